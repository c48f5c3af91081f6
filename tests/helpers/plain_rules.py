# SPDX-License-Identifier: GPL-3.0-or-later
"""The three games once more, sharing nothing with the engine: a second opinion on records."""

from __future__ import annotations

from contextlib import suppress

from tests.helpers.plain_deal import Deal, Fault, Json, Laws, Pause, option


class BuckDeal(Deal):
    """Four for themselves, from 25 down."""

    rows = 4
    start_score = 25

    def bid(self, hands: dict[int, set[str]], upcard: str) -> None:
        if upcard[1] == "C":
            self.trump = "C"
            return
        self._choose_trump(hands, upcard)
        if self.maker is not None:
            for seat in list(self.round_from(self.maker))[1:]:
                if self.ask(seat, "stay", "drop") == "drop":
                    self.out.add(seat)

    def _choose_trump(self, hands: dict[int, set[str]], upcard: str) -> None:
        for seat in self.bidders():
            if self.ask(seat, "pass", "order") == "order":
                self.maker, self.trump = seat, upcard[1]
                self.exchange(hands, upcard)
                return
        names = [f"name {suit}" for suit in "CDHS" if suit != upcard[1]]
        for seat in self.bidders():
            text = self.ask(seat, "pass", *names)
            if text != "pass":
                self.maker, self.trump = seat, text[-1]
                return
        self.trump = "N"

    def points(self) -> list[int]:
        change = []
        for seat, taken in enumerate(self.taken):
            needed = 3 if seat == self.maker else 1
            change.append(0 if seat in self.out else -taken if taken >= needed else 5)
        return change

    def who_has_won(self) -> list[int]:
        if 5 in self.taken and (len(self.out) < 3 or self.options.get("lone_maker_wins", True)):
            return [self.taken.index(5)]
        if min(self.scores) <= 0:
            return [s for s in range(4) if self.scores[s] == min(self.scores)]
        return []


class PartnershipDeal(Deal):
    """Two against two, up to 10."""

    laws = Laws("PE-1.1", "PE-2.1", "PE-2.1", "PE-1.2")

    def bid(self, hands: dict[int, set[str]], upcard: str) -> None:
        for seat in self.bidders():
            is_poor = not any(card[0] in "JQKA" for card in hands[seat])
            may_ask = self.options.get("farmers_hand", False)
            if is_poor and may_ask and self.ask(seat, "redeal", "keep") == "redeal":
                self.is_redeal = True
                return
        for seat in self.bidders():
            text = self.ask(seat, "pass", "order", "order alone")
            if text != "pass":
                self._make(seat, upcard[1], text)
                if self.dealer not in self.out:
                    self.exchange(hands, upcard)
                return
        suits = [suit for suit in "CDHS" if suit != upcard[1]]
        names = [f"name {suit}{alone}" for suit in suits for alone in ("", " alone")]
        for seat in self.bidders():
            is_stuck = seat == self.dealer and self.options.get("stick_the_dealer", True)
            text = self.ask(seat, *names) if is_stuck else self.ask(seat, "pass", *names)
            if text != "pass":
                self._make(seat, text.split()[1], text)
                return
        self.is_redeal = True

    def _make(self, seat: int, suit: str, text: str) -> None:
        self.maker, self.trump = seat, suit
        if text.endswith("alone"):
            self.is_alone = True
            self.out = {(seat + 2) % 4}

    def points(self) -> list[int]:
        return up_points(self, (self.taken[0] + self.taken[2], self.taken[1] + self.taken[3]))

    def who_has_won(self) -> list[int]:
        target = option(self.options, "target", 10)
        return [side for side in range(2) if self.scores[side] >= target]

    def next_dealer(self) -> int:
        if self.is_redeal and len(self.turns) == 1 and self.actions[0] == "redeal":
            return self.dealer
        return super().next_dealer()


