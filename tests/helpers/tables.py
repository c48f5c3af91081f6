# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals made to measure, and matches played by chance."""

from __future__ import annotations

import random
from collections.abc import Mapping

from buck_euchre_qt.engine.actions import Action, parse_action
from buck_euchre_qt.engine.articles import IllegalActionError, Reason
from buck_euchre_qt.engine.cards import DECK, Card, parse_card, parse_cards
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch
from buck_euchre_qt.engine.state import DealState, Step

SOUTH, WEST, NORTH, EAST = range(4)
CUT = 7

PLAYERS = (
    PlayerInfo("Zoé", PlayerKind.HUMAN),
    PlayerInfo("Ana", PlayerKind.BOT, "calm"),
    PlayerInfo("João", PlayerKind.BOT, "calm"),
    PlayerInfo("Will", PlayerKind.BOT, "sharp"),
)


def stacked_deck(dealer: int, hands: Mapping[int, str], upcard: str) -> tuple[Card, ...]:
    """Return the deck that, cut at `CUT`, deals these hands and turns this card up."""
    seats = [(dealer + offset) % len(hands) for offset in range(1, len(hands) + 1)]
    cards = {seat: parse_cards(hands[seat]) for seat in seats}
    dealt = [card for seat in seats for card in cards[seat][:3]]
    dealt += [card for seat in seats for card in cards[seat][3:]]
    dealt.append(parse_card(upcard))
    rest = [card for card in DECK if card not in dealt]
    assert len(set(dealt)) == len(dealt) == 5 * len(hands) + 1
    order = (*dealt, *rest)
    return order[-CUT:] + order[:-CUT]


class Table:
    """One deal with chosen cards and scores, driven by texts of actions."""

    def __init__(
        self,
        hands: Mapping[int, str],
        upcard: str,
        dealer: int = SOUTH,
        scores: tuple[int, ...] | None = None,
        options: Mapping[str, object] | None = None,
        game_id: str = "buck",
    ) -> None:
        self.game = make_game(game_id, options)
        deck = stacked_deck(dealer, hands, upcard)
        before = self.game.start_scores() if scores is None else scores
        self.step: Step = self.game.deal(dealer, deck, CUT, before)

    @property
    def state(self) -> DealState:
        return self.step.state

    @property
    def legal(self) -> set[str]:
        return {str(action) for action in self.game.legal(self.state)}

    @property
    def playable(self) -> set[str]:
        return {text.removeprefix("play ") for text in self.legal}

    def do(self, *texts: str) -> Table:
        """Do one action after the other; several cards may be played by `play KC JC JS QC`."""
        for text in texts:
            word, *cards = text.split()
            for single in [f"play {card}" for card in cards] if word == "play" else [text]:
                self._do(parse_action(single))
        return self

    def _do(self, action: Action) -> None:
        if action not in self.game.legal(self.state):
            raise IllegalActionError(self.game.why_not(self.state, action), str(action))
        self.step = self.game.apply(self.state, action)


def refusal(on: Table, text: str) -> tuple[Reason, str]:
    """Return why an action is refused; the state must stay as it is."""
    state = on.state
    try:
        on.do(text)
    except IllegalActionError as error:
        assert on.state is state
        return error.refusal.reason, error.refusal.article
    raise AssertionError(f"{text} was allowed")


def shuffled_deck(rng: random.Random) -> tuple[Card, ...]:
    """Return the deck in an order that depends on nothing but `rng`."""
    return tuple(sorted(DECK, key=lambda _: rng.random()))


def begin_any_deal(match: Match, rng: random.Random) -> Step:
    """Begin the deal that is due, with chance as dealer where nobody is."""
    seats = match.game.info.seats
    due = match.next_dealer
    dealer = int(rng.random() * seats) if due is None else due
    return match.begin_deal(dealer, shuffled_deck(rng), 1 + int(rng.random() * 23))


def choose_any(match: Match, rng: random.Random) -> Action:
    """Return one of the legal actions."""
    legal = match.legal()
    return legal[int(rng.random() * len(legal))]


def play_to_end(match: Match, rng: random.Random) -> Match:
    """Play a match to its end by chance."""
    while not match.is_over:
        if match.is_between_deals:
            begin_any_deal(match, rng)
        else:
            match.play(choose_any(match, rng))
    return match


def random_match(
    seed: int, game_id: str = "buck", options: Mapping[str, object] | None = None
) -> Match:
    """Return a finished match that chance has played."""
    return play_to_end(Match(make_game(game_id, options)), random.Random(seed))


def saved(match: Match) -> SavedMatch:
    """Return a match with people and bots at its seats."""
    return SavedMatch(match, PLAYERS[: match.game.info.seats])
