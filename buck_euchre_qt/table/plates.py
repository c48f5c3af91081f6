# SPDX-License-Identifier: GPL-3.0-or-later
"""A seat's plate: portrait, name, score in its ring, tricks taken, and the marks of the deal."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table import style
from buck_euchre_qt.table.pixmaps import blank_pixmap, smooth_painter
from buck_euchre_qt.table.plate_spots import badge_rect, plate_spots, puck_rect
from buck_euchre_qt.table.suits import paint_trump
from buck_euchre_qt.table.tints import Tints

TRICKS: Final = 5
PLATE_MARGIN: Final = 0.16
"""Room around a plate for its outline and shadow, over its height."""
_KEPT_GROUNDS: Final = 4
_MINUS: Final = "\N{MINUS SIGN}"
_PLUS: Final = "+"
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Team(Enum):
    """Whose side a seat is on that shares its score."""

    OWN = "the onlooker's"
    OTHER = "the others'"


class PlateFace(NamedTuple):
    """All that a plate shows; a plate is painted again when this changes.

    `score` is None while there is none, `change` while the deal is not scored. `badge` is the
    maker's trump, None for the others. `note` is the word on a plate that sits out;
    `is_called_over` leaves the place of the tricks free for a bubble. `portrait`
    names whose picture it bears, nothing for none. `is_rising` tells which way a score wins.
    `team` is None where nobody shares a score.
    """

    name: str
    score: int | None
    progress: float
    is_leading: bool
    taken: int
    change: int | None
    is_dealer: bool
    badge: Trump | None
    note: str
    thinking: str
    is_turn: bool
    is_winner: bool
    portrait: str = ""
    is_rising: bool = False
    team: Team | None = None
    is_called_over: bool = False


class PlateDress(NamedTuple):
    """What a plate is painted with: colours, suits in two or four, and a portrait if it has one.

    `ground` is the bare plate where that is there already.
    """

    tints: Tints
    has_four_colours: bool = False
    portrait: QPixmap | None = None
    ground: QPixmap | None = None


def plate_pixmap(
    face: PlateFace, width: float, height: float, ratio: float, dress: PlateDress
) -> QPixmap:
    """Return a plate with a margin of `PLATE_MARGIN` heights on every side."""
    margin = PLATE_MARGIN * height
    rect = QRectF(margin, margin, width, height)
    # What fades shows more of each layer than all of them together would.
    is_faded = bool(face.note)
    ground = None if is_faded else dress.ground
    if ground is None:
        pixmap = blank_pixmap(width + 2 * margin, height + 2 * margin, ratio)
    else:
        pixmap = QPixmap(ground)
    painter = smooth_painter(pixmap)
    if is_faded:
        painter.setOpacity(style.OUT_OPACITY)
    if ground is None:
        _paint_ground(painter, rect, dress.tints, has_portrait=dress.portrait is not None)
    _PlatePainter(painter, face, rect, dress).paint()
    painter.end()
    return pixmap


class PlateGrounds:
    """Keeps bare plates, which are painted again and again with other things on them."""

    def __init__(self) -> None:
        self._made: dict[tuple[float, float, float, bool], QPixmap] = {}
        self._tints: Tints | None = None

    def picture(
        self, width: float, height: float, ratio: float, tints: Tints, *, has_portrait: bool
    ) -> QPixmap:
        """Return a plate with nothing on it, as `plate_pixmap` paints it."""
        if tints is not self._tints or len(self._made) >= _KEPT_GROUNDS:
            self._made.clear()
            self._tints = tints
        key = (width, height, ratio, has_portrait)
        found = self._made.get(key)
        if found is None:
            margin = PLATE_MARGIN * height
            found = blank_pixmap(width + 2 * margin, height + 2 * margin, ratio)
            painter = smooth_painter(found)
            rect = QRectF(margin, margin, width, height)
            _paint_ground(painter, rect, tints, has_portrait=has_portrait)
            painter.end()
            self._made[key] = found
        return found


def _radius(height: float, *, has_portrait: bool) -> float:
    return (0.5 if has_portrait else 0.24) * height


def _paint_ground(painter: QPainter, rect: QRectF, tints: Tints, *, has_portrait: bool) -> None:
    """Paint a plate's shadow, its ground and its edge."""
    unit = rect.height()
    radius = _radius(unit, has_portrait=has_portrait)
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = tints.shadow.lighter(100)
    shadow.setAlpha(9)
    painter.setBrush(shadow)
    for ring in range(6):
        spread = unit * 0.014 * (6 - ring)
        grown = rect.adjusted(-spread, -spread, spread, spread).translated(0, unit * 0.02)
        painter.drawRoundedRect(grown, radius + spread, radius + spread)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, tints.plate_top)
    ground.setColorAt(1, tints.plate_bottom)
    painter.setBrush(ground)
    edge = max(1.0, 0.014 * unit) * tints.line_width
    painter.setPen(QPen(tints.plate_edge, edge))
    painter.drawRoundedRect(rect, radius, radius)


