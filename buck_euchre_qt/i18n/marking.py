# SPDX-License-Identifier: GPL-3.0-or-later
"""Marks a text to be translated that is looked up elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from PySide6 import QtCore

# PySide6 declares that it returns an object; it returns the source text.
QT_TRANSLATE_NOOP: Final = cast("Callable[[str, str], str]", QtCore.QT_TRANSLATE_NOOP)
"""Returns the text, which stands there for whoever extracts it; the context comes first."""
