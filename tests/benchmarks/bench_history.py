# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast 100,000 matches are searched and added up, and what a start costs with them."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from buck_euchre_qt.storage.deal_audit import audit
from buck_euchre_qt.storage.history import History, State
from buck_euchre_qt.storage.history_care import look_after
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.match_facts import Result
from buck_euchre_qt.storage.statistics import Selection, course, figures, levels
from tests.helpers.histories import fill, played
from tests.helpers.tables import random_match

MATCHES = 100_000
_TIMES = 5


def measure() -> dict[str, float]:
    """Return the worst of several times of each, in ms of the processor."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        history = History(folder)
        history.open()
        fill(history, MATCHES)
        history.close()
        results = {
            "file_mb": round(history.database.path.stat().st_size / 1e6, 1),
            "open_ms": _worst_ms(history.open, 1),
        }
        whole = Selection(level="club", since="2001-01-01")
        results |= {
            "statistics_ms": _worst_ms(
                lambda: (figures(history, whole), course(history, whole), levels(history))
            ),
            "audit_ms": _worst_ms(lambda: audit(history)),
            "search_words_ms": _worst_ms(lambda: search(history, Search(words="bram léa"))),
            "search_nothing_ms": _worst_ms(lambda: search(history, Search(words="nobody"))),
            "search_dates_ms": _worst_ms(
                lambda: search(history, Search(since="2020-03-01", until="2020-04-01"))
            ),
            "search_result_ms": _worst_ms(
                lambda: search(history, Search(result=Result.SHARED, state=State.FINISHED))
            ),
            "last_page_ms": _worst_ms(lambda: search(history, Search(), first=MATCHES - 100)),
        }
        longest = max((random_match(seed) for seed in range(100)), key=lambda one: len(one.deals))
        saved = played(longest)
        results["put_ms"] = _worst_ms(lambda: history.put(saved, State.RUNNING))
        history.close()
        results["look_after_ms"] = _worst_ms(lambda: look_after(folder), 1)
        return results


def _worst_ms(work: Callable[[], object], times: int = _TIMES) -> float:
    taken = []
    for _ in range(times):
        began = time.process_time()
        work()
        taken.append(time.process_time() - began)
    return round(max(taken) * 1000, 1)
