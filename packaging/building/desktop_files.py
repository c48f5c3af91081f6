# SPDX-License-Identifier: GPL-3.0-or-later
"""What desktops of Linux are told about the program."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from building.pictures import MOMENTS, picture_name
from building.project import (
    APP_ID,
    BUILD,
    LANGUAGES,
    NAME,
    ROOT,
    homepage,
    released_on,
    source_time_s,
)

METAINFO_NAME: Final = f"{APP_ID}.metainfo.xml"
MAN_PAGES: Final = {"en": f"{NAME}.6", "fr": f"{NAME}.fr.6", "pt": f"{NAME}.pt.6"}

_CAPTIONS: Final = {
    "bidding": {
        "en": "A card is turned up: order its suit, or pass",
        "fr": "Une carte est retournée\N{NO-BREAK SPACE}: ordonner sa couleur, ou passer",
        "pt": "Uma carta está virada: mandar no seu naipe, ou passar",
    },
    "trick": {
        "en": "A trick is being played",
        "fr": "Un pli en cours",
        "pt": "Uma vaza a decorrer",
    },
    "score": {
        "en": "The score sheet after a deal",
        "fr": "La feuille de marque après une donne",
        "pt": "A folha de pontos depois de uma mão",
    },
}


def metainfo(version: str) -> str:
    """Return the AppStream description of a version.

    Addresses and pictures are left out as long as the project has no address.
    """
    address = homepage()
    template = ROOT / "packaging" / "linux" / f"{NAME}.metainfo.xml.in"
    text = template.read_text(encoding="utf-8")
    day = released_on(version)
    fallback = datetime.fromtimestamp(source_time_s(), UTC).date().isoformat()
    release = (
        f'<release version="{escape(version)}" date="{day or fallback}"'
        f' type="{"stable" if day else "development"}"/>'
    )
    return (
        text.replace("@APP_ID@", APP_ID)
        .replace("  <!-- @URLS@ -->\n", _urls(address) if address else "")
        .replace("  <!-- @SCREENSHOTS@ -->\n", _screenshots(address, version) if address else "")
        .replace("<!-- @RELEASE@ -->", release)
    )


def write_metainfo(version: str) -> Path:
    """Write the description where validators and the Flatpak find it, and return its path."""
    target = BUILD / "metainfo" / METAINFO_NAME
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(metainfo(version), encoding="utf-8")
    return target


def _urls(address: str) -> str:
    addresses = {"homepage": address, "bugtracker": f"{address}/issues", "vcs-browser": address}
    return "".join(f'  <url type="{kind}">{escape(url)}</url>\n' for kind, url in addresses.items())


def _screenshots(address: str, version: str) -> str:
    lines = ["  <screenshots>"]
    for moment in MOMENTS:
        kind = ' type="default"' if moment == MOMENTS[0] else ""
        lines.append(f"    <screenshot{kind}>")
        for language in LANGUAGES:
            mark = "" if language == "en" else f' xml:lang="{language}"'
            lines.append(f"      <caption{mark}>{_CAPTIONS[moment][language]}</caption>")
        for language in LANGUAGES:
            mark = "" if language == "en" else f' xml:lang="{language}"'
            url = f"{address}/releases/download/v{version}/{picture_name(moment, language)}"
            image = f'<image type="source" width="1280" height="720"{mark}>{escape(url)}</image>'
            lines.append(f"      {image}")
        lines.append("    </screenshot>")
    return "\n".join([*lines, "  </screenshots>", ""])
