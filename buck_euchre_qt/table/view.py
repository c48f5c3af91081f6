# SPDX-License-Identifier: GPL-3.0-or-later
"""The table as a widget: shows what happened, step by step, and reports what was chosen."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from buck_euchre_qt.engine.places import Place
from buck_euchre_qt.table.accessible import TableAccess
from buck_euchre_qt.table.aiming import place_at
from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.table.canvas import TableCanvas
from buck_euchre_qt.table.choosing import CUTS
from buck_euchre_qt.table.clearance import things_lying
from buck_euchre_qt.table.director import Director
from buck_euchre_qt.table.keys import CardKeys, TableKeys
from buck_euchre_qt.table.pace import LIFT_MS, STUDY_PAUSE_MS, Motion, Pace
from buck_euchre_qt.table.poses import StockSpot
from buck_euchre_qt.table.spoken_words import SpokenWords
from buck_euchre_qt.table.things import Things
from buck_euchre_qt.table.words import TableWords

if TYPE_CHECKING:
    from buck_euchre_qt.engine.events import Event
    from buck_euchre_qt.engine.observation import Observation
    from buck_euchre_qt.engine.standing import ScoreRow
    from buck_euchre_qt.table.staging import Staging


class TableView(TableCanvas):
    """Shows one table and lets its onlooker choose places on it.

    It is told what happened (`play`) and what there is to see (`reset`), and knows no rule.
    `settled` follows each `play`, also one that `finish` or `reset` cuts short. What lies there
    (`table`), what shows it piece by piece (`staging`, `director`), what there is to say of it
    (`things`) and who tells it (`access`) are for looking on.
    """

    place_activated = Signal(object)
    """A `Place` among the choices was chosen; they are no choices any more."""
    place_refused = Signal(object)
    """A `Place` in the own hand was chosen that is not among the choices."""
    shown = Signal(object)
    """An `Event` begins to be shown."""
    waiting_changed = Signal(bool)
    """A finished trick lies there until a click or a key, or does so no longer."""
    settled = Signal()
    """All that was queued has been shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.director = Director(self)
        self.director.settled.connect(self._on_settled)
        self.director.waiting_changed.connect(self.waiting_changed)
        self._keys = TableKeys(self.table, self)
        self.things = Things(self.table)
        self.access = TableAccess(self, self.things, self._keys)
        self._pressed: Place | None = None
        self._choices_to_come: frozenset[Place] | None = None
        self._chosen_at_ms = -10_000
        for signal in (self.shown, self.settled, self.layout_changed):
            signal.connect(self.access.renew_soon)

    @cached_property
    def staging(self) -> Staging:
        """What makes beats of events."""
        # Imported when there is a match: the empty table comes sooner.
        from buck_euchre_qt.table.staging import Staging

        return Staging(self.table, self.shown.emit)

    # What the table is told.

    @property
    def is_busy(self) -> bool:
        """Whether something is being shown, or `settled` is still to come."""
        return self.director.is_busy

    @property
    def is_moving(self) -> bool:
        """Whether things move at all, at the pace and in the way that were chosen."""
        return self.director.pace is not Pace.INSTANT and self.table.motion is Motion.FULL

    @property
    def repairs(self) -> int:
        """How often the cards were not where the observation after a step says."""
        return self.table.repairs

    def set_words(self, words: TableWords) -> None:
        """Take on the words to use, and write every text anew."""
        self.table.say(words)

    def set_spoken_words(self, words: SpokenWords) -> None:
        """Take on the words for those who hear the table."""
        self.things.words = words
        self.access.renew_soon()

    @property
    def card_keys(self) -> CardKeys:
        """What a digit does."""
        return self._keys.mode

    def set_card_keys(self, mode: CardKeys) -> None:
        """Take on what a digit does."""
        self._keys.mode = mode

    def set_pace(self, pace: Pace) -> None:
        """Take on how fast things are shown, from the next movement on."""
        self.director.pace = pace

    def set_appearance(self, appearance: Appearance) -> None:
        """Take on other looks, at once."""
        if appearance == self.table.appearance:
            return
        has_other_sizes = appearance.text_scale != self.table.appearance.text_scale
        self.table.dress(appearance)
        if has_other_sizes or not self.director.is_busy:
            self._survey()
        else:
            # What is being shown goes on: everything stays where it is.
            self.table.show_marks()
        self._render()

    def set_motion(self, motion: Motion) -> None:
        """Take on whether cards fly, from the next movement on."""
        self.table.motion = motion

    def set_people(self, portraits: tuple[str, ...], about: tuple[str, ...] = ()) -> None:
        """Take on whose portraits the plates bear, by seat, and what is told of them.

        An empty name stands for no portrait; what is told may have several lines.
        """
        self.table.furniture.people = portraits
        self.table.furniture.about = about
        self.table.show_marks()

    def set_trick_hold(self, *, is_held: bool) -> None:
        """Take on whether a finished trick stays until a click or a key."""
        self.staging.holds_tricks = is_held

    def study_tricks(self) -> None:
        """Let finished tricks lie longer from now on: there is something to be read about them."""
        self.staging.trick_pause_ms = STUDY_PAUSE_MS

    def set_onlooker(self, seat: int, seats: int) -> None:
        """Take on who sits at the bottom and how many play; `reset` or `show_deck` follows."""
        self._drop()
        self.table.seat(seat, seats)
        self.table.piles.clear()
        self.table.show_deck(None, (), StockSpot.MIDDLE)
        self._renew_ground()
        self.layout_changed.emit()

    def show_deck(self, dealer: int | None, rows: tuple[ScoreRow, ...]) -> None:
        """Show all cards face down at the dealer, as they lie before a deal."""
        self._drop()
        spot = StockSpot.MIDDLE if dealer is None else StockSpot.DEALER
        self.table.show_deck(dealer, rows, spot)
        self._wipe()

    def offer_cut(self) -> None:
        """Spread the deck before the onlooker; a choice's slot is how many cards go below."""
        self.director.finish()
        self.table.standing.spot = StockSpot.RIBBON
        self.table.choosing.choices = CUTS
        self.table.choosing.focused = None
        self.table.arrange()
        self._wipe()
        self.access.renew_soon()

    def play(
        self, events: tuple[Event, ...], after: Observation, *, is_hurried: bool = False
    ) -> None:
        """Queue a step: show its events as the onlooker sees them, then see that `after` is shown.

        `is_hurried` is for what nobody decides: cards fly, a finished trick lies as ever.
        """
        self.table.review.hide()
        self._leave_choices()
        # What is shown from here on is compared with where it belongs, at its true size.
        self._render_if_due()
        if self.director.pace is not Pace.INSTANT and not self.director.is_animating:
            self.staging.foresee(events)
        self.director.show(self.staging.beats(events, after, is_hurried=is_hurried))

    def reset(self, observation: Observation) -> None:
        """Show at once what is seen, dropping all that waits to be shown."""
        self._drop()
        self.table.rebuild(observation)
        self._wipe()
        self.access.renew_soon()

    def hold(self, *, is_held: bool) -> None:
        """Show nothing further while nobody can see it, and go on from there afterwards."""
        self.director.hold(is_held=is_held)

    def finish(self) -> None:
        """Show the end of everything that waits, now and in order."""
        self.director.finish()

    def set_choices(self, places: frozenset[Place]) -> None:
        """Light the cards at these places and dim the rest of the own hand; none for none.

        While something is being shown, that has to land first.
        """
        if self.director.is_animating:
            self._choices_to_come = places
            return
        choosing = self.table.choosing
        choosing.choices = places
        choosing.hovered = None
        if choosing.focused is not None and self.table.piles.at(choosing.focused) is None:
            choosing.focused = None
        self._point_at(self.mapFromGlobal(self.cursor().pos()).toPointF())
        self.show_pointed()

    def _on_settled(self) -> None:
        places, self._choices_to_come = self._choices_to_come, None
        if places is not None:
            self.set_choices(places)
        self._wipe()
        self.settled.emit()

    def last_trick(self) -> None:
        """Show the last trick of the deal once more, until anything else happens."""
        if self.is_busy or self.table.review.is_shown:
            self.table.review.hide()
        else:
            self.table.review.show(self.table.poser)

    def set_turn(self, seat: int | None, is_thinking: bool) -> None:
        """Mark the plate of who is to act, None for nobody."""
        self.table.furniture.turn = seat
        self.table.furniture.is_thinking = is_thinking
        self.table.show_marks()
        self.access.renew_soon()

    def set_hint(self, where: Place | None) -> None:
        """Light a card that is recommended until the table goes on, None for none."""
        self.table.choosing.hinted = where
        if not self.director.is_animating:
            self.show_pointed()

    def prompt_rect(self) -> QRect:
        """Return the room for a question and its buttons, in coordinates of the viewport."""
        return self.table.poser.layout.prompt.toRect()

    def things_lying(self) -> list[QRect]:
        """Return where things lie that a question must not cover, in the same coordinates."""
        return things_lying(self.table)

    def _wipe(self) -> None:
        """Have all of it painted, once cards lie where they have jumped or flown to.

        Where a part is painted before the scene has told what has moved, as under a dialog that
        goes, Qt forgets that the cards have been seen elsewhere, and they stay there as ghosts.
        """
        self.viewport().update()

    def _land(self) -> None:
        self.table.review.hide()
        self.director.finish()

    def _let_go(self) -> None:
        self._pressed = None

    def _drop(self) -> None:
        self.table.review.hide()
        self.director.drop()
        self.staging.drop()
        self._leave_choices()
        self.table.choosing.focused = None

    def _leave_choices(self) -> None:
        self._pressed = None
        self._choices_to_come = None
        self._keys.disarm()
        self.table.choosing.forget()
        if not self.director.is_animating:
            self.show_pointed()

    def show_pointed(self) -> None:
        """Show what is pointed at and chosen among, after that has changed."""
        self.table.point(0)
        self.access.renew_soon()

    # Choosing.

    def choose(self, where: Place | None) -> None:
        """Choose a place, as by a click; nothing happens where nothing is to be chosen."""
        choices = self.table.choosing.choices
        if where is None or not choices:
            return
        if where in choices:
            self._leave_choices()
            self.place_activated.emit(where)
        elif self.table.choosing.is_own_hand(where.pile, where.seat):
            self.place_refused.emit(where)

    def place_at(self, point: QPointF) -> Place | None:
        """Return the place at a point of the viewport that is a choice or in the own hand."""
        return place_at(self.table, point)

    def _point_at(self, point: QPointF) -> None:
        choosing = self.table.choosing
        hovered = self.place_at(point) if self.underMouse() else None
        if hovered not in choosing.choices:
            hovered = None
        if hovered == choosing.hovered:
            return
        choosing.hovered = hovered
        shape = Qt.CursorShape.ArrowCursor if hovered is None else Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)
        self.table.point(LIFT_MS if self.is_moving else 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End what is being shown, or remember where a choice begins."""
        event.accept()
        if self.end_show():
            return
        since_ms = event.timestamp() - self._chosen_at_ms
        is_same_gesture = 0 <= since_ms < QApplication.doubleClickInterval()
        if event.button() is Qt.MouseButton.LeftButton and not is_same_gesture:
            self.table.choosing.focused = None
            self._pressed = self.place_at(event.position())

    def end_show(self) -> bool:
        """End what is being shown, and say whether there was anything."""
        self._pressed = None
        if self.table.review.is_shown:
            self.table.review.hide()
            return True
        if self.director.is_waiting:
            self.director.release()
            return True
        is_busy = self.is_busy
        self.finish()
        return is_busy

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was pressed, where the button is let go on it as well."""
        event.accept()
        pressed, self._pressed = self._pressed, None
        is_left = event.button() is Qt.MouseButton.LeftButton
        if not is_left or pressed is None or self.is_busy:
            return
        if self.place_at(event.position()) == pressed:
            # What is refused moves nothing: the card beside it may be meant at once.
            if pressed in self.table.choosing.choices:
                self._chosen_at_ms = event.timestamp()
            self.choose(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """End what is being shown; a second press never chooses."""
        event.accept()
        self.end_show()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what lies under the mouse."""
        event.accept()
        if not self.is_busy:
            self._point_at(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        super().leaveEvent(event)
        if self.table.choosing.hovered is not None and not self.is_busy:
            self.table.choosing.hovered = None
            self.table.point(0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll nothing: the whole table is always in sight."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand the key to what chooses by keyboard."""
        self._keys.handle(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard points, if it came by the Tab key."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._keys.show_where()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing any more, and forget a first press of two."""
        super().focusOutEvent(event)
        self._keys.disarm()
        if self.table.choosing.focused is not None and not self.is_busy:
            self.table.choosing.focused = None
            self.show_pointed()
