# SPDX-License-Identifier: GPL-3.0-or-later
"""Which figures stand below which articles of the rule book, as data with their words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.glossary import TERMS
from buck_euchre_qt.i18n.language import Language

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card in a row, in the form ``JH``, with what is said about it; no card for a gap."""

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
class ExampleStep:
    """One step of a worked example: what there is to see by then, and what is said about it."""

    figure: CardRow | ScoreTable
    words: str


@dataclass(frozen=True, slots=True)
class Steps:
    """A worked example to be stepped through."""

    steps: tuple[ExampleStep, ...]


@dataclass(frozen=True, slots=True)
class WordTable:
    """Words of several languages side by side: the languages, then rows of (id, words, article)."""

    languages: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...], str], ...]


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


Figure = CardRow | ScoreTable | DealFlow | Steps


def figure_below(article_id: str) -> Figure | None:
    """Return the figure that stands below an article, in the current language, if it has one."""
    builder = _BUILDERS.get(article_id)
    return builder() if builder is not None else None


def _order_of_trumps() -> CardRow:
    return CardRow(
        translate("RuleBookWindow", "Hearts are trumps: from the highest to the lowest"),
        (
            LaidCard("JH", translate("RuleBookWindow", "right bower"), True),
            LaidCard("JD", translate("RuleBookWindow", "left bower"), True),
            *(LaidCard(card) for card in ("AH", "KH", "QH", "TH", "9H")),
        ),
    )


def _suit_without_jack() -> CardRow:
    return CardRow(
        translate("RuleBookWindow", "Diamonds, the suit that lost its jack"),
        tuple(LaidCard(card) for card in ("AD", "KD", "QD", "TD", "9D")),
    )


def _discard() -> CardRow:
    taken = translate("RuleBookWindow", "just taken")
    return CardRow(
        translate("RuleBookWindow", "The dealer’s six cards: one must go"),
        (
            LaidCard("KH", taken, True),
            *(LaidCard(card) for card in ("QD", "9S", "TS", "AC", "9C")),
        ),
    )


def flow_of_a_deal(game: str) -> DealFlow:
    """Return the picture of how a deal of a game runs, in the current language."""
    title = translate("RuleBookWindow", "How a deal runs")
    steps = (
        translate("RuleBookWindow", "Upcard"),
        translate("RuleBookWindow", "First round"),
        translate("RuleBookWindow", "Second round"),
        translate("RuleBookWindow", "Stay or drop"),
        translate("RuleBookWindow", "Five tricks"),
        translate("RuleBookWindow", "Scoring"),
    )
    ordered = FlowArc(
        1,
        3,
        translate("RuleBookWindow", "somebody orders up"),
        is_above=False,
        is_dashed=False,
    )
    if game != "buck":
        # Nobody drops out: whatever the bidding brought is played at once.
        return DealFlow(title, (*steps[:3], *steps[4:]), (ordered,))
    return DealFlow(
        title,
        steps,
        (
            FlowArc(
                2,
                4,
                translate("RuleBookWindow", "all pass twice: no-trump"),
                is_above=True,
                is_dashed=True,
            ),
            ordered,
            FlowArc(
                0,
                4,
                translate("RuleBookWindow", "a club turned up: trumps at once, all play"),
                is_above=False,
                is_dashed=True,
            ),
        ),
    )


def glossary() -> WordTable:
    """Return the words of the game in all languages, whatever the current one is."""
    return WordTable(
        tuple(language.own_name for language in Language),
        tuple(
            (term.id, (term.english, term.french, term.portuguese), term.article) for term in TERMS
        ),
    )


def _left_bower_wins() -> Steps:
    cards = ("KH", "JD", "AH", "TH")
    captions = (
        translate("RuleBookWindow", "led"),
        translate("RuleBookWindow", "second"),
        translate("RuleBookWindow", "third"),
        translate("RuleBookWindow", "fourth"),
    )
    words = (
        translate("RuleBookWindow", "The king of hearts is led, so hearts must be followed."),
        translate(
            "RuleBookWindow",
            "The jack of diamonds is the left bower. It follows as a heart and beats the king.",
        ),
        translate("RuleBookWindow", "The ace is only the third trump: the left bower stays ahead."),
        translate("RuleBookWindow", "The ten changes nothing. The second player takes the trick."),
    )
    best = (0, 1, 1, 1)
    title = translate("RuleBookWindow", "Hearts are trumps")
    steps = []
    for played in range(1, len(cards) + 1):
        laid = tuple(
            LaidCard(card, caption, place == best[played - 1]) if place < played else LaidCard("")
            for place, (card, caption) in enumerate(zip(cards, captions, strict=True))
        )
        steps.append(ExampleStep(CardRow(title, laid), words[played - 1]))
    return Steps(tuple(steps))


def _failed_promise() -> Steps:
    players = (
        translate("RuleBookWindow", "Maker"),
        translate("RuleBookWindow", "Player 2"),
        translate("RuleBookWindow", "Player 3"),
        translate("RuleBookWindow", "Player 4"),
    )
    before = translate("RuleBookWindow", "Score before")
    tricks = translate("RuleBookWindow", "Tricks taken")
    change = translate("RuleBookWindow", "Change")
    after = translate("RuleBookWindow", "New score")
    minus = "\N{MINUS SIGN}"
    rows = (
        (before, ("25", "25", "25", "25")),
        (tricks, ("2", "2", "1", "0")),
        (change, ("+5", f"{minus}2", f"{minus}1", "+5")),
        (after, ("30", "23", "24", "30")),
    )
    empty = ("", "", "", "")
    partly = (*rows[:2], (change, ("+5", "", "", "")), (after, empty))
    return Steps(
        (
            ExampleStep(
                ScoreTable(players, (*rows[:2], (change, empty), (after, empty))),
                translate(
                    "RuleBookWindow", "All stood at 25. The maker has taken two tricks of five."
                ),
            ),
            ExampleStep(
                ScoreTable(players, partly),
                translate(
                    "RuleBookWindow",
                    "The promise was three: the maker adds 5, and the two tricks do not count.",
                ),
            ),
            ExampleStep(
                ScoreTable(players, (*rows[:3], (after, empty))),
                translate(
                    "RuleBookWindow",
                    "The others subtract their tricks. Player 4 stayed, took none and adds 5.",
                ),
            ),
            ExampleStep(
                ScoreTable(players, rows),
                translate("RuleBookWindow", "Nobody is at 0 or below: the next player deals."),
            ),
        )
    )


_BUILDERS: Final[dict[str, Callable[[], Figure]]] = {
    "BE-1.3": _order_of_trumps,
    "BE-1.5": _suit_without_jack,
    "BE-3.2": _discard,
    "BE-8.1": _left_bower_wins,
    "BE-8.2": _failed_promise,
    "PE-1.1": _order_of_trumps,
    "PE-3.1": _discard,
    "TE-1.1": _order_of_trumps,
    "TE-3.2": _discard,
}
