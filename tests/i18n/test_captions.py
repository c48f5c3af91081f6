# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of whoever decides, in every language."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.actions import PASS
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.i18n.captions import question
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from tests.players.positions import shuffled


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ENGLISH, "Léa passed."),
        (Language.FRENCH, "Léa a passé."),
        (Language.PORTUGUESE, "Léa passou."),
    ],
)
def test_a_dealer_with_one_opponent_is_not_told_that_everybody_passed(
    switch: LanguageSwitch, language: Language, said: str
) -> None:
    match = Match(make_game("two-handed", {}))
    match.begin_deal(0, shuffled(random.Random(4)), 7)
    match.play(PASS, seat=1)
    switch.use(language)
    assert question(match.observe(0), SeatNames(("", "Léa"), 0)).startswith(said)
