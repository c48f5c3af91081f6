# SPDX-License-Identifier: GPL-3.0-or-later
"""What went wrong with the history of matches, in words."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def damaged_history_text(path: Path, kept: Path, *, is_restored: bool) -> str:
    """Return that the database was damaged, where it was put, and what took its place."""
    if is_restored:
        text = translate(
            "Problems",
            "The history of your matches in {path} was damaged. It was kept as {kept}, and the "
            "last backup has taken its place.",
        )
    else:
        text = translate(
            "Problems",
            "The history of your matches in {path} was damaged. It was kept as {kept}, and a new "
            "one was begun.",
        )
    return text.format(path=path, kept=kept)


def unkept_history_text(path: Path, why: str) -> str:
    """Return that the history cannot be written, and why; the match itself is safe."""
    text = translate(
        "Problems",
        "Matches cannot be written into the history in {path}. {why} You can play on: the match "
        "on the table is kept in its own file.",
    )
    return text.format(path=path, why=why)


def history_kept_again_text() -> str:
    """Return that what could not be written into the history is there now."""
    return translate(
        "Problems", "Matches can be written into the history again, and none is missing."
    )


def unread_history_text(path: Path, why: str) -> str:
    """Return that the history cannot be read, and why."""
    text = translate("Problems", "The history of your matches in {path} cannot be read. {why}")
    return text.format(path=path, why=why)
