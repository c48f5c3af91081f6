# SPDX-License-Identifier: GPL-3.0-or-later
"""Buck Euchre once more, told as one story over texts: a second opinion on records.

It shares nothing with the engine: cards are two letters, a deal is one function from the cut to
the score that asks for the next action wherever a player has a choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import TypeAlias

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

PLAIN = "9TJQKA"
PARTNER_OF = {"H": "D", "D": "H", "S": "C", "C": "S"}
ALL_CARDS = {rank + suit for rank in PLAIN for suit in "CDHS"}
WORDS = {"pass", "order", "order alone", "take", "leave", "stay", "drop", "redeal", "keep"}
WORDS |= {f"name {suit}{alone}" for suit in "CDHS" for alone in ("", " alone")}
WORDS |= {f"{verb} {card}" for verb in ("discard", "play") for card in ALL_CARDS}


class Fault(Exception):  # noqa: N818
    """Something is wrong after so many actions of the deal; malformed where no rule is broken."""

    def __init__(self, action: int, article: str | None = None) -> None:
        super().__init__(action, article)
        self.action = action
        self.article = article


class Pause(Exception):  # noqa: N818
    """The actions end where the deal does not."""


def follows(card: str, trump: str, led: str) -> bool:
    """Whether a card belongs to the suit led."""
    if trump != "N" and card == "J" + PARTNER_OF[trump]:
        return led == trump
    return card[1] == led


def strongest(trick: list[tuple[int, str]], trump: str, led: str) -> int:
    """Who wins a trick."""
    order: list[str] = []
    if trump != "N":
        order = ["J" + trump, "J" + PARTNER_OF[trump], *(rank + trump for rank in "AKQT9")]
    order += [rank + led for rank in "AKQJT9" if rank + led not in order]
    ranked = {order.index(card): seat for seat, card in trick if card in order}
    return ranked[min(ranked)]


class Deal:
    """One deal as it is told; the fields are what the report of a record says."""

    def __init__(self, deal: dict[str, Json], scores: list[int], is_walkover_won: bool) -> None:
        self.cards, self.dealer = self._cards(deal)
        texts = deal.get("actions")
        if not isinstance(texts, list):
            raise Fault(0)
        self.actions = texts
        self.scores = scores
        self.is_walkover_won = is_walkover_won
        self.turns: list[Json] = []
        self.trump: str | None = None
        self.maker: int | None = None
        self.out: set[int] = set()
        self.tricks: list[Json] = []
        self.taken = [0, 0, 0, 0]
        self.change: list[int] | None = None
        self.winners: list[int] = []

    def _cards(self, deal: dict[str, Json]) -> tuple[list[str], int]:
        deck, cut, dealer = deal.get("deck"), deal.get("cut"), deal.get("dealer")
        if not isinstance(deck, list) or not all(
            isinstance(card, str) and card in ALL_CARDS for card in deck
        ):
            raise Fault(0)
        if Counter(str(card) for card in deck) != Counter(ALL_CARDS):
            raise Fault(0, "BE-1.2")
        if type(cut) is not int:
            raise Fault(0)
        if cut < 1 or cut > 23:
            raise Fault(0, "BE-2.2")
        assert isinstance(dealer, int)
        texts = [str(card) for card in deck]
        return texts[cut:] + texts[:cut], dealer

    def round_from(self, seat: int) -> Iterator[int]:
        """Return the four seats, beginning with one."""
        return iter([(seat + number) % 4 for number in range(4)])

    def ask(self, seat: int, *allowed: str) -> str:
        """Return the next action, which has to be one of these."""
        number = len(self.turns)
        if number == len(self.actions):
            raise Pause
        text = self.actions[number]
        if not isinstance(text, str) or text not in WORDS:
            raise Fault(number + 1)
        if text not in allowed:
            raise Fault(number + 1, "?")
        self.turns.append([seat, text])
        return text

    def tell(self) -> None:
        """Tell the deal from the hands to the score, or as far as the actions go."""
        hands = self._hands()
        upcard = self.upcard = self.cards[20]
        left = (self.dealer + 1) % 4
        if upcard[1] == "C":
            self.trump = "C"
        else:
            self._bid(hands, upcard, left)
        if self.maker is not None:
            for seat in list(self.round_from(self.maker))[1:]:
                if self.ask(seat, "stay", "drop") == "drop":
                    self.out.add(seat)
        if len(self.out) == 3 and self.maker is not None:
            self.taken[self.maker] = 5
        else:
            self._play(hands, left)
        self._score()
        if len(self.turns) < len(self.actions):
            text = self.actions[len(self.turns)]
            is_action = isinstance(text, str) and text in WORDS
            raise Fault(len(self.turns) + 1, "?" if is_action else None)

    def _hands(self) -> dict[int, set[str]]:
        hands: dict[int, set[str]] = {seat: set() for seat in range(4)}
        pile = iter(self.cards)
        for size in (3, 2):
            for seat in self.round_from((self.dealer + 1) % 4):
                hands[seat] |= {next(pile) for _ in range(size)}
        return hands

    def _bid(self, hands: dict[int, set[str]], upcard: str, left: int) -> None:
        for seat in self.round_from(left):
            if self.ask(seat, "pass", "order") == "order":
                self.maker, self.trump = seat, upcard[1]
                hands[self.dealer].add(upcard)
                choices = [f"discard {card}" for card in hands[self.dealer]]
                hands[self.dealer].remove(self.ask(self.dealer, *choices).split()[1])
                return
        names = [f"name {suit}" for suit in "CDHS" if suit != upcard[1]]
        for seat in self.round_from(left):
            text = self.ask(seat, "pass", *names)
            if text != "pass":
                self.maker, self.trump = seat, text[-1]
                return
        self.trump = "N"

    def _play(self, hands: dict[int, set[str]], leader: int) -> None:
        assert self.trump is not None
        while leader in self.out:
            leader = (leader + 1) % 4
        for _ in range(5):
            trick: list[tuple[int, str]] = []
            led = ""
            for seat in self.round_from(leader):
                if seat in self.out:
                    continue
                hand = hands[seat]
                fitting = {card for card in hand if follows(card, self.trump, led)} or hand
                text = self.ask(seat, *(f"play {card}" for card in fitting))
                card = text.split()[1]
                hand.remove(card)
                is_left = self.trump != "N" and card == "J" + PARTNER_OF[self.trump]
                led = led or (self.trump if is_left else card[1])
                trick.append((seat, card))
            leader = strongest(trick, self.trump, led)
            self.taken[leader] += 1
            cards: list[Json] = [[seat, card] for seat, card in trick]
            self.tricks.append({"cards": cards, "winner": leader})

    def _score(self) -> None:
        self.change = []
        for seat, taken in enumerate(self.taken):
            needed = 3 if seat == self.maker else 1
            self.change.append(0 if seat in self.out else -taken if taken >= needed else 5)
        self.scores = [old + new for old, new in zip(self.scores, self.change, strict=True)]
        if 5 in self.taken and (len(self.out) < 3 or self.is_walkover_won):
            self.winners = [self.taken.index(5)]
        elif min(self.scores) <= 0:
            self.winners = [s for s in range(4) if self.scores[s] == min(self.scores)]

    def report(self) -> dict[str, Json]:
        """Return what is said about the deal when the record is sound."""
        end: dict[str, Json] = {}
        if self.change is not None:
            end = {"change": list(self.change), "scores": list(self.scores)}
        return {
            "dealer": self.dealer,
            "upcard": self.cards[20],
            "turns": self.turns,
            "trump": self.trump,
            "maker": self.maker,
            "alone": False,
            "out": [seat for seat in range(4) if seat in self.out],
            "tricks": self.tricks,
            "taken": list(self.taken),
            "finished": self.change is not None,
            "redeal": False,
            **end,
        }


def check(record: dict[str, Json]) -> dict[str, Json]:
    """Judge a record of Buck Euchre whose header is sound; `article` is `?` where not decided."""
    options, deals = record["options"], record["deals"]
    assert isinstance(options, dict)
    assert isinstance(deals, list)
    start = options.get("start", 25)
    assert isinstance(start, int)
    scores, winners = [start] * 4, list[int]()
    reports: list[Json] = []
    due: int | None = None
    for number, entry in enumerate(deals, start=1):
        try:
            deal = _told(entry, scores, winners, due, options)
            if len(deals) > number and deal.change is None:
                return _fault(number, len(deal.actions))
        except Fault as fault:
            return _fault(number, fault.action, fault.article)
        scores, winners, due = deal.scores, deal.winners, (deal.dealer + 1) % 4
        reports.append(deal.report())
    return {"ok": True, "deals": reports, "scores": list(scores), "winners": list(winners)}


def _told(
    entry: Json, scores: list[int], winners: list[int], due: int | None, options: dict[str, Json]
) -> Deal:
    if winners:
        raise Fault(0, "BE-6.3")
    if not isinstance(entry, dict) or type(entry.get("dealer")) is not int:
        raise Fault(0)
    if entry["dealer"] not in range(4) or due not in (None, entry["dealer"]):
        raise Fault(0, "BE-2.1")
    deal = Deal(entry, scores, bool(options.get("lone_maker_wins", True)))
    with suppress(Pause):
        deal.tell()
    return deal


def _fault(deal: int, action: int, article: str | None = None) -> dict[str, Json]:
    return {"ok": False, "deal": deal, "action": action, "article": article}
