# SPDX-License-Identifier: GPL-3.0-or-later
"""What the values of settings are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.table.appearance import Felt, IndexSize, SuitColours, Theme
from buck_euchre_qt.table.pace import Motion, Pace

translate = QCoreApplication.translate


def pace_name(pace: Pace) -> str:
    """Return what a speed of the table is called."""
    match pace:
        case Pace.CALM:
            return translate("Speed", "Calm")
        case Pace.NORMAL:
            return translate("Speed", "Normal")
        case Pace.FAST:
            return translate("Speed", "Fast")
        case Pace.INSTANT:
            return translate("Speed", "Instant")


def pace_of(name: str) -> Pace:
    """Return the speed kept under a name in the preferences; unknown names mean the normal one."""
    return next((pace for pace in Pace if pace.name.lower() == name), Pace.NORMAL)


def theme_name(theme: Theme | None) -> str:
    """Return what a theme is called, None standing for the system's."""
    match theme:
        case None:
            return translate("Settings", "As the system")
        case Theme.LIGHT:
            return translate("Settings", "Light")
        case Theme.DARK:
            return translate("Settings", "Dark")
        case Theme.CONTRAST:
            return translate("Settings", "High contrast")


def felt_name(felt: Felt) -> str:
    """Return what a colour of the cloth is called."""
    match felt:
        case Felt.GREEN:
            return translate("Settings", "Green")
        case Felt.BLUE:
            return translate("Settings", "Blue")
        case Felt.CLARET:
            return translate("Settings", "Claret")


def back_name(back: str) -> str:
    """Return what a back of the cards is called, from its name in the resources."""
    return {
        "crimson": translate("Settings", "Crimson, with the buck"),
        "indigo": translate("Settings", "Indigo"),
        "forest": translate("Settings", "Forest green"),
    }.get(back, back)


def indices_name(*, is_own: bool) -> str:
    """Return what the letters on the cards are called."""
    if is_own:
        return translate("Settings", "Those of the language")
    return translate("Settings", "International: A K Q J")


def colours_name(colours: SuitColours) -> str:
    """Return what a number of colours of the suits is called."""
    if colours is SuitColours.FOUR:
        return translate("Settings", "Four: clubs green, diamonds blue")
    return translate("Settings", "Two: black and red")


def index_size_name(size: IndexSize) -> str:
    """Return what a size of the corners is called."""
    if size is IndexSize.LARGE:
        return translate("Settings", "Large")
    return translate("Settings", "Usual")


def motion_name(motion: Motion | None) -> str:
    """Return what a way of moving is called, None standing for the system's."""
    match motion:
        case None:
            return translate("Settings", "As the system")
        case Motion.FULL:
            return translate("Settings", "Cards fly")
        case Motion.REDUCED:
            return translate("Settings", "Nothing moves")
