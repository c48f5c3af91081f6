# SPDX-License-Identifier: GPL-3.0-or-later
"""A deck is sealed before anybody sees a card, and anyone can check the seal."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.record import SavedMatch, read_record, write_record
from buck_euchre_qt.engine.seals import Proof, Seal, fingerprint, prove
from buck_euchre_qt.session.chance import Chance, deal_of_code
from buck_euchre_qt.session.deal_codes import read_code, shown_code
from buck_euchre_qt.session.session import Ask, Session, SessionSettings, SessionState
from buck_euchre_qt.storage.match_facts import CODE_KEY, CODED_KEY
from tests.helpers.sessions import make_session, new_saved

SALT = "00112233445566778899aabbccddeeff"
CODE_ABCD_DEALER = 3
CODE_ABCD_CUT = 1
CODE_ABCD_DECK = "KD TH TC AD QC JS QS JD QD AH TS 9S JC QH JH AS TD AC 9C KH 9H 9D KS KC"


def play_on(qtbot: QtBot, session: Session, deals: int) -> None:
    """Play until so many deals are over, or the match."""
    while len(session.match.deals) < deals or not (
        session.match.is_between_deals or session.match.is_over
    ):
        if session.state is SessionState.PRESENTING:
            session.presented()
        question = session.question
        if session.state is SessionState.OVER:
            return
        if question is None:
            qtbot.waitUntil(lambda: session.state is not SessionState.THINKING)
        elif question.ask is Ask.ACT:
            session.submit(question.legal[0])
        elif question.ask is Ask.NEXT_DEAL:
            session.next_deal()
        else:
            session.cut(None)
    if session.state is SessionState.PRESENTING:
        session.presented()


def test_a_fingerprint_is_the_sha_256_of_salt_and_cards() -> None:
    text = f"{SALT} 9C TC JC QC KC AC 9D TD JD QD KD AD 9H TH JH QH KH AH 9S TS JS QS KS AS"
    assert fingerprint(SALT, DECK) == hashlib.sha256(text.encode()).hexdigest()


def test_what_was_shown_before_the_deal_fits_the_deck_dealt(qtbot: QtBot) -> None:
    # In these cards nobody takes all five tricks of the first deal.
    session = make_session(new_saved(start=99, lone_maker_wins=False), seed="five")
    session.start()
    shown = session.fingerprint
    assert len(shown) == 64
    assert not session.match.deals
    play_on(qtbot, session, 1)
    deal = session.match.deals[0]
    assert session.fingerprint == shown == session.seals[0].shown
    assert prove(session.seals[0], deal) is Proof.FITS
    following = session.next_fingerprint
    assert following not in ("", shown)
    session.next_deal()
    assert session.fingerprint == following
    session.stop()


def test_seals_survive_saving_and_taking_back(qtbot: QtBot) -> None:
    kept: list[SavedMatch] = []
    session = make_session(new_saved(), keep=kept.append)
    session.start()
    play_on(qtbot, session, 2)
    seals = session.seals
    session.stop()
    again = make_session(read_record(write_record(kept[-1])))
    again.start()
    assert again.seals == seals
    while again.can_undo:
        again.undo()
    assert again.fingerprint == seals[0].shown
    again.presented()
    again.stop()
    assert all(
        prove(seal, deal) is Proof.FITS
        for seal, deal in zip(again.seals, again.match.deals, strict=True)
    )


def test_another_deck_does_not_fit(qtbot: QtBot) -> None:
    session = make_session(new_saved())
    session.start()
    play_on(qtbot, session, 1)
    session.stop()
    deal = session.match.deals[0]
    other = replace(deal, deck=(*deal.deck[1:], deal.deck[0]))
    assert prove(session.seals[0], other) is Proof.DIFFERS
    assert prove(Seal("", ""), deal) is Proof.NONE


def test_the_documented_line_checks_a_record(qtbot: QtBot, tmp_path: Path) -> None:
    guide = Path(__file__).parents[2] / "docs" / "fair-deals.md"
    text = guide.read_text(encoding="utf-8")
    code = text.split("python3 -c '", 1)[1].split("' match.json", 1)[0]
    session = make_session(new_saved())
    session.start()
    play_on(qtbot, session, 2)
    session.stop()
    path = tmp_path / "match.json"
    path.write_text(write_record(session.saved), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    lines = run.stdout.split("\n")[:-1]
    deals = json.loads(path.read_text("utf-8"))["deals"]
    assert lines == [
        f"{number} {deal['fingerprint']} True" for number, deal in enumerate(deals, start=1)
    ]


# Codes.


def test_a_code_gives_two_people_the_same_deals(qtbot: QtBot) -> None:
    decks = []
    for seed in ("one", "other"):
        saved = new_saved()
        saved = replace(saved, extras={CODE_KEY: "ABCD", CODED_KEY: True, "bot_seed": "1"})
        session = make_session(saved, seed=seed, settings=SessionSettings())
        session.start()
        play_on(qtbot, session, 2)
        session.stop()
        decks.append([(deal.dealer, deal.deck, deal.cut) for deal in session.match.deals])
    assert decks[0] == decks[1]


def test_the_deals_of_a_code_never_change() -> None:
    deal = deal_of_code("ABCD", 1, None, 4)
    assert (deal.dealer, deal.cut) == (CODE_ABCD_DEALER, CODE_ABCD_CUT)
    assert " ".join(card.text for card in deal.deck) == CODE_ABCD_DECK
    assert deal_of_code("ABCD", 2, None, 4).deck != deal.deck


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("abcd-efgh", "ABCDEFGH"),
        (" O0Il – 7777 ", "00117777"),
        ("ABC", None),
        ("ABCDE!", None),
        ("A" * 17, None),
        ("", None),
    ],
)
def test_codes_are_read_however_they_are_typed(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


def test_a_fresh_code_reads_back_from_how_it_is_shown() -> None:
    code = Chance().code()
    assert len(code) == 16
    assert len(shown_code(code)) == 19
    assert read_code(shown_code(code)) == code
    assert Chance().code() != code
