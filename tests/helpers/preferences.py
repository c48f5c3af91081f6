# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences as a test compares them."""

from __future__ import annotations

from dataclasses import fields

from buck_euchre_qt.storage.preferences import Preferences


def settings_in(preferences: Preferences) -> dict[str, object]:
    """Return what a person has chosen, by name: neither the window's place nor what is unknown."""
    return {
        entry.name: getattr(preferences, entry.name)
        for entry in fields(preferences)
        if entry.name not in ("geometry", "extra")
    }
