# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said to those who hear the table, in three languages."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import (
    DROP,
    KEEP,
    LEAVE,
    NAMES,
    NAMES_ALONE,
    ORDER,
    ORDER_ALONE,
    PASS,
    REDEAL,
    STAY,
    TAKE,
    Action,
    Discard,
    Play,
)
from buck_euchre_qt.engine.cards import DECK, Suit, parse_card
from buck_euchre_qt.engine.events import (
    CardsMoved,
    CardTurned,
    DealBegan,
    DealScored,
    DeckCut,
    Event,
    MatchWon,
    Move,
    SeatActed,
    SeatOut,
    TrickTaken,
    TrumpSet,
)
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.i18n.call_keys import call_key, chance_key, claim_key, last_trick_key
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.i18n.narration import Narrator
from buck_euchre_qt.i18n.spoken import (
    CardUse,
    PlateFacts,
    SeatPart,
    card_name,
    face_down_card,
    hand_card,
    hidden_hand,
    plate,
    points,
    spoken,
    trick_card,
    upcard,
)

EN, FR, PT = Language.ENGLISH, Language.FRENCH, Language.PORTUGUESE
NAMES_SEEN = SeatNames(("", "Léa", "Bram", "Inês"), 0)
ROWS = ((0,), (1,), (2,), (3,))
JD, KH = parse_card("JD"), parse_card("KH")


@pytest.mark.parametrize(
    ("language", "label"),
    [
        (EN, "jack of diamonds, left bower, playable"),
        (FR, "valet de carreau, valet secondaire, jouable"),
        (PT, "valete de ouros, valete secundário, jogável"),
    ],
)
def test_the_left_bower_is_told_by_its_name(
    switch: LanguageSwitch, language: Language, label: str
) -> None:
    switch.use(language)
    assert hand_card(JD, Trump.HEARTS, CardUse.PLAYABLE) == label


@pytest.mark.parametrize("language", Language)
def test_every_card_has_a_name_of_its_own(switch: LanguageSwitch, language: Language) -> None:
    switch.use(language)
    names = [card_name(card) for card in DECK]
    assert len(set(names)) == 24
    assert not any(letter in name for name in names for letter in "{}♣♦♥♠")


@pytest.mark.usefixtures("switch")
def test_a_card_is_told_with_what_can_be_done_with_it() -> None:
    assert hand_card(KH, None, CardUse.NOTHING) == "king of hearts"
    assert (
        hand_card(KH, Trump.HEARTS, CardUse.NOT_PLAYABLE) == "king of hearts, trump, not playable"
    )
    assert hand_card(JD, Trump.DIAMONDS, CardUse.DISCARDABLE) == (
        "jack of diamonds, right bower, can be laid aside"
    )
    assert hand_card(JD, Trump.NO_TRUMP, CardUse.PLAYABLE) == "jack of diamonds, playable"


@pytest.mark.usefixtures("switch")
def test_a_hidden_card_is_a_face_down_card_and_nothing_else() -> None:
    assert face_down_card() == "face-down card"
    assert upcard(None) == "turned down: face-down card"
    assert hidden_hand("Bram", 5) == "Bram: 5 face-down cards"
    assert hidden_hand("Bram", 1) == "Bram: 1 face-down card"


@pytest.mark.parametrize(
    ("language", "label"),
    [
        (EN, "Bram, 17 points, dealer, maker, 2 tricks"),
        (FR, "Bram, 17 points, donneur, preneur, 2 plis"),
        (PT, "Bram, 17 pontos, dador, declarante, 2 vazas"),
    ],
)
def test_a_plate_is_told(switch: LanguageSwitch, language: Language, label: str) -> None:
    switch.use(language)
    assert plate(PlateFacts("Bram", 17, 2, is_dealer=True, is_maker=True)) == label


@pytest.mark.usefixtures("switch")
def test_a_plate_is_told_at_its_ends() -> None:
    assert plate(PlateFacts("You", -1, 1, part=SeatPart.TO_ACT)) == (
        "You, minus 1 point, 1 trick, to act"
    )
    assert plate(PlateFacts("Léa", 0, 0, part=SeatPart.OUT)) == "Léa, 0 points, out of this deal"
    assert plate(PlateFacts("Léa", None, 0)) == "Léa, 0 tricks"


@pytest.mark.parametrize(
    ("language", "text"), [(EN, "minus 3 points"), (FR, "moins 3 points"), (PT, "menos 3 pontos")]
)
def test_scores_below_zero_are_told(switch: LanguageSwitch, language: Language, text: str) -> None:
    switch.use(language)
    assert points(-3) == text


@pytest.mark.usefixtures("switch")
def test_marks_in_a_text_become_full_names() -> None:
    assert spoken("{KH} is turned up. {JD} would be it.") == (
        "The king of hearts is turned up. The jack of diamonds would be it."
    )
    assert spoken("Name {S}") == "Name spades"
    assert spoken("Trick 1: {KH} {JD}.") == ("Trick 1: the king of hearts, the jack of diamonds.")
    assert spoken("Trumps: {N}") == "Trumps: no-trump"


@pytest.mark.usefixtures("switch")
def test_a_card_on_the_trick_tells_who_played_it() -> None:
    assert trick_card("Bram", JD, Trump.HEARTS, is_led=True) == (
        "Bram led: jack of diamonds, left bower"
    )
    assert trick_card("Inês", KH, Trump.CLUBS, is_led=False) == "Inês played: king of hearts"


