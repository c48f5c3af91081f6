# SPDX-License-Identifier: GPL-3.0-or-later
"""The menus of the main window: what there is to choose, in the words of the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from buck_euchre_qt.i18n.call_keys import HINT_KEY
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.windows.key_settings import sheet_shortcuts
from buck_euchre_qt.windows.setting_texts import pace_name

translate = QCoreApplication.translate

_Words: TypeAlias = Callable[[], str]


class Menus(QObject):
    """Owns the actions in a menu bar; whoever makes it connects them."""

    pace_chosen = Signal(str)
    """A pace was chosen, by its name in the preferences."""
    language_chosen = Signal(str)
    """A language was chosen, by its code."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._texts: list[tuple[Callable[[str], None], _Words]] = []
        self._make_game(self._menu(bar, lambda: translate("Menu", "&Game")))
        self._make_view(self._menu(bar, lambda: translate("Menu", "&View")))
        self._make_learn(self._menu(bar, lambda: translate("Menu", "&Learn")))
        self._make_help(self._menu(bar, lambda: translate("Menu", "&Help")))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for set_text, text in self._texts:
            set_text(text())

    def _make_game(self, game: QMenu) -> None:
        self.new = self._action(game, lambda: translate("Menu", "&New match…"), "Ctrl+N")
        self.new_of_code = self._action(
            game, lambda: translate("Menu", "New match from a &deal code…")
        )
        self.go_on = self._action(game, lambda: translate("Menu", "&Continue"))
        game.addSeparator()
        self.open = self._action(game, lambda: translate("Menu", "&Open…"), "Ctrl+O")
        self.save_as = self._action(game, lambda: translate("Menu", "&Save as…"), "Ctrl+Shift+S")
        game.addSeparator()
        self.undo = self._action(game, lambda: translate("Menu", "&Take back"), "Ctrl+Z")
        self.hint = self._action(game, lambda: translate("Menu", "H&int"), HINT_KEY)
        game.addSeparator()
        self.history = self._action(game, lambda: translate("Menu", "&History…"), "Ctrl+H")
        self.statistics = self._action(game, lambda: translate("Menu", "St&atistics…"), "Ctrl+T")
        self.fair_deals = self._action(game, lambda: translate("Menu", "&Fair deals…"))
        game.addSeparator()
        self.prefer = self._action(game, lambda: translate("Menu", "&Preferences…"), "Ctrl+,")
        self.prefer.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit = self._action(game, lambda: translate("Menu", "&Quit"), "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_view(self, view: QMenu) -> None:
        self.panel = self._action(view, lambda: translate("Menu", "&Score sheet"), "F9")
        self.panel.setCheckable(True)
        self.full = self._action(view, lambda: translate("Menu", "&Full screen"), "F11")
        self.full.setCheckable(True)
        self.paces = self._choices(
            self._menu(view, lambda: translate("Menu", "S&peed")),
            {pace.name.lower(): _namer(pace) for pace in Pace},
            self.pace_chosen.emit,
        )
        self.languages = self._choices(
            self._menu(view, lambda: translate("Menu", "&Language")),
            {language.value: _own_namer(language) for language in Language},
            self.language_chosen.emit,
        )

    def _make_learn(self, learn: QMenu) -> None:
        self.lessons = self._action(learn, lambda: translate("Menu", "&Lessons"), "Ctrl+L")
        self.next_lesson = self._action(learn, lambda: translate("Menu", "&Next lesson"))
        self.guide = self._action(learn, lambda: translate("Menu", "A &first deal, step by step"))
        self.practice = self._action(learn, lambda: translate("Menu", "&Practice"), "Ctrl+P")

    def _make_help(self, guide: QMenu) -> None:
        self.rules = self._action(guide, lambda: translate("Menu", "&Rules"), "F1")
        self.keys = self._action(guide, lambda: translate("Menu", "&Keyboard"))
        self.keys.setShortcuts(sheet_shortcuts())
        self.report = self._action(guide, lambda: translate("Menu", "Report a &problem…"))
        self.about = self._action(guide, lambda: translate("Menu", "&About Buck Euchre"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _menu(self, above: QMenuBar | QMenu, text: _Words) -> QMenu:
        menu = QMenu(above)
        above.addMenu(menu)
        self._texts.append((menu.setTitle, text))
        return menu

    def _action(self, menu: QMenu, text: _Words, keys: str = "") -> QAction:
        action = QAction(menu)
        menu.addAction(action)
        if keys:
            action.setShortcut(QKeySequence(keys))
        self._texts.append((action.setText, text))
        return action

    def _choices(
        self, menu: QMenu, offered: Mapping[str, _Words], choose: Callable[[str], object]
    ) -> dict[str, QAction]:
        group = QActionGroup(self)
        actions = {}
        for key, text in offered.items():
            action = self._action(menu, text)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _on, key=key: choose(key))
            actions[key] = action
        return actions


def _namer(pace: Pace) -> _Words:
    return lambda: pace_name(pace)


def _own_namer(language: Language) -> _Words:
    return lambda: language.own_name
