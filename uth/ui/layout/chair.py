"""The table from behind the rack, and the same from the camera above: the boxes along the rail, the board and the
dealer's hand, the rack nearest the dealer, and free felt at both sides of these.

The camera hangs over the players' side, so it has everything the other way round; what is free stays where it is read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from uth.table import Bet
from uth.ui.layout.bar import bar_height
from uth.ui.layout.cell import LIFT, Cell, Lines, Plan, Style, cell
from uth.ui.layout.disc import CHIP, Disc
from uth.ui.layout.fit import corners_of
from uth.ui.layout.frame import unit_of
from uth.ui.layout.rect import NOWHERE, Rect
from uth.ui.layout.room import GAP, Dealer, Room
from uth.ui.sizes import Size


class Chair(NamedTuple):
    """What is asked for. *size* in pixels; *bar*: what the type in the bar grows with; *above*: from the camera."""

    size: Size
    bar: float
    boxes: int
    scale: float
    above: bool


class Seated(NamedTuple):
    """The table laid out; *corners* are the upper left ones of the boxes, box 1 first."""

    room: Room
    dealer: Dealer
    cell: Cell
    corners: tuple[tuple[int, int], ...]
    side: Rect
    near: Rect


# All at unit 1, in pixels.
_EDGE = 10
_MARGIN = 16
_SIDE_W = 300
_SIDE_LEAST_H = 250
_RACK = (468, 100)
_STAND_W = 76
_BESIDE_RACK = 8
_BOW = 0.72
"""The rail is the far edge from here, and further away is flatter."""
_WANTED = {1: 1.3, 2: 1.2, 3: 0.95}
"""A box card's width against a community card's, by number of boxes."""
_MOST = 0.62
_LEAST_R, _LARGEST_R = 8.0, 60.0
_STEPS = 8
_HALVINGS = 10
_LARGEST_CARD = 0.19
"""A community card's width against the height of the table."""


@lru_cache(maxsize=32)
def chair(wanted: Chair) -> Seated:
    """Return the table with cards and circles as large as there is room for."""
    unit = unit_of(wanted.size)
    height = wanted.size[1] - bar_height(wanted.bar)
    room = Room(wanted.size[0], height, unit, 0, 0, 0, wanted.boxes, wanted.scale, _BOW)
    high = min(_LARGEST_CARD * room.h, _widest(room))
    low, best = high / 3, _tried(wanted, room, high / 3)
    # The larger the board, the smaller the boxes: the best of both is where they meet.
    for _ in range(_STEPS):
        middle = (low + high) / 2
        one = _tried(wanted, room, middle)
        best = max(best, one, key=lambda each: each.score)
        low, high = (middle, high) if one.score >= middle else (low, middle)
    return _seated(wanted, room, best)


class _Tried(NamedTuple):
    card: float
    r: float
    score: float


def _widest(room: Room) -> float:
    """The widest community card between what is free at both sides."""
    return (room.w - 2 * (_SIDE_W + 2 * _MARGIN) * room.unit) / (5 + 4 * GAP)


def _tried(wanted: Chair, room: Room, card: float) -> _Tried:
    dealer = _dealer(room, card, above=wanted.above)
    low, high = _LEAST_R, _LARGEST_R * max(1.0, room.unit)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _fits(wanted, room, dealer, middle) else (low, middle)
    share = _cell(wanted, room, low).cards[0].w / _WANTED.get(wanted.boxes, _MOST)
    return _Tried(card, low, min(share, card) if low > _LEAST_R else share / 1000)


def _fits(wanted: Chair, room: Room, dealer: Dealer, r: float) -> bool:
    one, gap = _cell(wanted, room, r), round(8 * room.unit)
    if one.w + max(4, round(5 * room.unit)) > (room.w - 8 * room.unit) / wanted.boxes:
        return False
    high = round((_SIDE_LEAST_H + _EDGE) * room.unit)
    left, right = _sides(room)
    y = 0 if wanted.above else room.h - high
    taken = (*_cards_of(dealer, gap), *(Rect(x, y, w, high).grown(gap) for x, w in (left, right)))
    boxes = [_rect(corner, one) for corner in _corners(wanted, room, one)]
    return not any(box.meets(other) for box in boxes for other in taken)


def _cards_of(dealer: Dealer, gap: int) -> tuple[Rect, Rect]:
    """What the boxes keep clear of: the board, and all that is nearer to the dealer."""
    row, lift = dealer.community, round(LIFT * dealer.community[0].h)
    left, right = min(row[0].x, row[-1].x), max(row[0].right, row[-1].right)
    board = Rect(left, row[0].y - lift, right - left, row[0].h + lift).grown(gap)
    return board, Rect(dealer.burn.x, dealer.hand.y, dealer.caption.right - dealer.burn.x, dealer.hand.h).grown(gap)


