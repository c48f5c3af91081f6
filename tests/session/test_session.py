# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import PASS, STAY, Action, Play
from buck_euchre_qt.engine.articles import IllegalActionError
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.record import SavedMatch, read_record, write_record
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.session.session import Ask, Session, SessionSettings, SessionState
from tests.helpers.sessions import PromptThinking, make_session, new_saved


class Bystander:
    """Stands in for table and person: shows everything at once, answers at random."""

    def __init__(self, session: Session, qtbot: QtBot, seed: int = 1) -> None:
        self.session = session
        self.qtbot = qtbot
        self.rng = random.Random(seed)
        self.steps = 0
        session.reset.connect(self._present)
        session.stepped.connect(self._present)

    def _present(self, *_: object) -> None:
        self.steps += 1

    def go(self, until: SessionState = SessionState.WAITING_HUMAN) -> None:
        """Let the computer players go on until the session waits for something else."""
        for _ in range(400):
            if self.session.state is SessionState.PRESENTING:
                self.session.presented()
            elif self.session.state is SessionState.THINKING:
                with self.qtbot.waitSignal(self.session.state_changed):
                    pass
            else:
                assert self.session.state in (until, SessionState.OVER)
                return

    def answer(self) -> None:
        question = self.session.question
        assert question is not None
        match question.ask:
            case Ask.ACT:
                self.session.submit(self.rng.choice(question.legal))
            case Ask.CUT:
                self.session.cut(None)
            case Ask.NEXT_DEAL:
                self.session.next_deal()


@pytest.fixture
def kept() -> list[str]:
    return []


@pytest.fixture
def session(qtbot: QtBot, kept: list[str]) -> Session:
    del qtbot
    return make_session(new_saved(), keep=lambda saved: kept.append(write_record(saved)))


def test_a_match_is_played_from_the_first_deal_to_the_last(qtbot: QtBot, session: Session) -> None:
    bystander = Bystander(session, qtbot)
    session.start()
    for _ in range(2000):
        bystander.go()
        if session.state is SessionState.OVER:
            break
        bystander.answer()
    assert session.match.is_over
    assert session.match.winners
    session.stop()


def test_a_computer_player_that_is_first_to_act_is_asked(qtbot: QtBot) -> None:
    for seed in range(8):
        thinking = PromptThinking()
        session = make_session(new_saved(), thinking, seed=str(seed))
        bystander = Bystander(session, qtbot)
        session.start()
        bystander.go()
        assert session.state is SessionState.WAITING_HUMAN
        session.stop()


def test_the_match_is_kept_before_anything_is_shown(
    qtbot: QtBot, session: Session, kept: list[str]
) -> None:
    shown: list[int] = []
    session.stepped.connect(lambda *_: shown.append(len(kept)))
    bystander = Bystander(session, qtbot)
    session.start()
    bystander.go()
    bystander.answer()
    assert shown == list(range(2, len(shown) + 2))
    newest = read_record(kept[-1]).match
    assert [len(deal.actions) for deal in newest.deals] == [
        len(deal.actions) for deal in session.match.deals
    ]
    session.stop()


def test_computer_players_are_told_only_what_their_seat_may_know(qtbot: QtBot) -> None:
    thinking = PromptThinking()
    session = make_session(new_saved(), thinking)
    bystander = Bystander(session, qtbot)
    session.start()
    for _ in range(60):
        bystander.go()
        if session.state is SessionState.OVER:
            break
        bystander.answer()
    assert len(thinking.asked) > 20
    for seen, level, _ in thinking.asked:
        assert level == "club"
        assert seen.seat == seen.turn
        assert {card for pile in seen.piles for card in pile.cards if card} <= _public(
            seen.hand
        ) | {card for _, card in seen.trick.plays} | {seen.upcard}
    session.stop()


def _public(hand: tuple[Card, ...]) -> set[Card]:
    return set(hand)


def test_an_answer_that_comes_after_undo_is_not_played(qtbot: QtBot) -> None:
    thinking = PromptThinking()
    session = make_session(new_saved(), thinking)
    bystander = Bystander(session, qtbot)
    session.start()
    bystander.go()
    while session.question is None or session.question.ask is not Ask.ACT:
        bystander.answer()
        bystander.go()
    thinking.is_mute = True
    bystander.answer()
    session.presented()
    if session.state is SessionState.THINKING:
        session.undo()
        thinking.is_mute = False
        actions = len(session.match.deals[-1].actions)
        qtbot.wait(60)
        assert len(session.match.deals[-1].actions) == actions
    session.stop()


