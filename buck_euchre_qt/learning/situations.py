# SPDX-License-Identifier: GPL-3.0-or-later
"""A decision that can be set up again, by the cards of its deal and what was done before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from buck_euchre_qt.engine.actions import Action, parse_action
from buck_euchre_qt.engine.articles import IllegalActionError
from buck_euchre_qt.engine.cards import Card, parse_card
from buck_euchre_qt.engine.game import Game, OptionError
from buck_euchre_qt.engine.games import UnknownGameError, make_game
from buck_euchre_qt.engine.match import DealLog, Match
from buck_euchre_qt.engine.record_text import Json

_MOST_POINTS: Final = 999
"""No score of a sound match comes near this, up or down."""


class SituationError(ValueError):
    """Data that is no decision of any deal."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The deal of a match up to a decision; whoever is to act then is the one who decides.

    `scores` are those before the deal, one a row; `deck` is the deck before the cut.
    """

    game: str
    options: tuple[tuple[str, int | bool], ...]
    scores: tuple[int, ...]
    dealer: int
    deck: tuple[Card, ...]
    cut: int
    actions: tuple[Action, ...] = ()

    def replay(self) -> Match:
        """Return a match of this one deal in which the decision is due.

        :raises SituationError: when the rules do not lead to a decision this way.
        """
        try:
            match = Match(make_game(self.game, dict(self.options)), self.scores)
            _check_scores(self.scores, match)
            match.begin_deal(self.dealer, self.deck, self.cut)
            for action in self.actions:
                match.play(action)
        except (UnknownGameError, OptionError, IllegalActionError) as error:
            raise SituationError(str(error)) from error
        except SituationError:
            raise
        except ValueError as error:
            raise SituationError(str(error)) from error
        if len(match.legal()) < 2:
            raise SituationError("there is nothing to decide")
        return match

    def to_json(self) -> dict[str, Json]:
        """Return the situation as plain data."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "scores": list(self.scores),
            "dealer": self.dealer,
            "deck": " ".join(card.text for card in self.deck),
            "cut": self.cut,
            "actions": [str(action) for action in self.actions],
        }


def situation_at(match: Match, deal: int, position: int) -> Situation:
    """Return the situation before the `position`-th action of a deal, both counted from 0.

    :raises IndexError: when there is no such deal.
    """
    return situation_in(match.game, match.deals[deal], position)


def situation_in(game: Game, log: DealLog, position: int) -> Situation:
    """Return the situation before the `position`-th action of a deal, counted from 0."""
    return Situation(
        game=game.info.id,
        options=tuple(sorted(game.options.items())),
        scores=log.opening.state.scores,
        dealer=log.dealer,
        deck=log.deck,
        cut=log.cut,
        actions=tuple(logged.action for logged in log.actions[:position]),
    )


def read_situation(value: object) -> Situation:
    """Return the situation that `Situation.to_json` made plain data of.

    :raises SituationError: when it is none, or the rules do not lead to a decision this way.
    """
    match value:
        case {
            "game": str(game),
            "options": dict(options),
            "scores": list(scores),
            "dealer": int(dealer),
            "deck": str(deck),
            "cut": int(cut),
            "actions": list(actions),
        }:
            pass
        case _:
            raise SituationError("a key is missing or of the wrong kind")
    if isinstance(dealer, bool) or isinstance(cut, bool):
        raise SituationError("a number is none")
    try:
        situation = Situation(
            game,
            _read_options(options),
            tuple(_read_number(score) for score in scores),
            dealer,
            tuple(parse_card(word) for word in deck.split()),
            cut,
            tuple(parse_action(str(text)) for text in actions),
        )
    except SituationError:
        raise
    except ValueError as error:
        raise SituationError(str(error)) from error
    situation.replay()
    return situation


def turned(situation: Situation, seat: int) -> Situation:
    """Return the same situation with everybody moved round, so that `seat` sits at seat 0."""
    info = make_game(situation.game).info
    scores = list(situation.scores)
    for before in range(info.seats):
        scores[info.row_of((before - seat) % info.seats)] = situation.scores[info.row_of(before)]
    return Situation(
        situation.game,
        situation.options,
        tuple(scores),
        (situation.dealer - seat) % info.seats,
        situation.deck,
        situation.cut,
        situation.actions,
    )


def _check_scores(scores: tuple[int, ...], match: Match) -> None:
    game = match.game
    if len(scores) != len(game.info.rows):
        raise SituationError("there is not one score for each row")
    if any(game.info.is_reached(score, game.options) for score in scores):
        raise SituationError("the match is over")


def _read_options(options: Mapping[object, object]) -> tuple[tuple[str, int | bool], ...]:
    read: list[tuple[str, int | bool]] = []
    for key, value in options.items():
        if not isinstance(key, str) or not isinstance(value, int):
            raise SituationError("an option is none")
        read.append((key, value))
    return tuple(sorted(read))


def _read_number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > _MOST_POINTS:
        raise SituationError("a score is none")
    return value
