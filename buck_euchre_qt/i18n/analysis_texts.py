# SPDX-License-Identifier: GPL-3.0-or-later
"""What an analysis says, in whole sentences: why a choice is good, and what another costs.

The sentences speak of the hand and its chances, not of a person: they serve whoever holds it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from buck_euchre_qt.engine.actions import (
    Action,
    Discard,
    Drop,
    NameTrump,
    OrderUp,
    Pass,
    Play,
    Stay,
)
from buck_euchre_qt.engine.game import Course
from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.action_texts import action_within
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.motive_texts import motive_text
from buck_euchre_qt.learning.grades import Grade
from buck_euchre_qt.players.analysis import Alternative, Analysis, HandGuess
from buck_euchre_qt.players.player import Decision, Motive

translate = QCoreApplication.translate

# From this difference on, a chance is worth a sentence.
_TELLING: Final = 0.03
_SURE: Final = 0.995
_HALF: Final = 0.5
# Fewer matches than this in a hundred are no difference.
_NOTHING: Final = 0.05
# Nor are these one that anybody would notice.
_HARDLY: Final = 0.25

_WEAK: Final = 0.4


def charges_for_none(seen: Observation) -> bool:
    """Whether somebody who is in and takes no trick is charged: only where scores run down."""
    return GAMES[seen.game].info.course is Course.DOWN


def advice_text(decision: Decision, seen: Observation, names: SeatNames) -> str:
    """Return why a decision is recommended, in one to three sentences."""
    analysis = decision.analysis
    if analysis is None:
        return motives_text(decision)
    best = analysis.find(decision.action)
    sentences = [*_rule_of_thumb(decision), prospect(best, analysis, seen, names)]
    others = [other for other in analysis.alternatives if other.action != best.action]
    if others:
        sentences.append(_next_best(best, others, seen, names))
    return " ".join(sentences)


def _rule_of_thumb(decision: Decision) -> list[str]:
    """Return what makes a card the right one, where a rule of thumb says it too."""
    if not isinstance(decision.action, Play | Discard):
        # For calls the prospect itself is the reason.
        return []
    motives = (reason for reason in decision.reasons if isinstance(reason, Motive))
    return [motive_text(each) for each in motives if each is not Motive.BEST_CHANCE]


def motives_text(decision: Decision) -> str:
    """Return the motives of a decision that rests on rules of thumb."""
    motives = [reason for reason in decision.reasons if isinstance(reason, Motive)]
    return " ".join(motive_text(motive) for motive in motives)


def prospect(chosen: Alternative, analysis: Analysis, seen: Observation, names: SeatNames) -> str:
    """Return the sentence that says best what may come of an alternative."""
    match chosen.action:
        case OrderUp() | NameTrump():
            return _bid_prospect(chosen)
        case Pass():
            return _pass_prospect(chosen, analysis)
        case Stay():
            return _stay_prospect(chosen, analysis, seen, names)
        case Drop():
            return _drop_prospect(chosen, analysis)
        case Discard() if seen.maker == seen.seat:
            text = translate(
                "Analysis",
                "With the other five cards the promise is kept in {kept} of 100 deals like this.",
            )
            return text.format(kept=hundredths(1 - chosen.failed_promise))
    return _play_prospect(chosen, seen)


def verdict_text(
    analysis: Analysis, action: Action, grade: Grade, seen: Observation, names: SeatNames
) -> str:
    """Return why an action that was chosen has its grade, in one or two sentences."""
    best = analysis.alternatives[0]
    made = analysis.find(action)
    if made.action == best.action:
        return prospect(made, analysis, seen, names)
    title = action_within(best.action, seen, names)
    fewer = _fewer(best, made)
    if grade is Grade.BEST:
        return translate("Analysis", "As good as the recommended choice: {action}.").format(
            action=title
        )
    text = translate("Analysis", "Better was: {action}. It wins {count} more of 100 matches.")
    said = text.format(action=title, count=fewer)
    difference = _difference(made, best, seen)
    return f"{said} {difference}" if difference else said


def grade_text(grade: Grade) -> str:
    """Return the name of a grade."""
    match grade:
        case Grade.BEST:
            return translate("Analysis", "Best choice")
        case Grade.GOOD:
            return translate("Analysis", "Good")
        case Grade.INACCURACY:
            return translate("Analysis", "Inaccuracy")
        case Grade.MISTAKE:
            return translate("Analysis", "Mistake")


def guesses_text(guesses: tuple[HandGuess, ...], names: SeatNames) -> str:
    """Return how many trumps each of the others was thought to hold; empty without a guess."""
    if not guesses:
        return ""
    entries = [
        translate("Analysis", "{name}\N{NO-BREAK SPACE}{number}").format(
            name=names.of(guess.seat), number=QLocale().toString(guess.trumps, "f", 1)
        )
        for guess in guesses
    ]
    listed = QLocale().createSeparatedList(entries)
    return translate("Analysis", "Trumps expected in the other hands: {list}.").format(list=listed)


def worlds_text(analysis: Analysis) -> str:
    """Return on how much an analysis rests."""
    if analysis.is_exact:
        return translate(
            "Analysis",
            "All %n way(s) in which the cards may lie were tried.",
            None,
            analysis.worlds,
        )
    return translate(
        "Analysis", "%n way(s) in which the cards may lie were tried.", None, analysis.worlds
    )


def _bid_prospect(chosen: Alternative) -> str:
    kept, five = 1 - chosen.failed_promise, chosen.five_tricks
    if kept < _HALF:
        text = translate(
            "Analysis",
            "The promise is kept in only {kept} of 100 deals like this, but any other choice is "
            "worse.",
        )
        return text.format(kept=hundredths(kept))
    if five >= _TELLING:
        text = translate(
            "Analysis",
            "The promise is kept in {kept} of 100 deals like this, in {five} with all five tricks.",
        )
        return text.format(kept=hundredths(kept), five=hundredths(five))
    return _kept_promise(chosen)


def _pass_prospect(chosen: Alternative, analysis: Analysis) -> str:
    bids = [each for each in analysis.alternatives if each is not chosen]
    if bids and bids[0].failed_promise >= _WEAK:
        text = translate(
            "Analysis", "Even the best bid with this hand fails in {failed} of 100 deals like this."
        )
        return text.format(failed=hundredths(bids[0].failed_promise))
    return translate("Analysis", "Waiting for what the others say is worth more than bidding.")


def _stay_prospect(
    chosen: Alternative, analysis: Analysis, seen: Observation, names: SeatNames
) -> str:
    drops = [each for each in analysis.alternatives if isinstance(each.action, Drop)]
    if drops and drops[0].others_five >= _SURE and seen.maker is not None:
        text = translate("Analysis", "Dropping out would give {name} all five tricks.")
        return text.format(name=names.of(seen.maker))
    return _some_trick(chosen)


def _some_trick(chosen: Alternative) -> str:
    """Return how likely it is that there is a trick at all."""
    if chosen.no_trick >= _SURE:
        return translate("Analysis", "There is hardly a trick to be had any more.")
    if chosen.no_trick <= 1 - _SURE:
        return translate("Analysis", "A trick is as good as certain.")
    text = translate("Analysis", "At least one trick comes in {some} of 100 deals like this.")
    return text.format(some=hundredths(1 - chosen.no_trick))


def _kept_promise(chosen: Alternative) -> str:
    """Return how likely it is that the maker's promise is kept."""
    if chosen.failed_promise >= _SURE:
        return translate("Analysis", "The promise can hardly be kept any more.")
    if chosen.failed_promise <= 1 - _SURE:
        return translate("Analysis", "The promise is as good as kept.")
    text = translate("Analysis", "The promise is kept in {kept} of 100 deals like this.")
    return text.format(kept=hundredths(1 - chosen.failed_promise))


