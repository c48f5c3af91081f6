# SPDX-License-Identifier: GPL-3.0-or-later
"""Checking match records against the rules, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.match import DealLog, Match
from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.record_errors import RecordError
from buck_euchre_qt.engine.record_text import MAX_BYTES, Json, JsonObject
from buck_euchre_qt.engine.trick import Trick


class UnreadableFileError(RecordError):
    """A file that is missing or cannot be read."""


def verify_files(paths: Sequence[str], as_json: bool, out: TextIO) -> int:
    """Replay the record in each file, write one line about each, and return the exit status.

    The status is 0 where every file is a sound match, otherwise 1.
    """
    are_all_sound = True
    for path in paths:
        try:
            match = load_match(path)
        except RecordError as error:
            are_all_sound = False
            line = json.dumps(fault_report(path, error)) if as_json else f"{path}: {error}"
        else:
            line = json.dumps(match_report(path, match)) if as_json else _summary(path, match)
        _write_line(line, out)
    return 0 if are_all_sound else 1


def load_match(path: str) -> Match:
    """Return the match that a file records.

    :raises RecordError: when the file cannot be read, or holds no sound match.
    """
    try:
        with Path(path).open("rb") as file:
            # One byte more than is allowed shows that there is too much, however large it is.
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise UnreadableFileError(f"cannot be read: {reason}") from None
    return read_record(data).match


def match_report(path: str, match: Match) -> JsonObject:
    """Return what a file with a sound match is reported as in JSON."""
    return {
        "file": path,
        "ok": True,
        "game": match.game.info.id,
        "deals": [deal_report(deal) for deal in match.deals],
        "scores": list(match.scores),
        "winners": list(match.winners),
    }


def fault_report(path: str, error: RecordError) -> JsonObject:
    """Return what a file that is no sound match is reported as in JSON."""
    return {
        "file": path,
        "ok": False,
        "deal": error.deal,
        "action": error.action,
        "article": error.article,
        "message": str(error),
    }


def deal_report(deal: DealLog) -> JsonObject:
    """Return how a deal went, in JSON: who did what, the tricks, and what it changed."""
    state = deal.state
    is_finished = state.phase.is_finished
    report: JsonObject = {
        "dealer": state.dealer,
        "upcard": str(state.upcard),
        "turns": [[logged.seat, str(logged.action)] for logged in deal.actions],
        "trump": None if state.trump is None else state.trump.value,
        "maker": state.maker,
        "alone": state.is_alone,
        "out": list(state.out),
        "tricks": [_trick_report(trick) for trick in state.tricks],
        "taken": list(state.taken),
        "finished": is_finished,
        "redeal": state.is_redeal,
    }
    if is_finished:
        report["change"] = list(state.change)
        report["scores"] = list(state.scores)
    return report


def _trick_report(trick: Trick) -> JsonObject:
    return {"cards": [_play_report(*play) for play in trick.plays], "winner": trick.winner}


def _play_report(seat: int, card: Card) -> Json:
    return [seat, str(card)]


def _summary(path: str, match: Match) -> str:
    count = len(match.deals)
    deals = "1 deal" if count == 1 else f"{count} deals"
    scores = " ".join(str(score) for score in match.scores)
    winners = " ".join(str(winner) for winner in match.winners)
    end = f"won by {winners}" if winners else "not over"
    return f"{path}: sound, {match.game.info.id}, {deals}, scores {scores}, {end}"


def _write_line(line: str, out: TextIO) -> None:
    # A file's name may hold what the terminal cannot show.
    encoding = out.encoding or "utf-8"
    out.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
