# SPDX-License-Identifier: GPL-3.0-or-later
"""Qt's own texts that can show here, so that they are there in every language.

Qt ships no European Portuguese. The contexts and sources are Qt's; nothing calls this.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def standard_texts() -> tuple[str, ...]:
    """Return the texts in the language in use."""
    return (
        translate("QPlatformTheme", "OK"),
        translate("QPlatformTheme", "Save"),
        translate("QPlatformTheme", "Open"),
        translate("QPlatformTheme", "Cancel"),
        translate("QPlatformTheme", "Close"),
        translate("QPlatformTheme", "Apply"),
        translate("QPlatformTheme", "Reset"),
        translate("QPlatformTheme", "Help"),
        translate("QPlatformTheme", "Discard"),
        translate("QPlatformTheme", "&Yes"),
        translate("QPlatformTheme", "&No"),
        translate("QPlatformTheme", "Abort"),
        translate("QPlatformTheme", "Retry"),
        translate("QPlatformTheme", "Ignore"),
        translate("QPlatformTheme", "Restore Defaults"),
        translate("QWidgetTextControl", "&Undo"),
        translate("QWidgetTextControl", "&Redo"),
        translate("QWidgetTextControl", "Cu&t"),
        translate("QWidgetTextControl", "&Copy"),
        translate("QWidgetTextControl", "&Paste"),
        translate("QWidgetTextControl", "Delete"),
        translate("QWidgetTextControl", "Select All"),
        translate("QLineEdit", "&Undo"),
        translate("QLineEdit", "&Redo"),
        translate("QLineEdit", "Cu&t"),
        translate("QLineEdit", "&Copy"),
        translate("QLineEdit", "&Paste"),
        translate("QLineEdit", "Delete"),
        translate("QLineEdit", "Select All"),
        translate("QFileDialog", "Look in:"),
        translate("QFileDialog", "File &name:"),
        translate("QFileDialog", "Files of type:"),
        translate("QFileDialog", "&Look in:"),
        translate("QFileDialog", "Files of &type:"),
        translate("QFileDialog", "&Open"),
        translate("QFileDialog", "&Save"),
        translate("QFileDialog", "Back"),
        translate("QFileDialog", "Forward"),
        translate("QFileDialog", "Parent Directory"),
        translate("QFileDialog", "Create New Folder"),
        translate("QFileDialog", "List View"),
        translate("QFileDialog", "Detail View"),
        translate("QFileDialog", "My Computer"),
        translate("QFileSystemModel", "Name"),
        translate("QFileSystemModel", "Size"),
        translate("QFileSystemModel", "Type"),
        translate("QFileSystemModel", "Date Modified"),
        translate("QAbstractFileIconProvider", "Folder"),
        translate("QAbstractSpinBox", "&Select All"),
        translate("QAbstractSpinBox", "&Step up"),
        translate("QAbstractSpinBox", "Step &down"),
        translate("QMessageBox", "Show Details..."),
        translate("QMessageBox", "Hide Details..."),
        translate("QShortcut", "Space"),
    )
