# SPDX-License-Identifier: GPL-3.0-or-later
"""Times the exact solution of open deals: ``python -m tests.players.search.bench_solve``."""

from __future__ import annotations

import random
import statistics
import sys
import time

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.search.bits import layout, pack_mask
from buck_euchre_qt.players.search.solve import OpenDeal

DEALS = 1000


def times_ms(players: int, seed: str) -> list[float]:
    """Return how long each of `DEALS` five-trick deals took, in order of length."""
    rng = random.Random(seed)
    taken = []
    for _ in range(DEALS):
        plan = layout(rng.choice([trump for trump in Trump if trump is not Trump.NO_TRUMP]))
        deck = list(DECK)
        rng.shuffle(deck)
        hands = [plan.of(pack_mask(deck[seat * 5 : seat * 5 + 5])) for seat in range(players)]
        leader = rng.randrange(players)
        began = time.thread_time()
        OpenDeal(hands, plan).tricks_to_come(leader, 5)
        taken.append((time.thread_time() - began) * 1000)
    return sorted(taken)


def main() -> None:
    """Print median, 95 % and the longest, by how many play."""
    for players in (4, 3, 2):
        taken = times_ms(players, "bench")
        sys.stdout.write(
            f"{players} in: median {statistics.median(taken):.3f} ms, "
            f"95 % {taken[DEALS * 95 // 100]:.3f} ms, most {taken[-1]:.2f} ms\n"
        )


if __name__ == "__main__":
    main()
