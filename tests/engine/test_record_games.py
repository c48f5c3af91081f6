# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of the games with teams and with two seats: what is said of them, and what is refused."""

from __future__ import annotations

import json

import pytest

from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.verify import deal_report
from tests.helpers.plain_deal import Json
from tests.helpers.records import deals_in, fault_of, where
from tests.helpers.tables import CUT, EAST, NORTH, SOUTH, WEST, saved, stacked_deck

WEST_ALONE = {
    WEST: "JH JD AH KH AS",
    NORTH: "QH KS QS KD 9C",
    EAST: "9H QD TD AC JC",
    SOUTH: "TH AD TS KC 9D",
}
FARMER = {
    SOUTH: "9S TS 9H TD 9C",
    WEST: "AH KH JS QC KC",
    NORTH: "JH AS QD TC JC",
    EAST: "TH KS AC KD QS",
}
TWO = {1: "AH KH 9S TD 9D", 0: "QS JD AD KC QC"}


def deal(dealer: int, hands: dict[int, str], upcard: str, *actions: str) -> dict[str, Json]:
    """Return a deal of a record."""
    deck: list[Json] = [str(card) for card in stacked_deck(dealer, hands, upcard)]
    return {"dealer": dealer, "deck": deck, "cut": CUT, "actions": list(actions)}


def record(game_id: str, deals: list[dict[str, Json]], **options: Json) -> dict[str, Json]:
    """Return a record with these deals."""
    header: dict[str, Json] = json.loads(write_record(saved(Match(make_game(game_id, options)))))
    return {**header, "deals": [*deals]}


def reports(game_id: str, deals: list[dict[str, Json]], **options: Json) -> list[dict[str, Json]]:
    """Return what is said about the deals of a sound record."""
    match = read_record(json.dumps(record(game_id, deals, **options))).match
    return [deal_report(log) for log in match.deals]


def test_a_deal_played_alone_is_reported_with_who_sat_out_and_an_entry_a_team() -> None:
    text = "AD KH KD JH QH TH JD 9C 9D AH KS KC AS QS TS"
    cards, seats = text.split(), [SOUTH, WEST, NORTH, *[WEST, NORTH, SOUTH] * 4]
    actions = [*["pass"] * 6, "name H alone", *[f"play {card}" for card in cards]]
    told = reports("partnership", [deal(NORTH, WEST_ALONE, "TC", *actions)])[0]

    assert told["turns"] == [
        *([seat % 4, "pass"] for seat in range(EAST, EAST + 6)),
        [WEST, "name H alone"],
        *([seat, f"play {card}"] for card, seat in zip(cards, seats, strict=True)),
    ]
    assert (told["trump"], told["maker"], told["alone"], told["out"]) == ("H", WEST, True, [EAST])
    assert told["taken"] == [0, 5, 0, 0]
    assert (told["finished"], told["redeal"]) == (True, False)
    assert (told["change"], told["scores"]) == ([0, 4], [0, 4])


@pytest.mark.parametrize(
    ("game_id", "hands", "count", "options"),
    [
        ("partnership", WEST_ALONE, 8, {"stick_the_dealer": False}),
        ("two-handed", TWO, 4, {}),
    ],
)
def test_a_deal_thrown_in_is_reported_without_trumps_or_change(
    game_id: str, hands: dict[int, str], count: int, options: dict[str, Json]
) -> None:
    upcard = "TC" if game_id == "partnership" else "QH"
    told = reports(game_id, [deal(0, hands, upcard, *["pass"] * count)], **options)[0]

    assert (told["trump"], told["maker"], told["tricks"]) == (None, None, [])
    assert (told["finished"], told["redeal"]) == (True, True)
    assert (told["change"], told["scores"]) == ([0, 0], [0, 0])


def test_after_a_farmers_hand_the_same_dealer_deals_and_nobody_else() -> None:
    asked = deal(SOUTH, FARMER, "9D", "redeal")
    again = deal(SOUTH, WEST_ALONE, "TC", "pass")
    other = deal(WEST, WEST_ALONE, "TC", "pass")

    told = reports("partnership", [asked, again], farmers_hand=True)[0]
    assert (told["turns"], told["redeal"]) == ([[SOUTH, "redeal"]], True)
    fault = fault_of(record("partnership", [asked, other], farmers_hand=True))
    assert where(fault) == (2, 0, "PE-2.1")


def test_after_a_deal_passed_out_the_next_player_deals() -> None:
    passed = deal(SOUTH, WEST_ALONE, "TC", *["pass"] * 8)
    same, following = (deal(dealer, WEST_ALONE, "TC") for dealer in (SOUTH, WEST))

    assert len(reports("partnership", [passed, following], stick_the_dealer=False)) == 2
    fault = fault_of(record("partnership", [passed, same], stick_the_dealer=False))
    assert where(fault) == (2, 0, "PE-2.1")


@pytest.mark.parametrize(
    ("actions", "place", "article"),
    [
        (["stay"], 1, "PE-3.1"),
        (["name H"], 1, "PE-3.1"),
        (["redeal"], 1, "PE-3.4"),
        ([*["pass"] * 4, "order"], 5, "PE-3.2"),
        ([*["pass"] * 4, "name C"], 5, "PE-3.2"),
        ([*["pass"] * 8], 8, "PE-3.3"),
        (["order", "play AC"], 2, "PE-3.1"),
        ([*["pass"] * 6, "name H", "play QD", "play TH"], 9, "PE-4.2"),
    ],
)
def test_the_article_broken_is_one_of_partnership_euchre(
    actions: list[str], place: int, article: str
) -> None:
    text = record("partnership", [deal(NORTH, WEST_ALONE, "TC", *actions)])

    assert where(fault_of(text)) == (1, place, article)


@pytest.mark.parametrize(
    ("actions", "place", "article"),
    [
        (["order alone"], 1, "TE-3.1"),
        (["order", "discard QS"], 2, "TE-3.2"),
        (["pass", "order", "leave"], 3, "TE-3.2"),
        (["pass", "pass", "name H"], 3, "TE-3.3"),
        (["order", "leave", "play TD", "play JD"], 4, "TE-4.1"),
    ],
)
def test_the_article_broken_is_one_of_two_handed_euchre(
    actions: list[str], place: int, article: str
) -> None:
    text = record("two-handed", [deal(0, TWO, "QH", *actions)])

    assert where(fault_of(text)) == (1, place, article)


def test_a_record_of_two_handed_euchre_has_two_players() -> None:
    text = record("two-handed", [])
    players = text["players"]
    assert isinstance(players, list)
    assert len(players) == 2
    text["players"] = [*players, players[0]]

    assert where(fault_of(text)) == (0, 0, None)
    assert deals_in(record("two-handed", [])) == []
