# SPDX-License-Identifier: GPL-3.0-or-later
"""A match as text that a person can read and anyone can check against the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeAlias

from buck_euchre_qt.engine.actions import Action, parse_action
from buck_euchre_qt.engine.articles import IllegalActionError
from buck_euchre_qt.engine.cards import DECK, Card, parse_card
from buck_euchre_qt.engine.game import DealingArticles, Game, OptionError
from buck_euchre_qt.engine.games import UnknownGameError, make_game
from buck_euchre_qt.engine.match import DealLog, Match
from buck_euchre_qt.engine.record_errors import (
    ActionTextError,
    BrokenRuleError,
    DealAfterEndError,
    DealError,
    HeaderError,
    LaterVersionError,
    UnfinishedDealError,
    shown,
)
from buck_euchre_qt.engine.record_text import Json, JsonObject, parse_object

FORMAT: Final = "buck-euchre-match"
VERSION: Final = 1

Level: TypeAlias = str | int
Extras: TypeAlias = Mapping[str, Json]

Migration: TypeAlias = Callable[[JsonObject], JsonObject]
MIGRATIONS: Final[dict[int, Migration]] = {}
"""For each earlier version, what turns a record of it into one of the next version."""

_TOP_KEYS: Final = frozenset({"format", "version", "game", "options", "players", "deals"})
_PLAYER_KEYS: Final = frozenset({"name", "kind", "level"})
_DEAL_KEYS: Final = frozenset({"dealer", "deck", "cut", "actions"})


class PlayerKind(Enum):
    """Who decides for a seat."""

    HUMAN = "human"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """Who sits at a seat; `level` is the strength of a bot and None for a person.

    `extras` are keys of a record that this program does not know and keeps.
    """

    name: str
    kind: PlayerKind
    level: Level | None = None
    extras: Extras = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match with all that its record says besides.

    `players` has one entry a seat. `extras` are the record's other keys; `deal_extras` are those
    of the deals, one entry a deal, and may be shorter than the match.
    """

    match: Match
    players: tuple[PlayerInfo, ...]
    extras: Extras = field(default_factory=dict)
    deal_extras: tuple[Extras, ...] = ()


def read_record(data: bytes | str) -> SavedMatch:
    """Return the match that a record holds, played again under the rules.

    :raises RecordError: when the record is malformed or breaks a rule; the first fault in order
        is the one reported.
    """
    record = _migrated(parse_object(data))
    game = _read_game(record)
    players = _read_players(record, game)
    deals = _required(record, "deals")
    if not isinstance(deals, list):
        raise HeaderError("deals must be a list")
    match = Match(game)
    for number, deal in enumerate(deals, start=1):
        _read_deal(match, deal, number)
        if number < len(deals) and not (match.is_between_deals or match.is_over):
            last = len(match.deals[-1].actions)
            raise UnfinishedDealError("the deal is not finished, yet another follows", number, last)
    return SavedMatch(
        match,
        players,
        _extras_of(record, _TOP_KEYS),
        tuple(_extras_of(deal, _DEAL_KEYS) for deal in deals if isinstance(deal, dict)),
    )


def write_record(saved: SavedMatch) -> str:
    """Return the record of a match, ending with a line end; reading it gives the match again."""
    match = saved.match
    known: JsonObject = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.info.id,
        "options": dict(match.game.options),
    }
    header = known | _sorted_extras(saved.extras, _TOP_KEYS)
    entries = [f"{_line(key)}: {_line(value)}" for key, value in header.items()]
    entries.append(f'"players": {_block(map(_player_line, saved.players))}')
    extras = (*saved.deal_extras, *({} for _ in match.deals[len(saved.deal_extras) :]))
    deals = (_deal_lines(deal, more) for deal, more in zip(match.deals, extras, strict=False))
    entries.append(f'"deals": {_block(deals)}')
    return "{\n  " + ",\n  ".join(entries) + "\n}\n"


def _required(record: JsonObject, key: str) -> Json:
    try:
        return record[key]
    except KeyError:
        raise HeaderError(f"the key {key} is missing") from None


def _migrated(record: JsonObject) -> JsonObject:
    form = _required(record, "format")
    if form != FORMAT:
        raise HeaderError(f"format must be {FORMAT}, not {shown(form)}")
    version = _whole_number(_required(record, "version"))
    if version is None:
        raise HeaderError("version must be a whole number")
    if version > VERSION:
        raise LaterVersionError(_needed_program(record, version))
    while version < VERSION:
        if version not in MIGRATIONS:
            raise HeaderError(f"there is no version {shown(version)}")
        record = MIGRATIONS[version](record)
        version += 1
    return record


def _needed_program(record: JsonObject, version: int) -> str:
    writer = record.get("program")
    needed = f"{shown(writer)} or later" if isinstance(writer, str) else "a later program"
    return f"the record has version {shown(version)}, and {needed} is needed to read it"


def _read_game(record: JsonObject) -> Game:
    game_id = _required(record, "game")
    options = _required(record, "options")
    if not isinstance(game_id, str):
        raise HeaderError(f"game must be a text, not {shown(game_id)}")
    if not isinstance(options, dict):
        raise HeaderError("options must be an object")
    try:
        return make_game(game_id, options)
    except UnknownGameError:
        raise HeaderError(f"there is no game {shown(game_id)}") from None
    except OptionError as error:
        raise HeaderError(str(error)) from None


