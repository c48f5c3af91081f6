# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts that are refused before anything in them is looked at."""

from __future__ import annotations

import json
import pickle

import pytest

from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.record_errors import NotARecordError
from buck_euchre_qt.engine.record_text import MAX_BYTES
from tests.helpers.records import MATCH, TEXT, fault_of, where


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 4096,
        b"\xff\xfe{\x00}\x00",
        TEXT.encode("utf-16"),
        TEXT.encode("latin-1"),
        pickle.dumps(MATCH.scores),
        b"!!python/object/apply:os.system ['true']",
        TEXT[:-10].encode(),
        TEXT + "{}",
        TEXT.replace("25", "NaN"),
        TEXT.replace("25", "-Infinity"),
        TEXT.replace("25", "1e999"),
        TEXT.replace("25", "1" * 5000),
        TEXT.replace('"cut"', '"dealer"', 1),
        TEXT.replace("Zoé", "\\ud83c"),
        TEXT.replace("Zoé", "\ud83c"),
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"a": ' + "[" * 500 + "]" * 500 + "}",
        "[]",
        '"buck-euchre-match"',
        "null",
        "1",
    ],
)
def test_what_is_no_json_object_is_refused(data: bytes | str) -> None:
    error = fault_of(data)

    assert isinstance(error, NotARecordError)
    assert where(error) == (0, 0, None)


@pytest.mark.parametrize("data", [b" " * (MAX_BYTES + 1), " " * (MAX_BYTES + 1), "é" * MAX_BYTES])
def test_too_large_a_text_is_refused_unread(
    data: bytes | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json, "loads", lambda *_args, **_kwargs: pytest.fail("read"))

    with pytest.raises(NotARecordError, match="larger than 16 MB"):
        read_record(data)


def test_half_a_surrogate_pair_is_refused_but_a_whole_one_is_not() -> None:
    text = TEXT.replace("Zoé", "\\ud83c\\udccf")

    assert read_record(text).players[0].name == "\U0001f0cf"


def test_a_byte_order_mark_is_passed_over() -> None:
    assert read_record(b"\xef\xbb\xbf" + TEXT.encode()).match.state == MATCH.state
    assert read_record("\ufeff" + TEXT).match.state == MATCH.state
