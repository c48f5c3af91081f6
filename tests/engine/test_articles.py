# SPDX-License-Identifier: GPL-3.0-or-later
"""Every fact of the rules is proved by a test that carries its id."""

from __future__ import annotations

import ast
from pathlib import Path

from buck_euchre_qt.engine.games import GAMES

TESTS = Path(__file__).parent


def marked_ids() -> set[str]:
    """Return every id that a `rule` marker in the engine's tests names."""
    ids: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                ids.update(ast.literal_eval(arg) for arg in node.args)
    return ids


def test_every_article_has_a_test_and_every_marker_an_article() -> None:
    articles = {article for entry in GAMES.values() for article in entry.info.articles}

    assert marked_ids() == articles
