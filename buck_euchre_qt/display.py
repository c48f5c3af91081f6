# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a window can open at all: Qt itself would abort the program where it cannot."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_XCB_LIBRARIES: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt's X11 plugin loads and plain systems lack, with Debian's name of the package."""

LOADER_LIST: Final = Path("/etc/ld.so.cache")
_PLATFORMS: Final = ("", "xcb", "wayland", "wayland-egl")
_TRY_S: Final = 2.0
_ADVICE: Final = (
    "start the game in a desktop session, or set QT_QPA_PLATFORM=offscreen to run without a screen"
)


def display_problem(environ: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Return in one line why no window can open and what to do, or None when one can."""
    if platform in ("win32", "darwin"):
        return None
    # Qt tries the platforms of the list one after another; none named means either.
    wanted = [each.split(":")[0] for each in environ.get("QT_QPA_PLATFORM", "").split(";")]
    if any(each not in _PLATFORMS for each in wanted):
        return None
    if any(each != "xcb" for each in wanted) and _has_wayland(environ):
        return None
    if all(each.startswith("wayland") for each in wanted):
        return f"There is no Wayland display: {_ADVICE}."
    display = environ.get("DISPLAY", "")
    if not display:
        return f"There is no display: {_ADVICE}."
    if not _answers(display):
        return f"The display {display} does not answer: {_ADVICE}."
    missing = [package for library, package in _XCB_LIBRARIES.items() if not loads(library)]
    if missing:
        return f"Qt needs system libraries that are missing: install {' '.join(missing)}."
    return None


def _has_wayland(environ: Mapping[str, str]) -> bool:
    if environ.get("WAYLAND_SOCKET"):
        # Handed over open, by whoever started the program.
        return True
    name, folder = environ.get("WAYLAND_DISPLAY", ""), environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and Path(folder, name).exists()


def _answers(display: str) -> bool:
    # Imported where they are needed: a display that is not X comes sooner.
    import socket

    host, _, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not number.isdigit():
        return False
    if host and host != "unix":
        with contextlib.suppress(OSError):
            socket.create_connection((host, 6000 + int(number)), timeout=_TRY_S).close()
            return True
        return False
    name = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers listen
    return any(_connects(address) for address in (name, f"\0{name}"))


def _connects(address: str) -> bool:
    import socket

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
        client.settimeout(_TRY_S)
        with contextlib.suppress(OSError):
            client.connect(address)
            return True
    return False


def loads(library: str) -> bool:
    """Return whether the system can load a library, by the name of its file."""
    with contextlib.suppress(OSError):
        # What the loader has listed need not be tried, which takes more time than to read this.
        if library.encode() + b"\0" in LOADER_LIST.read_bytes():
            return True
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
