# SPDX-License-Identifier: GPL-3.0-or-later
"""Of one trouble with the disk one thing is told, the most serious, and once that it is over."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.storage.files import StorageError, Why
from buck_euchre_qt.windows.troubles import Kept, Troubles
from tests.helpers.hearing import Hearing

ORDERS = list(permutations(Kept))
FULL = StorageError(Path("somewhere"), Why.NO_SPACE)
BAD = {
    Kept.MATCH: "The match cannot be saved in somewhere. There is no space left.",
    Kept.HISTORY: "Matches cannot be written into the history in somewhere. There is no space "
    "left. You can play on: the match on the table is kept in its own file.",
    Kept.PRACTICE: "Your practice cannot be saved in somewhere. There is no space left.",
    Kept.PREFERENCES: "Your preferences cannot be saved in somewhere. There is no space left.",
}
GOOD = {
    Kept.MATCH: "The match can be saved again, and nothing of it is missing.",
    Kept.HISTORY: "Matches can be written into the history again, and none is missing.",
    Kept.PRACTICE: "Your practice can be saved again.",
    Kept.PREFERENCES: "Your preferences can be saved again.",
}


@pytest.fixture
def troubles(qtbot: QtBot) -> Troubles:
    del qtbot
    return Troubles()


@pytest.fixture
def hearing(troubles: Troubles) -> Hearing:
    return Hearing(troubles)


@pytest.mark.parametrize("what", Kept)
def test_each_thing_that_cannot_be_kept_is_told_once_and_once_that_it_can_again(
    troubles: Troubles, hearing: Hearing, what: Kept
) -> None:
    for _ in range(2):
        for _ in range(3):
            troubles.cannot_keep(what, FULL)
            assert hearing.told == [BAD[what]]
        assert hearing.relieved == []
        for _ in range(3):
            troubles.can_keep(what)
            assert hearing.relieved == [GOOD[what]]
        hearing.told.clear()
        hearing.relieved.clear()


@pytest.mark.parametrize("order", ORDERS)
def test_of_what_fails_in_one_turn_the_most_serious_is_told_whatever_came_first(
    troubles: Troubles, hearing: Hearing, order: tuple[Kept, ...]
) -> None:
    for what in order:
        troubles.cannot_keep(what, FULL)
    assert hearing.told == [BAD[Kept.MATCH]]
    for what in order:
        troubles.can_keep(what)
    assert hearing.relieved == [GOOD[Kept.MATCH]]
    assert hearing.told == [BAD[Kept.MATCH]]


@pytest.mark.parametrize("order", ORDERS)
def test_what_fails_later_is_told_only_if_it_is_more_serious(
    troubles: Troubles, hearing: Hearing, order: tuple[Kept, ...]
) -> None:
    for number, what in enumerate(order, 1):
        troubles.cannot_keep(what, FULL)
        rising = [
            each for place, each in enumerate(order[:number]) if each <= min(order[: place + 1])
        ]
        assert hearing.told == [BAD[each] for each in rising]
    for what in order:
        troubles.can_keep(what)
    assert hearing.relieved == [GOOD[Kept.MATCH]]


def test_another_reason_for_the_same_trouble_is_not_told(
    troubles: Troubles, hearing: Hearing
) -> None:
    # Where the system names no folder, the first match finds none that it could write to.
    troubles.cannot_keep(Kept.MATCH, FULL)
    assert len(hearing.told) == 1
    troubles.cannot_keep(Kept.MATCH, StorageError(Path("elsewhere"), Why.NO_HOME))
    assert hearing.told == [BAD[Kept.MATCH]]


def test_what_fails_for_a_moment_and_not_again_is_not_told(
    troubles: Troubles, hearing: Hearing
) -> None:
    troubles.cannot_keep(Kept.MATCH, FULL)
    troubles.can_keep(Kept.MATCH)
    assert hearing.told == []
    assert hearing.relieved == []


def test_what_still_fails_when_something_more_serious_does_no_more_is_told_then(
    troubles: Troubles, hearing: Hearing
) -> None:
    for what in (Kept.MATCH, Kept.PRACTICE, Kept.PREFERENCES):
        troubles.cannot_keep(what, FULL)
    assert hearing.told == [BAD[Kept.MATCH]]
    troubles.can_keep(Kept.MATCH)
    assert hearing.relieved == [GOOD[Kept.MATCH]]
    assert hearing.told == [BAD[Kept.MATCH], BAD[Kept.PRACTICE]]


def test_when_one_thing_can_be_kept_again_everything_else_is_tried_at_once(
    troubles: Troubles, hearing: Hearing
) -> None:
    for what in Kept:
        troubles.cannot_keep(what, FULL)
    assert len(hearing.told) == 1

    def try_all() -> None:
        for what in Kept:
            troubles.can_keep(what)

    troubles.again.connect(try_all)
    troubles.can_keep(Kept.PREFERENCES)
    assert hearing.relieved == [GOOD[Kept.MATCH]]
    assert len(hearing.told) == 1


def test_when_something_small_fails_it_is_tried_first_whether_the_match_can_be_kept(
    troubles: Troubles, hearing: Hearing
) -> None:
    troubles.again.connect(lambda: troubles.cannot_keep(Kept.MATCH, FULL))
    troubles.cannot_keep(Kept.PREFERENCES, FULL)
    assert hearing.told == [BAD[Kept.MATCH]]


def test_what_happened_to_a_file_is_always_told_and_at_once(
    troubles: Troubles, hearing: Hearing
) -> None:
    troubles.cannot_keep(Kept.MATCH, FULL)
    for _ in range(2):
        troubles.tell("It was damaged.")
    troubles.can_keep(Kept.MATCH)
    assert hearing.told == ["It was damaged."] * 2
