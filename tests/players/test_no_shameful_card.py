# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions that nobody from club level up gets wrong: what people at the table would laugh at."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from buck_euchre_qt.engine.actions import ORDER, PASS, STAY
from buck_euchre_qt.engine.cards import parse_card, parse_cards
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.engine.trump import Trump, suit_of
from buck_euchre_qt.players.levels import make_player
from tests.players.positions import STANDING, seen, stopped, trick_of

LITERAL = {"lone_maker_wins": True}
SOFT = {"lone_maker_wins": False}


class Card(NamedTuple):
    """A card to play: what is held, what is on the table, and the answers nobody laughs at."""

    story: str
    hand: str
    trump: str
    good: str
    trick: str = ""
    tricks: tuple[str, ...] = ()
    maker: int | None = None
    out: tuple[int, ...] = ()
    upcard: str = "9D"


H3 = ("1:JH 2:9H 3:TH 0:QH", "1:AS 2:9S 3:TS 0:JS", "1:AC 2:9C 3:TC 0:QC")
LOST2 = ("1:JH 2:9H 3:TH 0:QH", "1:AS 2:9S 3:TS 0:JS")
MINE2 = ("0:JH 1:9H 2:TH 3:QH", "0:AS 1:9S 2:TS 3:JS")

CARDS = [
    # Lost tricks.
    Card("the nine and not the ace", "AD JC", "H", "JC", "1:KH 2:QS 3:9D", H3, 1, upcard="TD"),
    Card("low under a higher card", "QD 9D KC", "H", "9D", "1:AD 2:TD 3:JC", LOST2, 1, upcard="JD"),
    Card("low under a ruff", "KD TD AC", "H", "TD", "1:9D 2:AH 3:QD", LOST2, 1, upcard="JD"),
    Card("the low trump under a bower", "AH 9H KD", "H", "9H", "1:JD 2:KH 3:TD",
         ("1:AS 2:9S 3:TS 0:JS", "1:AC 2:9C 3:TC 0:QC"), 1, upcard="QD"),
    Card("no trump thrown on a higher one", "TH KC 9C", "H", "9C", "1:9D 2:KH 3:QD",
         ("1:AS 2:9S 3:TS 0:JS", "1:AC 2:QC 3:TC 0:JC"), 1, upcard="JD"),
    Card("the left bower kept from the right", "JD TH", "H", "TH", "1:JH 2:9H 3:QH",
         ("1:AS 2:9S 3:TS 0:JS", "1:AC 2:9C 3:TC 0:QC", "1:AD 2:9D 3:TD 0:QD"), 1, upcard="KS"),
    Card("low at no-trump", "KS 9S AD", "N", "9S", "1:AS 2:TS 3:JS",
         ("1:AC 2:9C 3:TC 0:QC", "1:KC 2:QD 3:JC 0:9D"), upcard="9H"),
    Card("the loser at no-trump", "AD 9H", "N", "9H", "1:KS 2:TD 3:JS",
         ("1:AC 2:9C 3:TC 0:QC", "1:KC 2:QD 3:JC 0:9D", "1:AS 2:KD 3:QS 0:9S"), upcard="TH"),
    # Winning cheaply as the last player.
    Card("the king suffices", "AD KD", "H", "KD", "1:QD 2:9D 3:TD", H3, 1, upcard="KS"),
    Card("the ten suffices", "AD TD", "H", "TD", "1:9D 2:KS 3:QS", H3, 1, upcard="JD"),
    Card("the nine of trumps suffices", "AH 9H KH", "H", "9H", "1:KD 2:AD 3:9D",
         ("1:JH 2:JD 3:TH 0:QH", "1:AS 2:9S 3:TS 0:JS"), 1, upcard="QS"),
    Card("overtrump by as little", "JH KH 9H", "H", "KH", "1:KD 2:QH 3:9D",
         ("1:AS 2:9S 3:TS 0:JS", "1:AC 2:9C 3:TC 0:QC"), 1, upcard="QS"),
    Card("the queen at no-trump", "AS QS", "N", "QS", "1:JS 2:9S 3:TS",
         ("1:AC 2:9C 3:TC 0:QC", "1:KC 2:QD 3:JC 0:9D", "1:AD 2:KD 3:TD 0:JD"), upcard="TH"),
    Card("the left bower is trump enough", "JC AC", "S", "JC", "1:AS 2:9S 3:TS",
         ("1:AD 2:9D 3:TD 0:QD", "1:AH 2:9H 3:TH 0:QH", "1:KD 2:9C 3:TC 0:JD"), 1, upcard="KH"),
    # A trick that is there for the taking.
    Card("a first trick for nothing", "KD JC", "H", "KD", "1:QD 2:9D 3:TD", H3, 1, upcard="KS"),
    Card("a ruff for nothing", "9H KC", "H", "9H", "1:KD 2:9D 3:TD",
         ("1:JH 2:TH 3:AH 0:QH", "1:AS 2:9S 3:TS 0:JS", "1:AC 2:9C 3:TC 0:QC"), 1, upcard="KS"),
    Card("the maker's third", "AD 9C", "H", "AD", "1:KD 2:9D 3:TD",
         ("0:JH 1:9H 2:TH 3:QH", "0:AH 1:KH 2:TS 3:JS", "0:QC 1:AC 2:TC 3:KC"), 0, upcard="KS"),
    Card("against five for the maker", "AC 9D", "H", "AC", "1:KC 2:9C 3:TC",
         ("1:JH 2:9H 3:TH 0:QH", "1:AS 2:9S 3:TS 0:JS", "1:AH 2:KD 3:QS 0:JC"), 1, upcard="KS"),
    Card("against five with the last trump", "KH 9D", "H", "KH", "1:AC 2:9C 3:TC",
         ("1:JH 2:9H 3:TH 0:QH", "1:AS 2:9S 3:TS 0:JS", "1:KS 2:KD 3:QS 0:TD"), 1, upcard="QC"),
    Card("against five at no-trump", "AD 9H", "N", "AD", "1:KD 2:9D 3:TD",
         ("1:AC 2:9C 3:TC 0:QC", "1:AS 2:9S 3:TS 0:JS", "1:AH 2:TH 3:QS 0:QH"), upcard="KS"),
    # Leading.
    Card("the higher of two trumps", "AH 9H", "H", "AH", "",
         ("1:AS 2:9S 3:TS 0:QS", "1:AC 2:9C 3:TC 0:JC", "1:KD 2:QD 3:JD 0:JH"), 0, upcard="KS"),
    Card("the right bower when two are needed", "JH 9H", "H", "JH", "",
         ("1:AS 2:9S 3:TS 0:QS", "1:AC 2:9C 3:TC 0:JC", "1:KD 2:QD 3:KH 0:AH"), 0, upcard="KS"),
    Card("a boss before a loser", "AD 9D", "H", "AD", "", (*MINE2, "0:AH 1:KH 2:QS 3:KS"), 0,
         upcard="QC"),
    Card("two bosses before a low trump", "JH JD 9H", "H", "JH JD", "",
         ("0:AS 1:9S 2:TS 3:JS", "0:AC 1:9C 2:TC 3:QC"), 0, upcard="KS"),
    Card("the ace at no-trump", "AD 9C", "N", "AD", "",
         ("0:AC 1:KC 2:TC 3:QC", "0:AS 1:9S 2:TS 3:JS", "0:AH 1:TH 2:QS 3:QH"), upcard="KS"),
    Card("the last trump when it wins", "KH 9D", "H", "KH", "",
         ("0:JH 1:9H 2:TH 3:QH", "0:AH 1:AD 2:9S 3:TS", "0:AC 1:9C 2:TC 3:QC"), 0, upcard="JD"),
    Card("one of two equal bowers", "JH JD", "H", "JH JD", "",
         ("0:AS 1:9S 2:TS 3:JS", "0:AC 1:9C 2:TC 3:QC", "0:AD 1:KD 2:TD 3:9D"), 0, upcard="KS"),
    # What others' programs got wrong.
    Card("a jack follows at no-trump", "JD 9C TC QS KS", "N", "JD", "3:AD", upcard="9H"),
    Card("the bower led asks for trumps", "KD 9H AC QS 9S", "H", "9H", "3:JD", upcard="TD"),
    Card("the left bower has to follow", "JC KD QD 9H TH", "S", "JC", "3:AS", upcard="TD"),
    Card("the left bower need not follow its print", "JD TH AC QS 9S", "H", "JD TH QS 9S",
         "3:AD", upcard="TD", maker=3),
    Card("a low card follows at no-trump", "JH 9D 9S TS AC", "N", "9D", "3:AD", upcard="9H"),
    # Under the best card there is.
    Card("low under the ace led", "KD 9D AS QC TS", "H", "9D", "1:AD", maker=1, upcard="QD"),
    Card("low under the ace as the third", "QD TD AS QC TS", "H", "TD", "2:AD 3:9D", maker=2,
         upcard="KD"),
    Card("low trump under the right bower led", "AH KH 9H AS QC", "H", "9H", "1:JH", maker=1,
         upcard="QD"),
    Card("low under the ace at no-trump", "KS TS AD QC 9H", "N", "TS", "1:AS", upcard="JH"),
    # Nothing is wasted on what is won anyhow, and nothing spared that must be spent.
    Card("the lowest of equals as the last", "KD QD 9S", "H", "QD", "1:TD 2:9D 3:KC",
         ("1:AS 2:TS 3:KS 0:QS", "1:AC 2:9C 3:TC 0:QC"), 1, upcard="JH"),
    Card("a nine of trumps on an ace", "JH 9H AS KS TC", "H", "9H", "1:AD 2:9D 3:TD", maker=1,
         upcard="QD"),
    Card("the ten over the nine of trumps", "JH TH KS", "H", "TH", "1:KD 2:9H 3:QD",
         ("1:AS 2:9S 3:TS 0:QS", "1:AC 2:9C 3:TC 0:QC"), 1, upcard="JS"),
    Card("the only trump against four", "9H KC", "H", "9H", "1:AD 2:9D 3:TD",
         ("1:JH 2:TH 3:QH 0:KH", "1:AS 2:9S 3:TS 0:JS", "1:AC 2:9C 3:TC 0:QC"), 1, upcard="KS"),
    Card("the ace when the fourth is in sight", "AC 9D TD", "H", "AC", "1:KC 2:9C 3:TC",
         ("1:JH 2:9H 3:TH 0:QH", "1:AS 2:9S 3:TS 0:JS"), 1, upcard="KS"),
    # A winner that nobody can beat is led before a card that anybody can.
    Card("a king that is the highest left", "KD 9C", "H", "KD", "",
         ("0:AD 1:QD 2:TD 3:JH", "3:AH 0:9H 1:QH 2:TH", "3:9S 0:AS 1:TS 2:KS"), 0, upcard="JD"),
    Card("the right bower and not the nine", "JH 9S", "H", "JH", "",
         ("0:AD 1:KD 2:TD 3:QD", "0:AC 1:9C 2:TC 3:QC", "0:AS 1:TS 2:KS 3:QS"), 0, upcard="KC"),
    Card("the ace of the suit held twice", "AS 9S", "N", "AS", "",
         ("0:AD 1:KD 2:TD 3:QD", "0:AC 1:9C 2:TC 3:QC", "0:AH 1:TH 2:KH 3:QH"), upcard="KC"),
]  # fmt: skip


