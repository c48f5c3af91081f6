# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts that have less room than they take."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QHeaderView, QLabel, QWidget

from tests.windows.person import read


def let_lay_out() -> None:
    """Let one layout follow from the other: turns are counted, not time."""
    for _ in range(20):
        QTest.qWait(1)


def cut_off(top: QWidget) -> list[str]:
    """Return every visible label and button in a window that has less room than its text takes."""
    found = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisibleTo(top) or not widget.isVisible():
            continue
        if isinstance(widget, QLabel) and widget.text():
            found += _cut_label(widget)
        elif isinstance(widget, QAbstractButton) and widget.text():
            wanted = widget.sizeHint()
            if widget.width() < wanted.width() or widget.height() < wanted.height():
                found.append(f"button {widget.text()!r} {widget.size()} {wanted}")
        elif isinstance(widget, QHeaderView):
            found += _cut_header(widget)
        text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        if text and not top.rect().contains(QRect(widget.mapTo(top, QPoint()), widget.size())):
            found.append(f"outside the window: {text!r}")
    return found


def _cut_label(label: QLabel) -> list[str]:
    wants = label.sizeHint()
    if label.wordWrap():
        height = label.heightForWidth(label.width())
        metrics = QFontMetrics(label.font())
        longest = max(metrics.horizontalAdvance(word) for word in read(label.text()).split())
        is_cut = label.height() < height or label.contentsRect().width() < longest
    else:
        is_cut = label.width() < wants.width() or label.height() < wants.height()
    return [f"label {read(label.text())!r} {label.size()} {wants}"] if is_cut else []


def _cut_header(header: QHeaderView) -> list[str]:
    model, found = header.model(), []
    for section in range(header.count()):
        text = model.headerData(section, header.orientation(), Qt.ItemDataRole.DisplayRole)
        if text and header.sectionSize(section) < header.fontMetrics().horizontalAdvance(str(text)):
            found.append(f"header {text!r} {header.sectionSize(section)}")
    return found
