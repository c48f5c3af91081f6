# SPDX-License-Identifier: GPL-3.0-or-later
"""What a newcomer is told in the guided deal."""

from __future__ import annotations

import re

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


def test_no_trumps_are_not_counted_as_nought(switch: LanguageSwitch) -> None:
    none = "AS KD 9D TC QC"
    staying = seen(Phase.STAY_OR_DROP, none, trump="H", maker=1)
    for language in Language:
        switch.use(language)
        told = moment_text(staying, NAMES_HERE)
        assert told
        assert not re.search(r"(?<!\d)0 ", told)
