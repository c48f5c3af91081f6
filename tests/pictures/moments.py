# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches at the moments that are worth a picture, as the first seat sees them."""

from __future__ import annotations

import random
from functools import cache

from buck_euchre_qt.engine.actions import PASS
from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import (
    PlayerInfo,
    PlayerKind,
    SavedMatch,
    read_record,
    write_record,
)
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import is_left_bower, is_right_bower
from buck_euchre_qt.players.worker import decide

_OF_BUCK = ("bidding", "stay-or-drop", "trick", "score", "result")
_OF_PARTNERSHIP = "naming"
MOMENTS = (*_OF_BUCK, _OF_PARTNERSHIP)
_NAMES = ("", "Léa", "Bram", "Inês")
_LEVEL = "club"


def saved_at(moment: str) -> SavedMatch:
    """Return a match at a moment, to go on with."""
    return read_record(_records()[moment])


@cache
def _records() -> dict[str, str]:
    found: dict[str, str] = {}
    for seed in range(60):
        _play(seed, found)
        if len(found) == len(_OF_BUCK):
            break
    found[_OF_PARTNERSHIP] = write_record(_saved(_naming()))
    return found


def _naming() -> Match:
    """Return a partnership match whose first seat has most to choose from: any suit, or alone."""
    deck = list(DECK)
    random.Random(_OF_PARTNERSHIP).shuffle(deck)
    match = Match(make_game("partnership"))
    match.begin_deal(0, tuple(deck), 7)
    while (state := match.state) is not None and (state.turn, state.phase) != (
        0,
        Phase.SECOND_CIRCUIT,
    ):
        match.play(PASS)
    return match


def past_match(seed: int, game_id: str) -> SavedMatch:
    """Return a finished match that the first seat played against club players."""
    return _saved(_play(seed, {}, game_id))


def _play(seed: int, found: dict[str, str], game_id: str = "buck") -> Match:
    chance = random.Random(seed)
    match = Match(make_game(game_id))
    while not match.is_over:
        if match.is_between_deals:
            deck = list(DECK)
            chance.shuffle(deck)
            dealer = match.next_dealer
            first = chance.randrange(match.game.info.seats) if dealer is None else dealer
            match.begin_deal(first, tuple(deck), chance.randint(1, 23))
        else:
            state = match.state
            assert state is not None
            assert state.turn is not None
            seed_text = f"{seed}:{len(match.deals)}:{len(match.deals[-1].actions)}"
            match.play(decide(match.observe(state.turn), _LEVEL, seed_text).action)
        moment = _moment(match)
        if moment and moment not in found:
            found[moment] = write_record(_saved(match))
    return match


def _moment(match: Match) -> str:
    """Return which moment a match is at, nothing for none; the first deals are too bare."""
    state = match.state
    if state is None or len(match.deals) < 4:
        return ""
    if state.phase.is_finished:
        return "result" if match.is_over else "score"
    if state.turn != 0:
        return ""
    heard = len(state.calls)
    if state.phase is Phase.FIRST_CIRCUIT and heard > 1:
        return "bidding"
    if state.phase is Phase.STAY_OR_DROP and heard > 3:
        return "stay-or-drop"
    bowers = [
        card
        for card in state.hands[0]
        if is_right_bower(card, state.trump) or is_left_bower(card, state.trump)
    ]
    is_rich = state.phase is Phase.PLAY and len(state.trick.plays) == 2 and bool(state.tricks)
    return "trick" if is_rich and bowers else ""


def _saved(match: Match) -> SavedMatch:
    players = tuple(
        PlayerInfo(name, PlayerKind.BOT if seat else PlayerKind.HUMAN, _LEVEL if seat else None)
        for seat, name in enumerate(_NAMES[: match.game.info.seats])
    )
    return SavedMatch(match, players, {"bot_seed": "pictures"})
