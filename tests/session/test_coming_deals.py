# SPDX-License-Identifier: GPL-3.0-or-later
"""The next deal is settled before it begins, and stays what it is."""

from __future__ import annotations

from dataclasses import replace

from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.session.chance import Chance, deal_of_code
from buck_euchre_qt.session.coming_deals import ComingDeals
from buck_euchre_qt.storage.match_facts import CODE_KEY, CODED_KEY


def coming_deals(extras: dict[str, Json], seed: str = "one", game: str = "buck") -> ComingDeals:
    return ComingDeals(Match(make_game(game)), extras, Chance(seed))


def test_the_next_deal_stays_the_same_until_it_has_begun() -> None:
    extras: dict[str, Json] = {}
    coming = coming_deals(extras)
    first = coming.next
    assert coming.next == first
    assert coming_deals(extras, "another chance").next == first
    coming.note_begun()
    assert coming.next != first


def test_a_code_says_what_is_dealt_and_where_it_is_cut() -> None:
    coming = coming_deals({CODE_KEY: "ABCD", CODED_KEY: True})
    assert coming.code == "ABCD"
    meant = deal_of_code("ABCD", 1, None, 4)
    assert replace(coming.next, salt="") == replace(meant, salt="")
    assert coming.is_cut


def test_a_deal_that_was_taken_back_comes_again_and_stays_cut() -> None:
    extras: dict[str, Json] = {}
    coming = coming_deals(extras)
    seen = replace(coming.next, cut=7)
    assert not coming.is_cut
    coming.note_taken_back(1, seen)
    assert coming.next == seen
    assert coming.is_cut


def test_a_kept_deal_of_a_dealer_there_is_no_seat_for_is_settled_anew() -> None:
    extras: dict[str, Json] = {}
    coming = coming_deals(extras)
    extras["next_deal"] = replace(coming.next, dealer=3).to_json()
    assert coming.next.dealer == 3
    assert coming_deals(extras, game="two-handed").next.dealer < 2
