# SPDX-License-Identifier: GPL-3.0-or-later
"""Which figures stand below which articles of the rule book, as data with their words."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card in a row, in the form ``JH``, with what is said about it."""

    card: str
    caption: str = ""
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side on the felt, below a title."""

    title: str
    cards: tuple[LaidCard, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """Rows of numbers below the players they belong to; the last row is the outcome."""

    players: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class FlowArc:
    """A way that leaves out steps, from one step to another, by their places in the flow."""

    start: int
    end: int
    label: str
    is_above: bool
    is_dashed: bool


@dataclass(frozen=True, slots=True)
class DealFlow:
    """The steps of a deal from left to right, and the ways that leave some out."""

    title: str
    steps: tuple[str, ...]
    arcs: tuple[FlowArc, ...]


Figure = CardRow | ScoreTable | DealFlow


def figure_below(article_id: str) -> Figure | None:
    """Return the figure that stands below an article, in the current language, if it has one."""
    builder = _BUILDERS.get(article_id)
    return builder() if builder is not None else None


def _order_of_trumps() -> CardRow:
    return CardRow(
        QCoreApplication.translate(
            "RuleBookWindow", "Hearts are trumps: from the highest to the lowest"
        ),
        (
            LaidCard("JH", QCoreApplication.translate("RuleBookWindow", "right bower"), True),
            LaidCard("JD", QCoreApplication.translate("RuleBookWindow", "left bower"), True),
            *(LaidCard(card) for card in ("AH", "KH", "QH", "TH", "9H")),
        ),
    )


def _suit_without_jack() -> CardRow:
    return CardRow(
        QCoreApplication.translate("RuleBookWindow", "Diamonds, the suit that lost its jack"),
        tuple(LaidCard(card) for card in ("AD", "KD", "QD", "TD", "9D")),
    )


def _discard() -> CardRow:
    taken = QCoreApplication.translate("RuleBookWindow", "just taken")
    return CardRow(
        QCoreApplication.translate("RuleBookWindow", "The dealer’s six cards: one must go"),
        (
            LaidCard("KH", taken, True),
            *(LaidCard(card) for card in ("QD", "9S", "TS", "AC", "9C")),
        ),
    )


def _flow_of_a_deal() -> DealFlow:
    return DealFlow(
        QCoreApplication.translate("RuleBookWindow", "How a deal runs"),
        (
            QCoreApplication.translate("RuleBookWindow", "Upcard"),
            QCoreApplication.translate("RuleBookWindow", "First round"),
            QCoreApplication.translate("RuleBookWindow", "Second round"),
            QCoreApplication.translate("RuleBookWindow", "Stay or drop"),
            QCoreApplication.translate("RuleBookWindow", "Five tricks"),
            QCoreApplication.translate("RuleBookWindow", "Scoring"),
        ),
        (
            FlowArc(
                2,
                4,
                QCoreApplication.translate("RuleBookWindow", "all pass twice: no-trump"),
                is_above=True,
                is_dashed=True,
            ),
            FlowArc(
                1,
                3,
                QCoreApplication.translate("RuleBookWindow", "somebody orders up"),
                is_above=False,
                is_dashed=False,
            ),
            FlowArc(
                0,
                4,
                QCoreApplication.translate(
                    "RuleBookWindow", "a club turned up: trumps at once, all play"
                ),
                is_above=False,
                is_dashed=True,
            ),
        ),
    )


def _left_bower_wins() -> CardRow:
    second = QCoreApplication.translate("RuleBookWindow", "second: wins the trick")
    return CardRow(
        QCoreApplication.translate("RuleBookWindow", "Hearts are trumps"),
        (
            LaidCard("KH", QCoreApplication.translate("RuleBookWindow", "led")),
            LaidCard("JD", second, True),
            LaidCard("AH", QCoreApplication.translate("RuleBookWindow", "third")),
            LaidCard("TH", QCoreApplication.translate("RuleBookWindow", "fourth")),
        ),
    )


def _failed_promise() -> ScoreTable:
    return ScoreTable(
        (
            QCoreApplication.translate("RuleBookWindow", "Maker"),
            QCoreApplication.translate("RuleBookWindow", "Player 2"),
            QCoreApplication.translate("RuleBookWindow", "Player 3"),
            QCoreApplication.translate("RuleBookWindow", "Player 4"),
        ),
        (
            (
                QCoreApplication.translate("RuleBookWindow", "Score before"),
                ("25", "25", "25", "25"),
            ),
            (QCoreApplication.translate("RuleBookWindow", "Tricks taken"), ("2", "2", "1", "0")),
            (
                QCoreApplication.translate("RuleBookWindow", "Change"),
                ("+5", "\N{MINUS SIGN}2", "\N{MINUS SIGN}1", "+5"),
            ),
            (QCoreApplication.translate("RuleBookWindow", "New score"), ("30", "23", "24", "30")),
        ),
    )


_BUILDERS: dict[str, Callable[[], Figure]] = {
    "BE-1.3": _order_of_trumps,
    "BE-1.5": _suit_without_jack,
    "BE-3.2": _discard,
    "BE-3.10": _flow_of_a_deal,
    "BE-8.1": _left_bower_wins,
    "BE-8.2": _failed_promise,
}
