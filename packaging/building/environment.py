# SPDX-License-Identifier: GPL-3.0-or-later
"""The environment that builds: Python with the build tools and the program's own wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from building.project import BUILD, PACKAGE, ROOT, BuildError, source_time_s

TOOLS: Final = ("build>=1.2,<2", "pyinstaller>=6.11,<7")
FOLDER: Final = BUILD / "environment"


def python_of(folder: Path) -> Path:
    """Return the Python of a virtual environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(command: list[str], folder: Path = ROOT, **environment: str) -> None:
    """Run a program in a folder and show what it says.

    :raises BuildError: when it fails or cannot be started.
    """
    leading_astray = {"PYTHONHOME", "PYTHONPATH"}
    kept = {name: value for name, value in os.environ.items() if name not in leading_astray}
    kept["SOURCE_DATE_EPOCH"] = str(source_time_s())
    print("$", *command, flush=True)
    try:
        subprocess.run(command, cwd=folder, env=kept | environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(f"{Path(command[0]).name} failed: {error}") from error


def find_program(name: str) -> str:
    """Return the path of a program.

    :raises BuildError: when the system has none of that name.
    """
    path = shutil.which(name)
    if path is None:
        raise BuildError(f"{name} is not installed")
    return path


def make_environment(folder: Path, packages: tuple[str, ...]) -> Path:
    """Make a virtual environment anew, install packages there and return its Python."""
    if folder.exists():
        shutil.rmtree(folder)
    base = getattr(sys, "_base_executable", None) or sys.executable
    run([base, "-m", "venv", str(folder)])
    python = python_of(folder)
    options = ["--no-input", "--disable-pip-version-check", "--quiet"]
    run([str(python), "-m", "pip", "install", *options, *packages])
    return python


def build_python() -> Path:
    """Return the Python with the build tools, made where it is missing."""
    python = python_of(FOLDER)
    stamp = FOLDER / "tools"
    if python.is_file() and stamp.is_file() and stamp.read_text() == "\n".join(TOOLS):
        return python
    python = make_environment(FOLDER, TOOLS)
    stamp.write_text("\n".join(TOOLS))
    return python


def install_wheel(python: Path, wheel: Path, extra: str | None = None) -> None:
    """Install the program from its wheel, in place of an older one."""
    options = ["--no-input", "--disable-pip-version-check", "--quiet"]
    target = f"{wheel}[{extra}]" if extra else str(wheel)
    run([str(python), "-m", "pip", "uninstall", "--yes", "--quiet", PACKAGE.replace("_", "-")])
    run([str(python), "-m", "pip", "install", *options, target])
