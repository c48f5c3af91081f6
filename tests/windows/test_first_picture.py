# SPDX-License-Identifier: GPL-3.0-or-later
"""What is seen first is the table that is played on, which takes its place without a trace."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.table.bare import BareTable
from buck_euchre_qt.windows.main_window import MainWindow
from tests.windows.person import Person

_LOOKS = [
    Preferences(pace="instant"),
    Preferences(pace="instant", theme="light", felt="claret", text_percent=150),
    Preferences(pace="instant", theme="contrast", felt="blue", panel_folded=True),
]


@pytest.mark.parametrize("preferences", _LOOKS, ids=["usual", "light", "folded"])
def test_the_table_that_is_played_on_looks_as_the_bare_one_did(
    person: Person, qtbot: QtBot, preferences: Preferences
) -> None:
    window = MainWindow(preferences, Language.ENGLISH)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.empty_shown):
        window.show()
    # Without a screen, a window is painted before other letters have reached it.
    QApplication.processEvents()
    bare = window.findChild(BareTable)
    assert bare is not None
    place, picture = (bare.mapTo(window, QPoint()), bare.size()), bare.grab().toImage()
    window.furnish(person.desk, person.settings)
    view = window.screen_of_play.view
    assert (view.mapTo(window, QPoint()), view.size()) == place
    assert view.grab().toImage() == picture
    shades = {picture.pixel(x, 200) for x in range(picture.width())}
    assert len(shades) > 20, "felt, and no plain ground"
    window.close()
