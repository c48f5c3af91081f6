# SPDX-License-Identifier: GPL-3.0-or-later
"""The questions of the rule books with their answers, game by game.

These are source texts only; their words stand in the translation files.
"""

from typing import Final

from buck_euchre_qt.i18n.marking import QT_TRANSLATE_NOOP

# lupdate finds only literals, so every source text stands here by itself.
BUCK_QUESTIONS: Final[tuple[tuple[str, str], ...]] = (
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 1 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 1 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 2 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 2 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 3 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 3 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 4 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 4 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 5 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 5 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 6 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 6 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 7 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 7 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 8 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 8 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 9 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 9 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 10 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 10 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 11 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 11 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 12 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 12 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 13 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 13 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 14 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 14 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 15 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 15 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 16 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 16 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 17 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 17 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 18 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 18 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 19 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 19 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "faq 20 question"),
        QT_TRANSLATE_NOOP("RuleBook", "faq 20 answer"),
    ),
)

PARTNERSHIP_QUESTIONS: Final[tuple[tuple[str, str], ...]] = (
    (
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 1 question"),
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 1 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 2 question"),
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 2 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 3 question"),
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 3 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 4 question"),
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 4 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 5 question"),
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 5 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 6 question"),
        QT_TRANSLATE_NOOP("RuleBook", "partnership faq 6 answer"),
    ),
)

TWO_HANDED_QUESTIONS: Final[tuple[tuple[str, str], ...]] = (
    (
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 1 question"),
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 1 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 2 question"),
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 2 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 3 question"),
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 3 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 4 question"),
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 4 answer"),
    ),
    (
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 5 question"),
        QT_TRANSLATE_NOOP("RuleBook", "two-handed faq 5 answer"),
    ),
)
