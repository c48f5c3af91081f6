# SPDX-License-Identifier: GPL-3.0-or-later
"""The table as assistive technology finds it."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QPushButton
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.cards import DECK, Card
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table import accessible
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.standing import Standing
from buck_euchre_qt.table.things import ThingCondition
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import PlainWords, RandomMatch, card_choices
from tests.helpers.table_stage import next_step
from tests.table.test_choosing import Chosen, chosen, match

__all__ = ["chosen", "match"]

NAME, STATE = QAccessible.Text.Name, QAccessible.State


class PlainSpokenWords:
    """Terse words: a card is its text, or "?" face down."""

    def table(self) -> str:
        return "table"

    def hand_card(self, card: Card | None, trump: Trump | None, is_choice: bool | None) -> str:
        del trump
        return f"hand {card or '?'} {is_choice}"

    def hidden_hand(self, seat: int, count: int) -> str:
        return f"{seat} hides {count}"

    def trick_card(self, seat: int, card: Card | None, trump: Trump | None, is_led: bool) -> str:
        del trump
        return f"{seat} {'led' if is_led else 'played'} {card or '?'}"

    def upcard(self, card: Card | None) -> str:
        return f"upcard {card or '?'}"

    def trump(self, trump: Trump | None, maker: int | None) -> str:
        return f"trump {trump.value if trump else '-'} {maker}"

    def plate(self, seat: int, standing: Standing, turn: int | None) -> str:
        return f"plate {seat} {standing.taken.get(seat, 0)} {turn == seat}"

    def stock(self, count: int) -> str:
        return f"stock {count}"

    def discard(self) -> str:
        return "own discard"

    def deck_to_cut(self, lifted: int | None) -> str:
        return f"deck {lifted}"


@pytest.fixture(autouse=True)
def _words(view: TableView) -> None:
    view.set_spoken_words(PlainSpokenWords())


@pytest.fixture
def listener() -> Iterator[None]:
    """Return while somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def interface(of: TableView) -> QAccessibleWidget:
    found = QAccessible.queryAccessibleInterface(of)
    assert isinstance(found, QAccessibleWidget)
    return found


def things(view: TableView) -> list[QAccessibleInterface]:
    """Everything that is there, as a reader walks along it."""
    table = interface(view)
    children = [table.child(index) for index in range(table.childCount())]
    return [child for child in children if not bit(child, "invisible")]


def bit(of: QAccessibleInterface, name: str) -> bool:
    return bool(getattr(of.state(), name))


def names(view: TableView) -> list[str]:
    return [thing.text(NAME) for thing in things(view)]


def cards(view: TableView) -> list[QAccessibleWidget]:
    return [
        thing
        for thing in things(view)
        if thing.role() is QAccessible.Role.Button and isinstance(thing, QAccessibleWidget)
    ]


def test_the_tree_says_what_lies_on_the_table(view: TableView) -> None:
    for step in islice(RandomMatch(3), 60):
        view.play(step.events, step.after)
        seen, told = step.after, names(view)
        hand = [name.split()[1] for name in told if name.startswith("hand ")]
        assert hand == [card.text for card in seen.hand]
        is_parked = bool(seen.trick.plays or seen.tricks)
        stock = [pile.cards for pile in seen.piles if pile.pile is Pile.STOCK]
        left = len(stock[0]) if stock and is_parked else 0
        assert [name for name in told if name.startswith("stock")] == [f"stock {left}"] * bool(left)
        trick = [name for name in told if " led " in name or " played " in name]
        assert {name.split()[2] for name in trick} == {card.text for _, card in seen.trick.plays}
        assert [name.split()[0] for name in trick if " led " in name] == [
            str(seat) for seat, _ in seen.trick.plays[:1]
        ]
        letter = seen.trump.value if seen.trump else "-"
        assert f"trump {letter} {seen.maker}" in told
        assert [name for name in told if name.startswith("plate")] == [
            f"plate {seat} {seen.taken[seat]} False" for seat in (1, 2, 3, 0)
        ]
        hidden = [name for name in told if "hides" in name]
        assert hidden == [
            f"{seat} hides {seen.hand_sizes[seat]}"
            for seat in (1, 2, 3)
            if seen.hand_sizes[seat] and seat not in seen.out
        ]


def test_no_face_is_told_that_is_not_seen(view: TableView) -> None:
    for step in islice(RandomMatch(7), 80):
        view.play(step.events, step.after)
        open_cards = {
            card.text for pile in step.after.piles for card in pile.cards if card is not None
        }
        told = {word for name in names(view) for word in name.split() if len(word) == 2}
        assert told & {card.text for card in DECK} <= open_cards


@pytest.mark.usefixtures("match")
def test_cards_have_role_state_and_actions(view: TableView) -> None:
    choices = {where.slot for where in view.table.choosing.choices}
    for slot, card in enumerate(cards(view)):
        assert card.role() is QAccessible.Role.Button
        assert bit(card, "focusable")
        assert bit(card, "disabled") is (slot not in choices)
        assert ("Press" in card.actionNames()) is (slot in choices)
        assert card.keyBindingsForAction("Press") == [str(slot + 1)]
        assert card.text(NAME).endswith(str(slot in choices))


