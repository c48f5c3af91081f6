# SPDX-License-Identifier: GPL-3.0-or-later
"""The installer for Windows, made by Inno Setup."""

import os
import shutil
from pathlib import Path
from typing import Final

from building.environment import find_program, run
from building.freezing import FOLDER
from building.icons import FOLDER as ICONS
from building.project import DIST, NAME, ROOT, file_name, read_version

SCRIPT: Final = ROOT / "packaging" / "windows" / f"{NAME}.iss"


def installer_name(version: str) -> str:
    """Return the name of the installer."""
    return file_name(version, "-setup.exe")


def find_compiler() -> str:
    """Return the path of Inno Setup's compiler.

    :raises BuildError: when it is not installed.
    """
    for variable in ("ProgramFiles(x86)", "ProgramFiles"):
        path = Path(os.environ.get(variable, ""), "Inno Setup 6", "ISCC.exe")
        if path.is_file():
            return str(path)
    return shutil.which("ISCC") or find_program("iscc")


def build_installer() -> Path:
    """Build the installer from the program folder and return it."""
    version = read_version()
    target = DIST / installer_name(version)
    defines = {
        "Version": version,
        "Source": str(FOLDER),
        "Icon": str(ICONS / f"{NAME}.ico"),
        "OutputFolder": str(target.parent),
        "OutputName": target.stem,
    }
    options = [f"/D{name}={text}" for name, text in defines.items()]
    run([find_compiler(), "/Qp", *options, str(SCRIPT)])
    return target
