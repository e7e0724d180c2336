"""Draws a :class:`~uth.ui.picture.Picture`. Drawing changes nothing but caches: the same picture, the same pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from uth.ui import theme as type_
from uth.ui.aid_view import draw_entry, draw_seldom, draw_tip
from uth.ui.align import Align
from uth.ui.assets import wrapped
from uth.ui.background import background
from uth.ui.bar_view import BarView
from uth.ui.box_view import BoxPart, BoxView, box_part, box_region
from uth.ui.cards_art import CardArt
from uth.ui.chips_art import ChipArt
from uth.ui.deck_art import draw_deck
from uth.ui.layout import Layout, Rect, Shape, Viewpoint, layout, shape_of
from uth.ui.layout.enlarge import index_scale
from uth.ui.layout.spare import NOTHING, Spare
from uth.ui.panel_view import draw_panels
from uth.ui.picture import CardAt, Felt, Picture, Pointed, StackAt
from uth.ui.pieces_view import PiecesView
from uth.ui.places import Spot
from uth.ui.print_art import draw_card_place
from uth.ui.shelf import Cache
from uth.ui.shrunk import draw_framed
from uth.ui.stand_art import discard_pile, lamp_at
from uth.ui.theme import CASINO, Theme
from uth.ui.widgets import CLOSER, plate, write, write_lines

_Key = tuple[tuple[int, int], Shape, Viewpoint, Felt]
Over = Callable[[pygame.Surface, Layout], None]
_IN_BAR = frozenset({Pointed.BUTTON, Pointed.CHIP, Pointed.ACTION})


class _Part(NamedTuple):
    """A region of the picture that is drawn anew only when its content has changed."""

    name: str
    region: Rect
    content: tuple[object, ...]
    draw: Callable[[pygame.Surface], None]


@dataclass
class TableView:
    """The table as seen from one side. Give it the window's surface and a picture; ask it where things are."""

    theme: Theme = CASINO
    viewpoint: Viewpoint = Viewpoint.PLAYER
    scale: float = 1.0
    """How much larger than usual texts, indices and chips are wished."""
    spare: Spare = NOTHING
    """What of the window it leaves free."""
    _grounds: Cache[_Key, pygame.Surface] = field(default_factory=Cache)
    _parts: Cache[str, tuple[tuple[object, ...], pygame.Surface]] = field(default_factory=Cache)
    """Parts as they are kept, with what they show."""
    _shown: dict[str, tuple[object, ...]] = field(default_factory=dict)
    """What each part showed last, on which ground."""
    _pieces: PiecesView = field(init=False)
    _boxes: BoxView = field(init=False)
    _bar: BarView = field(init=False)

    def __post_init__(self) -> None:
        index = index_scale(self.scale)
        chips = ChipArt(index)
        self._pieces = PiecesView(CardArt(self.theme, index), chips, self.theme)
        self._boxes = BoxView(self._pieces, self.theme)
        self._bar = BarView(self.theme, chips)

    def layout(self, size: tuple[int, int], picture: Picture) -> Layout:
        """Return where everything of *picture* is in a window of that size in pixels."""
        return layout(size, shape_of(picture), self.viewpoint, self.scale, self.spare)

    def draw(self, surface: pygame.Surface, picture: Picture, over: Over | None = None) -> None:
        """Draw the whole window; one smaller than 960x600 gets the picture of that size, shrunk, a tiny one nothing.

        *over* draws what lies over the table besides, in pixels of the picture; a tip covers that, too.
        """
        places = self.layout(surface.get_size(), picture)

        def drawn(onto: pygame.Surface) -> None:
            self._draw(onto, places, picture)
            if over is not None:
                over(onto, places)
            draw_tip(onto, places, picture, self.theme)

        draw_framed(surface, places, self.theme.room, drawn)

    def prepare(self) -> bool:
        """Draw a card that may be wanted; return whether there was one."""
        return self._pieces.cards.prepare()

    def draw_carried(
        self, surface: pygame.Surface, places: Layout, carried: tuple[StackAt, tuple[float, float]], felt: Felt
    ) -> None:
        """Draw chips that are held over the table, with their middle at a point of the picture in pixels."""
        self._pieces.draw_carried(surface, places, carried, felt)

    def _draw(self, surface: pygame.Surface, places: Layout, picture: Picture) -> None:
        key = self._key(places, picture)
        surface.blit(self._grounds.get(key, lambda: background(places, picture.felt, self.theme)), (0, 0))
        for part in self._parts_of(places, picture):
            self._show(surface, key, part)
        _lamp(surface, places, picture, self.theme)
        _discards(surface, places, picture)
        draw_seldom(surface, places, picture, self.theme)
        self._pieces.draw_travellers(surface, places, picture)
        draw_entry(surface, places, picture, self.theme)
        draw_panels(surface, places, picture, self.theme)

    def _key(self, places: Layout, picture: Picture) -> _Key:
        """What tells one empty table from another."""
        counted = shape_of(picture)
        # Buttons, chips and actions are not in the background: they may change without a new one.
        shape = Shape(counted.boxes, counted.bets, counted.blind_lines, counted.trips_lines, counted.arc_letters)
        return places.size, shape, self.viewpoint, picture.felt

    def _show(self, surface: pygame.Surface, key: _Key, part: _Part) -> None:
        """Bring a part onto the surface: as it was drawn last if nothing in it has changed.

        What shows a second time is kept: most of what moves never does.
        """
        region = pygame.Rect(part.region).clip(surface.get_rect())
        content = (key, region.topleft, region.size, *part.content)
        again = self._shown.get(part.name) == content
        known = self._parts.find(part.name) if again else None
        if known is not None and known[0] == content:
            surface.blit(known[1], region)
            return
        # What is kept is what shows: nothing may be drawn outside of it.
        surface.set_clip(region)
        part.draw(surface)
        surface.set_clip(None)
        self._shown[part.name] = content
        if again:
            self._parts.put(part.name, (content, surface.subsurface(region).copy()))

    def _parts_of(self, places: Layout, picture: Picture) -> Iterator[_Part]:
        """The dealer's hand, the board, the boxes, the bar: their regions do not overlap."""
        regions = dealer_regions(places)
        yield self._hand_part(places, picture, regions[0])
        yield self._board_part(places, picture, regions[1])
        for look in picture.boxes:
            yield self._box_part(places, picture, box_part(picture, look), regions)
        yield self._bar_part(places, picture)

    def _hand_part(self, places: Layout, picture: Picture, region: Rect) -> _Part:
        cards = _lying(picture, Spot.DEALER_CARD, Spot.BURN)

        def draw(surface: pygame.Surface) -> None:
            self._pieces.draw_cards(surface, places, cards)
            self._dealer_words(surface, places, picture)

        return _Part("hand", region, (cards, picture.dealer_hand, picture.dealer_note), draw)

    def _board_part(self, places: Layout, picture: Picture, region: Rect) -> _Part:
        cards = _lying(picture, Spot.COMMUNITY_CARD)

        def draw(surface: pygame.Surface) -> None:
            if picture.cut is not None:
                draw_deck(surface, places, picture.cut, self.theme)
                return
            for place in places.dealer.community:
                draw_card_place(surface, place, places.unit, self.theme)
            self._pieces.draw_cards(surface, places, cards)

        return _Part("board", region, (cards, picture.cut), draw)

    def _box_part(self, places: Layout, picture: Picture, part: BoxPart, others: tuple[Rect, ...]) -> _Part:
        number = part.look.number
        return _Part(
            f"box {number}",
            box_region(places, number, others),
            part,
            lambda surface: self._boxes.draw(surface, places, picture, part),
        )

    def _bar_part(self, places: Layout, picture: Picture) -> _Part:
        hover = picture.hover if picture.hover and picture.hover.kind in _IN_BAR else None
        content = (
            hover,
            picture.bankroll,
            picture.prompt,
            picture.reason,
            picture.refused,
            picture.buttons,
            picture.tray,
            picture.selected,
            picture.actions,
        )
        return _Part("bar", places.bar.area, content, lambda surface: self._bar.draw(surface, places, picture))

    def _dealer_words(self, surface: pygame.Surface, places: Layout, picture: Picture) -> None:
        """The dealer's hand beside the dealer's cards, and whether it qualifies."""
        rect = places.dealer.caption
        unit = _words_unit(picture.dealer_hand, rect, places)
        style = (type_.DEALER_HAND, unit, self.theme.chalk)
        note_h = type_.DEALER_NOTE.line(unit)
        room = Rect(rect.x, rect.y, rect.w, max(type_.DEALER_HAND.line(unit), rect.h - note_h))
        used = write_lines(surface, room, picture.dealer_hand, style, Align.LEFT)
        low = Rect(rect.x, rect.y + used, rect.w, note_h)
        write(surface, low, picture.dealer_note, (type_.DEALER_NOTE, unit, self.theme.print), Align.LEFT)


