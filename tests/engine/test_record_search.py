# SPDX-License-Identifier: GPL-3.0-or-later
"""Records broken in ways nobody thought of: each is read, or refused as a record is."""

from __future__ import annotations

import json
import random

from hypothesis import given
from hypothesis import strategies as st

from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.engine.record_errors import RecordError
from tests.helpers.broken_records import broken
from tests.helpers.plain_deal import Json
from tests.helpers.records import TEXT, sound

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)


def is_read_or_refused(data: bytes | str) -> None:
    """Assert that a text is a record that is written stably, or refused by a RecordError."""
    try:
        text = write_record(read_record(data))
    except RecordError:
        return
    assert write_record(read_record(text)) == text
    text.encode()


@given(st.binary() | st.text())
def test_any_text_is_read_or_refused(data: bytes | str) -> None:
    is_read_or_refused(data)


@given(json_values)
def test_any_json_is_read_or_refused(value: Json) -> None:
    is_read_or_refused(json.dumps(value))


@given(st.data())
def test_a_record_with_one_value_changed_is_read_or_refused(data: st.DataObject) -> None:
    record: Json = sound()
    holder: Json = record
    while isinstance(holder, dict | list) and holder:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from(keys))
        # A key of a dict, or a place of a list: it fits whichever the holder is.
        child = holder[key]  # type: ignore[call-overload, index]
        if not isinstance(child, dict | list) or data.draw(st.booleans()):
            holder[key] = data.draw(json_values)  # type: ignore[call-overload, index]
            break
        holder = child
    is_read_or_refused(json.dumps(record))


@given(st.data())
def test_a_record_with_bytes_changed_is_read_or_refused(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw) - 1))
        size = data.draw(st.integers(0, 5))
        raw[place : place + size] = data.draw(st.binary(max_size=5))
    is_read_or_refused(bytes(raw))


@given(st.randoms(use_true_random=False))
def test_a_record_with_a_change_that_makes_sense_is_read_or_refused(rng: random.Random) -> None:
    is_read_or_refused(json.dumps(broken(sound(), rng)))
