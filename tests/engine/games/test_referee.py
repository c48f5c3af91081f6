# SPDX-License-Identifier: GPL-3.0-or-later
"""Partnership Euchre as OpenSpiel plays it; skipped where that is not installed."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.actions import parse_action
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from tests.engine.games.referee import Referee, load_euchre, play_deals, text_of
from tests.helpers.tables import begin_any_deal

pytest.importorskip("pyspiel", reason="the extra [referee] is not installed")


@pytest.mark.parametrize("stick_the_dealer", [True, False])
def test_150_deals_have_the_same_legal_cards_turns_and_points(stick_the_dealer: bool) -> None:
    assert play_deals(150, 1, stick_the_dealer) > 1000


def ordered(*texts: str) -> tuple[Match, Referee]:
    """Return a deal after some calls, here and there."""
    match = Match(make_game("partnership"))
    referee = Referee(load_euchre(True), begin_any_deal(match, random.Random(1)).state)
    for text in texts:
        action = parse_action(text)
        state = match.play(action).state
        referee.follow(action, state)
    return match, referee


def test_open_spiel_does_not_let_the_dealer_discard_the_upcard_just_taken() -> None:
    match, referee = ordered("order")
    state = match.state
    assert state is not None
    ours = {text_of(card) for card in state.hands[state.dealer]}

    assert len(match.legal()) == 6
    assert ours - referee.legal == {text_of(state.upcard)}


def test_open_spiel_asks_about_playing_alone_after_the_discard_and_not_with_the_bid() -> None:
    match, referee = ordered("order")
    assert {str(action).split()[0] for action in match.legal()} == {"discard"}
    referee.do(min(referee.legal))

    assert referee.legal == {"Alone", "Partner"}


def test_open_spiel_lets_a_dealer_who_will_sit_out_take_the_upcard() -> None:
    match = Match(make_game("partnership"))
    referee = Referee(load_euchre(True), begin_any_deal(match, random.Random(1)).state)
    match.play(parse_action("pass"))
    referee.do("Pass")
    state = match.play(parse_action("order alone")).state
    referee.do(next(text for text in referee.legal if text != "Pass"))

    assert (state.discard, state.dealer in state.out) == (None, True)
    assert referee.state.current_player() == state.dealer
    assert len(referee.legal) == 5
