# SPDX-License-Identifier: GPL-3.0-or-later
"""Every decision is analysed while one looks, graded, and the grade kept."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch
from buck_euchre_qt.learning.deal_review import DealReview
from buck_euchre_qt.learning.grades import Grade
from buck_euchre_qt.learning.topics import Topic, topic_of
from buck_euchre_qt.players.analysis import Alternative, Analysis
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import ANALYST, Answer
from buck_euchre_qt.windows.desk import names_of
from buck_euchre_qt.windows.grade_marks import grade_pixmap
from buck_euchre_qt.windows.look import LOOKS
from tests.helpers.advisers import AnalysingThinking
from tests.windows.reviewing import Open, past_match, wait_for_grades


def test_what_a_computer_player_knew_and_why_is_told(qtbot: QtBot, open_review: Open) -> None:
    thinking = AnalysingThinking()
    window = open_review(past_match(5), thinking=thinking)
    screen = window.screen_of_review
    review = screen.review
    assert review is not None
    wait_for_grades(qtbot, window)
    made = next(made for made in review.made if made.seat != 0 and not made.is_forced)
    screen.go_to(made.position)
    wait_for_grades(qtbot, window)
    observation, level, seed = thinking.asked[-1]
    assert (observation, level, seed) == review.thought(made.position)
    assert observation.seat == made.seat
    assert screen.reviewer.grade(made.position) is None
    assert names_of(review.saved, 0).of(made.seat) in screen.sheet.text


def test_grades_are_remembered_when_the_deal_is_opened_again(
    qtbot: QtBot, open_review: Open
) -> None:
    thinking, saved = AnalysingThinking(), past_match(5)
    window = open_review(saved, thinking=thinking)
    wait_for_grades(qtbot, window)
    asked = len(thinking.asked)
    names = names_of(saved, 0)
    window.show_deal(saved, 1, names)
    wait_for_grades(qtbot, window)
    assert len(thinking.asked) > asked
    asked = len(thinking.asked)
    window.show_deal(saved, 0, names)
    assert len(thinking.asked) == asked
    assert window.screen_of_review.strip.grades


def test_another_deal_does_not_bear_the_grades_of_the_one_before(
    qtbot: QtBot, open_review: Open
) -> None:
    def own_positions(saved: SavedMatch, deal: int) -> set[int]:
        return {made.position for made in DealReview(saved, deal, 0).own}

    some = (past_match(seed) for seed in range(3, 60))
    some = (each for each in some if len(each.match.deals) > 1)
    saved = next(each for each in some if own_positions(each, 0) & own_positions(each, 1))
    thinking = AnalysingThinking()
    window = open_review(saved, thinking=thinking)
    wait_for_grades(qtbot, window)
    thinking.is_mute = True
    window.show_deal(saved, 1, names_of(saved, 0))
    assert not window.screen_of_review.strip.grades


class Blundering(AnalysingThinking):
    """Finds every decision but the recommended one a mistake."""

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        generation = super().ask(observation, level, seed)
        if level == ANALYST:
            first, *others = observation.legal
            ranked = (
                Alternative(first, 0.9, 0.0, 0.0, 0.0, 0.0, 0.0),
                *(Alternative(other, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0) for other in others),
            )
            analysis = Analysis(ranked, 100, False, ())
            self._due = Answer(generation, Decision(first, (analysis,)))
        return generation


def test_every_error_that_is_found_is_told_once_to_be_practised(
    qtbot: QtBot, open_review: Open
) -> None:
    saved = past_match(5)
    window = open_review(saved, thinking=Blundering())
    found: list[Topic] = []
    window.screen_of_review.reviewer.error_found.connect(lambda _, topic: found.append(topic))
    wait_for_grades(qtbot, window)
    review = window.screen_of_review.review
    assert review is not None
    errors = [made for made in review.own if made.action != made.observation.legal[0]]
    assert errors
    assert sorted(topic.value for topic in found) == sorted(
        topic.value for made in errors if (topic := topic_of(made.observation))
    )
    window.show_deal(saved, 0, names_of(saved, 0))
    assert len(found) == len(errors)


def test_errors_of_computer_players_are_nobodys_to_practise(
    qtbot: QtBot, open_review: Open
) -> None:
    saved = past_match(5)
    players = (PlayerInfo("Rui", PlayerKind.BOT, "club"), *saved.players[1:])
    window = open_review(replace(saved, players=players), thinking=Blundering())
    found: list[Topic] = []
    window.screen_of_review.reviewer.error_found.connect(lambda _, topic: found.append(topic))
    wait_for_grades(qtbot, window)
    assert Grade.MISTAKE in window.screen_of_review.strip.grades.values()
    assert not found


def test_the_same_cards_at_another_score_are_analysed_anew(qtbot: QtBot, open_review: Open) -> None:
    thinking, saved = AnalysingThinking(), past_match(5)
    window = open_review(saved, thinking=thinking)
    wait_for_grades(qtbot, window)
    review, reviewer = window.screen_of_review.review, window.screen_of_review.reviewer
    assert review is not None
    position = review.own[0].position
    assert reviewer.decision(position) is not None
    scores = tuple(score - 7 for score in review.situation(position).scores)
    other = SavedMatch(
        replace(review.situation(position), scores=scores, actions=()).replay(),
        saved.players,
        saved.extras,
    )
    for made in review.made:
        other.match.play(made.action)
    window.show_deal(other, 0, names_of(other, 0))
    assert window.screen_of_review.review is not review
    assert reviewer.decision(position) is None


def test_stepping_to_the_decision_that_is_looked_at_asks_for_it_once(open_review: Open) -> None:
    thinking = AnalysingThinking()
    thinking.is_mute = True
    window = open_review(past_match(5), thinking=thinking)
    review = window.screen_of_review.review
    assert review is not None
    assert [each for each, *_ in thinking.asked] == [review.own[0].observation]
    window.screen_of_review.go_to(review.own[0].position)
    assert len(thinking.asked) == 1


def test_closing_asks_for_nothing_any_more(open_review: Open) -> None:
    thinking = AnalysingThinking()
    thinking.is_mute = True
    window = open_review(past_match(5), thinking=thinking)
    adviser = window.screen_of_review.reviewer.adviser
    assert adviser.is_busy
    window.close()
    assert not adviser.is_busy


def test_each_grade_has_a_shape_of_its_own() -> None:
    assert QApplication.instance() is not None
    for look in LOOKS.values():
        shapes = []
        for grade in Grade:
            image = grade_pixmap(grade, 32, 1.0, look).toImage()
            shapes.append(
                tuple(
                    image.pixelColor(x, y).alpha() > 127
                    for x in range(0, 32, 2)
                    for y in range(0, 32, 2)
                )
            )
        assert len(set(shapes)) == len(shapes)
