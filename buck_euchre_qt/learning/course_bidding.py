# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons from the deal to staying or dropping out."""

from __future__ import annotations

from functools import partial
from typing import Final

from buck_euchre_qt.learning.lessons import CUT, AnswerKind, Lesson, Page, Stage
from buck_euchre_qt.learning.positions import actions_of, set_up

_SEATS: Final = ("seat 0", "seat 1", "seat 2", "seat 3")
_FIRST_DEAL: Final = partial(
    set_up, ("AS QH TD 9C JC", "KH KD TS QC 9S", "JH AD KS TC 9D", "TH QD JD AC QS"), "9H", 1
)

_DEAL: Final = Lesson(
    "deal",
    (
        Page("deal.1", _FIRST_DEAL, ("BE-2.1",), stage=Stage.DECK),
        Page(
            "deal.2", _FIRST_DEAL, ("BE-2.2",), ask=AnswerKind.CUT, right=(CUT,), stage=Stage.DECK
        ),
        Page("deal.3", _FIRST_DEAL, ("BE-2.3",), stage=Stage.DEALING),
        Page(
            "deal.4",
            _FIRST_DEAL,
            ("BE-3.1", "BE-2.1"),
            ask=AnswerKind.OPTION,
            right=("seat 2",),
            offered=_SEATS,
        ),
        Page(
            "deal.5",
            _FIRST_DEAL,
            ("BE-2.3",),
            ask=AnswerKind.OPTION,
            right=("number 3",),
            offered=("number 0", "number 3", "number 4"),
            is_problem=True,
        ),
    ),
)

_ORDER: Final = Lesson(
    "order",
    (
        Page(
            "order.1",
            partial(
                set_up,
                ("KH AD TS 9C JC", "QH KD AS QC 9S", "JH QD KS TC 9D", "TH JD TD AC QS"),
                "9H",
                3,
            ),
            ("BE-3.1", "BE-3.2", "BE-3.3"),
        ),
        Page(
            "order.2",
            partial(
                set_up,
                ("JH JD AH AS KS", "QH KD 9C QC 9S", "TD QD TS TC 9D", "TH KC AC JC QS"),
                "9H",
                3,
            ),
            ("BE-3.1", "BE-3.3"),
            ask=AnswerKind.CALL,
            right=("order",),
            sequel=actions_of("discard JC"),
        ),
        Page(
            "order.3",
            partial(
                set_up,
                ("9S TC QD 9D KC", "QH KD 9C QC AS", "TD JH TS KS JD", "TH AD AC JC QS"),
                "AH",
                3,
            ),
            ("BE-3.1", "BE-5.2"),
            ask=AnswerKind.CALL,
            right=("pass",),
        ),
        Page(
            "order.4",
            partial(
                set_up,
                ("QH AS KS 9D TS", "JH AH AC QC AD", "TD JS 9S QS JD", "TH KD KC JC TC"),
                "KH",
                0,
                "order",
            ),
            ("BE-3.2",),
            ask=AnswerKind.HAND,
            right=("discard 9D",),
        ),
        Page(
            "order.5",
            partial(
                set_up,
                ("QH TH AS 9S 9D", "9H KD AC QC AD", "TD JS TS QS JC", "AH KS KC JD TC"),
                "JH",
                0,
                "pass, pass, pass",
            ),
            ("BE-3.3", "BE-3.2"),
            ask=AnswerKind.CALL,
            right=("order",),
            sequel=actions_of("discard 9D"),
            is_problem=True,
        ),
    ),
)

