# SPDX-License-Identifier: GPL-3.0-or-later
"""What the benchmarks of windows run in processes of their own: `-m … start|empty|play|review`."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path


def start() -> None:
    """Start the game as its command does, tell when the table is painted, and end."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QGraphicsView

    from buck_euchre_qt import cli
    from buck_euchre_qt.table.view import TableView

    def paint(view: TableView, event: object) -> None:
        QGraphicsView.paintEvent(view, event)  # type: ignore[arg-type]
        _tell_once({"painted": time.monotonic()})
        QTimer.singleShot(0, QApplication.closeAllWindows)

    TableView.paintEvent = paint  # type: ignore[method-assign,assignment]
    sys.exit(cli.main([]))


def empty() -> None:
    """Open an empty main window, tell when it is painted, and end."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Empty(QMainWindow):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            _tell_once({"painted": time.monotonic()})
            QTimer.singleShot(0, self.close)

    application = QApplication(sys.argv[:1])
    window = Empty()
    window.resize(1280, 800)
    window.show()
    application.exec()


def play() -> None:
    """Play deals at the normal pace and tell how promptly the window answers meanwhile."""
    from PySide6.QtCore import QPointF, Qt, QTimer
    from PySide6.QtTest import QTest

    from buck_euchre_qt.app import make_application
    from buck_euchre_qt.engine.actions import Action, card_of
    from buck_euchre_qt.engine.games import make_game
    from buck_euchre_qt.engine.match import Match
    from buck_euchre_qt.engine.places import Pile, place
    from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch, write_record
    from buck_euchre_qt.i18n.labels import SeatNames
    from buck_euchre_qt.players.worker import Thinker
    from buck_euchre_qt.session.chance import Chance
    from buck_euchre_qt.session.session import Ask, Session, SessionSettings, SessionState
    from buck_euchre_qt.storage.saves import MatchFile
    from buck_euchre_qt.table.pace import Pace
    from buck_euchre_qt.table.style import CARD_RATIO
    from buck_euchre_qt.windows.play_screen import PlayScreen

    application, _ = make_application()
    thinker = Thinker()
    thinker.start()
    with tempfile.TemporaryDirectory() as folder:
        file = MatchFile(Path(folder))
        names = ("You", "Léa", "Bram", "Inês")
        players = tuple(
            PlayerInfo(name, PlayerKind.BOT if seat else PlayerKind.HUMAN, "club" if seat else None)
            for seat, name in enumerate(names)
        )
        save_s: list[float] = []

        def keep(saved: SavedMatch) -> None:
            began = time.perf_counter()
            file.save(write_record(saved))
            save_s.append(time.perf_counter() - began)

        session = Session(
            SavedMatch(Match(make_game("buck")), players),
            thinker,
            Chance("bench"),
            SessionSettings(has_automatic_cut=True),
            keep,
        )
        screen = PlayScreen()
        screen.resize(1280, 780)
        screen.set_pace(Pace.NORMAL)
        screen.show()
        gaps = _Gaps(lambda: session.state.name)
        screen.show_session(session, SeatNames(names, 0))
        QTest.qWait(500)
        gaps.begin()
        moved_s: list[float] = []

        def click_card(action: Action, hand: tuple[object, ...]) -> None:
            table = screen.view.table
            where = place(Pile.HAND, 0, hand.index(card_of(action)))
            sprite = table.piles.at(where)
            if sprite is None:
                return
            pose = sprite.pose
            point = QPointF(pose.x - 0.25 * pose.height * CARD_RATIO, pose.y).toPoint()
            before, began = sprite.pos(), time.perf_counter()
            QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
            while sprite.pos() == before and time.perf_counter() - began < 2:
                application.processEvents()
            moved_s.append(time.perf_counter() - began)

        end, heard = time.monotonic() + 120, None
        while len(session.match.deals) < 3 and time.monotonic() < end:
            application.processEvents()
            question = session.question
            if session.state is SessionState.OVER:
                break
            if question is None:
                time.sleep(0.0005)
                continue
            if question is not heard:
                # As with a person, the answer comes in a turn of the loop of its own.
                heard = question
                continue
            if question.ask is Ask.NEXT_DEAL:
                session.next_deal()
            elif card_of(question.legal[0]) is not None:
                seen = session.observe()
                if seen is not None:
                    click_card(question.legal[0], seen.hand)
            else:
                session.submit(question.legal[-1])
        gaps.end()
        screen.close_session()
        thinker.stop()
    _tell_once({"moved_s": moved_s, "save_s": save_s, "gaps_s": gaps.longest_s})
    QTimer.singleShot(0, application.quit)


def review() -> None:
    """Open reviews of deals; tell how soon they are painted, and how the window does meanwhile."""
    import random

    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QGraphicsView

    from buck_euchre_qt.app import make_application
    from buck_euchre_qt.engine.cards import DECK
    from buck_euchre_qt.engine.games import make_game
    from buck_euchre_qt.engine.match import Match
    from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch
    from buck_euchre_qt.players.heuristic import HeuristicPlayer
    from buck_euchre_qt.players.worker import Thinker
    from buck_euchre_qt.session.advice import Adviser
    from buck_euchre_qt.session.session import SessionSettings
    from buck_euchre_qt.table.view import TableView
    from buck_euchre_qt.windows.desk import names_of
    from buck_euchre_qt.windows.review_window import ReviewWindow

    rng = random.Random("review")

    def played() -> SavedMatch:
        match, player = Match(make_game("buck")), HeuristicPlayer()
        while not match.is_over:
            dealer = 0 if match.next_dealer is None else match.next_dealer
            match.begin_deal(dealer, tuple(rng.sample(DECK, len(DECK))), 7)
            while match.state is not None and match.state.turn is not None:
                match.play(player.choose(match.observe(match.state.turn), rng).action)
        players = tuple(
            PlayerInfo("", PlayerKind.BOT if seat else PlayerKind.HUMAN, "club" if seat else None)
            for seat in range(4)
        )
        return SavedMatch(match, players, {"bot_seed": "review"})

    matches = [played() for _ in range(6)]
    deals = [(saved, deal) for saved in matches for deal in range(len(saved.match.deals))][:8]
    application, _ = make_application()
    thinker = Thinker()
    thinker.start()
    adviser = Adviser(thinker)
    painted: list[float] = []

    def paint(view: TableView, event: object) -> None:
        QGraphicsView.paintEvent(view, event)  # type: ignore[arg-type]
        painted.append(time.perf_counter())

    TableView.paintEvent = paint  # type: ignore[method-assign,assignment]
    began = time.perf_counter()
    window = ReviewWindow(adviser, thinker, SessionSettings())
    opened_s: list[float] = []
    graded_s: list[float] = []
    gaps = _Gaps(lambda: "grading")
    for saved, deal in deals:
        painted.clear()
        if opened_s:
            began = time.perf_counter()
        window.show_deal(saved, deal, names_of(saved, 0))
        while not painted:
            application.processEvents()
        opened_s.append(painted[0] - began)
        gaps.begin()
        while adviser.is_busy:
            application.processEvents()
            time.sleep(0.0005)
        gaps.end()
        graded_s.append(time.perf_counter() - began)
    window.close()
    thinker.stop()
    _tell_once({"opened_s": opened_s, "graded_s": graded_s, "gaps_s": gaps.longest_s})
    QTimer.singleShot(0, application.quit)


class _Gaps:
    """The longest pauses between ticks that should come every 16 ms, by what was going on."""

    def __init__(self, what: Callable[[], str]) -> None:
        from PySide6.QtCore import Qt, QTimer

        self._what = what
        self._last = 0.0
        self.longest_s: dict[str, float] = {}
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(16)
        self._timer.timeout.connect(self._tick)

    def begin(self) -> None:
        self._last = time.perf_counter()
        self._timer.start()

    def end(self) -> None:
        self._timer.stop()

    def _tick(self) -> None:
        now, what = time.perf_counter(), self._what()
        self.longest_s[what] = max(self.longest_s.get(what, 0.0), now - self._last)
        self._last = now


_told: list[bool] = []


def _tell_once(values: object) -> None:
    if not _told:
        _told.append(True)
        sys.stdout.write(json.dumps(values) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    {"start": start, "empty": empty, "play": play, "review": review}[sys.argv[1]]()