def _rect(corner: tuple[int, int], one: Cell) -> Rect:
    return Rect(*corner, round(one.w), round(one.h))


def _corners(wanted: Chair, room: Room, one: Cell) -> tuple[tuple[int, int], ...]:
    """The boxes along the rail, box 1 at the left hand of the dealer, and at the right for the camera."""
    corners = corners_of(room, (one.w, one.h), wanted.boxes)
    if wanted.above:
        return corners
    return tuple((room.w - x - round(one.w), room.h - y - round(one.h)) for x, y in corners)


def _seated(wanted: Chair, room: Room, chosen: _Tried) -> Seated:
    one = _cell(wanted, room, chosen.r)
    corners = _corners(wanted, room, one)
    boxes = [_rect(corner, one) for corner in corners]
    near, side = (_free(wanted, room, boxes, *each) for each in _sides(room))
    return Seated(room, _dealer(room, chosen.card, above=wanted.above), one, corners, side, near)


def _sides(room: Room) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where the free felt is at the left and at the right: (x, width)."""
    width, margin = round(_SIDE_W * room.unit), round(_MARGIN * room.unit)
    return (margin, width), (room.w - margin - width, width)


def _free(wanted: Chair, room: Room, boxes: list[Rect], x: int, width: int) -> Rect:
    """All the height that the boxes leave there, on the dealer's side of them."""
    edge, gap = round(_EDGE * room.unit), round(8 * room.unit)
    over = [box for box in boxes if box.x < x + width + gap and x - gap < box.right]
    if wanted.above:
        bottom = min((box.y - gap for box in over), default=room.h - edge)
        return Rect(x, edge, width, bottom - edge)
    top = max((box.bottom + gap for box in over), default=edge)
    return Rect(x, top, width, room.h - edge - top)


# --- the dealer's side


def _dealer(room: Room, card: float, *, above: bool) -> Dealer:
    """Rack, hand and board under each other, from the dealer's edge on; signs are for the players to read."""
    unit, hand_w = room.unit, 0.92 * card
    hand_h, row_h, rack_h = hand_w * 1.4, card * 1.4, _RACK[1] * unit
    # A card that plays is raised upwards: off the rack, or towards it.
    apart, off = 0.1 * row_h + 8 * unit, 12 * unit + (LIFT * hand_h if above else 0)
    rack_y = _EDGE * unit if above else room.h - _EDGE * unit - rack_h
    hand_y = rack_y + rack_h + off if above else rack_y - off - hand_h
    row_y = hand_y + hand_h + apart if above else hand_y - apart - row_h
    rack = Rect.of(room.middle - _RACK[0] * unit / 2, rack_y, _RACK[0] * unit, rack_h)
    stands = [
        Rect.of(x, rack_y + 12 * unit, _STAND_W * unit, rack_h - 24 * unit)
        for x in (rack.x - (_STAND_W + _BESIDE_RACK) * unit, rack.right + _BESIDE_RACK * unit)
    ]
    shuffler, discard = reversed(stands) if above else stands
    first = Rect.of(room.middle - hand_w - 3 * unit, hand_y, hand_w, hand_h)
    second = Rect.of(room.middle + 3 * unit, hand_y, hand_w, hand_h)
    row = _row(room, card, row_y, above=above)
    return Dealer(
        rack=rack,
        discard=discard,
        shuffler=shuffler,
        dealer=(first, second),
        community=row,
        burn=_burn(room, first),
        caption=_caption(room, second),
        placard=NOWHERE,
        blind=NOWHERE,
        trips=NOWHERE,
        arc=(),
        hand=_hand(room, first),
    )


def _row(room: Room, card: float, y: float, *, above: bool) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """The board runs from the players' left: from the right for the dealer."""
    step = card * (1 + GAP) * (1 if above else -1)
    row = [Rect.of(room.middle - card / 2 + (index - 2) * step, y, card, card * 1.4) for index in range(5)]
    return row[0], row[1], row[2], row[3], row[4]


def _burn(room: Room, card: Rect) -> Rect:
    """Beside the dealer's hand, at the other end of the place for chips."""
    wide = 0.62 * card.w
    return Rect.of(_left(room), card.bottom - wide * 1.4, wide, wide * 1.4)


