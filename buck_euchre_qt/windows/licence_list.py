# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the list of licences, which is written the way Debian writes them (DEP-5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

_BLANK: Final = "."


@dataclass(frozen=True, slots=True)
class Work:
    """Something that is bundled: what it is called, whose it is and under which licence.

    `licence` names one of the texts of the list; `comment` is in English and may be empty.
    """

    name: str
    holders: tuple[str, ...]
    licence: str
    comment: str


@dataclass(frozen=True, slots=True)
class LicenceList:
    """Every bundled work, and the texts of the licences by their names."""

    works: tuple[Work, ...]
    texts: dict[str, str] = field(default_factory=dict)


def read_licences(text: str) -> LicenceList:
    """Return what a list of licences says.

    :raises ValueError: when a work has no name, no holder or a licence without a text.
    """
    works: list[Work] = []
    texts: dict[str, str] = {}
    for stanza in _stanzas(text):
        name, _, body = stanza.get("License", "").partition("\n")
        if "Files" in stanza:
            holders = tuple(stanza.get("Copyright", "").split("\n"))
            works.append(Work(stanza.get("X-Work", ""), holders, name, stanza.get("Comment", "")))
        elif name:
            texts[name] = body
    for work in works:
        if not work.name or not work.holders[0] or work.licence not in texts:
            raise ValueError(f"the list of licences is not whole: {work}")
    return LicenceList(tuple(works), texts)


def _stanzas(text: str) -> Iterator[dict[str, str]]:
    for block in text.split("\n\n"):
        fields: dict[str, str] = {}
        key = ""
        for line in block.splitlines():
            if not line.startswith(" "):
                key, _, value = line.partition(":")
                fields[key] = value.strip()
            elif key:
                more = "" if line.strip() == _BLANK else line.strip()
                fields[key] = f"{fields[key]}\n{more}" if fields[key] or key == "License" else more
        if fields:
            yield fields
