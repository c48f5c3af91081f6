# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program says about itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from buck_euchre_qt import __version__

translate = QCoreApplication.translate


def about_box(parent: QWidget) -> QMessageBox:
    """Return the box that tells the version and the licences."""
    text = translate(
        "MainWindow",
        "Buck Euchre {version}\n\nA card table for one person against computer players. "
        "Free software under the GNU General Public License, version 3 or later. "
        "It uses Qt for Python under the GNU Lesser General Public License.",
    )
    return QMessageBox(
        QMessageBox.Icon.Information,
        translate("MainWindow", "About Buck Euchre"),
        text.format(version=__version__),
        parent=parent,
    )