def test_undo_goes_back_to_ones_own_last_decision_as_often_as_wanted(
    qtbot: QtBot, session: Session
) -> None:
    bystander = Bystander(session, qtbot)
    session.start()
    decisions = []
    while len(session.match.deals) < 3 and not session.match.is_over:
        bystander.go()
        if session.question is not None and session.question.ask is Ask.ACT:
            decisions.append((len(session.match.deals), session.question.legal))
        bystander.answer()
    bystander.go()
    first_decks = [deal.deck for deal in session.match.deals]
    if session.question is not None and session.question.ask is Ask.ACT:
        decisions.append((len(session.match.deals), session.question.legal))
    while session.can_undo:
        session.undo()
        bystander.go()
        assert session.question is not None
        assert session.question.ask is Ask.ACT
        undone = (len(session.match.deals), session.question.legal)
        assert undone in decisions
    assert undone == decisions[0]
    assert session.is_helped
    # Playing on meets the same cards again, so nothing is gained by looking ahead twice.
    for _ in range(200):
        if len(session.match.deals) >= 2 or session.state is SessionState.OVER:
            break
        bystander.answer()
        bystander.go()
    assert [deal.deck for deal in session.match.deals] == first_decks[: len(session.match.deals)]
    session.stop()


def test_loading_again_deals_the_same_next_deal(qtbot: QtBot, kept: list[str]) -> None:
    session = make_session(new_saved(), keep=lambda saved: kept.append(write_record(saved)))
    bystander = Bystander(session, qtbot)
    session.start()
    while session.question is None or session.question.ask is not Ask.NEXT_DEAL:
        bystander.go()
        assert session.state is not SessionState.OVER, "the seed's match ends in its first deal"
        if session.question is not None and session.question.ask is Ask.NEXT_DEAL:
            break
        bystander.answer()
    text = kept[-1]
    session.stop()
    decks = set()
    for seed in ("other", "another", "third"):
        again = make_session(read_record(text), seed=seed)
        follower = Bystander(again, qtbot)
        again.start()
        follower.go()
        assert again.question is not None
        assert again.question.ask is Ask.NEXT_DEAL
        again.next_deal()
        decks.add(again.match.deals[-1].deck)
        again.stop()
    assert len(decks) == 1


def test_a_person_who_deals_to_the_left_of_the_cutter_is_asked_to_cut(qtbot: QtBot) -> None:
    asked_to_cut = 0
    for seed in range(12):
        settings = SessionSettings(has_automatic_cut=False)
        session = make_session(new_saved(), seed=f"cut {seed}", settings=settings)
        bystander = Bystander(session, qtbot)
        session.start()
        bystander.go()
        is_cutter = session.prepared.dealer == 1 if not session.match.deals else False
        if is_cutter:
            asked_to_cut += 1
            assert session.question is not None
            assert session.question.ask is Ask.CUT
            session.cut(9)
            assert session.match.deals[-1].cut == 9
        session.stop()
    assert asked_to_cut > 0


def test_an_illegal_action_is_refused_and_changes_nothing(qtbot: QtBot, session: Session) -> None:
    bystander = Bystander(session, qtbot)
    session.start()
    for _ in range(300):
        bystander.go()
        state = session.match.state
        assert session.question is not None
        if state is not None and state.phase is Phase.PLAY and session.question.ask is Ask.ACT:
            break
        bystander.answer()
    before = session.match.state
    assert before is not None
    foreign = next(hand for seat, hand in enumerate(before.hands) if seat and hand)[0]
    with pytest.raises(IllegalActionError) as refused:
        session.submit(Play(foreign))
    assert refused.value.refusal.article == "BE-4.2"
    with pytest.raises(IllegalActionError):
        session.submit(PASS)
    assert session.match.state is before
    session.stop()


def test_a_second_press_of_next_deal_does_nothing(qtbot: QtBot, session: Session) -> None:
    bystander = Bystander(session, qtbot)
    session.start()
    for _ in range(300):
        bystander.go()
        if session.question is not None and session.question.ask is Ask.NEXT_DEAL:
            break
        bystander.answer()
    scores = session.match.scores
    session.next_deal()
    session.next_deal()
    assert len(session.match.deals) == 2
    assert session.match.deals[-1].opening.state.scores == scores
    session.stop()


