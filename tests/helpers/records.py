# SPDX-License-Identifier: GPL-3.0-or-later
"""A sound record to be broken, and what is said about one that is."""

from __future__ import annotations

import json
from typing import cast

import pytest

from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.engine.record_errors import RecordError
from tests.helpers.plain_deal import Json
from tests.helpers.tables import random_match, saved

MATCH = random_match(4)
TEXT = write_record(saved(MATCH))


def sound() -> dict[str, Json]:
    """Return a fresh copy of the record."""
    record: dict[str, Json] = json.loads(TEXT)
    return record


def deals_in(record: dict[str, Json]) -> list[dict[str, Json]]:
    """Return the deals of a record whose deals are objects."""
    deals = record["deals"]
    assert isinstance(deals, list)
    assert all(isinstance(deal, dict) for deal in deals)
    return cast("list[dict[str, Json]]", deals)


def actions_in(record: dict[str, Json], *, deal: int) -> list[Json]:
    """Return the actions of a deal, the first of which is 1; what is done to them is done there."""
    actions = deals_in(record)[deal - 1]["actions"]
    assert isinstance(actions, list)
    return actions


def fault_of(record: object) -> RecordError:
    """Return why a record, or its text, is refused."""
    data = record if isinstance(record, bytes | str) else json.dumps(record)
    with pytest.raises(RecordError) as refused:
        read_record(data)
    assert str(refused.value)
    return refused.value


def where(error: RecordError) -> tuple[int, int, str | None]:
    """Return where a fault lies and the article it breaks."""
    return error.deal, error.action, error.article
