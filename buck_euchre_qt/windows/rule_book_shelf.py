# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the rule book stands: it is made when first wanted, and there is only one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from buck_euchre_qt.windows.rule_book import RuleBookWindow


class RuleBookShelf(QObject):
    """Owns the window of the rule book; its module is imported when it is first shown."""

    lesson_wanted = Signal(str)
    """A lesson is to be shown, by its id."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.book: RuleBookWindow | None = None

    def show(self, article_id: str, game_id: str) -> None:
        """Open the book at an article, or at a game where there is no such article."""
        from buck_euchre_qt.i18n.rulebook import has_article
        from buck_euchre_qt.windows.fitting import keep_on_screen
        from buck_euchre_qt.windows.rule_book import RuleBookWindow

        if self.book is None:
            self.book = RuleBookWindow()
            self.book.resize(1080, 760)
            self.book.lesson_wanted.connect(self.lesson_wanted)
        keep_on_screen(self.book)
        self.book.show()
        self.book.raise_()
        self.book.activateWindow()
        if has_article(article_id):
            self.book.show_article(article_id)
        elif game_id:
            self.book.show_game(game_id)

    def close(self) -> None:
        """Close the book, if it was ever opened."""
        if self.book is not None:
            self.book.close()
