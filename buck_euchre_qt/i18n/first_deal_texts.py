# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said to a newcomer at each moment of the guided deal, in whole sentences."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.trick import Trick
from buck_euchre_qt.engine.trump import Trump, is_left_bower, is_right_bower, suit_of
from buck_euchre_qt.i18n.labels import SeatNames, card_mark, suit_name
from buck_euchre_qt.learning.first_deal import Moment, Scene, scene_of

translate = QCoreApplication.translate

_PROMISED: Final = 3
_START: Final = 25


def moment_title(seen: Observation) -> str:
    """Return the headline of a moment."""
    match scene_of(seen).moment:
        case Moment.UPCARD:
            return translate("FirstDeal", "A suit is on offer")
        case Moment.DISCARD:
            return translate("FirstDeal", "One card too many")
        case Moment.TURNED_DOWN:
            return translate("FirstDeal", "The second round")
        case Moment.STAY:
            return translate("FirstDeal", "Stay or drop out?")
        case Moment.LEAD:
            return translate("FirstDeal", "You lead")
        case Moment.FOLLOW | Moment.FREE:
            return translate("FirstDeal", "Your card")
        case Moment.WATCH:
            return translate("FirstDeal", "The others play")
        case Moment.OVER:
            return translate("FirstDeal", "The score")


def moment_text(seen: Observation, names: SeatNames) -> str:
    """Return what a moment means, in paragraphs parted by an empty line."""
    scene = scene_of(seen)
    paragraphs = [_before(seen, names, scene), *_now(seen, names, scene)]
    return "\n\n".join(each for each in paragraphs if each)


def _before(seen: Observation, names: SeatNames, scene: Scene) -> str:
    """Return what has just happened, where it needs a word."""
    if scene.moment is Moment.WATCH or seen.trump is None:
        return ""
    if seen.tricks and not (seen.trick.plays and seen.trick.plays[0][0] == seen.seat):
        return _taken(seen.tricks[-1], seen.trump, names)
    if scene.moment in (Moment.LEAD, Moment.FOLLOW, Moment.FREE):
        return _contract(seen, names)
    return ""


def _now(seen: Observation, names: SeatNames, scene: Scene) -> list[str]:
    match scene.moment:
        case Moment.UPCARD:
            return _upcard(seen, scene)
        case Moment.DISCARD:
            text = translate(
                "FirstDeal",
                "You are the dealer, so {card} is yours, and you hold six cards. Lay one aside: a "
                "low one, best of all the only one of its suit. Later you can trump that suit.",
            )
            return [text.format(card=card_mark(seen.upcard))]
        case Moment.TURNED_DOWN:
            text = translate(
                "FirstDeal",
                "All four passed, so {card} was turned down. Now another suit may be named, with "
                "the same promise of three tricks. If everybody passes once more, the deal is "
                "played without trumps, and nobody has promised anything.",
            )
            return [text.format(card=card_mark(seen.upcard))]
        case Moment.STAY:
            return _stay(seen, names, scene)
        case Moment.LEAD:
            return [_lead(seen)]
        case Moment.FOLLOW:
            return [_follow(seen, scene)]
        case Moment.FREE:
            return [_free(seen, scene)]
        case Moment.WATCH:
            return [_watch(seen, names)]
        case Moment.OVER:
            return [_score(seen), _onward()]


