# SPDX-License-Identifier: GPL-3.0-or-later
"""Every setting is changed once in the dialog, takes effect at once, and is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from buck_euchre_qt.i18n.labels import rank_letter
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.table.appearance import Felt, IndexSize, Indices, SuitColours, Theme
from buck_euchre_qt.table.pace import Motion, Pace
from buck_euchre_qt.windows.look import LOOKS
from buck_euchre_qt.windows.outfit import appearance_of
from buck_euchre_qt.windows.preferences_dialog import PreferencesDialog
from buck_euchre_qt.windows.setting_rows import ChoiceRow, PercentRow, SwitchRow
from buck_euchre_qt.windows.theme import ThemeKeeper, the_application
from tests.helpers.preferences import settings_in
from tests.windows.person import Person, SitDown

BEFORE = Preferences(pace="instant", automatic_cut=True, last_card=False)
CHANGES: dict[str, object] = {
    "language": "fr",
    "automatic_cut": False,
    "last_card": True,
    "card_keys": "once",
    "theme": "light",
    "felt": "claret",
    "text_percent": 150,
    "pace": "fast",
    "motion": "reduced",
    "hold_tricks": True,
    "back": "indigo",
    "indices": "international",
    "index_size": "large",
    "colours": "four",
    "bower_signs": False,
    "volume": 25,
    "muted": True,
}
"""Another value for each setting of the dialog."""

EFFECTS: dict[str, Callable[[Person], bool]] = {
    "automatic_cut": lambda person: not person.settings.has_automatic_cut,
    "last_card": lambda person: person.settings.plays_last_card,
    "theme": lambda person: (
        person.view.table.appearance.theme is Theme.LIGHT
        and person.screen.panel.look is LOOKS[Theme.LIGHT]
    ),
    "felt": lambda person: person.view.table.appearance.felt is Felt.CLARET,
    "text_percent": lambda person: person.view.table.appearance.text_scale == 1.5,
    "pace": lambda person: person.view.director.pace is Pace.FAST,
    "motion": lambda person: person.view.table.motion is Motion.REDUCED,
    "hold_tricks": lambda person: person.view.staging.holds_tricks,
    "back": lambda person: person.view.table.pictures.appearance.back == "indigo",
    "index_size": lambda person: person.view.table.appearance.index_size is IndexSize.LARGE,
    "colours": lambda person: person.view.table.appearance.colours is SuitColours.FOUR,
    "bower_signs": lambda person: not person.view.table.appearance.has_bower_signs,
    "volume": lambda person: person.window.sounds.volume == 0.25,
    "muted": lambda person: person.window.sounds.is_muted,
}


def change_in_dialog(person: Person, key: str) -> None:
    """Open the dialog, choose another value in the row of a setting, and close it again."""
    person.window.menus.prefer.trigger()
    dialog = person.dialog()
    assert isinstance(dialog, PreferencesDialog)
    row = next(each for each in dialog.pages.rows if each.key == key)
    value = CHANGES[key]
    match row:
        case ChoiceRow():
            row.box.setCurrentIndex(row.box.findData(value))
        case SwitchRow():
            row.box.click()
        case PercentRow():
            assert isinstance(value, int)
            row.slider.setValue(value // row.step)
    dialog.reject()
    QTest.qWait(1)


def test_each_setting_of_the_dialog_is_tried() -> None:
    elsewhere = {"names", "persons", "levels", "geometry", "panel_folded", "extra"}
    assert CHANGES.keys() == {entry.name for entry in fields(Preferences)} - elsewhere


@pytest.mark.parametrize("key", CHANGES)
def test_a_setting_takes_effect_at_once_and_is_kept(
    sit_down: SitDown, tmp_path: Path, key: str
) -> None:
    person = sit_down(preferences=BEFORE)
    file = PreferencesFile(tmp_path / "config")
    person.window.preferences.changed.connect(file.save)
    person.begin()
    person.wait_for(Ask.ACT)
    has_effect = EFFECTS.get(key)
    assert has_effect is None or not has_effect(person)
    change_in_dialog(person, key)
    assert has_effect is None or has_effect(person)
    found = file.load().preferences
    # Written at once: a program that is killed now has kept it.
    assert settings_in(found) == settings_in(BEFORE) | {key: CHANGES[key]}
    again = sit_down(preferences=found)
    assert has_effect is None or has_effect(again)


def test_settings_outlive_a_program_that_is_killed(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from dataclasses import replace\n"
        "from buck_euchre_qt.storage.preferences import PreferencesFile\n"
        "file = PreferencesFile(Path(sys.argv[1]))\n"
        "file.save(replace(file.load().preferences, theme='contrast', volume=5))\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    command = [sys.executable, "-c", program, str(tmp_path)]
    ended = subprocess.run(command, check=False, env=os.environ)
    assert ended.returncode == -signal.SIGKILL
    found = PreferencesFile(tmp_path).load().preferences
    assert (found.theme, found.volume) == ("contrast", 5)


def test_the_letters_of_the_language_are_those_on_the_cards_and_in_the_texts(
    sit_down: SitDown,
) -> None:
    own = replace(BEFORE, indices="language")
    for language, letter in ((Language.FRENCH, "R"), (Language.ENGLISH, "K")):
        sit_down(preferences=replace(own, language=language.value), language=language)
        is_own = appearance_of(own, Theme.DARK, language).indices is Indices.FRENCH
        assert rank_letter("K") == letter
        assert is_own is (letter == "R")


def test_words_of_another_version_do_no_harm(sit_down: SitDown) -> None:
    strange = Preferences(
        pace="instant", theme="sepia", felt="denim", back="dragons", indices="runes", motion="jump"
    )
    person = sit_down(preferences=strange)
    person.begin()
    assert person.view.table.appearance.felt is Felt.GREEN
    change_in_dialog(person, "hold_tricks")
    assert person.changed[-1].hold_tricks


def test_the_theme_follows_the_system_while_it_runs(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    wished = Theme.DARK
    monkeypatch.setattr("buck_euchre_qt.windows.theme.system_theme", lambda _: wished)
    person = sit_down(preferences=replace(BEFORE, theme="system"))
    person.begin()
    person.wait_for(Ask.ACT)
    person.window.menus.prefer.trigger()
    hints = the_application().styleHints()
    for wished in (Theme.LIGHT, Theme.DARK, Theme.CONTRAST, Theme.LIGHT, Theme.DARK):
        hints.colorSchemeChanged.emit(hints.colorScheme())
        look = LOOKS[wished]
        assert person.view.table.appearance.theme is wished
        assert QApplication.palette().window().color().name() == look.window
        QTest.qWait(0)
        assert person.dialog().palette().window().color().name() == look.window
        assert look.panel in person.screen.panel.styleSheet()
        assert look.plate in person.screen.prompt.styleSheet()
        assert look.sheet in person.screen.result.styleSheet()
    hints.colorSchemeChanged.emit(hints.colorScheme())
    person.dialog().reject()


def test_a_chosen_theme_does_not_follow_the_system(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down(preferences=replace(BEFORE, theme="light"))
    monkeypatch.setattr("buck_euchre_qt.windows.theme.system_theme", lambda _: Theme.DARK)
    hints = the_application().styleHints()
    hints.colorSchemeChanged.emit(hints.colorScheme())
    assert person.view.table.appearance.theme is Theme.LIGHT


@pytest.fixture(autouse=True)
def _plain_again(qapp: QApplication) -> object:
    """Give the application its usual looks back."""
    yield
    ThemeKeeper(qapp).use("dark", 1.0)
    ThemeKeeper(qapp).use("system", 1.0)


@pytest.mark.parametrize("name", ["prefer", "new", "new_of_code", "keys", "about"])
def test_an_open_dialog_follows_the_theme_in_every_part(person: Person, name: str) -> None:
    """Parts below a style sheet are not told of another palette, and stay dark on light."""
    getattr(person.window.menus, name).trigger()
    dialog = person.dialog()
    # Once it is there, a dialog gives the keyboard to one of its parts.
    QTest.qWait(0)
    focused = dialog.focusWidget()
    for theme in (Theme.LIGHT, Theme.CONTRAST, Theme.DARK):
        person.window.preferences.change(replace(BEFORE, theme=theme.value))
        QApplication.processEvents()
        look = LOOKS[theme]
        assert dialog.focusWidget() is focused, "another theme takes the keyboard elsewhere"
        assert look.marked in dialog.styleSheet()
        left = [
            (each, each.palette().color(QPalette.ColorRole.WindowText).name())
            for each in dialog.findChildren(QWidget)
            if each.isEnabled()
            and each.palette().color(QPalette.ColorRole.WindowText) != QColor(look.window_ink)
        ]
        assert not left, theme
    dialog.reject()
