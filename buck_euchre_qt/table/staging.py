# SPDX-License-Identifier: GPL-3.0-or-later
"""How each event of the game is shown: events become beats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QSequentialAnimationGroup

from buck_euchre_qt.engine.events import (
    CardsMoved,
    CardTurned,
    DealBegan,
    DealScored,
    DeckCut,
    Event,
    HandSorted,
    MatchWon,
    SeatActed,
    SeatOut,
    TrickTaken,
    TrumpSet,
)
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.table import pace as times
from buck_euchre_qt.table.director import Beat
from buck_euchre_qt.table.flourishes import Celebration, lift_cut, part_deck
from buck_euchre_qt.table.pace import Motion, Pace
from buck_euchre_qt.table.poses import StockSpot
from buck_euchre_qt.table.scene import TableScene

_COUNT_TICKS: Final = 6
_RIFFLES: Final = 2


def _nothing() -> None:
    return None


class Staging:
    """Turns the events of a step into beats on a scene, then compares with what is seen.

    Beats look at the scene when their turn comes, not before. `tell` hears of each event at the
    moment it begins to be shown. With `holds_tricks`, a finished trick stays until released;
    otherwise it lies for `trick_pause_ms` at the normal pace.
    """

    def __init__(self, scene: TableScene, tell: Callable[[Event], None]) -> None:
        self._scene = scene
        self._tell = tell
        self._celebration = Celebration()
        self.holds_tricks = False
        self.trick_pause_ms = times.TRICK_PAUSE_MS

    def beats(
        self, events: tuple[Event, ...], after: Observation, *, is_hurried: bool = False
    ) -> Iterator[Beat]:
        """Give the beats of one step; hurried ones move fast, but a trick lies its full time."""
        for event in events:
            yield Beat(partial(self._begin_telling, event), _nothing)
            for beat in self._event_beats(event, after):
                has_time = not is_hurried or isinstance(event, TrickTaken | DealScored | MatchWon)
                yield beat if has_time else beat.hurried()
        yield Beat(lambda _pace: None, lambda: self._scene.reconcile(after))

    def foresee(self, events: tuple[Event, ...]) -> None:
        """Draw the pictures that events will need now, while nothing moves yet."""
        for event in events:
            match event:
                case CardsMoved(moves):
                    for move in moves:
                        self._scene.foresee(move.target, move.card)
                case CardTurned(where, card):
                    self._scene.foresee(where, card)

    def drop(self) -> None:
        """Take away what only accompanies a beat, after beats have been dropped."""
        self._celebration.end(self._scene)

    def _begin_telling(self, event: Event, _pace: Pace) -> QAbstractAnimation | None:
        self._tell(event)
        return None

    def _event_beats(self, event: Event, after: Observation) -> Iterable[Beat]:
        match event:
            case DealBegan(dealer):
                return self._deal_began(dealer, after.rows)
            case DeckCut(seat, cut):
                return self._deck_cut(seat, cut)
            case CardsMoved():
                return (self._cards_moved(event),)
            case CardTurned():
                return (self._card_turned(event),)
            case HandSorted():
                return (self._hand_sorted(event),)
            case TrickTaken(seat, _):
                return (self._trick_taken(seat),)
            case DealScored(change, _, _):
                return self._deal_scored(change, after.rows)
            case _:
                return self._said(event)

    def _said(self, event: Event) -> Iterable[Beat]:
        """Give the beat of an event that only changes marks."""
        match event:
            case SeatActed(seat, action):
                # A card that is laid down speaks for itself.
                pause_ms = times.CALL_PAUSE_MS if self._scene.is_said(action) else 0
                return (self._mark(lambda: self._scene.standing.hear(seat, action), pause_ms),)
            case TrumpSet(trump, maker, _):

                def set_trump() -> None:
                    self._scene.standing.trump = trump
                    self._scene.standing.maker = maker

                return (self._mark(set_trump, times.TRUMP_PAUSE_MS),)
            case SeatOut(seat):

                def leave() -> None:
                    self._scene.standing.out |= {seat}

                return (self._mark(leave, 0),)
            case MatchWon(winners):
                return (self._match_won(winners),)
        return ()

    def _mark(self, change: Callable[[], None], pause_ms: int) -> Beat:
        def begin(pace: Pace) -> QAbstractAnimation | None:
            change()
            self._scene.show_marks()
            return _pause(pace, pause_ms)

        return Beat(begin, _nothing)

    # The deal.

    def _deal_began(self, dealer: int, rows: tuple[ScoreRow, ...]) -> Iterable[Beat]:
        def begin(pace: Pace) -> QAbstractAnimation | None:
            scene = self._scene
            was_gathered = scene.is_all_in_stock
            scene.standing.begin_deal(dealer)
            # Nothing is scored yet: the rows after a deal are those before it.
            scene.standing.rows = rows
            scene.card_marks.hide()
            scene.show_marks()
            duration_ms = times.CUT_MS if was_gathered else times.COLLECT_MS
            turned = scene.gather_all()
            return scene.animate(pace.scaled(duration_ms), turned=turned)

        yield Beat(begin, self._scene.arrange)
        if self._scene.standing.spot is not StockSpot.RIBBON:
            yield from self._shuffle()

    def _shuffle(self) -> Iterable[Beat]:
        def part(pace: Pace) -> QAbstractAnimation | None:
            if self._scene.motion is Motion.REDUCED:
                return None
            return part_deck(self._scene, pace.scaled(times.SHUFFLE_MS))

        def join(pace: Pace) -> QAbstractAnimation | None:
            return self._scene.animate(pace.scaled(times.SHUFFLE_MS))

        for _ in range(_RIFFLES):
            yield Beat(part, _nothing)
            yield Beat(join, self._scene.arrange)

    def _deck_cut(self, seat: int, cut: int) -> Iterable[Beat]:
        def lift(pace: Pace) -> QAbstractAnimation | None:
            if self._scene.motion is Motion.REDUCED:
                return None
            return lift_cut(self._scene, seat, cut, pace.scaled(times.CUT_MS))

        def join(pace: Pace) -> QAbstractAnimation | None:
            self._scene.cut_stock(cut)
            return self._scene.animate(pace.scaled(times.CUT_MS))

        return (Beat(lift, _nothing), Beat(join, self._scene.arrange))

    # Cards.

    def _cards_moved(self, event: CardsMoved) -> Beat:
        def begin(pace: Pace) -> QAbstractAnimation | None:
            scene = self._scene
            targets = {move.target.pile for move in event.moves}
            sources = {move.source.pile for move in event.moves}
            if Pile.UPCARD in targets:
                scene.standing.spot = StockSpot.MIDDLE
            if Pile.TRICK in sources:
                # An empty frame would stay behind where the winning card lay.
                scene.card_marks.mark_led(is_shown=False)
                scene.card_marks.crown(None)
            if Pile.UPCARD in sources or Pile.TRICK in targets:
                scene.card_marks.caption_upcard(is_shown=False)
            moved, turned = scene.move(event.moves)
            return scene.animate(
                pace.scaled(_move_ms(sources, targets)), flying=moved, turned=turned
            )

        def land() -> None:
            scene = self._scene
            scene.arrange()
            winners = {move.target.seat for move in event.moves if move.target.pile is Pile.TAKEN}
            for seat in winners:
                if seat is not None:
                    scene.count_tricks(seat)
            scene.show_marks()
            scene.card_marks.show()

        return Beat(begin, land)

    def _card_turned(self, event: CardTurned) -> Beat:
        def begin(pace: Pace) -> QAbstractAnimation | None:
            scene = self._scene
            if event.place.pile is Pile.UPCARD:
                scene.standing.calls = {}
                scene.card_marks.caption_upcard(is_shown=False)
                scene.show_marks()
            return scene.turn(event.place, event.card, pace.scaled(times.FLIP_MS))

        def land() -> None:
            self._scene.arrange()
            self._scene.card_marks.show()

        return Beat(begin, land)

    def _hand_sorted(self, event: HandSorted) -> Beat:
        def begin(pace: Pace) -> QAbstractAnimation | None:
            self._scene.piles.reorder((Pile.HAND, event.seat), event.order)
            return self._scene.animate(pace.scaled(times.SORT_MS))

        return Beat(begin, self._scene.arrange)

    def _trick_taken(self, seat: int) -> Beat:
        def begin(pace: Pace) -> QAbstractAnimation | None:
            self._scene.card_marks.crown(seat)
            return _pause(pace, self.trick_pause_ms)

        return Beat(begin, _nothing, waits=self.holds_tricks)

    # The score.

    def _deal_scored(self, change: tuple[int, ...], rows: tuple[ScoreRow, ...]) -> Iterable[Beat]:
        def count(tick: int) -> Beat:
            def show() -> None:
                old = [row.score - by for row, by in zip(rows, change, strict=True)]
                self._scene.count_scores(
                    tuple(
                        score + round(by * tick / _COUNT_TICKS)
                        for score, by in zip(old, change, strict=True)
                    )
                )

            return self._mark(show, times.COUNT_MS)

        def stand() -> None:
            self._scene.standing.change = change
            self._scene.standing.rows = rows
            self._scene.count_scores(None)

        def state_change() -> None:
            self._scene.standing.change = change

        yield self._mark(state_change, times.SCORE_PAUSE_MS)
        for tick in range(1, _COUNT_TICKS):
            yield count(tick)
        yield self._mark(stand, times.SCORE_PAUSE_MS)

    def _match_won(self, winners: tuple[int, ...]) -> Beat:
        scene = self._scene

        def begin(pace: Pace) -> QAbstractAnimation | None:
            scene.standing.win(winners)
            scene.show_marks()
            if scene.motion is Motion.REDUCED:
                return _pause(pace, times.WIN_PAUSE_MS)
            seats = scene.standing.winners
            return self._celebration.begin(scene, seats, pace.scaled(times.JOY_MS))

        return Beat(begin, lambda: self._celebration.end(scene))


def _move_ms(sources: set[Pile], targets: set[Pile]) -> int:
    if Pile.STOCK in sources and Pile.HAND in targets:
        return times.PACKET_MS
    return times.GATHER_MS if Pile.TAKEN in targets else times.MOVE_MS


def _pause(pace: Pace, normal_ms: int) -> QAbstractAnimation | None:
    duration_ms = pace.scaled(normal_ms)
    if duration_ms <= 0:
        return None
    # A group, as everything else that takes time: a bare pause cannot be skipped over alike.
    group = QSequentialAnimationGroup()
    group.addAnimation(QPauseAnimation(duration_ms))
    return group
