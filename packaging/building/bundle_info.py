# SPDX-License-Identifier: GPL-3.0-or-later
"""What Windows and macOS are told about the program."""

import os
from typing import Final, TypeAlias

from building.project import BUILD, MIME_TYPE, RECORD_SUFFIX, TITLE

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


def windows_version(version: str) -> str:
    """Return the version resource of the program file, in the words that PyInstaller reads."""
    numbers = windows_numbers(version)
    texts = {
        "CompanyName": f"{TITLE} developers",
        "FileDescription": TITLE,
        "FileVersion": version,
        "LegalCopyright": "GPL-3.0-or-later",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def write_windows_version(version: str) -> str:
    """Write the version resource where PyInstaller reads it, and return its path."""
    target = BUILD / "windows-version.txt"
    target.write_text(windows_version(version), encoding="utf-8")
    return str(target)
