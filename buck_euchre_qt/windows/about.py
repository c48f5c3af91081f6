# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program says about itself, and the licences of everything that comes with it."""

from __future__ import annotations

import html
import platform
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QFile, QIODevice, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QIcon, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt import __version__
from buck_euchre_qt.assets import register_licences
from buck_euchre_qt.windows.licence_list import LicenceList, read_licences

translate = QCoreApplication.translate

_ICON_PX: Final = 64
_SIZE_PX: Final = (680, 560)
_WHOLE_TEXTS: Final = {"GPL-3.0-or-later": "GPL-3.0.txt", "LGPL-3": "LGPL-3.0.txt"}
_QT_SOURCES: Final = "https://download.qt.io/official_releases/"


class AboutDialog(QDialog):
    """Tells the version, whose work the program rests on, and under which licences."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        register_licences()
        self._licences: Final = read_licences(_read("copyright"))
        icon = QLabel(self)
        icon.setPixmap(QIcon(":/icons/buck-euchre.svg").pixmap(_ICON_PX, _ICON_PX))
        self._title = QLabel(self)
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        self._title.setFont(font)
        self._line = QLabel(self)
        self._line.setWordWrap(True)
        self._search = QLineEdit(self)
        self._search.setClearButtonEnabled(True)
        self._search.textEdited.connect(self._find_first)
        self._search.returnPressed.connect(self._find_next)
        self._text = QTextBrowser(self)
        # Links lead within the page; the few addresses are the browser's affair.
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(self._follow)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        # Return goes on searching and does not close the dialog.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        head = QGridLayout()
        head.setHorizontalSpacing(18)
        head.addWidget(icon, 0, 0, 2, 1)
        head.addWidget(self._title, 0, 1)
        head.addWidget(self._line, 1, 1)
        head.setColumnStretch(1, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 20, 22, 18)
        lines.setSpacing(14)
        lines.addLayout(head)
        lines.addWidget(self._search)
        lines.addWidget(self._text, 1)
        lines.addWidget(buttons)
        self._retranslate()
        self.resize(*_SIZE_PX)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("About", "About Buck Euchre"))
        # A name, and so the same in every language.
        self._title.setText(f"Buck Euchre {__version__}")
        self._line.setText(
            translate("About", "A card table for one person against computer players.")
        )
        self._search.setPlaceholderText(translate("About", "Search the licences"))
        self._search.setAccessibleName(translate("About", "Search the licences"))
        self._text.setAccessibleName(translate("About", "Licences"))
        self._text.setHtml(_page(self._licences))

    def _find_first(self, wanted: str) -> None:
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        if wanted:
            self._text.find(wanted)

    def _find_next(self) -> None:
        wanted = self._search.text()
        if wanted and not self._text.find(wanted):
            self._find_first(wanted)

    def _follow(self, address: QUrl) -> None:
        if address.scheme():
            QDesktopServices.openUrl(address)
        else:
            self._text.scrollToAnchor(address.fragment())


def _page(licences: LicenceList) -> str:
    works = "".join(
        f"<tr><td><b>{html.escape(work.name)}</b> {_version(work.name)}</td>"
        f"<td>{'<br>'.join(map(html.escape, work.holders))}</td>"
        f'<td><a href="#{_anchor(work.licence)}">{html.escape(work.licence)}</a></td></tr>'
        for work in licences.works
    )
    notes = "".join(
        f"<p><b>{html.escape(work.name)}</b><br>{html.escape(work.comment)}</p>"
        for work in licences.works
        if work.comment
    )
    texts = "".join(
        f'<h3><a name="{_anchor(name)}">{html.escape(name)}</a></h3>{_paragraphs(name, text)}'
        for name, text in licences.texts.items()
    )
    heads = (
        translate("About", "Work"),
        translate("About", "Copyright"),
        translate("About", "Licence"),
    )
    return "".join(
        (
            f"<p>{html.escape(_freedom())}</p>",
            f"<h2>{html.escape(translate('About', 'What comes with it'))}</h2>",
            "<table cellpadding='4'><tr>",
            *(f"<th align='left'>{html.escape(head)}</th>" for head in heads),
            f"</tr>{works}</table>",
            f"<h2>{html.escape(translate('About', 'Your own Qt'))}</h2><p>{_replacing_qt()}</p>",
            f"<h2>{html.escape(translate('About', 'Notices, in English'))}</h2>{notes}",
            f"<h2>{html.escape(translate('About', 'Texts of the licences, in English'))}</h2>",
            texts,
        )
    )


def _freedom() -> str:
    return translate(
        "About",
        "Buck Euchre is free software: you may use it, study it, pass it on and change it under "
        "the GNU General Public License, version 3 or later. It comes without any warranty.",
    )


def _replacing_qt() -> str:
    import PySide6

    text = translate(
        "About",
        "Qt and Qt for Python are used under the GNU Lesser General Public License, version 3, as "
        "shared libraries beside the program. You may put your own in their place: build a Qt of "
        "the same major version and copy its libraries and plug-ins over those in {folder}, "
        "keeping their names; nothing checks them. The source code of the version in use is "
        "offered at {address}.",
    )
    folder = f"<code>{html.escape(str(Path(PySide6.__file__).parent))}</code>"
    link = f'<a href="{_QT_SOURCES}">{_QT_SOURCES}</a>'
    return html.escape(text, quote=False).format(folder=folder, address=link)


def _version(work: str) -> str:
    """Return which version of a work runs, empty where that cannot be asked."""
    match work:
        case "Buck Euchre":
            return __version__
        case "Qt and Qt for Python":
            return qVersion()
        case "Python":
            return platform.python_version()
    return ""


def _paragraphs(name: str, text: str) -> str:
    if name in _WHOLE_TEXTS:
        text = _read(_WHOLE_TEXTS[name])
        return f"<pre>{html.escape(text)}</pre>"
    blocks = text.split("\n\n")
    return "".join(f"<p>{html.escape(block)}</p>" for block in blocks)


def _anchor(licence: str) -> str:
    return licence.replace(" ", "-")


def _read(name: str) -> str:
    """Return a file of the licences; the assets are whole once they are registered."""
    file = QFile(f":/licences/{name}")
    file.open(QIODevice.OpenModeFlag.ReadOnly)
    try:
        return bytes(file.readAll().data()).decode("utf-8")
    finally:
        file.close()
