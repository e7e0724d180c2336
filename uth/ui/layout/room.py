"""The table without its boxes: the felt's edge, the dealer's side, the signs; for a given width of community card."""

from __future__ import annotations

from typing import NamedTuple

from uth.ui import theme
from uth.ui.layout.rect import NOWHERE, Rect

_GROWN_FROM = 0.86
"""Type that is enlarged grows from what most of it has in a small window: more than the window alone would make it."""


def type_unit(unit: float, scale: float) -> float:
    """Return what type grows with where *unit* is what the window gives and *scale* what is wished."""
    return unit if scale <= 1 else scale * max(unit, _GROWN_FROM)


_FEW = 3
"""So few boxes leave room for signs in type as large as any."""
SMALL = 1200
"""A picture less wide than this has small type, small margins and a flatter rail."""


class Room(NamedTuple):
    """The part of the window above the bar, in pixels, and what is known before any size is chosen."""

    w: int
    h: int
    unit: float
    blind_lines: int
    trips_lines: int
    arc_letters: int
    boxes: int = 1
    scale: float = 1.0
    """How much larger the type on the felt is than the window alone would make it."""
    bow: float = 1.0
    """How strongly the felt's edge is curved, against the usual."""

    @property
    def type(self) -> float:
        """What type grows with."""
        return type_unit(self.unit, self.scale)

    @property
    def signs(self) -> float:
        """What the type of the signs grows with: beside many boxes, half as much as other type."""
        grown = 1 + (self.scale - 1) / 2 if self.boxes > _FEW else self.scale
        return type_unit(self.unit, grown)

    @property
    def middle(self) -> float:
        return self.w / 2

    @property
    def rail(self) -> float:
        """Height of the padded rail."""
        return 36 * self.unit

    @property
    def sag(self) -> float:
        """How much lower the felt's edge is in the middle than at the sides of the window."""
        # Two or three wide boxes lose height to a strong curve, and show too little of it to miss it; large type and
        # the outermost of many boxes in a small window need the height.
        few = self.boxes in {2, 3}
        flat = 0.55 if few or self.scale > 1 else 0.8 if self.w < SMALL and self.boxes > 1 else 1.0
        return self.bow * flat * min(0.25 * self.h, 0.145 * self.w)

    def edge(self, x: float) -> float:
        """Return where the felt ends under *x*."""
        away = (x - self.middle) / self.middle
        return self.h - self.rail - 5 * self.unit - self.sag * away * away

    def bend(self, x: float) -> float:
        """Return how much higher a line parallel to the rail is at *x* than in the middle."""
        away = (x - self.middle) / self.middle
        return self.sag * away * away

    def floor(self, x: float) -> float:
        """Return how low a box may reach at *x*: inside the printed line along the rail."""
        return self.edge(x) - 17 * self.unit


class Dealer(NamedTuple):
    """The dealer's side and the prints."""

    rack: Rect
    discard: Rect
    shuffler: Rect
    dealer: tuple[Rect, Rect]
    community: tuple[Rect, Rect, Rect, Rect, Rect]
    burn: Rect
    caption: Rect
    placard: Rect
    blind: Rect
    trips: Rect
    arc: tuple[Rect, ...]
    """Pieces of the band along which the sentence is lettered, left to right."""
    hand: Rect = NOWHERE
    """Beside the dealer's cards: where chips are cut out and counted, in the views that have a place for it."""

    def obstacles(self) -> tuple[Rect, ...]:
        """What a box may not touch."""
        row = self.community
        lift = round(row[0].h * 0.08)
        middle = Rect(row[0].x, 0, row[4].right - row[0].x, row[0].bottom + lift)
        top = Rect(self.placard.x, 0, self.caption.right - self.placard.x, self.caption.bottom)
        rack = Rect(self.discard.x, 0, self.shuffler.right - self.discard.x, max(self.discard.bottom, self.rack.bottom))
        return (middle, top, rack, self.blind, self.trips, *self.arc)

    def lowered(self, by: int, arc_by: int) -> Dealer:
        """Return it with the cards and the sentence further down."""

        def down(rect: Rect, step: int = by) -> Rect:
            return rect._replace(y=rect.y + step)

        first, second = self.dealer
        one, two, three, four, five = self.community
        return self._replace(
            dealer=(down(first), down(second)),
            community=(down(one), down(two), down(three), down(four), down(five)),
            burn=down(self.burn),
            caption=down(self.caption),
            placard=down(self.placard),
            arc=tuple(down(piece, arc_by) for piece in self.arc),
        )


_PIECES = 9
GAP = 0.13
"""Between community cards, in card widths."""


def sign_size(room: Room, lines: int) -> tuple[float, float]:
    """Return width and height of a sign with that many lines."""
    unit = room.signs
    return theme.SIGN.px(unit) * 12.4, theme.SIGN_TITLE.line(unit) * 1.5 + theme.SIGN.line(unit) * lines


