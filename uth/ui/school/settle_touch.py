"""What keys, presses and drags mean while a table is settled. No pygame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from uth.game.model import DEALER
from uth.table import Bet
from uth.train.felt.model import (
    BOARD,
    DISCARDS,
    HOUSE_CARDS,
    RACK,
    Area,
    Chips,
    Move,
    MoveCard,
    MoveChips,
    Place,
    Spot,
    bet_place,
    cards_place,
    pay_place,
)
from uth.ui.keys import Key
from uth.ui.layout import Layout
from uth.ui.layout.disc import Disc
from uth.ui.layout.rect import Rect
from uth.ui.school.deeds import CHOOSING, Deed, Do, does
from uth.ui.school.felt_picture import values_at
from uth.ui.school.modes import HANDS, Mode, Said
from uth.ui.school.rack import column_at
from uth.ui.school.settling import Settling
from uth.ui.school.shown import Shown
from uth.ui.school.touch import Grip
from uth.ui.school.ways import WAYS, Way, deed

_NEAR = 1.15
"""A circle and the place of its win are met up to so many of their radii from their middle."""
_CHIPS_WAYS = (Way.LAY, Way.RETURN, Way.FILL, Way.LEAVE_OFF)
_TABLE_WAYS = tuple(way for way in Way if way is Way.FILL or way not in _CHIPS_WAYS)
_ON_TABLE = {**{WAYS[way]: way for way in _TABLE_WAYS}, Key.ENTER: Way.OVER, Key.SPACE: Way.OVER}
_WITH_CHIPS = {
    **{WAYS[way]: way for way in _CHIPS_WAYS},
    Key.SPACE: Way.LAY,
    Key.DELETE: Way.RETURN,
    Key.Z: Way.RETURN,
}
"""The keys that the caps show, and others of the same."""
_CHOICES = {Mode.HAND: tuple(hand.value for hand in HANDS), Mode.SAID: tuple(said.value for said in Said)}


# --- keys


def deed_of_key(key: Key, mode: Mode) -> Deed | None:
    """Return what a key does; None where it does nothing, or only moves (:func:`~uth.ui.school.touch.cuts_of`,
    :func:`~uth.ui.school.touch.column_of`).
    """
    if mode is Mode.TABLE or key is not Key.ESCAPE:
        anywhere = does(key, Do.LEAVE, Do.VIEW, Do.HELP, Do.SIGNS)
        if anywhere is not None:
            return Deed(anywhere)
    if mode is Mode.TABLE:
        return _of(_ON_TABLE.get(key))
    if mode is Mode.CHIPS:
        return _of(_WITH_CHIPS.get(key))
    if key in (Key.ESCAPE, Key.BACKSPACE):
        return deed(Way.LEAVE_OFF)
    place = CHOOSING.index(key) if key in CHOOSING else len(HANDS)
    among = _CHOICES[mode]
    return Deed(Do.PICK, among[place]) if place < len(among) else None


def _of(way: Way | None) -> Deed | None:
    return None if way is None else deed(way)


# --- what lies under a point


def grip_at(shown: Shown, settling: Settling, at: tuple[float, float]) -> Grip | None:
    """Return what a press at a point of the window takes hold of; None for nothing on the felt."""
    x, y = shown.layout.in_picture(*at)
    column = column_at(shown.columns, x, y)
    if column is not None:
        return Grip(RACK, column.chip.value)
    if settling.cut_out and shown.layout.dealer.hand.holds(x, y):
        return Grip(RACK)
    place = place_at(shown.layout, x, y)
    return None if place is None else Grip(place)


def target_at(shown: Shown, at: tuple[float, float]) -> Place | None:
    """Return where something falls that is let go at a point of the window; None: nowhere in particular."""
    x, y = shown.layout.in_picture(*at)
    return RACK if shown.layout.dealer.rack.holds(x, y) else place_at(shown.layout, x, y)


def place_at(layout: Layout, x: float, y: float) -> Place | None:
    """Return the place under a point of the picture: chips, cards or the discards; None for none of them."""
    dealer = layout.dealer
    if layout.bar.area.holds(x, y):
        return None
    bet = _bet_at(layout, x, y)
    if bet is not None:
        return bet
    lie: list[tuple[Place, Sequence[Rect]]] = []
    lie += [(cards_place(area.number), pair) for area in layout.boxes for pair in (area.cards, area.tucked)]
    lie += [(HOUSE_CARDS, dealer.dealer), (BOARD, dealer.community), (DISCARDS, (dealer.discard,))]
    # What is between two cards is theirs, too.
    return next((place for place, rects in lie if Rect.holding(rects).holds(x, y)), None)


def _bet_at(layout: Layout, x: float, y: float) -> Place | None:
    """The nearest circle, or place of a win, that reaches so far."""
    found = [
        (far, str(place), place)
        for disc, place in _discs(layout)
        if (far := hypot(x - disc.x, y - disc.y) / disc.r) <= _NEAR
    ]
    return min(found)[2] if found else None


def _discs(layout: Layout) -> Iterator[tuple[Disc, Place]]:
    for area in layout.boxes:
        yield from ((disc, bet_place(area.number, bet)) for bet, disc in area.circles.items())
        yield from ((disc, pay_place(area.number, bet)) for bet, disc in area.payouts.items())


# --- what it means


def bet_of(place: Place) -> Bet | None:
    """Return the bet of a circle or of the place of its win; None for any other place."""
    if place.area is not Area.BOX or place.spot in (None, Spot.CARDS):
        return None
    return Bet(str(place.spot).removesuffix(" pay"))


def carries(settling: Settling, grip: Grip) -> dict[int, int]:
    """Return the chips that hang on the pointer, by value: with a chip of the rack go those in the hand."""
    if grip.place == RACK:
        held = dict(settling.cut_out)
        return {**held, grip.value: held.get(grip.value, 0) + 1} if grip.value else held
    return dict(values_at(settling.felt, grip.place))


def moves_of(settling: Settling, grip: Grip, target: Place) -> tuple[Move, ...]:
    """Return what a drag moves on the table."""
    felt = settling.felt
    if grip.place == RACK:
        held = sorted(carries(settling, grip).items(), reverse=True)
        return tuple(MoveChips(RACK, target, Chips(DEALER, value), count) for value, count in held)
    if bet_of(grip.place) is not None:
        return tuple(MoveChips(grip.place, target, chips, count) for chips, count in felt.at(grip.place).items())
    if grip.place == DISCARDS:
        there = settling.handling.course.state.box(target.box) if target.box else None
        return tuple(MoveCard(DISCARDS, target, card) for card in (there.cards if there else ()))
    return tuple(MoveCard(grip.place, target, each.card) for each in felt.cards_at(grip.place))
