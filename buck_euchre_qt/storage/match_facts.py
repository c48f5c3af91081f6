# SPDX-License-Identifier: GPL-3.0-or-later
"""What the history knows of a match besides its record: counted once, when it is put there."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import Drop, Stay
from buck_euchre_qt.engine.cards import Rank, Suit
from buck_euchre_qt.engine.match import DealLog
from buck_euchre_qt.engine.playing import TRICKS
from buck_euchre_qt.engine.record import PlayerKind, SavedMatch
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.engine.trump import Trump, is_left_bower, is_right_bower, suit_of

ID_KEY: Final = "id"
HELPED_KEY: Final = "helped"
HINTS_KEY: Final = "hints"
CODE_KEY: Final = "deal_code"
CODED_KEY: Final = "from_deal_code"
CREATED_KEY: Final = "created"
BOT_SEED_KEY: Final = "bot_seed"

_UUID: Final = re.compile(r"[0-9a-f]{32}")
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00")
_MOST_HINTS: Final = 1_000_000


class Result(Enum):
    """How a match ended for the person who played it."""

    WON = "won"
    SHARED = "shared"
    LOST = "lost"
    NONE = "none"


class Role(Enum):
    """What a person was in a deal; free where nobody promised anything or a partner sat out."""

    MAKER = "maker"
    STAYED = "stayed"
    DROPPED = "dropped"
    FREE = "free"


class DealFacts(NamedTuple):
    """A scored deal from the person's seat; `has_chosen` where staying was a choice."""

    number: int
    dealer: int
    upcard: str
    trump: str
    role: Role
    has_chosen: bool
    tricks: int
    promise: int
    change: int


class CardFacts(NamedTuple):
    """What chance gave a seat over a match: hands as dealt, and the deals it dealt itself.

    `bowers` and `trumps` are those of the suit that was turned up, which chance decides too.
    """

    seat: int
    hands: int
    bowers: int
    aces: int
    trumps: int
    dealt: int
    clubs: int


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A match in figures; `seat` is the person's, None where only computer players sat."""

    uuid: str
    begun: str
    level: str
    names: tuple[str, ...]
    seat: int | None
    result: Result
    helped: bool
    coded: bool
    code: str
    hints: int
    deals: tuple[DealFacts, ...]
    cards: tuple[CardFacts, ...]


def facts_of(saved: SavedMatch) -> MatchFacts:
    """Return a match in figures."""
    match = saved.match
    people = [seat for seat, one in enumerate(saved.players) if one.kind is PlayerKind.HUMAN]
    seat = min(people, default=None)
    # A temperament after the level, as in "club bold", makes nobody stronger or weaker.
    levels = {
        str(player.level).partition(" ")[0]
        for player in saved.players
        if player.kind is PlayerKind.BOT
    }
    extras = saved.extras
    hints = extras.get(HINTS_KEY)
    code = extras.get(CODE_KEY)
    return MatchFacts(
        uuid=match_uuid(saved),
        begun=_begun(extras),
        level=levels.pop() if len(levels) == 1 else "",
        names=tuple(player.name for player in saved.players),
        seat=seat,
        result=_result(saved, seat),
        helped=bool(extras.get(HELPED_KEY)),
        coded=bool(extras.get(CODED_KEY)),
        code=code if isinstance(code, str) else "",
        hints=min(max(hints, 0), _MOST_HINTS) if isinstance(hints, int) else 0,
        deals=() if seat is None else tuple(_deals(saved, seat)),
        cards=_cards(match.deals, match.game.info.seats),
    )


def match_uuid(saved: SavedMatch) -> str:
    """Return the match's own id; records without one get it from what never changes in them."""
    given = saved.extras.get(ID_KEY)
    if isinstance(given, str) and _UUID.fullmatch(given):
        return given
    first = saved.match.deals[0] if saved.match.deals else None
    fixed: list[Json] = [
        saved.match.game.info.id,
        saved.extras.get(CREATED_KEY),
        saved.extras.get(BOT_SEED_KEY),
        [player.name for player in saved.players],
        None if first is None else [card.text for card in first.deck],
    ]
    text = json.dumps(fixed, sort_keys=True)
    # Imported when it is wanted: most matches have an id, and the table comes sooner.
    import hashlib

    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def new_uuid() -> str:
    """Return a fresh id for a match."""
    return os.urandom(16).hex()


def _begun(extras: Mapping[str, Json]) -> str:
    created = extras.get(CREATED_KEY)
    return created if isinstance(created, str) and _DATE.fullmatch(created) else ""


def _result(saved: SavedMatch, seat: int | None) -> Result:
    winners = saved.match.winners
    if seat is None or not winners:
        return Result.NONE
    row = saved.match.game.info.row_of(seat)
    if row not in winners:
        return Result.LOST
    return Result.WON if len(winners) == 1 else Result.SHARED


def _deals(saved: SavedMatch, seat: int) -> list[DealFacts]:
    row = saved.match.game.info.row_of(seat)
    game = saved.match.game
    return [
        DealFacts(
            number=number,
            dealer=state.dealer,
            upcard=state.upcard.text,
            trump="" if state.trump is None else state.trump.value,
            role=_role(deal, seat),
            has_chosen=_has_done(deal, seat, Stay),
            tricks=state.taken[seat],
            promise=game.promise(state),
            change=state.change[row],
        )
        for number, deal in enumerate(saved.match.deals, start=1)
        for state in [deal.state]
        if state.phase.is_finished and not state.is_redeal
    ]


def _role(deal: DealLog, seat: int) -> Role:
    state = deal.state
    if state.maker is None:
        return Role.FREE
    if seat == state.maker:
        return Role.MAKER
    if seat not in state.out:
        return Role.STAYED
    # Whose partner plays alone is out as well, and did not choose it.
    return Role.DROPPED if _has_done(deal, seat, Drop) else Role.FREE


def _has_done(deal: DealLog, seat: int, kind: type[Stay | Drop]) -> bool:
    return any(logged.seat == seat and isinstance(logged.action, kind) for logged in deal.actions)


def _cards(deals: list[DealLog], seats: int) -> tuple[CardFacts, ...]:
    opened = [deal.opening.state for deal in deals]
    return tuple(_seat_cards(opened, seat) for seat in range(seats))


def _seat_cards(opened: list[DealState], seat: int) -> CardFacts:
    bowers = aces = trumps = 0
    for state in opened:
        trump = Trump.of(state.upcard.suit)
        for card in state.hands[seat]:
            bowers += is_right_bower(card, trump) or is_left_bower(card, trump)
            aces += card.rank is Rank.ACE
            trumps += suit_of(card, trump) is trump.suit
    dealt = [state for state in opened if state.dealer == seat]
    clubs = sum(state.upcard.suit is Suit.CLUBS for state in dealt)
    return CardFacts(seat, len(opened), bowers, aces, trumps, len(dealt), clubs)


def is_sweep(deal: DealFacts) -> bool:
    """Return whether the person took every trick."""
    return deal.tricks == TRICKS
