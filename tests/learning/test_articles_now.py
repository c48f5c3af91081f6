# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from buck_euchre_qt.engine.articles import BUCK_ARTICLES, PARTNERSHIP_ARTICLES, TWO_HANDED_ARTICLES
from buck_euchre_qt.engine.observation import observe
from buck_euchre_qt.learning.articles_now import article_of
from buck_euchre_qt.learning.course import COURSE
from buck_euchre_qt.learning.positions import set_up
from tests.helpers.tables import EAST, NORTH, SOUTH, WEST, Table

ALL_ARTICLES = (*BUCK_ARTICLES, *PARTNERSHIP_ARTICLES, *TWO_HANDED_ARTICLES)
HANDS = ("9S TC JD TD QC", "JH AH KH AC AS", "QD TH AD JS KS", "QH KC KD JC QS")
PASSES = "pass, pass, pass, pass"
PLAY = "pass, order, discard JC, stay, stay, stay"


@pytest.mark.parametrize(
    ("dealer", "script", "article"),
    [
        (3, "", "BE-3.1"),
        (0, "pass, pass, pass", "BE-3.3"),
        (0, "order", "BE-3.2"),
        (3, PASSES, "BE-3.4"),
        (0, f"{PASSES}, pass, pass, pass", "BE-3.5"),
        (3, "pass, order, discard JC, stay, stay", "BE-3.6"),
        (3, "pass, order, discard JC, drop, drop", "BE-3.9"),
        (3, PLAY, "BE-4.1"),
        (2, "pass, pass, order, discard QD, stay, stay, stay, play KC", "BE-4.2"),
        (2, "pass, pass, order, discard QD, stay, stay, stay, play KD", "BE-4.3"),
        (2, "pass, pass, order, discard QD, stay, stay, stay, play QH", "BE-4.3"),
    ],
)
def test_each_question_has_its_article(dealer: int, script: str, article: str) -> None:
    assert article_of(set_up(HANDS, "9H", dealer, script).see()) == article


def test_every_moment_of_the_lessons_has_an_article() -> None:
    for lesson in COURSE:
        for page in lesson.pages:
            position = page.position
            assert article_of(position.see()) in ALL_ARTICLES
            for action in page.played(page.right[0]) if page.right else ():
                position, _ = position.play(action)
                assert article_of(position.see()) in ALL_ARTICLES


def test_the_end_of_a_deal_and_of_a_match_have_theirs() -> None:
    ends = {}
    for lesson in COURSE:
        for page in lesson.pages:
            position = page.position
            for action in page.played(page.right[0]) if page.right else ():
                position, _ = position.play(action)
            ends[page.id] = article_of(position.see())
    assert ends["scoring.1"] == "BE-5.1"
    assert ends["scoring.2"] == "BE-5.2"
    assert ends["clubs.4"] == "BE-5.6"
    assert ends["winning.2"] == "BE-6.2"
    assert ends["winning.4"] == "BE-6.1"
    assert ends["lone-maker.4"] == "BE-6.1"


FOUR = {
    WEST: "AH KH JS QC KC",
    NORTH: "JH AS QD TC JC",
    EAST: "TH KS AC KD QS",
    SOUTH: "9S TS 9H TD 9C",
}


@pytest.mark.parametrize(
    ("actions", "seat", "article"),
    [
        ([], SOUTH, "PE-3.4"),
        (["keep"], WEST, "PE-3.1"),
        (["keep", "order"], SOUTH, "PE-3.1"),
        (["keep", *["pass"] * 4], WEST, "PE-3.2"),
        (["keep", *["pass"] * 7], SOUTH, "PE-3.3"),
        (["keep", *["pass"] * 4, "name H"], WEST, "PE-4.2"),
        (["keep", *["pass"] * 4, "name H alone"], EAST, "PE-4.1"),
        (["redeal"], SOUTH, "PE-5.1"),
    ],
)
def test_each_question_of_partnership_euchre_has_its_article(
    actions: list[str], seat: int, article: str
) -> None:
    on = Table(FOUR, "9D", SOUTH, options={"farmers_hand": True}, game_id="partnership")
    on.do(*actions)
    found = article_of(observe(on.game, on.state, seat))
    assert found == article
    assert found in PARTNERSHIP_ARTICLES


@pytest.mark.parametrize(
    ("actions", "article"),
    [
        ([], "TE-3.1"),
        (["order"], "TE-3.2"),
        (["pass", "order"], "TE-3.2"),
        (["pass", "pass"], "TE-3.3"),
        (["pass", "pass", "name H"], "TE-4.1"),
        (["pass"] * 4, "TE-5.1"),
    ],
)
def test_each_question_of_two_handed_euchre_has_its_article(
    actions: list[str], article: str
) -> None:
    hands = {0: "AH KH JS QC KC", 1: "JH AS QD TC JC"}
    on = Table(hands, "9D", 0, game_id="two-handed").do(*actions)
    found = article_of(observe(on.game, on.state, 0))
    assert found == article
    assert found in TWO_HANDED_ARTICLES
