# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lessons on the cards and on following suit."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.lesson_text import LessonText, PageText

translate = QCoreApplication.translate


def cards() -> LessonText:
    """Return the words of the lesson `cards`."""
    return LessonText(
        title=translate("Lessons", "The cards and their order"),
        summary=translate("Lessons", "Which card beats which, with and without trumps."),
        pages={
            "cards.1": PageText(
                title=translate("Lessons", "What the game is about"),
                text=translate(
                    "Lessons",
                    "Four players each play for themselves. In a trick, each lays one card on "
                    "the table, and the best card takes the trick. Everybody starts at 25 "
                    "points, and every trick you take brings you one point nearer to 0, where "
                    "you win.\n\n"
                    "There are four suits of six cards: ace {AS}, king {KS}, queen {QS}, jack "
                    "{JS}, ten {TS} and nine {9S}, in this order. You hold five of the "
                    "spades; the jack is elsewhere.",
                ),
            ),
            "cards.2": PageText(
                title=translate("Lessons", "Which card is winning?"),
                text=translate(
                    "Lessons",
                    "Léa led a spade, then Bram and Inês played spades too. Choose the card "
                    "on the table that is winning the trick so far.",
                ),
                right=translate(
                    "Lessons",
                    "Yes: the ace is the highest spade. You add your {9S}, and Bram takes the "
                    "trick.",
                ),
                wrong={
                    "card TS": translate(
                        "Lessons",
                        "Being played first gives a card no strength. Only the order counts: "
                        "ace, king, queen, jack, ten, nine.",
                    ),
                    "": translate(
                        "Lessons",
                        "A queen beats the ten, but another card on the table is higher still.",
                    ),
                },
            ),
            "cards.3": PageText(
                title=translate("Lessons", "Trumps"),
                text=translate(
                    "Lessons",
                    "In most deals one suit is trumps: its cards beat all cards of the other "
                    "suits. Here it is hearts.\n\n"
                    "In the trump suit the jack is the highest card, the right bower. Second "
                    "comes the other jack of the same colour, the left bower. “Bower” comes "
                    "from the German “Bauer”, a farmer, which is also a name for the jack.",
                ),
            ),
            "cards.4": PageText(
                title=translate("Lessons", "A small trump"),
                text=translate(
                    "Lessons",
                    "Hearts are trumps. Léa led {AS}, Bram followed with {QS}, and Inês, who "
                    "has no spade, played {9H}. Which card is winning?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: even the lowest trump beats an ace of another suit.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "Among spades alone, perhaps. But a heart has been played, and hearts "
                        "are trumps.",
                    ),
                },
            ),
            "cards.5": PageText(
                title=translate("Lessons", "Problem: four red cards"),
                text=translate(
                    "Lessons",
                    "Hearts are trumps. Three cards lie on the table, and you will add {TH}. "
                    "Which card takes the trick?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: with hearts as trumps, {JD} is the left bower, the second-highest "
                    "trump. Only {JH} could beat it.",
                ),
                wrong={
                    "card AH": translate(
                        "Lessons",
                        "The ace is only the third trump. Look for a jack of the same colour.",
                    ),
                    "": translate(
                        "Lessons",
                        "The king is beaten twice on this table. Remember the two bowers.",
                    ),
                },
            ),
        },
    )


def follow() -> LessonText:
    """Return the words of the lesson `follow`."""
    return LessonText(
        title=translate("Lessons", "Following suit"),
        summary=translate("Lessons", "What you must play, and what you may."),
        pages={
            "follow.1": PageText(
                title=translate("Lessons", "Leading and following"),
                text=translate(
                    "Lessons",
                    "Five tricks are played in a deal. The player on the dealer’s left leads "
                    "to the first one, that is, plays its first card. Here Inês dealt, so you "
                    "lead.\n\n"
                    "The first card decides the suit. Whoever holds a card of that suit must "
                    "play one: that is following suit. Whoever has none may play anything. "
                    "Whoever takes the trick leads to the next one.",
                ),
            ),
            "follow.2": PageText(
                title=translate("Lessons", "Your turn"),
                text=translate("Lessons", "Léa led {KS}. Which of your cards may you play?"),
                right=translate(
                    "Lessons",
                    "Yes: {9S} is your only spade, so it must be played. It takes nothing, "
                    "and your good cards stay for later.",
                ),
            ),
            "follow.3": PageText(
                title=translate("Lessons", "Nothing to follow with"),
                text=translate(
                    "Lessons",
                    "Diamonds were led and you have none, so every card is allowed. Spades "
                    "are trumps. Take the trick!",
                ),
                right=translate(
                    "Lessons",
                    "Yes: any trump beats the diamonds. The lowest one is enough, and the "
                    "higher one stays for later.",
                ),
                praise={
                    "play QS": translate(
                        "Lessons",
                        "Yes: any trump beats the diamonds. But {9S} would have been enough, "
                        "and the queen could have taken another trick later.",
                    ),
                },
                wrong={
                    "": translate(
                        "Lessons",
                        "You may play it, but it takes nothing: it is neither a diamond nor a "
                        "trump.",
                    ),
                },
            ),
            "follow.4": PageText(
                title=translate("Lessons", "Problem: a lost trick"),
                text=translate(
                    "Lessons",
                    "Hearts are trumps. Bram has no spade and has trumped with {JH}, the "
                    "highest card of all. You hold two spades. Which one do you play?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: you must follow with a spade, but nothing can beat the right bower. "
                    "The nine goes, and the ace may take a trick later.",
                ),
                wrong={
                    "play AS": translate(
                        "Lessons",
                        "It is allowed, but the trick is lost and your ace with it. Nobody "
                        "has to beat the cards on the table.",
                    ),
                },
            ),
        },
    )
