# SPDX-License-Identifier: GPL-3.0-or-later
"""What a newcomer is told in the guided deal."""

from __future__ import annotations

from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.first_deal_texts import moment_text
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from tests.players.positions import seen

NAMES_HERE = SeatNames(("", "Léa", "Bram", "Inês"), 0)


def test_with_one_card_to_follow_no_choice_between_high_and_low_is_spoken_of(
    switch: LanguageSwitch,
) -> None:
    switch.use(Language.ENGLISH)
    one = seen(Phase.PLAY, "AS KD 9D TC QC", trump="H", maker=1, trick="3:JS")
    two = seen(Phase.PLAY, "AS 9S KD TC QC", trump="H", maker=1, trick="3:JS")
    assert "you hold only one of them" in moment_text(one, NAMES_HERE)
    assert "give your lowest" in moment_text(two, NAMES_HERE)
