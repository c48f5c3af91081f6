# SPDX-License-Identifier: GPL-3.0-or-later
"""What every game of the registry must do, tried on matches that chance plays."""

from __future__ import annotations

import pickle
import pickletools
import random
from collections.abc import Iterator

import pytest

from buck_euchre_qt.engine.actions import ALL_ACTIONS, parse_action
from buck_euchre_qt.engine.articles import IllegalActionError
from buck_euchre_qt.engine.cards import DECK, Card
from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import observe, redact
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.engine.state import DealState, Step, piles_of
from tests.helpers.pile_replay import PileReplay, piles_by_key
from tests.helpers.tables import begin_any_deal, choose_any, random_match, saved

MATCHES = [(game_id, seed) for game_id in GAMES for seed in range(4)]


def options_of(game_id: str, seed: int) -> dict[str, object]:
    """Return the defaults for even seeds; for odd ones switches turned over, and low numbers."""
    if seed % 2 == 0:
        return {}
    return {
        option.key: (not option.default) if isinstance(option.default, bool) else option.minimum + 3
        for option in GAMES[game_id].info.options
    }


def any_match(game_id: str, seed: int) -> Match:
    """Return a finished match that chance has played."""
    return random_match(seed, game_id, options_of(game_id, seed))


every_match = pytest.mark.parametrize(("game_id", "seed"), MATCHES)


def walk(game_id: str, seed: int) -> Iterator[tuple[Match, Step]]:
    """Play a match by chance and stop after each of its steps."""
    rng = random.Random(seed)
    match = Match(make_game(game_id, options_of(game_id, seed)))
    while not match.is_over:
        if match.is_between_deals:
            yield match, begin_any_deal(match, rng)
        else:
            yield match, match.play(choose_any(match, rng))


def unseen_cards(state: DealState, seat: int) -> set[Card]:
    """Return the cards whose faces a seat has not seen in this deal so far."""
    hidden: set[Card] = set(state.stock)
    for other, (hand, aside) in enumerate(zip(state.hands, state.aside, strict=True)):
        if other != seat:
            hidden.update(hand, aside)
    if state.discard is not None and state.dealer != seat:
        hidden.add(state.discard)
    # Everybody saw the upcard when it was turned.
    return hidden - {state.upcard}


def texts_in_pickle(value: object) -> set[str]:
    """Return every text stored in the pickle of a value."""
    return {arg for _, arg, _ in pickletools.genops(pickle.dumps(value)) if isinstance(arg, str)}


@every_match
def test_chance_comes_to_an_end_with_a_winner(game_id: str, seed: int) -> None:
    match = any_match(game_id, seed)

    assert match.is_over
    assert match.legal() == ()
    assert not match.is_between_deals


@every_match
def test_each_card_lies_in_exactly_one_place(game_id: str, seed: int) -> None:
    for _, step in walk(game_id, seed):
        lying = [card for pile in piles_of(step.state) for card in pile.cards if card is not None]

        assert sorted(lying, key=DECK.index) == list(DECK)


@every_match
def test_a_legal_action_is_accepted_and_any_other_changes_nothing(game_id: str, seed: int) -> None:
    for match, step in walk(game_id, seed):
        legal = match.legal()
        assert len(set(legal)) == len(legal)
        before = write_record(saved(match))
        for action in ALL_ACTIONS:
            if action in legal:
                match.play(action)
                assert match.undo() is not None
            else:
                with pytest.raises(IllegalActionError) as refused:
                    match.play(action)
                assert refused.value.refusal.article in match.game.info.articles
            assert match.state == step.state
            assert match.legal() == legal
            assert write_record(saved(match)) == before


@every_match
def test_somebody_can_act_exactly_until_the_deal_is_over(game_id: str, seed: int) -> None:
    for match, step in walk(game_id, seed):
        is_waiting = step.state.turn is not None
        assert bool(match.legal()) is is_waiting
        assert step.state.phase.is_finished is not is_waiting
        assert step.state.turn not in step.state.out


@every_match
def test_the_record_gives_the_same_match_at_every_step(game_id: str, seed: int) -> None:
    for match, _ in walk(game_id, seed):
        text = write_record(saved(match))
        read = read_record(text)

        assert read.match.state == match.state
        assert read.match.scores == match.scores
        assert write_record(read) == text
        assert read_record(text.encode()).players == saved(match).players


@every_match
def test_undo_leads_where_replaying_leads(game_id: str, seed: int) -> None:
    before: DealState | None = None
    for match, step in walk(game_id, seed):
        if match.deals[-1].actions:
            match.undo()
            assert match.state == before
            replayed = read_record(write_record(saved(match))).match
            assert replayed.state == before
            assert match.redo() == step
        before = match.state


@every_match
def test_a_deal_can_be_taken_back_to_its_beginning_and_done_again(game_id: str, seed: int) -> None:
    match = any_match(game_id, seed)
    end = match.state
    count = len(match.deals[-1].actions)

    assert [match.undo() is not None for _ in range(count + 1)] == [True] * count + [False]
    assert match.state == match.deals[-1].opening.state
    while match.redo():
        pass
    assert match.state == end


@every_match
def test_an_observation_holds_no_card_its_seat_has_not_seen(game_id: str, seed: int) -> None:
    for match, step in walk(game_id, seed):
        for seat in range(step.state.seats):
            unseen = unseen_cards(step.state, seat)
            for known in (match.observe(seat), redact(step.events, seat)):
                words = repr(known)
                assert not [card for card in unseen if repr(card) in words]
                assert not {str(card) for card in unseen} & texts_in_pickle(known)


@every_match
def test_hidden_cards_changing_places_change_no_observation(game_id: str, seed: int) -> None:
    rng = random.Random(seed)
    for match, step in walk(game_id, seed):
        state = step.state
        for seat in range(state.seats):
            others = [other for other in range(state.seats) if other != seat and state.hands[other]]
            pool = [card for other in others for card in state.hands[other]] + list(state.stock)
            rng.shuffle(pool)
            hands = list(state.hands)
            for other in others:
                hands[other] = tuple(pool.pop() for _ in state.hands[other])
            shuffled = state._replace(hands=tuple(hands), stock=tuple(pool))
            assert observe(match.game, shuffled, seat) == match.observe(seat)


@every_match
def test_the_events_a_seat_sees_lead_exactly_to_what_it_knows(game_id: str, seed: int) -> None:
    tables = [PileReplay() for _ in range(GAMES[game_id].info.seats)]
    for match, step in walk(game_id, seed):
        for seat, table in enumerate(tables):
            table.follow(redact(step.events, seat))
            assert table.piles == piles_by_key(match.observe(seat).piles)


@every_match
def test_a_deal_begins_with_full_hands(game_id: str, seed: int) -> None:
    match = any_match(game_id, seed)
    for deal in match.deals:
        state = deal.opening.state
        sizes = {pile.pile: 0 for pile in piles_of(state)}
        for pile in piles_of(state):
            sizes[pile.pile] += len(pile.cards)
        assert [len(hand) for hand in state.hands] == [5] * state.seats
        assert sizes[Pile.UPCARD] == 1
        assert sizes[Pile.STOCK] == len(DECK) - 5 * state.seats - 1


def test_every_action_reads_back_from_its_text() -> None:
    assert [parse_action(str(action)) for action in ALL_ACTIONS] == list(ALL_ACTIONS)
