# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lessons on the deal and on ordering."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.lesson_text import LessonText, PageText

translate = QCoreApplication.translate


def deal() -> LessonText:
    """Return the words of the lesson `deal`."""
    return LessonText(
        title=translate("Lessons", "The deal, the cut and the upcard"),
        summary=translate("Lessons", "How the cards come into the hands."),
        pages={
            "deal.1": PageText(
                title=translate("Lessons", "Who deals"),
                text=translate(
                    "Lessons",
                    "The first dealer is chosen at random; after each deal, the deal passes "
                    "to the left. “Left” is the next player clockwise: after you comes Léa, "
                    "then Bram, then Inês.\n\n"
                    "Here the deck lies before Léa: she deals.",
                ),
            ),
            "deal.2": PageText(
                title=translate("Lessons", "Cut the deck"),
                text=translate(
                    "Lessons",
                    "The dealer’s right-hand neighbour cuts, so that nobody knows the order "
                    "of the cards. Léa deals, and you sit on her right: choose where to lift "
                    "the deck.",
                ),
                right=translate(
                    "Lessons",
                    "Done. What was on top now lies underneath. Any place will do, as long as "
                    "each part keeps at least one card.",
                ),
            ),
            "deal.3": PageText(
                title=translate("Lessons", "Five cards each"),
                text=translate(
                    "Lessons",
                    "From the dealer’s left, everybody gets three cards, then two more. The "
                    "next card is turned up: it is the upcard, and its suit is the first on "
                    "offer as trumps.\n\n"
                    "The last three cards are out of play.",
                ),
            ),
            "deal.4": PageText(
                title=translate("Lessons", "Who speaks first?"),
                text=translate(
                    "Lessons",
                    "Léa has dealt. Everything starts at the dealer’s left. Who is the first "
                    "to say whether hearts become trumps?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: Bram sits on Léa’s left. He speaks first, and he will be the next "
                    "dealer.",
                ),
                wrong={
                    "seat 1": translate("Lessons", "The dealer speaks last, not first."),
                    "": translate(
                        "Lessons",
                        "Go round clockwise from the dealer: who comes next after Léa?",
                    ),
                },
            ),
            "deal.5": PageText(
                title=translate("Lessons", "Problem: count the cards"),
                text=translate(
                    "Lessons",
                    "The deck has 24 cards. How many of them does nobody see during the whole "
                    "deal?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: four hands of five and the upcard make 21. Three remain, so you can "
                    "never be quite sure where a card is.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "Count again: four players hold five cards each, and one card is "
                        "turned up.",
                    ),
                },
            ),
        },
    )


def order() -> LessonText:
    """Return the words of the lesson `order`."""
    return LessonText(
        title=translate("Lessons", "Ordering and taking up"),
        summary=translate("Lessons", "When to choose the suit of the upcard."),
        pages={
            "order.1": PageText(
                title=translate("Lessons", "Pass or order"),
                text=translate(
                    "Lessons",
                    "In turn, each player passes or orders the suit of the upcard as trumps. "
                    "The first order ends the bidding. The dealer then takes the upcard and "
                    "discards another card, or that one.\n\n"
                    "Whoever ordered is the maker and promises at least three of the five "
                    "tricks, even though the dealer got the card.",
                ),
            ),
            "order.2": PageText(
                title=translate("Lessons", "A strong hand"),
                text=translate(
                    "Lessons",
                    "{9H} is turned up and you speak first. Look at your hearts, and do not "
                    "forget the left bower. What do you say?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: the three highest trumps take three tricks on their own, and {AS} "
                    "may take a fourth. The promise is as good as kept.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "With hearts as trumps you hold the three highest: both bowers and "
                        "the ace. You will hardly get a better hand.",
                    ),
                },
            ),
            "order.3": PageText(
                title=translate("Lessons", "A weak hand"),
                text=translate(
                    "Lessons",
                    "{AH} is turned up, and the dealer is Inês. What do you say with this hand?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: without a single heart you could not keep a promise of three "
                    "tricks, and failing costs 5 points.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You hold no heart, and your order would give {AH} to Inês. You would "
                        "promise three tricks and most likely add 5 points.",
                    ),
                },
            ),
            "order.4": PageText(
                title=translate("Lessons", "The dealer discards"),
                text=translate(
                    "Lessons",
                    "You dealt, and Léa ordered hearts: you took {KH} and now hold six cards. "
                    "Which one do you discard?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: {9D} was your only diamond and took nothing. Now you can trump when "
                    "diamonds are led.",
                ),
                wrong={
                    "discard KH": translate(
                        "Lessons",
                        "It is allowed, but a trump is worth more than a lone nine.",
                    ),
                    "discard QH": translate(
                        "Lessons",
                        "Keep your trumps: even the queen can take a trick.",
                    ),
                    "discard AS": translate("Lessons", "An ace is your best card outside trumps."),
                    "": translate(
                        "Lessons",
                        "Not a bad card to lose, but then you keep three suits. Get rid of a "
                        "suit of which you hold one low card.",
                    ),
                },
            ),
            "order.5": PageText(
                title=translate("Lessons", "Problem: you are the dealer"),
                text=translate(
                    "Lessons",
                    "You dealt, and all three others passed. {JH} is turned up. If you take "
                    "hearts as trumps, the card is yours, and you are the maker. What do you "
                    "do?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: with {JH}, {QH}, {TH} and {AS} three tricks are likely. {9D} goes "
                    "away, and diamonds can be trumped.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "Count the card that you would take: the right bower, two more hearts "
                        "and an ace. A better chance rarely comes.",
                    ),
                },
            ),
        },
    )
