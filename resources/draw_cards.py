# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw the deck, the suits, the icons and the portraits, and write the list of resources.

Run as `python3 resources/draw_cards.py`; another directory to write into may follow.
"""

import sys
from pathlib import Path

from drawing.collection import drawings, resource_list


def write_drawings(target: Path) -> None:
    """Write every drawing and resources.qrc under a directory."""
    files = drawings()
    for name, text in files.items():
        destination = target / name
        destination.parent.mkdir(parents=True, exist_ok=True)
        destination.write_text(text, encoding="utf-8", newline="\n")
    (target / "resources.qrc").write_text(
        resource_list(list(files)), encoding="utf-8", newline="\n"
    )


if __name__ == "__main__":
    write_drawings(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
