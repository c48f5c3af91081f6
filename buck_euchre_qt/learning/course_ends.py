# SPDX-License-Identifier: GPL-3.0-or-later
"""The last lessons: automatic clubs, scoring, and winning the match."""

from __future__ import annotations

from functools import partial
from typing import Final

from buck_euchre_qt.engine.cards import parse_cards
from buck_euchre_qt.learning.lessons import AnswerKind, Lesson, Page
from buck_euchre_qt.learning.positions import actions_of, set_up

_CLUBS: Final = Lesson(
    "clubs",
    (
        Page(
            "clubs.1",
            partial(
                set_up,
                ("AC JS KH 9D TS", "KC TD QS QH AH", "TC AD 9H JD KD", "JC 9S TH QD AS"),
                "QC",
                3,
            ),
            ("BE-2.4", "BE-3.8"),
            strip=parse_cards("JC JS AC KC QC TC 9C"),
        ),
        Page(
            "clubs.2",
            partial(
                set_up,
                ("JS AS KD 9H TD", "TC QD QS QH AH", "KC AD TH JD KS", "9C 9S JH 9D TS"),
                "QC",
                2,
                "play 9C",
            ),
            ("BE-1.4", "BE-4.3"),
            ask=AnswerKind.HAND,
            right=("play JS",),
            sequel=actions_of("play TC, play KC"),
        ),
        Page(
            "clubs.3",
            partial(
                set_up,
                ("9S TD 9H QD TS", "TC KD QS QH AH", "KC AD TH JD KS", "JC JS JH 9D AC"),
                "QC",
                3,
            ),
            ("BE-3.8", "BE-2.4"),
            ask=AnswerKind.OPTION,
            right=("words may-not",),
            offered=("words may", "words may-not"),
        ),
        Page(
            "clubs.4",
            partial(
                set_up,
                ("JS KD 9H JD KS", "QH AC AD TD 9C", "AS JH AH TC 9D", "QS JC TS 9S TH"),
                "KC",
                2,
                "play JC, play JS, play AC, play TC, play 9S, play KS, play TD, play AS, play 9D, "
                "play QS, play KD, play AD, play 9C, play AH, play TS, play JD, "
                "play QH, play JH, play TH",
            ),
            ("BE-5.6", "BE-5.7"),
            ask=AnswerKind.OPTION,
            right=("number 30",),
            offered=("number 20", "number 25", "number 30"),
            sequel=actions_of("play 9H"),
            is_problem=True,
        ),
    ),
)

_KEPT_HANDS: Final = ("9H KH QD TS AD", "TH JH JC 9D JS", "TC AC KD 9C QC", "QS KC QH 9S AS")
_KEPT_PLAY: Final = (
    "order, discard 9S, stay, stay, stay, play KH, play TH, play 9C, play QH, play TS, play JS, "
    "play KD, play AS, play QC, play KC, play AD, play JC, play 9H, play JH, play TC, play TD, "
    "play 9D, play AC, play QS"
)

_SCORING: Final = Lesson(
    "scoring",
    (
        Page(
            "scoring.1",
            partial(set_up, _KEPT_HANDS, "TD", 3, _KEPT_PLAY),
            ("BE-5.1", "BE-3.3"),
            ask=AnswerKind.OPTION,
            right=("number 22",),
            offered=("number 20", "number 22", "number 28"),
            sequel=actions_of("play QD"),
        ),
        Page(
            "scoring.2",
            partial(
                set_up,
                ("KS AH KC QD AS", "TS KH QC 9C JS", "JC AC 9D TC AD", "JH QH KD QS TD"),
                "9S",
                3,
                "order, discard TD, stay, stay, stay, play AS, play TS, play JC, play QS, "
                "play TC, play KD, play KC, play 9C, play AH, play KH, play AD, play QH, "
                "play KS, play JS, play AC, play 9S, play QC, play 9D, play JH",
            ),
            ("BE-5.2", "BE-5.7", "BE-8.2"),
            ask=AnswerKind.OPTION,
            right=("number 30",),
            offered=("number 23", "number 28", "number 30"),
            sequel=actions_of("play QD"),
        ),
        Page(
            "scoring.3",
            partial(
                set_up,
                ("QD KS KH AS 9H", "JC TD QH JH AD", "QC AH TS KD JS", "KC 9S AC JD TH"),
                "9D",
                0,
                "order, discard 9H, stay, stay, stay, play TD, play KD, play JD, play QD, "
                "play AC, play KH, play JC, play QC, play 9S, play KS, play AD, play TS, "
                "play JH, play AH, play KC, play 9D, play QH, play JS, play TH",
                (12, 18, 25, 21),
            ),
            ("BE-5.3",),
            ask=AnswerKind.OPTION,
            right=("number 17",),
            offered=("number 7", "number 12", "number 17"),
            sequel=actions_of("play AS"),
        ),
        Page(
            "scoring.4",
            partial(
                set_up,
                ("9S TC QD TD 9C", "JH AH KH AC AS", "JD TH AD JS KS", "QH KC KD JC QS"),
                "9H",
                0,
                "order, discard 9C, stay, stay, drop",
                (9, 18, 25, 21),
            ),
            ("BE-5.5", "BE-3.7"),
            ask=AnswerKind.OPTION,
            right=("number 9",),
            offered=("number 4", "number 9", "number 14"),
        ),
        Page(
            "scoring.5",
            partial(
                set_up,
                ("QD 9S JC JD AS", "KH 9H AC KC 9C", "9D JH AD TC TD", "QS JS KD TS QH"),
                "AH",
                3,
                "order, discard TS, stay, stay, stay, play JC, play AC, play TC, play AH, "
                "play QH, play JD, play 9H, play JH, play TD, play KD, play QD, play KH, "
                "play 9C, play AD, play JS, play AS, play KC, play 9D, play QS",
            ),
            ("BE-5.4", "BE-5.7"),
            ask=AnswerKind.OPTION,
            right=("number 30",),
            offered=("number 25", "number 30", "number 35"),
            sequel=actions_of("play 9S"),
            is_problem=True,
        ),
    ),
)

