# SPDX-License-Identifier: GPL-3.0-or-later
"""Choosing who plays and how well, and what the table tells of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QToolTip

from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.i18n.opponents import (
    about_player,
    level_line,
    level_name,
    level_title,
    named_levels,
    person_line,
)
from buck_euchre_qt.players.level_names import LEVELS
from buck_euchre_qt.players.opponents import PERSON_KEY
from buck_euchre_qt.players.persons import PERSONS, Temperament
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.table.things import Thing, ThingKind
from buck_euchre_qt.windows.look import LOOKS, look_in_use, palette_of
from buck_euchre_qt.windows.new_match import NewMatchDialog
from buck_euchre_qt.windows.theme import ThemeKeeper, the_application
from tests.windows.person import Person, SitDown, asked
from tests.windows.room import cut_off

USUAL = Preferences(pace="instant", automatic_cut=True, last_card=False)


def box(dialog: NewMatchDialog, name: str) -> QComboBox:
    """Return a list by its accessible name, as somebody who hears the dialog would find it."""
    found = [each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name]
    assert len(found) == 1, name
    assert found[0].isVisible()
    return found[0]


def press(widget: QComboBox, *keys: Qt.Key) -> None:
    widget.setFocus()
    for key in keys:
        QTest.keyClick(widget, key)


def seated(person: Person) -> list[tuple[str, str]]:
    return [(each.name, str(each.level)) for each in person.session.players[1:]]


def test_whoever_just_starts_meets_three_temperaments_who_play_for_fun(person: Person) -> None:
    person.begin()
    assert seated(person) == [
        ("Léa", "casual bold"),
        ("Bram", "casual"),
        ("Inês", "casual cautious"),
    ]
    assert [each.extras for each in person.session.players[1:]] == [
        {"person": "lea"},
        {"person": "bram"},
        {"person": "ines"},
    ]


def test_person_and_level_are_chosen_by_keyboard_and_are_asked_to_play(person: Person) -> None:
    dialog = asked(person)
    press(box(dialog, "On your left: person"), Qt.Key.Key_End)
    press(box(dialog, "On your left: level"), Qt.Key.Key_Down, Qt.Key.Key_Down)
    press(box(dialog, "On your right: person"), Qt.Key.Key_Home)
    dialog.accept()
    assert seated(person)[0] == ("Arjun", "strong")
    assert seated(person)[2] == ("Léa", "casual bold")


def test_whoever_sat_there_changes_places(person: Person) -> None:
    dialog = asked(person)
    press(box(dialog, "On your left: person"), Qt.Key.Key_Down)
    press(box(dialog, "On your left: level"), Qt.Key.Key_End)
    dialog.accept()
    assert seated(person) == [
        ("Bram", "master"),
        ("Léa", "casual bold"),
        ("Inês", "casual cautious"),
    ]


def test_all_play_at_one_level_at_once(person: Person) -> None:
    dialog = asked(person)
    menu = dialog.players.all_button.menu()
    next(action for action in menu.actions() if action.text() == "Beginner").trigger()
    dialog.accept()
    assert [level for _, level in seated(person)] == [
        "beginner bold",
        "beginner",
        "beginner cautious",
    ]


def test_other_people_come_to_the_table(person: Person) -> None:
    dialog = asked(person)
    person.click(person.button("Other people"))
    dialog.accept()
    names = {name for name, _ in seated(person)}
    assert len(names) == 3
    assert not names & {"Léa", "Bram", "Inês"}
    assert {person_id.name for person_id in PERSONS} >= names


def test_a_game_for_two_asks_for_one_and_names_the_partner_in_a_team(person: Person) -> None:
    dialog = asked(person)
    dialog.choose("two-handed")
    visible = [each for each in dialog.findChildren(QComboBox) if each.isVisible()]
    assert [each.accessibleName() for each in visible] == [
        "Opposite you: person",
        "Opposite you: level",
    ]
    dialog.choose("partnership")
    assert box(dialog, "Your partner, opposite you: person").currentText() == "Bram"
    dialog.choose("buck")
    assert box(dialog, "Opposite you: person").currentText() == "Bram"
    dialog.reject()


def test_who_played_last_is_offered_again_after_a_restart(sit_down: SitDown) -> None:
    person = sit_down(preferences=USUAL)
    dialog = asked(person)
    press(box(dialog, "Opposite you: person"), Qt.Key.Key_End)
    press(box(dialog, "On your right: level"), Qt.Key.Key_Home)
    dialog.accept()
    kept = person.changed[-1]
    assert replace(kept, extra={}) == replace(
        USUAL, persons=("lea", "arjun", "ines"), levels=("casual", "casual", "beginner")
    )
    person.window.close()
    again = sit_down(preferences=kept)
    dialog = asked(again)
    assert box(dialog, "Opposite you: person").currentText() == "Arjun"
    assert box(dialog, "On your right: level").currentText() == "Beginner"
    dialog.reject()


def test_the_game_played_last_is_offered_again_after_a_restart(sit_down: SitDown) -> None:
    person = sit_down(preferences=USUAL)
    dialog = asked(person)
    dialog.choose("partnership")
    dialog.accept()
    person.window.close()
    again = sit_down(preferences=USUAL)
    dialog = asked(again)
    assert dialog.game == "partnership"
    dialog.reject()


def test_a_dialog_that_is_left_changes_nothing(person: Person) -> None:
    dialog = asked(person)
    press(box(dialog, "On your left: person"), Qt.Key.Key_End)
    dialog.reject()
    assert not person.changed


def test_own_names_stay_and_the_faces_with_them(sit_down: SitDown) -> None:
    named = replace(USUAL, names=("Zoé", "", "Opa", ""), persons=("lea", "gus", "ines"))
    person = sit_down(preferences=named)
    dialog = asked(person)
    assert "Opa" in [each.text().split(" · ")[-1] for each in dialog.players.findChildren(QLabel)]
    dialog.accept()
    assert [each.name for each in person.session.players] == ["Zoé", "Léa", "Opa", "Inês"]
    assert person.screen.people == ("you", "lea", "gus", "ines")


def test_a_deal_code_is_played_with_those_who_played_last(sit_down: SitDown) -> None:
    chosen = replace(USUAL, persons=("nia", "gus", "ruth"), levels=("master", "club", "strong"))
    person = sit_down(preferences=chosen)
    person.window.menus.new_of_code.trigger()
    QTest.keyClicks(person.dialog().findChildren(QLineEdit)[0], "ABCD")
    person.click(person.button("Start the match"))
    assert seated(person) == [("Nia", "master bold"), ("Gus", "club bold"), ("Ruth", "strong")]


# What the table tells.


def test_a_plate_tells_how_its_player_plays(person: Person) -> None:
    person.begin()
    person.wait_for()
    view = person.view
    plate = view.table.furniture.plates[1].item
    assert plate.toolTip().splitlines()[:2] == [
        "Level: Casual, bold play.",
        "Speaks first and looks at her cards later.",
    ]
    middle = view.mapFromScene(plate.sceneBoundingRect().center())
    hover = QHelpEvent(QEvent.Type.ToolTip, middle, view.viewport().mapToGlobal(middle))
    QApplication.sendEvent(view.viewport(), hover)
    assert "bold play" in QToolTip.text()
    QToolTip.hideText()
    dealer = view.table.standing.dealer
    assert dealer is not None
    assert view.table.furniture.plates[dealer].item.toolTip().endswith("dealer")
    assert "Level" not in view.table.furniture.plates[0].item.toolTip()


def test_a_plate_tells_it_to_those_who_hear_the_table_too(person: Person) -> None:
    person.begin()
    handle = person.view.access.handle(Thing(ThingKind.PLATE, 3))
    told = QAccessible.queryAccessibleInterface(handle).text(QAccessible.Text.Description)
    assert told == "Level: Casual, cautious play. Would rather drop out than be sorry."
    card = person.view.access.handle(Thing(ThingKind.CARD, 0))
    assert not QAccessible.queryAccessibleInterface(card).text(QAccessible.Text.Description)


def test_what_a_plate_tells_follows_the_language(person: Person) -> None:
    person.begin()
    person.wait_for()
    person.switch_to(Language.PORTUGUESE)
    plate = person.view.table.furniture.plates[1].item
    assert plate.toolTip().startswith("Nível: Ocasional, jogo ousado.")
    person.switch_to(Language.ENGLISH)


def test_a_record_of_another_program_tells_the_level_it_has() -> None:
    assert level_title("champion") == "Level: champion."
    assert level_title("7") == "Level: 7."
    assert level_title("expert cautious") == "Level: Expert, cautious play."


def test_where_a_record_names_no_level_none_is_told() -> None:
    player = PlayerInfo("Léa", PlayerKind.BOT, None, {PERSON_KEY: "lea"})
    assert about_player(player) == person_line("lea")


# Words.


@pytest.mark.parametrize("language", list(Language))
def test_every_person_and_level_has_a_line_of_its_own(person: Person, language: Language) -> None:
    person.switch_to(language)
    lines = [person_line(each.id) for each in PERSONS] + [level_line(level) for level in LEVELS]
    assert all(lines)
    assert len(set(lines)) == len(lines)
    names = [level_name(level) for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    titles = {level_title(f"club {each.value}".strip()) for each in Temperament}
    assert len(titles) == len(Temperament)
    person.switch_to(Language.ENGLISH)


def test_levels_are_listed_weakest_first_and_those_not_known_last() -> None:
    assert named_levels(["master", "2", "beginner", "club"]) == [
        ("Beginner", "beginner"),
        ("Club", "club"),
        ("Master", "master"),
        ("2", "2"),
    ]


# Looks.


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[ThemeKeeper]:
    keeper = ThemeKeeper(the_application())
    yield keeper
    keeper.use("dark", 1.0)
    del qapp


@pytest.mark.parametrize("language", list(Language))
def test_the_dialog_of_deal_codes_has_room_too(sit_down: SitDown, language: Language) -> None:
    person = sit_down(preferences=replace(USUAL, text_percent=150))
    person.begin()
    person.switch_to(language)
    person.window.menus.new_of_code.trigger()
    dialog = person.dialog()
    QTest.qWait(0)
    assert dialog.width() <= 800
    assert dialog.height() <= 570
    assert not cut_off(dialog)
    dialog.reject()
    person.switch_to(Language.ENGLISH)
    person.window.preferences.change(USUAL)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("game", ["buck", "partnership", "two-handed"])
def test_the_dialog_has_room_in_a_small_window_with_large_letters(
    sit_down: SitDown, theme: ThemeKeeper, language: Language, game: str
) -> None:
    large = replace(USUAL, text_percent=150, theme="light")
    person = sit_down(preferences=large)
    person.begin()
    person.switch_to(language)
    dialog = asked(person)
    dialog.choose(game)
    for show in (dialog.show_rules, dialog.show_players):
        show()
        QTest.qWait(0)
        assert dialog.width() <= 800
        # A window's title takes some of the 600 that the smallest screen has.
        assert dialog.height() <= 570
        assert not cut_off(dialog), (language, game)
    dialog.reject()
    person.switch_to(Language.ENGLISH)
    del theme


def test_the_game_buttons_follow_the_theme_while_they_are_open(
    person: Person, theme: ThemeKeeper
) -> None:
    dialog = asked(person)
    for each in Theme:
        theme.use(each.value, 1.0)
        QApplication.processEvents()
        shown = dialog.games.grab().toImage()
        look = LOOKS[each]
        colours = {shown.pixelColor(x, shown.height() // 6).name() for x in range(shown.width())}
        assert QColor(look.focus).name() in colours
        assert QColor(look.button).name() in colours
    dialog.reject()


def test_a_palette_of_others_is_dark_or_light() -> None:
    for each in Theme:
        assert look_in_use(palette_of(LOOKS[each])) is LOOKS[each]
    foreign = palette_of(LOOKS[Theme.LIGHT])
    foreign.setColor(foreign.ColorRole.Window, QColor("#dddddd"))
    assert look_in_use(foreign) is LOOKS[Theme.LIGHT]
    foreign.setColor(foreign.ColorRole.Window, QColor("#222222"))
    assert look_in_use(foreign) is LOOKS[Theme.DARK]


def test_the_lists_are_wide_enough_for_every_line(person: Person) -> None:
    dialog = asked(person)
    for name in ("On your left: person", "On your left: level"):
        found = box(dialog, name)
        found.showPopup()
        view = found.view()
        assert view.viewport().width() >= view.sizeHintForColumn(0)
        found.hidePopup()
    dialog.reject()
