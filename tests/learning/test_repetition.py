# SPDX-License-Identifier: GPL-3.0-or-later
"""The own errors come back after 1, 3, 7, 16 and 35 days, and then no more."""

from __future__ import annotations

import random
from datetime import date, timedelta

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.learning.practice_plan import Item, next_item
from buck_euchre_qt.learning.repetition import MOST_REMINDERS, PracticeBook
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import Topic, topics_of

TODAY = date(2026, 3, 1)


def situation(cut: int, dealer: int = 1, first_score: int = 25) -> Situation:
    return Situation("buck", (), (first_score, 25, 25, 25), dealer, DECK, cut)


ONE, TWO = situation(5), situation(6)


def day(number: int) -> date:
    return TODAY + timedelta(days=number)


def test_an_error_comes_back_the_next_day() -> None:
    book = PracticeBook().with_error(ONE, Topic.ORDER, TODAY)
    assert not book.due("buck", None, TODAY)
    assert book.waiting("buck", None, TODAY) == 1
    assert [each.situation for each in book.due("buck", None, day(1))] == [ONE]
    assert book.waiting("buck", None, day(1)) == 0


def test_right_answers_let_it_come_back_later_and_later_and_then_not_at_all() -> None:
    book = PracticeBook().with_error(ONE, Topic.ORDER, TODAY)
    now = 1
    for wait in (3, 7, 16, 35):
        book = book.with_answer(ONE, Topic.ORDER, day(now), is_right=True)
        assert not book.due("buck", None, day(now + wait - 1))
        now += wait
        assert book.due("buck", None, day(now))
    book = book.with_answer(ONE, Topic.ORDER, day(now), is_right=True)
    assert not book.reminders
    assert book.right_of_last("buck", Topic.ORDER) == (5, 5)


def test_a_wrong_answer_begins_anew() -> None:
    book = PracticeBook().with_error(ONE, Topic.ORDER, TODAY)
    for now in (1, 4):
        book = book.with_answer(ONE, Topic.ORDER, day(now), is_right=True)
    book = book.with_answer(ONE, Topic.ORDER, day(11), is_right=False)
    assert not book.due("buck", None, day(11))
    assert book.due("buck", None, day(12))
    book = book.with_answer(ONE, Topic.ORDER, day(12), is_right=True)
    assert not book.due("buck", None, day(14))
    assert book.due("buck", None, day(15))


def test_a_fresh_problem_answered_wrong_comes_back_and_one_answered_right_does_not() -> None:
    book = PracticeBook().with_answer(ONE, Topic.LEAD, TODAY, is_right=True)
    assert not book.reminders
    book = book.with_answer(TWO, Topic.LEAD, TODAY, is_right=False)
    assert [each.situation for each in book.reminders] == [TWO]
    assert book.right_of_last("buck", Topic.LEAD) == (1, 2)


def test_an_error_found_twice_is_kept_once_and_where_it_stands() -> None:
    book = PracticeBook().with_error(ONE, Topic.ORDER, TODAY)
    book = book.with_answer(ONE, Topic.ORDER, day(1), is_right=True)
    assert book.with_error(ONE, Topic.ORDER, day(2)) == book


def test_only_the_last_twenty_answers_count() -> None:
    book = PracticeBook()
    for is_right in [False] * 15 + [True] * 12:
        book = book.with_answer(ONE, Topic.STAY, TODAY, is_right=is_right)
    assert book.right_of_last("buck", Topic.STAY) == (12, 20)


def test_topics_and_games_are_counted_apart() -> None:
    book = PracticeBook().with_error(ONE, Topic.ORDER, TODAY)
    assert book.due("buck", Topic.ORDER, day(1))
    assert not book.due("buck", Topic.LEAD, day(1))
    assert not book.due("partnership", None, day(1))


def test_a_clock_that_ran_ahead_hides_no_error() -> None:
    book = PracticeBook().with_error(ONE, Topic.ORDER, day(5000))
    assert book.due("buck", None, TODAY)


def test_the_last_day_of_all_is_borne() -> None:
    book = PracticeBook().with_error(ONE, Topic.ORDER, date.max)
    assert len(book.reminders) == 1


def test_errors_past_counting_push_out_the_one_that_is_best_known() -> None:
    book = PracticeBook()
    for number in range(MOST_REMINDERS):
        each = situation(1 + number % 23, number // 23 % 4, 25 - number // 92)
        book = book.with_error(each, Topic.ORDER, TODAY)
    assert len(book.reminders) == MOST_REMINDERS
    known = book.reminders[7].situation
    book = book.with_answer(known, Topic.ORDER, day(1), is_right=True)
    book = book.with_error(situation(1, 3, 40), Topic.ORDER, day(1))
    assert len(book.reminders) == MOST_REMINDERS
    assert known not in [each.situation for each in book.reminders]


def test_due_errors_come_before_fresh_problems_and_none_twice() -> None:
    book = PracticeBook().with_error(ONE, Topic.ORDER, day(-1)).with_error(TWO, Topic.LEAD, day(-2))
    rng = random.Random(1)
    assert next_item(book, "buck", None, TODAY, (), rng) == Item("buck", Topic.LEAD, TWO)
    assert next_item(book, "buck", None, TODAY, (TWO,), rng) == Item("buck", Topic.ORDER, ONE)
    assert next_item(book, "buck", Topic.LEAD, TODAY, (TWO,), rng) == Item("buck", Topic.LEAD)
    assert next_item(book, "buck", None, TODAY, (ONE, TWO), rng).situation is None


def test_mixed_practice_asks_most_for_what_goes_least_well() -> None:
    book = PracticeBook()
    for topic in topics_of("buck"):
        for _ in range(20):
            book = book.with_answer(ONE, topic, TODAY, is_right=topic is not Topic.STAY)
    rng = random.Random(3)
    drawn = [next_item(book, "buck", None, TODAY, (ONE,), rng).topic for _ in range(400)]
    # Weights 21/22 against 1/22 for each of five others.
    assert 280 < drawn.count(Topic.STAY) < 360
    assert set(drawn) == set(topics_of("buck"))
