# SPDX-License-Identifier: GPL-3.0-or-later
"""How much work it is to open the rule book: from the wish to the painted page.

Counted is the time of the processor: other programs at work make no difference.
"""

from __future__ import annotations

import os
import statistics
import time

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.assets import register_resources
from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.i18n.language import Language, LanguageSwitch

_MOST_OPEN_MS = 200
_TIMES = 5


def measure() -> dict[str, object]:
    """Return times in ms: the first opening, all others, and the turning to another game."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    register_resources()
    switch = LanguageSwitch(application)
    opened: list[float] = []
    turned: list[float] = []
    for language in Language:
        switch.use(language)
        opened += [_open_ms(application, turned) for _ in range(_TIMES)]
    return {
        "first_open_ms": round(opened[0], 1),
        "median_open_ms": round(statistics.median(opened), 1),
        "slowest_open_ms": round(max(opened), 1),
        "slowest_other_game_ms": round(max(turned), 1),
        "most_ms": _MOST_OPEN_MS,
    }


def _open_ms(application: QApplication, turned: list[float]) -> float:
    from buck_euchre_qt.windows.rule_book import RuleBookWindow

    began = time.process_time()
    book = RuleBookWindow()
    book.resize(1080, 760)
    book.show()
    book.show_article("BE-3.9")
    application.processEvents()
    book.grab()
    took = time.process_time() - began
    for game in GAMES:
        began = time.process_time()
        book.show_game(game)
        application.processEvents()
        book.grab()
        turned.append((time.process_time() - began) * 1000)
    book.close()
    book.deleteLater()
    # Otherwise books of before would follow the next change of language, and count as this one's.
    application.sendPostedEvents(book, QEvent.Type.DeferredDelete.value)
    return took * 1000
