# SPDX-License-Identifier: GPL-3.0-or-later
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.articles import BUCK_ARTICLES, PARTNERSHIP_ARTICLES, TWO_HANDED_ARTICLES
from buck_euchre_qt.engine.cards import parse_card
from buck_euchre_qt.i18n.glossary import TERMS
from buck_euchre_qt.i18n.rulebook import (
    CARD_TOKEN,
    REFERENCE,
    Article,
    article,
    chapters,
    game_of,
    games,
    has_article,
    occurrences,
    search,
    supplements,
)
from tests.helpers.made_up_language import MadeUpLanguage

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"
LANGUAGES = ("en", "fr", "pt")
GAMES = {
    "buck": ("BE", 9, BUCK_ARTICLES),
    "partnership": ("PE", 6, PARTNERSHIP_ARTICLES),
    "two-handed": ("TE", 6, TWO_HANDED_ARTICLES),
}
IDS = [each.id for game in GAMES for chapter in chapters(game) for each in chapter.articles]
TITLES = [
    f"{game} chapter {number}" for game, (_, count, _) in GAMES.items() for number in range(count)
]
QUESTIONS = {"buck": ("", 20), "partnership": ("partnership ", 6), "two-handed": ("two-handed ", 5)}


def texts_of(language: str) -> dict[str, str]:
    root = ET.parse(TRANSLATIONS / f"buck_euchre_{language}.ts").getroot()
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for context in root.iter("context")
        if context.findtext("name") == "RuleBook"
        for message in context.iter("message")
    }


TEXTS = {language: texts_of(language) for language in LANGUAGES}


class RuleBookTranslator(MadeUpLanguage):
    """Translates the articles, from the texts as they stand in the translation file."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._texts = TEXTS[language]

    def text(self, context: str, source: str, count: int) -> str:
        del count
        return self._texts.get(source, "") if context == "RuleBook" else ""


@pytest.fixture
def in_french(qapp: QCoreApplication) -> Iterator[None]:
    translator = RuleBookTranslator("fr")
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def ids_of(found: list[Article]) -> list[str]:
    return [each.id for each in found]


def test_there_is_a_book_for_each_game() -> None:
    assert games() == ("buck", "partnership", "two-handed")


@pytest.mark.parametrize("game", GAMES)
def test_each_book_holds_every_fact_of_its_rules_in_order(game: str) -> None:
    prefix, _, articles = GAMES[game]
    ids = [each.id for chapter in chapters(game) for each in chapter.articles]
    assert ids[0] == f"{prefix}-0.1"
    assert [id_ for id_ in ids[1:] if not id_.startswith("BE-7.")] == list(articles)


@pytest.mark.parametrize("game", GAMES)
def test_each_article_stands_in_the_chapter_of_its_number_and_its_game(game: str) -> None:
    prefix, count, _ = GAMES[game]
    book = chapters(game)
    assert [chapter.number for chapter in book] == list(range(count))
    for chapter in book:
        assert chapter.game == game
        assert {each.id.split(".")[0] for each in chapter.articles} == {
            f"{prefix}-{chapter.number}"
        }
        assert {game_of(each.id) for each in chapter.articles} == {game}


def test_an_unknown_game_or_article_is_refused() -> None:
    with pytest.raises(KeyError):
        chapters("whist")
    with pytest.raises(KeyError):
        article("BE-9.9")
    with pytest.raises(KeyError):
        game_of("PE-9.9")
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


def test_a_learner_of_buck_finds_fifteen_questions_and_more() -> None:
    assert len(supplements("buck")[0].articles) >= 15


@pytest.mark.parametrize("game", GAMES)
def test_each_question_of_a_game_is_asked_and_answered_with_an_article(game: str) -> None:
    prefix, count = QUESTIONS[game]
    assert len(supplements(game)[0].articles) == count
    for language in LANGUAGES:
        for number in range(1, count + 1):
            assert TEXTS[language][f"{prefix}faq {number} question"].rstrip().endswith("?")
            answer = TEXTS[language][f"{prefix}faq {number} answer"]
            cited = REFERENCE.findall(answer)
            assert cited, (language, number)
            assert all(has_article(each) for each in cited)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_cites_the_same_articles_in_every_language(game: str) -> None:
    prefix, count = QUESTIONS[game]
    for number in range(1, count + 1):
        cited = {
            tuple(REFERENCE.findall(TEXTS[language][f"{prefix}faq {number} answer"]))
            for language in LANGUAGES
        }
        assert len(cited) == 1, number


@pytest.mark.usefixtures("in_french")
def test_a_search_covers_one_game() -> None:
    assert "PE-4.1" in ids_of(search("partnership", "en solitaire"))
    assert not [id_ for id_ in ids_of(search("buck", "en solitaire")) if id_.startswith("PE")]
    assert ids_of(search("two-handed", "treize")) == ["TE-2.1", "question:4"]


def test_the_glossary_names_each_thing_once_in_three_languages() -> None:
    for words in ("english", "french", "portuguese"):
        named = [getattr(term, words) for term in TERMS]
        assert all(named)
        assert len(set(named)) == len(named)
    assert all(has_article(term.article) for term in TERMS)


@pytest.mark.usefixtures("in_french")
def test_a_search_finds_questions_and_words_of_other_languages_too() -> None:
    assert ids_of(search("buck", "loin derriere")) == ["question:20"]
    assert "term:upcard" in ids_of(search("buck", "carta virada"))
