# SPDX-License-Identifier: GPL-3.0-or-later
"""The analyst leaves nothing out, and says what each alternative is worth."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.actions import DROP, NAMES, ORDER, PASS, PLAYS, STAY
from buck_euchre_qt.engine.cards import Suit, parse_card
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.players import analyst
from buck_euchre_qt.players.analysis import Analysis
from buck_euchre_qt.players.analyst import analyse
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.levels import MASTER
from buck_euchre_qt.players.player import Motive
from buck_euchre_qt.players.worker import ANALYST, decide
from tests.players.positions import seen, shuffled, stopped

HOPELESS = seen(Phase.FIRST_CIRCUIT, "9C TC 9S TS QS", upcard="9D")
HOPELESS_AND_NEAR = seen(Phase.FIRST_CIRCUIT, "9C TC 9S TS QS", upcard="9D", scores=(3, 25, 25, 25))


def analysis_of(observation: Observation, seed: int = 1) -> Analysis:
    analysis = analyse(observation, random.Random(seed), stopped).analysis
    assert analysis is not None
    return analysis


@pytest.mark.parametrize(
    "position",
    [
        HOPELESS,
        seen(Phase.SECOND_CIRCUIT, "9C TC 9S TS QS", upcard_state=UpcardState.TURNED_DOWN),
        seen(Phase.DISCARD, "9C TC 9S TS QS JD", trump="D", dealer=0, maker=1),
        seen(Phase.STAY_OR_DROP, "9C TC 9S TS QS", trump="D", maker=3),
        seen(Phase.PLAY, "AC KC QC 9H TH", trump="S", maker=0),
        seen(Phase.PLAY, "9D TD KD AD JC", trump="S", maker=1, trick="3:QD"),
    ],
    ids=lambda seen: seen.phase.value,
)
def test_everything_that_may_be_done_is_looked_at(position: Observation) -> None:
    looked_at = [alternative.action for alternative in analysis_of(position).alternatives]
    assert sorted(map(str, looked_at)) == sorted(map(str, position.legal))


def test_equal_cards_are_worth_the_same() -> None:
    # A, K and Q of clubs touch; of hearts 9 and 10.
    analysis = analysis_of(seen(Phase.PLAY, "AC KC QC 9H TH", trump="S", maker=0))
    worth = {
        str(alternative.action): alternative.match_chance for alternative in analysis.alternatives
    }
    assert worth["play AC"] == worth["play KC"] == worth["play QC"]
    assert worth["play 9H"] == worth["play TH"]
    assert worth["play AC"] != worth["play 9H"]


def test_cards_parted_by_the_best_of_the_trick_are_not_equal() -> None:
    # The queen lies on the table: the king takes the trick that the ten cannot take.
    position = seen(
        Phase.PLAY, "TD KD", trump="S", maker=1, trick="3:QD", tricks=["1:9C 2:AC 3:TC 0:JC"] * 3
    )
    analysis = analysis_of(position)
    lost = analysis.change_of(PLAYS[parse_card("TD")])
    assert lost > 0
    assert analysis.alternatives[0].action == PLAYS[parse_card("KD")]


def test_the_recommended_action_comes_first_and_gives_nothing_away() -> None:
    # Three points from the end nobody can afford five more.
    decision = analyse(HOPELESS_AND_NEAR, random.Random(1), stopped)
    analysis = decision.analysis
    assert analysis is not None
    assert decision.action == PASS == analysis.alternatives[0].action
    assert analysis.change_of(PASS) == 0
    assert analysis.change_of(ORDER) > 0.05
    assert analysis.find(ORDER).failed_promise > 0.8
    assert analysis.find(ORDER).doubt > 0
    assert analysis.find(PASS).doubt == 0


@pytest.mark.rule("BE-3.9")
def test_the_last_to_drop_gives_the_match_away_and_the_analyst_knows() -> None:
    position = seen(Phase.STAY_OR_DROP, "9C TC 9S TS QS", trump="D", maker=3, out=(1, 2))
    analysis = analysis_of(position)
    assert analysis.alternatives[0].action == STAY
    assert analysis.find(DROP).match_chance == 0
    assert analysis.find(DROP).others_five == pytest.approx(1)


def test_a_hand_with_the_four_best_trumps_names_them() -> None:
    position = seen(
        Phase.SECOND_CIRCUIT, "JS JC AS KS QS", upcard_state=UpcardState.TURNED_DOWN, upcard="9D"
    )
    analysis = analysis_of(position)
    assert analysis.alternatives[0].action == NAMES[Suit.SPADES]
    assert analysis.alternatives[0].five_tricks == pytest.approx(1)


def test_the_floor_for_bids_is_that_of_the_rule_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    literal = seen(
        Phase.SECOND_CIRCUIT, "JS JC AS KS QS", upcard_state=UpcardState.TURNED_DOWN, upcard="9D"
    )
    soft = literal._replace(options={**literal.options, "lone_maker_wins": False})
    # More tricks than a hand can promise.
    monkeypatch.setattr(analyst, "MASTER_SOFT", MASTER._replace(bid_floor=9.0))
    assert analysis_of(literal).alternatives[0].action == NAMES[Suit.SPADES]
    assert analysis_of(soft).alternatives[0].action == PASS


def test_the_same_seed_gives_the_same_analysis_in_the_worker_too() -> None:
    position = seen(Phase.PLAY, "JH JD 9H AS TC", trump="H", maker=0)
    assert analysis_of(position) == analysis_of(position)
    assert decide(position, ANALYST, "a").analysis is not None


def test_where_there_is_no_choice_nothing_is_analysed() -> None:
    forced = seen(Phase.PLAY, "9D", trump="S", tricks=["0:9C 1:AC 2:TC 3:JC"] * 4, maker=1)
    decision = analyse(forced, random.Random(1), stopped)
    assert decision.reasons == (Motive.ONLY_CHOICE,)
    assert decision.analysis is None


def test_a_card_that_habit_would_play_too_is_recommended_with_the_motive_of_habit() -> None:
    position = seen(Phase.PLAY, "JH 9D", trump="H", tricks=["0:9C 1:AC 2:TC 3:JC"] * 3, maker=0)
    decision = analyse(position, random.Random(1), stopped)
    habit = HeuristicPlayer().choose(position, random.Random(1))
    assert decision.action == habit.action
    assert decision.reasons[0] is Motive.BEST_CHANCE
    assert decision.reasons[2:] == habit.reasons


@pytest.mark.parametrize("game_id", ["partnership", "two-handed"])
def test_every_game_gets_a_recommendation_with_reasons(game_id: str) -> None:
    match = Match(make_game(game_id, {}))
    match.begin_deal(0, shuffled(random.Random(4)), 7)
    observation = match.observe(1)
    decision = analyse(observation, random.Random(1), stopped)
    assert decision.action in observation.legal
    assert decision.reasons
    assert decision.analysis is not None
    looked_at = {alternative.action for alternative in decision.analysis.alternatives}
    assert looked_at == set(observation.legal)
