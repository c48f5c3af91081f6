# SPDX-License-Identifier: GPL-3.0-or-later
import subprocess
import sys
from collections import Counter

import pytest

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.session.chance import Chance, PreparedDeal


def test_the_same_seed_deals_the_same_cards_in_another_process() -> None:
    code = (
        "from buck_euchre_qt.session.chance import Chance\n"
        "c = Chance('1')\n"
        "print([[card.text for card in c.shuffled_deck()] for _ in range(20)])"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "4711")
    ]
    assert runs[0] == runs[1]
    assert runs[0].count("'AS'") == 20


def test_every_card_comes_to_every_place_equally_often() -> None:
    chance = Chance("fair")
    decks = 20_000
    counts: Counter[tuple[int, str]] = Counter()
    for _ in range(decks):
        counts.update((place, card.text) for place, card in enumerate(chance.shuffled_deck()))
    expected = decks / 24
    deviation = (decks * (1 / 24) * (23 / 24)) ** 0.5
    # 576 counts: five standard deviations are left by chance once in three thousand runs.
    assert max(abs(count - expected) for count in counts.values()) < 5 * deviation
    assert len(counts) == 24 * 24


def test_each_seat_deals_first_equally_often() -> None:
    counts = Counter(Chance(str(seed)).prepare_deal(None, 4).dealer for seed in range(4000))
    assert all(890 <= counts[seat] <= 1110 for seat in range(4))


def test_restarts_without_a_seed_are_not_alike() -> None:
    assert len({Chance().shuffled_deck() for _ in range(20)}) == 20


def test_every_cut_leaves_a_card_in_each_part() -> None:
    chance = Chance("cut")
    cuts = {chance.prepare_deal(0, 4).cut for _ in range(2000)}
    assert cuts == set(range(1, 24))


def test_a_prepared_deal_reads_back() -> None:
    prepared = Chance("x").prepare_deal(2, 4)
    assert PreparedDeal.from_json(prepared.to_json(), 4) == prepared


class _Says:
    """Is no text, and reads like one."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


_DECK = [card.text for card in DECK]


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"dealer": 4, "deck": _DECK, "cut": 3},
        {"dealer": 0, "deck": _DECK[1:], "cut": 3},
        {"dealer": 0, "deck": [*_DECK[1:], "AS"], "cut": 3},
        {"dealer": 0, "deck": [*_DECK[1:], "XX"], "cut": 3},
        {"dealer": 0, "deck": [*_DECK[1:], None], "cut": 3},
        {"dealer": 0, "deck": _DECK, "cut": 0},
        {"dealer": 0, "deck": _DECK, "cut": 24},
        {"dealer": "0", "deck": _DECK, "cut": 5},
        {"dealer": True, "deck": _DECK, "cut": 5},
        {"dealer": 0, "deck": _DECK, "cut": True},
        {"dealer": 0, "deck": [*_DECK[1:], _Says(_DECK[0])], "cut": 5},
    ],
)
def test_a_damaged_prepared_deal_is_not_used(data: object) -> None:
    assert PreparedDeal.from_json(data, 4) is None