def _upcard(seen: Observation, scene: Scene) -> list[str]:
    suit = suit_name(seen.upcard.suit)
    offer = translate(
        "FirstDeal",
        "Everybody holds five cards. {card} in the middle is the upcard: its suit is on offer as "
        "trumps, the suit that beats all others.",
    ).format(card=card_mark(seen.upcard))
    held = len(scene.trumps)
    count = (
        translate("FirstDeal", "With {suit} as trumps you would hold %n trump(s).", None, held)
        if held
        else translate("FirstDeal", "With {suit} as trumps you would hold none of them.")
    ).format(suit=suit)
    if scene.bower is not None:
        bower = translate(
            "FirstDeal",
            "{card} is one of them: the jack of the other suit of the same colour is the left "
            "bower, the second-best trump.",
        ).format(card=card_mark(scene.bower))
        count = f"{count} {bower}"
    if seen.seat == seen.dealer:
        price = translate(
            "FirstDeal",
            "If you take it, you promise three of the five tricks: 5 points are added if you fail. "
            "Passing costs nothing.",
        )
    else:
        price = translate(
            "FirstDeal",
            "Whoever orders it promises three of the five tricks: 5 points are added for failing. "
            "Passing costs nothing.",
        )
    aim = translate(
        "FirstDeal",
        "In a trick everybody plays one card, and the best card takes it. Each trick you take "
        "brings you one point nearer to 0, where the match is won.",
    )
    is_new = all(row.score == _START for row in seen.rows)
    return [aim, offer, count, price] if is_new else [offer, count, price]


def _stay(seen: Observation, names: SeatNames, scene: Scene) -> list[str]:
    maker = seen.maker if seen.maker is not None else seen.dealer
    promise = translate(
        "FirstDeal",
        "{name} chose the trumps and promised three tricks. Points are bad: everybody wants to "
        "get down from 25 to 0.",
    ).format(name=names.of(maker))
    risk = translate(
        "FirstDeal",
        "If you stay, each trick takes a point off, but none at all adds 5. If you drop out, your "
        "score stays as it is.",
    )
    count = (
        translate("FirstDeal", "You hold %n trump(s).", None, len(scene.trumps))
        if scene.trumps
        else translate("FirstDeal", "You hold no trump.")
    )
    return [promise, risk, count]


def _contract(seen: Observation, names: SeatNames) -> str:
    """Return who promised what, before the first trick."""
    if seen.trump is Trump.NO_TRUMP:
        return translate(
            "FirstDeal",
            "Nobody chose a suit, so there are no trumps: the highest card of the suit led takes "
            "the trick, and every jack is an ordinary card. Try to take at least one.",
        )
    if seen.maker is None:
        return translate(
            "FirstDeal",
            "A club was turned up, so clubs are trumps at once and nobody promised anything. Try "
            "to take at least one trick.",
        )
    if seen.maker == seen.seat:
        return translate(
            "FirstDeal", "You are the maker now: at least three of the five tricks must be yours."
        )
    text = translate(
        "FirstDeal", "{name} is the maker and needs three tricks. One is enough for you."
    )
    return text.format(name=names.of(seen.maker))


def _lead(seen: Observation) -> str:
    if seen.trump is not None and seen.trump is not Trump.NO_TRUMP and seen.maker == seen.seat:
        return translate(
            "FirstDeal",
            "Any card may be led. Whoever can has to follow its suit. With high trumps you draw "
            "the trumps of the others.",
        )
    return translate(
        "FirstDeal",
        "Any card may be led. Whoever can has to follow its suit; an ace is often a good "
        "beginning.",
    )


def _follow(seen: Observation, scene: Scene) -> str:
    led = seen.trick.led
    suit = "" if led is None else suit_name(led)
    bower, trump = scene.bower, seen.trump
    if bower is not None and trump is not None and led is suit_of(bower, trump):
        text = translate(
            "FirstDeal",
            "You have to follow: {suit} were led. {card} counts as one of them, for the left bower "
            "is a trump in every respect.",
        )
        return text.format(suit=suit, card=card_mark(bower))
    if bower is not None and led is bower.suit:
        text = translate(
            "FirstDeal",
            "You have to follow: {suit} were led. But {card} is no longer one of them, for the "
            "left bower belongs to the trumps.",
        )
        return text.format(suit=suit, card=card_mark(bower))
    if len(seen.legal) == 1:
        text = translate(
            "FirstDeal", "You have to follow: {suit} were led, and you hold only one of them."
        )
        return text.format(suit=suit)
    text = translate(
        "FirstDeal",
        "You have to follow: {suit} were led. If you cannot take the trick, give your lowest.",
    )
    return text.format(suit=suit)


