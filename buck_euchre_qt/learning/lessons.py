# SPDX-License-Identifier: GPL-3.0-or-later
"""What a lesson is: pages that tell or ask, each with a position on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from buck_euchre_qt.engine.actions import Action, card_of, parse_action
from buck_euchre_qt.engine.articles import Refusal
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.learning.positions import LEARNER, Position

Choice: TypeAlias = str
"""What a learner can answer, in a form that is easy to write down.

An action's text form; ``card KD`` for a card on the table; ``seat 2``; ``number 30``;
``words may`` for an answer whose words belong to the page; ``cut`` for any place of the deck.
"""

CUT: Final[Choice] = "cut"


class Stage(Enum):
    """What the table shows of a page's position."""

    DECK = "the deck before the deal"
    DEALING = "the deal as it happens"
    TABLE = "the table as it stands"


class AnswerKind(Enum):
    """How a page is answered."""

    NOTHING = "nothing is asked"
    HAND = "a card of the own hand"
    CALL = "a call"
    TRICK = "a card of the trick"
    OPTION = "one of the answers on offer"
    CUT = "a place to cut the deck"


class Verdict(NamedTuple):
    """What an answer is worth; `refusal` where the rules do not even allow it."""

    is_right: bool
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Page:
    """One page of a lesson.

    `right` are the answers that are taken, the first being the one that is shown to who asks;
    `offered` are the answers to choose from where the position does not say it. `sequel` is
    what the others do after the right answer. `strip` are cards shown in a row, best first,
    and `cites` the articles that the page rests on.
    """

    id: str
    set_up: Callable[[], Position]
    cites: tuple[str, ...]
    ask: AnswerKind = AnswerKind.NOTHING
    right: tuple[Choice, ...] = ()
    offered: tuple[Choice, ...] = ()
    sequel: tuple[Action, ...] = ()
    strip: tuple[Card, ...] = ()
    stage: Stage = Stage.TABLE
    is_problem: bool = False

    @cached_property
    def position(self) -> Position:
        """The position on the table, set up when it is first needed."""
        return self.set_up()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Everything that can be answered, also what the rules refuse."""
        if self.offered:
            return self.offered
        state = self.position.state
        match self.ask:
            case AnswerKind.HAND:
                kind = "play" if state.phase is Phase.PLAY else "discard"
                return tuple(f"{kind} {card}" for card in state.hands[LEARNER])
            case AnswerKind.CALL:
                return tuple(str(action) for action in self.position.game.legal(state))
            case AnswerKind.TRICK:
                return tuple(f"card {card}" for _, card in state.trick.plays)
            case AnswerKind.CUT:
                return (CUT,)
            case AnswerKind.OPTION | AnswerKind.NOTHING:
                return ()

    def judge(self, choice: Choice) -> Verdict:
        """Return what an answer is worth.

        :raises ValueError: when it is none of the page's choices.
        """
        if choice not in self.choices:
            raise ValueError(f"{choice!r} is no answer here")
        action = self.action_of(choice)
        refusal = None if action is None else self.position.why_not(action)
        return Verdict(choice in self.right and refusal is None, refusal)

    def action_of(self, choice: Choice) -> Action | None:
        """Return the action that an answer stands for, None for an answer in words."""
        if self.ask not in (AnswerKind.HAND, AnswerKind.CALL):
            return None
        return parse_action(choice)

    def card_of(self, choice: Choice) -> Card | None:
        """Return the card of the own hand that an answer names, if it names one."""
        action = self.action_of(choice)
        return None if action is None else card_of(action)

    def played(self, choice: Choice) -> tuple[Action, ...]:
        """Return all that happens on the table after a right answer."""
        action = self.action_of(choice)
        return self.sequel if action is None else (action, *self.sequel)


@dataclass(frozen=True)
class Lesson:
    """A lesson of the course; its words are found by its id and by those of its pages."""

    id: str
    pages: tuple[Page, ...]
    game: str = "buck"

    @property
    def articles(self) -> frozenset[str]:
        """The articles that the lesson shows."""
        return frozenset(article for page in self.pages for article in page.cites)
