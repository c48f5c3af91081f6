# SPDX-License-Identifier: GPL-3.0-or-later
"""Six levels, three temperaments, and players that look ahead."""

from __future__ import annotations

import pickle
import random
from itertools import count

import pytest

from buck_euchre_qt.engine.actions import DROP, PASS, STAY
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.players.habit import Faults, HabitPlayer, Thrift
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.levels import (
    LEVELS,
    UnknownLevelError,
    make_player,
    with_temperament,
)
from buck_euchre_qt.players.persons import Temperament
from buck_euchre_qt.players.player import DEFAULT_LEVEL, Decision
from buck_euchre_qt.players.search_player import Effort, SearchPlayer
from tests.players.positions import play_match, seen, stopped

QUESTIONS = {"beginner": 150, "casual": 150, "club": 150, "strong": 60}
SEARCHING = ("strong", "expert", "master")


def middling(*, lone_maker_wins: bool = True) -> Observation:
    return seen(
        Phase.STAY_OR_DROP,
        "9H TD KS TS AC",
        trump="H",
        maker=3,
        upcard="KD",
        upcard_state=UpcardState.TURNED_DOWN,
        options={"lone_maker_wins": lone_maker_wins},
    )


def test_the_levels_are_offered_weakest_first() -> None:
    assert LEVELS == ("beginner", "casual", "club", "strong", "expert", "master")
    assert DEFAULT_LEVEL == "club"


