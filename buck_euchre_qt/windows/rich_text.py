# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts with drawn suits: marks such as ``{KH}`` become a letter and a picture."""

from __future__ import annotations

import base64
import html
import math
import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.i18n.labels import MARK, rank_letter

_ARTICLE: Final = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
# Neither the rank nor a full stop may be parted from the suit at a line's end. After a picture Qt
# breaks a line whatever stands there, so the picture is wider by what follows, which moves back.
_JOINER: Final = "\N{WORD JOINER}"
_AFTER: Final = re.compile("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]?[^\\w\\s{]+")
_NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
_AFTER_NUMBER: Final = re.compile(r"(?<=\d) (?=[^\W\d])")
_LAST_WORD: Final = re.compile(r" (?=(?:\{\w\w?\}|\w{1,3})\W*$)")


def unbroken(text: str) -> str:
    """Return a text whose numbers stay with what they count, and whose last word is not alone.

    A last word is short where it is a card or has three letters at most.
    """
    together = _AFTER_NUMBER.sub("\N{NO-BREAK SPACE}", text)
    return _LAST_WORD.sub("\N{NO-BREAK SPACE}", together)


def to_html(text: str, widget: QWidget, *, is_on_dark: bool) -> str:
    """Return a text as HTML for a label of `widget`, its suits drawn at the font's height."""
    metrics = QFontMetricsF(widget.font())
    height = round(metrics.ascent() * 0.86)
    ratio = widget.devicePixelRatioF()
    pieces: list[str] = []
    end = 0
    for mark in MARK.finditer(text):
        pieces.append(html.escape(text[end : mark.start()]))
        after = _AFTER.match(text, mark.end())
        room = math.ceil(metrics.horizontalAdvance(after[0])) if after else 0
        picture = _suit_picture(mark[2], height, room, ratio, is_on_dark)
        sign = f'<img src="{picture}" width="{height + room}" height="{height}">'
        pieces.append(_JOINER.join((rank_letter(mark[1]), sign)))
        if room:
            pieces.append(f'<span style="letter-spacing:-{room}px">{_JOINER}</span>')
        end = mark.end()
    pieces.append(html.escape(text[end:]))
    whole = "".join(pieces)
    if _NARROW_SPACE in text:
        # As HTML usually is read, a narrow space becomes one where a line may break.
        return f'<span style="white-space:pre-wrap">{whole}</span>'
    return whole


def link_articles(text_as_html: str, colour: str) -> str:
    """Return HTML in which every cited article can be clicked; its link is the article's id."""

    def link(found: re.Match[str]) -> str:
        return f'<a href="{found[0]}" style="color:{colour}">{found[0]}</a>'

    return _ARTICLE.sub(link, text_as_html)


@lru_cache(maxsize=64)
def _suit_picture(suit: str, height: int, room: int, ratio: float, is_on_dark: bool) -> str:
    """Return a suit as a picture, with nothing on so many points to its right."""
    variant = "_light" if is_on_dark else ""
    renderer = QSvgRenderer(f":/suits/{suit}{variant}.svg")
    side = max(1, round(height * ratio))
    image = QImage(side + round(room * ratio), side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    buffer.close()
    return "data:image/png;base64," + base64.b64encode(data.data()).decode("ascii")
