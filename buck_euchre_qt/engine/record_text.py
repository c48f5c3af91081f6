# SPDX-License-Identifier: GPL-3.0-or-later
"""Text to plain data: JSON read more strictly than the standard library does by itself."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from typing import Final, NoReturn, TypeAlias

from buck_euchre_qt.engine.record_errors import NotARecordError, shown

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
JsonObject: TypeAlias = dict[str, Json]

MAX_BYTES: Final = 16_000_000
"""A larger text is refused unread: thousands of deals need less."""

_MAX_DEPTH: Final = 64
_SURROGATE_ESCAPE: Final = re.compile(r"\\u[dD][89a-fA-F]")


def parse_object(data: bytes | str) -> JsonObject:
    """Return the one JSON object that a text holds.

    Refused, besides what is no JSON: more than `MAX_BYTES`, a key given twice, numbers that are
    not finite, half a surrogate pair, and nesting deeper than anything a record needs. A byte
    order mark at the start is passed over.

    :raises NotARecordError: when the text is refused.
    """
    text = _decode(data)
    try:
        value: Json = json.loads(
            text,
            object_pairs_hook=_object_of,
            parse_constant=_refuse_number,
            parse_float=_finite,
        )
        if _SURROGATE_ESCAPE.search(text):
            json.dumps(value, ensure_ascii=False).encode()
    except NotARecordError:
        raise
    except RecursionError:
        raise NotARecordError("the JSON is nested too deeply") from None
    except UnicodeEncodeError:
        raise NotARecordError("the text holds half a surrogate pair") from None
    except ValueError as error:
        raise NotARecordError(f"not JSON: {error}") from None
    if not isinstance(value, dict):
        raise NotARecordError("not a JSON object")
    _check_depth(value)
    return value


def _decode(data: bytes | str) -> str:
    if len(data) > MAX_BYTES:
        raise NotARecordError("larger than 16 MB")
    try:
        encoded = data.encode() if isinstance(data, str) else data
        if len(encoded) > MAX_BYTES:
            raise NotARecordError("larger than 16 MB")
        return encoded.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotARecordError(f"not UTF-8 at byte {error.start}") from None
    except UnicodeEncodeError:
        raise NotARecordError("the text holds half a surrogate pair") from None


def _object_of(pairs: list[tuple[str, Json]]) -> JsonObject:
    value = dict(pairs)
    if len(value) < len(pairs):
        [(twice, _)] = Counter(key for key, _ in pairs).most_common(1)
        raise NotARecordError(f"the key {shown(twice)} is given twice")
    return value


def _refuse_number(text: str) -> NoReturn:
    raise NotARecordError(f"not JSON: {text} is not a number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise NotARecordError(f"the number {shown(text)} is too large")
    return number


def _check_depth(value: JsonObject) -> None:
    level: list[Json] = [value]
    for _ in range(_MAX_DEPTH):
        level = [
            child
            for parent in level
            if isinstance(parent, dict | list)
            for child in (parent.values() if isinstance(parent, dict) else parent)
        ]
        if not level:
            return
    raise NotARecordError("the JSON is nested too deeply")
