# SPDX-License-Identifier: GPL-3.0-or-later
"""What the words of a lesson consist of; cards inside texts are marks such as ``{KH}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

_NONE: Final[Mapping[str, str]] = {}


class PageText(NamedTuple):
    """The words of a page; an empty line starts a new paragraph.

    `right` is said to a right answer, or what `praise` has for it; `wrong` to the others, by
    answer and under ``""`` for those without words of their own. `options` are the answers in
    words.
    """

    title: str
    text: str
    right: str = ""
    wrong: Mapping[str, str] = _NONE
    options: Mapping[str, str] = _NONE
    praise: Mapping[str, str] = _NONE


class LessonText(NamedTuple):
    """The words of a lesson, with those of its pages by their ids."""

    title: str
    summary: str
    pages: Mapping[str, PageText]
