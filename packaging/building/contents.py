# SPDX-License-Identifier: GPL-3.0-or-later
"""What goes into the self-contained program folder, and what stays out.

Read by `buck-euchre.spec` inside PyInstaller. Names are destinations in the folder, with slashes.
"""

import re
from pathlib import PurePosixPath
from typing import Final

PLUGINS: Final = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "multimedia": {"darwinmediaplugin", "windowsmediaplugin"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {
        "qcocoa",
        "qoffscreen",
        "qwayland",
        "qwayland-generic",
        "qwindows",
        "qxcb",
    },
    # Not the one for GTK: it would bring half of GNOME along.
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle", "qwindowsvistastyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The plugins of Qt that the program uses, by folder."""

QT_TRANSLATIONS: Final = {"qtbase_en.qm", "qtbase_fr.qm", "qtbase_pt.qm"}
"""Qt's own texts in the languages of the program; there is no Portuguese one so far."""

EXCLUDED_MODULES: Final = (
    "PySide6.QtConcurrent",
    "PySide6.QtDBus",
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSvgWidgets",
    "PySide6.QtTest",
    "PySide6.QtWebEngineCore",
    "_bz2",
    "_hashlib",
    "_lzma",
    "_ssl",
    "doctest",
    "pdb",
    "pip",
    "pkg_resources",
    "pydoc",
    "pytest",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
)
"""Modules that something names and the program never runs."""

_UNUSED_QT: Final = re.compile(
    r"(lib)?Qt6?(EglF[Ss]|FFmpeg|MultimediaWidgets|OpenGLWidgets|Pdf|Qml|Quick|Test"
    r"|VirtualKeyboard|WlShell|WaylandEgl|WebEngine)"
)
# FFmpeg plays films and streams; effects do without it.
_FFMPEG: Final = re.compile(r"(lib)?(avcodec|avformat|avutil|swresample|swscale)[.-]")
# Plain desktops lack these, X11 asks for them, and they need nothing but libxcb.
_CARRIED_LIBRARIES: Final = re.compile(
    r"lib(python3|ffi|xcb-(cursor|icccm|image|keysyms|render-util|util))[.\d]"
)
_SYSTEM_FOLDERS: Final = ("", "lib")


def is_wanted(name: str, system: str) -> bool:
    """Tell whether a file belongs into the folder on "linux", "windows" or "macos"."""
    path = PurePosixPath(name)
    if "translations" in path.parts and path.suffix == ".qm":
        return path.name in QT_TRANSLATIONS
    if "plugins" in path.parts and "PySide6" in path.parts:
        return _is_wanted_plugin(path)
    if any(_UNUSED_QT.match(part) for part in path.parts) or _FFMPEG.match(path.name):
        return False
    if path.name.lower() in {"opengl32sw.dll", "d3dcompiler_47.dll"}:
        # A renderer in software, for a program that never draws with OpenGL.
        return False
    if system == "linux" and str(path.parent).strip(".") in _SYSTEM_FOLDERS:
        return _is_carried_on_linux(path.name)
    return True


def _is_wanted_plugin(path: PurePosixPath) -> bool:
    folder = path.parts[path.parts.index("plugins") + 1]
    return path.name.split(".")[0].removeprefix("lib") in PLUGINS.get(folder, set())


def _is_carried_on_linux(name: str) -> bool:
    """Tell whether a library beside the program is ours to carry, or the system's to have.

    Libraries that talk to the display, the session or the fonts have to be those of the system
    the program runs on, not those of the one it was built on.
    """
    is_library = ".so" in name
    is_of_qt = name.startswith(("libQt6", "libicu", "libpyside6", "libshiboken6"))
    return not is_library or is_of_qt or _CARRIED_LIBRARIES.match(name) is not None
