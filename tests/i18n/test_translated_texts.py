# SPDX-License-Identifier: GPL-3.0-or-later
"""Slips of the pen in the texts of every language."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"
TWICE = re.compile(r"\b(\w{2,}) \1\b", re.IGNORECASE)
# Pronouns that rightly follow themselves, or another word of the same letters.
RIGHT = {"vous", "nous", "se"}


@pytest.mark.parametrize("path", sorted(TRANSLATIONS.glob("*.ts")), ids=lambda path: path.stem)
def test_no_word_is_written_twice(path: Path) -> None:
    found = []
    for element in ET.parse(path).iter():
        if element.tag in ("translation", "numerusform"):
            text = (element.text or "").replace("&", "")
            found += [match[0] for match in TWICE.finditer(text) if match[1].lower() not in RIGHT]
    assert found == []


@pytest.mark.parametrize("path", sorted(TRANSLATIONS.glob("*.ts")), ids=lambda path: path.stem)
def test_no_line_can_break_before_a_percent_sign(path: Path) -> None:
    texts = [each.text or "" for each in ET.parse(path).iter("translation")]
    assert sum("%" in text for text in texts) > 5
    assert [text for text in texts if " %" in text.replace(" %n", "")] == []
