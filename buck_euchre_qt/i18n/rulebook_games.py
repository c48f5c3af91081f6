# SPDX-License-Identifier: GPL-3.0-or-later
"""The articles of partnership and two-handed Euchre, chapter by chapter.

The ids and titles are source texts only; their words stand in the translation files.
"""

from typing import Final

from buck_euchre_qt.i18n.marking import QT_TRANSLATE_NOOP

# lupdate finds only literals, so every source text stands here by itself.
PARTNERSHIP_CHAPTERS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (
        0,
        QT_TRANSLATE_NOOP("RuleBook", "partnership chapter 0"),
        (QT_TRANSLATE_NOOP("RuleBook", "PE-0.1"),),
    ),
    (
        1,
        QT_TRANSLATE_NOOP("RuleBook", "partnership chapter 1"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "PE-1.1"),
            QT_TRANSLATE_NOOP("RuleBook", "PE-1.2"),
        ),
    ),
    (
        2,
        QT_TRANSLATE_NOOP("RuleBook", "partnership chapter 2"),
        (QT_TRANSLATE_NOOP("RuleBook", "PE-2.1"),),
    ),
    (
        3,
        QT_TRANSLATE_NOOP("RuleBook", "partnership chapter 3"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "PE-3.1"),
            QT_TRANSLATE_NOOP("RuleBook", "PE-3.2"),
            QT_TRANSLATE_NOOP("RuleBook", "PE-3.3"),
            QT_TRANSLATE_NOOP("RuleBook", "PE-3.4"),
        ),
    ),
    (
        4,
        QT_TRANSLATE_NOOP("RuleBook", "partnership chapter 4"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "PE-4.1"),
            QT_TRANSLATE_NOOP("RuleBook", "PE-4.2"),
        ),
    ),
    (
        5,
        QT_TRANSLATE_NOOP("RuleBook", "partnership chapter 5"),
        (QT_TRANSLATE_NOOP("RuleBook", "PE-5.1"),),
    ),
)

TWO_HANDED_CHAPTERS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (
        0,
        QT_TRANSLATE_NOOP("RuleBook", "two-handed chapter 0"),
        (QT_TRANSLATE_NOOP("RuleBook", "TE-0.1"),),
    ),
    (
        1,
        QT_TRANSLATE_NOOP("RuleBook", "two-handed chapter 1"),
        (QT_TRANSLATE_NOOP("RuleBook", "TE-1.1"),),
    ),
    (
        2,
        QT_TRANSLATE_NOOP("RuleBook", "two-handed chapter 2"),
        (QT_TRANSLATE_NOOP("RuleBook", "TE-2.1"),),
    ),
    (
        3,
        QT_TRANSLATE_NOOP("RuleBook", "two-handed chapter 3"),
        (
            QT_TRANSLATE_NOOP("RuleBook", "TE-3.1"),
            QT_TRANSLATE_NOOP("RuleBook", "TE-3.2"),
            QT_TRANSLATE_NOOP("RuleBook", "TE-3.3"),
            QT_TRANSLATE_NOOP("RuleBook", "TE-3.4"),
        ),
    ),
    (
        4,
        QT_TRANSLATE_NOOP("RuleBook", "two-handed chapter 4"),
        (QT_TRANSLATE_NOOP("RuleBook", "TE-4.1"),),
    ),
    (
        5,
        QT_TRANSLATE_NOOP("RuleBook", "two-handed chapter 5"),
        (QT_TRANSLATE_NOOP("RuleBook", "TE-5.1"),),
    ),
)
