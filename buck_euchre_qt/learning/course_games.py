# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons on what is different in partnership Euchre and in two-handed Euchre."""

from __future__ import annotations

from functools import partial
from typing import Final

from buck_euchre_qt.learning.lessons import AnswerKind, Lesson, Page
from buck_euchre_qt.learning.positions import actions_of, set_up

_pair: Final = partial(set_up, game_id="partnership")
_duel: Final = partial(set_up, game_id="two-handed")

_PARTNER_DEALS: Final = ("JD AH KS AS 9C", "QC TC 9D KD 9S", "KH QD JS AC TD", "QH 9H JC KC TS")

_PARTNERS: Final = Lesson(
    "partners",
    (
        Page(
            "partners.1",
            partial(_pair, _PARTNER_DEALS, "TH", 2),
            ("PE-1.1", "PE-1.2", "PE-2.1"),
        ),
        Page(
            "partners.2",
            partial(_pair, _PARTNER_DEALS, "TH", 2, "pass"),
            ("PE-3.1", "PE-4.1"),
            ask=AnswerKind.CALL,
            right=("order",),
            sequel=actions_of("discard QD"),
        ),
        Page(
            "partners.3",
            partial(
                _pair,
                ("AH QH TH TD 9D", "KC AS QS TS 9S", "AC JH KH JS KD", "TC QC AD KS QD"),
                "9H",
                0,
                "pass, order, discard TD, play KC, play AC, play TC",
            ),
            ("PE-4.2", "PE-1.1"),
            ask=AnswerKind.HAND,
            right=("play 9D",),
        ),
        Page(
            "partners.4",
            partial(
                _pair,
                ("AH KC 9C QD JD", "QS KH QC JC AD", "KS 9S JH TH TC", "AS TS QH 9H TD"),
                "AC",
                2,
                "pass, order, discard 9S, play 9H, play AH, play KH, play TH, play KC, play JC, "
                "play TC, play TD, play AD, play AC, play TS, play JD, play JH, play QH, play 9C, "
                "play QC",
                (6, 7),
            ),
            ("PE-5.1",),
            ask=AnswerKind.OPTION,
            right=("number 6",),
            offered=("number 6", "number 7", "number 8"),
            sequel=actions_of("play QS, play KS, play AS, play QD"),
            is_problem=True,
        ),
    ),
    "partnership",
)

_STRONG: Final = ("JH JD AH KH AS", "TC 9D KD 9S QS", "QD JS AC TD KS", "9H TH JC KC TS")

_ALONE: Final = Lesson(
    "alone",
    (
        Page("alone.1", partial(_pair, _STRONG, "QH", 3), ("PE-4.1", "PE-5.1")),
        Page(
            "alone.2",
            partial(_pair, _STRONG, "QH", 3),
            ("PE-4.1", "PE-5.1"),
            ask=AnswerKind.CALL,
            right=("order alone",),
            sequel=actions_of("discard JC"),
        ),
        Page(
            "alone.3",
            partial(
                _pair,
                ("AS KS TS JC 9D", "QH TH 9H QD TD", "AC KC QC TC AH", "JD KD AD KH 9S"),
                "9C",
                0,
                "pass, pass, pass, pass, pass, pass, pass",
            ),
            ("PE-3.3", "PE-3.2"),
            ask=AnswerKind.CALL,
            right=("name S",),
            offered=("pass", "name H", "name D", "name S"),
        ),
        Page(
            "alone.4",
            partial(
                _pair,
                ("9H TH 9C TC 9D", "AS KD QD JC KC", "AH KH JS AC QC", "AD JD TD QH KS"),
                "QS",
                3,
                options={"farmers_hand": True},
            ),
            ("PE-3.4",),
            ask=AnswerKind.CALL,
            right=("redeal",),
        ),
        Page(
            "alone.5",
            partial(
                _pair,
                ("JS JC AS KS QH", "9H TH KD 9D AC", "AD QD TC KH JH", "AH TD JD KC QC"),
                "QS",
                1,
                "pass, pass, order alone, discard 9D",
            ),
            ("PE-4.2", "PE-4.1"),
            ask=AnswerKind.OPTION,
            right=("seat 3",),
            offered=("seat 0", "seat 1", "seat 2", "seat 3"),
            sequel=actions_of("play AH, play QH, play 9H"),
            is_problem=True,
        ),
    ),
    "partnership",
)

_DUEL_HANDS: Final = ("JH JD AH KS 9C", "QD TC 9D KD 9S")

_TWO: Final = Lesson(
    "two-handed",
    (
        Page(
            "two-handed.1",
            partial(_duel, _DUEL_HANDS, "KH", 1),
            ("TE-1.1", "TE-2.1", "TE-3.1"),
        ),
        Page(
            "two-handed.2",
            partial(_duel, _DUEL_HANDS, "KH", 1),
            ("TE-2.1",),
            ask=AnswerKind.OPTION,
            right=("number 13",),
            offered=("number 3", "number 13", "number 14"),
        ),
        Page(
            "two-handed.3",
            partial(_duel, _DUEL_HANDS, "KH", 1),
            ("TE-3.1", "TE-3.4"),
            ask=AnswerKind.CALL,
            right=("order",),
            sequel=actions_of("leave"),
        ),
        Page(
            "two-handed.4",
            partial(
                _duel,
                ("AH 9H KS QC TD", "QH KH AD JC AS"),
                "JH",
                0,
                "order, take, discard TD",
            ),
            ("TE-3.4", "TE-4.1"),
            ask=AnswerKind.OPTION,
            right=("seat 1",),
            offered=("seat 0", "seat 1"),
            is_problem=True,
        ),
    ),
    "two-handed",
)

_TAKE: Final = Lesson(
    "take-or-leave",
    (
        Page(
            "take-or-leave.1",
            partial(_duel, ("AH 9H KS QC TD", "QH KH AD JC AS"), "JH", 0, "order"),
            ("TE-3.2",),
        ),
        Page(
            "take-or-leave.2",
            partial(_duel, ("AH 9H KS QC TD", "QH KH AD JC AS"), "JH", 0, "order"),
            ("TE-3.2",),
            ask=AnswerKind.CALL,
            right=("take",),
        ),
        Page(
            "take-or-leave.3",
            partial(_duel, ("9S TD QC KH 9D", "AS JH KC QD TS"), "AC", 0, "pass, pass, pass"),
            ("TE-3.3",),
            ask=AnswerKind.CALL,
            right=("pass",),
        ),
        Page(
            "take-or-leave.4",
            partial(
                _duel,
                ("AS QS AC TC 9D", "9S AH QH JH KD"),
                "JS",
                1,
                "pass, order, discard KD, play AC, play 9S, play AH, play QS, play TC, play JS, "
                "play QH, play AS",
                (4, 5),
            ),
            ("TE-5.1",),
            ask=AnswerKind.OPTION,
            right=("number 6",),
            offered=("number 4", "number 5", "number 6"),
            sequel=actions_of("play 9D, play JH"),
            is_problem=True,
        ),
    ),
    "two-handed",
)

GAME_LESSONS: Final = (_PARTNERS, _ALONE, _TWO, _TAKE)
