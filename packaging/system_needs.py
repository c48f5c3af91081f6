# SPDX-License-Identifier: GPL-3.0-or-later
"""What the game needs of the system: libraries that Qt opens, and a display.

Part of the quick start: standard library only, and it parses on Pythons that are too old.
"""

import ctypes
import os
import shutil
import socket
import sys
from pathlib import Path
from typing import NamedTuple

# What Debian calls the package of each library that Qt opens.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
X11_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
WAYLAND_LIBRARIES = {"libwayland-cursor.so.0": "libwayland-cursor0"}
SOUND_LIBRARIES = {"libpulse.so.0": "libpulse0"}
TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "openbox": "openbox",
    "dbus-daemon": "dbus",
}
# What a screen reader of the tests' own needs; it runs on the system's Python.
READER_FILES = {
    "share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
    "lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
    "lib/python3/dist-packages/gi/__init__.py": "python3-gi",
}
TEST_FONTS = "fonts-dejavu-core"


class Missing(NamedTuple):
    """Something that the system lacks, and Debian's package that has it.

    `is_needed`: without it the game does not start, or the tests do not run.
    """

    name: str
    package: str
    is_needed: bool


def is_loadable(library: str) -> bool:
    """Tell whether the system's loader finds a library that Qt will ask it for."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_display() -> bool:
    """Tell whether a window could be shown where this runs."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if chosen in ("offscreen", "minimal"):
        return False
    if not sys.platform.startswith("linux") or chosen in ("vnc", "linuxfb", "eglfs"):
        return True
    return is_wayland() or has_x11(os.environ.get("DISPLAY", ""))


def is_wayland() -> bool:
    """Tell whether a Wayland compositor listens."""
    name = os.environ.get("WAYLAND_DISPLAY")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and Path(folder, name or "").exists()


def has_x11(display: str) -> bool:
    """Tell whether an X server listens there; a server on another computer is believed."""
    host, colon, rest = display.rpartition(":")
    if not colon or host not in ("", "unix"):
        return bool(colon)
    path = "/tmp/.X11-unix/X" + rest.split(".")[0]  # noqa: S108 - where X servers have it
    for address in ("\0" + path, path):
        with socket.socket(socket.AF_UNIX) as listener:
            listener.settimeout(2)
            try:
                listener.connect(address)
            except OSError:
                continue
            return True
    return False


def find_missing(is_test: bool, has_sound: bool) -> "list[Missing]":
    """Return what Qt would miss on this system, so that it can be told before Qt aborts."""
    if not sys.platform.startswith("linux"):
        return []
    needed = dict(QT_LIBRARIES)
    # The tests open windows on an X server of their own, whatever the desktop.
    needed.update(WAYLAND_LIBRARIES if is_wayland() and not is_test else X11_LIBRARIES)
    libraries = [Missing(name, package, True) for name, package in needed.items()]
    if has_sound:
        libraries += [Missing(name, package, False) for name, package in SOUND_LIBRARIES.items()]
    missing = [library for library in libraries if not is_loadable(library.name)]
    if is_test:
        missing += [
            Missing(name, package, False)
            for name, package in TEST_PROGRAMS.items()
            if shutil.which(name) is None
        ]
        if is_debian() and not Path("/usr/share/fonts/truetype/dejavu").is_dir():
            missing.append(Missing("DejaVu fonts", TEST_FONTS, False))
        if is_debian():
            missing += [
                Missing(Path(name).name, package, False)
                for name, package in READER_FILES.items()
                if not any(Path("/usr").glob(name))
            ]
    return missing


def is_debian() -> bool:
    """Tell whether packages are Debian's here, as on Ubuntu and Mint."""
    return shutil.which("apt-get") is not None and Path("/etc/debian_version").exists()


def is_root() -> bool:
    """Tell whether packages can be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_command(packages: "list[str]") -> "list[str]":
    """Return the command that installs Debian packages."""
    return ["apt-get", "install", "--yes", "--no-install-recommends", *packages]


def advice(missing: "list[Missing]") -> str:
    """Return the one line that tells how to get what is missing."""
    if is_debian():
        packages = sorted({one.package for one in missing})
        prefix = "" if is_root() else "sudo "
        install = " ".join(apt_command(packages))
        return "To install it: {0}apt-get update && {0}{1}".format(prefix, install)
    return "Install it with the package manager of your system."
