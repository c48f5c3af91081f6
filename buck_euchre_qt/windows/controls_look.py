# SPDX-License-Identifier: GPL-3.0-or-later
"""The style of what windows and dialogs are filled in with: buttons, choices, fields, pages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog

from buck_euchre_qt.windows.look import Look, look_in_use
from buck_euchre_qt.windows.scroll_bars import scroll_bar_style
from buck_euchre_qt.windows.theme import plain_point_size

_FIELD_PX: Final = 4
"""Above and below what is written in a field; with more, forms set their labels too high."""
_SIGN_PX, _BOX_PX = 13, 14
"""Arrows, and boxes to tick, beside letters of the system's own size."""
_MOST_PX: Final = 15
"""A wider arrow would make the button itself wider."""
_CHANGES: Final = (QEvent.Type.ApplicationPaletteChange, QEvent.Type.ApplicationFontChange)


def controls_style(scope: str, look: Look) -> str:
    """Return the style of every such widget inside `scope`, a selector."""
    ending = "" if look.is_dark else "_dark"
    edge = look.edge_px - 1
    line = look.window_quiet if edge > 1 else look.sheet_edge
    # Thick edges tell what can be used from the rest; a grey ground would look as if it could not.
    pressable = look.window if edge > 1 else look.button
    # On a dark window a darker field would look as if it were not to be used.
    ground = pressable if look.is_dark else look.field
    buttons, fields = f"{scope} QPushButton", ("QComboBox", "QLineEdit", "QSpinBox")

    sign_px, box_px = (round(usual * _letters()) for usual in (_SIGN_PX, _BOX_PX))
    pages = ("QTextBrowser", "QPlainTextEdit", "QListWidget", *(["QListView"] * (edge > 1)))
    framed = ", ".join(f"{scope} {kind}" for kind in pages)

    # Where quiet words are as bright as others, the edge tells what cannot be used.
    asleep = f"{buttons}:disabled {{ border: 1px dotted {line}; }}" if edge > 1 else ""

    def every(state: str = "") -> str:
        return ", ".join(f"{scope} {kind}{state}" for kind in fields)

    return f"""
{buttons}, {every()} {{
    color: {look.window_ink}; border: {edge}px solid {line}; border-radius: 8px;
}}
{every()} {{
    background: {ground}; padding: {_FIELD_PX}px 7px;
    placeholder-text-color: {look.window_quiet};
    selection-background-color: {look.marked}; selection-color: {look.marked_ink};
}}
{buttons} {{ background: {pressable}; padding: 7px 13px; }}
{buttons}:hover, {every(":hover")} {{ border-color: {look.window_quiet}; }}
{buttons}:default, {buttons}[isChief="true"]:enabled {{
    background: {look.marked}; color: {look.marked_ink}; border-color: {look.marked};
}}
{buttons}:focus, {every(":focus")} {{ outline: none; border: {edge + 1}px solid {look.link}; }}
{buttons}:focus {{ padding: 6px 12px; }}
{every(":focus")} {{ padding: {_FIELD_PX - 1}px 6px; }}
{buttons}:default:focus, {buttons}[isChief="true"]:focus {{ border-color: {look.window_ink}; }}
{buttons}:disabled, {every(":disabled")} {{ color: {look.window_quiet}; }}
{asleep}
{buttons}:default:disabled {{ background: {pressable}; border-color: {line}; }}
{scope} QSpinBox QLineEdit {{ border: none; background: transparent; padding: 0px; }}
{scope} QCheckBox {{ border: 1px solid transparent; padding-right: 3px; }}
{scope} QCheckBox:focus {{ outline: 2px solid {look.link}; outline-radius: 5px; }}
{buttons}::menu-indicator, {scope} QComboBox::down-arrow, {scope} QSpinBox::down-arrow {{
    image: url(:/icons/down{ending}.svg); width: {sign_px}px; height: {sign_px}px;
}}
{scope} QCheckBox::indicator, {scope} QRadioButton::indicator {{
    width: {box_px}px; height: {box_px}px;
}}
{framed} {{
    background: {ground}; border: {edge}px solid {line}; border-radius: 8px; padding: 3px;
}}
{scope} QListWidget::item {{ padding: 4px 5px; border-radius: 6px; }}
{scope} QListWidget::item:selected {{ background: {look.marked}; color: {look.marked_ink}; }}
{buttons}::menu-indicator {{
    width: {min(sign_px, _MOST_PX)}px;
    subcontrol-origin: padding; subcontrol-position: center right; right: 8px;
}}
{scope} QPushButton[hasMenu="true"] {{ padding-right: 25px; }}
{scope} QComboBox::drop-down {{ border: none; width: 22px; }}
{scope} QSpinBox::up-arrow {{
    image: url(:/icons/up{ending}.svg); width: {sign_px - 2}px; height: {sign_px - 2}px;
}}
{scope} QSpinBox::up-button, {scope} QSpinBox::down-button {{
    border: none; width: {sign_px + 9}px;
}}
{scope} QSlider::groove:horizontal {{
    background: {look.window_quiet}; height: {edge + 1}px; border-radius: 1px;
}}
{scope} QSlider::sub-page:horizontal {{ background: {look.link}; border-radius: 1px; }}
{scope} QSlider::handle:horizontal {{
    background: {look.window_ink}; border: 3px solid {look.window}; border-radius: 9px;
    width: 12px; height: 12px; margin: -8px 0px;
}}
{scope} QSlider::handle:horizontal:focus {{ outline: none; border-color: {look.link}; }}
{scope} QSlider:horizontal {{ min-height: 22px; outline: none; }}
{scope} QTabBar::tab {{
    background: transparent; color: {look.window_quiet}; padding: 6px 12px;
    border: 2px solid transparent; border-bottom-width: 3px;
}}
{scope} QTabBar::tab:hover {{ color: {look.window_ink}; }}
{scope} QTabBar::tab:selected {{ color: {look.window_ink}; border-bottom-color: {look.link}; }}
{scope} QTabBar::tab:focus {{ border-color: {look.link}; border-radius: 7px; }}
{scope} QGroupBox {{
    border: {edge}px solid {line}; border-radius: 10px; margin-top: 1.5em; padding-top: 4px;
}}
{scope} QGroupBox::title {{ subcontrol-origin: margin; padding: 0; }}
{scroll_bar_style(scope, look.window_quiet, look.window_ink)}
"""


def _letters() -> float:
    """Return by how much the letters are larger than the system's."""
    return max(1.0, QApplication.font().pointSizeF() / plain_point_size())


class DialogDress(QObject):
    """Dresses a dialog, and again whenever the colours around it change."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        dialog.installEventFilter(self)
        self._lay()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the palette and the letters of the program."""
        if watched is self._dialog and event.type() in _CHANGES:
            self._lay()
        return False

    def _lay(self) -> None:
        style = controls_style("QDialog", look_in_use(QApplication.palette()))
        if style == self._dialog.styleSheet():
            return
        focused = self._dialog.focusWidget()
        self._dialog.setStyleSheet(style)
        # A box of buttons lays them out anew in another style, and lets the focus go.
        if focused is not None:
            focused.setFocus()
