# SPDX-License-Identifier: GPL-3.0-or-later
"""How every dialog of the program is opened."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from buck_euchre_qt.windows.controls_look import DialogDress


def open_dialog(dialog: QDialog) -> None:
    """Open a dialog that lives no longer than it is shown, without waiting for it."""
    DialogDress(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
