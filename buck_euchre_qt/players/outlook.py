# SPDX-License-Identifier: GPL-3.0-or-later
"""What looking ahead has to know of a game: one line a game, for the players and the analyst."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.partnership import scales as partnership
from buck_euchre_qt.players.search.auction import Auction
from buck_euchre_qt.players.search.cards import play_out
from buck_euchre_qt.players.search.imagining import Ear
from buck_euchre_qt.players.search.inference import Listener
from buck_euchre_qt.players.search.searching import CallTrial, Floors, PlayOut, Trial
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.weighing import Scales, Stakes
from buck_euchre_qt.players.sides.auction import Judgement, SideAuction
from buck_euchre_qt.players.sides.cards import play_out_beside, proper_cards
from buck_euchre_qt.players.sides.inference import SideListener
from buck_euchre_qt.players.sides.stakes import SideStakes
from buck_euchre_qt.players.sides.trials import SideCallTrial
from buck_euchre_qt.players.two_handed import scales as two_handed

_ANYTHING: Final = -1


class Outlook(NamedTuple):
    """A position made ready for looking ahead.

    `ear` judges what was said, `stakes` outcomes; `habit` plays a deal out, and `calls` tries
    what may be said or laid aside, all of it or what the hand is good enough for. Of the cards
    only those are worth a thought that have a bit in `proper`.
    """

    ear: Ear
    stakes: Stakes
    habit: PlayOut
    calls: Callable[[Floors], Trial]
    proper: int


def _buck(view: View) -> Outlook:
    auction = Auction(view.table())
    scales = Scales(view)
    return Outlook(
        Listener(view, auction),
        scales,
        play_out,
        lambda floors: CallTrial(view, auction, scales, floors),
        _ANYTHING,
    )


def _sides(judgement: Judgement) -> Callable[[View], Outlook]:
    def outlook(view: View) -> Outlook:
        auction = SideAuction(view, judgement)
        stakes = SideStakes(view)
        return Outlook(
            SideListener(view, auction),
            stakes,
            judgement.habit,
            lambda floors: SideCallTrial(view, auction, stakes, floors),
            proper_cards(view) if view.seen.phase is Phase.PLAY else _ANYTHING,
        )

    return outlook


PARTNERSHIP: Final = Judgement(
    partnership.WITH_PARTNER, partnership.ALONE, partnership.AFTER_PASS, play_out_beside
)
TWO_HANDED: Final = Judgement(two_handed.MAKER, None, two_handed.AFTER_PASS, play_out)

OUTLOOKS: Final[dict[str, Callable[[View], Outlook]]] = {
    "buck": _buck,
    "partnership": _sides(PARTNERSHIP),
    "two-handed": _sides(TWO_HANDED),
}
"""How each game is looked ahead in, by its id; a new game adds its own line."""


def can_look_ahead(observation: Observation) -> bool:
    """Return whether there is a choice in a game, and a phase, that can be searched."""
    is_known = observation.game in OUTLOOKS and observation.phase is not Phase.FARMERS_HAND
    return is_known and len(observation.legal) > 1
