# SPDX-License-Identifier: GPL-3.0-or-later
"""How every dialog of the program is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget


def open_dialog(dialog: QDialog) -> None:
    """Open a dialog that lives no longer than it is shown, without waiting for it."""
    # Imported when there is something to open: the empty table comes sooner.
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QDialogButtonBox, QPushButton

    from buck_euchre_qt.windows.controls_look import DialogDress
    from buck_euchre_qt.windows.fresh_presses import FreshPresses

    DialogDress(dialog)
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            # Some desktops give one to what ends a dialog, in colours of their own.
            button.setIcon(QIcon())
    # The key that opened it may still be held down.
    FreshPresses(dialog).watch(dialog.findChildren(QPushButton))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def open_message(window: QWidget, text: str, *, is_good: bool) -> None:
    """Tell something over a window, bad news or good, without waiting for an answer."""
    from PySide6.QtWidgets import QMessageBox

    icon = QMessageBox.Icon.Information if is_good else QMessageBox.Icon.Warning
    open_dialog(QMessageBox(icon, "Buck Euchre", text, parent=window))
