# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from buck_euchre_qt.engine.articles import BUCK_ARTICLES, PARTNERSHIP_ARTICLES, TWO_HANDED_ARTICLES
from buck_euchre_qt.engine.trick import Trick
from buck_euchre_qt.learning.course import COURSE, articles_told, lesson_of, next_after
from buck_euchre_qt.learning.lessons import AnswerKind, Choice, Lesson, Page, Stage
from buck_euchre_qt.learning.positions import LEARNER, Position

ARTICLES = {
    "buck": BUCK_ARTICLES,
    "partnership": PARTNERSHIP_ARTICLES,
    "two-handed": TWO_HANDED_ARTICLES,
}
PAGES = [page for lesson in COURSE for page in lesson.pages]
COUNTED = ("deal.5", "two-handed.2")
"""Pages where cards are counted, and not points."""
ASKING = [page for page in PAGES if page.ask is not AnswerKind.NOTHING]


def named(pages: list[Page]) -> list[object]:
    return [pytest.param(page, id=page.id) for page in pages]


def after(page: Page, choice: Choice) -> Position:
    position = page.position
    for action in page.played(choice):
        position, _ = position.play(action)
    return position


def test_there_are_ten_lessons_and_more_with_different_names() -> None:
    assert len(COURSE) >= 10
    assert len({lesson.id for lesson in COURSE}) == len(COURSE)
    assert len({page.id for page in PAGES}) == len(PAGES)
    assert all(page.id.startswith(f"{lesson.id}.") for lesson in COURSE for page in lesson.pages)


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_a_lesson_tells_asks_and_ends_with_a_problem(lesson: Lesson) -> None:
    assert lesson.pages[0].ask is AnswerKind.NOTHING or lesson.id == "scoring"
    assert any(page.ask is not AnswerKind.NOTHING and not page.is_problem for page in lesson.pages)
    assert lesson.pages[-1].is_problem
    assert lesson_of(lesson.id) is lesson


def test_an_unknown_lesson_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        lesson_of("bridge")


@pytest.mark.parametrize("page", named(PAGES))
def test_a_position_comes_about_by_the_rules_and_cites_known_articles(page: Page) -> None:
    assert sum(map(len, page.position.state.hands)) > 0
    assert page.cites
    assert set(page.cites) <= set(ARTICLES[page.position.game.info.id])


@pytest.mark.parametrize("page", named(ASKING))
def test_a_question_has_right_answers_that_lead_on_by_the_rules(page: Page) -> None:
    assert page.right
    for choice in page.right:
        verdict = page.judge(choice)
        assert verdict.is_right
        assert verdict.refusal is None
    after(page, page.right[0])


@pytest.mark.parametrize("page", named([page for page in ASKING if page.ask is not AnswerKind.CUT]))
def test_a_question_has_wrong_answers_too(page: Page) -> None:
    wrong = [choice for choice in page.choices if not page.judge(choice).is_right]
    assert wrong
    with pytest.raises(ValueError, match="no answer"):
        page.judge("play nothing")


@pytest.mark.parametrize(
    "page", named([page for page in ASKING if page.ask in (AnswerKind.HAND, AnswerKind.CALL)])
)
def test_whoever_acts_is_the_learner(page: Page) -> None:
    assert page.position.state.turn == LEARNER
    assert page.stage is Stage.TABLE


@pytest.mark.parametrize("page", named([page for page in ASKING if page.ask is AnswerKind.TRICK]))
def test_the_card_that_wins_is_the_one_that_the_rules_say(page: Page) -> None:
    trick: Trick = page.position.state.trick
    best = dict(trick.plays)[trick.winner or 0]
    assert page.right == (f"card {best}",)


@pytest.mark.parametrize(
    "page",
    named(
        [page for page in ASKING if page.right[0].startswith("number ") and page.id not in COUNTED]
    ),
)
def test_the_right_score_is_the_one_that_the_rules_give(page: Page) -> None:
    state = after(page, page.right[0]).state
    assert page.right == (f"number {state.scores[LEARNER]}",)


@pytest.mark.parametrize(
    ("page_id", "winners"),
    [("winning.2", (0,)), ("winning.3", (0, 1)), ("winning.4", (0,)), ("lone-maker.4", (1,))],
)
def test_whoever_is_said_to_win_wins(page_id: str, winners: tuple[int, ...]) -> None:
    page = next(page for page in PAGES if page.id == page_id)
    assert after(page, page.right[0]).state.winners == winners


def test_the_last_problem_can_be_lost_and_is_saved_by_the_right_card() -> None:
    page = next(page for page in PAGES if page.id == "winning.5")
    assert after(page, "play 9S").state.winners == ()
    position = page.position
    # Whoever throws the ace has only the nine left against the king of spades.
    for action in page.played("play AS")[:-1]:
        position, _ = position.play(action)
    last = position.game.legal(position.state)
    assert [str(action) for action in last] == ["play 9S"]
    position, _ = position.play(last[0])
    assert position.state.winners == (1,)


@pytest.mark.parametrize("game", ARTICLES)
def test_every_article_of_every_game_is_shown_by_a_lesson(game: str) -> None:
    shown = {article for lesson in COURSE for article in lesson.articles}
    assert set(ARTICLES[game]) - shown == set()


@pytest.mark.parametrize("game", ARTICLES)
def test_every_game_has_lessons_of_its_own_and_says_which_it_is(game: str) -> None:
    lessons = [lesson for lesson in COURSE if lesson.game == game]
    assert len(lessons) >= 2
    assert {page.position.game.info.id for lesson in lessons for page in lesson.pages} == {game}


def test_an_article_is_told_from_the_page_on_that_cites_it_first() -> None:
    cards, order = lesson_of("cards"), lesson_of("order")
    assert articles_told(cards, 1) == {"BE-1.1", "BE-1.2", "BE-1.5", "BE-1.7"}
    assert "BE-1.3" not in articles_told(cards, 2)
    assert "BE-1.3" in articles_told(cards, 3)
    assert "BE-3.3" not in articles_told(lesson_of("deal"), len(lesson_of("deal").pages))
    assert "BE-3.3" in articles_told(order, 1)


def test_each_lesson_leads_to_the_next_and_the_last_to_none() -> None:
    assert next_after(COURSE[0]) is COURSE[1]
    assert next_after(COURSE[-1]) is None
