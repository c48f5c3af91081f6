# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule book: which articles there are, in which chapters, and finding words in them.

The texts themselves live in the translation files alone, English included: the source text of an
article is its id. In a text, ``{JD}`` stands for a drawn jack of diamonds beside its name in
words, an id such as ``BE-2.4`` refers to that article, and an empty line starts a new paragraph.
"""

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from buck_euchre_qt.i18n.glossary import TERMS
from buck_euchre_qt.i18n.marking import QT_TRANSLATE_NOOP
from buck_euchre_qt.i18n.rulebook_games import PARTNERSHIP_CHAPTERS, TWO_HANDED_CHAPTERS
from buck_euchre_qt.i18n.rulebook_questions import (
    BUCK_QUESTIONS,
    PARTNERSHIP_QUESTIONS,
    TWO_HANDED_QUESTIONS,
)

CARD_TOKEN: Final = re.compile(r"\{([9TJQKA][CDHS])\}")
REFERENCE: Final = re.compile(r"[A-Z]{2}-\d+\.\d+")

_CONTEXT: Final = "RuleBook"

# lupdate finds only literals, so every source text stands here by itself.
_BUCK: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (
        0,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 0"),
        (QT_TRANSLATE_NOOP("RuleBook", "BE-0.1"),),
    ),
    (
        1,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 1"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "BE-1.1"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-1.2"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-1.3"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-1.4"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-1.5"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-1.6"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-1.7"),
        ),
    ),
    (
        2,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 2"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "BE-2.1"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-2.2"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-2.3"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-2.4"),
        ),
    ),
    (
        3,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 3"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.1"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.2"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.3"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.4"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.5"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.6"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.7"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.8"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.9"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-3.10"),
        ),
    ),
    (
        4,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 4"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "BE-4.1"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-4.2"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-4.3"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-4.4"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-4.5"),
        ),
    ),
    (
        5,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 5"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "BE-5.1"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-5.2"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-5.3"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-5.4"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-5.5"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-5.6"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-5.7"),
        ),
    ),
    (
        6,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 6"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "BE-6.1"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-6.2"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-6.3"),
        ),
    ),
    (
        7,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 7"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "BE-7.1"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-7.2"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-7.3"),
        ),
    ),
    (
        8,
        QT_TRANSLATE_NOOP("RuleBook", "buck chapter 8"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "BE-8.1"),
            QT_TRANSLATE_NOOP("RuleBook", "BE-8.2"),
        ),
    ),
)

_SUPPLEMENTS: Final[tuple[str, str, str]] = (
    QT_TRANSLATE_NOOP("RuleBook", "buck questions"),
    QT_TRANSLATE_NOOP("RuleBook", "buck flow"),
    QT_TRANSLATE_NOOP("RuleBook", "buck glossary"),
)

_BOOKS: Final = {
    "buck": _BUCK,
    "partnership": PARTNERSHIP_CHAPTERS,
    "two-handed": TWO_HANDED_CHAPTERS,
}
_QUESTIONS: Final = {
    "buck": BUCK_QUESTIONS,
    "partnership": PARTNERSHIP_QUESTIONS,
    "two-handed": TWO_HANDED_QUESTIONS,
}
_LETTERS_WITHOUT_ACCENT: Final = {"œ": "oe", "æ": "ae", "’": "'"}


class ChapterKind(Enum):
    """What a chapter holds, and so how it is set."""

    ARTICLES = "numbered articles"
    QUESTIONS = "questions and answers"
    FLOW = "the picture of a deal"
    GLOSSARY = "words in three languages"


@dataclass(frozen=True, slots=True)
class Article:
    """One article of the rule book, in the language of the installed translators.

    Questions and words of the glossary are articles, too: their `heading` is what is asked, or
    the word in the language in use.
    """

    id: str
    text: str
    heading: str = ""

    @property
    def label(self) -> str:
        """What stands for the article in a list."""
        return self.heading or self.id

    @property
    def words(self) -> str:
        """The text without its drawn cards, for excerpts and for searching."""
        return re.sub(r"\s?" + CARD_TOKEN.pattern, "", self.text)


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter of a game's rule book; chapter 0 is the introduction.

    Only chapters of articles show their number.
    """

    game: str
    number: int
    title: str
    articles: tuple[Article, ...]
    kind: ChapterKind = ChapterKind.ARTICLES

    @property
    def is_numbered(self) -> bool:
        """Whether the number is part of the title."""
        return self.number > 0 and self.kind is ChapterKind.ARTICLES


