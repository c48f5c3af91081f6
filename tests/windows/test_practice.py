# SPDX-License-Identifier: GPL-3.0-or-later
"""Practice as a learner meets it: topics, problems, answers, and what comes back."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import card_of
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.learning.topics import Topic, topics_of
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.look import LOOKS
from tests.windows.learner import LongerTexts, cut_off
from tests.windows.practising import TODAY, Learner


def practise_everything(learner: Learner, name: str) -> None:
    """Answer every topic of every game right and wrong, and see that no word is cut."""
    for game in learner.screen.list.games:
        learner.screen.show_list()
        learner.screen.list.games[game].click()
        learner.settle()
        assert not cut_off(learner.screen)
        learner.picture(f"{name}-{game}-list")
        for topic in topics_of(game):
            for is_right in (True, False):
                learner.start(topic, game)
                learner.settle()
                assert not cut_off(learner.screen), topic
                right, wrong = learner.right_and_wrong()
                learner.answer(right if is_right else wrong)
                learner.settle()
                assert not cut_off(learner.screen), topic
                assert learner.player.sheet.verdict
                assert learner.screen.view.repairs == 0
                learner.picture(f"{name}-{game}-{topic.value}-{is_right}")
            learner.player.sheet.buttons[Wish.HANDS].click()
            learner.settle()
            assert not cut_off(learner.screen), topic
            learner.picture(f"{name}-{game}-{topic.value}-hands")


@pytest.mark.parametrize("language", Language)
def test_every_topic_of_every_game_is_answered_right_and_wrong_and_no_word_is_cut(
    learner: Learner, switch: LanguageSwitch, language: Language
) -> None:
    switch.use(language)
    practise_everything(learner, language.value)


def test_texts_two_fifths_longer_are_not_cut_off(learner: Learner, qapp: QApplication) -> None:
    longer = LongerTexts()
    qapp.installTranslator(longer)
    try:
        learner.settle()
        practise_everything(learner, "longer")
    finally:
        qapp.removeTranslator(longer)
        learner.settle()


def test_a_right_answer_is_played_praised_and_counted(learner: Learner) -> None:
    learner.start(Topic.LEAD)
    right, _ = learner.right_and_wrong()
    learner.answer(right)
    learner.settle()
    assert learner.player.sheet.verdict.startswith("Right. ")
    assert learner.player.tally.text() == "Right: 1 of 1"
    card = card_of(right)
    match = learner.player.table.match
    assert match is not None
    assert match.state is not None
    assert card not in match.state.hands[0]
    assert learner.book.right_of_last("buck", Topic.LEAD) == (1, 1)
    assert not learner.book.reminders


@pytest.mark.parametrize("topic", [Topic.ORDER, Topic.LEAD])
def test_the_story_of_a_problem_does_not_grow_by_its_answer(
    learner: Learner, switch: LanguageSwitch, topic: Topic
) -> None:
    learner.start(topic)
    told = learner.player.sheet.words.accessibleName()
    right, _ = learner.right_and_wrong()
    learner.answer(right)
    learner.settle()
    for look in LOOKS.values():
        learner.screen.set_look(look)
        assert learner.player.sheet.words.accessibleName() == told
    switch.use(Language.FRENCH)
    learner.settle()
    switch.use(Language.ENGLISH)
    learner.settle()
    assert learner.player.sheet.words.accessibleName() == told


def test_a_wrong_answer_stays_unplayed_is_explained_and_comes_back_tomorrow(
    learner: Learner,
) -> None:
    learner.start(Topic.LEAD)
    problem = learner.player.problem
    assert problem is not None
    right, wrong = learner.right_and_wrong()
    learner.answer(wrong)
    learner.settle()
    assert learner.player.sheet.verdict.startswith("Better was: lead ")
    assert learner.player.remark_label.text() == "This deal comes back tomorrow."
    hinted = learner.screen.view.table.choosing.hinted
    assert hinted is not None
    assert learner.seen.hand[hinted.slot] is card_of(right)
    assert learner.book.due("buck", Topic.LEAD, TODAY + timedelta(days=1))
    # On that day it comes first, and is known.
    learner.screen.show_list()
    learner.today = TODAY + timedelta(days=1)
    learner.start(None)
    again = learner.player.problem
    assert again is not None
    assert again.situation == problem.situation
    assert "You erred here before." in learner.player.sheet.words.accessibleName()


def test_show_me_counts_as_wrong_and_shows_the_answer(learner: Learner) -> None:
    learner.start(Topic.ORDER)
    learner.player.sheet.buttons[Wish.SHOW].click()
    assert learner.player.sheet.verdict.startswith("The answer is: ")
    assert learner.book.right_of_last("buck", Topic.ORDER) == (0, 1)
    assert len(learner.book.reminders) == 1


def test_the_alternatives_are_ranked_with_the_best_first(learner: Learner) -> None:
    learner.start(Topic.FOLLOW)
    _, wrong = learner.right_and_wrong()
    learner.answer(wrong)
    assert learner.player.ranking.isVisible()
    rows = learner.player.ranking.rows
    assert len(rows) == len(learner.seen.legal)
    problem = learner.player.problem
    assert problem is not None
    assert rows[0].action == problem.best


def test_the_hidden_hands_are_shown_on_request_and_before_that_to_nobody(learner: Learner) -> None:
    def open_cards(seat: int) -> int:
        piles = learner.screen.view.table.piles
        sprites = [piles.at(place(Pile.HAND, seat, slot)) for slot in range(5)]
        return sum(sprite is not None and sprite.card is not None for sprite in sprites)

    learner.start(Topic.STAY)
    assert [open_cards(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    _, wrong = learner.right_and_wrong()
    learner.answer(wrong)
    assert [open_cards(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    learner.player.sheet.buttons[Wish.HANDS].click()
    learner.settle()
    match = learner.player.table.match
    assert match is not None
    assert match.state is not None
    held = [len(match.state.hands[seat]) for seat in (1, 2, 3)]
    assert [open_cards(seat) for seat in (1, 2, 3)] == held
    assert " holds " in learner.player.remark_label.accessibleName()
    assert Wish.HANDS not in learner.player.sheet.buttons


def test_enter_goes_on_and_a_second_answer_does_not_count(learner: Learner) -> None:
    learner.start(Topic.LEAD)
    first = learner.player.problem
    right, wrong = learner.right_and_wrong()
    learner.answer(right)
    learner.player.judge(wrong)
    assert learner.player.tally.text() == "Right: 1 of 1"
    learner.settle()
    learner.key(Qt.Key.Key_Return)
    learner.wait_for_problem()
    assert learner.player.problem is not first
    assert learner.player.tally.text() == "Right: 1 of 1"


def test_a_card_is_chosen_and_the_next_deal_reached_by_keys_alone(learner: Learner) -> None:
    learner.start(Topic.DISCARD)
    learner.settle()
    learner.key(Qt.Key.Key_Right)
    learner.key(Qt.Key.Key_Return)
    learner.settle()
    assert learner.player.sheet.verdict
    first = learner.player.problem
    learner.key(Qt.Key.Key_PageDown)
    learner.wait_for_problem()
    assert learner.player.problem is not first


def test_a_call_is_made_by_its_letter(learner: Learner) -> None:
    learner.start(Topic.ORDER)
    learner.settle()
    learner.key(Qt.Key.Key_P)
    assert learner.player.sheet.verdict


@pytest.mark.rule("BE-4.2")
def test_a_card_that_is_not_allowed_is_refused_with_its_article_and_asked_again(
    learner: Learner,
) -> None:
    learner.start(Topic.FOLLOW)
    for _ in range(30):
        refused = [card for card in learner.seen.hand if not _is_legal(learner.seen, card)]
        if refused:
            break
        learner.screen.start("buck", Topic.FOLLOW)
        learner.wait_for_problem()
    assert learner.seen.phase is Phase.PLAY
    slot = learner.seen.hand.index(refused[0])
    learner.screen.view.choose(place(Pile.HAND, learner.seen.seat, slot))
    assert "must be played" in learner.player.table.prompt.caption
    assert learner.screen.article in ("BE-4.2", "BE-4.3")
    assert not learner.player.sheet.verdict
    right, _ = learner.right_and_wrong()
    learner.answer(right)
    assert learner.player.sheet.verdict.startswith("Right.")


def _is_legal(seen: Observation, card: object) -> bool:
    return any(card_of(action) is card for action in seen.legal)


def test_the_cited_article_is_asked_for(qtbot: QtBot, learner: Learner) -> None:
    learner.start(Topic.STAY)
    right, _ = learner.right_and_wrong()
    learner.answer(right)
    article = learner.screen.article
    assert article in ("BE-3.6", "BE-3.9")
    with qtbot.waitSignal(learner.screen.article_wanted) as wanted:
        learner.player.sheet.cites.linkActivated.emit(article)
    assert wanted.args == [article]


def test_escape_leaves_the_problem_and_then_practice(qtbot: QtBot, learner: Learner) -> None:
    learner.start(Topic.LEAD)
    learner.key(Qt.Key.Key_Escape)
    assert learner.screen.currentWidget() is learner.screen.list
    with qtbot.waitSignal(learner.screen.left):
        learner.key(Qt.Key.Key_Escape)


def test_while_a_deal_is_looked_for_that_is_said_and_nothing_can_be_answered(
    learner: Learner,
) -> None:
    learner.thinking.is_mute = True
    learner.screen.start("buck", Topic.LEAD)
    assert learner.player.problem is None
    assert "Looking for a deal" in learner.player.sheet.words.accessibleName()
    assert not learner.player.sheet.buttons
    learner.thinking.is_mute = False
    learner.wait_for_problem()


def test_that_nobody_can_analyse_is_said_and_it_can_be_tried_again(learner: Learner) -> None:
    learner.thinking.is_blank = True
    learner.screen.start("buck", Topic.LEAD)
    while Wish.AGAIN not in learner.player.sheet.buttons:
        QTest.qWait(1)
    assert "No deal can be analysed" in learner.player.sheet.words.accessibleName()
    learner.thinking.is_blank = False
    learner.player.sheet.buttons[Wish.AGAIN].click()
    learner.wait_for_problem()


def test_the_list_says_what_is_due_and_how_it_went(learner: Learner) -> None:
    for topic in (Topic.LEAD, Topic.STAY):
        learner.start(topic)
        right, wrong = learner.right_and_wrong()
        learner.answer(right if topic is Topic.LEAD else wrong)
    learner.today = TODAY + timedelta(days=1)
    learner.screen.show_list()
    said = {card.topic: card.accessibleDescription() for card in learner.screen.list.cards}
    assert "Right: 1 of 1 answer" in said[Topic.LEAD]
    assert "1 due today" in said[Topic.STAY]
    assert "1 due today" in said[None]
    assert "due" not in said[Topic.LEAD]


def test_a_problem_is_told_to_those_who_hear_the_table(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtGui import QAccessible

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    heard: list[str] = []
    learner.player.table.announcer.said.connect(heard.append)
    learner.start(Topic.STAY)
    assert any("is turned up" in text for text in heard)
    assert any("promised three tricks" in text or "If you drop out" in text for text in heard)
    right, _ = learner.right_and_wrong()
    heard.clear()
    learner.answer(right)
    assert any(text.startswith("Right.") for text in heard)


def test_the_words_change_with_the_language_in_the_middle_of_a_problem(
    learner: Learner, switch: LanguageSwitch
) -> None:
    learner.start(Topic.ORDER)
    right, _ = learner.right_and_wrong()
    learner.answer(right)
    switch.use(Language.FRENCH)
    learner.settle()
    assert learner.player.sheet.verdict.startswith("Juste.")
    assert learner.player.leave.text() == "Exercices (Échap)"


def test_leaving_stops_the_search(learner: Learner) -> None:
    learner.thinking.is_mute = True
    learner.screen.start("buck", Topic.LEAD)
    learner.screen.show_list()
    assert not learner.screen.supply.is_busy
