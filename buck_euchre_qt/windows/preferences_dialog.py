# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the preferences; every change takes effect at once."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.storage.preferences import MAX_NAME_LENGTH, Preferences
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.windows.desk import DEFAULT_NAMES
from buck_euchre_qt.windows.setting_texts import pace_name

translate = QCoreApplication.translate


class PreferencesDialog(QDialog):
    """Shows the preferences and says when one has been changed."""

    changed = Signal(object)
    """The preferences as they are now."""

    def __init__(self, preferences: Preferences, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._language = QComboBox(self)
        for offered in Language:
            self._language.addItem(offered.own_name, offered.value)
        self._language.setCurrentIndex(self._language.findData(language.value))
        self._pace = QComboBox(self)
        for pace in Pace:
            self._pace.addItem("", pace.name.lower())
        self._pace.setCurrentIndex(self._pace.findData(preferences.pace))
        self._automatic_cut = QCheckBox(self)
        self._automatic_cut.setChecked(preferences.automatic_cut)
        self._names_box = QGroupBox(self)
        self._name_labels = [QLabel(self) for _ in DEFAULT_NAMES]
        self._names = [self._name_field(name) for name in preferences.names]
        self._form = QFormLayout()
        self._language_label, self._pace_label = QLabel(self), QLabel(self)
        self._language_label.setBuddy(self._language)
        self._pace_label.setBuddy(self._pace)
        self._form.addRow(self._language_label, self._language)
        self._form.addRow(self._pace_label, self._pace)
        self._form.addRow(self._automatic_cut)
        names = QFormLayout(self._names_box)
        for label, edit in zip(self._name_labels, self._names, strict=True):
            label.setBuddy(edit)
            names.addRow(label, edit)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 20, 22, 18)
        lines.setSpacing(14)
        lines.addLayout(self._form)
        lines.addWidget(self._names_box)
        lines.addWidget(buttons)
        self._retranslate()
        self._language.currentIndexChanged.connect(self._change)
        self._pace.currentIndexChanged.connect(self._change)
        self._automatic_cut.toggled.connect(self._change)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _name_field(self, name: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setMaxLength(MAX_NAME_LENGTH)
        field.editingFinished.connect(self._change)
        return field

    def _change(self) -> None:
        first, second, third, fourth = (field.text().strip() for field in self._names)
        language = self._language.currentData()
        is_chosen = language != self._preferences.language
        has_moved = self.sender() is self._language
        changed = replace(
            self._preferences,
            language=str(language) if has_moved and is_chosen else self._preferences.language,
            pace=str(self._pace.currentData()),
            automatic_cut=self._automatic_cut.isChecked(),
            names=(first, second, third, fourth),
        )
        if changed != self._preferences:
            self._preferences = changed
            self.changed.emit(changed)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("PreferencesDialog", "Preferences"))
        self._language_label.setText(translate("PreferencesDialog", "&Language"))
        self._pace_label.setText(translate("PreferencesDialog", "&Speed of the table"))
        self._automatic_cut.setText(
            translate("PreferencesDialog", "&Cut the deck for me when it is my turn to")
        )
        self._names_box.setTitle(translate("PreferencesDialog", "Names, from the next match on"))
        places = (
            translate("PreferencesDialog", "You"),
            translate("PreferencesDialog", "On your left"),
            translate("PreferencesDialog", "Opposite you"),
            translate("PreferencesDialog", "On your right"),
        )
        for label, place_name in zip(self._name_labels, places, strict=True):
            label.setText(place_name)
        usual = (translate("Labels", "You"), *DEFAULT_NAMES[1:])
        for field, name in zip(self._names, usual, strict=True):
            field.setPlaceholderText(name)
        for number, pace in enumerate(Pace):
            self._pace.setItemText(number, pace_name(pace))
