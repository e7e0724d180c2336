"""Cards and chips on the table, lying still or on their way."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from uth.cards import Card
from uth.table import Bet
from uth.ui.cards_art import FALLEN, RATIO, CardArt
from uth.ui.chips_art import ChipArt, rise
from uth.ui.layout import Layout, Rect
from uth.ui.layout.cell import LIFT
from uth.ui.picture import CardAt, Felt, Picture, Place, Spot, StackAt
from uth.ui.theme import Theme
from uth.ui.widgets import halo, joined_tag, tag

_CHIP = 0.86
"""A chip's radius against its circle's."""


@dataclass(frozen=True)
class PiecesView:
    """Draws cards and chips from the shared art."""

    cards: CardArt
    chips: ChipArt
    theme: Theme

    def draw_cards(self, surface: pygame.Surface, places: Layout, cards: Iterable[CardAt]) -> None:
        """Draw cards that lie still."""
        for card in cards:
            self._card(surface, places, card)

    def draw_stacks(self, surface: pygame.Surface, places: Layout, stacks: Sequence[StackAt], felt: Felt) -> None:
        """Draw chips that stand still, and their amounts."""
        names = _names(felt)
        shown = [stack for stack in stacks if not _joined(places, stack.place)]
        # What stands nearer the viewer hides what stands behind it.
        for stack in sorted(shown, key=lambda one: places.point(one.place)[1]):
            self._stack(surface, places, stack, names)
        wins = {stack.place.bet: stack.label for stack in stacks if _joined(places, stack.place)}
        for stack in shown:
            self._amount(surface, places, stack, wins.get(stack.place.bet, ""))

    def draw_travellers(self, surface: pygame.Surface, places: Layout, picture: Picture) -> None:
        """Draw what is on its way, over everything that lies still."""
        names = _names(picture.felt)
        for stack in picture.stacks:
            if stack.to is not None:
                self._stack(surface, places, stack, names)
        for card in picture.cards:
            if card.to is not None:
                self._card(surface, places, card)

    def _card(self, surface: pygame.Surface, places: Layout, card: CardAt) -> None:
        turned = not places.upright(card.to or card.place)
        rect = places.rect(card.place)
        if card.to is None and not 0 < card.turning < 1 and self._still(surface, rect, card, turned):
            return
        art = self.cards.card(self._shown(card), rect.w, turned)
        if card.to is not None:
            there = places.rect(card.to)
            rect, art = (
                _between(rect, there, card.progress),
                self.cards.card(self._shown(card), max(rect.w, there.w), turned),
            )
        self._raised(surface, rect, card, art)

    def _still(self, surface: pygame.Surface, rect: Rect, card: CardAt, turned: bool) -> bool:
        """Draw a card that lies, or is wholly lifted, from one picture with its shadow; return whether it is one."""
        if not card.lift:
            fallen = card.dim >= 1
            blur = self.cards.blur(rect.w)
            surface.blit(self.cards.lying(self._shown(card), rect.w, turned, fallen), (rect.x - blur, rect.y - blur))
            if not fallen:
                self._shade(surface, rect, card.dim)
        elif card.lift >= 1 and not card.dim:
            art, margin = self.cards.raised(self._shown(card), rect.w, turned, round(LIFT * rect.h))
            surface.blit(art, (rect.x - margin, rect.y - margin))
        else:
            return False
        return True

    def _raised(self, surface: pygame.Surface, rect: Rect, card: CardAt, art: pygame.Surface) -> None:
        """A card that is lifted, turning over or on its way: its shadow falls further from it."""
        height = card.lift * LIFT * rect.h + math.sin(math.pi * card.turning) * 0.05 * rect.h
        width = rect.w
        if 0 < card.turning < 1:
            width = max(1, round(rect.w * abs(math.cos(math.pi * card.turning))))
        self._shadow(surface, rect, height, width / rect.w)
        size = (width, round(rect.w * RATIO))
        if art.get_size() != size:
            art = pygame.transform.smoothscale(art, size)
        lifted = Rect(rect.x + (rect.w - width) // 2, rect.y - round(height), *size)
        surface.blit(art, lifted[:2])
        if width == rect.w:
            self._shade(surface, lifted, card.dim)

    def _shade(self, surface: pygame.Surface, rect: Rect, dim: float) -> None:
        if dim > 0:
            shade = self.cards.shade(rect.w)
            shade.set_alpha(round(FALLEN * min(1.0, dim)))
            surface.blit(shade, rect[:2])

    @staticmethod
    def _shown(card: CardAt) -> Card | None:
        """The side that shows now; None is the back."""
        up = card.turning >= 0.5 if card.turning > 0 else card.face_up
        return card.card if up else None

    def _shadow(self, surface: pygame.Surface, rect: Rect, height: float, share: float) -> None:
        """The shadow of a card *height* pixels above the felt, *share* of its width showing."""
        shift = self.cards.shift(rect.w, height)
        shadow = self.cards.shadow(rect.w)
        if share < 1:
            shadow = pygame.transform.smoothscale(shadow, (round(shadow.get_width() * share), shadow.get_height()))
        x, y = rect.centre
        surface.blit(shadow, shadow.get_rect(center=(x + shift // 2, y + shift)))

    def _stack(self, surface: pygame.Surface, places: Layout, stack: StackAt, names: Mapping[int, str]) -> None:
        """A stack stands with its lowest chip in the middle of its place."""
        if not stack.chips:
            return
        r, x, y = self._where(places, stack)
        if stack.glow > 0:
            ring = halo(r + 1, max(4, round(r * 0.4)), self.theme.focus)
            ring.set_alpha(round(255 * min(1.0, stack.glow)))
            surface.blit(ring, ring.get_rect(center=(x, y)))
            ring.set_alpha(255)
        art = self.chips.stack(stack.chips, r, names)
        if stack.fade > 0:
            art = art.copy()
            art.set_alpha(round(255 * (1 - min(1.0, stack.fade))), 0)
        count = sum(count for _, count in stack.chips)
        # The lower face's middle stands a little above the place, so that a single chip fills its circle evenly.
        base = y + r + round(rise(count) * r * 0.5) + self.chips.margin(r)
        surface.blit(art, (x - art.get_width() // 2, base - art.get_height()))

    def _where(self, places: Layout, stack: StackAt) -> tuple[int, int, int]:
        """Radius and middle of a stack."""
        here = places.point(stack.place)
        r = _radius(places, stack.place)
        if stack.to is None:
            return round(r), *here
        there = places.point(stack.to)
        share = stack.progress
        end = _radius(places, stack.to)
        # In steps of two pixels: sizes between are not worth their own pictures.
        size = round((r + (end - r) * share) / 2) * 2
        arch = math.sin(math.pi * share) * 0.05 * places.room.h
        return size, round(here[0] + (there[0] - here[0]) * share), round(here[1] + (there[1] - here[1]) * share - arch)

    def _amount(self, surface: pygame.Surface, places: Layout, stack: StackAt, won: str) -> None:
        """The amount on a tag by its chips: dark for a bet, gold for a win (*won*, where both are on one tag)."""
        place, unit = stack.place, places.unit
        if not stack.label or not place.box or place.bet is None:
            return
        area = places.box(place.box)
        gold, dark = (self.theme.win, self.theme.gold_ink), ((*self.theme.tag, 205), self.theme.text)
        if place.spot is Spot.PAYOUT:
            tag(surface, area.payout_labels[place.bet], stack.label, unit, gold)
            return
        if won:
            joined_tag(surface, area.labels[place.bet], ((stack.label, dark), (won, gold)), unit)
            return
        tag(surface, area.labels[place.bet], stack.label, unit, dark)


def _joined(places: Layout, place: Place) -> bool:
    """Whether a win has no place of its own there and is told by the tag of its bet."""
    return place.spot is Spot.PAYOUT and place.bet not in places.box(place.box).payouts


def _names(felt: Felt) -> dict[int, str]:
    """What is printed on each value."""
    return {tray.chip.value: tray.text for tray in felt.rack}


def _radius(places: Layout, place: Place) -> float:
    """How large chips are at a place."""
    area = places.box(place.box) if place.box else places.boxes[0]
    if place.spot is Spot.PAYOUT and place.bet is not None and place.bet in area.payouts:
        return area.payouts[place.bet].r
    # All chips of a box are of one size, as on a table; those on Trips are a little smaller, like its circle.
    return area.circles[Bet.ANTE].r * _CHIP * (0.94 if place.bet is Bet.TRIPS else 1.0)


def _between(here: Rect, there: Rect, share: float) -> Rect:
    """The rectangle that far on the way; its middle follows a slight arch."""
    size = here.w + (there.w - here.w) * share
    x = here.centre[0] + (there.centre[0] - here.centre[0]) * share
    y = here.centre[1] + (there.centre[1] - here.centre[1]) * share
    return Rect.around(x, y, size, size * RATIO)
