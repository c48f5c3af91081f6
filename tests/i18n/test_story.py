# SPDX-License-Identifier: GPL-3.0-or-later
"""What the log of a deal says."""

from __future__ import annotations

from buck_euchre_qt.engine.actions import ORDER, ORDER_ALONE
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.i18n.story import call_line
from tests.helpers.tables import Table

NAMES = SeatNames(("", "Léa", "Bram", "Inês"), 0)


def test_the_log_tells_a_dealer_who_takes_the_upcard_from_who_orders_it(
    switch: LanguageSwitch,
) -> None:
    hands = {0: "9S TS QS KS AS", 1: "9C TC QC KC AC", 2: "9D TD QD KD AD", 3: "JS JC JD JH KH"}
    state = Table(hands, "9H", game_id="partnership").state
    for language in Language:
        switch.use(language)
        told = {
            call_line(order, seat, state._replace(dealer=dealer), NAMES)
            for order in (ORDER, ORDER_ALONE)
            for seat in (0, 1)
            for dealer in (0, 1)
        }
        assert len(told) == 8