def _left(room: Room) -> int:
    """Where the felt between what is free at both sides begins."""
    (x, width), _ = _sides(room)
    return x + width + round(10 * room.unit)


def _caption(room: Room, card: Rect) -> Rect:
    x, (end, _) = card.right + round(14 * room.unit), _sides(room)[1]
    return Rect(x, card.y, end - round(10 * room.unit) - x, card.h)


def _hand(room: Room, card: Rect) -> Rect:
    left = _burn(room, card).right + round(10 * room.unit)
    return Rect(left, card.y, card.x - round(14 * room.unit) - left, card.h)


# --- a box


def _cell(wanted: Chair, room: Room, r: float) -> Cell:
    lines = Lines.at(room.type, 1)
    return cell(Plan(Style.TALL), r, lines) if wanted.above else behind_the_rack(r, lines)


_PAD = 0.42
_WIN = 1.64
"""From the middle of a bet to that of its win, at its left."""
_CARD = 3.5
_SECOND = 0.97
"""How much of the first card the second leaves free."""
_TRIPS = 0.9
_ABOVE_BET, _ABOVE_WIN = 0.46, 0.9
"""What a stack needs above its circle, in radii of the circle; the same where a win may be more than its bet."""


def behind_the_rack(r: float, lines: Lines) -> Cell:
    """Return a box as the dealer sees it, its circles *r* pixels in radius: the cards at the rail, nearer the dealer
    BLIND = ANTE, at the right PLAY and TRIPS. Wins are set down at the left of their bets.
    """
    reach = _WIN + CHIP
    blind_x = _PAD + reach
    ante_x, play_x = blind_x + 3.6, blind_x + 7.2
    width = play_x + 1 + _PAD
    card_w, card_h = _CARD * r, _CARD * 1.4 * r
    cards_y = 0.2 * r + LIFT * card_h
    ante_y = cards_y + card_h + (_ABOVE_WIN + 1) * r
    play_y = max((_ABOVE_BET + 1.1) * r, cards_y + 0.42 * card_h)
    trips_y = max(play_y + r + lines.amount + (_ABOVE_WIN + _TRIPS) * r, ante_y + 0.7 * r)
    circles = {
        Bet.TRIPS: Disc(play_x * r, trips_y, _TRIPS * r),
        Bet.ANTE: Disc(ante_x * r, ante_y, r),
        Bet.BLIND: Disc(blind_x * r, ante_y, r),
        Bet.PLAY: Disc(play_x * r, play_y, r),
    }
    chips = {bet: CHIP * r * (0.94 if bet is Bet.TRIPS else 1.0) for bet in circles}
    result_y = ante_y + r + lines.amount + 3
    cards = tuple(Rect.of(_PAD * r + index * _SECOND * card_w, cards_y, card_w, card_h) for index in range(2))
    pill_x = _PAD * r + lines.number + 4
    return Cell(
        w=width * r,
        h=max(result_y + lines.pill, trips_y + _TRIPS * r + lines.amount + 2) + 0.2 * r,
        circles=circles,
        labels={
            bet: Rect.of(disc.x - reach * r, disc.y + disc.r + 1, (reach + _ends(bet)) * r, lines.amount)
            for bet, disc in circles.items()
        },
        payouts={bet: Disc(disc.x - _WIN / CHIP * chips[bet], disc.y, chips[bet]) for bet, disc in circles.items()},
        cards=(cards[0], cards[1]),
        tucked=_tucked(circles[Bet.TRIPS], r),
        equals=Rect.around((blind_x + 1.8) * r, ante_y, 0.9 * r, r),
        number=Rect.of(_PAD * r, result_y, lines.number, lines.pill),
        note=Rect.around(_PAD * r + card_w * (1 + _SECOND) / 2, cards_y + card_h / 2, card_w * 1.9, lines.pill),
        pill=Rect.of(pill_x, result_y, (play_x - reach) * r - 4 - pill_x, lines.pill),
        caption=Rect.of(pill_x, result_y, 0, 0),
    )


def _ends(bet: Bet) -> float:
    """How far to the right of its circle's middle an amount may reach, in radii: as far as the next column, or edge."""
    return 1.1 if bet in (Bet.ANTE, Bet.BLIND) else 1 + _PAD


def _tucked(trips: Disc, r: float) -> tuple[Rect, Rect]:
    """A folded hand lies on the far side of its Trips bet, which stands on it."""
    width = 2.2 * r
    right = trips.x + trips.r - width
    first, second = (
        Rect.of(right - step * r, trips.y - width * 1.4 + 0.3 * r, width, width * 1.4) for step in (0.9, 0)
    )
    return first, second
