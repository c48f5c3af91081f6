# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments of a match at which a person is asked something."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from buck_euchre_qt.engine.actions import PASS, Action
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.storage.preferences import Preferences
from tests.helpers.sessions import PromptThinking
from tests.windows.person import Person, SitDown

FAST = Preferences(pace="fast", automatic_cut=True)
CUTTING = Preferences(pace="instant", automatic_cut=False)


def reach_where(
    sit_down: SitDown,
    is_so: Callable[[Person], bool],
    preferences: Preferences | None = None,
    choose: Callable[[Observation], Action] | None = None,
) -> Person:
    """Return a person in a state that is wanted, whatever chance it takes."""
    for seed in range(60):
        thinking = None if choose is None else PromptThinking(choose)
        person = sit_down(seed=f"reach {seed}", preferences=preferences, thinking=thinking)
        person.begin()
        person.wait_until(partial(is_so, person))
        if is_so(person):
            return person
        person.window.close()
    raise AssertionError("there was no such state in so many matches")


def reach(sit_down: SitDown, *phases: Phase, preferences: Preferences | None = None) -> Person:
    """Return a person who is asked in one of these phases."""
    choose = pass_always if phases == (Phase.SECOND_CIRCUIT,) else None
    return reach_where(sit_down, lambda person: person.is_at(*phases), preferences, choose)


def pass_always(seen: Observation) -> Action:
    """Pass wherever that is allowed, so that the second circuit comes soon."""
    return PASS if PASS in seen.legal else seen.legal[0]


def reach_cut(sit_down: SitDown) -> Person:
    """Return a person who is asked to cut."""

    def is_cut(person: Person) -> bool:
        question = person.session.question
        return question is not None and question.ask is Ask.CUT

    return reach_where(sit_down, is_cut, CUTTING)
