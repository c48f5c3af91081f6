# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways a match record can be broken, one error class for each."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.articles import Refusal

_SHOWN_LENGTH: Final = 40


def shown(value: object) -> str:
    """Return a short form in plain letters of a value that came from a file."""
    text = ascii(value)
    return text if len(text) <= _SHOWN_LENGTH else f"{text[: _SHOWN_LENGTH - 3]}..."


class RecordError(ValueError):
    """A record that is no sound match; its text says in English what is wrong and where.

    `deal` and `action` count from 1. `deal` is 0 where the fault lies in the file as a whole,
    `action` is 0 where it lies before a deal's first action. `article` is the rule that was
    broken, None where the record is malformed. `problem` is the text without the place.
    """

    def __init__(
        self, problem: str, deal: int = 0, action: int = 0, article: str | None = None
    ) -> None:
        where = (f"deal {deal}, action {action}: " if action else f"deal {deal}: ") if deal else ""
        super().__init__(f"{where}{problem} ({article})" if article else f"{where}{problem}")
        self.problem = problem
        self.deal = deal
        self.action = action
        self.article = article


class NotARecordError(RecordError):
    """What was read is too large, is not UTF-8, or is not one JSON object."""


class LaterVersionError(RecordError):
    """The record was written by a later program, which is needed to read it."""


class HeaderError(RecordError):
    """Format, version, game, options, players or the list of deals are not as they must be."""


class DealError(RecordError):
    """A deal is malformed, or its dealer, deck or cut breaks a rule."""


class DealAfterEndError(RecordError):
    """A deal follows although the match had been won (BE-6.3)."""


class UnfinishedDealError(RecordError):
    """A deal stops before its end although another follows."""


class ActionTextError(RecordError):
    """An action cannot be read."""


class BrokenRuleError(RecordError):
    """An action is not allowed by the rules; `refusal` says why."""

    def __init__(self, refusal: Refusal, text: str, deal: int, action: int) -> None:
        super().__init__(f"{text}: {refusal.reason.value}", deal, action, refusal.article)
        self.refusal = refusal
