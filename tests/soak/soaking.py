# SPDX-License-Identifier: GPL-3.0-or-later
"""Many deals in one process, with language switches, moves taken back and loads at random."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.session.session import Ask, Session, SessionState
from buck_euchre_qt.table.sprite import CardSprite
from tests.soak.household import Household, memory_mb, settle

WARM_UP_DEALS = 100
_PATIENCE_S = 30
"""Of the processor's time: on a busy machine much time goes by in which nothing can be done."""
_LONG: dict[str, dict[str, int | bool]] = {"buck": {"start": 99, "lone_maker_wins": False}}
_MEASURED_SIZES = ((1290, 810), (1280, 800))


class Soaked(NamedTuple):
    """What a soak came to; growth is that of the memory after the first hundred deals."""

    deals: int
    growth_mb: float
    most_sprites: int
    done: Counter[str]


def soak(house: Household, deals: int, tell: Callable[[str], None] = lambda _: None) -> Soaked:
    """Play so many deals and return what it came to; faults are noted in the household."""
    rng = house.rng
    done: Counter[str] = Counter()
    most_sprites = 0
    start_mb = 0.0
    played = 0
    _new_match(house)
    while played < deals and not house.faults:
        session = house.session
        assert session is not None
        wait_for_question(house, session)
        if session.state is SessionState.OVER:
            _new_match(house)
            done["new match"] += 1
            continue
        if session.question is None:
            continue
        if session.question.ask is Ask.NEXT_DEAL:
            played += 1
            most_sprites = max(most_sprites, _sprites(house))
            house.note_repairs()
            if played == WARM_UP_DEALS:
                start_mb = _measured_mb(house)
            if played % 100 == 0:
                tell(f"{played} deals, {_measured_mb(house):.1f} MB")
        what = _do_something(house, session, rng.random())
        done[what] += 1
    growth = _measured_mb(house) - start_mb if start_mb else 0.0
    return Soaked(played, growth, most_sprites, done)


def _new_match(house: Household) -> None:
    """Begin a match of any game, in the one that can be long a very long one."""
    game = house.rng.choice(tuple(GAMES))
    house.new_match(game, _LONG.get(game, {}))


def _do_something(house: Household, session: Session, draw: float) -> str:
    rng = house.rng
    if draw < 0.01:
        language = rng.choice(tuple(Language))
        house.window.menus.languages[language.value].trigger()
        return "language"
    if draw < 0.02 and session.can_undo:
        house.window.menus.undo.trigger()
        return "take back"
    if draw < 0.03:
        again = read_record(write_record(session.saved))
        house.window.take_over(again)
        taken = house.session
        assert taken is not None
        house.hurry(taken)
        return "load"
    if draw < 0.035:
        house.window.resize(rng.randrange(800, 1900), rng.randrange(560, 1100))
        return "resize"
    question = session.question
    assert question is not None
    match question.ask:
        case Ask.ACT:
            session.submit(rng.choice(question.legal))
        case Ask.CUT:
            session.cut(None)
        case Ask.NEXT_DEAL:
            session.next_deal()
    return question.ask.value


def wait_for_question(house: Household, session: Session) -> None:
    """Let the program go on until a person is asked, or the match is over."""
    until = time.process_time() + _PATIENCE_S
    while session.question is None and session.state is not SessionState.OVER and not house.faults:
        house.application.processEvents()
        if time.process_time() > until:
            house.faults.append(f"nothing went on: {session.state}")


def _measured_mb(house: Household) -> float:
    """Return the memory held at one and the same size of the window, and no card drawn before.

    The pictures of the cards are kept up to a limit for as long as the size is the same: how many
    there are says how long ago that changed, and nothing about what is never given back.
    """
    for size in _MEASURED_SIZES:
        house.window.resize(*size)
        for _ in range(5):
            settle(house.application)
    return memory_mb()


def _sprites(house: Household) -> int:
    scene = house.window.screen_of_play.view.scene()
    return sum(isinstance(item, CardSprite) for item in scene.items())


def main(deals: int = 2000, seed: int = 1) -> int:
    """Soak, say what was found, and return the exit code."""
    import tempfile
    from pathlib import Path

    from tests.soak.household import application, fast_folder

    def tell(text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    with tempfile.TemporaryDirectory(dir=fast_folder()) as folder:
        house = Household(Path(folder), f"soak {seed}", application())
        soaked = soak(house, deals, tell)
        house.close()
    for fault in house.faults[:10]:
        tell(fault)
    tell(
        f"{soaked.deals} deals, {len(house.faults)} faults, {soaked.most_sprites} cards at most, "
        f"{soaked.growth_mb:.1f} MB more than after {WARM_UP_DEALS} deals; {dict(soaked.done)}"
    )
    return 1 if house.faults or soaked.growth_mb > 20 or soaked.most_sprites > 24 else 0