_SMALLER = 6
"""In so many steps the words beside the dealer's cards get smaller until all of them are there."""


def _words_unit(words: str, rect: Rect, places: Layout) -> float:
    """Return how large the dealer's hand is written: never cut, and no smaller than without enlarged type."""
    most, least, face = places.words_unit, places.room.unit, type_.DEALER_HAND
    for step in range(_SMALLER + 1):
        unit = most + (least - most) * step / _SMALLER
        lines = wrapped(words, face.px(unit), face.weight, round(rect.w * CLOSER))
        if len(lines) * face.line(unit) + type_.DEALER_NOTE.line(unit) <= rect.h:
            return unit
    return least


def _lying(picture: Picture, *spots: Spot) -> tuple[CardAt, ...]:
    return tuple(card for card in picture.cards if card.to is None and card.place.spot in spots)


def dealer_regions(places: Layout) -> tuple[Rect, Rect]:
    """Return where the dealer's hand, with its words and the burned cards, and the board may draw: raised cards and
    their shadows included, boxes left out. They meet where the cards of the lower one end when they are raised.
    """
    dealer = places.dealer
    cores = _union((*dealer.dealer, dealer.burn, dealer.caption)), _union(dealer.community)
    reach = round(0.08 * dealer.community[0].h)
    hand, board = (_cleared(core, reach, places) for core in cores)
    if hand.y < board.y:
        split = cores[1].y - reach
        return hand._replace(h=split - hand.y), board._replace(y=split, h=board.bottom - split)
    split = cores[0].y - reach
    return hand._replace(y=split, h=hand.bottom - split), board._replace(h=split - board.y)


