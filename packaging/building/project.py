# SPDX-License-Identifier: GPL-3.0-or-later
"""What the project is called, where its files lie and which version this is."""

import ast
import os
import platform
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PACKAGE: Final = "buck_euchre_qt"
NAME: Final = "buck-euchre"
TITLE: Final = "Buck Euchre"
APP_ID: Final = "io.github.buckeuchre.BuckEuchre"
"""The reverse-domain name that AppStream, Flatpak and macOS know the program by."""

MIME_TYPE: Final = "application/x-buck-euchre-match+json"
RECORD_SUFFIX: Final = ".buck"
RECORD_ICON: Final = "application-x-buck-euchre-match+json"
LANGUAGES: Final = ("en", "fr", "pt")
DIST: Final = ROOT / "dist"
BUILD: Final = ROOT / "build"

# The first commit is not older; a fixed time keeps a build without git repeatable.
_FALLBACK_TIME_S: Final = 1_700_000_000


class BuildError(Exception):
    """What keeps something from being built, in words for the person who started it."""


def read_version(root: Path = ROOT) -> str:
    """Return the version that the package states.

    :raises BuildError: when it states none.
    """
    source = (root / PACKAGE / "__init__.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__version__")], value=ast.Constant(value=str(v))):
                return v
    raise BuildError(f"{PACKAGE}/__init__.py states no __version__")


def released_on(version: str, root: Path = ROOT) -> str | None:
    """Return the day (ISO) that the changelog gives for a version, None without an entry."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = rf"^## \[{re.escape(version)}\] - (\d{{4}}-\d{{2}}-\d{{2}})\s*$"
    found = re.search(heading, text, flags=re.MULTILINE)
    return found[1] if found else None


def source_time_s(root: Path = ROOT) -> int:
    """Return the time, in seconds since 1970, that every built file bears."""
    stated = os.environ.get("SOURCE_DATE_EPOCH", "")
    if stated.isdigit():
        return int(stated)
    try:
        done = subprocess.run(
            ["git", "log", "-1", "--format=%ct"],  # noqa: S607 - wherever git is installed
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return _FALLBACK_TIME_S
    return int(done.stdout.strip() or _FALLBACK_TIME_S)


def homepage(root: Path = ROOT) -> str | None:
    """Return the project's address without a slash at the end, None as long as it has none.

    It is the one in `pyproject.toml`, or that of the forge which runs the build.
    """
    urls = project_table(root).get("urls")
    if isinstance(urls, dict) and isinstance(urls.get("Homepage"), str):
        return str(urls["Homepage"]).rstrip("/")
    server, name = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    return f"{server}/{name}" if server and name else None


def maintainer() -> str:
    """Return who answers for the Debian package: name and address, as Debian's tools have it."""
    name = os.environ.get("DEBFULLNAME", f"{TITLE} developers")
    return f"{name} <{os.environ.get('DEBEMAIL', 'buck-euchre@users.noreply.github.com')}>"


def project_table(root: Path = ROOT) -> dict[str, object]:
    """Return the table `project` of `pyproject.toml`."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if not isinstance(table, dict):
        raise BuildError("pyproject.toml has no table [project]")
    return table


def has_sound(root: Path = ROOT) -> bool:
    """Tell whether the program uses Qt Multimedia, so that it has to be brought along."""
    sources = (root / PACKAGE).rglob("*.py")
    return any("PySide6.QtMultimedia" in path.read_text(encoding="utf-8") for path in sources)


def machine() -> str:
    """Return the processor's name, alike on all systems: "x86_64" or "arm64"."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def system() -> str:
    """Return the system's name as file names have it: "linux", "windows" or "macos"."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def file_name(version: str, ending: str) -> str:
    """Return the name of a file to download, as `buck-euchre-0.1.0-linux-x86_64.tar.gz`."""
    return f"{NAME}-{version}-{system()}-{machine()}{ending}"