class TwoHandedDeal(Deal):
    """One against one, up to 10."""

    seats = 2
    laws = Laws("TE-1.1", "TE-2.1", "TE-2.1", "TE-1.1")

    def bid(self, hands: dict[int, set[str]], upcard: str) -> None:
        pone = 1 - self.dealer
        if self.ask(pone, "pass", "order") == "order":
            self.maker, self.trump = pone, upcard[1]
            must_take = self.options.get("dealer_must_take", False)
            if must_take or self.ask(self.dealer, "take", "leave") == "take":
                self.exchange(hands, upcard)
            return
        if self.ask(self.dealer, "pass", "order") == "order":
            self.maker, self.trump = self.dealer, upcard[1]
            self.exchange(hands, upcard)
            return
        names = [f"name {suit}" for suit in "CDHS" if suit != upcard[1]]
        for seat in (pone, self.dealer):
            is_stuck = seat == self.dealer and self.options.get("stick_the_dealer", False)
            text = self.ask(seat, *names) if is_stuck else self.ask(seat, "pass", *names)
            if text != "pass":
                self.maker, self.trump = seat, text[-1]
                return
        self.is_redeal = True

    def points(self) -> list[int]:
        return up_points(self, (self.taken[0], self.taken[1]))

    def who_has_won(self) -> list[int]:
        target = option(self.options, "target", 10)
        return [side for side in range(2) if self.scores[side] >= target]


def up_points(deal: Deal, taken: tuple[int, int]) -> list[int]:
    """Return the points of both sides of a deal that was played to the end."""
    assert deal.maker is not None
    side = deal.maker % 2
    points = [0, 0]
    if taken[side] < 3:
        points[1 - side] = 2
    elif taken[side] < 5:
        points[side] = 1
    else:
        points[side] = 4 if deal.is_alone else 2
    return points


DEALS: dict[Json, type[Deal]] = {
    "buck": BuckDeal,
    "partnership": PartnershipDeal,
    "two-handed": TwoHandedDeal,
}


def allowed_after(game: str, deal: dict[str, Json], options: dict[str, Json]) -> tuple[str, ...]:
    """Return what may be done next in a first deal; nothing when it is over."""
    told = DEALS[game](deal, DEALS[game].start(options), options)
    try:
        told.tell()
    except Pause as pause:
        return pause.allowed
    return ()


def check(record: dict[str, Json]) -> dict[str, Json]:
    """Judge a record whose header is sound; `article` is `?` where not decided."""
    options, deals, kind = record["options"], record["deals"], DEALS[record["game"]]
    assert isinstance(options, dict)
    assert isinstance(deals, list)
    scores, winners = kind.start(options), list[int]()
    reports: list[Json] = []
    due: int | None = None
    for number, entry in enumerate(deals, start=1):
        if winners:
            return _fault(number, 0, kind.laws.end)
        try:
            deal = _told(kind, entry, scores, due, options)
            if len(deals) > number and deal.change is None:
                return _fault(number, len(deal.actions))
        except Fault as fault:
            return _fault(number, fault.action, fault.article)
        scores, winners, due = deal.scores, deal.winners, deal.next_dealer()
        reports.append(deal.report())
    return {"ok": True, "deals": reports, "scores": list(scores), "winners": list(winners)}


def _told(
    kind: type[Deal], entry: Json, scores: list[int], due: int | None, options: dict[str, Json]
) -> Deal:
    if not isinstance(entry, dict) or type(entry.get("dealer")) is not int:
        raise Fault(0)
    if entry["dealer"] not in range(kind.seats) or due not in (None, entry["dealer"]):
        raise Fault(0, kind.laws.dealer)
    deal = kind(entry, scores, options)
    with suppress(Pause):
        deal.tell()
    return deal


def _fault(deal: int, action: int, article: str | None = None) -> dict[str, Json]:
    return {"ok": False, "deal": deal, "action": action, "article": article}
