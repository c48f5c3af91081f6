# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal told as one story over texts: what the three games have in common.

It shares nothing with the engine: cards are two letters, a deal is one function from the cut to
the score that asks for the next action wherever a player has a choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

PLAIN = "9TJQKA"
PARTNER_OF = {"H": "D", "D": "H", "S": "C", "C": "S"}
ALL_CARDS = {rank + suit for rank in PLAIN for suit in "CDHS"}
WORDS = {"pass", "order", "order alone", "take", "leave", "stay", "drop", "redeal", "keep"}
WORDS |= {f"name {suit}{alone}" for suit in "CDHS" for alone in ("", " alone")}
WORDS |= {f"{verb} {card}" for verb in ("discard", "play") for card in ALL_CARDS}


class Laws(NamedTuple):
    """The articles on what comes before the first action of a deal."""

    deck: str
    cut: str
    dealer: str
    end: str


class Fault(Exception):  # noqa: N818 - of the record, not of the program
    """Something is wrong after so many actions of the deal; malformed where no rule is broken."""

    def __init__(self, action: int, article: str | None = None) -> None:
        super().__init__(action, article)
        self.action = action
        self.article = article


class Pause(Exception):  # noqa: N818 - nothing is wrong
    """The actions end where the deal does not; a seat may do one of these."""

    def __init__(self, seat: int, allowed: tuple[str, ...]) -> None:
        super().__init__(seat, allowed)
        self.seat = seat
        self.allowed = allowed


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


def option(options: dict[str, Json], key: str, default: int) -> int:
    """Return an option that is a number, or true or false."""
    value = options.get(key, default)
    assert isinstance(value, int)
    return value


class Deal:
    """One deal as it is told; the fields are what the report of a record says.

    Each game tells its own bidding, score and succession.
    """

    seats = 4
    rows = 2
    start_score = 0
    laws = Laws("BE-1.2", "BE-2.2", "BE-2.1", "BE-6.3")

    def __init__(self, deal: dict[str, Json], scores: list[int], options: dict[str, Json]) -> None:
        self.cards, self.dealer = self._cards(deal)
        texts = deal.get("actions")
        if not isinstance(texts, list):
            raise Fault(0)
        self.actions = texts
        self.scores = scores
        self.options = options
        self.turns: list[Json] = []
        self.trump: str | None = None
        self.maker: int | None = None
        self.is_alone = False
        self.is_redeal = False
        self.out: set[int] = set()
        self.tricks: list[Json] = []
        self.taken = [0] * self.seats
        self.change: list[int] | None = None
        self.winners: list[int] = []

    @classmethod
    def start(cls, options: dict[str, Json]) -> list[int]:
        """Return the scores before the first deal."""
        return [option(options, "start", cls.start_score)] * cls.rows

    def bid(self, hands: dict[int, set[str]], upcard: str) -> None:
        """Tell what comes between the deal and the first lead."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """Return what the deal changes."""
        raise NotImplementedError

    def who_has_won(self) -> list[int]:
        """Return who has won, the new scores being entered."""
        raise NotImplementedError

    def next_dealer(self) -> int:
        """Return who deals after this deal."""
        return (self.dealer + 1) % self.seats

    def _cards(self, deal: dict[str, Json]) -> tuple[list[str], int]:
        deck, cut, dealer = deal.get("deck"), deal.get("cut"), deal.get("dealer")
        if not isinstance(deck, list) or not all(
            isinstance(card, str) and card in ALL_CARDS for card in deck
        ):
            raise Fault(0)
        if Counter(str(card) for card in deck) != Counter(ALL_CARDS):
            raise Fault(0, self.laws.deck)
        if type(cut) is not int:
            raise Fault(0)
        if cut < 1 or cut > 23:
            raise Fault(0, self.laws.cut)
        assert isinstance(dealer, int)
        texts = [str(card) for card in deck]
        return texts[cut:] + texts[:cut], dealer

    def round_from(self, seat: int) -> Iterator[int]:
        """Return all the seats, beginning with one."""
        return iter([(seat + number) % self.seats for number in range(self.seats)])

    def bidders(self) -> Iterator[int]:
        """Return the seats from the dealer's left."""
        return self.round_from(self.dealer + 1)

    def ask(self, seat: int, *allowed: str) -> str:
        """Return the next action, which has to be one of these."""
        number = len(self.turns)
        if number == len(self.actions):
            raise Pause(seat, allowed)
        text = self.actions[number]
        if not isinstance(text, str) or text not in WORDS:
            raise Fault(number + 1)
        if text not in allowed:
            raise Fault(number + 1, "?")
        self.turns.append([seat, text])
        return text

    def tell(self) -> None:
        """Tell the deal from the hands to the score, or as far as the actions go."""
        hands: dict[int, set[str]] = {seat: set() for seat in range(self.seats)}
        pile = iter(self.cards)
        for size in (3, 2):
            for seat in self.bidders():
                hands[seat] |= {next(pile) for _ in range(size)}
        self.upcard = next(pile)
        self.bid(hands, self.upcard)
        if self.maker is not None and len(self.out) == self.seats - 1:
            self.taken[self.maker] = 5
        elif not self.is_redeal:
            self._play(hands)
        self.change = [0 for _ in self.scores] if self.is_redeal else self.points()
        self.scores = [old + new for old, new in zip(self.scores, self.change, strict=True)]
        self.winners = self.who_has_won()
        if len(self.turns) < len(self.actions):
            text = self.actions[len(self.turns)]
            is_action = isinstance(text, str) and text in WORDS
            raise Fault(len(self.turns) + 1, "?" if is_action else None)

    def exchange(self, hands: dict[int, set[str]], upcard: str) -> None:
        """Tell how the dealer takes the upcard and lays a card aside."""
        hands[self.dealer].add(upcard)
        choices = [f"discard {card}" for card in hands[self.dealer]]
        hands[self.dealer].remove(self.ask(self.dealer, *choices).split()[1])

    def _play(self, hands: dict[int, set[str]]) -> None:
        assert self.trump is not None
        leader = next(seat for seat in self.bidders() if seat not in self.out)
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

    def report(self) -> dict[str, Json]:
        """Return what is said about the deal when the record is sound."""
        end: dict[str, Json] = {}
        if self.change is not None:
            end = {"change": list(self.change), "scores": list(self.scores)}
        return {
            "dealer": self.dealer,
            "upcard": self.upcard,
            "turns": self.turns,
            "trump": self.trump,
            "maker": self.maker,
            "alone": self.is_alone,
            "out": [seat for seat in range(self.seats) if seat in self.out],
            "tricks": self.tricks,
            "taken": list(self.taken),
            "finished": self.change is not None,
            "redeal": self.is_redeal,
            **end,
        }