def test_nobody_plays_at_an_unknown_level() -> None:
    with pytest.raises(UnknownLevelError, match="'champion'"):
        make_player("champion")


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_of_every_level_is_legal_to_its_end(level: str) -> None:
    player = make_player(level, clock=stopped)
    start = {"start": 10}
    for _position in play_match([player] + [HeuristicPlayer()] * 3, random.Random(level), start):
        pass


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_asked_for_nothing_says_so(level: str) -> None:
    waiting = middling()._replace(legal=())
    with pytest.raises(ValueError, match="nothing to choose"):
        make_player(level).choose(waiting, random.Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_decision(level: str) -> None:
    player = make_player(level, clock=stopped)
    first, second = (player.choose(middling(), random.Random(4)) for _ in range(2))
    assert first == second


def test_a_temperament_goes_along_with_the_level_as_text() -> None:
    assert with_temperament("expert", Temperament.STEADY) == "expert"
    for level in LEVELS:
        for temperament in Temperament:
            text = with_temperament(level, temperament)
            told = make_player(text, clock=stopped).choose(middling(), random.Random(1))
            meant = make_player(level, temperament, stopped).choose(middling(), random.Random(1))
            assert told == meant
    with pytest.raises(UnknownLevelError, match="'club sleepy'"):
        make_player("club sleepy")


def _active(level: str, temperament: Temperament) -> int:
    """Return how often somebody bids or stays on the same questions."""
    player = make_player(level, temperament, stopped)
    rng = random.Random("temperaments")
    asked = active = 0
    while asked < QUESTIONS[level]:
        for match, seat in play_match([HeuristicPlayer()] * 4, rng):
            question = match.observe(seat)
            if question.phase in (Phase.FIRST_CIRCUIT, Phase.STAY_OR_DROP):
                asked += 1
                action = player.choose(question, random.Random(asked)).action
                active += action not in (PASS, DROP)
    return active


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong"])
def test_the_bold_bid_and_stay_more_often_than_the_cautious(level: str) -> None:
    bold, steady, cautious = (
        _active(level, temperament)
        for temperament in (Temperament.BOLD, Temperament.STEADY, Temperament.CAUTIOUS)
    )
    assert bold > cautious
    assert bold >= steady >= cautious


# Human faults.


def test_who_forgets_does_not_know_that_the_queen_has_become_the_boss() -> None:
    # Ace and king of spades went two tricks ago.
    earlier = ["0:AS 1:KS 2:9S 3:TS", "0:AC 1:9C 2:TC 3:KC"]
    observation = seen(
        Phase.PLAY, "QS KD 9D", trump="H", maker=1, tricks=earlier, upcard="9H",
        upcard_state=UpcardState.TURNED_DOWN,
    )  # fmt: skip
    remembering = HabitPlayer(Faults()).choose(observation, random.Random(1))
    assert str(remembering.action) == "play QS"
    forgetful = HabitPlayer(Faults(remembers=0)).choose(observation, random.Random(1))
    assert str(forgetful.action) != "play QS"


def test_the_wasteful_win_with_the_highest_card() -> None:
    observation = seen(
        Phase.PLAY, "AD KD QD 9S TS", trump="C", maker=1, trick="1:JD 2:9D 3:TD", upcard="9H"
    )
    wasteful = HabitPlayer(Faults(thrift=Thrift.WASTEFUL))
    assert str(wasteful.choose(observation, random.Random(1)).action) == "play AD"
    assert str(HabitPlayer(Faults()).choose(observation, random.Random(1)).action) == "play QD"


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_even_the_weak_take_a_free_last_trick(level: str) -> None:
    earlier = ["1:JH 2:9H 3:TH 0:QH", "1:AS 2:9S 3:TS 0:JS", "1:AC 2:9C 3:TC 0:QC"]
    observation = seen(
        Phase.PLAY, "KD JC", trump="H", maker=1, trick="1:QD 2:9D 3:TD", tricks=earlier
    )
    for seed in range(20):
        action = make_player(level).choose(observation, random.Random(seed)).action
        assert str(action) == "play KD"


# Looking ahead.


@pytest.mark.parametrize("level", SEARCHING)
def test_the_analysis_lists_the_chosen_alternative_first(level: str) -> None:
    decision = make_player(level, clock=stopped).choose(middling(), random.Random(2))
    analysis = decision.analysis
    assert analysis is not None
    assert {one.action for one in analysis.alternatives} == {STAY, DROP}
    assert analysis.alternatives[0].action == decision.action
    assert analysis.change_of(decision.action) == 0
    assert analysis.worlds > 10
    drop = next(one for one in analysis.alternatives if one.action == DROP)
    assert (drop.score_change, drop.no_trick, drop.five_tricks) == (0, 0, 0)
    for one in analysis.alternatives:
        chances = (one.match_chance, one.no_trick, one.failed_promise, one.others_five)
        assert all(0 <= chance <= 1 for chance in chances)
    with pytest.raises(ValueError, match="was not looked at"):
        analysis.change_of(PASS)


def test_who_acts_by_rule_of_thumb_has_no_analysis() -> None:
    assert make_player("club").choose(middling(), random.Random(2)).analysis is None


def test_few_worlds_are_looked_at_one_and_all() -> None:
    earlier = ["0:JH 1:9H", "0:AS 1:9S", "0:AC 1:9C"]
    quiet = seen(
        Phase.PLAY, "KD 9D", trump="H", maker=0, tricks=earlier, out=(2, 3), upcard="TC",
        upcard_state=UpcardState.TURNED_DOWN,
    )  # fmt: skip
    decision = SearchPlayer(Effort(card_worlds=200), clock=stopped).choose(quiet, random.Random(1))
    analysis = decision.analysis
    assert analysis is not None
    assert analysis.is_exact
    # Fifteen cards are unseen, of which one opponent holds two.
    assert analysis.worlds == 105


def test_a_deadline_cuts_the_worlds_short_but_not_the_decision() -> None:
    ticks = count()
    player = SearchPlayer(
        Effort(call_worlds=100, deadline_ms=5000), clock=lambda: float(next(ticks))
    )
    decision = player.choose(middling(), random.Random(3))
    assert decision.action in (STAY, DROP)
    analysis = decision.analysis
    assert analysis is not None
    assert 1 <= analysis.worlds < 12


def test_a_decision_unpacks_as_an_action_and_its_reasons() -> None:
    action, reasons = Decision(STAY, ())
    assert (action, reasons) == (STAY, ())


def test_an_analysis_survives_the_way_from_the_process_that_thinks() -> None:
    decision = make_player("strong", clock=stopped).choose(middling(), random.Random(2))
    assert pickle.loads(pickle.dumps(decision)) == decision


def test_the_effort_follows_the_reading_of_the_lone_maker() -> None:
    soft = Effort(call_worlds=24, candidates=1)
    player = SearchPlayer(Effort(call_worlds=16, candidates=1), clock=stopped, soft=soft)
    for lone_maker_wins, worlds in ((True, 16), (False, 24)):
        decision = player.choose(middling(lone_maker_wins=lone_maker_wins), random.Random(1))
        assert decision.analysis is not None
        assert decision.analysis.worlds == worlds
