# SPDX-License-Identifier: GPL-3.0-or-later
"""What the benchmarks of the table run in processes of their own: `-m … deal|rest|memory|faces`."""

from __future__ import annotations

import itertools
import json
import os
import re
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QEventLoop,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    Qt,
    QTimer,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsWidget,
    QMainWindow,
)

from buck_euchre_qt.app import make_application
from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.events import TrumpSet
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.pixmaps import Pictures
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import PlainWords, RandomMatch

_REST_S = 10.0
_MANY = 5


class _Frames(QObject):
    """Notes when the table is painted."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.times: list[float] = []
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False


def _table(wide: int, high: int) -> TableView:
    view = TableView()
    view.set_words(PlainWords())
    view.set_people(("you", "lea", "bram", "ines"))
    view.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    view.resize(wide, high)
    view.set_onlooker(0, 4)
    view.show()
    QTest.qWaitForWindowExposed(view)
    QTest.qWait(400)
    return view


def deal(wide: str, high: str) -> dict[str, object]:
    """Show deals at the normal pace and return the intervals between frames while cards move."""
    view = _table(int(wide), int(high))
    frames = _Frames(view)
    gaps: list[float] = []
    used_s = 0.0
    for seed in range(_MANY):
        match = RandomMatch(seed)
        step = match.next()
        assert step is not None
        if any(isinstance(event, TrumpSet) for event in step.events):
            # A club turned up is looked at for a while, with nothing moving.
            continue
        view.show_deck(step.after.dealer, step.after.rows)
        QTest.qWait(200)
        frames.times.clear()
        before_s = time.process_time()
        view.set_pace(Pace.NORMAL)
        # The program's own loop: waiting with the tests' tools would sleep through ticks.
        loop = QEventLoop()
        view.settled.connect(loop.quit)
        view.play(step.events, step.after)
        loop.exec()
        view.settled.disconnect(loop.quit)
        used_s += time.process_time() - before_s
        # The first frame is answered by the timer of the animations, not by this benchmark.
        gaps += [
            (after - before) * 1000
            for before, after in zip(frames.times[1:], frames.times[2:], strict=False)
        ]
    # Unlike the intervals, this does not depend on who else is at work on the machine.
    return {**_told(gaps), "cpu_ms_per_frame": round(used_s * 1000 / len(gaps), 1)}


def floor(wide: str, high: str) -> dict[str, object]:
    """Let 24 pictures fly with nothing of the game around them: what this machine can do now."""
    scene = QGraphicsScene(0, 0, int(wide), int(high))
    view = TableView()
    view.setScene(scene)
    view.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    view.resize(int(wide), int(high))
    view.show()
    picture = Pictures(view.devicePixelRatioF()).picture(None, 0.2 * int(high))
    group = QParallelAnimationGroup()
    for number in range(24):
        card = QGraphicsWidget()
        QGraphicsPixmapItem(picture, card)
        scene.addItem(card)
        for name, end in ((b"pos", QPointF(30.0 * number, 0.5 * int(high))), (b"rotation", 20.0)):
            move = QPropertyAnimation(card, QByteArray(name), group)
            move.setDuration(3000)
            move.setEndValue(end)
            group.addAnimation(move)
    frames = _Frames(view)
    QTest.qWait(500)
    frames.times.clear()
    loop = QEventLoop()
    group.finished.connect(loop.quit)
    group.start()
    loop.exec()
    times = frames.times
    return _told([(b - a) * 1000 for a, b in itertools.pairwise(times)])


def _told(gaps: list[float]) -> dict[str, object]:
    gaps.sort()
    return {
        "frames": len(gaps),
        "median_ms": round(statistics.median(gaps), 1),
        "p95_ms": round(gaps[int(len(gaps) * 0.95)], 1),
        "slowest_ms": round(gaps[-1], 1),
        "over_34_ms": sum(gap > 34 for gap in gaps),
    }


def rest(what: str) -> dict[str, object]:
    """Leave a window alone for ten seconds and return the processor time that it took."""
    if what == "empty":
        window = QMainWindow()
        window.resize(1280, 800)
        window.show()
        QTest.qWait(1500)
    else:
        view = _table(1280, 800)
        match = RandomMatch(1)
        for _, step in zip(range(6), match, strict=False):
            view.set_pace(Pace.INSTANT)
            view.play(step.events, step.after)
            view.finish()
        QTest.qWait(1500)
    loop = QEventLoop()
    QTimer.singleShot(round(_REST_S * 1000), loop.quit)
    began = time.process_time()
    # The program's own loop: waiting with the tests' tools would wake up a hundred times a second.
    loop.exec()
    return {"cpu_ms": round((time.process_time() - began) * 1000, 1)}


def memory() -> dict[str, object]:
    """Return the memory of a full-size table with every face on show once, in MB."""
    view = _table(1920, 1080)
    layout = view.table.poser.layout
    for height in {layout.hand_height, layout.trick_height, layout.small_height}:
        for card in (*DECK, None):
            view.table.pictures.picture(card, height)
    match = RandomMatch(1)
    view.set_pace(Pace.INSTANT)
    for _, step in zip(range(12), match, strict=False):
        view.play(step.events, step.after)
        view.finish()
    QTest.qWait(500)
    found = re.search(r"^Pss:\s+(\d+)", Path("/proc/self/smaps_rollup").read_text(), re.MULTILINE)
    assert found is not None
    return {"pss_mb": round(int(found[1]) / 1024, 1)}


def faces() -> dict[str, object]:
    """Return how long all faces and the back take to be rendered for a new size, in ms."""
    times, processor = [], []
    for height in (187, 251, 253, 255, 257):
        pictures = Pictures()
        began, used = time.perf_counter(), time.process_time()
        for card in (*DECK, None):
            pictures.picture(card, height)
        times.append((time.perf_counter() - began) * 1000)
        processor.append((time.process_time() - used) * 1000)
    return {
        "all_ms": round(statistics.median(times), 1),
        "all_cpu_ms": round(statistics.median(processor), 1),
        "height_px": 253,
    }


if __name__ == "__main__":
    application, _ = make_application()
    assert isinstance(application, QApplication)
    runs: dict[str, Callable[..., object]] = {
        "deal": deal,
        "floor": floor,
        "rest": rest,
        "memory": memory,
        "faces": faces,
    }
    sys.stdout.write(json.dumps(runs[sys.argv[1]](*sys.argv[2:])) + "\n")
    sys.stdout.flush()
    # Nothing here is worth the time of taking it apart.
    os._exit(0)
