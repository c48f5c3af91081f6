# SPDX-License-Identifier: GPL-3.0-or-later
"""Marks a version as released: checks that it may be, and sets the tag that the forge builds from.

    python3 packaging/release.py           # check and tag
    python3 packaging/release.py --check   # check only

Nothing is sent anywhere; the last line says how to push the tag.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from building.project import ROOT, TITLE, BuildError, read_version, released_on


def git(root: Path, *words: str) -> str:
    """Return what git says.

    :raises BuildError: when it fails.
    """
    command = ["git", *words]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def tag_name(version: str) -> str:
    """Return the name of a version's tag."""
    return f"v{version}"


def problems(root: Path) -> list[str]:
    """Return every reason why the version in `root` cannot be released now."""
    version = read_version(root)
    found = []
    if git(root, "status", "--porcelain"):
        found.append("the tree is dirty: commit or remove what git status shows")
    if released_on(version, root) is None:
        found.append(f"CHANGELOG.md has no heading '## [{version}] - YYYY-MM-DD'")
    if git(root, "tag", "--list", tag_name(version)):
        found.append(f"the tag {tag_name(version)} exists already")
    return found


def release(root: Path, *, is_check_only: bool) -> str:
    """Set the tag, unless only a check is wanted, and return its name.

    :raises BuildError: when the version cannot be released.
    """
    found = problems(root)
    if found:
        raise BuildError("; ".join(found))
    tag = tag_name(read_version(root))
    if not is_check_only:
        git(root, "tag", "--annotate", "--message", f"{TITLE} {read_version(root)}", tag)
    return tag


def main(arguments: list[str] | None = None) -> int:
    """Release; the exit code is 1 where that is refused."""
    parser = argparse.ArgumentParser(description="Check and tag a release.")
    parser.add_argument("--check", action="store_true", help="only check, set no tag")
    given = parser.parse_args(arguments)
    try:
        tag = release(ROOT, is_check_only=given.check)
    except BuildError as error:
        print(f"Not released: {error}", file=sys.stderr)
        return 1
    print(f"{tag} can be released" if given.check else f"git push origin {tag}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
