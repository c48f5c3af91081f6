# SPDX-License-Identifier: GPL-3.0-or-later
"""Imports as Python itself does them, beside PySide."""

from __future__ import annotations

import builtins


def use_plain_imports() -> None:
    """Have modules imported without their sources being read, once PySide is there.

    PySide reads, splits and keeps the source of every module that is imported after it, to see
    whether names in it may be spelt another way (`from __feature__ import snake_case`). Nothing
    here asks for that, and it takes longer than the imports. Does nothing where PySide has other
    ways, or none.
    """
    plain = getattr(builtins, "__orig_import__", None)
    if callable(plain) and builtins.__import__ is getattr(builtins, "__feature_import__", None):
        builtins.__import__ = plain
