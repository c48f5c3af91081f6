# SPDX-License-Identifier: GPL-3.0-or-later
"""The window that shows whether the deals are fair: each one's proof, and all of them counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.engine.seals import Proof, prove, sealed_text, seals_of
from buck_euchre_qt.i18n.fair_deals_texts import (
    caution_text,
    kind_explanation,
    kind_title,
    proof_text,
    verdict_text,
)
from buck_euchre_qt.i18n.history_problems import unread_history_text
from buck_euchre_qt.i18n.labels import SeatNames, card_mark
from buck_euchre_qt.i18n.problems import storage_fault_text
from buck_euchre_qt.session.deal_codes import shown_code
from buck_euchre_qt.storage.deal_audit import SEATS, AuditVerdict, Counted, Tally, audit
from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.match_facts import CODE_KEY
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.history_look import label, refill, window_look
from buck_euchre_qt.windows.page_window import PageWindow
from buck_euchre_qt.windows.rich_text import to_html

translate = QCoreApplication.translate

MatchSource: TypeAlias = Callable[[], SavedMatch]
"""Gives the match whose deals are shown, as it stands by then."""


class FairDealsWindow(PageWindow):
    """Two pages: the deals of the match on the table, and the audit of all deals."""

    def __init__(self, keeper: HistoryKeeper) -> None:
        super().__init__()
        self._headline = label(self, "headline")
        self.match_page = MatchDealsPage(self)
        self.audit_page = AuditPage(keeper, self)
        self.tabs = QTabWidget(self)
        for page in (self.match_page, self.audit_page):
            area = QScrollArea(self.tabs)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setWidgetResizable(True)
            area.setWidget(page)
            self.tabs.addTab(area, "")
        self._close = QPushButton(self)
        self._close.clicked.connect(self.close)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 18, 24, 18)
        lines.setSpacing(12)
        lines.addWidget(self._headline)
        lines.addWidget(self.tabs, 1)
        lines.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self._dress()
        self._retranslate()
        self.resize(860, 660)

    def show_match(self, source: MatchSource | None, names: SeatNames | None) -> None:
        """Show the deals of another match, or none; `source` gives the match as it stands."""
        self.match_page.show_match(source)
        self.audit_page.show_names(names)
        self.tabs.setCurrentIndex(1 if source is None else 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is there now."""
        self.match_page.renew()
        self.audit_page.renew()
        super().showEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("FairDeals", "Fair deals"))
        self._headline.setText(translate("FairDeals", "Fair deals"))
        self.tabs.setTabText(0, translate("FairDeals", "This match"))
        self.tabs.setTabText(1, translate("FairDeals", "All deals"))
        self._close.setText(translate("FairDeals", "Close"))
        self.match_page.renew()
        self.audit_page.renew()


