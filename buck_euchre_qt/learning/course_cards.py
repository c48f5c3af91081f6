# SPDX-License-Identifier: GPL-3.0-or-later
"""The first lessons: the cards, following suit, the left bower, no-trump."""

from __future__ import annotations

from functools import partial
from typing import Final

from buck_euchre_qt.engine.cards import parse_cards
from buck_euchre_qt.learning.lessons import AnswerKind, Lesson, Page
from buck_euchre_qt.learning.positions import actions_of, set_up

_TWO_ROUNDS_OF_NOTHING: Final = "pass, pass, pass, pass, pass, pass, pass, pass"
_TRUMP_HEARTS: Final = parse_cards("JH JD AH KH QH TH 9H")

_CARDS: Final = Lesson(
    "cards",
    (
        Page(
            "cards.1",
            partial(
                set_up,
                ("AS KS QS TS 9S", "KH JD 9D AC QC", "AH TD KC 9C JS", "QH JH KD TC QD"),
                "9H",
                3,
            ),
            ("BE-1.1", "BE-1.2", "BE-1.5", "BE-1.7"),
            strip=parse_cards("AS KS QS JS TS 9S"),
        ),
        Page(
            "cards.2",
            partial(
                set_up,
                ("9S 9C TC QC KD", "TS JH AH KH QD", "AS KS TD JC AC", "QS JS KC AD 9D"),
                "9H",
                0,
                "order, discard 9C, stay, stay, stay, play TS, play AS, play QS",
            ),
            ("BE-1.5", "BE-4.4"),
            ask=AnswerKind.TRICK,
            right=("card AS",),
            sequel=actions_of("play 9S"),
        ),
        Page(
            "cards.3",
            partial(
                set_up,
                ("9S JS TC QC TS", "AS JH AH 9D QD", "KS QS TD JC AC", "9H KD KC AD 9C"),
                "TH",
                0,
                "order, discard TC, stay, stay, stay",
            ),
            ("BE-1.3",),
            strip=_TRUMP_HEARTS,
        ),
        Page(
            "cards.4",
            partial(
                set_up,
                ("9S JS TC QC TS", "AS JH AH 9D QD", "KS QS TD JC AC", "9H KD KC AD 9C"),
                "TH",
                0,
                "order, discard TC, stay, stay, stay, play AS, play QS, play 9H",
            ),
            ("BE-4.4", "BE-1.3"),
            ask=AnswerKind.TRICK,
            right=("card 9H",),
            sequel=actions_of("play 9S"),
        ),
        Page(
            "cards.5",
            partial(
                set_up,
                ("TH 9S TC QC TS", "KH JH AC 9D QD", "JD QS TD JC KS", "AH KD KC AD 9C"),
                "9H",
                0,
                "order, discard TC, stay, stay, stay, play KH, play JD, play AH",
            ),
            ("BE-8.1", "BE-1.3"),
            ask=AnswerKind.TRICK,
            right=("card JD",),
            sequel=actions_of("play TH"),
            is_problem=True,
        ),
    ),
)

_FOLLOW: Final = Lesson(
    "follow",
    (
        Page(
            "follow.1",
            partial(
                set_up,
                ("AS 9S KD TC 9D", "JH AH KH QC AC", "KS QS TD JC 9C", "QH TH AD KC QD"),
                "9H",
                3,
                "pass, order, discard QD, stay, stay, stay",
            ),
            ("BE-4.1", "BE-4.2", "BE-4.5"),
        ),
        Page(
            "follow.2",
            partial(
                set_up,
                ("9S AH KC AD TD", "KS JH KH QC AC", "QS QD 9D JC 9C", "TS QH TH KD JD"),
                "9H",
                0,
                "order, discard TD, stay, stay, stay, play KS, play QS, play TS",
            ),
            ("BE-4.2",),
            ask=AnswerKind.HAND,
            right=("play 9S",),
        ),
        Page(
            "follow.3",
            partial(
                set_up,
                ("QS 9H TC KH 9C", "KD JS AS AC QH", "TD 9D JH QC JD", "AD QD TH KC TS"),
                "9S",
                0,
                "order, discard 9C, stay, stay, stay, play KD, play TD, play AD",
            ),
            ("BE-4.2", "BE-4.4"),
            ask=AnswerKind.HAND,
            right=("play 9S", "play QS"),
        ),
        Page(
            "follow.4",
            partial(
                set_up,
                ("AS 9S QC TC 9D", "KS AH KH AC AD", "JH QD KD JC 9C", "TS QH 9H KC JD"),
                "TH",
                0,
                "order, discard 9D, stay, stay, stay, play KS, play JH, play TS",
            ),
            ("BE-4.2", "BE-4.4"),
            ask=AnswerKind.HAND,
            right=("play 9S",),
            is_problem=True,
        ),
    ),
)

