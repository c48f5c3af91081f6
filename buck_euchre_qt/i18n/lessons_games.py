# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lessons on partnership Euchre and on two-handed Euchre."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n.lesson_text import LessonText, PageText

translate = QCoreApplication.translate


def partners() -> LessonText:
    """Return the words of the lesson `partners`."""
    return LessonText(
        title=translate("Lessons", "Two against two"),
        summary=translate("Lessons", "What changes when the player opposite is on your side."),
        pages={
            "partners.1": PageText(
                title=translate("Lessons", "Two teams"),
                text=translate(
                    "Lessons",
                    "In partnership Euchre the players opposite each other are partners: here "
                    "Bram plays with you, against Léa and Inês. Cards, trumps and bowers are "
                    "those of Buck Euchre, but points are good now: both teams start at 0, and "
                    "the first with 10 wins.\n\n"
                    "Nobody drops out, and a club turned up means nothing special. The team that "
                    "chooses trumps needs three of the five tricks together.",
                ),
            ),
            "partners.2": PageText(
                title=translate("Lessons", "Your partner deals"),
                text=translate(
                    "Lessons",
                    "Inês has passed. If you order hearts, {TH} goes to the dealer, and that is "
                    "Bram, your partner. You hold {JD}, {AH} and an ace besides. What do you say?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: you have two high trumps and an ace, and the upcard makes your own team "
                    "stronger. Three tricks together are likely.",
                ),
                wrong={
                    "order alone": translate(
                        "Lessons",
                        "Then Bram sits out, and you would have to do it with two trumps. Leave "
                        "that for a stronger hand.",
                    ),
                    "": translate(
                        "Lessons",
                        "You would waste a good hand: the left bower, the ace of trumps and "
                        "another ace, and the upcard goes to your own partner.",
                    ),
                },
            ),
            "partners.3": PageText(
                title=translate("Lessons", "The trick is yours already"),
                text=translate(
                    "Lessons",
                    "Hearts are trumps. Léa led {KC}, Bram played {AC}, Inês {TC}. You play last "
                    "and have no club. What do you play?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: Bram takes the trick anyhow, and his tricks are yours. The low diamond "
                    "goes, and your trumps stay for later.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "It would take the trick, but from your own partner, whose ace is winning "
                        "already. A trump is wasted on that.",
                    ),
                },
            ),
            "partners.4": PageText(
                title=translate("Lessons", "Problem: who scores?"),
                text=translate(
                    "Lessons",
                    "You ordered clubs. Before the last trick, Bram and you have two tricks "
                    "together, and Inês’s {AS} will take the last one. Your team stands at 6. "
                    "What is its new score?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: with fewer than three tricks the team that chose trumps scores nothing, "
                    "and the defenders score 2: Léa and Inês go from 7 to 9.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "Single tricks are not counted here. Your team needed three together, and "
                        "has only two.",
                    ),
                },
            ),
        },
    )


def alone() -> LessonText:
    """Return the words of the lesson `alone`."""
    return LessonText(
        title=translate("Lessons", "Alone, and the dealer’s duty"),
        summary=translate("Lessons", "When one plays for two, and when nobody may pass."),
        pages={
            "alone.1": PageText(
                title=translate("Lessons", "Playing alone"),
                text=translate(
                    "Lessons",
                    "Whoever orders or names a suit may play alone. The partner lays the hand "
                    "aside and sits out. All five tricks then bring 4 points instead of 2; three "
                    "or four tricks bring 1 point, as always.\n\n"
                    "If it is the dealer who sits out, nobody takes the upcard. Only the player "
                    "who chooses trumps may play alone, and says so at once.",
                ),
            ),
            "alone.2": PageText(
                title=translate("Lessons", "A hand for one"),
                text=translate(
                    "Lessons",
                    "You hold the four highest hearts and an ace. {QH} is turned up. What do you "
                    "say?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: nothing beats your four trumps, and {AS} should take the fifth trick. "
                    "Alone that is worth 4 points.",
                ),
                wrong={
                    "order": translate(
                        "Lessons",
                        "You would take the tricks, but with a partner all five bring 2 points "
                        "only. This hand needs no help.",
                    ),
                    "": translate(
                        "Lessons",
                        "With the four highest trumps? Points are good in this game, and you can "
                        "hardly fail.",
                    ),
                },
            ),
            "alone.3": PageText(
                title=translate("Lessons", "The dealer must choose"),
                text=translate(
                    "Lessons",
                    "You dealt, {9C} was turned down, and all the others have passed a second "
                    "time. The dealer now has to name a suit. Which one?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: with spades you hold four trumps, among them {JC}, the left bower. An "
                    "option of the match lets the dealer pass here too.",
                ),
                wrong={
                    "name H": translate(
                        "Lessons", "You hold no heart at all. Count your cards suit by suit."
                    ),
                    "": translate(
                        "Lessons",
                        "You hold a single diamond. Another suit gives you four trumps, one of "
                        "them a bower.",
                    ),
                },
            ),
            "alone.4": PageText(
                title=translate("Lessons", "Nothing but nines and tens"),
                text=translate(
                    "Lessons",
                    "There is an option for bad luck, the farmer’s hand: whoever holds only nines "
                    "and tens may ask for a new deal before the bidding. What do you do?",
                ),
                right=translate(
                    "Lessons", "Yes: the same dealer deals again. It can only get better."
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You may keep these cards, but they will hardly take a trick. A new deal "
                        "costs nothing.",
                    ),
                },
            ),
            "alone.5": PageText(
                title=translate("Lessons", "Problem: who leads?"),
                text=translate(
                    "Lessons",
                    "Léa dealt. You ordered spades and play alone, so Bram sits out. Who leads to "
                    "the first trick?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: Bram on the dealer’s left would lead, but he sits out, so it is the next "
                    "player’s turn.",
                ),
                wrong={
                    "seat 2": translate("Lessons", "Bram would lead, but he sits out."),
                    "": translate(
                        "Lessons",
                        "It is not the one who chose trumps that leads, nor the dealer, but the "
                        "first player still in from the dealer’s left.",
                    ),
                },
            ),
        },
    )


