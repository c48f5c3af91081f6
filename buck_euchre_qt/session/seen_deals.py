# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals that were taken back: their cards have been seen, so they come again as they were."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.session.chance import PreparedDeal

SEEN_DEALS_KEY: Final = "seen_deals"


def remember(extras: dict[str, Json], number: int, deal: PreparedDeal) -> None:
    """Keep a deal that is taken back, cut and seal included, as the match's deal `number`."""
    extras[SEEN_DEALS_KEY] = {**_seen(extras), str(number): deal.to_json()}


def recall(extras: Mapping[str, Json], number: int, seats: int) -> PreparedDeal | None:
    """Return the match's deal `number` as it was dealt before, None when it never was."""
    return PreparedDeal.from_json(_seen(extras).get(str(number)), seats)


def forget(extras: dict[str, Json], number: int) -> None:
    """Let go of a deal, which has been dealt again."""
    rest = {key: deal for key, deal in _seen(extras).items() if key != str(number)}
    extras.pop(SEEN_DEALS_KEY, None)
    if rest:
        extras[SEEN_DEALS_KEY] = rest


def _seen(extras: Mapping[str, Json]) -> dict[str, Json]:
    seen = extras.get(SEEN_DEALS_KEY)
    return seen if isinstance(seen, dict) else {}
