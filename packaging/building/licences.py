# SPDX-License-Identifier: GPL-3.0-or-later
"""The licences of everything that is bundled, and what each file belongs to."""

import re
import subprocess
from pathlib import Path
from typing import Final

from building.project import BUILD, ROOT, BuildError

COPYRIGHT: Final = ROOT / "packaging" / "licences" / "copyright"
"""Names every work that is carried, its licence, and how to replace Qt."""

FOLDER_NAME: Final = "licences"
VERSIONS: Final = BUILD / FOLDER_NAME / "versions.txt"

_PACKAGES: Final = ("PySide6-Essentials", "shiboken6", "platformdirs", "pyinstaller")
WORKS: Final = {
    "Buck Euchre": r"buck_euchre_qt/|licences/",
    "Qt and Qt for Python": r"PySide6/|shiboken6/|libQt6|libpyside6|libshiboken6",
    "ICU": r"libicu",
    "Python": r"libpython3|python3|base_library\.zip$",
    "platformdirs": r"platformdirs",
    "libffi": r"libffi",
    "XCB utilities": r"libxcb-(cursor|icccm|image|keysyms|render-util|util)\.",
}
"""Each bundled work, and how the paths of its files below `_internal` begin."""

QT_MODULES: Final = {
    "Concurrent": None,
    "Core": "Qt Core",
    "DBus": "Qt D-Bus",
    "Gui": "Qt GUI",
    "Multimedia": "Qt Multimedia",
    "Network": "Qt Network",
    "OpenGL": None,
    "Svg": "Qt SVG",
    "WaylandClient": "Qt for Wayland",
    "Widgets": None,
    "XcbQpa": "Qt GUI",
}
"""Each library of Qt that is bundled, and where the list tells of the works of others in it.

None for those that, as Qt's makers tell, have none besides those of the libraries they need.
"""


def texts() -> list[tuple[str, str]]:
    """Return the files that the folder carries with it, each with its place for PyInstaller."""
    licence, lesser = ROOT / "LICENSE", COPYRIGHT.with_name("LGPL-3.0.txt")
    sources = {"GPL-3.0.txt": licence, "LGPL-3.0.txt": lesser, "copyright": COPYRIGHT}
    folder = VERSIONS.parent
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in sources.items():
        (folder / name).write_bytes(source.read_bytes())
    return [(str(folder / name), FOLDER_NAME) for name in (*sources, VERSIONS.name)]


def write_versions(python: Path) -> None:
    """Write down which versions of what an environment carries are bundled."""
    question = (
        "import platform, sys; from importlib.metadata import version\n"
        "print('Python', platform.python_version())\n"
        "for name in sys.argv[1:]: print(name, version(name))"
    )
    command = [str(python), "-P", "-c", question, *_PACKAGES]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"the versions are not known: {done.stderr}")
    VERSIONS.parent.mkdir(parents=True, exist_ok=True)
    VERSIONS.write_text(done.stdout, encoding="utf-8")


def work_of(name: str) -> str | None:
    """Return the work that a file below `_internal` belongs to, None for an unknown one."""
    found = (work for work, pattern in WORKS.items() if re.match(pattern, name))
    return next(found, None)


def unknown_files(internal: Path) -> list[str]:
    """Return the files below `_internal` whose licence nobody has looked up."""
    files = (path for path in internal.rglob("*") if path.is_file())
    names = (path.relative_to(internal).as_posix() for path in files)
    return sorted(name for name in names if work_of(name) is None or _is_unknown_module(name))


def _is_unknown_module(name: str) -> bool:
    """Tell whether a file is a library of Qt in which nobody has looked for the works of others."""
    library = re.search(r"(?:^|/)libQt6(\w+)\.so", name)
    return library is not None and library[1] not in QT_MODULES
