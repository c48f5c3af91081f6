# SPDX-License-Identifier: GPL-3.0-or-later
"""What the options of the games are called, and what each does."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.game import OptionInfo
from buck_euchre_qt.i18n.reasons import tied

translate = QCoreApplication.translate


class OptionText(NamedTuple):
    """The name of an option, and a sentence or two about it."""

    title: str
    explanation: str


def option_text(option: OptionInfo) -> OptionText:
    """Return the words of an option, with the article that it rests on."""
    title, explanation = _option_words(option.key)
    text = translate("Options", "{explanation} (rule {article})")
    return OptionText(title, tied(text).format(explanation=explanation, article=option.article))


def _option_words(key: str) -> OptionText:
    match key:
        case "start":
            return OptionText(
                translate("Options", "Points at the &start"),
                translate(
                    "Options",
                    "Everyone starts with this many points and wants to reach 0; fewer points "
                    "make a shorter match.",
                ),
            )
        case "lone_maker_wins":
            return OptionText(
                translate("Options", "A maker left alone &wins the match"),
                translate(
                    "Options",
                    "When all three others drop out, the maker is credited with all five tricks. "
                    "With this option that wins the match; without it, it only takes 5 points "
                    "off the score.",
                ),
            )
        case "target":
            return OptionText(
                translate("Options", "Points to &win"),
                translate("Options", "Whoever has this many points first wins the match."),
            )
        case "stick_the_dealer":
            return OptionText(
                translate("Options", "The &dealer must name a suit"),
                translate(
                    "Options",
                    "When everybody has passed twice, the dealer has to choose; without this "
                    "option the cards are dealt anew.",
                ),
            )
        case "farmers_hand":
            return OptionText(
                translate("Options", "New deal for &nines and tens"),
                translate(
                    "Options",
                    "A player whose five cards are all nines and tens may ask for a new deal "
                    "before the bidding.",
                ),
            )
        case "dealer_must_take":
            return OptionText(
                translate("Options", "The dealer must &take the upcard"),
                translate(
                    "Options",
                    "A dealer who is ordered takes the upcard; without this option the dealer "
                    "may leave it.",
                ),
            )
    return OptionText(key, "")