def games() -> tuple[str, ...]:
    """Return the ids of the games that have a rule book, in the order they are offered."""
    return tuple(_BOOKS)


def chapters(game: str) -> tuple[Chapter, ...]:
    """Return the rule book of a game, in reading order and in the current language.

    :raises KeyError: for a game that has no rule book.
    """
    return tuple(
        Chapter(
            game, number, _translated(title), tuple(Article(id_, _translated(id_)) for id_ in ids)
        )
        for number, title, ids in _BOOKS[game]
    )


def supplements(game: str) -> tuple[Chapter, ...]:
    """Return what follows the articles: questions, the picture of a deal, the glossary.

    :raises KeyError: for a game that has no rule book.
    """
    first = len(_BOOKS[game])
    questions = tuple(
        Article(f"question:{number}", _translated(answer), _translated(question))
        for number, (question, answer) in enumerate(_QUESTIONS[game], start=1)
    )
    code = QLocale().name()[:2]
    terms = tuple(
        Article(
            term.id, f"{term.english} · {term.french} · {term.portuguese}", term.in_language(code)
        )
        for term in TERMS
    )
    contents = (
        (ChapterKind.QUESTIONS, questions),
        (ChapterKind.FLOW, ()),
        (ChapterKind.GLOSSARY, terms),
    )
    return tuple(
        Chapter(game, number, _translated(title), articles, kind)
        for number, (title, (kind, articles)) in enumerate(
            zip(_SUPPLEMENTS, contents, strict=True), start=first
        )
    )


def article(id_: str) -> Article:
    """Return the article with this id, such as ``BE-4.3``.

    :raises KeyError: when there is none.
    """
    if not has_article(id_):
        raise KeyError(id_)
    return Article(id_, _translated(id_))


def has_article(id_: str) -> bool:
    """Say whether one of the rule books has an article with this id."""
    return any(id_ in ids for book in _BOOKS.values() for _, _, ids in book)


def game_of(id_: str) -> str:
    """Return the game whose rule book has this article.

    :raises KeyError: when none has it.
    """
    for game, book in _BOOKS.items():
        if any(id_ in ids for _, _, ids in book):
            return game
    raise KeyError(id_)


def search(game: str, words: str) -> list[Article]:
    """Return the articles in which every one of the words occurs, in reading order.

    Questions and the glossary come after the rules.

    Case and accents do not matter, a part of a word suffices, and an article's id counts as one
    of its words. No words find nothing.

    :raises KeyError: for a game that has no rule book.
    """
    wanted = _fold(words)[0].split()
    if not wanted:
        return []
    found = []
    for chapter in (*chapters(game), *supplements(game)):
        for candidate in chapter.articles:
            folded = _fold(f"{candidate.label} {candidate.words}")[0]
            if all(word in folded for word in wanted):
                found.append(candidate)
    return found


def occurrences(text: str, words: str) -> list[tuple[int, int]]:
    """Return where the words occur in the text, as ``(start, end)`` in order and disjoint.

    Case and accents do not matter, as in `search`.
    """
    folded, origins = _fold(text)
    marked = [False] * len(text)
    for word in _fold(words)[0].split():
        start = folded.find(word)
        while start >= 0:
            for position in range(start, start + len(word)):
                marked[origins[position]] = True
            start = folded.find(word, start + 1)
    spans: list[tuple[int, int]] = []
    for position, is_marked in enumerate(marked):
        if not is_marked:
            continue
        if spans and spans[-1][1] == position:
            spans[-1] = (spans[-1][0], position + 1)
        else:
            spans.append((position, position + 1))
    return spans


def _translated(source: str) -> str:
    return QCoreApplication.translate(_CONTEXT, source)


def _fold(text: str) -> tuple[str, list[int]]:
    """Return the text without case and accents, and for each letter its place in the original."""
    letters: list[str] = []
    origins: list[int] = []
    for position, character in enumerate(text):
        plain = character.casefold()
        for letter in unicodedata.normalize("NFKD", _LETTERS_WITHOUT_ACCENT.get(plain, plain)):
            if not unicodedata.combining(letter):
                letters.append(letter)
                origins.append(position)
    return "".join(letters), origins
