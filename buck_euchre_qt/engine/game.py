# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game is to the rest of the program."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, Protocol, TypeAlias

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.articles import Refusal
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import DealState, Step

Options: TypeAlias = Mapping[str, int | bool]


class OptionError(ValueError):
    """An option that the game does not have, or a value it does not allow."""


class OptionInfo(NamedTuple):
    """One rule option: its key in records, default, bounds (numbers only) and article."""

    key: str
    default: int | bool
    article: str
    minimum: int = 0
    maximum: int = 0


class DealingArticles(NamedTuple):
    """The articles on what comes before a deal's first action, for checking records."""

    dealer: str = "BE-2.1"
    deck: str = "BE-1.2"
    cut: str = "BE-2.2"
    after_end: str = "BE-6.3"
    turn: str = "BE-1.1"


class Course(Enum):
    """Which way the scores of a match run."""

    DOWN = "down"
    UP = "up"


class PassedOut(Enum):
    """What comes when nobody has made trumps in two circuits."""

    NO_TRUMP = "no-trump"
    NEW_DEAL = "new deal"


class Span(NamedTuple):
    """The score that everybody starts with and the one that wins."""

    start: int
    goal: int


class GameInfo(NamedTuple):
    """What is fixed about a game: `rows` lists the seats that share each score row.

    Scores run from the number of the option `span_option` down to 0, or from 0 up to it.
    """

    id: str
    seats: int
    rows: tuple[tuple[int, ...], ...]
    options: tuple[OptionInfo, ...]
    articles: tuple[str, ...]
    dealing_articles: DealingArticles = DealingArticles()
    course: Course = Course.DOWN
    span_option: str = "start"
    passed_out: PassedOut = PassedOut.NO_TRUMP

    def row_of(self, seat: int) -> int:
        """Return the number of the score row that a seat shares in."""
        return next(number for number, row in enumerate(self.rows) if seat in row)

    def span(self, options: Options) -> Span:
        """Return where the scores start and where they have to get to."""
        number = options[self.span_option]
        return Span(number, 0) if self.course is Course.DOWN else Span(0, number)

    def is_reached(self, score: int, options: Options) -> bool:
        """Return whether a score is where the match is won by points."""
        goal = self.span(options).goal
        return score <= goal if self.course is Course.DOWN else score >= goal


class Game(Protocol):
    """The rules of one game with its options chosen: pure functions of immutable states."""

    @property
    def info(self) -> GameInfo:
        """What is fixed about the game."""

    @property
    def options(self) -> Options:
        """The options in force, complete."""

    def start_scores(self) -> tuple[int, ...]:
        """Return the scores before the first deal, one a row."""

    def deal(self, dealer: int, cards: tuple[Card, ...], cut: int, scores: tuple[int, ...]) -> Step:
        """Return the deal of the shuffled deck `cards`, cut at `cut`, by `dealer`."""

    def next_dealer(self, state: DealState) -> int:
        """Return who deals after a finished deal."""

    def legal(self, state: DealState) -> tuple[Action, ...]:
        """Return what the seat to act may do; nothing once the deal is over."""

    def apply(self, state: DealState, action: Action) -> Step:
        """Return what a legal action leads to; does not check that it is legal."""

    def why_not(self, state: DealState, action: Action) -> Refusal:
        """Return why an action that is not legal is refused."""

    def promise(self, state: DealState) -> int:
        """Return how many tricks the maker has promised, 0 where nobody has."""

    def standing(self, scores: tuple[int, ...]) -> tuple[ScoreRow, ...]:
        """Return the score rows with what they mean in this game."""


def complete_options(options: tuple[OptionInfo, ...], given: Mapping[str, object]) -> Options:
    """Return every option with its value: as given, or its default.

    :raises OptionError: when a key is unknown or a value of the wrong type or out of bounds.
    """
    known = {option.key for option in options}
    for key in given:
        if key not in known:
            raise OptionError(f"unknown option {key!r}")
    return {option.key: _option_value(option, given) for option in options}


def _option_value(option: OptionInfo, given: Mapping[str, object]) -> int | bool:
    value = given.get(option.key, option.default)
    if isinstance(option.default, bool):
        if isinstance(value, bool):
            return value
        raise OptionError(f"option {option.key!r} must be true or false")
    # bool is a subclass of int, but true is not a number here.
    if not isinstance(value, int) or isinstance(value, bool):
        raise OptionError(f"option {option.key!r} must be a whole number")
    if not option.minimum <= value <= option.maximum:
        bounds = f"from {option.minimum} to {option.maximum}"
        raise OptionError(f"option {option.key!r} must be {bounds}")
    return value