_LEFT_BOWER: Final = Lesson(
    "left-bower",
    (
        Page(
            "left-bower.1",
            partial(
                set_up,
                ("JD TD AS 9C QS", "QD TH TC AC JS", "JH AH KH KS 9D", "KD AD JC KC 9S"),
                "QH",
                2,
                "pass, pass, pass, order, discard 9D, stay, stay, stay",
            ),
            ("BE-1.3", "BE-1.4"),
            strip=_TRUMP_HEARTS,
        ),
        Page(
            "left-bower.2",
            partial(
                set_up,
                ("JD TD AS 9C QS", "QD TH TC AC JS", "JH AH KH KS 9D", "KD AD JC KC 9S"),
                "QH",
                2,
                "pass, pass, pass, order, discard 9D, stay, stay, stay, play KD",
            ),
            ("BE-1.4", "BE-4.3"),
            ask=AnswerKind.HAND,
            right=("play TD",),
            sequel=actions_of("play QD, play QH"),
            strip=_TRUMP_HEARTS,
        ),
        Page(
            "left-bower.3",
            partial(
                set_up,
                ("JD AD AS 9C QS", "TH TC AC JS QD", "JH AH KH KS 9D", "9H KC JC 9S KD"),
                "QH",
                2,
                "pass, pass, pass, order, discard 9D, stay, stay, stay, play 9H",
            ),
            ("BE-4.3",),
            ask=AnswerKind.HAND,
            right=("play JD",),
            sequel=actions_of("play TH, play QH"),
        ),
        Page(
            "left-bower.4",
            partial(
                set_up,
                ("JD AD KS QC 9S", "AH KH QH AC 9D", "TH QS TD JC KD", "AS KC TC QD JS"),
                "9H",
                3,
                "pass, order, discard TC, stay, stay, stay",
            ),
            ("BE-1.4",),
            ask=AnswerKind.HAND,
            right=("play JD",),
            sequel=actions_of("play QH, play TH, play 9H"),
        ),
        Page(
            "left-bower.5",
            partial(
                set_up,
                ("JD 9S QC KC TS", "9D TC AC JS TD", "JH AH KH KD 9C", "AD TH JC AS QD"),
                "QH",
                2,
                "pass, pass, pass, order, discard 9C, stay, stay, stay, play AD",
            ),
            ("BE-4.2", "BE-4.3", "BE-4.4"),
            ask=AnswerKind.HAND,
            right=("play JD",),
            sequel=actions_of("play 9D, play KD"),
            is_problem=True,
        ),
    ),
)

_NO_TRUMP: Final = Lesson(
    "no-trump",
    (
        Page(
            "no-trump.1",
            partial(
                set_up,
                ("JH JD QS TC 9D", "AS KD 9S AC TH", "KS QH TD JC 9C", "KH AD KC QD JS"),
                "9H",
                3,
                _TWO_ROUNDS_OF_NOTHING,
            ),
            ("BE-3.5", "BE-1.6"),
            strip=parse_cards("AH KH QH JH TH 9H"),
        ),
        Page(
            "no-trump.2",
            partial(
                set_up,
                ("9D JC QS TC AH", "QD KH 9S AC TS", "JH QH KS AS 9C", "KD TD KC QC JS"),
                "9H",
                0,
                f"{_TWO_ROUNDS_OF_NOTHING}, play QD, play JH, play KD",
            ),
            ("BE-1.6", "BE-4.4"),
            ask=AnswerKind.TRICK,
            right=("card KD",),
            sequel=actions_of("play 9D"),
        ),
        Page(
            "no-trump.3",
            partial(
                set_up,
                ("JD AS AH 9C TC", "TD KH 9S AC TS", "QD QH KS JS JC", "9D JH KC QC QS"),
                "9H",
                0,
                f"{_TWO_ROUNDS_OF_NOTHING}, play TD, play QD, play 9D",
            ),
            ("BE-1.6", "BE-4.2"),
            ask=AnswerKind.HAND,
            right=("play JD",),
        ),
        Page(
            "no-trump.4",
            partial(
                set_up,
                ("AS KD JH JC QC", "9S AD TH AC TD", "TS QH KS JS 9C", "QS KH KC QD JD"),
                "9H",
                3,
                _TWO_ROUNDS_OF_NOTHING,
            ),
            ("BE-1.6", "BE-5.6", "BE-3.8"),
            ask=AnswerKind.HAND,
            right=("play AS",),
            sequel=actions_of("play 9S, play TS, play QS"),
            is_problem=True,
        ),
    ),
)

CARD_LESSONS: Final = (_CARDS, _FOLLOW, _LEFT_BOWER, _NO_TRUMP)
