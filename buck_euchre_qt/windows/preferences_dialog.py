# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the preferences; every change takes effect at once."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.players.opponents import read_opponents
from buck_euchre_qt.storage.preferences import MAX_NAME_LENGTH, Names, Preferences
from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.windows.card_preview import CardPreview
from buck_euchre_qt.windows.fitting import fit
from buck_euchre_qt.windows.outfit import appearance_of
from buck_euchre_qt.windows.setting_pages import Pages, Rows, make_pages
from buck_euchre_qt.windows.theme import shown_theme, the_application

translate = QCoreApplication.translate


class PreferencesDialog(QDialog):
    """Shows the preferences on pages and says when one has been changed."""

    changed = Signal(object)
    """The preferences as they are now."""
    sound_wanted = Signal()
    """A sound is to be heard, to judge the volume by."""

    def __init__(self, preferences: Preferences, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._spoken = language
        self.pages: Pages = make_pages(preferences, language)
        self._tabs = QTabWidget(self)
        # The pages lie on the window's own ground, where every text has been measured. A style
        # sheet would keep them from following the theme.
        self._tabs.setDocumentMode(True)
        self._names_box = QGroupBox()
        self._name_labels = [QLabel() for _ in preferences.names]
        self._names = [self._name_field(name) for name in preferences.names]
        self._preview = CardPreview(self._appearance(), self)
        self._hear = QPushButton()
        # Otherwise it would be what Enter presses everywhere in the dialog, and look like it.
        self._hear.setAutoDefault(False)
        self._hear.clicked.connect(self.sound_wanted)
        general, table, cards, sound = (self._add_page(rows) for rows in self.pages.all)
        names = QFormLayout(self._names_box)
        for label, edit in zip(self._name_labels, self._names, strict=True):
            label.setBuddy(edit)
            names.addRow(label, edit)
        general.addWidget(self._names_box)
        cards.insertWidget(0, self._preview)
        sound.addWidget(self._hear)
        for page in (general, table, cards, sound):
            page.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 14, 16, 14)
        lines.setSpacing(12)
        lines.addWidget(self._tabs)
        lines.addWidget(buttons)
        self._retranslate()
        for row in self.pages.rows:
            row.changed.connect(self._change)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language, and make room for larger letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            fit(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Give every text its room."""
        super().showEvent(event)
        fit(self)

    def _add_page(self, rows: Rows) -> QVBoxLayout:
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setContentsMargins(14, 16, 14, 14)
        lines.setSpacing(14)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        for row in rows:
            row.add_to(form)
        lines.addLayout(form)
        self._tabs.addTab(page, "")
        return lines

    def _name_field(self, name: str) -> QLineEdit:
        field = QLineEdit(name)
        field.setMaxLength(MAX_NAME_LENGTH)
        # With every letter: whoever is still at it has not lost what is written.
        field.textEdited.connect(self._change)
        return field

    def _written_names(self) -> Names:
        first, second, third, fourth = (field.text().strip() for field in self._names)
        return first, second, third, fourth

    def _change(self) -> None:
        pages = self.pages
        language = pages.language.value
        # Without a choice the language stays the system's, also when another setting changes.
        has_moved = self.sender() is pages.language
        changed = replace(
            pages.read(self._preferences),
            language=language if has_moved else self._preferences.language,
            names=self._written_names(),
        )
        if changed != self._preferences:
            self._preferences = changed
            self._spoken = Language(language)
            self.changed.emit(changed)
            self._preview.show_appearance(self._appearance())

    def _appearance(self) -> Appearance:
        theme = shown_theme(self._preferences.theme, the_application().styleHints())
        return appearance_of(self._preferences, theme, self._spoken)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("PreferencesDialog", "Preferences"))
        titles = (
            translate("PreferencesDialog", "&General"),
            translate("PreferencesDialog", "&Table"),
            translate("PreferencesDialog", "&Cards"),
            translate("PreferencesDialog", "S&ound"),
        )
        for number, title in enumerate(titles):
            self._tabs.setTabText(number, title)
        for row in self.pages.rows:
            row.retranslate()
        self._hear.setText(translate("PreferencesDialog", "&Hear a sound"))
        self._preview.setAccessibleName(translate("PreferencesDialog", "How the cards look"))
        self._names_box.setTitle(translate("PreferencesDialog", "Names, from the next match on"))
        places = (
            translate("PreferencesDialog", "You"),
            translate("PreferencesDialog", "On your left"),
            translate("PreferencesDialog", "Opposite you"),
            translate("PreferencesDialog", "On your right"),
        )
        for label, place_name in zip(self._name_labels, places, strict=True):
            label.setText(place_name)
        seated = read_opponents(self._preferences.persons, self._preferences.levels)
        usual = (translate("Labels", "You"), *(opponent.person.name for opponent in seated))
        for field, name in zip(self._names, usual, strict=True):
            field.setPlaceholderText(name)