@pytest.mark.parametrize("level", STANDING)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.story)
def test_the_card_is_one_that_nobody_laughs_at(card: Card, level: str) -> None:
    observation = seen(
        Phase.PLAY,
        card.hand,
        trump=card.trump,
        trick=card.trick,
        tricks=card.tricks,
        maker=card.maker,
        out=card.out,
        upcard=card.upcard,
        upcard_state=UpcardState.TURNED_DOWN,
    )
    player = make_player(level, clock=stopped)
    for seed in range(3):
        action = player.choose(observation, random.Random(seed)).action
        assert str(action).removeprefix("play ") in card.good.split()


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.story)
def test_the_position_is_possible(card: Card) -> None:
    trump = Trump(card.trump)
    texts = [text for text in (*card.tricks, card.trick) if text]
    words = [word.split(":") for text in texts for word in text.split()]
    cards = [*(text for _, text in words), *card.hand.split(), card.upcard]
    assert len(set(cards)) == len(cards)
    assert len(card.hand.split()) == 5 - len(card.tricks)
    later = [(int(seat), parse_card(text)) for seat, text in words]
    later += [(0, held) for held in parse_cards(card.hand)]
    leader: int | None = None
    for text in texts:
        trick = trick_of(text, trump)
        assert leader in (None, trick.plays[0][0])
        leader = trick.winner
        for seat, played in trick.plays:
            later.remove((seat, played))
            suits = {suit_of(held, trump) for owner, held in later if owner == seat}
            assert suit_of(played, trump) is trick.led or trick.led not in suits
    if not card.trick:
        assert leader in (None, 0)


