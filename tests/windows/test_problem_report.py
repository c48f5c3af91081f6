# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem is told calmly, and a report holds what was shown and nothing else."""

from __future__ import annotations

import logging
import sys
import threading
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.paths import Folders
from buck_euchre_qt.storage.problem_report import MAX_PART_BYTES, Part, collect_parts
from buck_euchre_qt.windows.problem_catcher import ProblemCatcher
from buck_euchre_qt.windows.problem_report import ProblemReportDialog, version_facts
from tests.windows.person import Person


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    found = Folders(tmp_path / "data", tmp_path / "config", tmp_path / "log")
    for folder in found:
        folder.mkdir()
    return found


def test_a_report_holds_what_was_shown(qtbot: QtBot, folders: Folders, tmp_path: Path) -> None:
    (folders.data / "match.json").write_text('{"players": "Zoë"}', encoding="utf-8")
    (folders.log / "buck-euchre.log").write_bytes(b"a line\n\xff\x00 broken\n")
    (folders.data / "history.db").write_bytes(b"private")
    parts = collect_parts(folders, version_facts(), "Traceback: oh")
    dialog = ProblemReportDialog(parts, None)
    qtbot.addWidget(dialog)
    shown = {}
    for row in range(dialog.parts_list.count()):
        dialog.parts_list.setCurrentRow(row)
        shown[dialog.parts_list.item(row).text()] = dialog.text_view.toPlainText()
    path = tmp_path / "report.zip"
    dialog.save_to(path)
    with zipfile.ZipFile(path) as report:
        written = {name: report.read(name).decode() for name in report.namelist()}
    assert set(written) == set(shown)
    assert set(written) == {"versions.txt", "error.txt", "match.json", "buck-euchre.log"}
    assert written["match.json"] == shown["match.json"] == '{"players": "Zoë"}'
    assert "Qt" in written["versions.txt"]


def test_the_report_is_written_in_letters_of_the_size_asked_for(
    qtbot: QtBot, qapp: QApplication
) -> None:
    dialog = ProblemReportDialog((Part("versions.txt", "Qt: 6"),), None)
    qtbot.addWidget(dialog)
    before = qapp.font()
    larger = QFont(before)
    larger.setPointSizeF(before.pointSizeF() * 1.5)
    try:
        qapp.setFont(larger)
        qapp.processEvents()
        assert dialog.text_view.font().pointSizeF() == pytest.approx(larger.pointSizeF())
    finally:
        qapp.setFont(before)


def test_a_report_names_no_home_folder(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "zoe")
    (folders.log / "buck-euchre.log").write_text(f"{tmp_path}/zoe/match.json", encoding="utf-8")
    texts = {part.name: part.text for part in collect_parts(folders, {})}
    assert texts["buck-euchre.log"] == "~/match.json"


def test_a_huge_log_is_cut_to_its_end(folders: Folders) -> None:
    with (folders.log / "buck-euchre.log").open("wb") as log:
        log.truncate(200_000_000)
        log.seek(0, 2)
        log.write(b"the end")
    [log_part] = [part for part in collect_parts(folders, {}) if part.name.endswith(".log")]
    assert len(log_part.text) == MAX_PART_BYTES
    assert log_part.text.endswith("the end")


def test_a_report_that_cannot_be_written_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ProblemReportDialog(collect_parts(Folders(tmp_path, tmp_path, tmp_path), {}), None)
    qtbot.addWidget(dialog)
    (tmp_path / "file").touch()
    dialog.save_to(tmp_path / "file" / "report.zip")
    assert "cannot be written" in dialog.done_label.text()
    assert [each.name for each in tmp_path.iterdir() if "tmp" in each.name] == []


# Unexpected errors.


@pytest.fixture
def catcher(qtbot: QtBot) -> ProblemCatcher:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return ProblemCatcher(window, lambda _: None)


def boxes(catcher: ProblemCatcher) -> list[QMessageBox]:
    window = catcher.parent()
    assert window is not None
    return [each for each in window.findChildren(QMessageBox) if each.isVisible()]


