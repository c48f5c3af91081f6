# SPDX-License-Identifier: GPL-3.0-or-later
"""Which deal comes next in a match: one that was seen before, that of a deal code, or a new one."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.session import seen_deals
from buck_euchre_qt.session.chance import (
    NEXT_DEAL_KEY,
    Chance,
    PreparedDeal,
    deal_of_code,
    prepared_in,
)
from buck_euchre_qt.storage.match_facts import CODE_KEY, CODED_KEY


class ComingDeals:
    """Settles the next deal before anybody sees a card, and keeps it in the match's `extras`."""

    def __init__(self, match: Match, extras: dict[str, Json], chance: Chance) -> None:
        self._match: Final = match
        self._extras: Final = extras
        self._chance: Final = chance
        self._seats: Final = match.game.info.seats

    @property
    def code(self) -> str:
        """The code from which the match's deals come; empty in records without one."""
        code = self._extras.get(CODE_KEY)
        return code if isinstance(code, str) else ""

    @property
    def next(self) -> PreparedDeal:
        """The next deal, the same one until it has begun."""
        return self.settle()

    def settle(self) -> PreparedDeal:
        """Let chance settle the next deal, if it has not done so yet, and return it."""
        found = prepared_in(self._extras, self._seats)
        dealer = self._match.next_dealer
        if found is None or dealer not in (None, found.dealer):
            found = self._draw(dealer)
            self._extras[NEXT_DEAL_KEY] = found.to_json()
        return found

    @property
    def is_cut(self) -> bool:
        """Whether nobody is to cut the next deal any more.

        Who plays the deals of a code wants its cut, too; what was cut before stays cut.
        """
        return bool(self._extras.get(CODED_KEY)) or self._seen_before == self.next

    def note_begun(self) -> None:
        """Let go of the next deal, which has begun."""
        del self._extras[NEXT_DEAL_KEY]
        seen_deals.forget(self._extras, len(self._match.deals))

    def note_taken_back(self, number: int, deal: PreparedDeal) -> None:
        """Have a deal that is taken back come again as the match's deal `number`, from 1."""
        seen_deals.remember(self._extras, number, deal)
        self._extras.pop(NEXT_DEAL_KEY, None)

    @property
    def _seen_before(self) -> PreparedDeal | None:
        return seen_deals.recall(self._extras, len(self._match.deals) + 1, self._seats)

    def _draw(self, dealer: int | None) -> PreparedDeal:
        seen = self._seen_before
        if seen is not None and dealer in (None, seen.dealer):
            return seen
        if self.code:
            return deal_of_code(self.code, len(self._match.deals) + 1, dealer, self._seats)
        return self._chance.prepare_deal(dealer, self._seats)
