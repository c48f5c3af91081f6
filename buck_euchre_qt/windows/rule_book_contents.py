# SPDX-License-Identifier: GPL-3.0-or-later
"""The contents of the rule book: its chapters, or what a search has found."""

from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from buck_euchre_qt.i18n.rulebook import Article, Chapter, occurrences
from buck_euchre_qt.windows.page_look import LIGHT, PageLook, page_palette
from buck_euchre_qt.windows.rule_book_page import chapter_target

_TARGET_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_EXCERPT_ROLE: Final = _TARGET_ROLE + 1

_EXCERPT_LETTERS: Final = 66
_LETTERS_BEFORE: Final = 22
_INSET_PX: Final = 12
_BELOW_PX: Final = 8
_PILL_RADIUS_PX: Final = 7

_Index = QModelIndex | QPersistentModelIndex


class ContentsList(QListWidget):
    """A list to choose a chapter or a found article from, with arrows or a click."""

    target_chosen = Signal(str)
    """An article's id, or the `chapter_target` of a chapter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = _ContentsDelegate(self)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        # As tall as what it lists, where there is room for that.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose)

    @property
    def targets(self) -> list[str]:
        """What can be chosen, from the top."""
        found = (self._target(self.item(row)) for row in range(self.count()))
        return [target for target in found if target]

    def set_look(self, look: PageLook) -> None:
        """Paint in the colours of this look."""
        self._painter.look = look
        self.setPalette(page_palette(look, look.panel))
        self.viewport().update()
        self.updateGeometry()

    def show_chapters(self, chapters: tuple[Chapter, ...], current: int) -> None:
        """List the chapters, with this one as the current."""
        blocker = QSignalBlocker(self)
        self.clear()
        for chapter in chapters:
            number = f"{chapter.number}\N{EN SPACE}" if chapter.is_numbered else ""
            self._add(f"{number}{chapter.title}", chapter_target(chapter.number), None)
        blocker.unblock()
        self.updateGeometry()
        self.set_current(chapter_target(current))

    def show_hits(self, hits: list[Article], words: str, nothing_found: str) -> None:
        """List the found articles with the part of their text in which the words occur."""
        blocker = QSignalBlocker(self)
        self.clear()
        for hit in hits:
            self._add(hit.label, hit.id, excerpt(hit.words, words))
        if not hits:
            item = QListWidgetItem(nothing_found)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)
        self.setCurrentRow(-1)
        self._painter.words = words
        blocker.unblock()
        self.updateGeometry()

    def set_current(self, target: str) -> None:
        """Make this the current entry without choosing it; does nothing if it is not listed."""
        for row in range(self.count()):
            if self._target(self.item(row)) == target:
                blocker = QSignalBlocker(self)
                self.setCurrentRow(row)
                blocker.unblock()
                self.scrollToItem(self.item(row))
                self.viewport().update()

    def sizeHint(self) -> QSize:
        """Return the height of all that is listed."""
        height = sum(self.sizeHintForRow(row) for row in range(self.count()))
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + _BELOW_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the entries out anew in another width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if event.size().width() != event.oldSize().width():
            # Titles take more lines on a narrow list.
            self.updateGeometry()

    def _add(self, title: str, target: str, found: str | None) -> None:
        item = QListWidgetItem(title)
        item.setData(_TARGET_ROLE, target)
        item.setData(_EXCERPT_ROLE, found)
        if found is not None:
            item.setData(int(Qt.ItemDataRole.AccessibleTextRole), f"{title}: {found}")
        self.addItem(item)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and self._target(item):
            self.target_chosen.emit(self._target(item))

    def _target(self, item: QListWidgetItem) -> str:
        target = item.data(_TARGET_ROLE)
        return target if isinstance(target, str) else ""


def excerpt(text: str, words: str) -> str:
    """Return the part of a text around the first of the words, with dots where it is cut."""
    plain = text.replace("\n\n", " ")
    spans = occurrences(plain, words)
    start = max(0, spans[0][0] - _LETTERS_BEFORE) if spans else 0
    if start:
        start = plain.find(" ", start) + 1
    end = min(len(plain), start + _EXCERPT_LETTERS)
    if end < len(plain):
        end = max(plain.rfind(" ", start, end), start + 1)
    head = "…\N{NO-BREAK SPACE}" if start else ""
    tail = "\N{NO-BREAK SPACE}…" if end < len(plain) else ""
    return f"{head}{plain[start:end]}{tail}"


class _ContentsDelegate(QStyledItemDelegate):
    """Paints an entry as a pill: a chapter on one line, a hit with its excerpt below its id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = LIGHT
        self.words = ""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        view = self._view(option)
        width = view.viewport().width()
        found = index.data(_EXCERPT_ROLE)
        title = self._title_height(index, view, width - 2 * _INSET_PX)
        if not isinstance(found, str):
            return QSize(width, title + 16)
        layout = self._excerpt_layout(found, view.font(), width - 2 * _INSET_PX, self.look.ink)
        return QSize(width, title + round(layout.boundingRect().height()) + 22)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        view = self._view(option)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect).adjusted(1, 1, -1, -1)
        is_current = view.currentIndex() == index
        is_choice = isinstance(index.data(_TARGET_ROLE), str)
        is_under_mouse = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if is_choice and (is_current or is_under_mouse):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.pill if is_current else self.look.pill_hover))
            painter.drawRoundedRect(QRectF(box), _PILL_RADIUS_PX, _PILL_RADIUS_PX)
        if is_choice and is_current and view.hasFocus():
            painter.setPen(QPen(QColor(self.look.mark_edge), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(box).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, _PILL_RADIUS_PX, _PILL_RADIUS_PX)
        self._paint_words(painter, view, box, index, is_current and is_choice)
        painter.restore()

    def _paint_words(
        self,
        painter: QPainter,
        view: QAbstractItemView,
        box: QRect,
        index: _Index,
        is_current: bool,
    ) -> None:
        found = index.data(_EXCERPT_ROLE)
        inner = box.adjusted(_INSET_PX - 1, 7, 1 - _INSET_PX, -7)
        title_ink = self.look.ink
        if isinstance(found, str):
            title_ink = self.look.accent
        elif not isinstance(index.data(_TARGET_ROLE), str):
            title_ink = self.look.muted
        ink = self.look.pill_ink if is_current else self.look.ink
        painter.setPen(QColor(self.look.pill_ink if is_current else title_ink))
        painter.setFont(self._title_font(index, view.font()))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        painter.drawText(inner, int(flags), str(index.data()))
        if isinstance(found, str):
            layout = self._excerpt_layout(found, view.font(), inner.width(), ink)
            below = inner.top() + self._title_height(index, view, inner.width()) + 2
            layout.draw(painter, QPointF(inner.left(), below))

    def _title_font(self, index: _Index, font: QFont) -> QFont:
        title = QFont(font)
        if isinstance(index.data(_EXCERPT_ROLE), str):
            title.setWeight(QFont.Weight.DemiBold)
        return title

    def _title_height(self, index: _Index, view: QAbstractItemView, width: int) -> int:
        metrics = QFontMetrics(self._title_font(index, view.font()))
        flags = int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(QRect(0, 0, width, 10_000), flags, str(index.data())).height()

    def _excerpt_layout(self, text: str, font: QFont, width: float, ink: str) -> QTextLayout:
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        ranges: list[QTextLayout.FormatRange] = []
        plain = QTextCharFormat()
        plain.setForeground(QColor(ink))
        strong = QTextCharFormat(plain)
        strong.setFontWeight(QFont.Weight.Bold)
        spans = [(0, len(text), plain)]
        spans += [(start, end, strong) for start, end in occurrences(text, self.words)]
        for start, end, form in spans:
            part = QTextLayout.FormatRange()
            part.start = start
            part.length = end - start
            part.format = form
            ranges.append(part)
        layout.setFormats(ranges)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout

    def _view(self, option: QStyleOptionViewItem) -> QAbstractItemView:
        view = option.widget
        if not isinstance(view, QAbstractItemView):
            raise TypeError("the contents are painted in a list only")
        return view
