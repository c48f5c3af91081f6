# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds of the table; without a way to make any, the game is silent and says nothing."""

from __future__ import annotations

import logging
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from PySide6.QtCore import QLoggingCategory, QObject, QTimer

from buck_euchre_qt.assets import AssetMissingError, register_sounds
from buck_euchre_qt.engine.actions import Discard, Pass, Play
from buck_euchre_qt.engine.events import (
    CardsMoved,
    CardTurned,
    DealBegan,
    DealScored,
    DeckCut,
    Event,
    MatchWon,
    SeatActed,
)
from buck_euchre_qt.engine.game import Course
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.places import Pile

SOUNDS: Final = (
    *("card_1", "card_2", "card_3", "deal_packet", "turn", "gather", "shuffle", "cut"),
    *("knock", "call", "chime", "sad", "win"),
)
_CARDS: Final = ("card_1", "card_2", "card_3")
_GAP_S: Final = 0.045
"""Nothing sounds sooner after the last sound: more at once would only be noise."""
_SAME_GAP_S: Final = 0.11
_log = logging.getLogger(__name__)


class Voice(Protocol):
    """One sound that can be played."""

    def play(self) -> None:
        """Begin to sound."""

    def set_volume(self, volume: float) -> None:
        """Take on a volume from 0 to 1."""


MakeVoice: TypeAlias = Callable[[str], Voice]
"""Makes the voice of one of the names in `SOUNDS`."""


class Sounds(QObject):
    """Plays what belongs to an event at the moment it is shown.

    Nothing is loaded before `load`, which is for after the first frame.
    """

    def __init__(
        self,
        parent: QObject,
        prepare: Callable[[], MakeVoice] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._prepare = _prepare_qt if prepare is None else prepare
        self._make_voice: MakeVoice | None = None
        self._is_wanted = False
        self._to_make: list[str] = []
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self.make_next)
        self._clock = clock
        self._voices: dict[str, Voice] = {}
        self._chance = random.Random()
        self.volume = 0.0
        self.is_muted = False
        self._last_at: dict[str, float] = {}
        self._match: Match | None = None
        self._onlooker = 0

    def load(self) -> None:
        """Get ready to sound as soon as anything is to be heard, one sound after another.

        Where that is not possible, one line of the log says why.
        """
        self._is_wanted = self._make_voice is None
        self._go_on_loading()

    def set_volume(self, volume: float, *, is_muted: bool) -> None:
        """Take on a volume from 0 to 1, at once."""
        self.volume, self.is_muted = volume, is_muted
        for voice in self._voices.values():
            voice.set_volume(self._loudness)
        self._go_on_loading()

    def follow(self, match: Match, onlooker: int) -> None:
        """Sound for somebody at a match: a gain of the one is a loss of the others."""
        self._match, self._onlooker = match, onlooker

    def tell(self, event: Event) -> None:
        """Play what belongs to an event, if anything does."""
        name = self._sound_of(event)
        if name:
            self.play(name)

    def play(self, name: str) -> None:
        """Play a sound by its name, unless another has only just begun."""
        voice = self._voices.get(name)
        if voice is None or self._loudness <= 0:
            return
        now = self._clock()
        last = max(self._last_at.values(), default=-1.0)
        if now - last < _GAP_S or now - self._last_at.get(name, -1.0) < _SAME_GAP_S:
            return
        self._last_at[name] = now
        voice.play()

    @property
    def is_loading(self) -> bool:
        """Whether one more sound is about to be made."""
        return self._next.isActive()

    @property
    def _loudness(self) -> float:
        return 0.0 if self.is_muted else self.volume

    def _go_on_loading(self) -> None:
        if self._loudness <= 0:
            return
        if self._is_wanted:
            self._is_wanted = False
            try:
                self._make_voice = self._prepare()
            except (ImportError, OSError, AssetMissingError, NoSoundError) as error:
                _log.info("there is no sound: %s", error)
                return
            self._to_make = list(SOUNDS)
        if self._to_make:
            self._next.start(0)

    def make_next(self) -> None:
        """Make one voice: all at once would be felt in the motion of the cards."""
        if self._make_voice is None or not self._to_make or self._loudness <= 0:
            return
        name = self._to_make.pop(0)
        voice = self._make_voice(name)
        voice.set_volume(self._loudness)
        self._voices[name] = voice
        self._go_on_loading()

    def _sound_of(self, event: Event) -> str:
        match event:
            case DealBegan():
                return "shuffle"
            case DeckCut():
                return "cut"
            case CardTurned():
                return "turn"
            case CardsMoved():
                return self._sound_of_moves(event)
            case SeatActed(_, Pass()):
                return "knock"
            case SeatActed(_, Play() | Discard()):
                return ""
            case SeatActed():
                return "call"
            case DealScored(change, _, _):
                return self._sound_of_score(change)
            case MatchWon(winners):
                return "win" if self._own_row() in winners else "sad"
        return ""

    def _sound_of_moves(self, event: CardsMoved) -> str:
        targets = {move.target.pile for move in event.moves}
        sources = {move.source.pile for move in event.moves}
        if Pile.TAKEN in targets:
            return "gather"
        if Pile.STOCK in sources and Pile.HAND in targets:
            return "deal_packet"
        return self._chance.choice(_CARDS)

    def _sound_of_score(self, change: tuple[int, ...]) -> str:
        if self._match is None:
            return ""
        is_down = self._match.game.info.course is Course.DOWN
        own = change[self._own_row()] * (-1 if is_down else 1)
        if own:
            return "chime" if own > 0 else "sad"
        return ""

    def _own_row(self) -> int:
        rows = () if self._match is None else self._match.game.info.rows
        return next((row for row, seats in enumerate(rows) if self._onlooker in seats), 0)


class NoSoundError(Exception):
    """There is nothing that sounds could come out of."""


def _prepare_qt() -> MakeVoice:
    """Return what makes the sounds that Qt plays.

    :raises NoSoundError: when there is no device.
    :raises ImportError: when Qt Multimedia is not installed, or a library of it is missing.
    """
    if not _has_sound_server():
        raise NoSoundError("no sound server is running")
    # Qt warns of each optional library that it does without.
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    from buck_euchre_qt.windows.voice import QtVoice, has_device

    if not has_device():
        raise NoSoundError("no device is connected")
    register_sounds()
    return QtVoice


def _has_sound_server() -> bool:
    """Return whether it is worth asking for devices: on Linux, Qt waits for a server and warns."""
    if not sys.platform.startswith("linux") or os.environ.get("PULSE_SERVER"):
        return True
    runtime = os.environ.get("PULSE_RUNTIME_PATH") or os.environ.get("XDG_RUNTIME_DIR")
    folders = [Path(f"/run/user/{os.getuid()}/pulse")]
    if runtime:
        folders += [Path(runtime) / "pulse", Path(runtime)]
    return any((folder / "native").exists() for folder in folders)
