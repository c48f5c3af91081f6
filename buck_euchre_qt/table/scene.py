# SPDX-License-Identifier: GPL-3.0-or-later
"""The scene: cards in their piles, lying as the layout says, with the furniture around them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractAnimation, QObject, QParallelAnimationGroup
from PySide6.QtWidgets import QGraphicsScene

from buck_euchre_qt.engine.cards import DECK, Card
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.table.card_marks import CardMarks
from buck_euchre_qt.table.choosing import Choosing
from buck_euchre_qt.table.furniture import Furniture
from buck_euchre_qt.table.layout import lay_out
from buck_euchre_qt.table.pace import FADE_MS, Motion
from buck_euchre_qt.table.piles import Piles
from buck_euchre_qt.table.pixmaps import Pictures
from buck_euchre_qt.table.poses import Lying, PileKey, Pose, Poser, StockSpot
from buck_euchre_qt.table.review import Review
from buck_euchre_qt.table.sprite import CardSprite
from buck_euchre_qt.table.standing import Standing
from buck_euchre_qt.table.words import NoWords, TableWords

if TYPE_CHECKING:
    from buck_euchre_qt.engine.actions import Action
    from buck_euchre_qt.engine.events import Move
    from buck_euchre_qt.engine.observation import Observation
    from buck_euchre_qt.engine.standing import ScoreRow

_STOCK: Final[PileKey] = (Pile.STOCK, None)
_BURIED: Final = (Pile.STOCK, Pile.TAKEN, Pile.ASIDE)


class TableScene(QGraphicsScene):
    """Holds what lies on the table and changes it; when, is the director's affair.

    `repairs` counts how often the cards were not as an observation said they should be.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = Pictures()
        self.poser = Poser(lay_out(1030, 800, 4), onlooker=0, seats=4)
        self.piles = Piles()
        self.standing = Standing()
        self.choosing = Choosing()
        self.furniture = Furniture(self, self.poser, NoWords())
        self.card_marks = CardMarks(self)
        self.review = Review(self, self.pictures)
        self.motion = Motion.FULL
        self.repairs = 0
        self.sprites: list[CardSprite] = []

    # Size, seats and words.

    def survey(self, width: float, height: float, ratio: float) -> None:
        """Take on a size and a density; the pictures stay those of before until `redraw`."""
        self._lay_out(width, height, self.poser.onlooker, self.poser.seats)
        self.pictures.ratio = ratio
        self.setSceneRect(0, 0, width, height)
        self.furniture.survey(self.poser, ratio)
        self.show_marks()
        lying = self.lying()
        for key, slot, sprite in self.piles:
            sprite.stretch(self._pose(key, slot, sprite, lying))
        self.card_marks.show()

    def _lay_out(self, width: float, height: float, onlooker: int, seats: int) -> None:
        layout = lay_out(width, height, seats, self.appearance.text_scale)
        self.poser = Poser(layout, onlooker, seats)

    @property
    def appearance(self) -> Appearance:
        """How everything looks."""
        return self.furniture.appearance

    def dress(self, appearance: Appearance) -> None:
        """Take on other looks; `survey` and `redraw` are to follow."""
        self.pictures.appearance = appearance
        self.furniture.appearance = appearance

    def redraw(self) -> None:
        """Render every picture anew, for just the sizes in use."""
        self.pictures.clear()
        self.arrange()

    def seat(self, onlooker: int, seats: int) -> None:
        """Take on who looks at the table and how many sit at it."""
        size = self.poser.layout.size
        self._lay_out(size.width(), size.height(), onlooker, seats)
        self.choosing.onlooker = onlooker
        self.furniture.survey(self.poser, self.pictures.ratio)

    def say(self, words: TableWords) -> None:
        """Show every text in these words."""
        self.furniture.words = words
        self.show_marks()
        self.card_marks.show()

    def is_said(self, action: Action) -> bool:
        """Whether an action shows as a bubble."""
        # Imported when there is a match: the empty table comes sooner.
        from buck_euchre_qt.engine.actions import Discard, Play

        is_card = isinstance(action, Play | Discard)
        return not is_card and bool(self.furniture.words.call(action, is_dealer=False))

    # What lies where.

    def lying(self) -> Lying:
        """Return what the poses depend on now."""
        standing = self.standing
        trick_size = self.poser.seats - len(standing.out)
        return self.piles.lying(trick_size, standing.spot, standing.dealer)

    def rest_pose(self, where: Place) -> Pose | None:
        """Return how the card at a place lies when nothing points at it, None for no card."""
        sprite = self.piles.at(where)
        if sprite is None:
            return None
        key = (where.pile, where.seat)
        pose = self.poser.pose(key, where.slot, sprite.card, self.lying())
        return pose.lifted(pose.height * self.choosing.lift(where, is_pointed=False))

    def _pose(self, key: PileKey, slot: int, sprite: CardSprite, lying: Lying) -> Pose:
        pose = self.poser.pose(key, slot, sprite.card, lying)
        lift = self.choosing.lift(place(*key, slot))
        return pose.lifted(pose.height * lift) if lift else pose

    def arrange(self) -> None:
        """Put every card exactly where it belongs, at once."""
        lying = self.lying()
        has_jumped = False
        for key, slot, sprite in self.piles:
            self._dress(key, slot, sprite, lying)
            sprite.pose = self._pose(key, slot, sprite, lying)
            has_jumped = has_jumped or not sprite.is_still
            sprite.settle()
        self.card_marks.show_focus()
        if has_jumped:
            # So much that the view is better painted as a whole than in pieces.
            self.update()

    def point(self, duration_ms: int) -> None:
        """Show what is chosen among and pointed at, after either has changed."""
        lying = self.lying()
        for key, slot, sprite in self.piles:
            if sprite.look is not self.choosing.look(place(*key, slot)):
                self._dress(key, slot, sprite, lying)
                sprite.show_picture()
            pose = self._pose(key, slot, sprite, lying)
            if pose != sprite.pose:
                sprite.lift_to(pose, duration_ms)
        self.card_marks.show_focus()

    def _dress(self, key: PileKey, slot: int, sprite: CardSprite, lying: Lying) -> None:
        sprite.look = self.choosing.look(place(*key, slot))
        if key[0] not in _BURIED:
            sprite.has_shadow = True
        elif key == _STOCK:
            # Shadows of cards that cover each other would add up to a black edge.
            is_ribbon = lying.spot is StockSpot.RIBBON
            sprite.has_shadow = slot == lying.counts[key] - 1 or (is_ribbon and slot % 6 == 0)
        else:
            sprite.has_shadow = slot % max(1, lying.trick_size) == 0

    # Changes, shown in time.

    def animate(
        self,
        duration_ms: int,
        flying: frozenset[CardSprite] = frozenset(),
        turned: Mapping[CardSprite, Card | None] | None = None,
    ) -> QAbstractAnimation | None:
        """Return the animation that takes every card where it belongs, None where all lie so.

        Those of `flying` pass over the others, those of `turned` show another face at the end.
        """
        turned = turned or {}
        if duration_ms <= 0:
            for sprite, card in turned.items():
                sprite.card = card
            return None
        if self.motion is Motion.REDUCED:
            return self._fade_in(flying, turned)
        group = QParallelAnimationGroup()
        lying = self.lying()
        for key, slot, sprite in self.piles:
            card = turned.get(sprite, sprite.card)
            before = sprite.pose
            pose = self.poser.pose(key, slot, card, lying)
            self._dress(key, slot, sprite, lying)
            if pose != before:
                group.addAnimation(sprite.glide(pose, duration_ms, is_flying=sprite in flying))
            if sprite in turned:
                height = max(before.height, pose.height)
                group.addAnimation(sprite.flip(card, duration_ms, height))
        return group if group.animationCount() else None

    def _fade_in(
        self, flying: frozenset[CardSprite], turned: Mapping[CardSprite, Card | None]
    ) -> QAbstractAnimation | None:
        """Put every card where it belongs; those that came or turned appear in a moment."""
        for sprite, card in turned.items():
            sprite.card = card
        self.arrange()
        group = QParallelAnimationGroup()
        for sprite in flying | turned.keys():
            group.addAnimation(sprite.appear(FADE_MS))
        return group if group.animationCount() else None

    def cut_stock(self, cut: int) -> None:
        """Put the topmost `cut` cards of the stock under the others."""
        stock = self.piles.pile(_STOCK)
        self.piles.fill(_STOCK, (*stock[cut:], *stock[:cut]))

    def gather_all(self) -> dict[CardSprite, Card | None]:
        """Put all cards on the stock; return those that have to be turned face down."""
        sprites = [sprite for _, _, sprite in self.piles]
        stock = self.piles.pile(_STOCK)
        lying_elsewhere = [sprite for sprite in sprites if sprite not in stock]
        self.piles.clear()
        self.piles.fill(_STOCK, self._enough((*stock, *lying_elsewhere), len(DECK)))
        return {sprite: None for sprite in sprites if sprite.card is not None}

    @property
    def is_all_in_stock(self) -> bool:
        """Whether every card lies on the stock."""
        return len(self.piles.pile(_STOCK)) == len(DECK)

    def move(
        self, moves: Iterable[Move]
    ) -> tuple[frozenset[CardSprite], dict[CardSprite, Card | None]]:
        """Take cards from pile to pile; return those moved, and those to be turned over."""
        moved: list[CardSprite] = []
        turned: dict[CardSprite, Card | None] = {}
        for move in moves:
            sprite = self.piles.take(move.source)
            # What is missing is found out, and repaired, when the step is reconciled.
            if sprite is None:
                continue
            self.piles.put(move.target, sprite)
            moved.append(sprite)
            if sprite.card is not move.card:
                turned[sprite] = move.card
        return frozenset(moved), turned

    def turn(self, where: Place, card: Card | None, duration_ms: int) -> QAbstractAnimation | None:
        """Return the animation that turns a lying card over, None where there is no time."""
        sprite = self.piles.at(where)
        if sprite is None:
            return None
        if duration_ms <= 0:
            sprite.card = card
            return None
        if self.motion is Motion.REDUCED:
            return self._fade_in(frozenset(), {sprite: card})
        return sprite.flip(card, duration_ms, sprite.pose.height)

    def foresee(self, where: Place, card: Card | None) -> None:
        """Draw the pictures that a card will need on its way to a place, unless they are there."""
        layout, height = self.poser.layout, self.poser.layout.small_height
        if self.choosing.is_own_hand(where.pile, where.seat):
            height = layout.hand_height
        elif where.pile in (Pile.TRICK, Pile.UPCARD):
            height = layout.trick_height
        for face in {card, None}:
            self.pictures.picture(face, height)

    # Marks.

    def show_marks(self) -> None:
        """Show plates, bubbles, badge and the signs of the bowers as they stand."""
        self._sign_bowers()
        self.furniture.show(self.standing)

    def _sign_bowers(self) -> None:
        if self.pictures.trump is self.standing.trump:
            return
        faces = [sprite for _, _, sprite in self.piles if sprite.card is not None]
        before = {sprite: self.pictures.sign(sprite.card) for sprite in faces}
        self.pictures.trump = self.standing.trump
        for sprite in faces:
            if self.pictures.sign(sprite.card) is not before[sprite]:
                sprite.show_picture()

    def count_tricks(self, seat: int) -> None:
        """Let a plate show as many tricks as lie at it."""
        lying = self.lying()
        self.standing.taken[seat] = lying.counts[Pile.TAKEN, seat] // lying.trick_size

    def count_scores(self, scores: tuple[int, ...] | None) -> None:
        """Let the plates show these scores on their way to those that stand; None ends it."""
        self.furniture.counted = scores

    # What is seen.

    def reconcile(self, seen: Observation) -> None:
        """Make sure the table shows just what is seen, counting it as a repair if it did not."""
        self._take_in(seen)
        lying = self.lying()
        is_right = self.piles.is_as_seen(seen.piles) and all(
            sprite.is_still and sprite.pose == self._pose(key, slot, sprite, lying)
            for key, slot, sprite in self.piles
        )
        if is_right:
            self.show_marks()
            self.card_marks.show()
        else:
            self.repairs += 1
            self.rebuild(seen)

    def _take_in(self, seen: Observation) -> None:
        self.standing = Standing.of(seen)
        self.furniture.counted = None
        last = seen.tricks[-1] if seen.tricks else None
        self.review.plays = () if last is None else last.plays
        self.review.winner = None if last is None else last.winner

    def rebuild(self, seen: Observation) -> None:
        """Show just what is seen, at once, whatever was there before."""
        self._take_in(seen)
        self.piles.clear()
        total = sum(len(pile.cards) for pile in seen.piles)
        free = iter(self._enough((), total))
        for pile in seen.piles:
            sprites: list[CardSprite] = []
            for card in pile.cards:
                sprite = next(free)
                sprite.card = card
                sprites.append(sprite)
            self.piles.fill((pile.pile, pile.seat), sprites)
        self._show_all()

    def show_deck(self, dealer: int | None, rows: tuple[ScoreRow, ...], spot: StockSpot) -> None:
        """Show the whole deck face down, before a deal."""
        self.standing = Standing(rows=rows, dealer=dealer, spot=spot)
        self.furniture.counted = None
        self.piles.clear()
        deck = self._enough((), len(DECK))
        for sprite in deck:
            sprite.card = None
        self.piles.fill(_STOCK, deck)
        self._show_all()

    def _show_all(self) -> None:
        self.card_marks.hide()
        self.pictures.trump = self.standing.trump
        self.arrange()
        self.show_marks()
        self.card_marks.show()

    def _enough(self, first: Iterable[CardSprite], count: int) -> list[CardSprite]:
        """Return `count` sprites, those given first; the others are out of sight from now on."""
        chosen = list(first)[:count]
        spare = [sprite for sprite in self.sprites if sprite not in chosen]
        while len(chosen) + len(spare) < count:
            sprite = CardSprite(self.pictures)
            self.addItem(sprite)
            self.sprites.append(sprite)
            spare.append(sprite)
        missing = count - len(chosen)
        for sprite in spare[missing:]:
            sprite.card = None
            sprite.setVisible(False)
        chosen += spare[:missing]
        for sprite in chosen:
            sprite.setVisible(True)
        return chosen
