# SPDX-License-Identifier: GPL-3.0-or-later
"""The scene of a table on a widget: felt below, everything at its size and density."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from buck_euchre_qt.table.felt import Ground
from buck_euchre_qt.table.pace import RENDER_DELAY_MS
from buck_euchre_qt.table.scene import TableScene


class TableCanvas(QGraphicsView):
    """Shows a table and keeps its pictures sharp, whatever becomes of the widget's size.

    Between a change of size and the pictures for it, those of before are stretched.
    """

    layout_changed = Signal()
    """Things lie elsewhere: the size has changed, or the seats."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScene(self)
        self._ground = Ground()
        self._drawn_ratio: float | None = None
        self._render_later = QTimer(self)
        self._render_later.setSingleShot(True)
        self._render_later.setInterval(RENDER_DELAY_MS)
        self._render_later.timeout.connect(self._render)
        self._set_up()

    def _set_up(self) -> None:
        # To wrap a viewport that Qt has made, PySide would look at every kind of widget there is.
        self.setViewport(QWidget())
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # The felt covers all of it: nothing has to be wiped before.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def is_render_due(self) -> bool:
        """Whether pictures of before are stretched, and those for this size still to come."""
        return self._render_later.isActive()

    def _land(self) -> None:
        """Let all that moves land: a table that moves things fills this in."""

    def _let_go(self) -> None:
        """Forget what was pressed, since another window has come to the front."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find each thing's place in the new size."""
        super().resizeEvent(event)
        self._survey()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw everything in the resolution of the screen it is shown on."""
        super().showEvent(event)
        # A table that only moves to another window, or a tab, has been drawn already.
        if self._drawn_ratio != self.devicePixelRatioF():
            self._survey()
            self._render()

    def hideEvent(self, event: QHideEvent) -> None:
        """Put off drawing until the table is seen again."""
        # Nobody sees it, and being shown renders anew.
        self._render_later.stop()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        """Draw everything anew where the resolution of the screen changes."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._survey()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self._let_go()
        return super().event(event)

    def _survey(self) -> None:
        self._land()
        size = self.viewport().size()
        self.table.survey(size.width(), size.height(), self.devicePixelRatioF())
        self._drawn_ratio = None
        self.resetCachedContent()
        if self.isVisible():
            self._render_later.start()
        self.layout_changed.emit()

    def _render(self) -> None:
        self._render_later.stop()
        self.table.redraw()
        self._drawn_ratio = self.devicePixelRatioF()
        self._renew_ground()
        self.viewport().update()

    def _render_if_due(self) -> None:
        if self.is_render_due:
            self._render()

    def _renew_ground(self) -> None:
        self._ground.forget()
        self.resetCachedContent()

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        """Draw the felt, as it was last while a new one is still to come."""
        size = self.viewport().size()
        felt = self._ground.last
        if felt.isNull() or not self.is_render_due:
            layout, ratio = self.table.poser.layout, self.devicePixelRatioF()
            felt = self._ground.picture(size, ratio, layout, self.table.appearance)
        painter.drawPixmap(QRectF(0, 0, size.width(), size.height()), felt, QRectF())
