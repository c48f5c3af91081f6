# SPDX-License-Identifier: GPL-3.0-or-later
"""What is imported beside PySide is imported as Python does it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

_OPENS = """
import linecache
from buck_euchre_qt import cli

assert cli._can_open_window()
from buck_euchre_qt.windows.main_window import MainWindow
from PySide6.QtSvg import QSvgRenderer

assert QSvgRenderer().isValid() is False
read = [name for name in linecache.cache if "buck_euchre_qt" in name]
assert read == [], read
"""

_REPLACED = """
import builtins
from buck_euchre_qt.plain_imports import use_plain_imports

first = builtins.__import__

def second(*words, **more):
    return first(*words, **more)

builtins.__import__, builtins.__orig_import__ = second, first
use_plain_imports()
assert builtins.__import__ is second, "somebody else's"
builtins.__feature_import__ = second
use_plain_imports()
assert builtins.__import__ is first
use_plain_imports()
assert builtins.__import__ is first
"""


@pytest.mark.parametrize("program", [_OPENS, _REPLACED], ids=["opens", "replaced"])
def test_no_source_is_read_to_import_a_module(program: str) -> None:
    # A process of its own: how modules are imported is the same for everything in one.
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environ, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
