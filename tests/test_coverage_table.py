# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything about every article is there, and what is not would be noticed."""

from __future__ import annotations

from dataclasses import replace

from buck_euchre_qt.engine.articles import Reason
from tests.coverage_table import ALL_ARTICLES, Row, as_text, rows

# What no action of an onlooker's own turn brings about, and what is asked for with other cards.
ELSEWHERE = {"NOT_YOUR_TURN", "NO_NEW_DEAL"}


def test_every_article_is_tested_told_shown_and_explained() -> None:
    table = rows()
    assert [row.article for row in table] == list(ALL_ARTICLES)
    assert {row.article: row.missing for row in table if row.missing} == {}
    assert f"{len(table)} of {len(table)} articles have everything." in as_text(table)


def test_the_reasons_that_the_games_can_give_are_all_seen_in_the_lessons() -> None:
    seen = {reason.name for row in rows() for reason in row.reasons}
    assert {reason.name for reason in Reason} - seen <= ELSEWHERE


def test_a_gap_is_named() -> None:
    whole = Row("BE-1.1", True, frozenset({"en", "fr", "pt"}), ("cards",), {})
    assert whole.missing == []
    gaps = replace(
        whole,
        is_tested=False,
        told=frozenset({"en", "pt"}),
        lessons=(),
        reasons={Reason.MUST_FOLLOW: False},
    )
    assert gaps.missing == [
        "an engine test",
        "its text in fr",
        "a lesson",
        "words for MUST_FOLLOW",
    ]
    assert "BE-1.1 lacks a lesson" in as_text([gaps])
