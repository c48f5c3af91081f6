# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches that are written to files and opened again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from buck_euchre_qt.engine.record import write_record
from buck_euchre_qt.engine.record_text import Json
from tests.helpers.records import actions_in, deals_in
from tests.helpers.tables import random_match, saved
from tests.windows.person import Person

BROKEN: dict[str, Callable[[dict[str, Json]], object]] = {
    "it is not a sound match record": lambda record: record.pop("format", None),
    "later version": lambda record: record.update(version=99),
    "deal 1 makes no sense": lambda record: deals_in(record)[0].update(cut="x"),
    "deal 1, action 1 makes no sense": lambda record: actions_in(record, deal=1).insert(0, "?"),
    "breaks rule be-": lambda record: actions_in(record, deal=1).insert(0, "play JH"),
    "deal 1, action": lambda record: actions_in(record, deal=1).pop(),
    "makes no sense": lambda record: deals_in(record).append(deals_in(record)[0]),
}


@pytest.mark.parametrize("why", sorted(BROKEN))
def test_a_broken_record_is_named_and_leaves_the_match_alone(
    person: Person, tmp_path: Path, why: str
) -> None:
    record: dict[str, Json] = json.loads(write_record(saved(random_match(7))))
    BROKEN[why](record)
    path = tmp_path / "broken one.json"
    path.write_text(json.dumps(record), "utf-8")
    session = person.begin()
    person.wait_for()
    before = person.on_table
    person.window.open_record(path)
    text = person.told
    assert len(text) == 1
    assert "broken one.json" in text[0]
    assert why in text[0].lower()
    assert person.session is session
    assert person.on_table == before == person.kept
    person.dialog().accept()
    person.answer()


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"", "not a sound"), (b"\xff\xfe", "not text"), (b"[1]", "not a sound"), (None, "no file")],
)
def test_a_file_of_another_kind_is_refused(
    person: Person, tmp_path: Path, content: bytes | None, why: str
) -> None:
    path = tmp_path / "strange.json"
    if content is not None:
        path.write_bytes(content)
    person.window.open_record(path)
    assert why in person.told[0].lower()
    assert person.screen.session is None
    person.dialog().accept()
    assert person.start_is_offered


def test_save_as_and_open_lead_back_to_the_same_match(person: Person, tmp_path: Path) -> None:
    person.begin()
    person.wait_until(lambda: len(person.session.match.deals) == 2)
    path = tmp_path / "ma partie é.json"
    person.window.menus.save_as.trigger()
    dialog = person.dialog()
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(tmp_path))
    dialog.fileSelected.emit(str(path))
    dialog.close()
    state = person.session.match.state
    text = path.read_text("utf-8")
    assert text == person.on_table
    person.begin()
    person.wait_for()
    person.window.menus.open.trigger()
    dialog = person.dialog()
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    person.until(person.is_asked)
    assert person.session.match.state == state
    assert person.kept == text == person.on_table