_SHARED_HANDS: Final = ("JC KH KS 9S JS", "QS QD AH 9D JD", "TS 9H AD TH KD", "QC QH TD AS AC")
_SHARED_PLAY: Final = (
    "play AS, play 9S, play QS, play TS, play TD, play KS, play 9D, play KD, play AD, play AC, "
    "play JC, play QD, play KH, play AH, play TH, play QH, play JD, play 9H, play QC"
)

_WINNING: Final = Lesson(
    "winning",
    (
        Page(
            "winning.1",
            partial(set_up, _SHARED_HANDS, "TC", 2, "", (2, 1, 9, 14)),
            ("BE-6.1", "BE-6.2", "BE-6.3"),
        ),
        Page(
            "winning.2",
            partial(set_up, _KEPT_HANDS, "TD", 3, _KEPT_PLAY, (2, 1, 9, 14)),
            ("BE-6.2",),
            ask=AnswerKind.OPTION,
            right=("seat 0",),
            offered=("seat 0", "seat 1", "words both", "words nobody"),
            sequel=actions_of("play QD"),
        ),
        Page(
            "winning.3",
            partial(set_up, _SHARED_HANDS, "TC", 2, _SHARED_PLAY, (2, 1, 9, 14)),
            ("BE-6.2",),
            ask=AnswerKind.OPTION,
            right=("words both",),
            offered=("seat 0", "seat 1", "words both", "words nobody"),
            sequel=actions_of("play JS"),
        ),
        Page(
            "winning.4",
            partial(
                set_up,
                ("JH JD AH KH AS", "9S TS QC KC 9D", "QH QS JC TC TD", "TH JS KS QD AD"),
                "9H",
                3,
                "order, discard QD, stay, stay, stay, play JH, play 9D, play QH, play 9H, "
                "play JD, play QC, play TD, play TH, play AH, play KC, play TC, play JS, "
                "play KH, play TS, play JC, play KS",
                (30, 12, 8, 16),
            ),
            ("BE-6.1",),
            ask=AnswerKind.OPTION,
            right=("words win",),
            offered=("words win", "words go-on", "words below"),
            sequel=actions_of("play AS, play 9S, play QS, play AD"),
        ),
        Page(
            "winning.5",
            partial(
                set_up,
                ("AS 9S QC TC QD", "JH JD AH KH KS", "QH TH AC KC TD", "JS TS QS KD AD"),
                "9H",
                0,
                "order, discard QD, stay, stay, stay, play JH, play TH, play JS, play 9H, "
                "play JD, play QH, play TS, play TC, play AH, play TD, play QS, play QC, "
                "play KH, play KC, play AD",
                (14, 20, 17, 11),
            ),
            ("BE-6.1", "BE-4.2"),
            ask=AnswerKind.HAND,
            right=("play 9S",),
            sequel=actions_of("play KS, play AC, play KD, play AS"),
            is_problem=True,
        ),
    ),
)

END_LESSONS: Final = (_CLUBS, _SCORING, _WINNING)
