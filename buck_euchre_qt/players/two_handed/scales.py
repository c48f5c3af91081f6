# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers by which calls of two-handed Euchre are judged, fitted to deals played out."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.players.partnership.judging import Curve, Scale
from buck_euchre_qt.players.partnership.lottery import Lottery, others_score

MAKER: Final = Scale(
    base=0.38,
    weights=(
        *(1.44, 1.04, 0.86, 0.82, 0.79, 0.80),
        *(-0.22, -0.35, 0.56, 0.32, 0.28),
        *(-0.12, 0.00, 0.00, -0.20, -0.34, -0.02, 0.08, 0.09),
    ),
    made=Curve(2.54, 1.98),
    all_taken=Curve(4.24, 2.21),
)

AFTER_PASS: Final[tuple[Lottery, ...]] = (
    others_score((0.18, 0.25, 0.00), (0.46, 0.08, 0.00)),
    others_score((0.11, 0.19, 0.00), (0.50, 0.10, 0.00)),
    others_score((0.05, 0.12, 0.00), (0.45, 0.18, 0.00)),
    others_score((0.00, 0.00, 0.00), (0.00, 0.00, 0.00)),
)
"""What follows a pass with a hand that might have bid, by turn: two of each circuit."""
