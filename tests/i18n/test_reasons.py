# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something is not allowed: exact, for every reason there is, in every language."""

from __future__ import annotations

import itertools
import re

import pytest

from buck_euchre_qt.engine.actions import ALL_ACTIONS, PLAYS
from buck_euchre_qt.engine.articles import Reason, Refusal
from buck_euchre_qt.engine.cards import Suit, parse_card, parse_cards
from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.i18n.labels import plain
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.i18n.reasons import refusal_articles, refusal_sentence, refusal_text
from buck_euchre_qt.learning.course import COURSE
from buck_euchre_qt.learning.positions import Position, set_up
from buck_euchre_qt.windows.option_texts import option_text

HANDS = ("JD KD AS QC 9H", "AH TH TC AC JS", "JH KH 9S KS 9D", "AD TD JC KC QS")
LEADS_DIAMONDS = "pass, pass, pass, order, discard 9D, stay, stay, stay, play AD"


def refusal_of(position: Position, card: str) -> Refusal:
    refusal = position.why_not(PLAYS[parse_card(card)])
    assert refusal is not None
    return refusal


def diamonds_led() -> Position:
    return set_up(HANDS, "QH", 2, LEADS_DIAMONDS)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            Language.ENGLISH,
            "J♦ is a heart now: hearts are trumps. You hold K♦, so a diamond must be played.",
        ),
        (
            Language.FRENCH,
            (
                "J♦ est un cœur à présent\N{NO-BREAK SPACE}: cœur est atout. "
                "Vous tenez K♦, il faut donc fournir à carreau."
            ),
        ),
        (
            Language.PORTUGUESE,
            (
                "J♦ é agora uma carta de copas: o trunfo é copas. "
                "Tem K♦; é obrigatório assistir a ouros."
            ),
        ),
    ],
)
@pytest.mark.rule("BE-4.3")
def test_the_left_bower_is_refused_with_what_it_is_now_and_what_is_held(
    language: Language, said: str, switch: LanguageSwitch
) -> None:
    switch.use(language)
    refusal = refusal_of(diamonds_led(), "JD")
    assert plain(refusal_sentence(refusal)) == said
    assert refusal_articles(refusal) == ("BE-4.2", "BE-4.3")
    assert "BE-4.2" in refusal_text(refusal)


@pytest.mark.rule("BE-4.2")
def test_another_suit_is_refused_with_what_was_led_and_all_that_is_held(
    switch: LanguageSwitch,
) -> None:
    del switch
    one = refusal_of(diamonds_led(), "AS")
    assert (
        plain(refusal_sentence(one))
        == "Diamonds were led and you hold K♦: a diamond must be played."
    )
    assert refusal_articles(one) == ("BE-4.2",)
    two = Refusal(Reason.MUST_FOLLOW, "BE-4.2", parse_card("AS"), Suit.CLUBS, parse_cards("KC 9C"))
    assert "K♣ and 9♣" in plain(refusal_sentence(two))


@pytest.mark.rule("BE-4.3")
def test_the_left_bower_that_must_follow_is_said_to_be_a_trump(switch: LanguageSwitch) -> None:
    del switch
    hands = ("JD KD AS QC 9S", "9H TH TC AC JS", "JH AH KH KS 9D", "AD TD JC KC QS")
    position = set_up(hands, "QH", 0, "order, discard QH, stay, stay, stay, play 9H")
    for card in ("AH", "TD"):
        position, _ = position.play(PLAYS[parse_card(card)])
    refusal = refusal_of(position, "AS")
    said = plain(refusal_sentence(refusal))
    assert said.startswith("Hearts were led, and J♦ is a heart now: hearts are trumps.")
    assert refusal_articles(refusal) == ("BE-4.2", "BE-4.3")


@pytest.mark.parametrize("suit", Suit)
def test_no_suit_is_taken_for_another(suit: Suit, switch: LanguageSwitch) -> None:
    jack = parse_card(f"J{suit.value}")
    held = parse_cards(f"A{suit.value}")
    cannot = Refusal(Reason.MUST_FOLLOW, "BE-4.2", jack, suit, held)
    other = parse_card(f"A{suit.same_colour.value}")
    bower = parse_cards(f"J{suit.same_colour.value}")
    must = Refusal(Reason.MUST_FOLLOW, "BE-4.2", other, suit, bower)
    names = {
        Suit.CLUBS: ("club", "trèfle", "paus"),
        Suit.DIAMONDS: ("diamond", "carreau", "ouros"),
        Suit.HEARTS: ("heart", "cœur", "copas"),
        Suit.SPADES: ("spade", "pique", "espadas"),
    }
    for language, led, trump in zip(Language, names[suit], names[suit.same_colour], strict=True):
        switch.use(language)
        assert led in refusal_sentence(cannot)
        assert trump in refusal_sentence(cannot)
        said = refusal_sentence(must).lower()
        assert led in said
        assert trump not in said


@pytest.mark.parametrize("language", Language)
def test_every_reason_has_a_sentence_of_its_own(language: Language, switch: LanguageSwitch) -> None:
    switch.use(language)
    said = {
        reason: refusal_sentence(
            Refusal(reason, "BE-3.1", parse_card("9C"), Suit.HEARTS, parse_cards("AH"))
        )
        for reason in Reason
    }
    assert all(text.strip() for text in said.values())
    assert len(set(said.values())) == len(said)
    assert not any("{}" in text or "{suit}" in text or "{held}" in text for text in said.values())
    if language is not Language.ENGLISH:
        switch.use(Language.ENGLISH)
        for reason, text in said.items():
            refusal = Refusal(reason, "BE-3.1", parse_card("9C"), Suit.HEARTS, parse_cards("AH"))
            assert text != refusal_sentence(refusal), reason


@pytest.mark.parametrize("language", Language)
def test_whatever_the_rules_refuse_in_the_lessons_is_explained(
    language: Language, switch: LanguageSwitch
) -> None:
    switch.use(language)
    explained: set[Reason] = set()
    pages = [page for lesson in COURSE for page in lesson.pages]
    for page, action in itertools.product(pages, ALL_ACTIONS):
        refusal = page.position.why_not(action)
        if refusal is not None:
            said = refusal_text(refusal)
            assert refusal.article in said
            assert "{" not in plain(said)
            explained.add(refusal.reason)
    assert len(explained) >= 8


@pytest.mark.parametrize("language", Language)
def test_no_line_ends_before_the_number_of_an_article(
    language: Language, switch: LanguageSwitch
) -> None:
    switch.use(language)
    refusals = [refusal_text(refusal_of(diamonds_led(), "JH"))]
    options = [option for maker in GAMES.values() for option in maker.info.options]
    texts = refusals + [option_text(option).explanation for option in options]

    for text in texts:
        assert not re.search(r"\w [A-Z]{2}-\d+\.\d+\)", text), text
        assert re.search(r"\N{NO-BREAK SPACE}[A-Z]{2}-\d", text), text