def _union(rects: tuple[Rect, ...]) -> Rect:
    whole = pygame.Rect(rects[0]).unionall([pygame.Rect(rect) for rect in rects[1:]])
    return Rect(whole.x, whole.y, whole.w, whole.h)


def _cleared(core: Rect, reach: int, places: Layout) -> Rect:
    """Grow a rectangle by what raised cards and shadows need, but not into a box."""
    left, top, right, bottom = core.x - reach, core.y - reach, core.right + reach, core.bottom + reach
    for area in places.boxes:
        box = area.rect.grown(1)
        if not Rect(left, top, right - left, bottom - top).meets(box):
            continue
        if box.x >= core.right:
            right = min(right, box.x)
        elif box.right <= core.x:
            left = max(left, box.right)
        elif box.y >= core.bottom:
            bottom = min(bottom, box.y)
        else:
            top = max(top, box.bottom)
    return Rect(left, top, right - left, bottom - top)


def _lamp(surface: pygame.Surface, places: Layout, picture: Picture, theme: Theme) -> None:
    """The shuffler's lamp: green, amber while it works."""
    if places.racked and picture.felt.machine:
        x, y, r = lamp_at(places)
        colour = theme.gold if 0 < picture.shuffling < 1 and int(picture.shuffling * 8) % 2 == 0 else theme.lamp
        surface.blit(plate((2 * r, 2 * r), r, colour), (x - r, y - r))


def _discards(surface: pygame.Surface, places: Layout, picture: Picture) -> None:
    """The edges of the cards in the discard rack."""
    if not places.racked or picture.discards <= 0:
        return
    pile = discard_pile(places, picture.discards)
    surface.fill((226, 222, 210), pile)
    for y in range(pile.y, pile.bottom, max(2, round(2 * places.room.unit))):
        surface.fill((160, 154, 140), (pile.x, y, pile.w, 1))
