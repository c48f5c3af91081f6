# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways in which a file can be damaged."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

_WORDS: Final = (
    b"null",
    b"true",
    b"-1",
    b"0",
    b"25",
    b"1e999",
    b"99999999999999999999999",
    b"NaN",
    b'""',
    b"[]",
    b"{}",
    b'"\\ud800"',
    b'"\\u0000"',
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"!!python/object:os.system",
    b"cos\nsystem\n(S'true'\ntR.",
    b"[" * 3000,
    b'{"a":' * 500,
    b"\0" * 64,
    b"play JD",
    b"JD",
    b"human",
)


def _flip(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8, 64))):
        if changed:
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _truncate(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _cut_out(data: bytes, rng: random.Random) -> bytes:
    start, end = _part(data, rng)
    return data[:start] + data[end:]


def _double(data: bytes, rng: random.Random) -> bytes:
    start, end = _part(data, rng)
    return data[:end] + data[start:]


def _blank(data: bytes, rng: random.Random) -> bytes:
    start, end = _part(data, rng)
    return data[:start] + bytes(end - start) + data[end:]


def _noise(data: bytes, rng: random.Random) -> bytes:
    start, end = _part(data, rng)
    return data[:start] + rng.randbytes(end - start) + data[end:]


def _insert_word(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(_WORDS) + data[at:]


def _replace_value(data: bytes, rng: random.Random) -> bytes:
    """Put something else in the place of one value of a text of JSON."""
    start = data.find(b": ", rng.randrange(len(data) + 1))
    if start < 0:
        return _insert_word(data, rng)
    ends = [at for at in (data.find(sign, start) for sign in (b",", b"\n", b"}")) if at > 0]
    return data[: start + 2] + rng.choice(_WORDS) + data[min(ends, default=len(data)) :]


def _swap(data: bytes, rng: random.Random) -> bytes:
    first, second = sorted((_part(data, rng), _part(data, rng)))
    if first[1] > second[0]:
        return _double(data, rng)
    middle = data[first[1] : second[0]]
    one, two = data[slice(*first)], data[slice(*second)]
    return data[: first[0]] + two + middle + one + data[second[1] :]


def _empty(_data: bytes, _rng: random.Random) -> bytes:
    return b""


def _other(_data: bytes, rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(5000))


def _part(data: bytes, rng: random.Random) -> tuple[int, int]:
    start = rng.randrange(len(data) + 1)
    return start, min(len(data), start + rng.choice((1, 4, 30, 300, 4096)))


_MUTATIONS: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    _flip,
    _flip,
    _truncate,
    _cut_out,
    _double,
    _blank,
    _noise,
    _insert_word,
    _insert_word,
    _replace_value,
    _replace_value,
    _replace_value,
    _swap,
    _empty,
    _other,
)


def mutate(data: bytes, rng: random.Random) -> bytes:
    """Return the data, damaged once or several times."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        data = rng.choice(_MUTATIONS)(data, rng)
    return data
