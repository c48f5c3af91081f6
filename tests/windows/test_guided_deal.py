# SPDX-License-Identifier: GPL-3.0-or-later
"""The guided first deal: offered to newcomers, told moment by moment, free and without a trace."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from buck_euchre_qt.engine.actions import ORDER, Action, card_of
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.first_deal_texts import moment_text
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.learning.first_deal import Moment, scene_of
from buck_euchre_qt.players.worker import fallback
from buck_euchre_qt.session.session import Ask, Session, SessionState
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.table.pace import Motion
from buck_euchre_qt.windows.desk import names_of
from buck_euchre_qt.windows.guided_deal import GuidedDeal
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.new_match import NewMatchDialog
from tests.helpers.qt import PATIENCE_MS
from tests.windows.learner import cut_off
from tests.windows.person import Person, SitDown


class Newcomer:
    """Plays the guided deal by a wish for each question, and reads what is told."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.window.menus.guide.trigger()
        guided = person.window.middle.currentWidget()
        assert isinstance(guided, GuidedDeal)
        self.guided = guided
        self.told: dict[Moment, str] = {}

    @property
    def session(self) -> Session:
        session = self.guided.session
        assert session is not None
        return session

    def wait(self) -> None:
        patience = QDeadlineTimer(PATIENCE_MS)
        while self.session.state not in (SessionState.WAITING_HUMAN, SessionState.OVER):
            assert not patience.hasExpired()
            QTest.qWait(1)

    def play_deal(self, choose: Callable[[Observation], Action]) -> None:
        """Play one deal to its result."""
        while True:
            self.wait()
            seen, question = self.session.observe(), self.session.question
            assert seen is not None
            sheet = self.guided.sheet
            said = sheet.words.accessibleName()
            assert said, scene_of(seen)
            self.told[scene_of(seen).moment] = said
            if question is None or question.ask is Ask.NEXT_DEAL:
                return
            self.do(choose(seen), question.legal)

    def do(self, action: Action, legal: tuple[Action, ...]) -> None:
        seen = self.session.observe()
        assert seen is not None
        card = card_of(action)
        if card is not None:
            where = place(Pile.HAND, 0, seen.hand.index(card))
            self.guided.play.view.place_activated.emit(where)
            return
        calls = [each for each in legal if card_of(each) is None]
        self.guided.play.prompt.buttons[calls.index(action)].click()


def orders_and_plays_well(seen: Observation) -> Action:
    return ORDER if ORDER in seen.legal else fallback(seen, "well").action


def test_a_newcomer_is_offered_it_beside_lesson_1_and_plain_play(person: Person) -> None:
    texts = ("New match", "Learn to play: lesson 1", "A first deal, step by step")
    assert all(person.button(text).isVisible() for text in texts)
    person.click(person.button(texts[-1]))
    assert isinstance(person.window.middle.currentWidget(), GuidedDeal)


def test_who_has_a_match_to_go_on_with_finds_it_in_the_menu(sit_down: SitDown) -> None:
    first = sit_down()
    first.begin()
    first.wait_for()
    first.window.close()
    again = sit_down()
    assert not again.window.start_panel.guide_button.isVisible()
    again.window.menus.guide.trigger()
    assert isinstance(again.window.middle.currentWidget(), GuidedDeal)


def test_the_friendly_deal_is_won_by_whoever_orders(person: Person) -> None:
    newcomer = Newcomer(person)
    newcomer.wait()
    seen = newcomer.session.observe()
    assert seen is not None
    assert {"AH", "9H", "JD"} < {str(card) for card in seen.hand}
    assert str(seen.upcard) == "QH"
    assert [str(action) for _, action in seen.calls] == ["pass", "pass"]
    newcomer.play_deal(orders_and_plays_well)
    state = newcomer.session.match.state
    assert state is not None
    assert state.maker == 0
    assert state.taken[0] >= 3
    assert "kept your promise" in newcomer.told[Moment.OVER]
    assert "left bower" in newcomer.told[Moment.UPCARD]
    assert "3 trumps" in newcomer.told[Moment.UPCARD]
    assert Wish.LIST in newcomer.guided.sheet.buttons


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("language", Language)
def test_whatever_is_chosen_is_told_in_whole_sentences(
    sit_down: SitDown, language: Language, seed: int
) -> None:
    person = sit_down()
    person.window.language_chosen.emit(language)
    QTest.qWait(0)
    newcomer = Newcomer(person)
    rng = random.Random(f"newcomer {seed}")
    for _ in range(4):
        newcomer.play_deal(lambda seen: rng.choice(seen.legal))
        if newcomer.session.state is SessionState.OVER:
            break
        newcomer.guided.play.result.buttons[0].click()
    for moment, said in newcomer.told.items():
        assert not re.search(r"[{}]|%n", said), moment
        assert said.rstrip().endswith((".", "!", "?")), moment
        assert not cut_off(newcomer.guided.sheet)
    assert Moment.OVER in newcomer.told


