# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of a page of settings: each knows its setting, its words and what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QWidget,
)

translate = QCoreApplication.translate
_LABEL_EDGE_PX: Final = 4
"""A letter that is underlined is drawn apart, and the text grows longer than it was measured."""
Words = Callable[[], str]


class _SettingRow(QObject):
    """A setting on a page; `key` is its name in the preferences."""

    changed = Signal()

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class ChoiceRow(_SettingRow):
    """One of several words, chosen from a list."""

    def __init__(
        self, key: str, label: Words, offered: Sequence[tuple[str, Words]], value: str
    ) -> None:
        super().__init__(key)
        self._words, self._offered = label, offered
        self.label, self.box = QLabel(), QComboBox()
        self.label.setContentsMargins(0, 0, _LABEL_EDGE_PX, 0)
        self.label.setBuddy(self.box)
        for word, _ in offered:
            self.box.addItem("", word)
        self.box.setCurrentIndex(max(0, self.box.findData(value)))
        self.box.currentIndexChanged.connect(self.changed)

    @property
    def value(self) -> str:
        """The word chosen."""
        return str(self.box.currentData())

    def add_to(self, form: QFormLayout) -> None:
        """Take a line of a form."""
        form.addRow(self.label, self.box)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.label.setText(self._words())
        for number, (_, words) in enumerate(self._offered):
            self.box.setItemText(number, words())


class SwitchRow(_SettingRow):
    """On or off."""

    def __init__(self, key: str, label: Words, value: bool) -> None:
        super().__init__(key)
        self._words = label
        self.box = QCheckBox()
        self.box.setChecked(value)
        self.box.toggled.connect(self.changed)

    @property
    def value(self) -> bool:
        """Whether it is on."""
        return self.box.isChecked()

    def add_to(self, form: QFormLayout) -> None:
        """Take a line of a form."""
        form.addRow(self.box)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.box.setText(self._words())


class PercentRow(_SettingRow):
    """A number of hundredths, chosen with a slider."""

    def __init__(
        self, key: str, label: Words, span: tuple[int, int], step: int, value: int
    ) -> None:
        super().__init__(key)
        self._words = label
        self.label, self.slider, self._shown = (
            QLabel(),
            QSlider(Qt.Orientation.Horizontal),
            QLabel(),
        )
        self.label.setContentsMargins(0, 0, _LABEL_EDGE_PX, 0)
        self.label.setBuddy(self.slider)
        self.step = step
        self.slider.setRange(span[0] // step, span[1] // step)
        self.slider.setPageStep(1)
        self.slider.setValue(round(value / step))
        self._show_value()
        self.slider.valueChanged.connect(self._show_value)
        self.slider.valueChanged.connect(self.changed)

    @property
    def value(self) -> int:
        """The hundredths chosen."""
        return self.slider.value() * self.step

    def add_to(self, form: QFormLayout) -> None:
        """Take a line of a form."""
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self._shown)
        form.addRow(self.label, line)

    def _show_value(self) -> None:
        self._shown.setText(translate("Settings", "{percent}%").format(percent=self.value))

    def retranslate(self) -> None:
        """Say everything anew."""
        self.label.setText(self._words())
        self._show_value()
