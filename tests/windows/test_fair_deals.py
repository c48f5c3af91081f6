# SPDX-License-Identifier: GPL-3.0-or-later
"""The fingerprint is there before the cards, and the cards are shown only after the deal."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.windows.deal_code_dialog import DealCodeDialog
from buck_euchre_qt.windows.desk import names_of
from buck_euchre_qt.windows.fair_deals import FairDealsWindow
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.troubles import Troubles
from tests.windows.person import Person


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[FairDealsWindow]:
    keeper = HistoryKeeper(tmp_path / "fair", Troubles())
    keeper.open(None)
    opened = FairDealsWindow(keeper)
    qtbot.addWidget(opened)
    yield opened
    keeper.close()


def digits_of(text: str) -> str:
    return "".join(re.findall(r"\b[0-9a-f]{4}\b", text))


def test_the_fingerprint_is_to_be_read_before_the_first_card(person: Person) -> None:
    session = person.begin()
    shown = digits_of(person.screen.panel.seal_label.text())
    assert len(shown) == 16
    assert session.fingerprint.startswith(shown)
    person.wait_for(Ask.ACT)
    assert session.seals[0].shown.startswith(shown)
    assert person.screen.panel.seal_label.isVisible()


def test_with_the_result_the_next_fingerprint_is_shown(person: Person) -> None:
    session = person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    assert not session.match.is_over, "the seed's match ends in its first deal"
    text = person.screen.panel.seal_label.text()
    assert "deal 2" in text
    shown = digits_of(text)
    person.answer()
    assert session.match.deals[1] is session.match.deals[-1]
    assert session.seals[1].shown.startswith(shown)


def test_deck_and_salt_are_hidden_until_the_deal_is_over(
    person: Person, window: FairDealsWindow
) -> None:
    session = person.begin()
    person.wait_for(Ask.ACT)
    window.show_match(lambda: session.saved, names_of(session.saved, 0))
    window.show()
    page = window.match_page
    assert not page.cards_label.isVisible()
    assert not page.copy_button.isVisible()
    assert session.seals[0].salt not in page.details_label.text()
    assert session.seals[0].shown in page.details_label.text()
    person.wait_for(Ask.NEXT_DEAL)
    page.renew()
    assert page.cards_label.isVisible()
    assert session.seals[0].salt in page.details_label.text()
    assert "fits" in page.verdict_label.text()


def test_the_copied_line_gives_the_fingerprint(person: Person, window: FairDealsWindow) -> None:
    session = person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    window.show_match(lambda: session.saved, names_of(session.saved, 0))
    window.match_page.deal_box.setCurrentIndex(window.match_page.deal_box.count() - 1)
    window.match_page.copy_button.click()
    line = QGuiApplication.clipboard().text()
    sealed = re.fullmatch(r"printf '%s' '([^']*)' \| sha256sum", line)
    assert sealed is not None
    digest = hashlib.sha256(sealed[1].encode()).hexdigest()
    assert digest == session.seals[0].shown


def test_without_a_match_there_is_only_the_audit(window: FairDealsWindow) -> None:
    window.show_match(None, None)
    window.show()
    assert window.tabs.currentIndex() == 1
    assert "Too few" in window.audit_page.verdict_label.text()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_can_be_played_from_a_code_and_shows_it(person: Person, game: str) -> None:
    person.window.menus.new_of_code.trigger()
    [dialog] = person.window.findChildren(DealCodeDialog)
    dialog.choose(game)
    dialog.field.setText("fair-play")
    dialog.accept()
    first = person.session
    assert first.match.game.info.id == game
    person.wait_for(Ask.ACT)
    other = person.desk.new_match(game, {}, ("", "", "", ""), "FA1RP1AY")
    dealt = first.match.deals[0]
    again = other.prepared
    assert (again.dealer, again.deck, again.cut) == (dealt.dealer, dealt.deck, dealt.cut)
    window = FairDealsWindow(HistoryKeeper(person.match_file.path.parent, Troubles()))
    window.show_match(lambda: first.saved, None)
    assert window.match_page.code_label.text() == "FA1R-P1AY"


def test_the_code_dialog_starts_with_a_code_only(person: Person) -> None:
    games = [entry.info for entry in GAMES.values()]
    dialog = DealCodeDialog(games, game="buck", has_running_match=False, parent=person.window)
    assert not dialog.start.isEnabled()
    dialog.field.setText("abcd-1234")
    assert dialog.start.isEnabled()
    assert dialog.code == "ABCD1234"
    dialog.field.setText("no code?")
    assert not dialog.start.isEnabled()
    assert dialog.findChild(QDialogButtonBox) is not None


def test_a_match_from_a_code_asks_for_no_cut(person: Person) -> None:
    person.settings.has_automatic_cut = False
    session = person.desk.new_match("buck", {}, ("", "", "", ""), "ABCD")
    person.window.show_session(session)
    for _ in range(2):
        person.wait_for(Ask.CUT, Ask.NEXT_DEAL)
        assert session.question is None or session.question.ask is not Ask.CUT
        if session.question is None:
            break
        person.answer()