def _drop_prospect(chosen: Alternative, analysis: Analysis) -> str:
    stays = [each for each in analysis.alternatives if each is not chosen]
    none = stays[0].no_trick if stays else 0.0
    text = translate(
        "Analysis", "Whoever stays with this hand takes no trick in {none} of 100 deals like this."
    )
    return text.format(none=hundredths(none))


def _play_prospect(chosen: Alternative, seen: Observation) -> str:
    is_maker = seen.maker == seen.seat
    if is_maker and seen.taken[seen.seat] < seen.promise:
        return _kept_promise(chosen)
    if chosen.five_tricks >= _TELLING:
        text = translate("Analysis", "All five tricks come in {five} of 100 deals like this.")
        return text.format(five=hundredths(chosen.five_tricks))
    is_charged = charges_for_none(seen) and not is_maker
    if is_charged and not seen.taken[seen.seat] and seen.phase is Phase.PLAY:
        return _some_trick(chosen)
    text = translate("Analysis", "It wins the match in {chance} of 100 cases like this.")
    return text.format(chance=hundredths(chosen.match_chance))


def _next_best(
    best: Alternative, others: list[Alternative], seen: Observation, names: SeatNames
) -> str:
    second = max(others, key=lambda other: other.match_chance)
    title = action_within(second.action, seen, names)
    fewer = best.match_chance - second.match_chance
    if 100 * abs(fewer) < _NOTHING:
        if len(others) == 1:
            return translate("Analysis", "The other choice is as good.")
        return translate("Analysis", "As good: {action}.").format(action=title)
    if fewer <= second.doubt or 100 * fewer < _HARDLY:
        # No number where the sampling could as well have had it the other way round.
        if len(others) == 1:
            return translate("Analysis", "The other choice is about as good.")
        return translate("Analysis", "About as good: {action}.").format(action=title)
    text = translate("Analysis", "Next best: {action}, which wins {count} fewer of 100 matches.")
    return text.format(action=title, count=_fewer(best, second))


def _difference(made: Alternative, best: Alternative, seen: Observation) -> str:
    """Return the chance in which two alternatives differ most, as a sentence; or nothing."""
    bids = [each for each in (made, best) if isinstance(each.action, OrderUp | NameTrump)]
    if len(bids) == 1:
        # Who passes promises nothing, and has nothing to compare with.
        return _kept_promise(bids[0])
    pairs = [
        (
            made.failed_promise,
            best.failed_promise,
            translate(
                "Analysis", "The promise fails in {made} instead of {best} of 100 deals like this."
            ),
        ),
        (
            made.five_tricks,
            best.five_tricks,
            translate(
                "Analysis",
                "All five tricks come in {made} instead of {best} of 100 deals like this.",
            ),
        ),
        (
            made.others_five,
            best.others_five,
            translate(
                "Analysis",
                "Another takes all five tricks in {made} instead of {best} of 100 deals like this.",
            ),
        ),
    ]
    if charges_for_none(seen):
        text = translate(
            "Analysis", "No trick comes in {made} instead of {best} of 100 deals like this."
        )
        pairs.append((made.no_trick, best.no_trick, text))
    here, there, text = max(pairs, key=lambda pair: abs(pair[0] - pair[1]))
    if abs(here - there) < _TELLING:
        return ""
    return text.format(made=hundredths(here), best=hundredths(there))


def _fewer(best: Alternative, other: Alternative) -> str:
    return QLocale().toString(100 * abs(best.match_chance - other.match_chance), "f", 1)


def hundredths(chance: float) -> str:
    """Return how many of a hundred a chance is, as the language writes it."""
    return QLocale().toString(round(100 * min(max(chance, 0.0), 1.0)))
