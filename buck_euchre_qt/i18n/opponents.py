# SPDX-License-Identifier: GPL-3.0-or-later
"""The words for those who sit at the other seats: what they are like and how well they play."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind
from buck_euchre_qt.players.level_names import LEVELS, UnknownLevelError, read_level
from buck_euchre_qt.players.opponents import PERSON_KEY
from buck_euchre_qt.players.persons import Temperament

translate = QCoreApplication.translate


def level_name(level: str) -> str:
    """Return what a level is called; one of another version of the program by its own word."""
    return {
        "beginner": translate("Opponents", "Beginner"),
        "casual": translate("Opponents", "Casual"),
        "club": translate("Opponents", "Club"),
        "strong": translate("Opponents", "Strong"),
        "expert": translate("Opponents", "Expert"),
        "master": translate("Opponents", "Master"),
    }.get(level, level)


def named_levels(found: Iterable[str]) -> list[tuple[str, str]]:
    """Return levels with their names, as (name, level): weakest first, those not known last."""
    order = {level: number for number, level in enumerate(LEVELS)}
    ordered = sorted(found, key=lambda level: (order.get(level, len(LEVELS)), level))
    return [(level_name(level), level) for level in ordered]


def level_line(level: str) -> str:
    """Return a short sentence about how a level plays, empty for one that is not known."""
    return {
        "beginner": translate(
            "Opponents", "Still learning: misjudges hands and forgets what was played."
        ),
        "casual": translate(
            "Opponents", "Plays for fun: a little timid, remembers the last trick."
        ),
        "club": translate("Opponents", "Counts the cards and weighs the chances."),
        "strong": translate("Opponents", "Thinks some moves ahead."),
        "expert": translate("Opponents", "Thinks further ahead, and bids with care."),
        "master": translate(
            "Opponents", "Listens to every call, sees furthest and misses nothing."
        ),
    }.get(level, "")


def temperament_name(temperament: Temperament) -> str:
    """Return what a temperament is called."""
    match temperament:
        case Temperament.BOLD:
            return translate("Opponents", "bold play")
        case Temperament.CAUTIOUS:
            return translate("Opponents", "cautious play")
        case Temperament.STEADY:
            return translate("Opponents", "steady play")


def level_title(text: str) -> str:
    """Return level and temperament in words, from the text of a level in a record."""
    try:
        said = read_level(text)
    except UnknownLevelError:
        return translate("Opponents", "Level: {level}.").format(level=text)
    return translate("Opponents", "Level: {level}, {temperament}.").format(
        level=level_name(said.level), temperament=temperament_name(said.temperament)
    )


def about_player(player: PlayerInfo) -> str:
    """Return what is told of a computer player, on two lines; nothing of a person."""
    if player.kind is PlayerKind.HUMAN:
        return ""
    line = person_line(str(player.extras.get(PERSON_KEY, "")))
    level = "" if player.level is None else level_title(str(player.level))
    return f"{level}\n{line}".strip()


def person_line(person_id: str) -> str:
    """Return a line about what a person is like at the table, empty for one not known."""
    return {
        "lea": translate("Opponents", "Speaks first and looks at her cards later."),
        "bram": translate("Opponents", "Says little, and means it."),
        "ines": translate("Opponents", "Would rather drop out than be sorry."),
        "amadou": translate("Opponents", "A laugh, a gamble, and on to the next deal."),
        "odile": translate("Opponents", "Never in a hurry to promise three tricks."),
        "tomas": translate("Opponents", "Plays as he mends boats: one thing at a time."),
        "samira": translate("Opponents", "Luck, good or bad, never moves her."),
        "gus": translate("Opponents", "Would bid on two nines and a good feeling."),
        "linh": translate("Opponents", "Lets the others be brave first."),
        "ruth": translate("Opponents", "Has seen every hand before, and most faces."),
        "beatriz": translate("Opponents", "Takes the trick first, asks questions later."),
        "hugo": translate("Opponents", "Checks twice whether it is really his turn."),
        "nia": translate("Opponents", "Stays in, because leaving is no fun."),
        "duarte": translate("Opponents", "Unhurried, even when the match hangs on a card."),
        "fiona": translate("Opponents", "Trusts the right bower and very little else."),
        "arjun": translate("Opponents", "Pours the tea first, then plays his card."),
    }.get(person_id, "")
