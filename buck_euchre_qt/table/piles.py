# SPDX-License-Identifier: GPL-3.0-or-later
"""Which card sprite lies in which pile, in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from buck_euchre_qt.engine.places import CardPile, Pile, Place
from buck_euchre_qt.table.poses import Lying, PileKey, StockSpot
from buck_euchre_qt.table.sprite import CardSprite


class Piles:
    """Ordered lists of sprites; a sprite lies in one of them at most.

    The order of the piles is the order in which they were filled, which for the trick is the
    order in which its cards were played.
    """

    def __init__(self) -> None:
        self._piles: dict[PileKey, list[CardSprite]] = {}

    def __iter__(self) -> Iterator[tuple[PileKey, int, CardSprite]]:
        for key, sprites in self._piles.items():
            for slot, sprite in enumerate(sprites):
                yield key, slot, sprite

    def pile(self, key: PileKey) -> tuple[CardSprite, ...]:
        """Return the sprites of one pile, none for one that does not exist."""
        return tuple(self._piles.get(key, ()))

    def at(self, where: Place) -> CardSprite | None:
        """Return the sprite at a place, or None where nothing lies."""
        pile = self._piles.get((where.pile, where.seat), ())
        return pile[where.slot] if 0 <= where.slot < len(pile) else None

    def take(self, where: Place) -> CardSprite | None:
        """Take the sprite at a place out of its pile and return it; None where nothing lies."""
        sprite = self.at(where)
        if sprite is None:
            return None
        key = (where.pile, where.seat)
        self._piles[key].pop(where.slot)
        if not self._piles[key]:
            del self._piles[key]
        return sprite

    def put(self, where: Place, sprite: CardSprite) -> None:
        """Put a sprite into a pile so that it is at that place, or last in it."""
        self._piles.setdefault((where.pile, where.seat), []).insert(where.slot, sprite)

    def fill(self, key: PileKey, sprites: Iterable[CardSprite]) -> None:
        """Make a pile consist of these sprites."""
        self._piles.pop(key, None)
        filled = list(sprites)
        if filled:
            self._piles[key] = filled

    def reorder(self, key: PileKey, order: Sequence[int]) -> None:
        """Put a pile in order: position i then holds what was at `order[i]`."""
        pile = self._piles.get(key, [])
        if sorted(order) == list(range(len(pile))):
            pile[:] = [pile[index] for index in order]

    def clear(self) -> None:
        """Leave no pile."""
        self._piles.clear()

    @property
    def trick_order(self) -> tuple[int, ...]:
        """The seats whose card lies on the trick, in playing order."""
        return tuple(seat for pile, seat in self._piles if pile is Pile.TRICK and seat is not None)

    def lying(self, trick_size: int, spot: StockSpot, dealer: int | None) -> Lying:
        """Return what the poses of the cards depend on."""
        counts = {key: len(sprites) for key, sprites in self._piles.items()}
        return Lying(counts, self.trick_order, trick_size, spot, dealer)

    def is_as_seen(self, seen: tuple[CardPile, ...]) -> bool:
        """Whether each pile holds just the cards that are seen there, in the same order."""
        wanted = {(pile.pile, pile.seat): pile.cards for pile in seen if pile.cards}
        shown = {
            key: tuple(sprite.card for sprite in sprites) for key, sprites in self._piles.items()
        }
        order = tuple(seat for pile, seat in wanted if pile is Pile.TRICK)
        return wanted == shown and order == self.trick_order