@pytest.mark.usefixtures("match")
def test_everything_lies_within_the_table_where_it_is_drawn(view: TableView) -> None:
    table = interface(view).rect()
    for thing in things(view):
        assert table.contains(thing.rect()), thing.text(NAME)
    hand = cards(view)
    middles = [card.rect().center() for card in hand]
    assert [middle.x() for middle in middles] == sorted(middle.x() for middle in middles)
    for card in hand:
        corner = card.rect().topLeft()
        found = interface(view).childAt(corner.x() + 5, card.rect().center().y())
        assert found is not None
        assert found.text(NAME) == card.text(NAME)


@pytest.mark.usefixtures("match")
def test_pressing_a_card_plays_it(view: TableView, chosen: Chosen) -> None:
    playable = next(card for card in cards(view) if "Press" in card.actionNames())
    slot = cards(view).index(playable)
    playable.doAction("Press")
    assert chosen.activated == [place(Pile.HAND, 0, slot)]
    playable.doAction("Press")
    assert len(chosen.activated) == 1


@pytest.mark.usefixtures("match")
def test_a_card_that_may_not_be_played_cannot_be_pressed(view: TableView, chosen: Chosen) -> None:
    barred = next(card for card in cards(view) if "Press" not in card.actionNames())
    barred.doAction("Press")
    assert chosen == ([], [])


@pytest.mark.usefixtures("match")
def test_the_focus_is_where_the_keyboard_is(view: TableView, qtbot: QtBot) -> None:
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    hand = cards(view)
    hand[2].doAction("SetFocus")
    assert view.hasFocus()
    assert view.table.choosing.focused == place(Pile.HAND, 0, 2)
    assert [bit(card, "focused") for card in hand[:3]] == [False, False, True]
    assert interface(view).focusChild().text(NAME) == hand[2].text(NAME)


def test_the_deck_can_be_cut(view: TableView, chosen: Chosen) -> None:
    view.show_deck(1, ())
    view.offer_cut()
    deck = next(card for card in cards(view) if card.text(NAME) == "deck None")
    deck.doAction("Press")
    assert [where.pile for where in chosen.activated] == [Pile.STOCK]


@pytest.mark.usefixtures("match")
def test_the_same_thing_stays_the_same_child(view: TableView) -> None:
    table = interface(view)
    before = [table.child(index) for index in range(table.childCount())]
    view.set_choices(frozenset())
    after = [table.child(index) for index in range(table.childCount())]
    assert all(one is other for one, other in zip(before, after, strict=True))
    assert [table.indexOfChild(child) for child in after] == list(range(table.childCount()))
    assert table.child(-1) is None
    assert table.child(len(after)) is None


def test_widgets_on_the_table_are_among_its_children(view: TableView) -> None:
    button = QPushButton("over it", view)
    button.show()
    assert "over it" in names(view)


@pytest.mark.usefixtures("match", "listener")
def test_what_changes_is_told_once(view: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    view.access.renew()
    told: list[tuple[str, QAccessible.Event]] = []

    def take_down(handle: accessible.Handle, before: object, now: ThingCondition) -> None:
        del handle, before
        told.append((now.name, QAccessible.Event.NameChanged))

    monkeypatch.setattr(accessible, "tell", take_down)
    view.set_choices(frozenset())
    QApplication.processEvents()
    assert [name for name, _ in told] == [
        f"hand {sprite.card} None" for sprite in view.table.piles.pile((Pile.HAND, 0))
    ]
    told.clear()
    view.set_choices(frozenset())
    QApplication.processEvents()
    assert told == []


def test_nothing_is_made_while_nobody_listens(view: TableView) -> None:
    step = next_step(RandomMatch(3))
    view.play(step.events, step.after)
    QApplication.processEvents()
    assert view.findChildren(accessible.Handle) == []
    assert not view.access.is_renewal_due


@pytest.mark.usefixtures("listener")
def test_tables_come_and_go_while_somebody_listens(qtbot: QtBot) -> None:
    del qtbot
    rng = random.Random(1)
    before = len(accessible.INTERFACES)
    for round_number in range(12):
        table = TableView()
        table.set_pace(Pace.INSTANT)
        table.set_words(PlainWords())
        table.set_spoken_words(PlainSpokenWords())
        table.set_onlooker(0, 4)
        table.resize(800, 600)
        table.show()
        for step in islice(RandomMatch(round_number), 12):
            table.play(step.events, step.after)
            choices = card_choices(step.after)
            table.set_choices(choices)
            if choices:
                table.setFocus()
                pick: Place = rng.choice(sorted(choices, key=lambda where: where.slot))
                cards(table)[pick.slot].doAction("SetFocus")
            names(table)
            QApplication.processEvents()
        table.finish()
        QApplication.processEvents()
        table.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        del table
        gc.collect()
        QApplication.processEvents()
    assert len(accessible.INTERFACES) == before