def two_handed() -> LessonText:
    """Return the words of the lesson `two-handed`."""
    return LessonText(
        title=translate("Lessons", "One against one"),
        summary=translate("Lessons", "Two players, and most cards unseen."),
        pages={
            "two-handed.1": PageText(
                title=translate("Lessons", "Two players"),
                text=translate(
                    "Lessons",
                    "Two-handed Euchre is played with the same cards, trumps and bowers. Points "
                    "are good: both start at 0, and the first with 10 wins. They deal in turn.\n\n"
                    "Each gets five cards, and the next card is turned up. The one who did not "
                    "deal speaks first: pass, or order its suit as trumps. After a pass the "
                    "dealer passes, or accepts it.",
                ),
            ),
            "two-handed.2": PageText(
                title=translate("Lessons", "The cards nobody holds"),
                text=translate(
                    "Lessons",
                    "There are 24 cards. How many of them lie face down in the stock, unseen by "
                    "both?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: two hands of five and the upcard make 11, and 13 remain. So the highest "
                    "trump is often in nobody’s hand.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "Count again: two hands of five cards, and one card turned up. All others "
                        "are unseen.",
                    ),
                },
            ),
            "two-handed.3": PageText(
                title=translate("Lessons", "You speak first"),
                text=translate(
                    "Lessons",
                    "Léa dealt, and {KH} is turned up. Whoever chooses trumps is the maker and "
                    "needs three tricks; the other is the defender. What do you say?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: with both bowers and {AH} you hold the three highest trumps. Léa leaves "
                    "{KH} this time; hearts are trumps either way.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You hold the three highest hearts: three tricks are certain. If you pass, "
                        "Léa may choose another suit.",
                    ),
                },
            ),
            "two-handed.4": PageText(
                title=translate("Lessons", "Problem: who is the maker?"),
                text=translate(
                    "Lessons",
                    "You dealt. Léa ordered hearts, and you took {JH} into your hand. Who is the "
                    "maker, and leads to the first trick?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: Léa chose trumps, so she needs the three tricks, even though you hold "
                    "the card. She leads because you dealt.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You only took the card. The maker is the one who chose trumps, and the "
                        "one who did not deal leads.",
                    ),
                },
            ),
        },
    )


def take_or_leave() -> LessonText:
    """Return the words of the lesson `take-or-leave`."""
    return LessonText(
        title=translate("Lessons", "Take it or leave it"),
        summary=translate("Lessons", "The dealer’s choice, two passes, and the score."),
        pages={
            "take-or-leave.1": PageText(
                title=translate("Lessons", "The dealer may refuse"),
                text=translate(
                    "Lessons",
                    "A dealer who is ordered may take the upcard and lay another card aside, or "
                    "leave it on the table. The suit is trumps either way. An option of the match "
                    "makes taking it a duty.\n\n"
                    "A dealer who accepts after a pass always takes it.",
                ),
            ),
            "take-or-leave.2": PageText(
                title=translate("Lessons", "Take it, or leave it?"),
                text=translate(
                    "Lessons",
                    "You dealt, and Léa ordered hearts. Do you take {JH}?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: it is the right bower, the best card there is. Now Léa will find it hard "
                    "to take three tricks.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You would leave the best trump on the table, where it helps nobody. You "
                        "have weak cards to lay aside.",
                    ),
                },
            ),
            "take-or-leave.3": PageText(
                title=translate("Lessons", "If both pass again"),
                text=translate(
                    "Lessons",
                    "You dealt, {AC} was turned down, and Léa has passed for the second time. If "
                    "you pass too, nobody scores, and Léa deals. With this hand?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: no suit of yours would take three tricks, and failing gives Léa 2 "
                    "points. With an option of the match, the dealer must name a suit here.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "You would need three tricks with hardly a trump. Passing costs nothing.",
                    ),
                },
            ),
            "take-or-leave.4": PageText(
                title=translate("Lessons", "Problem: the maker fails"),
                text=translate(
                    "Lessons",
                    "Léa is the maker, and spades are trumps. Each of you has taken two tricks, "
                    "and your {9D} takes the last one, for Léa has no diamond and no trump. You "
                    "stand at 4. What is your new score?",
                ),
                right=translate(
                    "Lessons",
                    "Yes: the maker has fewer than three tricks, so the defender scores 2. A maker "
                    "with three or four tricks scores 1, and 2 with all five.",
                ),
                wrong={
                    "": translate(
                        "Lessons",
                        "Single tricks are not counted. Stopping the maker brings the defender 2 "
                        "points.",
                    ),
                },
            ),
        },
    )
