# SPDX-License-Identifier: GPL-3.0-or-later
"""A person plays whole deals and matches with the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buck_euchre_qt.engine.actions import card_of
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.session.session import Ask, Session, SessionState
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.table.sprite import CardSprite
from tests.helpers.sessions import PromptThinking
from tests.windows.moments import FAST, reach, reach_cut, reach_where
from tests.windows.person import Person, SitDown

SLOW = Preferences(pace="calm", automatic_cut=True)


def test_a_whole_match_is_played_with_the_mouse(person: Person) -> None:
    session = person.begin()
    person.wait_until(lambda: False)
    assert session.match.is_over
    assert session.match.winners
    assert person.view.repairs == 0
    assert person.screen.result.isVisible()
    assert read_record(person.kept).match.winners == session.match.winners


def test_a_whole_deal_is_played_with_animations(sit_down: SitDown) -> None:
    person = sit_down(preferences=FAST)
    session = person.begin()
    person.wait_until(
        lambda: session.question is not None and session.question.ask is Ask.NEXT_DEAL
    )
    assert session.match.deals[0].state.phase.is_finished
    assert person.view.repairs == 0
    person.answer()
    assert len(session.match.deals) == 2


def test_the_card_under_the_pointer_is_the_one_that_is_played(sit_down: SitDown) -> None:
    person = reach(sit_down, Phase.PLAY)
    for size in ((913, 641), (800, 600), (1280, 800)):
        person.window.resize(*size)
        person.until(lambda: not person.view.is_render_due)
        for slot, card in enumerate(person.seen.hand):
            point = person.card_point(place(Pile.HAND, 0, slot))
            sprites = [
                sprite
                for item in person.view.table.items(person.view.mapToScene(point))
                if isinstance(sprite := item.parentItem(), CardSprite)
            ]
            assert max(sprites, key=CardSprite.zValue).card is card
    action = person.question.legal[-1]
    deal = person.session.match.deals[-1]
    before = len(deal.actions)
    person.choose(action)
    assert deal.actions[before].action is action


def test_only_the_left_button_plays_and_a_double_click_plays_one_card(sit_down: SitDown) -> None:
    person = reach(sit_down, Phase.PLAY)
    person.window.preferences.keep_pace("calm")
    question, seen = person.session.question, person.session.observe()
    assert question is not None
    assert seen is not None
    card = card_of(question.legal[0])
    assert card is not None
    point = person.card_point(place(Pile.HAND, 0, seen.hand.index(card)))
    before = person.on_table
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        person.click_at(point, button)
        QTest.mouseDClick(person.view.viewport(), button, pos=point)
    assert person.on_table == before
    own = [0]
    person.session.stepped.connect(lambda *_: own.append(0))
    assert isinstance(person.thinking, PromptThinking)
    person.thinking.is_mute = True
    QTest.mouseClick(person.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseDClick(person.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseClick(person.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert len(own) == 2


def test_nothing_but_ones_own_choices_can_be_clicked(sit_down: SitDown) -> None:
    person = reach(sit_down, Phase.PLAY)
    before = person.on_table
    table = person.view.table
    for key, slot, sprite in table.piles:
        if key == (Pile.HAND, 0):
            continue
        del slot
        point = QPoint(round(sprite.pose.x), round(sprite.pose.y))
        hand = range(len(table.piles.pile((Pile.HAND, 0))))
        poses = [table.rest_pose(place(Pile.HAND, 0, own)) for own in hand]
        if not any(pose is None or pose.covers(point.toPointF()) for pose in poses):
            person.click_at(point)
            QTest.mouseDClick(person.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert person.on_table == before


def test_a_card_that_may_not_be_played_is_refused_in_words(sit_down: SitDown) -> None:
    person = reach_where(
        sit_down,
        lambda person: (
            person.is_at(Phase.PLAY) and len(person.question.legal) < len(person.seen.hand)
        ),
    )
    legal = {card_of(action) for action in person.question.legal}
    wrong = next(slot for slot, card in enumerate(person.seen.hand) if card not in legal)
    before, asked = person.on_table, person.screen.prompt.caption
    person.click_card(wrong)
    assert person.on_table == before
    assert person.screen.prompt.caption != asked
    assert "BE-4." in person.screen.prompt.caption


def test_ones_own_cards_do_nothing_while_a_computer_player_thinks(sit_down: SitDown) -> None:
    thinking = PromptThinking()
    person = sit_down(thinking=thinking)
    session = person.begin()
    person.wait_until(lambda: person.is_at(Phase.PLAY))
    thinking.is_mute = True
    person.answer()
    person.until(lambda: session.state is SessionState.THINKING)
    before = person.on_table
    hand = session.observe()
    assert hand is not None
    for slot in range(len(hand.hand)):
        person.click_card(slot)
        person.key(Qt.Key(Qt.Key.Key_1.value + slot))
        person.key(Qt.Key.Key_Return)
        person.key(Qt.Key.Key_Space)
    assert person.on_table == before
    assert session.state is SessionState.THINKING
    thinking.is_mute = False
    person.until(person.is_asked)


def test_a_whole_deal_is_played_with_the_keyboard(person: Person) -> None:
    session = person.begin()
    for _ in range(60):
        person.until(person.is_asked)
        question = session.question
        if question is None or question.ask is Ask.NEXT_DEAL:
            break
        seen = session.observe()
        assert seen is not None
        card = card_of(question.legal[0])
        if card is not None:
            person.view.setFocus()
            person.key(Qt.Key(Qt.Key.Key_1.value + seen.hand.index(card)))
            person.key(Qt.Key.Key_Return)
        else:
            for _ in range(20):
                if person.window.focusWidget() is person.screen.prompt.buttons[0]:
                    break
                person.key(Qt.Key.Key_Tab)
            assert person.window.focusWidget() is person.screen.prompt.buttons[0]
            person.key(Qt.Key.Key_Space)
    assert session.match.deals[0].state.phase.is_finished
    person.until(person.screen.result.isVisible)
    person.key(Qt.Key.Key_Return)
    assert len(session.match.deals) == 2 or session.match.is_over


def test_a_click_during_an_animation_ends_it_and_chooses_nothing(sit_down: SitDown) -> None:
    person = sit_down(preferences=SLOW)
    session = person.begin()
    person.until(lambda: person.view.director.is_animating)
    person.click_at(QPoint(400, 500))
    assert not person.view.director.is_animating
    person.until(lambda: not person.view.is_busy)
    assert session.match.deals
    assert person.view.repairs == 0


@pytest.mark.rule("BE-2.2")
def test_the_deck_is_cut_where_the_person_clicks_it(sit_down: SitDown) -> None:
    person = reach_cut(sit_down)
    table, y = person.view.table, None
    pose = table.poser.pose((Pile.STOCK, None), 0, None, table.lying())
    y = round(pose.y)
    cuts = {
        where.slot: x
        for x in range(person.view.width())
        if (where := person.view.place_at(QPoint(x, y).toPointF())) is not None
    }
    assert set(cuts) == set(range(1, 24))
    deals = len(person.session.match.deals)
    person.click_at(QPoint(cuts[7], y))
    assert len(person.session.match.deals) == deals + 1
    assert person.session.match.deals[-1].cut == 7


def test_the_cut_may_be_left_to_chance(sit_down: SitDown) -> None:
    person = reach_cut(sit_down)
    prepared = person.session.prepared
    deals = len(person.session.match.deals)
    person.click(person.button("Leave it to chance"))
    assert len(person.session.match.deals) == deals + 1
    assert person.session.match.deals[-1].cut == prepared.cut


def test_the_result_shows_scores_and_a_second_press_of_next_deal_does_nothing(
    person: Person,
) -> None:
    session = person.begin()
    person.wait_until(person.screen.result.isVisible)
    assert person.screen.result.isVisible()
    if session.state is SessionState.OVER:
        pytest.fail("choose another seed: this match has one deal")
    button = person.screen.result.buttons[0]
    assert button.text() == "Next deal"
    button.click()
    button.click()
    assert len(session.match.deals) == 2
    person.until(person.is_asked)
    assert len(session.match.deals) == 2


def test_a_refused_card_leaves_the_rest_on_offer(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = reach_where(
        sit_down,
        lambda person: (
            person.is_at(Phase.PLAY) and len(person.question.legal) < len(person.seen.hand)
        ),
    )
    legal = {card_of(action) for action in person.question.legal}
    wrong = next(slot for slot, card in enumerate(person.seen.hand) if card not in legal)
    monkeypatch.setattr(Session, "claim", property(lambda _: person.seen.hand))
    person.click_card(wrong)
    assert "BE-4." in person.screen.prompt.caption
    assert person.button("The rest are mine") in person.screen.prompt.buttons


def test_what_a_held_trick_waits_for_is_said_in_the_language_in_use(sit_down: SitDown) -> None:
    person = sit_down(preferences=Preferences(pace="fast", automatic_cut=True, hold_tricks=True))
    session = person.begin()
    while not person.view.director.is_waiting:
        if session.question is not None:
            person.answer()
        QTest.qWait(1)
    english = person.screen.prompt.caption
    assert "Enter" in english
    said = {}
    for language in Language:
        person.window.menus.languages[language.value].trigger()
        QTest.qWait(1)
        assert person.view.director.is_waiting
        said[language] = person.screen.prompt.caption
    assert said[Language.ENGLISH] == english
    assert len(set(said.values())) == len(Language)
    person.window.menus.languages[Language.ENGLISH.value].trigger()
    person.view.finish()
    assert person.screen.prompt.caption != english