def _free(seen: Observation, scene: Scene) -> str:
    led = seen.trick.led
    suit = "" if led is None else suit_name(led)
    if scene.trumps:
        text = translate(
            "FirstDeal",
            "You may play anything: {suit} were led, and you have none. A trump beats every card "
            "of the suit led.",
        )
    else:
        text = translate(
            "FirstDeal",
            "You may play anything: {suit} were led, and you have none. Without a trump you cannot "
            "take this trick, so get rid of a low card.",
        )
    return text.format(suit=suit)


def _watch(seen: Observation, names: SeatNames) -> str:
    if seen.seat in seen.out:
        return translate(
            "FirstDeal",
            "You are out of this deal, and your score stays as it is. Watch whether the maker "
            "keeps the promise.",
        )
    if not seen.tricks and not seen.trick.plays:
        text = translate(
            "FirstDeal",
            "{name} is the dealer. One after the other, from the dealer’s left, everybody says "
            "whether the suit of {card} becomes trumps. Your turn comes soon.",
        )
        return text.format(name=names.of(seen.dealer), card=card_mark(seen.upcard))
    return translate("FirstDeal", "The others are to act. It is your turn again soon.")


def _taken(trick: Trick, trump: Trump, names: SeatNames) -> str:
    """Return who took a trick, and why that card did."""
    seat, card = next(play for play in trick.plays if play[0] == trick.winner)
    is_you = names.is_you(seat)
    if is_right_bower(card, trump):
        text = (
            translate("FirstDeal", "You took the trick: {card} is the right bower, the best trump.")
            if is_you
            else translate(
                "FirstDeal", "{name} took the trick: {card} is the right bower, the best trump."
            )
        )
    elif is_left_bower(card, trump):
        text = (
            translate("FirstDeal", "You took the trick: {card}, the left bower, is a high trump.")
            if is_you
            else translate(
                "FirstDeal", "{name} took the trick: {card}, the left bower, is a high trump."
            )
        )
    elif suit_of(card, trump) is trump.suit:
        text = (
            translate("FirstDeal", "You took the trick: {card} was the highest trump in it.")
            if is_you
            else translate(
                "FirstDeal", "{name} took the trick: {card} was the highest trump in it."
            )
        )
    elif is_you:
        text = translate(
            "FirstDeal", "You took the trick: {card} was the highest card of the suit led."
        )
    else:
        text = translate(
            "FirstDeal", "{name} took the trick: {card} was the highest card of the suit led."
        )
    return text.format(name=names.of(seat), card=card_mark(card))


def _score(seen: Observation) -> str:
    taken = seen.taken[seen.seat]
    score = seen.rows[seen.seat].score
    if seen.seat in seen.out:
        text = translate("FirstDeal", "You dropped out, so your score is still {score}.")
    elif seen.seat == seen.maker and taken >= _PROMISED:
        text = translate(
            "FirstDeal",
            "You kept your promise with %n trick(s). Each takes a point off: you stand at {score}.",
            None,
            taken,
        )
    elif seen.seat == seen.maker:
        text = translate(
            "FirstDeal",
            "You promised three tricks and took %n. So 5 points are added, and the tricks count "
            "for nothing: you stand at {score}.",
            None,
            taken,
        )
    elif taken:
        text = translate(
            "FirstDeal",
            "You took %n trick(s). Each takes a point off: you stand at {score}.",
            None,
            taken,
        )
    else:
        text = translate(
            "FirstDeal",
            "You stayed and took no trick, which adds 5 points: you stand at {score}.",
        )
    return text.format(score=score)


def _onward() -> str:
    return translate(
        "FirstDeal",
        "That was a whole deal. A match goes on like this until somebody reaches 0, or takes all "
        "five tricks of a deal. Go on here, or begin a match of your own: this one is not kept.",
    )
