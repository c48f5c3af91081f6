# SPDX-License-Identifier: GPL-3.0-or-later
"""A hint shows what is best and why, blocks nothing, and marks the match as helped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Unpack

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import NAMES, PASS, Action, card_of
from buck_euchre_qt.engine.cards import Suit
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.call_keys import HINT_KEY, hint_key
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.session.session import SessionState
from buck_euchre_qt.storage.match_facts import HELPED_KEY, HINTS_KEY
from buck_euchre_qt.storage.preferences import Preferences
from tests.helpers.advisers import AnalysingThinking
from tests.helpers.qt import need_fonts
from tests.pictures.stage import Stage
from tests.windows.person import Person, SitDown, Wishes, texts_in


def reach(sit_down: SitDown, is_so: Callable[[Person], bool], **wishes: Unpack[Wishes]) -> Person:
    """Return a person at an active window where something is so, whatever chance it takes."""
    for seed in range(60):
        chosen: Wishes = {"seed": f"hint {seed}", "thinking": AnalysingThinking()}
        chosen.update(wishes)
        person = sit_down(**chosen)
        person.begin()
        person.wait_until(partial(is_so, person))
        if is_so(person):
            person.window.activateWindow()
            assert QTest.qWaitForWindowActive(person.window)
            return person
        person.window.close()
    raise AssertionError("there was no such state")


def at(sit_down: SitDown, *phases: Phase, **wishes: Unpack[Wishes]) -> Person:
    """Return a person who has a choice in one of these phases."""
    return reach(
        sit_down,
        lambda person: person.is_at(*phases) and len(person.question.legal) > 1,
        **wishes,
    )


def wait_for_hint(person: Person) -> None:
    person.until(lambda: person.screen.hints.action is not None)


def test_a_key_shows_the_best_card_lit_and_ranked_with_the_others(sit_down: SitDown) -> None:
    person = at(sit_down, Phase.PLAY)
    legal = person.question.legal
    person.key(Qt.Key.Key_H)
    assert person.screen.hints.panel.isVisible()
    wait_for_hint(person)
    hints = person.screen.hints
    assert hints.action in legal
    (card,) = [card_of(action) for action in legal if action == hints.action]
    assert card is not None
    hinted = place(Pile.HAND, 0, person.seen.hand.index(card))
    assert person.view.table.choosing.hinted == hinted
    assert person.view.table.furniture.hint_ring.is_shown
    panel = hints.panel
    rows = panel.alternatives.findChildren(QLabel, "alternative")
    # A title and a chance for every choice but the recommended one.
    assert len([row for row in rows if row.isVisible()]) == 2 * (len(legal) - 1)
    assert "of 100" in panel.text


def test_the_recommended_call_is_marked_on_its_button(sit_down: SitDown) -> None:
    person = at(sit_down, Phase.FIRST_CIRCUIT, Phase.STAY_OR_DROP)
    person.click(person.screen.prompt.hint)
    wait_for_hint(person)
    legal = person.question.legal
    marked = [bool(button.property("isHinted")) for button in person.screen.prompt.buttons]
    assert marked == [action == person.screen.hints.action for action in legal]
    # Only one button may look like the thing to press.
    assert marked == [bool(button.property("isChief")) for button in person.screen.prompt.buttons]


def test_without_the_hint_the_weightiest_call_stands_out_again(sit_down: SitDown) -> None:
    person = at(sit_down, Phase.FIRST_CIRCUIT, Phase.STAY_OR_DROP)
    buttons = person.screen.prompt.buttons
    before = [bool(button.property("isChief")) for button in buttons]
    colours = [button.grab().toImage() for button in buttons]
    for number in range(len(buttons)):
        person.screen.prompt.recommend(number)
        assert [bool(each.property("isChief")) for each in buttons].index(True) == number
    person.screen.prompt.recommend(None)
    assert [bool(button.property("isChief")) for button in buttons] == before
    assert [button.grab().toImage() for button in buttons] == colours


def test_while_a_hint_is_thought_about_the_match_goes_on(sit_down: SitDown) -> None:
    person = at(sit_down, Phase.PLAY)
    assert isinstance(person.thinking, AnalysingThinking)
    person.thinking.is_mute = True
    person.key(Qt.Key.Key_F2)
    assert person.screen.hints.panel.text == "Thinking…"
    deals = len(person.session.match.deals[-1].actions)
    person.choose(person.question.legal[0])
    assert len(person.session.match.deals[-1].actions) > deals
    assert not person.screen.hints.panel.isVisible()
    person.thinking.is_mute = False
    person.until(person.is_asked)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_H, Qt.Key.Key_F2])
def test_a_key_takes_the_hint_away(sit_down: SitDown, key: Qt.Key) -> None:
    person = at(sit_down, Phase.PLAY)
    person.key(Qt.Key.Key_F2)
    wait_for_hint(person)
    person.key(key)
    assert not person.screen.hints.panel.isVisible()
    assert person.screen.hints.action is None
    assert person.view.table.choosing.hinted is None
    assert person.session.state is SessionState.WAITING_HUMAN


def test_a_hint_is_counted_and_the_match_bears_its_sign(sit_down: SitDown) -> None:
    person = at(sit_down, Phase.PLAY)
    sign = person.screen.panel.helped_sign
    assert not sign.isVisible()
    for _ in range(2):
        person.key(Qt.Key.Key_F2)
        wait_for_hint(person)
        person.key(Qt.Key.Key_F2)
    extras = read_record(person.kept).extras
    assert (extras[HELPED_KEY], extras[HINTS_KEY]) == (True, 2)
    assert sign.isVisible()
    assert "helped" in sign.toolTip()


def test_between_questions_there_is_no_hint_to_be_had(sit_down: SitDown) -> None:
    person = sit_down(thinking=AnalysingThinking())
    person.window.menus.hint.trigger()
    person.begin()
    person.wait_until(lambda: False)
    person.key(Qt.Key.Key_F2)
    assert not person.screen.hints.panel.isVisible()
    assert not person.session.is_helped


def test_a_match_that_waits_behind_practice_is_not_helped(sit_down: SitDown) -> None:
    person = at(sit_down, Phase.PLAY)
    hint = person.window.menus.hint
    assert hint.isEnabled()
    for show in (person.window.menus.lessons, person.window.menus.guide):
        show.trigger()
        assert not hint.isEnabled()
        # As by a key that was pressed before.
        hint.triggered.emit()
        assert not person.session.is_helped
    person.window.middle.show_table()
    assert hint.isEnabled()


def test_the_letter_gives_way_to_a_call_of_the_same_letter() -> None:
    assert hint_key() == "H"
    assert hint_key(taken=["P", "C", "D", "H"]) == HINT_KEY


def test_hearts_are_named_by_their_letter_though_a_hint_begins_with_it(sit_down: SitDown) -> None:
    def pass_always(seen: Observation) -> Action:
        return PASS if PASS in seen.legal else seen.legal[0]

    hearts = NAMES[Suit.HEARTS]
    person = reach(
        sit_down,
        lambda person: person.is_at(Phase.SECOND_CIRCUIT) and hearts in person.question.legal,
        thinking=AnalysingThinking(pass_always),
    )
    person.key(Qt.Key.Key_H)
    named = [logged.action for logged in person.session.match.deals[-1].actions]
    assert hearts in named


def test_a_hint_changes_its_language_with_the_window(sit_down: SitDown) -> None:
    person = at(sit_down, Phase.PLAY)
    person.key(Qt.Key.Key_F2)
    wait_for_hint(person)
    person.window.menus.languages[Language.FRENCH.value].trigger()
    person.until(lambda: "sur 100" in person.screen.hints.panel.text)
    texts = texts_in(person.screen.hints.panel)
    assert not any("of 100" in text for text in texts)
    assert person.screen.hints.action is not None


def test_that_a_hint_is_thought_about_changes_its_language_too(sit_down: SitDown) -> None:
    thinking = AnalysingThinking()
    person = at(sit_down, Phase.PLAY, thinking=thinking)
    thinking.is_mute = True
    person.key(Qt.Key.Key_F2)
    panel = person.screen.hints.panel
    said = panel.text
    person.window.menus.languages[Language.FRENCH.value].trigger()
    person.until(lambda: panel.text != said)
    assert said
    assert panel.text
    assert panel.isVisible()


def test_a_hint_fits_where_the_score_sheet_is_folded(sit_down: SitDown) -> None:
    folded = Preferences(pace="instant", automatic_cut=True, panel_folded=True)
    person = at(sit_down, Phase.PLAY, preferences=folded)
    person.window.resize(800, 600)
    person.key(Qt.Key.Key_F2)
    wait_for_hint(person)
    panel = person.screen.hints.panel
    assert person.screen.rect().contains(panel.geometry())
    assert panel.geometry().bottom() < person.view.prompt_rect().top()


def test_a_hint_covers_nothing_of_a_question_that_reaches_high(
    switch: LanguageSwitch, qtbot: QtBot
) -> None:
    need_fonts()
    folded = Preferences(pace="instant", panel_folded=True)
    stage = Stage(switch, Language.ENGLISH, QSize(800, 600), folded)
    try:
        stage.show("naming")
        screen = stage.window.screen_of_play
        screen.hints.toggle()
        qtbot.waitUntil(lambda: screen.hints.action is not None)
        panel = screen.hints.panel.geometry()
        assert screen.prompt.y() < screen.view.prompt_rect().top()
        assert panel.bottom() < screen.prompt.y()
        assert panel.height() > 100
    finally:
        stage.close()


def test_a_hint_is_heard_when_it_comes(sit_down: SitDown) -> None:
    person = at(sit_down, Phase.PLAY)
    heard: list[str] = []
    person.screen.announcer.said.connect(heard.append)
    QAccessible.setActive(True)
    try:
        person.key(Qt.Key.Key_F2)
        wait_for_hint(person)
    finally:
        QAccessible.setActive(False)
    assert heard[0] == "Thinking…"
    assert heard[-1] == person.screen.hints.panel.text
    # Cards are heard by their names, not by marks.
    assert "{" not in heard[-1]
