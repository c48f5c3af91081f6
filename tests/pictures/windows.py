# SPDX-License-Identifier: GPL-3.0-or-later
"""Every other window of the program, open and with something to show."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget, QWidget

from buck_euchre_qt.engine.record import SavedMatch, read_record, write_record
from buck_euchre_qt.storage.history import State
from buck_euchre_qt.storage.match_facts import CREATED_KEY, ID_KEY
from buck_euchre_qt.storage.problem_report import Part
from buck_euchre_qt.windows.opening import open_dialog
from buck_euchre_qt.windows.problem_report import ProblemReportDialog, version_facts
from tests.helpers.qt import PATIENCE_MS
from tests.pictures.moments import past_match, saved_at
from tests.pictures.stage import Stage

_PAST = (*["buck"] * 9, "partnership", "two-handed", "partnership")


def every_window(stage: Stage) -> Iterator[tuple[str, QWidget]]:
    """Give every other window, open, with its name."""
    window, menus = stage.window, stage.window.menus
    window.offer_start()
    QTest.qWait(1)
    yield "start", window
    for name, action in (
        ("new-match", menus.new),
        ("deal-code", menus.new_of_code),
        ("preferences", menus.prefer),
        ("keyboard", menus.keys),
        ("about", menus.about),
    ):
        action.trigger()
        yield from _dialogs(name, window)
    facts = "".join(f"{name}: {value}\n" for name, value in version_facts().items())
    record = write_record(saved_at("trick"))
    parts = (Part("versions.txt", facts), Part("match.json", record))
    open_dialog(ProblemReportDialog(parts, window))
    yield from _dialogs("report", window)
    menus.rules.trigger()
    QTest.qWait(30)
    assert window.rules.book is not None
    yield "rules", window.rules.book
    window.rules.book.close()
    yield from _looking_back(stage)
    yield from _learning(stage)


def _dialogs(name: str, window: QWidget) -> Iterator[tuple[str, QWidget]]:
    QTest.qWait(2)
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible():
            yield from _pages(name, dialog)
            dialog.close()
            QTest.qWait(2)


def _pages(name: str, window: QWidget) -> Iterator[tuple[str, QWidget]]:
    tabs = window.findChild(QTabWidget)
    if tabs is None:
        yield name, window
        return
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        QTest.qWait(2)
        yield f"{name}-{page}", window


def _looking_back(stage: Stage) -> Iterator[tuple[str, QWidget]]:
    window, menus = stage.window, stage.window.menus
    for number, text in enumerate(_past_records()):
        saved = read_record(text)
        facts = {ID_KEY: f"{number:032x}", CREATED_KEY: f"2026-11-{number + 3:02}T19:30:00+00:00"}
        stage.keeper.history.put(
            SavedMatch(saved.match, saved.players, {**saved.extras, **facts}), _state(number)
        )
    session = stage.desk.new_match("buck", {}, ("", "Léa", "Bram", "Inês"))
    window.show_session(session)
    for name, action in (
        ("history", menus.history),
        ("statistics", menus.statistics),
        ("fair-deals", menus.fair_deals),
    ):
        action.trigger()
        QTest.qWait(30)
        [shown] = [each for each in _visible() if each is not window]
        shown.resize(shown.size().boundedTo(window.size()))
        QTest.qWait(30)
        yield from _pages(name, shown)
        shown.close()
    reviews = window.reviews
    reviews.review(read_record(_past_records()[0]), 2)
    assert reviews.window is not None
    reviews.window.resize(reviews.window.size().boundedTo(window.size()))
    _wait(stage)
    yield "review", reviews.window
    reviews.window.close()


def _learning(stage: Stage) -> Iterator[tuple[str, QWidget]]:
    window, menus = stage.window, stage.window.menus
    for name, action in (("lessons", menus.lessons), ("practice", menus.practice)):
        action.trigger()
        _wait(stage)
        yield name, window
    window.middle.show_table()


def _visible() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]


def _wait(stage: Stage) -> None:
    """Wait for cards, and for what is thought about."""
    patience = QDeadlineTimer(PATIENCE_MS)
    QTest.qWait(50)
    while stage.desk.adviser.is_busy and not patience.hasExpired():
        QTest.qWait(10)
    QTest.qWait(50)


@cache
def _past_records() -> tuple[str, ...]:
    return tuple(write_record(past_match(seed, game)) for seed, game in enumerate(_PAST))


def _state(number: int) -> State:
    return State.ABANDONED if number % 5 == 4 else State.FINISHED
