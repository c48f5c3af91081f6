# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lessons on the second round, and on staying or dropping out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.lesson_text import LessonText, PageText

translate = QCoreApplication.translate


def second_circuit() -> LessonText:
    """Return the words of the lesson `second-circuit`."""
    return LessonText(
        title=translate("Lessons", "The second round"),
        summary=translate("Lessons", "When the upcard is turned down."),
        pages={
            "second-circuit.1": PageText(
                title=translate("Lessons", "The upcard is turned down"),
                text=translate(
                    "Lessons",
                    "All four have passed, so the upcard was turned face down. In a second "
                    "round, from the dealer’s left, each player passes or names one of the "
                    "three other suits, clubs included.\n\n"
                    "Now no card changes hands. Whoever names a suit is the maker and "
                    "promises three tricks. It is always three here: nobody bids a number.",
                ),
            ),
            "second-circuit.2": PageText(
                title=translate("Lessons", "Name a suit"),
                text=translate(
                    "Lessons",
                    "{TH} was turned down, and you speak first. What do you say?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: with spades as trumps you hold the four highest: {JS}, {JC}, {AS} "
                    "and {KS}.",
                ),
                wrong={
                    "name C": translate(
                        "Lessons",
                        "Clubs too would give you both bowers, but nothing else. Another suit "
                        "gives you four trumps.",
                    ),
                    "name D": translate(
                        "Lessons",
                        "You would have a single diamond. Look for the suit that makes bowers "
                        "of your jacks.",
                    ),
                    "": translate(
                        "Lessons",
                        "With two black jacks, {AS} and {KS} you may safely promise three tricks.",
                    ),
                },
            ),
            "second-circuit.3": PageText(
                title=translate("Lessons", "Problem: the last to speak"),
                text=translate(
                    "Lessons",
                    "You dealt, and everybody has passed up to you for the second time. If "
                    "you pass too, all play at no-trump, and nobody has promised anything. "
                    "What do you do with three aces?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: at no-trump every ace is the highest card of its suit, and you risk "
                    "no promise.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You would promise three tricks with two trumps at most and no bower. "
                        "Your aces are safest where there are no trumps.",
                    ),
                },
            ),
        },
    )


def stay() -> LessonText:
    """Return the words of the lesson `stay`."""
    return LessonText(
        title=translate("Lessons", "Stay or drop out"),
        summary=translate("Lessons", "Playing against the maker costs courage, or 5 points."),
        pages={
            "stay.1": PageText(
                title=translate("Lessons", "Three decisions"),
                text=translate(
                    "Lessons",
                    "Léa ordered hearts and is the maker. Now the three others say in turn, "
                    "from her left, whether they stay or drop out. The maker has to stay.\n\n"
                    "Whoever stays and takes no trick adds 5 points. Whoever drops out lays "
                    "the hand aside unseen, and that score does not change. Remember: points "
                    "are bad, you want to reach 0.",
                ),
            ),
            "stay.2": PageText(
                title=translate("Lessons", "With this hand?"),
                text=translate(
                    "Lessons",
                    "Inês ordered hearts and has promised three tricks. You decide first. Do "
                    "you stay?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: no trump, no ace, no king. This hand will hardly take a trick, and "
                    "dropping out costs nothing.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "Which of these cards could take a trick? None is likely to, and then "
                        "you would add 5 points.",
                    ),
                },
            ),
            "stay.3": PageText(
                title=translate("Lessons", "And with this one?"),
                text=translate(
                    "Lessons",
                    "Again Inês is the maker, and hearts are trumps. Do you stay?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: {AH} and {KH} are high trumps and {AS} is an ace. A trick is nearly "
                    "certain, and each one brings your score down.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "That would be safe, but you would give tricks away: two high trumps "
                        "and an ace should take at least one.",
                    ),
                },
            ),
            "stay.4": PageText(
                title=translate("Lessons", "Problem: the dealer’s card"),
                text=translate(
                    "Lessons",
                    "You dealt. Léa ordered, so you had to take {9H}; you discarded {9C}. "
                    "Bram stays, Inês has dropped out. May you drop out too, and should you?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: a dealer who took the card for somebody else may drop out. One "
                    "small trump is not enough here.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You may stay, but what should take a trick? The lowest trump will be "
                        "taken by a higher one.",
                    ),
                },
            ),
        },
    )


def lone_maker() -> LessonText:
    """Return the words of the lesson `lone-maker`."""
    return LessonText(
        title=translate("Lessons", "The lone maker"),
        summary=translate("Lessons", "Why somebody has to stay."),
        pages={
            "lone-maker.1": PageText(
                title=translate("Lessons", "If everybody drops out"),
                text=translate(
                    "Lessons",
                    "If all three others drop out, nothing is played: the maker is credited "
                    "with all five tricks. And whoever takes all five tricks wins the match "
                    "at once.\n\n"
                    "So whoever decides last carries a responsibility. The program tells you "
                    "before you choose.",
                ),
            ),
            "lone-maker.2": PageText(
                title=translate("Lessons", "You are the last"),
                text=translate(
                    "Lessons",
                    "Léa is the maker; Bram and Inês have dropped out. Your hand is poor. "
                    "What do you do?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: 5 points are better than a lost match. And perhaps one of your "
                    "cards takes a trick after all.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "Then nobody is left against Léa: she is credited with five tricks "
                        "and wins the match.",
                    ),
                },
            ),
            "lone-maker.3": PageText(
                title=translate("Lessons", "Somebody else stays"),
                text=translate(
                    "Lessons",
                    "The same cards, but this time Bram stays. What do you do?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: Bram plays against Léa, so you may save your points.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You do not have to: Bram will play against Léa. With this hand you "
                        "would most likely add 5 points.",
                    ),
                },
            ),
            "lone-maker.4": PageText(
                title=translate("Lessons", "Problem: all three drop"),
                text=translate(
                    "Lessons",
                    "Suppose you drop out too. Léa stands at 25, like everybody. What happens?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: five tricks win the match from any score. An option of the match "
                    "can soften this: the maker then only subtracts 5.",
                ),
                wrong={
                    "words minus": translate(
                        "Lessons",
                        "That would be so with an option of the match. By the usual rule, "
                        "five tricks are worth more.",
                    ),
                    "": translate(
                        "Lessons",
                        "Cards are dealt again only when nobody has won. Remember what five "
                        "tricks are worth.",
                    ),
                },
                options={
                    "words wins": translate("Lessons", "Léa wins the match."),
                    "words minus": translate(
                        "Lessons", "Léa goes down to 20 and the match goes on."
                    ),
                    "words again": translate("Lessons", "The cards are dealt again."),
                },
            ),
        },
    )