def sign_margin(room: Room) -> float:
    """Return the distance of the signs from the sides of the window."""
    return 16 if room.w < SMALL else 0.06 * room.w


def widest_card(room: Room) -> float:
    """Return the widest community card that leaves the signs in peace."""
    width = sign_size(room, 1)[0]
    return (room.w - 2 * (width + sign_margin(room) + 14 * room.unit)) / (5 + 4 * GAP)


def dealer_side(room: Room, card: float, with_rack: bool) -> Dealer:
    """Lay out the dealer's side with community cards *card* wide; without the rack its parts wait above the window."""
    unit = room.unit
    rack, discard, shuffler = _equipment(room, with_rack)
    # A card that plays is raised towards the rack, or the window's edge.
    top = rack.bottom + 10 * unit if with_rack else 16 * unit
    hand = 0.88 * card
    dealer_h = hand * 1.4
    left = room.middle - hand - 3 * unit
    dealer = (
        Rect.of(left, top, hand, dealer_h),
        Rect.of(left + hand + 6 * unit, top, hand, dealer_h),
    )
    # Raised community cards stay clear of the dealer's.
    row_y = top + dealer_h + max(11 * unit, 0.1 * 1.4 * card)
    step = card * (1 + GAP)
    row = [Rect.of(room.middle - card / 2 + (index - 2) * step, row_y, card, card * 1.4) for index in range(5)]
    blind, trips = _signs(room)
    burn_w = hand * 0.7
    burn = Rect.of(left - burn_w - 14 * unit, top + dealer_h - burn_w * 1.4, burn_w, burn_w * 1.4)
    side = dealer[1].right + 16 * unit
    caption = Rect.of(side, top + 4 * unit, trips.x - side - 10 * unit, dealer_h - 8 * unit)
    # Its foot is wider than its board, which grows with the type.
    foot = 10 * (room.type - unit)
    placard_w = min(170 * max(room.type, 0.95), burn.x - 10 * unit - blind.right - 10 * unit - foot)
    # It stands under the discard rack.
    high = max(top, discard.bottom + 4 * unit)
    placard_h = min(row_y - 4 * unit - high, 74 * max(room.type, 0.95))
    middle_y = max(top + dealer_h / 2, high + placard_h / 2)
    placard = Rect.around((blind.right + burn.x) / 2, middle_y, placard_w, placard_h)
    arc = _arc(room, row_y + card * 1.4 + 14 * unit)
    return Dealer(
        rack,
        discard,
        shuffler,
        dealer,
        (row[0], row[1], row[2], row[3], row[4]),
        burn,
        caption,
        placard,
        blind,
        trips,
        arc,
    )


def _equipment(room: Room, shown: bool) -> tuple[Rect, Rect, Rect]:
    unit = room.unit
    y = 8 * unit if shown else -90 * unit
    rack = Rect.around(room.middle, y + 31 * unit, 432 * unit, 62 * unit)
    discard = Rect.of(rack.x - 118 * unit, y + 4 * unit, 92 * unit, 70 * unit)
    shuffler = Rect.of(rack.right + 26 * unit, y + 4 * unit, 110 * unit, 70 * unit)
    return rack, discard, shuffler


def rack_has_room(room: Room) -> bool:
    """Return whether the dealer's equipment stands between the signs without touching them."""
    _, discard, shuffler = _equipment(room, shown=True)
    blind, trips = _signs(room)
    return blind.right < discard.x and shuffler.right < trips.x


def _signs(room: Room) -> tuple[Rect, Rect]:
    margin, y = sign_margin(room), 16 * room.unit
    width, height = sign_size(room, room.blind_lines)
    blind = Rect.of(margin, y, width, height)
    trips_h = sign_size(room, room.trips_lines)[1] if room.trips_lines else 0
    return blind, Rect.of(room.w - margin - width, y, width, trips_h)


def _arc(room: Room, top: float) -> tuple[Rect, ...]:
    """The band of the sentence: as long as its letters, never under the signs; its ends are higher than its middle."""
    size = theme.ARC.px(room.type)
    beside = sign_margin(room) + sign_size(room, 1)[0] + 12
    width = min(room.arc_letters * size * 0.86, room.w - 2 * beside) if room.arc_letters else 0
    left = room.middle - width / 2
    lowest = top + room.bend(left)
    pieces = []
    for index in range(_PIECES if width else 0):
        x0, x1 = left + width * index / _PIECES, left + width * (index + 1) / _PIECES
        ys = (lowest - room.bend(x0), lowest - room.bend(x1))
        pieces.append(Rect.of(x0, min(ys), x1 - x0, abs(ys[0] - ys[1]) + size * 1.3))
    return tuple(pieces)