class Stay(NamedTuple):
    """A hand that must stay, or may be dropped without a blush."""

    story: str
    hand: str
    good: str = "stay"
    maker: int = 3
    out: tuple[int, ...] = ()
    options: Mapping[str, object] = LITERAL
    scores: tuple[int, int, int, int] = (25, 25, 25, 25)


STAYS = [
    Stay("both bowers", "JH JD 9S TS 9C"),
    Stay("both bowers, soft", "JH JD 9S TS 9C", options=SOFT),
    Stay("the right bower alone", "JH 9D 9S TS 9C"),
    Stay("the right bower alone, soft", "JH 9D 9S TS 9C", options=SOFT),
    Stay("the left bower guarded", "JD 9H 9S TS 9C"),
    Stay("the left bower guarded, soft", "JD 9H 9S TS 9C", options=SOFT),
    Stay("three trumps with ace and king", "AH KH QH 9S 9C"),
    Stay("three plain aces", "AS AC AD 9H TS", options=SOFT),
    Stay("three plain aces and a trump", "AS AC AD 9H TS"),
    Stay("the last with nothing", "9D TD 9S TS 9C", maker=1, out=(2, 3)),
    Stay("the last with a little", "QD TD KS TS 9C", maker=1, out=(2, 3)),
    Stay("the last when five end it", "9D TD 9S TS 9C", maker=1, out=(2, 3), options=SOFT,
         scores=(25, 5, 25, 25)),
    Stay("the last with nothing to lose", "9D TD 9S TS 9C", "drop", maker=1, out=(2, 3),
         options=SOFT),
    Stay("with nothing while others may stay", "9D TD 9S TS 9C", "drop"),
    Stay("with nothing while others may stay, soft", "9D TD 9S TS 9C", "drop", options=SOFT),
    Stay("the right bower against three", "JH 9D 9S TS 9C", maker=1),
    Stay("both bowers when two have dropped", "JH JD 9S TS 9C", maker=1, out=(2, 3)),
    Stay("the right bower and an ace, soft", "JH AS 9S TC 9D", options=SOFT),
    Stay("the right bower against one who is far ahead", "JH 9D 9S TS 9C", scores=(25, 25, 25, 2)),
    Stay("one trick from winning", "JH AH 9S TS 9C", scores=(1, 25, 25, 25)),
    Stay("two bowers although far ahead", "JH JD 9S TS 9C", scores=(6, 25, 25, 25)),
]  # fmt: skip