def _read_players(record: JsonObject, game: Game) -> tuple[PlayerInfo, ...]:
    players = _required(record, "players")
    if not isinstance(players, list) or len(players) != game.info.seats:
        raise HeaderError(f"players must be a list of {game.info.seats}")
    return tuple(_read_player(player, seat) for seat, player in enumerate(players))


def _read_player(player: Json, seat: int) -> PlayerInfo:
    if not isinstance(player, dict):
        raise HeaderError(f"player {seat} must be an object")
    name, kind, level = player.get("name"), player.get("kind"), player.get("level")
    if not isinstance(name, str):
        raise HeaderError(f"player {seat} must have a name")
    if kind == PlayerKind.HUMAN.value:
        # A level means nothing for a person, and is kept like any other key not known.
        return PlayerInfo(name, PlayerKind.HUMAN, None, _extras_of(player, {"name", "kind"}))
    if kind != PlayerKind.BOT.value:
        raise HeaderError(f"player {seat} must be human or bot, not {shown(kind)}")
    bot_level = level if isinstance(level, str) else _whole_number(level)
    if bot_level is None:
        raise HeaderError(f"player {seat} is a bot and must have a level")
    return PlayerInfo(name, PlayerKind.BOT, bot_level, _extras_of(player, _PLAYER_KEYS))


def _read_deal(match: Match, deal: Json, number: int) -> None:
    if match.is_over:
        raise DealAfterEndError("the match was already won", number, 0, _articles(match).after_end)
    if not isinstance(deal, dict):
        raise DealError("a deal must be an object", number)
    dealer = _read_dealer(match, _entry(deal, "dealer", number), number)
    deck = _read_deck(match, _entry(deal, "deck", number), number)
    cut = _read_cut(match, _entry(deal, "cut", number), number)
    actions = _entry(deal, "actions", number)
    if not isinstance(actions, list):
        raise DealError("actions must be a list", number)
    match.begin_deal(dealer, deck, cut)
    for position, text in enumerate(actions, start=1):
        action = _read_action(text, number, position)
        try:
            match.play(action)
        except IllegalActionError as error:
            raise BrokenRuleError(error.refusal, str(action), number, position) from None


def _entry(deal: JsonObject, key: str, number: int) -> Json:
    try:
        return deal[key]
    except KeyError:
        raise DealError(f"the key {key} is missing", number) from None


def _read_dealer(match: Match, value: Json, number: int) -> int:
    dealer = _whole_number(value)
    if dealer is None:
        raise DealError(f"dealer must be a seat number, not {shown(value)}", number)
    seats = range(match.game.info.seats)
    due = match.next_dealer
    if dealer not in seats or dealer != (dealer if due is None else due):
        wanted = f"one of the seats 0 to {seats[-1]}" if due is None else f"seat {due}"
        problem = f"the dealer must be {wanted}, not {shown(dealer)}"
        raise DealError(problem, number, 0, _articles(match).dealer)
    return dealer


def _read_deck(match: Match, value: Json, number: int) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise DealError("deck must be a list of cards", number)
    deck = tuple(_read_card(text, number) for text in value)
    if len(deck) != len(DECK) or len(set(deck)) != len(DECK):
        problem = f"the deck must be {len(DECK)} different cards"
        raise DealError(problem, number, 0, _articles(match).deck)
    return deck


def _read_card(text: Json, number: int) -> Card:
    try:
        if isinstance(text, str):
            return parse_card(text)
    except ValueError:
        pass
    raise DealError(f"{shown(text)} is not a card", number)


def _read_cut(match: Match, value: Json, number: int) -> int:
    cut = _whole_number(value)
    if cut is None:
        raise DealError(f"cut must be a whole number, not {shown(value)}", number)
    if not 1 <= cut < len(DECK):
        problem = f"the cut must be 1 to {len(DECK) - 1} cards, not {shown(cut)}"
        raise DealError(problem, number, 0, _articles(match).cut)
    return cut


def _read_action(text: Json, number: int, position: int) -> Action:
    try:
        if isinstance(text, str):
            return parse_action(text)
    except ValueError:
        pass
    raise ActionTextError(f"{shown(text)} is not an action", number, position)


def _articles(match: Match) -> DealingArticles:
    return match.game.info.dealing_articles


def _whole_number(value: Json) -> int | None:
    # bool is a subclass of int, but true is not a number here.
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _extras_of(value: JsonObject, known: Container[str]) -> Extras:
    return {key: entry for key, entry in value.items() if key not in known}


def _player_line(player: PlayerInfo) -> str:
    level: JsonObject = {} if player.level is None else {"level": player.level}
    known: JsonObject = {"name": player.name, "kind": player.kind.value, **level}
    return _line(known | _sorted_extras(player.extras, known))


def _deal_lines(deal: DealLog, extras: Extras) -> str:
    known: JsonObject = {
        "dealer": deal.dealer,
        "deck": [str(card) for card in deal.deck],
        "cut": deal.cut,
        "actions": [str(logged.action) for logged in deal.actions],
    }
    entries = (known | _sorted_extras(extras, known)).items()
    return "{" + ",\n     ".join(f"{_line(key)}: {_line(value)}" for key, value in entries) + "}"


def _sorted_extras(extras: Extras, known: Container[str]) -> JsonObject:
    return {key: extras[key] for key in sorted(extras) if key not in known}


def _block(lines: Iterable[str]) -> str:
    text = ",\n    ".join(lines)
    return f"[\n    {text}\n  ]" if text else "[]"


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
