# SPDX-License-Identifier: GPL-3.0-or-later
"""What the deals gave each seat against what chance predicts, and how far that is to be believed.

Everything here is settled by the shuffle alone. Trumps and bowers are those of the suit turned
up: which suit is played in the end is the players' choice, and would tell nothing of the deals.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

from buck_euchre_qt.storage.history import History

SEATS: Final = 4
_CARDS: Final = 24
_HAND: Final = 5
_LEFT: Final = _CARDS - 1
"""The cards besides the upcard."""


class Counted(Enum):
    """What is counted for each seat."""

    BOWERS = "bowers"
    ACES = "aces"
    TRUMPS = "trumps"
    CLUBS = "clubs"


class AuditVerdict(Enum):
    """What the figures say about the deals."""

    TOO_FEW = "too few"
    AS_CHANCE = "as chance"
    RARE = "rare"
    NOT_CHANCE = "not chance"


@dataclass(frozen=True, slots=True)
class Tally:
    """One figure: counted, expected, and how many standard deviations lie between them."""

    kind: Counted
    seat: int
    trials: int
    counted: int
    expected: float
    deviation: float

    @property
    def distance(self) -> float:
        """How far off it is, in standard deviations; two are usual now and then."""
        return (self.counted - self.expected) / self.deviation if self.deviation else 0.0


@dataclass(frozen=True, slots=True)
class Audit:
    """All figures and their verdict; `chance` is how often fair deals look at least as odd."""

    deals: int
    tallies: tuple[Tally, ...]
    verdict: AuditVerdict
    chance: float


_FEWEST_DEALS: Final = 100
_RARE: Final = 0.01
_NOT_CHANCE: Final = 0.0001


def _hypergeometric(cards: int, among: int) -> tuple[float, float]:
    """Return mean and variance of the cards of a kind in a hand dealt from `among` cards."""
    share = cards / among
    mean = _HAND * share
    return mean, mean * (1 - share) * (among - _HAND) / (among - 1)


def _bowers() -> tuple[float, float]:
    # One upcard in six is the right bower itself, and then only the left one can be in a hand.
    one, two = _hypergeometric(1, _LEFT), _hypergeometric(2, _LEFT)
    mean = one[0] / 6 + two[0] * 5 / 6
    square = (one[1] + one[0] ** 2) / 6 + (two[1] + two[0] ** 2) * 5 / 6
    return mean, square - mean**2


BOWERS: Final = _bowers()
ACES: Final = _hypergeometric(4, _CARDS)
TRUMPS: Final = _hypergeometric(6, _LEFT)
"""Whatever is turned up, six trumps are left: five of the suit and the left bower."""
CLUBS: Final = (0.25, 0.25 * 0.75)
"""Mean and variance for one hand, or for one deal of the seat's own."""


def audit(history: History) -> Audit:
    """Return the audit of all deals played here that chance has shuffled.

    Deals of a deal code that was asked for are left out: whoever chose it could know them.

    :raises StorageError: when the database cannot be asked.
    """
    rows = history.database.query(
        "SELECT cards.seat, sum(hands), sum(bowers), sum(aces), sum(trumps), sum(dealt), sum(clubs)"
        " FROM cards JOIN matches ON matches.id = cards.match"
        " WHERE counted AND origin = 'played' AND NOT coded AND game = 'buck'"
        " GROUP BY cards.seat ORDER BY cards.seat"
    )
    sums = {int(row[0]): [_whole(value) for value in row[1:]] for row in rows if row[0] is not None}
    tallies: list[Tally] = []
    for seat in range(SEATS):
        hands, bowers, aces, trumps, dealt, clubs = sums.get(seat, [0] * 6)
        tallies += [
            _tally(Counted.BOWERS, seat, hands, bowers, BOWERS),
            _tally(Counted.ACES, seat, hands, aces, ACES),
            _tally(Counted.TRUMPS, seat, hands, trumps, TRUMPS),
            _tally(Counted.CLUBS, seat, dealt, clubs, CLUBS),
        ]
    return judge(sums.get(0, [0])[0], tallies)


def judge(deals: int, tallies: list[Tally]) -> Audit:
    """Return the tallies with their verdict.

    The chance is that of the worst of all figures, so that many figures raise no false alarm.
    """
    worst = max((abs(tally.distance) for tally in tallies), default=0.0)
    one = math.erfc(worst / math.sqrt(2))
    chance = 1 - (1 - min(one, 1.0)) ** max(1, len(tallies))
    if deals < _FEWEST_DEALS:
        verdict = AuditVerdict.TOO_FEW
    elif chance < _NOT_CHANCE:
        verdict = AuditVerdict.NOT_CHANCE
    else:
        verdict = AuditVerdict.RARE if chance < _RARE else AuditVerdict.AS_CHANCE
    return Audit(deals, tuple(tallies), verdict, chance)


def _tally(kind: Counted, seat: int, trials: int, counted: int, one: tuple[float, float]) -> Tally:
    mean, variance = one
    return Tally(kind, seat, trials, counted, trials * mean, math.sqrt(trials * variance))


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