class _PlatePainter:
    """Paints one plate; every length is a part of its height."""

    def __init__(self, painter: QPainter, face: PlateFace, rect: QRectF, dress: PlateDress) -> None:
        self.painter = painter
        self.face = face
        self.rect = rect
        self.unit = rect.height()
        self.dress = dress
        self.tints = dress.tints
        self.spots = plate_spots(rect, has_portrait=dress.portrait is not None)

    def paint(self) -> None:
        if self.face.is_turn or self.face.is_winner:
            self._paint_outline()
        self._paint_ring()
        self._paint_portrait()
        self._paint_tricks()
        if self.face.is_leading or self.face.is_winner:
            self._paint_crown()
        self._paint_badges()
        self._paint_name()

    def _paint_outline(self) -> None:
        painter, colour = self.painter, self.tints.turn
        radius = _radius(self.unit, has_portrait=self.spots.portrait is not None)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lines = [(0.0, 0.045, colour)]
        if self.face.is_winner:
            lines.append((0.075, 0.022, colour))
        else:
            soft = colour.lighter(100)
            soft.setAlpha(110)
            lines.append((0.05, 0.06, soft))
        for out, width, each in lines:
            grown = out * self.unit
            painter.setPen(QPen(each, width * self.unit))
            painter.drawRoundedRect(
                self.rect.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown
            )

    def _paint_portrait(self) -> None:
        spot, portrait = self.spots.portrait, self.dress.portrait
        if spot is not None and portrait is not None:
            self.painter.drawPixmap(spot, portrait, QRectF(portrait.rect()))
            self._paint_team(spot)

    def _paint_team(self, spot: QRectF) -> None:
        """Paint a rim in the colour of the team; that of the others is broken, too."""
        team = self.face.team
        if team is None:
            return
        width = 0.06 * self.unit
        inset = 0.5 * width
        rim = spot.adjusted(inset, inset, -inset, -inset)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(self.tints.plate_bottom, width))
        self.painter.drawEllipse(rim)
        pen = QPen(self._team_colour(), width)
        if team is Team.OTHER:
            pen.setDashPattern([1.9, 1.1])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.drawEllipse(rim)

    def _team_colour(self) -> QColor:
        return self.tints.team_own if self.face.team is Team.OWN else self.tints.team_other

    def _paint_ring(self) -> None:
        painter, face, tints = self.painter, self.face, self.tints
        side = self.spots.ring.width()
        width = 0.112 * side
        ring = self.spots.ring.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tints.ring_track, width))
        painter.drawEllipse(ring)
        if face.progress > 0:
            colour = tints.accent if face.is_leading or face.is_winner else tints.ring
            if face.team is not None:
                colour = self._team_colour()
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, c=Qt.PenCapStyle.RoundCap))
            painter.drawArc(ring, 90 * 16, -round(360 * 16 * min(1.0, face.progress)))
        if face.score is not None:
            text = _signed(face.score, plus="")
            inner = side - 2.8 * width
            painter.setFont(style.fitted_font(text, 0.44 * side, inner, is_bold=True))
            painter.setPen(tints.text)
            painter.drawText(self.spots.ring, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_crown(self) -> None:
        side = 0.34 * self.unit
        on = self.spots.portrait or self.spots.ring
        self.painter.save()
        self.painter.translate(on.left() + 0.17 * on.width(), on.top() + 0.1 * on.height())
        self.painter.rotate(-28 if self.spots.portrait else 0)
        paint_crown(self.painter, QRectF(-side / 2, -side * 0.4, side, side * 0.8))
        self.painter.restore()

    def _paint_badges(self) -> None:
        """Paint the dealer's puck and the maker's suit."""
        painter, face = self.painter, self.face
        if face.badge is not None:
            badge = badge_rect(self.spots, self.unit)
            painter.setPen(QPen(style.GOLD, 0.03 * self.unit))
            painter.setBrush(style.CREAM)
            painter.drawRoundedRect(badge, 0.3 * badge.width(), 0.3 * badge.width())
            sign = style.scaled(badge, 0.66)
            has_four = self.dress.has_four_colours
            paint_trump(painter, sign, face.badge, is_light=False, has_four_colours=has_four)
        if face.is_dealer:
            paint_puck(painter, puck_rect(self.spots, self.unit))

    def _paint_name(self) -> None:
        painter, face = self.painter, self.face
        has_badge = face.badge is not None
        line = self.spots.name_line(self.unit, is_turn=face.is_turn, has_badge=has_badge)
        if face.is_turn:
            self._paint_pointer(line)
        used = style.fitted_font(face.name, 0.25 * self.unit, line.width(), is_bold=True)
        painter.setFont(used)
        name = QFontMetricsF(used).elidedText(face.name, Qt.TextElideMode.ElideRight, line.width())
        painter.setPen(self.tints.text)
        painter.drawText(line, _LEFT, name)

    def _paint_pointer(self, line: QRectF) -> None:
        side = (0.08 if self.spots.is_narrow else 0.15) * self.unit
        left = self.spots.pointer_left(line, self.unit)
        middle = line.center().y()
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.tints.accent)
        self.painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(left, middle - side * 0.6),
                    QPointF(left + side, middle),
                    QPointF(left, middle + side * 0.6),
                ]
            )
        )

    def _paint_tricks(self) -> None:
        painter, face, tints = self.painter, self.face, self.tints
        line = QRectF(self.spots.tricks)
        if face.is_called_over:
            return
        if face.note:
            self._paint_note(line, face.note, Qt.AlignmentFlag.AlignLeft)
            return
        high = 0.235 * self.unit
        # Narrow plates make room for the change of the score beside the tricks.
        step = min(0.225 * self.unit, 0.68 * line.width() / TRICKS)
        wide = step * 0.74
        top = line.center().y() - high / 2
        edge = 0.022 * self.unit * tints.line_width
        for trick in range(TRICKS):
            pip = QRectF(line.left() + trick * step, top, wide, high)
            is_full = trick < face.taken
            painter.setPen(QPen(tints.accent if is_full else tints.accent_soft, edge))
            painter.setBrush(tints.accent if is_full else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pip, 0.05 * self.unit, 0.05 * self.unit)
        line.setLeft(line.left() + TRICKS * step)
        if face.change is not None:
            is_loss = face.change > 0 and not face.is_rising
            painter.setPen(tints.bad if is_loss else tints.good)
            text = _signed(face.change, plus=_PLUS)
            painter.setFont(style.fitted_font(text, 0.27 * self.unit, line.width(), is_bold=True))
            painter.drawText(line, _RIGHT, text)
        elif face.thinking:
            self._paint_note(line, face.thinking, Qt.AlignmentFlag.AlignRight)

    def _paint_note(self, line: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
        painter = self.painter
        painter.setOpacity(1.0)
        # On a plate that has faded into the felt, only the strongest ink is read.
        painter.setPen(self.tints.text)
        used = style.fitted_font(text, 0.24 * self.unit, line.width())
        painter.setFont(used)
        elided = QFontMetricsF(used).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, elided)


