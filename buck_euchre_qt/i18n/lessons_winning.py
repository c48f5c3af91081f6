# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lesson on winning the match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.lesson_text import LessonText, PageText

translate = QCoreApplication.translate


def winning() -> LessonText:
    """Return the words of the lesson `winning`."""
    return LessonText(
        title=translate("Lessons", "Winning the match"),
        summary=translate("Lessons", "Five tricks, reaching zero, and sharing the victory."),
        pages={
            "winning.1": PageText(
                title=translate("Lessons", "Three ways to end"),
                text=translate(
                    "Lessons",
                    "Whoever takes all five tricks of a deal wins the match there and then, "
                    "from any score.\n\n"
                    "Otherwise, once the deal is scored, a player at 0 or below wins. Of "
                    "several, the one furthest below 0 wins; players who share the lowest score "
                    "share the victory. If nobody is at 0 or below, the next player deals.",
                ),
            ),
            "winning.2": PageText(
                title=translate("Lessons", "Two reach zero"),
                text=translate(
                    "Lessons",
                    "Before this deal you stood at 2 and Léa at 1. You are the maker, and "
                    "with {QD} you take your third trick. Léa has one trick. Who wins?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: you end at −1, Léa at 0. Both have reached the goal, but you are lower.",
                ),
                wrong={
                    "seat 1": translate(
                        "Lessons",
                        "Léa reaches 0 exactly, but somebody is lower still: 2 minus 3 makes −1.",
                    ),
                    "": translate(
                        "Lessons",
                        "Count: 2 minus 3 for you, 1 minus 1 for Léa. Who is lowest?",
                    ),
                },
                options={
                    "words both": translate("Lessons", "Léa and you share the victory."),
                    "words nobody": translate("Lessons", "Nobody yet."),
                },
            ),
            "winning.3": PageText(
                title=translate("Lessons", "The same score"),
                text=translate(
                    "Lessons",
                    "You stood at 2 and Léa at 1. Clubs were trumps at once. {JS}, the left "
                    "bower, takes your second trick; Léa has taken one. Who wins?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: both of you stand at 0 exactly, so the victory is shared.",
                ),
                wrong={
                    "words nobody": translate(
                        "Lessons", "0 is enough: at 0 or below, the match is won."
                    ),
                    "": translate("Lessons", "Count for both: 2 minus 2, and 1 minus 1."),
                },
                options={
                    "words both": translate("Lessons", "Léa and you share the victory."),
                    "words nobody": translate("Lessons", "Nobody yet."),
                },
            ),
            "winning.4": PageText(
                title=translate("Lessons", "The fifth trick"),
                text=translate(
                    "Lessons",
                    "You stand at 30, far behind, but you have taken all four tricks so far. "
                    "You lead {AS}, and nobody has a trump left. What happens?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: all five tricks win at once, alone and from any score. The sheet "
                    "still shows your 25.",
                ),
                wrong={
                    "words go-on": translate(
                        "Lessons",
                        "Your score is right: 30 minus 5. But you forget what five tricks are "
                        "worth.",
                    ),
                    "": translate(
                        "Lessons",
                        "Bram would have to be at 0 or below to win by score. Nobody is.",
                    ),
                },
                options={
                    "words win": translate("Lessons", "I win the match."),
                    "words go-on": translate("Lessons", "I go down to 25, and the match goes on."),
                    "words below": translate("Lessons", "Bram wins, with the lowest score."),
                },
            ),
            "winning.5": PageText(
                title=translate("Lessons", "Problem: stop her"),
                text=translate(
                    "Lessons",
                    "Léa has taken every trick so far and leads {KH}, a trump you cannot "
                    "beat. If she takes the fifth trick as well, she wins the match. Which of "
                    "your two spades do you let go?",
                ),
                right=translate(
                    "Lessons",
                    "Well done: {AS} beat her last card. Always keep the card that can still "
                    "stop a player with all the tricks.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "It is allowed. But then the nine alone faces her last card, and a "
                        "higher spade would win her the match.",
                    ),
                },
            ),
        },
    )