def fail(text: str) -> None:
    raise RuntimeError(text)


def caught(catcher: ProblemCatcher, text: str) -> None:
    try:
        fail(text)
    except RuntimeError as error:
        catcher.on_error(type(error), error, error.__traceback__)


def test_many_errors_at_once_are_told_in_one_dialog(
    catcher: ProblemCatcher, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(50):
        caught(catcher, f"oh {number}")
    qtbot.waitUntil(lambda: bool(boxes(catcher)))
    [box] = boxes(catcher)
    assert len([each for each in caplog.records if each.levelno == logging.CRITICAL]) == 50
    box.close()
    qtbot.wait(5)
    caught(catcher, "later")
    qtbot.waitUntil(lambda: bool(boxes(catcher)))
    boxes(catcher)[0].close()
    caplog.clear()


def test_an_error_inside_qt_reaches_the_dialog_and_the_program_goes_on(
    catcher: ProblemCatcher, qtbot: QtBot
) -> None:
    before = sys.excepthook
    catcher.install()
    try:
        QTimer.singleShot(0, lambda: fail("in a slot"))
        qtbot.waitUntil(lambda: bool(boxes(catcher)))
        boxes(catcher)[0].close()
    finally:
        catcher.uninstall()
        sys.excepthook = before


def test_an_error_in_another_thread_is_told_in_the_window(
    catcher: ProblemCatcher, qtbot: QtBot
) -> None:
    thread = threading.Thread(target=lambda: caught(catcher, "elsewhere"))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(boxes(catcher)))
    boxes(catcher)[0].close()


# A problem breaks off what was under way, and the match goes on all the same.


@pytest.fixture
def broken_off(person: Person, monkeypatch: pytest.MonkeyPatch) -> ProblemCatcher:
    """Begin a match, with a catcher as the program has it."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    person.begin()
    caught_by = ProblemCatcher(person.window, lambda _: None)
    caught_by.gone_on.connect(person.screen.show_anew)
    sys.excepthook = caught_by.on_error
    return caught_by


def go_on(person: Person) -> None:
    person.until(lambda: bool(person.dialogs()))
    person.click(person.button("Continue"))


def test_an_error_while_a_card_is_shown_does_not_end_the_match(
    person: Person, broken_off: ProblemCatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    del broken_off
    person.wait_for(Ask.ACT)
    done = len(person.session.match.deals[-1].actions)
    with monkeypatch.context() as broken:
        broken.setattr(person.view, "play", lambda *_, **__: fail("while it was shown"))
        person.answer()
        assert person.session.state is SessionState.PRESENTING
        person.until(lambda: bool(person.dialogs()))
    go_on(person)
    person.wait_for(Ask.ACT)
    assert len(person.session.match.deals[-1].actions) > done
    assert person.view.repairs == 0


def test_an_error_while_the_table_is_laid_anew_does_not_end_the_match(
    person: Person, broken_off: ProblemCatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    del broken_off
    person.wait_for(Ask.ACT)
    before = person.on_table
    with monkeypatch.context() as broken:
        broken.setattr(person.view, "reset", lambda *_: fail("while it was laid"))
        person.screen.show_anew()
        go_on(person)
        go_on(person)
    go_on(person)
    person.until(lambda: person.session.state is SessionState.WAITING_HUMAN)
    assert person.question.ask is Ask.ACT
    assert person.on_table == before


def test_an_error_while_a_computer_player_acts_does_not_end_the_match(
    person: Person, broken_off: ProblemCatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    del broken_off
    with monkeypatch.context() as broken:
        broken.setattr(person.session.match, "play", lambda *_: fail("in the rules"))
        person.until(lambda: bool(person.dialogs()) or person.is_asked())
        if not person.dialogs():
            person.answer()
        person.until(lambda: bool(person.dialogs()))
    go_on(person)
    person.wait_for(Ask.NEXT_DEAL)
    assert person.session.match.is_between_deals or person.session.match.is_over