def paint_crown(painter: QPainter, rect: QRectF) -> None:
    """Paint a small crown that fills a rectangle."""
    path = QPainterPath()
    points = ((0, 0.18), (0.26, 0.52), (0.5, 0.0), (0.74, 0.52), (1, 0.18), (0.88, 1), (0.12, 1))
    for number, (x, y) in enumerate(points):
        point = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    painter.setPen(
        QPen(style.INK, rect.height() * 0.12, Qt.PenStyle.SolidLine, j=Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(style.GOLD)
    painter.drawPath(path)


def paint_puck(painter: QPainter, rect: QRectF) -> None:
    """Paint the dealer's puck: two cards fanned on a golden disc."""
    painter.setPen(QPen(style.GOLD_DEEP, rect.height() * 0.05))
    painter.setBrush(style.GOLD)
    painter.drawEllipse(rect)
    wide, high = rect.width() * 0.36, rect.height() * 0.52
    card = QRectF(-wide / 2, -high / 2, wide, high)
    for across, angle, colour in ((-0.1, -16.0, style.CREAM), (0.1, 14.0, style.BACK)):
        painter.save()
        painter.translate(rect.center())
        painter.translate(across * rect.width(), 0)
        painter.rotate(angle)
        painter.setPen(QPen(style.INK, rect.height() * 0.05))
        painter.setBrush(colour)
        painter.drawRoundedRect(card, wide * 0.16, wide * 0.16)
        painter.restore()


def _signed(number: int, plus: str) -> str:
    return f"{_MINUS}{-number}" if number < 0 else f"{plus if number else ''}{number}"
