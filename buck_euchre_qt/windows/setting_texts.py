# SPDX-License-Identifier: GPL-3.0-or-later
"""What the values of settings are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.table.pace import Pace

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
