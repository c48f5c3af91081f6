# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something is not allowed, in words; each sentence stands for one of the engine's reasons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from buck_euchre_qt.engine.articles import Reason, Refusal
from buck_euchre_qt.engine.cards import Card, Rank, Suit
from buck_euchre_qt.i18n.labels import card_mark, suit_name

translate = QCoreApplication.translate

LEFT_BOWER_ARTICLE: Final = "BE-4.3"


def refusal_text(refusal: Refusal) -> str:
    """Return why something is refused, with the articles it rests on."""
    text = translate("Reasons", "{reason} (rule {article})")
    articles = QLocale().createSeparatedList(list(refusal_articles(refusal)))
    return tied(text).format(reason=refusal_sentence(refusal), article=articles)


def tied(text: str) -> str:
    """Return a text in which no line ends between the word before an article and its number."""
    return text.replace(" {article}", "\N{NO-BREAK SPACE}{article}")


def refusal_articles(refusal: Refusal) -> tuple[str, ...]:
    """Return the articles that a refusal rests on, the engine's first."""
    if _refused_left_bower(refusal) or _held_left_bower(refusal):
        return (refusal.article, LEFT_BOWER_ARTICLE)
    return (refusal.article,)


def refusal_sentence(refusal: Refusal) -> str:
    """Return why something is refused: what was led, what is held, what belongs where now."""
    suit = suit_name(refusal.suit) if refusal.suit else ""
    card = card_mark(refusal.card) if refusal.card else ""
    held = QLocale().createSeparatedList([card_mark(each) for each in refusal.held])
    return _sentence(refusal).format(card=card, suit=suit, held=held)


def _refused_left_bower(refusal: Refusal) -> Card | None:
    """Return the refused card where it wears the suit led without belonging to it."""
    card = refusal.card if refusal.reason is Reason.MUST_FOLLOW else None
    return card if card is not None and card.suit is refusal.suit else None


def _held_left_bower(refusal: Refusal) -> Card | None:
    """Return the left bower where it is the only card that follows."""
    if refusal.reason is not Reason.MUST_FOLLOW or len(refusal.held) != 1:
        return None
    held = refusal.held[0]
    return held if held.rank is Rank.JACK and held.suit is not refusal.suit else None


def _sentence(refusal: Refusal) -> str:
    if refusal.reason is not Reason.MUST_FOLLOW or refusal.suit is None:
        return _other_sentence(refusal.reason)
    if _refused_left_bower(refusal):
        return _left_bower_cannot_follow(refusal.suit)
    if _held_left_bower(refusal):
        return _left_bower_must_follow(refusal.suit)
    return _must_follow(refusal.suit)


def _left_bower_cannot_follow(led: Suit) -> str:
    """Return why the left bower does not follow its printed suit."""
    match led:
        case Suit.CLUBS:
            return translate(
                "Reasons",
                "{card} is a spade now: spades are trumps. You hold {held}, so a club must be "
                "played.",
            )
        case Suit.DIAMONDS:
            return translate(
                "Reasons",
                "{card} is a heart now: hearts are trumps. You hold {held}, so a diamond must be "
                "played.",
            )
        case Suit.HEARTS:
            return translate(
                "Reasons",
                "{card} is a diamond now: diamonds are trumps. You hold {held}, so a heart must "
                "be played.",
            )
        case Suit.SPADES:
            return translate(
                "Reasons",
                "{card} is a club now: clubs are trumps. You hold {held}, so a spade must be "
                "played.",
            )


def _must_follow(led: Suit) -> str:
    """Return why another suit may not be played."""
    match led:
        case Suit.CLUBS:
            return translate(
                "Reasons", "Clubs were led and you hold {held}: a club must be played."
            )
        case Suit.DIAMONDS:
            return translate(
                "Reasons",
                "Diamonds were led and you hold {held}: a diamond must be played.",
            )
        case Suit.HEARTS:
            return translate(
                "Reasons", "Hearts were led and you hold {held}: a heart must be played."
            )
        case Suit.SPADES:
            return translate(
                "Reasons", "Spades were led and you hold {held}: a spade must be played."
            )


