# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk image for macOS, with the application in it, signed where there is a certificate."""

import os
import shutil
from pathlib import Path
from typing import Final

from building.bundle_info import signing_identity
from building.environment import find_program, run
from building.freezing import FROZEN
from building.project import BUILD, DIST, TITLE, file_name, read_version

APPLICATION: Final = FROZEN / f"{TITLE}.app"
NOTARY_VARIABLE: Final = "BUCK_EUCHRE_NOTARY_PROFILE"
"""Names the keychain profile of `notarytool`; without it nothing is sent to Apple."""


def image_name(version: str) -> str:
    """Return the name of the disk image."""
    return file_name(version, ".dmg")


def build_image() -> Path:
    """Build the disk image from the application and return it.

    PyInstaller signed the application, ad hoc or with the certificate; this proves it. The image
    is signed and notarised when the environment names a certificate and a profile.
    """
    run([find_program("codesign"), "--verify", "--deep", "--strict", str(APPLICATION)])
    target = DIST / image_name(read_version())
    stage = BUILD / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    # Links have to stay links, or the signature breaks.
    shutil.copytree(APPLICATION, stage / APPLICATION.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    options = ["-volname", TITLE, "-srcfolder", str(stage), "-format", "UDZO", "-ov", "-quiet"]
    run([find_program("hdiutil"), "create", *options, str(target)])
    identity = signing_identity()
    if identity:
        run([find_program("codesign"), "--sign", identity, "--timestamp", str(target)])
        notarise(target)
    return target


def notarise(image: Path) -> None:
    """Have Apple look at a signed image, where a profile says in whose name."""
    profile = os.environ.get(NOTARY_VARIABLE)
    if not profile:
        return
    xcrun = find_program("xcrun")
    run([xcrun, "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"])
    run([xcrun, "stapler", "staple", str(image)])
