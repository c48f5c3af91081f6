# SPDX-License-Identifier: GPL-3.0-or-later
"""What of the rules is tested, told, shown and explained: one line for every article.

.venv/bin/python -m tests.coverage_table        print the table; exit 1 where something is missing
"""

from __future__ import annotations

import ast
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from buck_euchre_qt.engine.actions import ALL_ACTIONS
from buck_euchre_qt.engine.articles import (
    BUCK_ARTICLES,
    PARTNERSHIP_ARTICLES,
    TWO_HANDED_ARTICLES,
    Reason,
)
from buck_euchre_qt.learning.course import COURSE
from buck_euchre_qt.learning.positions import Position

ALL_ARTICLES = (*BUCK_ARTICLES, *PARTNERSHIP_ARTICLES, *TWO_HANDED_ARTICLES)
ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "fr", "pt")
EXAMPLES = frozenset({"BE-8.1", "BE-8.2"})
"""The articles that are worked examples themselves."""


@dataclass(frozen=True)
class Row:
    """What there is for one article: `reasons` maps each that it can give to whether it is told."""

    article: str
    is_tested: bool
    told: frozenset[str]
    lessons: tuple[str, ...]
    reasons: dict[Reason, bool]

    @property
    def missing(self) -> list[str]:
        """What is not there yet."""
        gaps = [] if self.is_tested else ["an engine test"]
        gaps += [f"its text in {code}" for code in LANGUAGES if code not in self.told]
        gaps += [] if self.lessons or self.article in EXAMPLES else ["a lesson"]
        gaps += [f"words for {each.name}" for each, is_told in self.reasons.items() if not is_told]
        return gaps


def rows() -> list[Row]:
    """Return the table for all three games, article by article."""
    tested = set(_tested())
    texts = {code: _texts(code) for code in LANGUAGES}
    reasons = _reasons()
    told = _told_reasons()
    return [
        Row(
            article,
            is_tested=article in tested,
            told=frozenset(code for code in LANGUAGES if texts[code].get(article, "").strip()),
            lessons=tuple(lesson.id for lesson in COURSE if article in lesson.articles),
            reasons={each: each.name in told for each in reasons.get(article, ())},
        )
        for article in ALL_ARTICLES
    ]


def _tested() -> Iterator[str]:
    for path in (ROOT / "tests" / "engine").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (ast.literal_eval(argument) for argument in node.args)


def _texts(code: str) -> dict[str, str]:
    path = ROOT / "translations" / f"buck_euchre_{code}.ts"
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for context in ET.parse(path).getroot().iter("context")
        if context.findtext("name") == "RuleBook"
        for message in context.iter("message")
    }


def _moments() -> Iterator[Position]:
    """Yield every moment of every lesson: its deal from the opening to the end of the page."""
    for lesson in COURSE:
        for page in lesson.pages:
            position = page.position
            yield position._replace(state=position.opening.state)
            yield position
            for action in page.played(page.right[0]) if page.right else ():
                position, _ = position.play(action)
                yield position


def _reasons() -> dict[str, dict[Reason, None]]:
    """Return the reasons that each article was seen to give, in the order they were seen."""
    found: dict[str, dict[Reason, None]] = {}
    for position in _moments():
        for action in ALL_ACTIONS:
            refusal = position.why_not(action)
            if refusal is not None:
                found.setdefault(refusal.article, {})[refusal.reason] = None
    return found


def _told_reasons() -> set[str]:
    """Return the names of the reasons for which there is a branch with words."""
    path = ROOT / "buck_euchre_qt" / "i18n" / "reasons.py"
    return {
        node.value.attr
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Attribute)
    }


def as_text(table: list[Row]) -> str:
    """Return the table to be read."""
    lines = [f"{'article':9}{'tested':8}{'told in':12}{'reasons it gives':34}lessons"]
    for row in table:
        reasons = ", ".join(each.name.lower().replace("_", " ") for each in row.reasons) or "–"
        if len(reasons) > 32:
            reasons = f"{len(row.reasons)} reasons"
        shown = ", ".join(row.lessons) or "worked example"
        tested = "yes" if row.is_tested else "NO"
        told = " ".join(code for code in LANGUAGES if code in row.told)
        lines.append(f"{row.article:9}{tested:8}{told:12}{reasons:34}{shown}")
    whole = sum(not row.missing for row in table)
    lines.append(f"{whole} of {len(table)} articles have everything.")
    lines += [f"{row.article} lacks {gap}" for row in table for gap in row.missing]
    return "\n".join(lines)


if __name__ == "__main__":
    found_rows = rows()
    sys.stdout.write(as_text(found_rows) + "\n")
    sys.exit(any(row.missing for row in found_rows))
