# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the program in its three languages, for software centres and the README."""

import shutil
from pathlib import Path
from typing import Final

from building.environment import build_python, run
from building.project import BUILD, DIST, LANGUAGES, NAME, BuildError

MOMENTS: Final = ("bidding", "trick", "score")
SIZE: Final = "1280x720"
# A match in which each of the moments comes.
_SEED: Final = "a fair"


def picture_name(moment: str, language: str) -> str:
    """Return the name of a picture, as the software centres fetch it."""
    return f"{NAME}-{moment}-{language}.png"


def take_pictures() -> None:
    """Let computer players play in each language and keep the pictures of it.

    :raises BuildError: when a moment did not come.
    """
    python = build_python()
    for language in LANGUAGES:
        folder = BUILD / "pictures" / language
        shutil.rmtree(folder, ignore_errors=True)
        command = [str(python), "-P", "-m", "buck_euchre_qt", "demo", "--seed", _SEED]
        command += ["--speed", "instant", "--size", SIZE, "--language", language]
        run([*command, "--pictures", str(folder)], QT_QPA_PLATFORM="offscreen")
        for moment in MOMENTS:
            keep(folder / f"{moment}.png", DIST / picture_name(moment, language))


def keep(picture: Path, target: Path) -> None:
    """Copy a picture to the downloads."""
    if not picture.is_file():
        raise BuildError(f"the demonstration took no picture {picture.name}")
    target.parent.mkdir(exist_ok=True)
    shutil.copyfile(picture, target)