def test_a_session_that_was_stopped_changes_and_keeps_nothing_more(
    qtbot: QtBot, session: Session, kept: list[str]
) -> None:
    bystander = Bystander(session, qtbot)
    session.start()
    while not session.can_undo:
        bystander.go()
        bystander.answer()
    session.stop()
    before, times = write_record(session.saved), len(kept)
    assert not session.can_undo
    session.undo()
    session.note_hint()
    session.presented()
    session.next_deal()
    assert (write_record(session.saved), len(kept)) == (before, times)


def test_extra_keys_of_a_record_are_kept(qtbot: QtBot) -> None:
    del qtbot
    saved = new_saved()
    with_extras = SavedMatch(saved.match, saved.players, {"club": "Porto", "helped": True})
    session = make_session(with_extras)
    assert session.saved.extras["club"] == "Porto"
    assert session.is_helped


def test_a_record_of_four_people_is_played_to_its_end_by_the_first_of_them(qtbot: QtBot) -> None:
    thinking = PromptThinking()
    session = make_session(new_saved(people=(0, 1, 2, 3)), thinking)
    bystander = Bystander(session, qtbot)
    session.start()
    while session.state is not SessionState.OVER:
        bystander.go()
        if session.question is not None:
            assert session.question.seat == 0
            bystander.answer()
    assert session.match.winners
    assert {(seen.seat, level) for seen, level, _ in thinking.asked} == {
        (seat, "club") for seat in (1, 2, 3)
    }
    session.stop()


def test_the_first_person_of_a_record_is_asked_wherever_they_sit(qtbot: QtBot) -> None:
    session = make_session(new_saved(people=(2, 3)))
    bystander = Bystander(session, qtbot)
    session.start()
    while session.state is not SessionState.OVER:
        bystander.go()
        if session.question is not None:
            assert session.question.seat == session.onlooker == 2
            bystander.answer()
    session.stop()


def pass_and_stay(legal: tuple[Action, ...]) -> Action:
    """Return what makes a match last: nobody calls, and everybody takes part."""
    return next((calm for calm in (PASS, STAY) if calm in legal), legal[0])


@pytest.mark.parametrize("is_coded", [False, True])
def test_a_deal_that_a_person_cut_comes_again_as_it_was_cut(qtbot: QtBot, is_coded: bool) -> None:
    saved = new_saved(start=99)
    extras: dict[str, Json] = {"deal_code": "ABCD"} if is_coded else {}
    thinking = PromptThinking(lambda seen: pass_and_stay(seen.legal))
    settings = SessionSettings(has_automatic_cut=False, waits_between_deals=False)
    session = make_session(
        SavedMatch(saved.match, saved.players, extras), thinking, "late cut", settings
    )
    bystander = Bystander(session, qtbot)
    session.start()
    cuts: list[int] = []

    def play_until(deals: int) -> None:
        while len(session.match.deals) < deals:
            bystander.go()
            question = session.question
            assert question is not None
            if question.ask is Ask.CUT:
                cuts.append(len(session.match.deals) + 1)
                session.cut(9 + len(cuts))
            else:
                session.submit(pass_and_stay(question.legal))

    play_until(2)
    # A deal that can be gone back from, and another one after it.
    while not cuts or cuts[-1] == 1:
        play_until(len(session.match.deals) + 1)
    number = cuts[-1]
    asked = list(cuts)
    play_until(number + 2)
    before = session.match.deals[number - 1]
    seal = session.seals[number - 1]
    assert before.cut == 9 + len(asked)
    while len(session.match.deals) >= number:
        session.undo()
        bystander.go()
    # What has been kept meanwhile knows it, too.
    session.stop()
    session = make_session(
        read_record(write_record(session.saved)), thinking, "another chance", settings
    )
    bystander = Bystander(session, qtbot)
    session.start()
    play_until(number)
    assert cuts == asked
    after = session.match.deals[-1]
    assert (after.dealer, after.deck, after.cut) == (before.dealer, before.deck, before.cut)
    assert session.seals[-1] == seal
    session.stop()