def _left_bower_must_follow(led: Suit) -> str:
    """Return why the left bower has to be played to a trump lead."""
    match led:
        case Suit.CLUBS:
            return translate(
                "Reasons",
                "Clubs were led, and {held} is a club now: clubs are trumps. It is your only one, "
                "so it must be played.",
            )
        case Suit.DIAMONDS:
            return translate(
                "Reasons",
                "Diamonds were led, and {held} is a diamond now: diamonds are trumps. It is your "
                "only one, so it must be played.",
            )
        case Suit.HEARTS:
            return translate(
                "Reasons",
                "Hearts were led, and {held} is a heart now: hearts are trumps. It is your only "
                "one, so it must be played.",
            )
        case Suit.SPADES:
            return translate(
                "Reasons",
                "Spades were led, and {held} is a spade now: spades are trumps. It is your only "
                "one, so it must be played.",
            )


def _other_sentence(reason: Reason) -> str:  # noqa: C901, PLR0912 - one branch a reason
    match reason:
        case Reason.MUST_FOLLOW:
            return translate("Reasons", "The suit led must be followed.")
        case Reason.NOT_IN_HAND:
            return translate("Reasons", "{card} is not in your hand.")
        case Reason.SUIT_TURNED_DOWN:
            return translate(
                "Reasons",
                "The upcard was turned down, so {suit} cannot be named: choose another suit.",
            )
        case Reason.ORDER_THE_UPCARD:
            return translate(
                "Reasons",
                "In the first round only the suit of the upcard can be ordered; {suit} must wait "
                "for the second round.",
            )
        case Reason.NAME_A_SUIT:
            return translate(
                "Reasons",
                "The upcard was turned down: {suit} can no longer be ordered. Name another suit "
                "or pass.",
            )
        case Reason.MUST_NAME:
            return translate("Reasons", "The dealer may not pass now and must name a suit.")
        case Reason.TAKE_OR_LEAVE_FIRST:
            return translate("Reasons", "The dealer must first take the upcard or leave it.")
        case Reason.REDEAL_OR_KEEP_FIRST:
            return translate(
                "Reasons",
                "A hand of nines and tens must first be kept or given back for a new deal.",
            )
        case Reason.NO_NEW_DEAL:
            return translate(
                "Reasons",
                "A new deal can be asked for with nines and tens only, and before the bidding.",
            )
        case Reason.NO_BIDDING:
            return translate(
                "Reasons",
                "A club was turned up, so clubs are trumps at once and nobody bids.",
            )
        case Reason.BIDDING_FIRST:
            return translate("Reasons", "That comes later: the bidding is not over yet.")
        case Reason.BIDDING_OVER:
            return translate("Reasons", "The bidding is over, and trumps are settled.")
        case Reason.DISCARD_FIRST:
            return translate(
                "Reasons",
                "The dealer took the upcard and must discard one of the six cards first.",
            )
        case Reason.STAY_OR_DROP_FIRST:
            return translate(
                "Reasons", "First each of the three others says in turn: stay or drop out."
            )
        case Reason.NOBODY_DROPS:
            return translate(
                "Reasons",
                "There is no maker in this deal, so everybody stays and nobody may drop out.",
            )
        case Reason.NO_DROPPING_NOW:
            return translate(
                "Reasons", "Staying and dropping out were decided before the first lead."
            )
        case Reason.NO_EXCHANGE:
            return translate("Reasons", "No card is discarded or exchanged once play has begun.")
        case Reason.DEAL_OVER:
            return translate("Reasons", "The deal is over: nothing more can be played.")
        case Reason.NOT_YOUR_TURN:
            return translate("Reasons", "It is another player’s turn.")
        case Reason.NOT_IN_THIS_GAME:
            return translate("Reasons", "This game does not know that call.")
