# SPDX-License-Identifier: GPL-3.0-or-later
"""The players that act by habit: quick judgements, faulty memory, no looking ahead."""

from __future__ import annotations

import random
from enum import Enum
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import (
    DISCARDS,
    DROP,
    NAMES,
    ORDER,
    PASS,
    PLAYS,
    STAY,
)
from buck_euchre_qt.engine.cards import Suit
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.buck.staying import POINTS_A_TRICK
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.player import Decision, Motive
from buck_euchre_qt.players.search.auction import Auction, Habits
from buck_euchre_qt.players.search.bits import pack_mask
from buck_euchre_qt.players.search.cards import lead_card
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.worth import best_discard
from buck_euchre_qt.players.sides.cards import follow_beside, lead_beside


class Thrift(Enum):
    """How a player wins a trick: with the cheapest card that does, or with the best it has."""

    THRIFTY = "thrifty"
    WASTEFUL = "wasteful"


class Faults(NamedTuple):
    """The human faults of a level.

    `misjudges` is the spread of the error in judging a hand, in tricks, and `eagerness` how
    many tricks fewer than usual it takes to bid or to stay. `remembers` is how many tricks
    back the cards are remembered.
    """

    misjudges: float = 0.0
    remembers: int = 5
    eagerness: float = 0.0
    thrift: Thrift = Thrift.THRIFTY


class HabitPlayer:
    """A player that acts by habit, better or worse by its faults.

    In the games up to a target it calls as the club player would with the hand it takes its
    own to be, and plays the cards by habit.
    """

    def __init__(self, faults: Faults) -> None:
        self._faults: Final = faults

    def choose(self, observation: Observation, rng: random.Random) -> Decision:
        """Return what the habit says; chance decides how a hand is misjudged, and no more.

        :raises ValueError: when there is nothing to choose.
        """
        if len(observation.legal) < 2:
            return HeuristicPlayer().choose(observation, rng)
        view = View(observation)
        if observation.phase is Phase.PLAY:
            return self._card(view)
        error = rng.gauss(0, self._faults.misjudges) - self._faults.eagerness
        if observation.game != "buck":
            return HeuristicPlayer(-error).choose(observation, rng)
        usual = view.table().habits[view.seat]
        habits = Habits(
            usual.order + error, usual.name + error, usual.stay + error * POINTS_A_TRICK
        )
        auction = Auction(view.table(habits))
        match observation.phase:
            case Phase.FIRST_CIRCUIT:
                if auction.order_worth(view.hand, view.seat) >= habits.order:
                    return Decision(ORDER, (Motive.ENOUGH_TRICKS,))
                return Decision(PASS, (Motive.TOO_FEW_TRICKS,))
            case Phase.SECOND_CIRCUIT:
                worths = auction.name_worths(view.hand)
                if max(worths) < habits.name:
                    return Decision(PASS, (Motive.TOO_FEW_TRICKS,))
                suits = [suit for suit in Suit if suit is not observation.upcard.suit]
                suit = suits[worths.index(max(worths))]
                return Decision(NAMES[suit], (Motive.ENOUGH_TRICKS,))
            case Phase.DISCARD:
                card, _ = best_discard(view.plan.of(view.hand), view.plan)
                return Decision(DISCARDS[view.plan.cards[card]], (Motive.LEAST_USEFUL,))
        return self._stay(view, auction)

    def _stay(self, view: View, auction: Auction) -> Decision:
        maker = view.seen.maker
        if maker is None:
            raise ValueError("nobody stays or drops before there is a maker")
        hand = view.plan.of(view.hand)
        dead = view.plan.of(view.discard) if view.is_taken else view.plan.bits[view.upcard]
        if auction.stays(hand, view.seat, maker, view.out, dead, view.plan):
            return Decision(STAY, (Motive.GOOD_CHANCES,))
        return Decision(DROP, (Motive.POOR_CHANCES,))

    def _card(self, view: View) -> Decision:
        seen, plan = view.seen, view.plan
        hand = plan.of(view.hand)
        gone = self._remembered(view)
        running = view.running
        partner = view.partner
        is_maker = seen.maker == view.seat
        if running is None:
            if partner is None:
                card = lead_card(hand, gone, is_maker, plan)
            else:
                are_makers = seen.maker in (view.seat, partner)
                card = lead_beside(hand, gone, are_makers, is_maker, plan)
            motive = Motive.LEADS_CHANCE
        else:
            later = len(view.followers)
            is_partners = partner is not None and running.winner == partner
            card = follow_beside(hand, running.slot, running.best, is_partners, later, gone, plan)
            wins = card > running.best and bool(card & (running.slot | plan.trumps))
            if wins and self._faults.thrift is Thrift.WASTEFUL:
                suit = hand & plan.slot_of[card]
                card = 1 << suit.bit_length() - 1
            motive = Motive.TRIES_TO_TAKE if wins else Motive.SAVES_CARD
        return Decision(PLAYS[plan.cards[card]], (motive,))

    def _remembered(self, view: View) -> int:
        tricks = view.seen.tricks
        if self._faults.remembers >= len(tricks):
            return view.gone
        kept = (*tricks[len(tricks) - self._faults.remembers :], view.seen.trick)
        return view.plan.of(pack_mask(card for trick in kept for _, card in trick.plays))
