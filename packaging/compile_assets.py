# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles translations and resources into the package, where the program finds them.

Run by the build hook, and by hand after a change to `translations/` or `resources/`:

    .venv/bin/python packaging/compile_assets.py
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

LANGUAGES = ("en", "fr", "pt")
COLLECTIONS = ("resources", "sounds", "licences")

# Qt writes it as the age of every resource: any fixed number keeps builds alike.
_SOURCE_TIME_S = "1000000000"


class AssetError(Exception):
    """A source is missing, or a tool of Qt refused it."""


def translation_source_name(language: str) -> str:
    """Return the name of a language's file in `translations/`."""
    return f"buck_euchre_{language}.ts"


def translation_name(language: str) -> str:
    """Return the name of a language's compiled file in `_assets/`."""
    return f"buck_euchre_{language}.qm"


def collection_source_name(collection: str) -> str:
    """Return the name of a collection's list in `resources/`."""
    return f"{collection}.qrc"


def collection_name(collection: str) -> str:
    """Return the name of a collection's compiled file in `_assets/`."""
    return f"{collection}.rcc"


def asset_names() -> tuple[str, ...]:
    """Return the names of all files that belong into `_assets/`."""
    return (*map(collection_name, COLLECTIONS), *map(translation_name, LANGUAGES))


def find_qt_tool(name: str) -> Path:
    """Return the path of `rcc`, `lrelease` or `lupdate` of the PySide6 beside this Python.

    The program of Qt itself and not its `pyside6-…` script: a build environment need not
    have its scripts on the path.

    :raises AssetError: where there is none.
    """
    # Found, not imported: importing it needs system libraries that the tools do without.
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise AssetError("PySide6 is not installed in this Python: " + sys.executable)
    suffix = ".exe" if os.name == "nt" else ""
    for folder in map(Path, spec.submodule_search_locations):
        for place in (folder / "Qt" / "libexec", folder, folder / "Qt" / "bin"):
            tool = place / (name + suffix)
            if tool.is_file():
                return tool
    raise AssetError(f"PySide6 comes without {name}")


def run_qt_tool(name: str, arguments: list[str], folder: Path) -> str:
    """Run a tool of Qt in a folder and return what it said.

    :raises AssetError: with the tool's words, where it fails.
    """
    environment = os.environ | {"QT_RCC_SOURCE_DATE_OVERRIDE": _SOURCE_TIME_S}
    done = subprocess.run(
        [str(find_qt_tool(name)), *arguments],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise AssetError(f"{name} failed ({done.returncode}):\n{done.stdout.strip()}")
    return done.stdout


def compile_assets(root: Path, *, fail_on_unfinished: bool = False) -> list[Path]:
    """Compile all assets of the project in `root` and return the files written.

    Nothing is replaced before everything is compiled, and each file is replaced at once,
    so a running program or a failing build never meets half a file. Files that do not
    belong there are removed.

    :raises AssetError: where a source is missing or faulty and, with `fail_on_unfinished`, where
        a text has no finished translation.
    """
    target = root / "buck_euchre_qt" / "_assets"
    lists = [root / "resources" / collection_source_name(name) for name in COLLECTIONS]
    sources = [root / "translations" / translation_source_name(code) for code in LANGUAGES]
    for source in (*lists, *sources):
        if not source.is_file():
            raise AssetError(f"{source.relative_to(root).as_posix()} is missing")
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=target.parent) as new:
        folder = Path(new)
        for collection, source in zip(COLLECTIONS, lists, strict=True):
            compiled = folder / collection_name(collection)
            run_qt_tool("rcc", ["--binary", source.name, "-o", str(compiled)], source.parent)
        for language, source in zip(LANGUAGES, sources, strict=True):
            options = ["-silent", *(["-fail-on-unfinished"] if fail_on_unfinished else [])]
            compiled = folder / translation_name(language)
            run_qt_tool("lrelease", [*options, source.name, "-qm", str(compiled)], source.parent)
        for name in asset_names():
            (folder / name).replace(target / name)
    for stray in set(target.iterdir()) - {target / name for name in asset_names()}:
        shutil.rmtree(stray) if stray.is_dir() else stray.unlink()
    return [target / name for name in asset_names()]


def main(arguments: list[str] | None = None) -> int:
    """Compile from the command line; the exit code is 1 where it failed."""
    parser = argparse.ArgumentParser(description="Compile translations and resources.")
    parser.add_argument(
        "--fail-on-unfinished", action="store_true", help="refuse unfinished translations"
    )
    options = parser.parse_args(arguments)
    root = Path(__file__).resolve().parent.parent
    try:
        written = compile_assets(root, fail_on_unfinished=options.fail_on_unfinished)
    except AssetError as error:
        print(f"Assets not compiled: {error}", file=sys.stderr)
        return 1
    for path in written:
        print(f"{path.relative_to(root).as_posix()}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