@pytest.mark.parametrize("level", STANDING)
@pytest.mark.parametrize("stay", STAYS, ids=lambda stay: stay.story)
def test_nobody_stays_or_drops_like_a_fool(stay: Stay, level: str) -> None:
    observation = seen(
        Phase.STAY_OR_DROP,
        stay.hand,
        trump="H",
        maker=stay.maker,
        out=stay.out,
        options=stay.options,
        scores=stay.scores,
        upcard="KD",
        upcard_state=UpcardState.TURNED_DOWN,
    )
    player = make_player(level, clock=stopped)
    answers = {str(player.choose(observation, random.Random(seed)).action) for seed in range(3)}
    assert answers == {stay.good}


class Call(NamedTuple):
    """A hand with one call that people would expect."""

    story: str
    hand: str
    good: str
    upcard: str = "9H"
    dealer: int = 3
    phase: Phase = Phase.FIRST_CIRCUIT


SECOND = Phase.SECOND_CIRCUIT
CALLS = [
    Call("three top trumps", "JH JD AH AS 9C", str(ORDER)),
    Call("three top trumps over the dealer", "JH JD AH AS 9C", str(ORDER), dealer=1),
    Call("as the dealer, taking the bower", "AH KH AS 9C TC", str(ORDER), "JH", 0),
    Call("four trumps with a bower", "JH AH KH QH AS", str(ORDER)),
    Call("both bowers and two aces", "JH JD 9H AS AC", str(ORDER)),
    Call("bower, ace and king with the queen to come", "JH AH KH 9C 9S", str(ORDER), "QH", 0),
    Call("the ace and a ten when another gets the bower", "AH TH 9S QC TC", str(PASS), "JH", 3),
    Call("two small trumps, first to speak", "9H QH KS TC 9C", str(PASS), "TH"),
    Call("nines and tens", "9S TS 9C TC TD", str(PASS)),
    Call("nines and tens as the dealer", "9S TS 9C TC TD", str(PASS), "9H", 0),
    Call("not one trump", "QS TS QC TC TD", str(PASS)),
    Call("not one trump, and the dealer gets a bower", "QS TS QC TC TD", str(PASS), "JH", 1),
    Call("bowers and the ace of another suit", "JS JC AS KD 9D", "name S", "9H", 3, SECOND),
    Call("four of another suit", "JD AD KD QD AS", "name D", "9S", 3, SECOND),
    Call("nothing in any suit", "9S TS 9H TD 9C", "pass", "KD", 0, SECOND),
    Call("nothing, first to speak", "9S TS 9H TH 9C", "pass", "KD", 3, SECOND),
]


