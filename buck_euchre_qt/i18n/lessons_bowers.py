# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lessons on the left bower and on no-trump."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.lesson_text import LessonText, PageText

translate = QCoreApplication.translate


def left_bower() -> LessonText:
    """Return the words of the lesson `left-bower`."""
    return LessonText(
        title=translate("Lessons", "The left bower"),
        summary=translate("Lessons", "The jack that changes sides."),
        pages={
            "left-bower.1": PageText(
                title=translate("Lessons", "A jack changes sides"),
                text=translate(
                    "Lessons",
                    "With hearts as trumps, the jack of diamonds {JD} is the left bower. It "
                    "still looks like a diamond, but it is a heart in every respect. Diamonds "
                    "have lost their jack and count only five cards.\n\n"
                    "In your hand it therefore lies among the trumps. It is always the jack "
                    "of the same colour: with spades as trumps, the jack of clubs.",
                ),
            ),
            "left-bower.2": PageText(
                title=translate("Lessons", "Following the printed suit"),
                text=translate(
                    "Lessons",
                    "Hearts are trumps, and Inês leads {KD}. Which of your cards may you play?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: {TD} is your only diamond. {JD} is a heart and must not follow "
                    "diamonds while you hold a real one.",
                ),
            ),
            "left-bower.3": PageText(
                title=translate("Lessons", "Hearts are led"),
                text=translate(
                    "Lessons",
                    "Hearts are trumps, and Inês leads {9H}. You hold no card with a printed "
                    "heart. What must you play?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: {JD} is your only heart, so it must be played. Here it even takes "
                    "the trick.",
                ),
            ),
            "left-bower.4": PageText(
                title=translate("Lessons", "Leading it"),
                text=translate(
                    "Lessons",
                    "Hearts are trumps and you lead. Make the others play hearts.",
                ),
                right=translate(
                    "Lessons",
                    "Yes: when the left bower is led, it calls for trumps. Everybody who has "
                    "a heart must play one.",
                ),
                wrong={
                    "play AD": translate(
                        "Lessons",
                        "That calls for diamonds. It is the other red card of yours that has "
                        "become a heart.",
                    ),
                    "": translate(
                        "Lessons",
                        "That card calls for its own suit. One card in your hand is a heart "
                        "without looking like one.",
                    ),
                },
            ),
            "left-bower.5": PageText(
                title=translate("Lessons", "Problem: the ace of diamonds"),
                text=translate(
                    "Lessons",
                    "Hearts are trumps, and Inês leads {AD}. Take the trick, if the rules "
                    "allow it.",
                ),
                right=translate(
                    "Lessons",
                    "Yes: you have no diamond at all, since {JD} is a heart. So you are free "
                    "to trump with it.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "It is allowed, as you cannot follow, but it takes nothing. You do "
                        "hold a trump.",
                    ),
                },
            ),
        },
    )


def no_trump() -> LessonText:
    """Return the words of the lesson `no-trump`."""
    return LessonText(
        title=translate("Lessons", "No-trump"),
        summary=translate("Lessons", "When nobody wants a suit."),
        pages={
            "no-trump.1": PageText(
                title=translate("Lessons", "All have passed twice"),
                text=translate(
                    "Lessons",
                    "If nobody chooses a trump suit in two rounds of bidding, the deal is "
                    "played at no-trump. There are no bowers then: every jack is an ordinary "
                    "card between the queen and the ten.\n\n"
                    "The highest card of the suit led takes the trick. There is no maker, "
                    "nobody has promised anything, and everybody plays.",
                ),
            ),
            "no-trump.2": PageText(
                title=translate("Lessons", "Which card is winning?"),
                text=translate(
                    "Lessons",
                    "No-trump. Léa led {QD}, Bram had no diamond and played {JH}, and Inês "
                    "played {KD}. Which card is winning?",
                ),
                right=translate("Lessons", "Yes: {KD} is the highest diamond on the table."),
                wrong={
                    "card JH": translate(
                        "Lessons",
                        "At no-trump a jack has no special power, and a card of another suit "
                        "never wins.",
                    ),
                    "": translate("Lessons", "Another diamond on the table is higher."),
                },
            ),
            "no-trump.3": PageText(
                title=translate("Lessons", "An ordinary jack"),
                text=translate(
                    "Lessons",
                    "No-trump, and Léa led {TD}. Which of your cards may you play?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: at no-trump {JD} is a diamond like any other, so you must follow "
                    "with it.",
                ),
            ),
            "no-trump.4": PageText(
                title=translate("Lessons", "Problem: a sure trick"),
                text=translate(
                    "Lessons",
                    "At no-trump nobody may drop out, and whoever takes no trick adds 5 "
                    "points. You lead. Make sure of a trick at once.",
                ),
                right=translate(
                    "Lessons",
                    "Yes: without trumps, an ace that is led cannot be beaten. The 5 points "
                    "are avoided.",
                ),
                wrong={
                    "play KD": translate(
                        "Lessons",
                        "The ace of diamonds may be against you. You hold a card that nothing "
                        "beats.",
                    ),
                    "": translate(
                        "Lessons",
                        "Higher cards of its suit may be against you. You hold a card that "
                        "nothing beats.",
                    ),
                },
            ),
        },
    )
