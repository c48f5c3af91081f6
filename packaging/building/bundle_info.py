# SPDX-License-Identifier: GPL-3.0-or-later
"""What Windows and macOS are told about the program."""

import os
from typing import TYPE_CHECKING, Final, TypeAlias

from building.project import MIME_TYPE, RECORD_SUFFIX, TITLE

if TYPE_CHECKING:
    from PyInstaller.utils.win32.versioninfo import VSVersionInfo

Plist: TypeAlias = "str | bool | list[Plist] | dict[str, Plist]"

RECORD_TYPE: Final = "io.github.buckeuchre.match"
SIGNING_VARIABLE: Final = "BUCK_EUCHRE_SIGNING_IDENTITY"
"""Names the certificate in the keychain; without it macOS gets an ad hoc signature."""


def signing_identity() -> str | None:
    """Return the certificate to sign with on macOS, None for an ad hoc signature."""
    return os.environ.get(SIGNING_VARIABLE) or None


def info_plist() -> "dict[str, Plist]":
    """Return the entries of `Info.plist` besides names and version."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr", "pt-PT"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Buck Euchre match record",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": "Buck Euchre match record",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [RECORD_SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GPL-3.0-or-later",
    }


def windows_numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows wants: 0.1.0 is (0, 1, 0, 0)."""
    parts = [int("".join(filter(str.isdigit, part)) or 0) for part in version.split(".")]
    first, second, third, fourth = [*parts, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def windows_version(version: str) -> "VSVersionInfo":
    """Return the version resource of the program file."""
    from PyInstaller.utils.win32 import versioninfo as info

    texts = {
        "CompanyName": f"{TITLE} developers",
        "FileDescription": TITLE,
        "FileVersion": version,
        "LegalCopyright": "GPL-3.0-or-later",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    strings = [info.StringStruct(name, text) for name, text in texts.items()]
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(
            filevers=windows_numbers(version), prodvers=windows_numbers(version)
        ),
        kids=[
            info.StringFileInfo([info.StringTable("040904B0", strings)]),
            info.VarFileInfo([info.VarStruct("Translation", [1033, 1200])]),
        ],
    )