def moved(text: str | None, source: Pile, target: Pile, seat: int | None = None) -> CardsMoved:
    card = None if text is None else parse_card(text)
    owner = seat if target is Pile.HAND else None
    return CardsMoved((Move(card, place(source), place(target, owner)),))


SCORES = (
    "You: 3 points less, now 22 points. Léa: 5 points more, now 30 points. "
    "Bram: unchanged, 25 points. Inês: 1 point less, now minus 1 point."
)
TALE: list[tuple[Event, str]] = [
    (DealBegan(2), "Bram deals."),
    (DeckCut(1, 7), "Léa cuts the deck."),
    (moved(None, Pile.STOCK, Pile.HAND, 3), ""),
    (moved("KH", Pile.STOCK, Pile.UPCARD), "The upcard is the king of hearts."),
    (SeatActed(3, PASS), "Inês passes."),
    (SeatActed(0, PASS), "You pass."),
    (SeatActed(1, ORDER), "Léa orders hearts."),
    (TrumpSet(Trump.HEARTS, 1, False), "Hearts are trumps. Léa is the maker."),
    (moved("KH", Pile.UPCARD, Pile.HAND, 2), "Bram takes the king of hearts."),
    (SeatActed(2, Discard(None)), "Bram lays a card aside."),
    (SeatActed(3, DROP), "Inês drops out."),
    (SeatOut(3), ""),
    (SeatActed(0, STAY), "You stay."),
    (SeatActed(0, Play(JD)), "You lead the jack of diamonds."),
    (SeatActed(1, Play(parse_card("9H"))), "Léa plays the nine of hearts."),
    (TrickTaken(0, 1), "You take trick 1."),
    (SeatActed(1, Play(parse_card("AS"))), "Léa leads the ace of spades."),
    (
        DealScored((-3, 5, 0, -1), (22, 30, 25, -1), False),
        SCORES,
    ),
    (MatchWon((3,)), "Inês wins the match."),
]


@pytest.mark.usefixtures("switch")
def test_a_deal_is_told_in_the_order_it_happens() -> None:
    narrator = Narrator(NAMES_SEEN, ROWS)
    assert [narrator.tell(event) for event, _ in TALE] == [said for _, said in TALE]


@pytest.mark.usefixtures("switch")
def test_the_second_circuit_is_told() -> None:
    narrator = Narrator(NAMES_SEEN, ROWS)
    narrator.recall(0, KH, is_trick_open=False)
    assert narrator.tell(SeatActed(0, ORDER)) == "You take hearts as trumps."
    assert narrator.tell(CardTurned(place(Pile.UPCARD), None)) == (
        "The upcard, the king of hearts, is turned down."
    )
    assert narrator.tell(SeatActed(1, NAMES[Suit.SPADES])) == "Léa names spades."
    assert narrator.tell(TrumpSet(Trump.NO_TRUMP, None, False)) == (
        "No-trump. Nobody promised anything and everybody plays."
    )
    assert narrator.tell(SeatOut(2)) == "Bram sits this deal out."


@pytest.mark.parametrize(
    ("language", "ordered", "taken", "named"),
    [
        (
            EN,
            "Léa orders hearts. Léa plays alone.",
            "You take hearts as trumps. You play alone.",
            "Léa names spades. Léa plays alone.",
        ),
        (
            FR,
            "Léa ordonne cœur. Léa joue en solitaire.",
            "Vous prenez cœur pour atout. Vous jouez en solitaire.",
            "Léa nomme pique. Léa joue en solitaire.",
        ),
        (
            PT,
            "Léa manda copas. Léa joga sem parceiro.",
            "Você fica com copas como trunfo. Você joga sem parceiro.",
            "Léa diz espadas. Léa joga sem parceiro.",
        ),
    ],
)
def test_who_plays_alone_is_told(
    switch: LanguageSwitch, language: Language, ordered: str, taken: str, named: str
) -> None:
    switch.use(language)
    narrator = Narrator(NAMES_SEEN, ROWS)
    narrator.recall(0, KH, is_trick_open=False)

    assert narrator.tell(SeatActed(1, ORDER_ALONE)) == ordered
    assert narrator.tell(SeatActed(0, ORDER_ALONE)) == taken
    assert narrator.tell(SeatActed(1, NAMES_ALONE[Suit.SPADES])) == named


OFFERED_TOGETHER: list[tuple[Action, ...]] = [
    (PASS, ORDER, ORDER_ALONE),
    (PASS, *NAMES.values(), *NAMES_ALONE.values()),
    (STAY, DROP),
    (TAKE, LEAVE),
    (REDEAL, KEEP),
]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("offered", OFFERED_TOGETHER)
@pytest.mark.parametrize("is_dealer", [False, True])
def test_every_call_on_offer_has_a_letter_of_its_own(
    switch: LanguageSwitch, language: Language, offered: tuple[Action, ...], is_dealer: bool
) -> None:
    switch.use(language)
    keys = [call_key(action, is_dealer=is_dealer) for action in offered]
    assert len({*keys, last_trick_key()}) == len(keys) + 1
    assert all(key.removeprefix("Shift+").isalpha() for key in keys)
    assert last_trick_key() not in (chance_key(), claim_key())


@pytest.mark.parametrize(
    ("language", "letters"), [(EN, "POCDHSSD"), (FR, "POTRCQRS"), (PT, "PMAOCEFD")]
)
def test_the_letters_are_those_of_the_language(
    switch: LanguageSwitch, language: Language, letters: str
) -> None:
    switch.use(language)
    calls: list[Action] = [PASS, ORDER, *(NAMES[suit] for suit in Suit), STAY, DROP]
    assert "".join(call_key(call, is_dealer=False) for call in calls) == letters
