# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lessons on automatic clubs and on scoring."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.lesson_text import LessonText, PageText

translate = QCoreApplication.translate


def clubs() -> LessonText:
    """Return the words of the lesson `clubs`."""
    return LessonText(
        title=translate("Lessons", "Automatic clubs"),
        summary=translate("Lessons", "A club turned up changes everything."),
        pages={
            "clubs.1": PageText(
                title=translate("Lessons", "A club is turned up"),
                text=translate(
                    "Lessons",
                    "When the upcard is a club, clubs are trumps at once. Nobody bids, nobody "
                    "is the maker, and nobody has promised anything. Nobody gets the upcard "
                    "either: it stays on the table.\n\n"
                    "All four have to play. Each subtracts the tricks taken, or adds 5 points "
                    "for none.",
                ),
            ),
            "clubs.2": PageText(
                title=translate("Lessons", "Clubs are led"),
                text=translate(
                    "Lessons",
                    "Clubs are trumps, and Inês leads {9C}. What must you play?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: with clubs as trumps, the jack of spades is the left bower. It is "
                    "your only club.",
                ),
            ),
            "clubs.3": PageText(
                title=translate("Lessons", "Drop out?"),
                text=translate(
                    "Lessons",
                    "This hand has no trump and no high card. May you drop out of this deal?",
                ),
                right=translate(
                    "Lessons",
                    "Right: with automatic clubs, and at no-trump, everybody stays. Staying "
                    "and dropping out are decided against a maker, and there is none.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "It would be wise, but it is not allowed: nobody may drop out when "
                        "clubs are trumps at once.",
                    ),
                },
                options={
                    "words may": translate("Lessons", "Yes, I may."),
                    "words may-not": translate("Lessons", "No, I have to play."),
                },
            ),
            "clubs.4": PageText(
                title=translate("Lessons", "Problem: no trick at all"),
                text=translate(
                    "Lessons",
                    "A club was turned up. You stand at 25 and have taken no trick, and {9H} "
                    "will not take the last one. What is your new score?",
                ),
                right=translate("Lessons", "Yes: 25 plus 5 makes 30. A score may rise above 25."),
                wrong={
                    "number 25": translate(
                        "Lessons",
                        "It would stay at 25 if you had dropped out. But in this deal "
                        "everybody plays.",
                    ),
                    "": translate(
                        "Lessons",
                        "Tricks bring the score down, and you have none. No trick adds 5.",
                    ),
                },
            ),
        },
    )


def scoring() -> LessonText:
    """Return the words of the lesson `scoring`."""
    return LessonText(
        title=translate("Lessons", "Scoring"),
        summary=translate("Lessons", "The promise kept, the promise broken, and who drops out."),
        pages={
            "scoring.1": PageText(
                title=translate("Lessons", "The promise is kept"),
                text=translate(
                    "Lessons",
                    "You are the maker and have taken two tricks. {QD} is a trump and takes "
                    "the last one too. At the end each player subtracts 1 for each trick "
                    "taken. You started at 25: what is your new score?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: three tricks, as promised, and 25 minus 3 makes 22.",
                ),
                wrong={
                    "number 28": translate(
                        "Lessons",
                        "Points are bad: a trick brings the score down, towards 0.",
                    ),
                    "": translate(
                        "Lessons",
                        "Count your own tricks only: two before, and this one.",
                    ),
                },
            ),
            "scoring.2": PageText(
                title=translate("Lessons", "The promise is broken"),
                text=translate(
                    "Lessons",
                    "Again you are the maker, at 25, with two tricks. The last one goes to "
                    "Léa. What is your new score?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: with fewer than three tricks the maker adds 5, and the tricks taken "
                    "do not count. Inês took none and adds 5 as well.",
                ),
                wrong={
                    "number 23": translate(
                        "Lessons",
                        "That would be so for anybody else. But the maker promised three "
                        "tricks and has only two.",
                    ),
                    "": translate(
                        "Lessons",
                        "The tricks of a broken promise are not subtracted: only the 5 points "
                        "count.",
                    ),
                },
            ),
            "scoring.3": PageText(
                title=translate("Lessons", "Stayed for nothing"),
                text=translate(
                    "Lessons",
                    "Léa is the maker. You stayed, at 12 points, and have taken no trick; "
                    "{AS} will not take this one, for hearts were led. What is your new "
                    "score?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: whoever stays and takes no trick adds 5. That is the risk of staying.",
                ),
                wrong={
                    "number 12": translate(
                        "Lessons", "Only a player who drops out keeps the score. You stayed."
                    ),
                    "": translate(
                        "Lessons",
                        "Five points are added, not subtracted: you want to go down.",
                    ),
                },
            ),
            "scoring.4": PageText(
                title=translate("Lessons", "Dropped out"),
                text=translate(
                    "Lessons",
                    "You have dropped out, at 9 points. The others play on. What will your "
                    "score be after this deal?",
                ),
                right=translate("Lessons", "Yes: dropping out costs nothing and brings nothing."),
                wrong={
                    "number 14": translate(
                        "Lessons",
                        "The 5 points are for those who stay and take no trick. You have "
                        "dropped out.",
                    ),
                    "": translate(
                        "Lessons",
                        "Nobody gains by dropping out: only tricks bring a score down.",
                    ),
                },
            ),
            "scoring.5": PageText(
                title=translate("Lessons", "Problem: a disaster"),
                text=translate(
                    "Lessons",
                    "You are the maker, at 25, and take no trick at all. Both faults cost 5: "
                    "the broken promise, and no trick. What is your new score?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: nobody is charged twice in one deal. 25 plus 5 makes 30.",
                ),
                wrong={
                    "number 25": translate("Lessons", "A broken promise always costs something."),
                    "": translate("Lessons", "The 5 points are added once only."),
                },
            ),
        },
    )
