# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows one thing after the other: a queue of beats, of which one is under way at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.pulse import Pulse


class Beat(NamedTuple):
    """One thing to be seen.

    `begin` changes what is shown and returns the animation towards it, or None for at once;
    `land` puts everything exactly where it ends, whether or not an animation got there. A beat
    that `waits` has no end of its own: it stays until it is released.
    """

    begin: Callable[[Pace], QAbstractAnimation | None]
    land: Callable[[], None]
    waits: bool = False

    def hurried(self) -> Beat:
        """Return the beat at a pace that is never slower than fast."""
        return self._replace(begin=lambda pace: self.begin(pace.hurried))


class Director(QObject):
    """Runs beats in order, each when the one before has landed.

    The next beat starts from a zero timer, never from within the end of an animation. Without
    animations, as at the instant pace, beats run on the spot.
    """

    settled = Signal()
    """The queue has run empty and was still empty when a zero timer fired."""

    waiting_changed = Signal(bool)
    """A beat that waits has begun, or has been released."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pace = Pace.NORMAL
        self._queue: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._animation: QAbstractAnimation | None = None
        self._owes_settled = False
        self._is_running = False
        self._is_finishing = False
        self._is_held = False
        self._wake = QTimer(self)
        self._wake.setSingleShot(True)
        self._wake.setInterval(0)
        self._wake.timeout.connect(self.go_on)
        self._pulse = Pulse(self)

    @property
    def is_busy(self) -> bool:
        """Whether anything is being shown, waits to be, or has not been reported as settled."""
        return self._owes_settled

    @property
    def is_animating(self) -> bool:
        """Whether a beat is under way or waits."""
        return self._beat is not None or bool(self._queue)

    @property
    def animation(self) -> QAbstractAnimation | None:
        """What moves in the beat under way, None where nothing does."""
        return self._animation

    @property
    def is_waiting(self) -> bool:
        """Whether a beat waits to be released."""
        return self._beat is not None and self._beat.waits

    def release(self) -> None:
        """Go on after a beat that waits; the next one starts from a zero timer."""
        if self.is_waiting:
            self._land()
            self._wake.start()

    def hold(self, *, is_held: bool) -> None:
        """Stand still where everything is, or go on from there."""
        if is_held == self._is_held:
            return
        self._is_held = is_held
        moving = self._animation
        if is_held:
            self._pulse.stop()
            if moving is not None and moving.state() is QAbstractAnimation.State.Running:
                moving.pause()
        elif moving is not None and moving.state() is QAbstractAnimation.State.Paused:
            self._pulse.start()
            moving.resume()
        else:
            # What was due meanwhile.
            self._wake.start()

    def show(self, beats: Iterable[Beat]) -> None:
        """Queue beats behind those that wait."""
        self._queue.extend(beats)
        self._owes_settled = True
        if self._beat is None and not self._is_held:
            self._run(self.pace)

    def finish(self) -> None:
        """Land what is under way and everything that waits, in order, now."""
        if not self._owes_settled:
            return
        self._is_finishing = True
        try:
            self._land()
            self._run(Pace.INSTANT)
        finally:
            self._is_finishing = False

    def drop(self) -> None:
        """Forget what waits and stop what is under way where it is; `settled` still follows."""
        self._queue.clear()
        self._release()
        was_waiting, self._beat = self.is_waiting, None
        if was_waiting:
            self.waiting_changed.emit(False)
        if self._owes_settled:
            self._wake.start()

    def go_on(self) -> None:
        """Land what is under way and begin what is next; a beat that waits is not ended."""
        if self.is_waiting or self._is_held:
            # Woken for what came before; only a release ends this beat.
            return
        self._land()
        if self._queue:
            self._run(self.pace)
        elif self._owes_settled:
            self._owes_settled = False
            self._pulse.stop()
            self.settled.emit()

    def _run(self, pace: Pace) -> None:
        # A beat that queues more must not start a second run inside the first.
        if self._is_running:
            return
        self._is_running = True
        try:
            while self._queue and self._beat is None:
                beat = self._queue.popleft()
                self._begin(beat, pace)
        finally:
            self._is_running = False
        if self._beat is None:
            self._wake.start()

    def _begin(self, beat: Beat, pace: Pace) -> None:
        animation = beat.begin(pace)
        if beat.waits and not self._is_finishing:
            self._pulse.stop()
            self._beat = beat
            self.waiting_changed.emit(True)
            return
        if animation is None or pace is Pace.INSTANT or animation.totalDuration() == 0:
            beat.land()
            return
        self._beat, self._animation = beat, animation
        animation.setParent(self)
        animation.finished.connect(self._wake.start)
        self._pulse.start()
        animation.start()

    def _land(self) -> None:
        beat, self._beat = self._beat, None
        self._release()
        if beat is not None:
            if beat.waits:
                self.waiting_changed.emit(False)
            beat.land()

    def _release(self) -> None:
        animation, self._animation = self._animation, None
        self._wake.stop()
        if animation is not None:
            animation.finished.disconnect(self._wake.start)
            animation.stop()
            animation.deleteLater()
