# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can do, as values with a text form that reads back to the same value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from buck_euchre_qt.engine.cards import DECK, Card, Suit


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the next player speak (BE-3.1, BE-3.4)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class OrderUp:
    """Make the upcard's suit trumps (BE-3.1)."""

    is_alone: bool = False

    def __str__(self) -> str:
        return "order alone" if self.is_alone else "order"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Make another suit trumps in the second circuit (BE-3.4)."""

    suit: Suit
    is_alone: bool = False

    def __str__(self) -> str:
        return f"name {self.suit.value} alone" if self.is_alone else f"name {self.suit.value}"


@dataclass(frozen=True, slots=True)
class TakeUpcard:
    """Pick the ordered upcard up, where the dealer may refuse it."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class LeaveUpcard:
    """Leave the ordered upcard where it lies."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay one of six cards aside face down (BE-3.2); `card` is None to those who cannot see it."""

    card: Card | None

    def __str__(self) -> str:
        return f"discard {self.card}" if self.card else "discard"


@dataclass(frozen=True, slots=True)
class Stay:
    """Play the deal against the maker (BE-3.6)."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Drop:
    """Lay the hand aside and sit the deal out (BE-3.7)."""

    def __str__(self) -> str:
        return "drop"


@dataclass(frozen=True, slots=True)
class AskRedeal:
    """Ask for a new deal with a hand of nines and tens."""

    def __str__(self) -> str:
        return "redeal"


@dataclass(frozen=True, slots=True)
class KeepHand:
    """Play on with a hand of nines and tens."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Play:
    """Put a card on the trick (BE-4.2)."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action: TypeAlias = (
    Pass
    | OrderUp
    | NameTrump
    | TakeUpcard
    | LeaveUpcard
    | Discard
    | Stay
    | Drop
    | AskRedeal
    | KeepHand
    | Play
)

PASS: Final = Pass()
ORDER: Final = OrderUp()
ORDER_ALONE: Final = OrderUp(is_alone=True)
TAKE: Final = TakeUpcard()
LEAVE: Final = LeaveUpcard()
STAY: Final = Stay()
DROP: Final = Drop()
REDEAL: Final = AskRedeal()
KEEP: Final = KeepHand()

# Shared values: the same action is the same object, which makes looking one up cheap.
PLAYS: Final = {card: Play(card) for card in DECK}
DISCARDS: Final = {card: Discard(card) for card in DECK}
NAMES: Final = {suit: NameTrump(suit) for suit in Suit}
NAMES_ALONE: Final = {suit: NameTrump(suit, is_alone=True) for suit in Suit}

ALL_ACTIONS: Final[tuple[Action, ...]] = (
    *(PASS, ORDER, ORDER_ALONE, TAKE, LEAVE, STAY, DROP, REDEAL, KEEP),
    *NAMES.values(),
    *NAMES_ALONE.values(),
    *DISCARDS.values(),
    *PLAYS.values(),
)
"""Every action of every game, each exactly once."""

_ACTION_BY_TEXT: Final = {str(action): action for action in ALL_ACTIONS}


def parse_action(text: str) -> Action:
    """Return the action written as `text`, such as ``play JD``.

    :raises ValueError: when the text is no action.
    """
    try:
        return _ACTION_BY_TEXT[text]
    except KeyError:
        raise ValueError(f"{text!r} is not an action") from None


def card_of(action: Action) -> Card | None:
    """Return the card an action names, or None for one that names no card."""
    return action.card if isinstance(action, Play | Discard) else None
