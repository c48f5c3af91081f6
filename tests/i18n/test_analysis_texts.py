# SPDX-License-Identifier: GPL-3.0-or-later
"""What an analysis says: the right sentence for each case, in every language."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import DISCARDS, DROP, NAMES, ORDER, PASS, PLAYS, STAY, Action
from buck_euchre_qt.engine.cards import Suit, parse_card
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.i18n.analysis_texts import (
    advice_text,
    grade_text,
    verdict_text,
)
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.i18n.motive_texts import motive_text
from buck_euchre_qt.learning.grades import Grade, grade_of
from buck_euchre_qt.players.analysis import Alternative, Analysis
from buck_euchre_qt.players.player import Decision, Motive
from tests.players.positions import seen

NAMES_HERE = SeatNames(("", "Léa", "Bram", "Inês"), 0)
CALLING = seen(Phase.FIRST_CIRCUIT, "9C TC 9S TS QS")
NAMING = seen(Phase.SECOND_CIRCUIT, "9C TC 9S TS QS", upcard_state=UpcardState.TURNED_DOWN)
STAYING = seen(Phase.STAY_OR_DROP, "9C TC 9S TS QS", trump="D", maker=3)
MAKER_LEADS = seen(Phase.PLAY, "JH JD 9H AS TC", trump="H", maker=0)
OTHER_LEADS = seen(Phase.PLAY, "JH JD 9H AS TC", trump="H", maker=1)
LAYING = seen(Phase.DISCARD, "9C TC 9S TS QS JD", trump="D", dealer=0, maker=0)


def one(action: Action, chance: float, **expected: float) -> Alternative:
    """Return an alternative of which nothing is expected but what is said."""
    values = {
        "score_change": 0.0,
        "no_trick": 0.0,
        "failed_promise": 0.0,
        "five_tricks": 0.0,
        "others_five": 0.0,
    } | expected
    return Alternative(action, chance, **values)


def advice(position: Observation, *alternatives: Alternative) -> str:
    """Return the advice on what comes first."""
    analysis = Analysis(alternatives, 100, False, ())
    decision = Decision(alternatives[0].action, (Motive.BEST_CHANCE, analysis))
    return advice_text(decision, position, NAMES_HERE)


JACK, NINE = PLAYS[parse_card("JH")], PLAYS[parse_card("9H")]


@pytest.mark.parametrize(
    ("position", "alternatives", "said"),
    [
        (
            CALLING,
            (one(ORDER, 0.4, failed_promise=0.2), one(PASS, 0.3)),
            (
                "The promise is kept in 80 of 100 deals like this. "
                "Next best: pass, which wins 10.0 fewer of 100 matches."
            ),
        ),
        (
            CALLING,
            (one(ORDER, 0.4, failed_promise=0.2, five_tricks=0.1), one(PASS, 0.4)),
            (
                "The promise is kept in 80 of 100 deals like this, in 10 with all five tricks. "
                "The other choice is as good."
            ),
        ),
        (
            NAMING,
            (one(NAMES[Suit.CLUBS], 0.4, failed_promise=0.9), one(PASS, 0.35)),
            "The promise is kept in only 10 of 100 deals like this",
        ),
        (
            CALLING,
            (one(PASS, 0.4), one(ORDER, 0.3, failed_promise=0.7)),
            "Even the best bid with this hand fails in 70 of 100 deals like this.",
        ),
        (
            CALLING,
            (one(PASS, 0.4), one(ORDER, 0.3, failed_promise=0.2)),
            "Waiting for what the others say is worth more than bidding.",
        ),
        (
            STAYING,
            (one(STAY, 0.4, no_trick=0.25), one(DROP, 0.3)),
            "At least one trick comes in 75 of 100 deals like this.",
        ),
        (
            STAYING,
            (one(STAY, 0.4, no_trick=0.25), one(DROP, 0.0, others_five=1.0)),
            "Dropping out would give Inês all five tricks.",
        ),
        (
            STAYING,
            (one(DROP, 0.4), one(STAY, 0.3, no_trick=0.62)),
            "Whoever stays with this hand takes no trick in 62 of 100 deals like this.",
        ),
        (
            LAYING,
            (
                one(DISCARDS[parse_card("9C")], 0.4, failed_promise=0.1),
                one(DISCARDS[parse_card("TC")], 0.3),
            ),
            "With the other five cards the promise is kept in 90 of 100 deals like this.",
        ),
        (
            MAKER_LEADS,
            (one(JACK, 0.4, failed_promise=0.0), one(NINE, 0.3)),
            "The promise is as good as kept.",
        ),
        (
            MAKER_LEADS,
            (one(JACK, 0.4, failed_promise=1.0), one(NINE, 0.3)),
            "The promise can hardly be kept any more.",
        ),
        (
            OTHER_LEADS,
            (one(JACK, 0.4, no_trick=0.0), one(NINE, 0.3)),
            "A trick is as good as certain.",
        ),
        (
            OTHER_LEADS,
            (one(JACK, 0.4, no_trick=1.0), one(NINE, 0.3)),
            "There is hardly a trick to be had any more.",
        ),
        (
            OTHER_LEADS,
            (one(JACK, 0.4, five_tricks=0.3), one(NINE, 0.3)),
            "All five tricks come in 30 of 100 deals like this.",
        ),
    ],
)
def test_an_advice_tells_what_decides(
    switch: LanguageSwitch,
    position: Observation,
    alternatives: tuple[Alternative, ...],
    said: str,
) -> None:
    switch.use(Language.ENGLISH)
    assert advice(position, *alternatives).startswith(said)
    for language in (Language.FRENCH, Language.PORTUGUESE):
        switch.use(language)
        translated = advice(position, *alternatives)
        assert translated
        assert said not in translated


def test_a_card_is_recommended_with_the_rule_of_thumb_that_says_the_same(
    switch: LanguageSwitch,
) -> None:
    analysis = Analysis((one(JACK, 0.4), one(NINE, 0.4)), 100, False, ())
    for language in Language:
        switch.use(language)
        motives = (Motive.BEST_CHANCE, analysis, Motive.LEADS_WINNER)
        text = advice_text(Decision(JACK, motives), OTHER_LEADS, NAMES_HERE)
        assert text.startswith(motive_text(Motive.LEADS_WINNER) + " ")
        assert motive_text(Motive.BEST_CHANCE) not in text


def test_a_call_is_recommended_by_its_prospect_alone(switch: LanguageSwitch) -> None:
    switch.use(Language.ENGLISH)
    analysis = Analysis((one(PASS, 0.4), one(ORDER, 0.3, failed_promise=0.7)), 100, False, ())
    decision = Decision(PASS, (Motive.BEST_CHANCE, analysis, Motive.TOO_FEW_TRICKS))
    said = advice_text(decision, CALLING, NAMES_HERE)
    assert motive_text(Motive.TOO_FEW_TRICKS) not in said


def test_within_a_sentence_a_choice_begins_with_a_small_letter(switch: LanguageSwitch) -> None:
    analysis = Analysis((one(JACK, 0.4), one(NINE, 0.3)), 100, False, ())
    for language, verb in (
        (Language.ENGLISH, "lead"),
        (Language.FRENCH, "entamer"),
        (Language.PORTUGUESE, "abrir"),
    ):
        switch.use(language)
        assert f" {verb} " in advice(OTHER_LEADS, *analysis.alternatives)
        verdict = verdict_text(analysis, NINE, Grade.MISTAKE, OTHER_LEADS, NAMES_HERE)
        assert f" {verb} " in verdict


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ({"failed_promise": 0.5}, "The promise fails in 50 instead of 10 of 100 deals like this."),
        ({"no_trick": 0.4}, "No trick comes in 40 instead of 0 of 100 deals like this."),
        ({"others_five": 0.2}, "Another takes all five tricks in 20 instead of 0 of 100"),
        ({"five_tricks": 0.3}, "All five tricks come in 30 instead of 0 of 100"),
    ],
)
def test_a_verdict_names_the_better_choice_and_the_chance_that_differs_most(
    switch: LanguageSwitch, expected: dict[str, float], said: str
) -> None:
    switch.use(Language.ENGLISH)
    best = one(JACK, 0.4, failed_promise=0.1)
    made = one(NINE, 0.3, **({"failed_promise": 0.1} | expected))
    analysis = Analysis((best, made), 100, False, ())
    grade = grade_of(analysis, NINE)
    assert grade is Grade.MISTAKE
    text = verdict_text(analysis, NINE, grade, MAKER_LEADS, NAMES_HERE)
    assert text.startswith("Better was: lead {JH}. It wins 10.0 more of 100 matches.")
    assert said in text


@pytest.mark.parametrize(("better", "worse"), [(ORDER, PASS), (PASS, ORDER)])
def test_a_pass_promises_nothing_that_could_fail(
    switch: LanguageSwitch, better: Action, worse: Action
) -> None:
    switch.use(Language.ENGLISH)
    failing = {ORDER: 0.23, PASS: 0.0}
    ranked = tuple(
        one(action, chance, failed_promise=failing[action])
        for action, chance in ((better, 0.4), (worse, 0.3))
    )
    analysis = Analysis(ranked, 100, False, ())
    text = verdict_text(analysis, worse, Grade.MISTAKE, CALLING, NAMES_HERE)
    assert "instead of" not in text
    assert text.endswith("The promise is kept in 77 of 100 deals like this.")


def test_a_choice_within_the_doubt_is_called_as_good(switch: LanguageSwitch) -> None:
    switch.use(Language.ENGLISH)
    made = Alternative(NINE, 0.39, 0.0, 0.0, 0.0, 0.0, 0.0, doubt=0.02)
    analysis = Analysis((one(JACK, 0.4), made), 100, False, ())
    text = verdict_text(analysis, NINE, grade_of(analysis, NINE), MAKER_LEADS, NAMES_HERE)
    assert text == "As good as the recommended choice: lead {JH}."


def test_every_motive_and_grade_has_words_of_its_own_in_every_language(
    switch: LanguageSwitch,
) -> None:
    heard: set[str] = set()
    for language in Language:
        switch.use(language)
        sentences = [motive_text(motive) for motive in Motive]
        assert all(sentence.endswith(".") for sentence in sentences)
        assert len(set(sentences)) == len(sentences)
        assert not heard & set(sentences)
        heard |= set(sentences)
        assert len({grade_text(grade) for grade in Grade}) == len(Grade)


@pytest.mark.parametrize(
    ("chance", "doubt", "said"),
    [
        (0.4, 0.0, "The other choice is as good."),
        (0.399, 0.0, "The other choice is about as good."),
        (0.39, 0.02, "The other choice is about as good."),
        (0.39, 0.005, "Next best: lead {9H}, which wins 1.0 fewer of 100 matches."),
    ],
)
def test_no_number_is_told_that_is_smaller_than_its_doubt(
    switch: LanguageSwitch, chance: float, doubt: float, said: str
) -> None:
    switch.use(Language.ENGLISH)
    other = Alternative(NINE, chance, 0.0, 0.0, 0.0, 0.0, 0.0, doubt)
    assert advice(MAKER_LEADS, one(JACK, 0.4), other).endswith(said)
    third = one(PLAYS[parse_card("AS")], 0.1)
    among_three = said.replace("The other choice is about as", "About as").replace(
        "The other choice is as", "As"
    )
    among_three = among_three.replace("good.", "good: lead {9H}.")
    assert advice(MAKER_LEADS, one(JACK, 0.4), other, third).endswith(among_three)