class MatchDealsPage(QWidget):
    """Deal by deal: the fingerprint shown before, and once it is over deck, salt and proof."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._source: MatchSource | None = None
        self._code_title = label(self, "heading")
        self.code_label = label(self, "mono")
        self.code_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._code_hint = label(self, "quiet", wraps=True)
        self.deal_box = QComboBox(self)
        self.verdict_label = label(self, "notice", wraps=True)
        self.cards_label = label(self, wraps=True)
        self.details_label = label(self, "mono", wraps=True)
        self.details_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._how = label(self, "quiet", wraps=True)
        self.copy_button = QPushButton(self)
        code = QHBoxLayout()
        code.addWidget(self._code_title)
        code.addWidget(self.code_label)
        code.addStretch()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(18, 16, 18, 16)
        lines.setSpacing(10)
        lines.addLayout(code)
        lines.addWidget(self._code_hint)
        lines.addSpacing(6)
        lines.addWidget(self.deal_box, 0, Qt.AlignmentFlag.AlignLeft)
        for each in (self.verdict_label, self.cards_label, self.details_label, self._how):
            lines.addWidget(each)
        lines.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addStretch()
        self.deal_box.currentIndexChanged.connect(self._show_deal)
        self.copy_button.clicked.connect(self._copy_line)

    def show_match(self, source: MatchSource | None) -> None:
        """Show the deals of another match, its latest first."""
        self._source = source
        self.deal_box.clear()
        self.renew()
        self.deal_box.setCurrentIndex(0)

    def renew(self) -> None:
        """Show anew what there is."""
        saved = self._saved
        deals = 0 if saved is None else len(saved.match.deals)
        text = translate("FairDeals", "Deal {number}")
        entries = [(text.format(number=number), str(number)) for number in range(deals, 0, -1)]
        refill(self.deal_box, [*entries])
        code = "" if saved is None else str(saved.extras.get(CODE_KEY, ""))
        for each in (self._code_title, self.code_label, self._code_hint):
            each.setVisible(bool(code))
        self._code_title.setText(translate("FairDeals", "Deal code of this match:"))
        self.code_label.setText(shown_code(code))
        self._code_hint.setText(
            translate(
                "FairDeals",
                "With it somebody else can play the same deals. Pass it on when the match is "
                "over: the coming cards follow from it.",
            )
        )
        self.deal_box.setAccessibleName(translate("FairDeals", "Deal"))
        self.copy_button.setText(translate("FairDeals", "Copy the line to check"))
        self._show_deal()

    @property
    def _saved(self) -> SavedMatch | None:
        return None if self._source is None else self._source()

    def _show_deal(self) -> None:
        saved = self._saved
        number = int(self.deal_box.currentData() or 0)
        is_over = False
        self.deal_box.setVisible(number > 0)
        if saved is None or not 0 < number <= len(saved.match.deals):
            self.verdict_label.setText(translate("FairDeals", "There is no deal yet."))
            self.details_label.hide()
        else:
            deal, seal = saved.match.deals[number - 1], seals_of(saved)[number - 1]
            is_over = deal.state.phase.is_finished and bool(seal.salt)
            proof = prove(seal, deal)
            if is_over or proof is Proof.NONE:
                self.verdict_label.setText(proof_text(proof))
            else:
                self.verdict_label.setText(
                    translate("FairDeals", "The cards are shown when this deal is over.")
                )
            cards = " ".join(card_mark(card) for card in deal.deck)
            text = translate("FairDeals", "Shuffled deck, before the cut: {cards}")
            is_dark = window_look().is_dark
            self.cards_label.setText(to_html(text.format(cards=cards), self, is_on_dark=is_dark))
            lines = [translate("FairDeals", "Fingerprint: {digits}").format(digits=seal.shown)]
            if is_over:
                lines.append(translate("FairDeals", "Salt: {digits}").format(digits=seal.salt))
            self.details_label.setText("\n".join(lines))
            self.details_label.setVisible(bool(seal.shown))
        for each in (self.cards_label, self._how, self.copy_button):
            each.setVisible(is_over)
        self._how.setText(
            translate(
                "FairDeals",
                "The fingerprint is the SHA-256 of the salt and the cards. To check it without "
                "this program, paste the line into a terminal.",
            )
        )

    def _copy_line(self) -> None:
        saved = self._saved
        number = int(self.deal_box.currentData() or 0)
        if saved is not None and 0 < number <= len(saved.match.deals):
            deck = saved.match.deals[number - 1].deck
            text = sealed_text(seals_of(saved)[number - 1].salt, deck)
            QGuiApplication.clipboard().setText(f"printf '%s' '{text}' | sha256sum")


class AuditPage(QWidget):
    """What chance gave each seat over all deals, against what it should have."""

    def __init__(self, keeper: HistoryKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._names: SeatNames | None = None
        self.verdict_label = label(self, "notice", wraps=True)
        self._count = label(self, "quiet")
        self._frame = QFrame(self)
        self._frame.setObjectName("tile")
        grid = QGridLayout(self._frame)
        grid.setContentsMargins(12, 12, 12, 12)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        self._seats = [label(self._frame, "heading") for _ in range(SEATS)]
        self._kinds = {kind: label(self._frame, "heading", wraps=True) for kind in Counted}
        self._cells: dict[tuple[Counted, int], QLabel] = {}
        for seat, name in enumerate(self._seats):
            grid.addWidget(name, 0, seat + 1)
        for row, (kind, title) in enumerate(self._kinds.items(), start=1):
            grid.addWidget(title, row, 0)
            for seat in range(SEATS):
                self._cells[kind, seat] = label(self._frame)
                grid.addWidget(self._cells[kind, seat], row, seat + 1)
        for column in range(SEATS + 1):
            grid.setColumnStretch(column, 1)
        self._caution = label(self, "quiet", wraps=True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(18, 16, 18, 16)
        lines.setSpacing(12)
        for each in (self.verdict_label, self._count, self._frame, self._caution):
            lines.addWidget(each)
        lines.addStretch()

    def show_names(self, names: SeatNames | None) -> None:
        """Call the seats by the names at the table."""
        self._names = names

    def renew(self) -> None:
        """Count again."""
        history = self._keeper.history
        try:
            found = audit(history)
        except StorageError as error:
            why = storage_fault_text(error.why)
            self.verdict_label.setText(unread_history_text(history.database.path, why))
            for each in (self._count, self._frame, self._caution):
                each.hide()
            return
        for each in (self._count, self._frame, self._caution):
            each.show()
        self.verdict_label.setText(verdict_text(found))
        self._count.setText(translate("FairDeals", "Counted over %n deal(s)", None, found.deals))
        self._caution.setText(caution_text(found))
        self._caution.setVisible(found.verdict is not AuditVerdict.TOO_FEW)
        for seat, name in enumerate(self._seats):
            name.setText(self._seat_name(seat))
        for kind, title in self._kinds.items():
            title.setText(kind_title(kind))
            title.setToolTip(kind_explanation(kind))
        for tally in found.tallies:
            cell = self._cells[tally.kind, tally.seat]
            cell.setText(_tally_text(tally))
            cell.setToolTip(kind_explanation(tally.kind))

    def _seat_name(self, seat: int) -> str:
        if self._names is not None and seat < len(self._names.names):
            return self._names.of(seat)
        return SeatNames(("",) * SEATS, 0).of(seat)


def _tally_text(tally: Tally) -> str:
    if not tally.trials:
        return "–"
    numbers = QLocale()
    text = translate("FairDeals", "{counted} ({distance} σ)\nexpected {expected}")
    distance = numbers.toString(abs(tally.distance), "f", 1)
    is_none = distance == numbers.toString(0.0, "f", 1)
    sign = "" if is_none else "\N{MINUS SIGN}" if tally.distance < 0 else "+"
    return text.format(
        counted=numbers.toString(tally.counted),
        expected=numbers.toString(tally.expected, "f", 1),
        distance=f"{sign}{distance}",
    )
