# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes next in practice: the own errors that are due, then what goes least well."""

from __future__ import annotations

import random
from collections.abc import Container
from datetime import date
from typing import NamedTuple

from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import Topic, topics_of


class Item(NamedTuple):
    """What to practise next: an own error again, or a fresh problem where `situation` is None."""

    game: str
    topic: Topic
    situation: Situation | None = None


def next_item(
    book: PracticeBook,
    game: str,
    topic: Topic | None,
    today: date,
    shown: Container[Situation],
    rng: random.Random,
) -> Item:
    """Return what to practise next; `topic` None mixes all of the game.

    Errors that are due come first, but none that is among `shown`. Of the topics that are
    mixed the one with more wrong answers comes more often.
    """
    for reminder in book.due(game, topic, today):
        if reminder.situation not in shown:
            return Item(game, reminder.topic, reminder.situation)
    if topic is not None:
        return Item(game, topic)
    topics = topics_of(game)
    weights = [_weight(book, game, each) for each in topics]
    return Item(game, rng.choices(topics, weights)[0])


def _weight(book: PracticeBook, game: str, topic: Topic) -> float:
    right, answers = book.right_of_last(game, topic)
    # As if one of two earlier answers had been wrong: little is known from few answers.
    return (answers - right + 1) / (answers + 2)
