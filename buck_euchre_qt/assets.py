# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the compiled resources and translations inside the installed package.

The only user of `importlib.resources`. Importing this module imports no Qt.
"""

import atexit
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Final

_FOLDER: Final = "_assets"
_RESOURCES_NAME: Final = "resources.rcc"
_SOUNDS_NAME: Final = "sounds.rcc"
_LICENCES_NAME: Final = "licences.rcc"

# Keeps files open that had to be unpacked, should the package ever lie in an archive.
_unpacked = ExitStack()
atexit.register(_unpacked.close)


class AssetMissingError(Exception):
    """A compiled file is not in the package, or Qt cannot read it.

    `name` is the name of the file in `_assets`.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"{_FOLDER}/{name} is missing or damaged; install the game again")
        self.name = name


@cache
def asset_path(name: str) -> Path:
    """Return the real path of a compiled file, valid as long as the program runs.

    :raises AssetMissingError: where the package has no such file.
    """
    beside = Path(__file__).with_name(_FOLDER) / name
    if beside.is_file():
        return beside
    # Only a package in an archive needs it, and the table comes sooner without.
    from importlib import resources

    entry = resources.files("buck_euchre_qt").joinpath(_FOLDER, name)
    if not entry.is_file():
        raise AssetMissingError(name)
    return _unpacked.enter_context(resources.as_file(entry))


@cache
def register_resources() -> None:
    """Make the pictures known to Qt under `:/`, once however often it is called.

    :raises AssetMissingError: where they are not there or cannot be read.
    """
    _register(_RESOURCES_NAME)


@cache
def register_sounds() -> None:
    """Make the sounds known to Qt under `:/sounds/`, once however often it is called.

    Apart from the pictures, since most programs that show those play none of these.

    :raises AssetMissingError: where they are not there or cannot be read.
    """
    _register(_SOUNDS_NAME)


@cache
def register_licences() -> None:
    """Make the licences known to Qt under `:/licences/`, once however often it is called.

    :raises AssetMissingError: where they are not there or cannot be read.
    """
    _register(_LICENCES_NAME)


def _register(name: str) -> None:
    from PySide6.QtCore import QResource

    if not QResource.registerResource(str(asset_path(name))):
        raise AssetMissingError(name)


def translation_path(language: str) -> Path:
    """Return the path of the compiled translation of a language ("en", "fr" or "pt").

    :raises AssetMissingError: where the package does not speak it.
    """
    return asset_path(f"buck_euchre_{language}.qm")
