# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program says about itself: every bundled work, its licence, and how Qt is replaced."""

from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.assets import register_resources
from buck_euchre_qt.windows.about import AboutDialog
from buck_euchre_qt.windows.licence_list import LicenceList, Work, read_licences
from tests.windows.room import let_lay_out


class About:
    """The dialog and its parts, with the window that it hangs on."""

    def __init__(self, parent: QWidget) -> None:
        self.parent = parent
        self.dialog = AboutDialog(parent)
        page = self.dialog.findChild(QTextBrowser)
        search = self.dialog.findChild(QLineEdit)
        assert isinstance(page, QTextBrowser)
        assert isinstance(search, QLineEdit)
        self.page, self.search = page, search
        self.text = page.toPlainText()


@pytest.fixture
def about(qtbot: QtBot) -> About:
    register_resources()
    parent = QWidget()
    qtbot.addWidget(parent)
    return About(parent)


LIST = """Format: some

Files: *
X-Work: The game
Copyright: 2020 Ada
License: Free

Files: a/* b/*
X-Work: A library
Copyright: 2019 Grace
 2021 Barbara
License: Freer
Comment:
 Does much.
 .
 Really.

License: Free
 Do what you like.

License: Freer
 Do more
 than that.
 .
 Thanks.
"""


def test_a_list_names_works_holders_and_texts() -> None:
    assert read_licences(LIST) == LicenceList(
        (
            Work("The game", ("2020 Ada",), "Free", ""),
            Work("A library", ("2019 Grace", "2021 Barbara"), "Freer", "Does much.\n\nReally."),
        ),
        {"Free": "Do what you like.", "Freer": "Do more\nthan that.\n\nThanks."},
    )


@pytest.mark.parametrize(
    "missing", ["X-Work: The game\n", "Copyright: 2020 Ada\n", "License: Free\n Do what"]
)
def test_a_list_that_is_not_whole_is_refused(missing: str) -> None:
    with pytest.raises(ValueError, match="not whole"):
        read_licences(LIST.replace(missing, "", 1))


def test_about_names_every_work_and_how_to_replace_qt(about: About) -> None:
    for work in (
        "Buck Euchre",
        f"Qt and Qt for Python {qVersion()}",
        "ICU",
        "Python",
        "platformdirs",
        "libffi",
        "XCB utilities",
        "PyInstaller",
        "PCRE2 (BSD-3-Clause)",
    ):
        assert work in about.text
    assert str(Path(PySide6.__file__).parent) in about.text
    # The first words of the two long licences, which stand there whole.
    assert "GNU GENERAL PUBLIC LICENSE" in about.text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in about.text


def test_the_licence_of_a_work_is_one_click_away(about: About) -> None:
    about.dialog.show()
    let_lay_out()
    about.page.anchorClicked.emit(QUrl("#LGPL-3"))
    assert about.page.verticalScrollBar().value() > 0
    about.dialog.close()


def test_searching_goes_on_and_begins_again_at_the_end(about: About) -> None:
    search, page = about.search, about.page
    QTest.keyClicks(search, "platformdirs")
    places = {page.textCursor().position()}
    for _ in range(8):
        QTest.keyClick(search, Qt.Key.Key_Return)
        assert page.textCursor().selectedText().lower() == "platformdirs"
        places.add(page.textCursor().position())
    assert 1 < len(places) < 9
