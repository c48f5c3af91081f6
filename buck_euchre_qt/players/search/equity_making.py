# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the table of match chances: ``python -m buck_euchre_qt.players.search.equity_making``.

Deals played among players of club habits show how often each set of score changes comes about.
Who of the four gets which is taken to be chance, and the chances of the match follow by value
iteration: those at some scores are the mean of those after one more deal.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Final

from buck_euchre_qt.engine.cards import DECK, Suit
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.search.auction import (
    ALL_TRICKS,
    LITERAL,
    SEATS,
    SOFT,
    Auction,
    Outcome,
    Table,
)
from buck_euchre_qt.players.search.bits import PACK_BITS, layout
from buck_euchre_qt.players.search.equity import STATES, Chances, Equity, Scores, after, pack_table

DEALS: Final = 200_000
SWEEPS: Final = 40
_START: Final = 25
_SEED: Final = "match chances"
# Steepness of the first guess, per point; the sweeps correct it.
_SLOPE: Final = 0.08
_LINE: Final = 94

Changes = Counter[tuple[tuple[int, ...], bool]]


def play_deals(deals: int, lone_maker_wins: bool) -> Changes:
    """Return how often each set of changes came about, and whether it ended the match.

    Changes are sorted; where five tricks end the match the winner's is the first.
    """
    rng = random.Random(_SEED)
    seen: Changes = Counter()
    scores = (_START,) * SEATS
    model = LITERAL if lone_maker_wins else SOFT
    order = list(range(len(DECK)))
    for _ in range(deals):
        rng.shuffle(order)
        world = [
            sum(PACK_BITS[index] for index in order[seat * 5 : seat * 5 + 5])
            for seat in range(SEATS)
        ]
        upcard = order[20]
        auction = Auction(
            Table(rng.randrange(SEATS), upcard, scores, lone_maker_wins, (model,) * SEATS)
        )
        outcome = _played(auction, world)
        is_over = ALL_TRICKS in outcome.taken and (
            lone_maker_wins or outcome.out.bit_count() < SEATS - 1
        )
        changes = [new - old for new, old in zip(after(scores, outcome), scores, strict=True)]
        seen[tuple(sorted(changes)), is_over] += 1
    return seen


def _played(auction: Auction, world: list[int]) -> Outcome:
    dealer = auction.table.dealer
    if auction.suit is not Suit.CLUBS:
        return auction.first_circuit(world, (dealer + 1) % SEATS)
    plan = layout(Trump.CLUBS)
    hands = [plan.of(hand) for hand in world]
    return auction.played(hands, None, 0, plan.bits[auction.table.upcard], plan)


def _arrangements(changes: Changes) -> Iterator[tuple[tuple[int, ...], float]]:
    """Yield every way to give the changes that go on to the four, with its share of all deals."""
    total = sum(changes.values())
    for (kind, is_over), count in changes.items():
        if is_over:
            continue
        ways = set(permutations(kind))
        for way in ways:
            yield way, count / total / len(ways)


def solve(changes: Changes, sweeps: int) -> dict[Scores, Chances]:
    """Return the chances at every state of the grid."""
    over = sum(count for (_, is_over), count in changes.items() if is_over)
    # Each of the four is as likely as any to take all five.
    sudden = over / sum(changes.values()) / SEATS
    ways = list(_arrangements(changes))
    grid = {state: _guess(state) for state in STATES}
    for _ in range(sweeps):
        table = Equity(grid)
        grid = {state: _step(state, ways, sudden, table) for state in STATES}
    return grid


def _guess(state: Scores) -> Chances:
    weights = [2.718 ** (-_SLOPE * score) for score in state]
    return tuple([weight / sum(weights) for weight in weights])


def _step(
    state: Scores, ways: list[tuple[tuple[int, ...], float]], sudden: float, table: Equity
) -> Chances:
    first, second, third, fourth = state
    sums = [sudden] * SEATS
    for (one, two, three, four), share in ways:
        chances = table.chances((first + one, second + two, third + three, fourth + four))
        sums[0] += share * chances[0]
        sums[1] += share * chances[1]
        sums[2] += share * chances[2]
        sums[3] += share * chances[3]
    return tuple(sums)


def module_text(tables: dict[str, str]) -> str:
    """Return the source of the module that ships the tables."""
    lines = [
        "# SPDX-License-Identifier: GPL-3.0-or-later",
        '"""The chances of the match, packed: made by `equity_making`, read by `equity`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
    ]
    for name, text in tables.items():
        pieces = [text[place : place + _LINE] for place in range(0, len(text), _LINE)]
        lines += ["", f"{name}: Final = (", *(f'    "{piece}"' for piece in pieces), ")"]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Make the tables anew and write them into the package."""
    tables = {}
    for name, lone_maker_wins in (("LITERAL_TABLE", True), ("SOFT_TABLE", False)):
        changes = play_deals(DEALS, lone_maker_wins)
        tables[name] = pack_table(solve(changes, SWEEPS))
    Path(__file__).with_name("equity_table.py").write_text(module_text(tables), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
