# SPDX-License-Identifier: GPL-3.0-or-later
"""A person only hears the table: what happens is announced, and nothing while nobody listens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtGui import QAccessible

from buck_euchre_qt.engine.actions import card_of
from buck_euchre_qt.engine.events import Event
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.narration import Narrator
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.storage.preferences import Preferences
from tests.windows.person import Person, SitDown
from tests.windows.pressing import activate, press


@pytest.fixture
def listener() -> Iterator[None]:
    """Return while assistive technology listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("listener")
def test_everything_that_is_shown_is_announced_in_order(sit_down: SitDown) -> None:
    person = sit_down(preferences=Preferences(pace="fast", automatic_cut=True))
    said: list[str] = []
    person.screen.announcer.said.connect(said.append)
    session = person.begin()
    steps: list[tuple[Event, ...]] = []

    def take_down(events: tuple[Event, ...], after: Observation) -> None:
        del after
        steps.append(events)

    session.stepped.connect(take_down)
    person.wait_for(Ask.NEXT_DEAL)
    rows = tuple(row.seats for row in session.match.game.standing(session.match.scores))
    narrator = Narrator(SeatNames(tuple(player.name for player in session.players), 0), rows)
    told = [text for events in steps for event in events if (text := narrator.tell(event))]
    assert told
    heard = [text for text in said if text in told]
    # Whatever was said before the first step was heard belongs to the start.
    assert heard[-len(told) :] == told
    assert any(text.endswith("?") or "lead" in text or "turn" in text for text in said)


def has_barred_cards(person: Person) -> bool:
    seen = person.session.observe()
    return seen is not None and seen.phase is Phase.PLAY and 0 < len(seen.legal) < len(seen.hand)


@pytest.mark.usefixtures("listener")
def test_a_refusal_is_announced(sit_down: SitDown) -> None:
    for seed in range(40):
        person = sit_down(seed=f"refuse {seed}")
        person.begin()
        person.wait_until(partial(has_barred_cards, person))
        if has_barred_cards(person):
            break
        person.window.close()
    said: list[str] = []
    person.screen.announcer.said.connect(said.append)
    seen = person.session.observe()
    assert seen is not None
    legal = {card_of(action) for action in seen.legal}
    barred = next(slot for slot, card in enumerate(seen.hand) if card not in legal)
    activate(person)
    person.view.setFocus()
    press(person, str(barred + 1))
    press(person, "Return")
    assert len(said) == 1
    assert "♥" not in said[0]
    assert "{" not in said[0]


def test_nothing_is_announced_while_nobody_listens(sit_down: SitDown) -> None:
    person = sit_down()
    said: list[str] = []
    person.screen.announcer.said.connect(said.append)
    person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    assert said == []
