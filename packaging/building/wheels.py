# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel and the source distribution."""

from pathlib import Path

from building.environment import build_python, run
from building.project import DIST, PACKAGE, ROOT, BuildError, read_version


def wheel_name(version: str) -> str:
    """Return the name of the wheel, which runs wherever PySide6 does."""
    return f"{PACKAGE}-{version}-py3-none-any.whl"


def sdist_name(version: str) -> str:
    """Return the name of the source distribution."""
    return f"{PACKAGE}-{version}.tar.gz"


def build_wheel_and_sdist() -> tuple[Path, Path]:
    """Build the source distribution, and the wheel from nothing but that, both isolated."""
    version = read_version()
    DIST.mkdir(exist_ok=True)
    run([str(build_python()), "-P", "-m", "build", "--outdir", str(DIST), str(ROOT)])
    made = DIST / wheel_name(version), DIST / sdist_name(version)
    for path in made:
        if not path.is_file():
            raise BuildError(f"{path.name} was not built")
    return made
