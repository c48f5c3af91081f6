# SPDX-License-Identifier: GPL-3.0-or-later
"""What could be done, as a list ranks it: no figure speaks against what is recommended."""

from __future__ import annotations

from buck_euchre_qt.engine.actions import PLAYS, Action
from buck_euchre_qt.engine.cards import parse_card
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.i18n.ranking_texts import Row, about_note, details_text, rows_of
from buck_euchre_qt.players.analysis import Alternative, Analysis
from tests.players.positions import seen

NAMES_HERE = SeatNames(("", "Léa", "Bram", "Inês"), 0)
MAKER_LEADS = seen(Phase.PLAY, "JH JD 9H AS TC", trump="H", maker=0)
JACK, NINE, ACE, TEN = (PLAYS[parse_card(card)] for card in ("JH", "9H", "AS", "TC"))


def one(action: Action, chance: float, doubt: float = 0.0) -> Alternative:
    return Alternative(action, chance, 0.0, 0.0, 0.0, 0.0, 0.0, doubt)


def ranked(*alternatives: Alternative) -> tuple[Row, ...]:
    """Return the rows of an analysis that recommends the first."""
    return rows_of(Analysis(alternatives, 100, False, ()), MAKER_LEADS, NAMES_HERE)


def test_bars_are_short_only_where_much_is_at_stake() -> None:
    best, other = ranked(one(JACK, 0.4), one(NINE, 0.399))
    assert best.length == 1.0
    assert other.length > 0.9
    best, other = ranked(one(JACK, 0.9), one(NINE, 0.1))
    assert best.length == 1.0
    assert other.length < 0.2


def test_percentages_are_written_as_each_language_writes_them(switch: LanguageSwitch) -> None:
    for language, written, about in (
        (Language.ENGLISH, "40%", "≈ 40%"),
        (Language.FRENCH, "40\N{NARROW NO-BREAK SPACE}%", "≈ 40\N{NARROW NO-BREAK SPACE}%"),
        (Language.PORTUGUESE, "40%", "≈ 40%"),
    ):
        switch.use(language)
        best, other = ranked(one(JACK, 0.4), one(NINE, 0.3, 0.2))
        assert best.chance == written
        assert other.chance == about
        assert "40" in details_text(one(JACK, 0.4), MAKER_LEADS)


def test_what_is_recommended_stands_first_and_nothing_that_is_listed_looks_better(
    switch: LanguageSwitch,
) -> None:
    switch.use(Language.ENGLISH)
    rows = ranked(
        one(JACK, 0.4), one(NINE, 0.44, 0.05), one(TEN, 0.385, 0.005), one(ACE, 0.38, 0.03)
    )
    assert [row.action for row in rows] == [JACK, NINE, ACE, TEN]
    assert [row.chance for row in rows] == ["40%", "≈ 40%", "≈ 40%", "38%"]
    assert [row.length for row in rows][:3] == [1.0, 1.0, 1.0]
    assert rows[3].length < 1.0
    assert rows[1].details.startswith(
        "About as good as the recommended choice\nWins the match: 44%"
    )


def test_an_equal_figure_needs_no_sign(switch: LanguageSwitch) -> None:
    switch.use(Language.ENGLISH)
    rows = ranked(one(JACK, 0.401), one(NINE, 0.404, 0.05), one(TEN, 0.404))
    assert [row.chance for row in rows] == ["40%", "40%", "40%"]
    assert not any(row.is_about for row in rows)
    assert "About" not in rows[1].details


def test_the_sign_is_explained_in_every_language(switch: LanguageSwitch) -> None:
    told = set()
    for language in Language:
        switch.use(language)
        assert about_note().startswith("≈")
        told.add(about_note())
    assert len(told) == len(Language)
