# SPDX-License-Identifier: GPL-3.0-or-later
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from buck_euchre_qt.engine.articles import BUCK_ARTICLES
from buck_euchre_qt.engine.cards import parse_card
from buck_euchre_qt.i18n.rulebook import (
    CARD_TOKEN,
    REFERENCE,
    Article,
    article,
    chapters,
    has_article,
    occurrences,
    search,
)

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"
LANGUAGES = ("en", "fr", "pt")
IDS = [each.id for chapter in chapters("buck") for each in chapter.articles]
TITLES = [f"buck chapter {number}" for number in range(9)]


def texts_of(language: str) -> dict[str, str]:
    root = ET.parse(TRANSLATIONS / f"buck_euchre_{language}.ts").getroot()
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for context in root.iter("context")
        if context.findtext("name") == "RuleBook"
        for message in context.iter("message")
    }


TEXTS = {language: texts_of(language) for language in LANGUAGES}


class RuleBookTranslator(QTranslator):
    """Translates the articles, from the texts as they stand in the translation file."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._texts = TEXTS[language]

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str | bytes | bytearray | memoryview,
        sourceText: str | bytes | bytearray | memoryview,  # noqa: N803 - Qt's name
        disambiguation: str | bytes | bytearray | memoryview | None = None,
        n: int = -1,
    ) -> str:
        del disambiguation, n
        return self._texts.get(str(sourceText), "") if context == "RuleBook" else ""


@pytest.fixture
def in_french(qapp: QCoreApplication) -> Iterator[None]:
    translator = RuleBookTranslator("fr")
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def ids_of(found: list[Article]) -> list[str]:
    return [each.id for each in found]


def test_the_book_holds_every_fact_of_the_rules_in_order() -> None:
    facts = [id_ for id_ in IDS if id_ != "BE-0.1" and not id_.startswith("BE-7.")]
    assert facts == list(BUCK_ARTICLES)


def test_each_article_stands_in_the_chapter_of_its_number() -> None:
    for chapter in chapters("buck"):
        assert {each.id.split(".")[0] for each in chapter.articles} == {f"BE-{chapter.number}"}


def test_an_unknown_game_or_article_is_refused() -> None:
    with pytest.raises(KeyError):
        chapters("whist")
    with pytest.raises(KeyError):
        article("BE-9.9")
    assert not has_article("BE-1.8")


@pytest.mark.parametrize("id_", [*IDS, *TITLES])
def test_each_text_is_there_in_three_different_languages(id_: str) -> None:
    texts = {TEXTS[language].get(id_, "").strip() for language in LANGUAGES}
    assert len(texts) == 3
    assert not texts & {"", id_}


@pytest.mark.parametrize("id_", IDS)
def test_cards_and_references_are_the_same_in_every_language(id_: str) -> None:
    cards = [CARD_TOKEN.findall(TEXTS[language][id_]) for language in LANGUAGES]
    references = [REFERENCE.findall(TEXTS[language][id_]) for language in LANGUAGES]
    assert cards[0] == cards[1] == cards[2]
    assert references[0] == references[1] == references[2]
    assert all(parse_card(card) for card in cards[0])
    assert all(has_article(reference) for reference in references[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_braces_stand_around_known_cards_only_and_after_a_space(language: str) -> None:
    for id_ in IDS:
        bare = re.sub(" " + CARD_TOKEN.pattern, "", TEXTS[language][id_])
        assert "{" not in bare, id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_spaces_are_those_of_print(language: str) -> None:
    for id_ in [*IDS, *TITLES]:
        text = TEXTS[language][id_]
        assert "'" not in text, id_
        assert '"' not in text, id_
        assert not re.search(r" [:;!?»]|« |  ", text), id_


def test_french_sets_its_narrow_and_wide_spaces() -> None:
    for id_ in IDS:
        text = TEXTS["fr"][id_]
        assert not re.search(r"[^\u202f][;!?]", text), id_
        assert not re.search(r"[^\u00a0]:", text), id_


def test_bower_is_explained_once_in_each_language() -> None:
    for language in LANGUAGES:
        assert [id_ for id_ in IDS if "Bauer" in TEXTS[language][id_]] == ["BE-1.3"]


@pytest.mark.usefixtures("in_french")
def test_search_minds_neither_accents_nor_case() -> None:
    with_accents = ids_of(search("buck", "trèfle"))
    assert "BE-2.4" in with_accents
    assert ids_of(search("buck", "trefle")) == with_accents
    assert ids_of(search("buck", "TRÈFLE")) == with_accents
    assert "BE-4.3" in ids_of(search("buck", "coeur"))
    assert ids_of(search("buck", "coeur")) == ids_of(search("buck", "cœur"))


@pytest.mark.usefixtures("in_french")
def test_search_wants_all_the_words() -> None:
    both = ids_of(search("buck", "retourne donneur"))
    assert "BE-3.2" in both
    assert set(both) == set(ids_of(search("buck", "retourne"))) & set(
        ids_of(search("buck", "donneur"))
    )
    assert search("buck", "retourne xyzzy") == []


@pytest.mark.usefixtures("in_french")
def test_search_finds_an_article_by_its_id_and_nothing_without_words() -> None:
    assert "BE-3.9" in ids_of(search("buck", "be-3.9"))
    assert search("buck", "  ") == []


@pytest.mark.usefixtures("in_french")
def test_a_straight_apostrophe_finds_a_typographic_one() -> None:
    assert "BE-1.3" in ids_of(search("buck", "valet d'atout"))


def test_occurrences_are_counted_in_the_letters_of_the_text() -> None:
    assert occurrences("Un cœur, le Cœur", "coeur") == [(3, 7), (12, 16)]
    assert occurrences("três vazas", "TRES") == [(0, 4)]
    assert occurrences("aaaa", "aaa") == [(0, 4)]
    assert occurrences("ace", "") == []


def test_the_words_of_an_article_leave_out_the_drawn_cards() -> None:
    drawn = Article("BE-4.3", "The jack {JD} and the ten {TS}, too.")
    assert drawn.words == "The jack and the ten, too."
