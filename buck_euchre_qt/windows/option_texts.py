# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rule options are called, and what each does."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class OptionText(NamedTuple):
    """The name of an option and what it does, with the article behind it."""

    title: str
    explanation: str


def option_text(key: str) -> OptionText:
    """Return the words of an option by its key in records."""
    match key:
        case "start":
            return OptionText(
                translate("Options", "Points at the &start"),
                translate(
                    "Options",
                    "Everyone starts with this many points and wants to reach 0. Fewer points "
                    "make a shorter match (rule BE-1.7).",
                ),
            )
        case "lone_maker_wins":
            return OptionText(
                translate("Options", "A maker left alone &wins the match"),
                translate(
                    "Options",
                    "When all three others drop out, the maker is credited with all five tricks. "
                    "With this option that wins the match; without it, it only takes 5 points "
                    "off the score (rule BE-3.9).",
                ),
            )
    return OptionText(key, "")
