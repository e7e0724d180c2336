"""Cards and chips on the table, lying still or on their way."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from uth.cards import Card
from uth.table import Bet
from uth.ui.card_faces import RATIO
from uth.ui.cards_art import FALLEN, CardArt
from uth.ui.chips_art import ChipArt, rise
from uth.ui.layout import Layout, Rect
from uth.ui.layout.cell import LIFT, chip_radius
from uth.ui.layout.disc import Disc
from uth.ui.picture import CardAt, Felt, Picture, StackAt
from uth.ui.places import Place, Spot
from uth.ui.stand_art import lip_of
from uth.ui.theme import Theme
from uth.ui.widgets import Colours, amounts, halo

_NEARER = 1.06
"""How much larger a stack looks that is held over the table."""
_APART = 0.3
"""How far a win stands off from its bet before it is pushed against it, in radii of its chips."""


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
        shown = [stack for stack in stacks if not _written(places, stack.place)]
        # What stands nearer the viewer hides what stands behind it.
        for stack in sorted(shown, key=lambda one: places.point(one.place)[1]):
            self._stack(surface, places, stack, names)
        wins = {stack.place.bet: stack.label for stack in stacks if stack.place.spot is Spot.PAYOUT and stack.label}
        for stack in stacks:
            if stack.place.spot is Spot.BET:
                self._amount(surface, places, stack, wins.get(stack.place.bet, ""))

    def draw_travellers(self, surface: pygame.Surface, places: Layout, picture: Picture) -> None:
        """Draw what is on its way, over everything that lies still."""
        names = _names(picture.felt)
        for stack in picture.stacks:
            if stack.to is not None:
                self._stack(surface, places, stack, names)
        for card in picture.cards:
            if card.to is not None:
                self._travelling(surface, places, card, covered=places.racked and picture.felt.machine)

    def draw_carried(
        self, surface: pygame.Surface, places: Layout, carried: tuple[StackAt, tuple[float, float]], felt: Felt
    ) -> None:
        """Draw a stack that is held over the table with its middle at a point: a little larger, as it is nearer."""
        stack, (x, y) = carried
        r = round(_radius(places, stack.place) * _NEARER)
        self._standing(surface, stack, (r, round(x), round(y)), _names(felt))

    def _travelling(self, surface: pygame.Surface, places: Layout, card: CardAt, *, covered: bool) -> None:
        """A card on its way; out of the shuffler, which is *covered*, it comes through the slot."""
        if not covered or card.place.spot is not Spot.SHUFFLER:
            self._card(surface, places, card)
            return
        clip = surface.get_clip()
        surface.set_clip(clip.clip((0, lip_of(places), *surface.get_size())))
        self._card(surface, places, card)
        surface.set_clip(clip)

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
            ring = halo(r + 1, max(4, round(r * 0.4)), self.theme.light)
            ring.set_alpha(round(255 * min(1.0, stack.glow)))
            surface.blit(ring, ring.get_rect(center=(x, y)))
            ring.set_alpha(255)
        self._standing(surface, stack, (r, x, y), names)

    def _standing(
        self, surface: pygame.Surface, stack: StackAt, at: tuple[int, int, int], names: Mapping[int, str]
    ) -> None:
        """The chips alone, with radius and middle as given."""
        r, x, y = at
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
        if stack.apart:
            here = _stood_off(places, stack.place, stack.apart)
        if stack.to is None:
            return round(r), *here
        there = places.point(stack.to)
        if stack.apart:
            there = _stood_off(places, stack.to, stack.apart)
        share = stack.progress
        end = _radius(places, stack.to)
        # In steps of two pixels: sizes between are not worth their own pictures.
        size = round((r + (end - r) * share) / 2) * 2
        arch = math.sin(math.pi * share) * 0.05 * places.room.h
        return size, round(here[0] + (there[0] - here[0]) * share), round(here[1] + (there[1] - here[1]) * share - arch)

    def _amount(self, surface: pygame.Surface, places: Layout, stack: StackAt, won: str) -> None:
        """The amount on a tag under its chips, dark for the bet and, where it has *won*, gold for the win: beside it,
        under the chips of the win, or over the chips of the bet where there are no others.
        """
        place = stack.place
        if not stack.label or place.bet is None:
            return
        area = places.box(place.box)
        label, bet, win = area.labels[place.bet], area.circles[place.bet], area.payouts.get(place.bet)
        parts: list[tuple[str, Colours]] = [(stack.label, ((*self.theme.tag, 205), self.theme.chalk))]
        gold: list[tuple[str, Colours]] = [(won, (self.theme.win, self.theme.gold_ink))] if won else []
        if win is not None:
            # From behind the rack a win stands at the left of its bet.
            swapped = bool(gold) and win.x < bet.x
            both, middles = (gold + parts, (win.x, bet.x)) if swapped else (parts + gold, (bet.x, win.x))
            amounts(surface, label, both, (places.unit, middles))
            return
        amounts(surface, label, parts, (places.unit, (bet.x, bet.x)))
        if gold:
            amounts(surface, _towards(label, bet), gold, (places.unit, (bet.x, bet.x)))


def _towards(label: Rect, bet: Disc) -> Rect:
    """The place of an amount that is written over the chips of a bet, next to that of the bet's own."""
    return label._replace(y=label.y + (label.h if bet.y > label.y else -label.h))


def _written(places: Layout, place: Place) -> bool:
    """Whether a win has no place of its own there, and is only written."""
    return place.spot is Spot.PAYOUT and place.bet not in places.box(place.box).payouts


def _stood_off(places: Layout, place: Place, apart: float) -> tuple[int, int]:
    """The middle of a win's stack that stands off from its bet."""
    x, y = places.point(place)
    if place.bet is None or _written(places, place):
        return x, y
    area = places.box(place.box)
    side = 1 if area.payouts[place.bet].x >= area.circles[place.bet].x else -1
    return x + round(side * apart * _APART * area.payouts[place.bet].r), y


def _names(felt: Felt) -> dict[int, str]:
    """What is printed on each value."""
    return {tray.chip.value: tray.text for tray in felt.rack}


def _radius(places: Layout, place: Place) -> float:
    """How large chips are at a place."""
    area = places.box(place.box) if place.box else places.boxes[0]
    return chip_radius(area.circles, place.bet or Bet.ANTE)


def _between(here: Rect, there: Rect, share: float) -> Rect:
    """The rectangle that far on the way; its middle follows a slight arch."""
    size = here.w + (there.w - here.w) * share
    x = here.centre[0] + (there.centre[0] - here.centre[0]) * share
    y = here.centre[1] + (there.centre[1] - here.centre[1]) * share
    return Rect.around(x, y, size, size * RATIO)
