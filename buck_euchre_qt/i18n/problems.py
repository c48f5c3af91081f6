# SPDX-License-Identifier: GPL-3.0-or-later
"""What went wrong with a file, in words."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.record_errors import BrokenRuleError, LaterVersionError, RecordError
from buck_euchre_qt.storage.files import Why

translate = QCoreApplication.translate


def storage_fault_text(why: Why) -> str:
    """Return why a file or folder could not be used."""
    match why:
        case Why.NOT_ALLOWED:
            return translate("Problems", "The system does not allow it.")
        case Why.NO_SPACE:
            return translate("Problems", "There is no space left.")
        case Why.NOT_A_FILE:
            return translate("Problems", "It is not a file.")
        case Why.NOT_A_FOLDER:
            return translate("Problems", "Its folder is not a folder.")
        case Why.NOT_TEXT:
            return translate("Problems", "It is not text.")
        case Why.TOO_LARGE:
            return translate("Problems", "It is too large for a match record.")
        case Why.NO_HOME:
            return translate("Problems", "The system names no folder for it.")
        case Why.BUSY:
            return translate("Problems", "Another program is using it.")
        case Why.DAMAGED:
            return translate("Problems", "It is damaged.")
        case Why.LATER:
            return translate("Problems", "It was written by a later version of this program.")
        case Why.FAILED:
            return translate("Problems", "The system reports an error.")


def record_fault_text(error: RecordError) -> str:
    """Return what is wrong with a match record."""
    if isinstance(error, LaterVersionError):
        return translate("Problems", "It was written by a later version of this program.")
    if isinstance(error, BrokenRuleError):
        text = translate("Problems", "Deal {deal}, action {action} breaks rule {article}.")
    elif error.deal and error.action:
        text = translate("Problems", "Deal {deal}, action {action} makes no sense.")
    elif error.deal:
        text = translate("Problems", "Deal {deal} makes no sense.")
    else:
        text = translate("Problems", "It is not a sound match record.")
    return text.format(deal=error.deal, action=error.action, article=error.article)


def damaged_match_text(path: Path, why: str, kept: Path | None) -> str:
    """Return that a match cannot be opened, why, and where the file was put."""
    if not why:
        text = translate("Problems", "There is no file {path}.")
    elif kept is None:
        text = translate("Problems", "The match in {path} cannot be opened. {why}")
    else:
        text = translate(
            "Problems",
            "The match in {path} cannot be opened. {why} The file was kept as {kept}.",
        )
    return text.format(path=path, why=why, kept=kept)


def later_match_text(path: Path, kept: Path) -> str:
    """Return that a match needs a later version of the program, and where it waits for that."""
    text = translate(
        "Problems",
        "The match in {path} was written by a later version of this program, which is needed to "
        "go on with it. It is unharmed and was kept as {kept}.",
    )
    return text.format(path=path, kept=kept)


def unkept_match_text(path: Path, why: str) -> str:
    """Return that a match cannot be saved, and why."""
    text = translate("Problems", "The match cannot be saved in {path}. {why}")
    return text.format(path=path, why=why)


def kept_again_text() -> str:
    """Return that a match that could not be saved is saved now."""
    return translate("Problems", "The match can be saved again, and nothing of it is missing.")


def lost_preferences_text(kept: Path | None) -> str:
    """Return that the preferences could not be read."""
    if kept is None:
        return translate("Problems", "Your preferences could not be read and are the usual ones.")
    text = translate(
        "Problems",
        "Your preferences could not be read and are the usual ones. The file was kept as {kept}.",
    )
    return text.format(kept=kept)


def unkept_preferences_text(path: Path, why: str) -> str:
    """Return that the preferences cannot be saved, and why."""
    text = translate("Problems", "Your preferences cannot be saved in {path}. {why}")
    return text.format(path=path, why=why)


def preferences_kept_again_text() -> str:
    """Return that preferences that could not be saved are saved now."""
    return translate("Problems", "Your preferences can be saved again.")


def lost_practice_text(kept: Path | None) -> str:
    """Return that the learner's practice could not be read, or not all of it."""
    if kept is None:
        return translate("Problems", "Your practice could not be read and begins anew.")
    text = translate(
        "Problems", "Some of your practice could not be read. The file was kept as {kept}."
    )
    return text.format(kept=kept)


def unkept_practice_text(path: Path, why: str) -> str:
    """Return that the learner's practice cannot be saved, and why."""
    text = translate("Problems", "Your practice cannot be saved in {path}. {why}")
    return text.format(path=path, why=why)


def practice_kept_again_text() -> str:
    """Return that practice that could not be saved is saved now."""
    return translate("Problems", "Your practice can be saved again.")


def mute_copy_text() -> str:
    """Return that the program runs already and does not answer."""
    return translate(
        "Problems",
        "Buck Euchre is running already, but it does not answer. Close it first: two copies would "
        "write over each other's match.",
    )
