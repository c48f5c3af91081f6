# SPDX-License-Identifier: GPL-3.0-or-later
"""Which settings there are, on which page, and how they are read back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.storage.preferences import TEXT_PERCENT, Preferences
from buck_euchre_qt.table.appearance import BACKS, Felt, IndexSize, SuitColours, Theme
from buck_euchre_qt.table.keys import CardKeys
from buck_euchre_qt.table.pace import Motion, Pace
from buck_euchre_qt.windows.key_settings import card_keys_name
from buck_euchre_qt.windows.outfit import OWN_INDICES, SYSTEM_MOTION
from buck_euchre_qt.windows.setting_rows import ChoiceRow, PercentRow, SwitchRow, Words
from buck_euchre_qt.windows.setting_texts import (
    back_name,
    colours_name,
    felt_name,
    index_size_name,
    indices_name,
    motion_name,
    pace_name,
    theme_name,
)
from buck_euchre_qt.windows.theme import SYSTEM_THEME

translate = QCoreApplication.translate
_Value = TypeVar("_Value", bound=Enum)
Row: TypeAlias = ChoiceRow | SwitchRow | PercentRow
Rows: TypeAlias = tuple[Row, ...]


@dataclass(frozen=True)
class Pages:
    """Every setting, as a row of a page."""

    language: ChoiceRow
    automatic_cut: SwitchRow
    last_card: SwitchRow
    card_keys: ChoiceRow
    theme: ChoiceRow
    felt: ChoiceRow
    text_percent: PercentRow
    pace: ChoiceRow
    motion: ChoiceRow
    hold_tricks: SwitchRow
    back: ChoiceRow
    indices: ChoiceRow
    index_size: ChoiceRow
    colours: ChoiceRow
    bower_signs: SwitchRow
    volume: PercentRow
    muted: SwitchRow

    @property
    def all(self) -> tuple[tuple[Row, ...], ...]:
        """The rows of the pages General, Table, Cards and Sound."""
        return (
            (self.language, self.automatic_cut, self.last_card, self.card_keys),
            (
                self.theme,
                self.felt,
                self.text_percent,
                self.pace,
                self.motion,
                self.hold_tricks,
            ),
            (self.back, self.indices, self.index_size, self.colours, self.bower_signs),
            (self.volume, self.muted),
        )

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every row, page after page."""
        return tuple(row for page in self.all for row in page)

    def read(self, before: Preferences) -> Preferences:
        """Return preferences with what the rows say; language and names stay as before."""
        return replace(
            before,
            automatic_cut=self.automatic_cut.value,
            last_card=self.last_card.value,
            card_keys=self.card_keys.value,
            theme=self.theme.value,
            felt=self.felt.value,
            text_percent=self.text_percent.value,
            pace=self.pace.value,
            motion=self.motion.value,
            hold_tricks=self.hold_tricks.value,
            back=self.back.value,
            indices=self.indices.value,
            index_size=self.index_size.value,
            colours=self.colours.value,
            bower_signs=self.bower_signs.value,
            volume=self.volume.value,
            muted=self.muted.value,
        )


def make_pages(now: Preferences, language: Language) -> Pages:
    """Return the rows of every page, showing what is chosen now."""
    return Pages(
        language=ChoiceRow(
            "language",
            lambda: translate("PreferencesDialog", "&Language"),
            [(offered.value, _own_name(offered)) for offered in Language],
            language.value,
        ),
        automatic_cut=SwitchRow(
            "automatic_cut",
            lambda: translate("PreferencesDialog", "C&ut the deck for me when it is my turn to"),
            now.automatic_cut,
        ),
        last_card=SwitchRow(
            "last_card",
            lambda: translate("PreferencesDialog", "Pla&y my last card for me"),
            now.last_card,
        ),
        card_keys=ChoiceRow(
            "card_keys",
            lambda: translate("PreferencesDialog", "The keys &1 to 6"),
            _named(CardKeys, card_keys_name),
            now.card_keys,
        ),
        theme=ChoiceRow(
            "theme",
            lambda: translate("PreferencesDialog", "&Appearance"),
            [(SYSTEM_THEME, partial(theme_name, None)), *_named(Theme, theme_name)],
            now.theme,
        ),
        felt=ChoiceRow(
            "felt",
            lambda: translate("PreferencesDialog", "C&loth"),
            _named(Felt, felt_name),
            now.felt,
        ),
        text_percent=PercentRow(
            "text_percent",
            lambda: translate("PreferencesDialog", "&Size of the texts"),
            TEXT_PERCENT,
            10,
            now.text_percent,
        ),
        pace=ChoiceRow(
            "pace",
            lambda: translate("PreferencesDialog", "S&peed of the table"),
            [(pace.name.lower(), partial(pace_name, pace)) for pace in Pace],
            now.pace,
        ),
        motion=ChoiceRow(
            "motion",
            lambda: translate("PreferencesDialog", "&Movement"),
            [(SYSTEM_MOTION, partial(motion_name, None)), *_named(Motion, motion_name)],
            now.motion,
        ),
        hold_tricks=SwitchRow(
            "hold_tricks",
            lambda: translate(
                "PreferencesDialog", "A &finished trick stays until a click or a key"
            ),
            now.hold_tricks,
        ),
        back=ChoiceRow(
            "back",
            lambda: translate("PreferencesDialog", "&Back"),
            [(back, partial(back_name, back)) for back in BACKS],
            now.back,
        ),
        indices=ChoiceRow(
            "indices",
            lambda: translate("PreferencesDialog", "&Letters"),
            [
                ("international", partial(indices_name, is_own=False)),
                (OWN_INDICES, partial(indices_name, is_own=True)),
            ],
            now.indices,
        ),
        index_size=ChoiceRow(
            "index_size",
            lambda: translate("PreferencesDialog", "&Size of the corners"),
            _named(IndexSize, index_size_name),
            now.index_size,
        ),
        colours=ChoiceRow(
            "colours",
            lambda: translate("PreferencesDialog", "Colou&rs of the suits"),
            _named(SuitColours, colours_name),
            now.colours,
        ),
        bower_signs=SwitchRow(
            "bower_signs",
            lambda: translate("PreferencesDialog", "&Mark the two jacks that are bowers"),
            now.bower_signs,
        ),
        volume=PercentRow(
            "volume",
            lambda: translate("PreferencesDialog", "&Volume"),
            (0, 100),
            5,
            now.volume,
        ),
        muted=SwitchRow(
            "muted", lambda: translate("PreferencesDialog", "&No sound at all"), now.muted
        ),
    )


def _named(kind: type[_Value], name: Callable[[_Value], str]) -> list[tuple[str, Words]]:
    values: Iterable[_Value] = kind
    return [(str(value.value), partial(name, value)) for value in values]


def _own_name(language: Language) -> Words:
    return lambda: language.own_name
