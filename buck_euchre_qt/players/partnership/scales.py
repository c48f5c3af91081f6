# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers by which calls of partnership Euchre are judged, fitted to deals played out."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.players.partnership.judging import Curve, Scale
from buck_euchre_qt.players.partnership.lottery import Lottery, others_score

WITH_PARTNER: Final = Scale(
    base=1.22,
    weights=(
        *(1.03, 0.79, 0.59, 0.49, 0.45, 0.39),
        *(0.04, 0.08, 0.36, 0.07, 0.16),
        *(-0.01, 0.29, 0.51, -0.24, -0.33, 0.03, -0.06, 0.07),
    ),
    made=Curve(2.58, 1.99),
    all_taken=Curve(4.39, 1.81),
)
ALONE: Final = Scale(
    base=0.06,
    weights=(
        *(1.41, 0.89, 0.59, 0.51, 0.46, 0.45),
        *(0.00, 0.22, 0.73, 0.32, 0.34),
        *(0.14, 0.00, 0.00, -0.24, -0.34, -0.01, -0.09, -0.02),
    ),
    made=Curve(2.52, 2.44),
    all_taken=Curve(4.36, 2.48),
)

AFTER_PASS: Final[tuple[Lottery, ...]] = (
    others_score((0.20, 0.24, 0.02), (0.47, 0.07, 0.02)),
    others_score((0.50, 0.10, 0.06), (0.17, 0.12, 0.02)),
    others_score((0.20, 0.26, 0.02), (0.44, 0.06, 0.02)),
    others_score((0.24, 0.20, 0.02), (0.40, 0.10, 0.02)),
    others_score((0.20, 0.14, 0.01), (0.50, 0.08, 0.03)),
    others_score((0.20, 0.10, 0.01), (0.55, 0.10, 0.03)),
    others_score((0.05, 0.20, 0.00), (0.70, 0.02, 0.03)),
    others_score((0.00, 0.00, 0.00), (0.00, 0.00, 0.00)),
)
"""What follows a pass with a hand that might have bid, by turn: four of each circuit."""
