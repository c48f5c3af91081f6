# SPDX-License-Identifier: GPL-3.0-or-later
"""What is seen of a rule book that is open."""

from __future__ import annotations

from buck_euchre_qt.windows.rule_book import RuleBookWindow


def is_in_view(book: RuleBookWindow, article_id: str) -> bool:
    top = book.page.article_box(article_id).top()
    return 0 <= top < book.page.viewport().height() / 2