@pytest.mark.parametrize("level", STANDING)
@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.story)
def test_sure_hands_are_bid_and_hopeless_ones_passed(call: Call, level: str) -> None:
    state = UpcardState.TURNED_DOWN if call.phase is SECOND else UpcardState.FACE_UP
    observation = seen(
        call.phase, call.hand, upcard=call.upcard, dealer=call.dealer, upcard_state=state
    )
    player = make_player(level, clock=stopped)
    answers = {str(player.choose(observation, random.Random(seed)).action) for seed in range(3)}
    assert answers == {call.good}


class Exchange(NamedTuple):
    """Six cards after taking the upcard, and what may be laid aside without a blush."""

    story: str
    six: str
    good: str
    upcard: str
    maker: int = 0


EXCHANGES = [
    Exchange("the only loser", "JH JD AH KH 9S QH", "9S", "QH"),
    Exchange("the low card alone in its suit", "JH AH 9H AS AD 9C", "9C", "9H"),
    Exchange("neither bower", "JH JD 9S TS 9C TC", "9S 9C TS TC", "JH"),
    Exchange("the nine beside two aces", "JD KH AS AC 9D QH", "9D", "QH"),
    Exchange("no trump of five", "JH AH KH QH TH 9C", "9C", "TH"),
    Exchange("no ace for somebody else's order", "AS AC QH 9D TH KC", "9D", "QH", 2),
    Exchange("not the bower that another ordered", "JH 9S TS 9C TC QD", "9S TS 9C TC QD", "JH", 1),
]


@pytest.mark.parametrize("level", STANDING)
@pytest.mark.parametrize("exchange", EXCHANGES, ids=lambda exchange: exchange.story)
def test_nothing_good_is_laid_aside(exchange: Exchange, level: str) -> None:
    observation = seen(
        Phase.DISCARD,
        exchange.six,
        trump="H",
        maker=exchange.maker,
        dealer=0,
        upcard=exchange.upcard,
        upcard_state=UpcardState.TAKEN,
    )
    player = make_player(level, clock=stopped)
    for seed in range(3):
        action = player.choose(observation, random.Random(seed)).action
        assert str(action).removeprefix("discard ") in exchange.good.split()


def test_the_suite_is_long_enough() -> None:
    assert len(CARDS) + len(STAYS) + len(CALLS) + len(EXCHANGES) >= 80
    assert str(STAY) == "stay"