def test_nothing_of_it_is_kept_and_the_match_on_the_table_is_not_touched(person: Person) -> None:
    person.begin()
    person.wait_for()
    before, kept = person.on_table, person.kept
    newcomer = Newcomer(person)
    newcomer.play_deal(orders_and_plays_well)
    person.window.menus.undo.trigger()
    newcomer.guided.leave.click()
    assert not person.window.middle.is_learning
    assert newcomer.guided.session is None
    assert (person.on_table, person.kept) == (before, kept)
    person.answer()


def test_taking_back_in_the_lessons_takes_back_nothing_of_the_match(person: Person) -> None:
    person.begin()
    person.wait_for()
    person.answer()
    person.wait_for()
    before = person.on_table
    undo: QAction = person.window.menus.undo
    for show in (person.window.menus.lessons, person.window.menus.next_lesson):
        show.trigger()
        undo.trigger()
        assert person.on_table == before


def test_without_a_match_the_menu_takes_back_in_the_guided_deal(person: Person) -> None:
    undo: QAction = person.window.menus.undo
    newcomer = Newcomer(person)
    newcomer.wait()
    assert not undo.isEnabled()
    seen, question = newcomer.session.observe(), newcomer.session.question
    assert seen is not None
    assert question is not None
    newcomer.do(question.legal[0], question.legal)
    newcomer.wait()
    assert undo.isEnabled()
    undo.trigger()
    newcomer.wait()
    assert newcomer.session.observe() == seen
    newcomer.guided.leave.click()
    assert not undo.isEnabled()


@pytest.mark.parametrize("motion", list(Motion))
def test_the_result_moves_only_where_motion_is_wanted(sit_down: SitDown, motion: Motion) -> None:
    person = sit_down(preferences=Preferences(pace="normal", motion=motion.value))
    newcomer = Newcomer(person)
    assert newcomer.guided.play.view.is_moving is (motion is Motion.FULL)


def test_what_was_told_stays_while_others_act(person: Person) -> None:
    newcomer = Newcomer(person)
    newcomer.wait()
    told = newcomer.guided.sheet.words.accessibleName()
    question = newcomer.session.question
    assert question is not None
    newcomer.do(ORDER, question.legal)
    assert newcomer.session.state is not SessionState.WAITING_HUMAN
    assert newcomer.guided.sheet.words.accessibleName() == told
    newcomer.wait()
    assert newcomer.guided.sheet.words.accessibleName() != told


def test_f1_opens_the_article_of_the_moment(person: Person) -> None:
    newcomer = Newcomer(person)
    newcomer.wait()
    assert person.window.middle.article_now() == "BE-3.1"


def test_all_lessons_are_a_click_away_at_the_end(person: Person) -> None:
    newcomer = Newcomer(person)
    newcomer.play_deal(orders_and_plays_well)
    newcomer.guided.sheet.buttons[Wish.LIST].click()
    assert newcomer.guided.session is None
    assert person.window.middle.screen_of_lessons is person.window.middle.currentWidget()


def test_the_match_that_is_offered_at_the_end_is_a_click_away(person: Person) -> None:
    newcomer = Newcomer(person)
    newcomer.play_deal(orders_and_plays_well)
    newcomer.guided.sheet.buttons[Wish.MATCH].click()
    dialog = person.dialog()
    assert isinstance(dialog, NewMatchDialog)
    dialog.accept()
    assert person.session.match.game.info.id == "buck"
    assert not person.window.middle.is_learning


def test_a_change_of_language_is_followed_in_the_middle(person: Person) -> None:
    newcomer = Newcomer(person)
    newcomer.wait()
    person.window.language_chosen.emit(Language.FRENCH)
    QTest.qWait(1)
    assert "retourne" in newcomer.guided.sheet.words.accessibleName()
    seen = newcomer.session.observe()
    assert seen is not None
    assert seen.phase is Phase.FIRST_CIRCUIT
    told = moment_text(seen, names_of(newcomer.session.saved, 0))
    assert told.split()[0] in newcomer.guided.sheet.words.accessibleName()
