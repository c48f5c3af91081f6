# SPDX-License-Identifier: GPL-3.0-or-later
"""Records: what is written, what is read, and how each broken one is refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import pytest

from buck_euchre_qt.engine import record as record_module
from buck_euchre_qt.engine.articles import Reason
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import (
    PlayerInfo,
    PlayerKind,
    SavedMatch,
    read_record,
    write_record,
)
from buck_euchre_qt.engine.record_errors import (
    ActionTextError,
    BrokenRuleError,
    DealAfterEndError,
    DealError,
    HeaderError,
    LaterVersionError,
    UnfinishedDealError,
)
from buck_euchre_qt.engine.record_text import JsonObject
from tests.helpers.plain_deal import Json
from tests.helpers.records import MATCH, TEXT, actions_in, deals_in, fault_of, sound, where
from tests.helpers.tables import PLAYERS, saved

LAST = len(MATCH.deals)

Change = Callable[[dict[str, Json]], object]


# What is written.


def test_a_record_is_written_for_people_to_read() -> None:
    match = Match(make_game("buck", {"start": 31}))
    match.begin_deal(2, MATCH.deals[0].deck, 9)
    cards = ", ".join(f'"{card}"' for card in MATCH.deals[0].deck)
    extras: JsonObject = {"program": "Buck 1", "created": "2026-01-31"}

    assert (
        write_record(SavedMatch(match, PLAYERS, extras, ({"note": "ça"},)))
        == f"""\
{{
  "format": "buck-euchre-match",
  "version": 1,
  "game": "buck",
  "options": {{"start": 31, "lone_maker_wins": true}},
  "created": "2026-01-31",
  "program": "Buck 1",
  "players": [
    {{"name": "Zoé", "kind": "human"}},
    {{"name": "Ana", "kind": "bot", "level": "calm"}},
    {{"name": "João", "kind": "bot", "level": "calm"}},
    {{"name": "Will", "kind": "bot", "level": "sharp"}}
  ],
  "deals": [
    {{"dealer": 2,
     "deck": [{cards}],
     "cut": 9,
     "actions": [],
     "note": "ça"}}
  ]
}}
"""
    )


def test_a_match_that_has_not_begun_has_a_record_without_deals() -> None:
    read = read_record(write_record(saved(Match(make_game("buck")))))

    assert read.match.deals == []
    assert read.match.scores == (25, 25, 25, 25)
    assert read.match.is_between_deals


def test_what_this_program_does_not_know_is_kept() -> None:
    record = sound()
    record["helped"] = {"hints": [1, None, 2.5], "ß": "\u2660"}
    deals_in(record)[1]["comment"] = ["x"]
    players = record["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    players[0]["level"] = "not for a person"
    players[0]["colour"] = {"red": 1}
    read = read_record(json.dumps(record))

    assert read.extras == {"helped": {"hints": [1, None, 2.5], "ß": "\u2660"}}
    assert read.deal_extras[:2] == ({}, {"comment": ["x"]})
    assert read.players[0].level is None
    assert json.loads(write_record(read)) == record
    assert write_record(read_record(write_record(read))) == write_record(read)


def test_deals_begun_after_reading_are_written_without_extras() -> None:
    record = sound()
    del deals_in(record)[1:]
    deals_in(record)[0]["comment"] = "first"
    read = read_record(json.dumps(record))
    read.match.begin_deal(MATCH.deals[1].dealer, MATCH.deals[1].deck, 5)
    written = json.loads(write_record(read))

    assert [deal.get("comment") for deal in written["deals"]] == ["first", None]


def test_known_keys_cannot_be_overwritten_by_others() -> None:
    mean = SavedMatch(MATCH, PLAYERS, {"game": "x", "deals": []}, ({"cut": 99},))

    assert write_record(mean) == TEXT


# What is read.


def test_options_left_out_have_their_defaults() -> None:
    record = sound()
    record["options"] = {}

    assert read_record(json.dumps(record)).match.game.options == {
        "start": 25,
        "lone_maker_wins": True,
    }


def test_the_level_of_a_bot_may_be_a_name_or_a_number() -> None:
    record = sound()
    bots: list[Json] = [{"name": "", "kind": "bot", "level": level} for level in (1, "2", 3, 4)]
    record["players"] = bots

    assert read_record(json.dumps(record)).players[:2] == (
        PlayerInfo("", PlayerKind.BOT, 1),
        PlayerInfo("", PlayerKind.BOT, "2"),
    )


def test_an_earlier_version_is_migrated_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_next(old: JsonObject) -> JsonObject:
        return {("deals" if key == "hands" else key): value for key, value in old.items()}

    monkeypatch.setattr(record_module, "VERSION", 3)
    monkeypatch.setitem(record_module.MIGRATIONS, 1, to_next)
    monkeypatch.setitem(record_module.MIGRATIONS, 2, dict)
    record = sound()
    record["hands"] = record.pop("deals")

    assert read_record(json.dumps(record)).match.state == MATCH.state


# Faults of the file as a whole.


def test_a_later_version_is_refused_with_the_program_that_is_needed() -> None:
    record = sound() | {"version": 2, "program": "Buck Euchre 4.2", "players": 3}
    error = fault_of(record)

    assert isinstance(error, LaterVersionError)
    assert "version 2" in str(error)
    assert "Buck Euchre 4.2" in str(error)
    del record["program"]
    assert "a later program" in str(fault_of(record))
    assert isinstance(fault_of(sound() | {"version": 10**40}), LaterVersionError)


PERSON = {"name": "A", "kind": "human"}

FAULTY_PLAYERS: list[object] = [
    *(None, [], "A", {}, {"name": "A"}, {"kind": "human"}, {"name": 1, "kind": "human"}),
    *({"name": "A", "kind": kind} for kind in ("bot", "Human", "robot", None, 1)),
    *({"name": "A", "kind": "bot", "level": level} for level in (None, True, 1.5, ["x"])),
]

FAULTY_HEADERS: dict[str, list[object]] = {
    "format": ["buck", None, 1, ["buck-euchre-match"]],
    "version": [0, -1, True, 1.0, "1", None, []],
    "game": ["Buck", "whist", None, 1, ["buck"], {}],
    "options": [
        *(None, [], "start", 25),
        *({"start": value} for value in (4, 100, 25.0, "25", True, None, 10**50)),
        *({"lone_maker_wins": value} for value in (1, 0, "true", None)),
        *({key: True} for key in ("target", "stick_the_dealer", "Start", "")),
    ],
    "players": [
        *(None, {}, [], "four", [PERSON] * 3, [PERSON] * 5),
        *([PERSON, PERSON, player, PERSON] for player in FAULTY_PLAYERS),
    ],
    "deals": [None, {}, "deals", 0, True],
}


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in FAULTY_HEADERS.items() for value in values]
)
def test_a_faulty_header_is_refused(key: str, value: object) -> None:
    error = fault_of({**sound(), key: value})

    assert isinstance(error, HeaderError)
    assert where(error) == (0, 0, None)


@pytest.mark.parametrize("key", ["format", "version", "game", "options", "players", "deals"])
def test_a_missing_header_is_refused(key: str) -> None:
    record = sound()
    del record[key]

    assert isinstance(fault_of(record), HeaderError)


# Faults of a deal before its first action.


FAULTY_DEALS: list[tuple[str, str | None, list[object]]] = [
    ("dealer", "BE-2.1", [-1, 4, 7, 10**30]),
    ("dealer", None, [True, 1.0, "1", None, []]),
    ("cut", "BE-2.2", [0, 24, -3, 10**30]),
    ("cut", None, [True, 5.0, "5", None, {}]),
    ("deck", None, [None, "9C", {}, ["9C", "10H"], [["9C"]], [1]]),
    ("deck", "BE-1.2", [[], ["9C"], ["9C"] * 24]),
    ("actions", None, [None, "pass", {}, 3]),
]


@pytest.mark.parametrize(
    ("key", "article", "value"),
    [(key, article, value) for key, article, values in FAULTY_DEALS for value in values],
)
@pytest.mark.parametrize("number", [1, 2])
def test_a_fault_before_the_first_action_is_the_deals_own(
    number: int, key: str, article: str | None, value: object
) -> None:
    record = sound()
    deal: dict[str, object] = {**deals_in(record)[number - 1], key: value}
    deals: list[object] = [*deals_in(record)]
    deals[number - 1] = deal
    error = fault_of({**record, "deals": deals})

    assert isinstance(error, DealError)
    assert where(error) == (number, 0, article)


@pytest.mark.parametrize("key", ["dealer", "deck", "cut", "actions"])
def test_a_deal_needs_all_its_keys(key: str) -> None:
    record = sound()
    del deals_in(record)[1][key]

    assert where(fault_of(record)) == (2, 0, None)
    assert isinstance(fault_of(record), DealError)


@pytest.mark.parametrize("deal", [None, [], "deal", 1])
def test_a_deal_must_be_an_object(deal: Json) -> None:
    assert where(fault_of(sound() | {"deals": [deal]})) == (1, 0, None)


def test_25_cards_and_a_card_twice_break_the_article_on_the_deck() -> None:
    for deck in (
        [*map(str, MATCH.deals[0].deck), "9C"],
        ["KH", "KH", *map(str, MATCH.deals[0].deck[2:])],
    ):
        record = sound()
        deals_in(record)[0]["deck"] = list[Json](deck)
        assert where(fault_of(record)) == (1, 0, "BE-1.2")


def test_a_dealer_out_of_turn_breaks_the_article_on_the_deal_passing_left() -> None:
    record = sound()
    deals_in(record)[1]["dealer"] = MATCH.deals[0].dealer

    assert where(fault_of(record)) == (2, 0, "BE-2.1")


def test_the_first_fault_in_order_is_the_one_reported() -> None:
    record = sound()
    first, second = deals_in(record)[:2]
    second.update(dealer=9, deck=[], cut=0, actions=None)
    reports = []
    for key in ("dealer", "deck", "cut", "actions"):
        reports.append(where(fault_of(record)))
        second[key] = copy.deepcopy(deals_in(sound())[1][key])
    assert reports == [(2, 0, "BE-2.1"), (2, 0, "BE-1.2"), (2, 0, "BE-2.2"), (2, 0, None)]
    second["cut"] = 0
    first["actions"] = [*actions_in(sound(), deal=1), "nonsense"]
    assert fault_of(record).deal == 1
    first["cut"] = 0
    assert where(fault_of(record)) == (1, 0, "BE-2.2")
    record["players"] = []
    assert where(fault_of(record)) == (0, 0, None)


# Faults of actions, and of deals that end too early or too late.


@pytest.mark.parametrize(
    "text", ["", "Pass", "pass ", "play", "play 10H", "discard", "name N", None, 3, ["pass"], {}]
)
def test_what_is_no_action_is_refused_where_it_stands(text: Json) -> None:
    record = sound()
    actions_in(record, deal=2)[2] = text
    error = fault_of(record)

    assert isinstance(error, ActionTextError)
    assert where(error) == (2, 3, None)


def test_a_broken_rule_is_reported_with_its_article_and_reason() -> None:
    record = sound()
    actions = actions_in(record, deal=1)
    actions.append("pass")
    error = fault_of(record)

    assert isinstance(error, BrokenRuleError)
    assert error.refusal.reason is Reason.DEAL_OVER
    assert (error.deal, error.action) == (1, len(actions))
    assert error.article == error.refusal.article


@pytest.mark.rule("BE-6.3")
def test_a_deal_after_the_end_of_the_match_is_refused_whatever_it_is() -> None:
    for extra in (deals_in(sound())[0], None, {}):
        record = sound()
        deals = record["deals"]
        assert isinstance(deals, list)
        deals.append(extra)
        error = fault_of(record)
        assert isinstance(error, DealAfterEndError)
        assert where(error) == (LAST + 1, 0, "BE-6.3")


def test_a_deal_that_had_to_be_finished_is_reported_at_its_last_action() -> None:
    record = sound()
    actions = deals_in(record)[0]["actions"]
    assert isinstance(actions, list)
    while actions:
        actions.pop()
        error = fault_of(record)
        assert isinstance(error, UnfinishedDealError)
        assert where(error) == (1, len(actions), None)


def test_impossible_values_beside_the_record_change_nothing() -> None:
    lies: dict[str, Json] = {"scores": ["25"], "trump": "Z", "maker": 7, "tricks": 6, "turn": -1}
    record = sound() | lies

    assert read_record(json.dumps(record)).match.scores == MATCH.scores


def test_what_a_message_shows_of_a_file_is_short_and_in_plain_letters() -> None:
    record = sound()
    deals_in(record)[0]["actions"] = ["\x1b[31m♠" * 1000]
    text = str(fault_of(record))

    assert len(text) < 120
    assert text.isascii()
    assert text.isprintable()