_SECOND: Final = Lesson(
    "second-circuit",
    (
        Page(
            "second-circuit.1",
            partial(
                set_up,
                ("KS AD QS 9C JC", "QH KD AS QC 9S", "JH QD KH TC 9D", "AH JD TD AC TS"),
                "TH",
                3,
                "pass, pass, pass, pass",
            ),
            ("BE-3.4", "BE-3.10"),
        ),
        Page(
            "second-circuit.2",
            partial(
                set_up,
                ("JS JC AS KS 9D", "QH KD QC 9S TC", "JH QD KH 9C AD", "AH JD TD AC TS"),
                "TH",
                3,
                "pass, pass, pass, pass",
            ),
            ("BE-3.4", "BE-3.3"),
            ask=AnswerKind.CALL,
            right=("name S",),
            offered=("pass", "name H", "name D", "name C", "name S"),
        ),
        Page(
            "second-circuit.3",
            partial(
                set_up,
                ("AS AD AC KS 9H", "QH KD QC 9S TC", "JH QD KH 9C JS", "AH JD TD KC TS"),
                "TH",
                0,
                "pass, pass, pass, pass, pass, pass, pass",
            ),
            ("BE-3.5", "BE-1.6"),
            ask=AnswerKind.CALL,
            right=("pass",),
            is_problem=True,
        ),
    ),
)

_STAY: Final = Lesson(
    "stay",
    (
        Page(
            "stay.1",
            partial(
                set_up,
                ("9S KC QD TD AC", "JH AH KH QC AS", "JD TS 9D JS TC", "TH QH KD JC QS"),
                "9H",
                3,
                "pass, order, discard JC",
            ),
            ("BE-3.6", "BE-3.7", "BE-5.3"),
        ),
        Page(
            "stay.2",
            partial(
                set_up,
                ("9S TC 9D TD QC", "9H KC AC AD QS", "JC TS KD JS KS", "JH AH KH AS QD"),
                "QH",
                2,
                "order, discard JC",
            ),
            ("BE-3.6", "BE-5.3", "BE-5.5"),
            ask=AnswerKind.CALL,
            right=("drop",),
        ),
        Page(
            "stay.3",
            partial(
                set_up,
                ("AH KH AS QS 9D", "9H KC AC AD 9S", "JC TS KD JS KS", "JH JD TH TC QD"),
                "QH",
                2,
                "order, discard JC",
            ),
            ("BE-3.6", "BE-5.1"),
            ask=AnswerKind.CALL,
            right=("stay",),
        ),
        Page(
            "stay.4",
            partial(
                set_up,
                ("9S TC QD TD 9C", "JH AH KH AC AS", "JD TH AD JS KS", "QH KC KD JC QS"),
                "9H",
                0,
                "order, discard 9C, stay, drop",
            ),
            ("BE-3.6", "BE-3.7", "BE-5.5"),
            ask=AnswerKind.CALL,
            right=("drop",),
            is_problem=True,
        ),
    ),
)

_LONE_HANDS: Final = ("9S TC 9D TD QC", "JH AH KH AC AS", "JD TH AD JS KS", "QH KC KD JC QS")

_LONE: Final = Lesson(
    "lone-maker",
    (
        Page(
            "lone-maker.1",
            partial(set_up, _LONE_HANDS, "9H", 3, "pass, order, discard JC, drop"),
            ("BE-3.9",),
        ),
        Page(
            "lone-maker.2",
            partial(set_up, _LONE_HANDS, "9H", 3, "pass, order, discard JC, drop, drop"),
            ("BE-3.9", "BE-6.1"),
            ask=AnswerKind.CALL,
            right=("stay",),
        ),
        Page(
            "lone-maker.3",
            partial(set_up, _LONE_HANDS, "9H", 3, "pass, order, discard JC, stay, drop"),
            ("BE-3.9", "BE-5.3"),
            ask=AnswerKind.CALL,
            right=("drop",),
        ),
        Page(
            "lone-maker.4",
            partial(set_up, _LONE_HANDS, "9H", 3, "pass, order, discard JC, drop, drop"),
            ("BE-3.9", "BE-6.1"),
            ask=AnswerKind.OPTION,
            right=("words wins",),
            offered=("words wins", "words minus", "words again"),
            sequel=actions_of("drop"),
            is_problem=True,
        ),
    ),
)

BIDDING_LESSONS: Final = (_DEAL, _ORDER, _SECOND, _STAY, _LONE)
