# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lessons: there for every page and answer, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.i18n.lesson_text import PageText
from buck_euchre_qt.i18n.lessons import (
    lesson_text,
    option_text,
    page_text,
    task_text,
    wrong_text,
)
from buck_euchre_qt.learning.course import COURSE
from buck_euchre_qt.learning.lessons import AnswerKind, Page

PAGES = [page for lesson in COURSE for page in lesson.pages]
NAMES = SeatNames(("", "Léa", "Bram", "Inês"), 0)
BRAZILIAN = re.compile(r"\b(você|ônibus|time|fato|equipe|registrar|tela)\b", re.IGNORECASE)


def words_of(text: PageText) -> Iterator[str]:
    yield from (text.title, text.text, text.right, *text.wrong.values(), *text.options.values())


def all_words() -> dict[str, str]:
    words = {}
    for lesson in COURSE:
        text = lesson_text(lesson.id)
        words[f"{lesson.id} title"], words[f"{lesson.id} summary"] = text.title, text.summary
        for page_id, page in text.pages.items():
            for number, each in enumerate(words_of(page)):
                words[f"{page_id} {number}"] = each
    return words


@pytest.mark.parametrize("language", Language)
def test_every_page_and_every_answer_has_words(language: Language, switch: LanguageSwitch) -> None:
    switch.use(language)
    for lesson in COURSE:
        text = lesson_text(lesson.id)
        assert text.title
        assert text.summary
        assert set(text.pages) == {page.id for page in lesson.pages}
    for page in PAGES:
        check_page(page)


def check_page(page: Page) -> None:
    text = page_text(page)
    assert text.title
    assert text.text
    assert bool(text.right) is (page.ask is not AnswerKind.NOTHING), page.id
    assert bool(task_text(page)) is (page.ask is not AnswerKind.NOTHING)
    assert set(text.wrong) <= {"", *page.choices}, page.id
    assert not set(text.wrong) & set(page.right)
    for choice in page.choices:
        verdict = page.judge(choice)
        if not verdict.is_right and verdict.refusal is None:
            assert wrong_text(page, choice), (page.id, choice)
        if page.ask is AnswerKind.OPTION:
            assert option_text(page, choice, NAMES)
    used = {choice for choice in page.choices if choice.startswith("words ")}
    assert set(text.options) == used


@pytest.mark.parametrize("language", [Language.FRENCH, Language.PORTUGUESE])
def test_every_text_is_translated_with_the_same_cards(
    language: Language, switch: LanguageSwitch
) -> None:
    english = all_words()
    switch.use(language)
    translated = all_words()
    assert english.keys() == translated.keys()
    mark = re.compile(r"\{\w+\}")
    for where, source in english.items():
        other = translated[where]
        assert bool(source) == bool(other), where
        assert not source or source != other, where
        assert set(mark.findall(source)) == set(mark.findall(other)), where


def test_french_is_set_as_french_is(switch: LanguageSwitch) -> None:
    switch.use(Language.FRENCH)
    for where, text in all_words().items():
        assert not re.search(r"(?<!\N{NARROW NO-BREAK SPACE})[;!?]", text), where
        assert not re.search(r"(?<!\N{NO-BREAK SPACE}):", text), where
        assert not re.search(r"«(?!\N{NO-BREAK SPACE})|(?<!\N{NO-BREAK SPACE})»", text), where
        assert "'" not in text, where


def test_portuguese_is_european(switch: LanguageSwitch) -> None:
    switch.use(Language.PORTUGUESE)
    for where, text in all_words().items():
        assert not BRAZILIAN.search(text), where
        assert "'" not in text, where
