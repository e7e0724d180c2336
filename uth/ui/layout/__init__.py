"""Where everything is: one function maps the table's places to pixels, for every window size and viewpoint.

No pygame here. A window smaller than 960x600 is laid out on a larger picture of its shape and shrunk
(:attr:`Layout.shrink`); :meth:`Layout.hit` takes pixels of the window all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from uth.table import Bet
from uth.ui.layout.bar import Bar, Letters, Wanted, bar, bar_height, button_rects
from uth.ui.layout.box_area import BoxArea, box_area, box_turned
from uth.ui.layout.fit import Fit, best_fit
from uth.ui.layout.panel import Panel, PanelNeeds, help_rows, panel
from uth.ui.layout.rect import Rect
from uth.ui.layout.room import Dealer, Room, dealer_turned
from uth.ui.picture import Button, Dialog, Help, Picture, Place, Pointed, Spot, Target
from uth.ui.sizes import LEAST, MOST

__all__ = ["BoxArea", "Layout", "Rect", "Shape", "Viewpoint", "layout", "shape_of"]

LETTERS_FROM_BOXES = 7
LETTERS_UNDER_WIDTH = 1200
WORDS_UP_TO_BOXES = 3
"""So few boxes have circles that hold words in every window."""
_SHORT = (8, 4, 1)
_LONGEST = (max(MOST), max(MOST))
"""A small window's shape can be of any length; the picture that is shrunk to it cannot."""


class Viewpoint(Enum):
    """Who looks. The camera hangs above the players' side and sees what they see, with nobody's hands in the way."""

    PLAYER = auto()
    DEALER = auto()
    CAMERA = auto()


@dataclass(frozen=True, slots=True)
class Shape:
    """How many there are of each thing that needs a place."""

    boxes: tuple[int, ...] = (1,)
    """Numbers of the boxes that are laid out, lowest first."""
    bets: tuple[Bet, ...] = tuple(Bet)
    blind_lines: int = 7
    trips_lines: int = 7
    arc_letters: int = 41
    buttons: int = 0
    button_letters: Letters = _SHORT
    """The longest label, second line and key cap of the buttons."""
    chips: int = 0
    actions: int = 0
    help_rows: int = 0
    """Lines of the longer column of the help overlay, headings counted; 0 while it is closed."""
    dialog_buttons: tuple[Letters, ...] = ()
    """What stands on each button of an open dialog."""
    dialog_letters: tuple[int, ...] = ()
    """Lengths of the paragraphs of an open dialog."""


def shape_of(picture: Picture) -> Shape:
    """Count what *picture* shows."""
    felt, overlay = picture.felt, picture.overlay
    return Shape(
        boxes=tuple(box.number for box in picture.boxes),
        bets=felt.bets,
        blind_lines=len(felt.blind.lines),
        trips_lines=len(felt.trips.lines) if felt.trips else 0,
        arc_letters=len(felt.arc),
        buttons=len(picture.buttons),
        button_letters=_longest(picture.buttons),
        chips=len(picture.tray),
        actions=len(picture.actions),
        help_rows=help_rows(overlay) if isinstance(overlay, Help) else 0,
        dialog_buttons=tuple(map(_letters, overlay.buttons)) if isinstance(overlay, Dialog) else (),
        dialog_letters=tuple(map(len, overlay.text.split("\n"))) if isinstance(overlay, Dialog) else (),
    )


def _longest(buttons: tuple[Button, ...]) -> Letters:
    if not buttons:
        return _SHORT
    label, cost, key = zip(*map(_letters, buttons), strict=True)
    return max(label), max(cost), max(key)


def _letters(button: Button) -> Letters:
    return len(button.label), len(button.cost), len(button.key)


@dataclass(frozen=True, slots=True)
class Layout:
    """Every place of one picture. All rectangles are pixels of a picture of :attr:`size`."""

    window: tuple[int, int]
    size: tuple[int, int]
    unit: float
    """1.0 at 1280x800: what type and lines grow with."""
    viewpoint: Viewpoint
    letters: bool
    """Circles carry letters, and only the box being settled names its hand."""
    racked: bool
    """Whether rack, shuffler and discards are in the picture."""
    room: Room
    dealer: Dealer
    boxes: tuple[BoxArea, ...]
    bar: Bar
    buttons: tuple[Rect, ...]
    panel: Panel

    @property
    def shrink(self) -> float:
        """Window pixels for one pixel of the picture: 1.0 from 960x600 on."""
        return min(self.window[0] / self.size[0], self.window[1] / self.size[1])

    @property
    def shown(self) -> Rect:
        """Where in the window the picture is: all of it, but for a very narrow or flat one the middle."""
        (width, height), shrink = self.size, self.shrink
        w, h = max(1, round(width * shrink)), max(1, round(height * shrink))
        return Rect((self.window[0] - w) // 2, (self.window[1] - h) // 2, w, h)

    def in_window(self, rect: Rect) -> Rect:
        """Return a rectangle of the picture in pixels of the window."""
        x, y, shrink = self.shown.x, self.shown.y, self.shrink
        return Rect.of(x + rect.x * shrink, y + rect.y * shrink, rect.w * shrink, rect.h * shrink)

    def in_picture(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the window in pixels of the picture."""
        return (x - self.shown.x) / self.shrink, (y - self.shown.y) / self.shrink

    def box(self, number: int) -> BoxArea:
        """Return the box with that number.

        :raises KeyError: if it is not laid out.
        """
        for area in self.boxes:
            if area.number == number:
                return area
        raise KeyError(f"box {number} is not laid out")

    def upright(self, place: Place) -> bool:
        """Return whether things there stand upright for the viewer: from behind the rack the players' do not."""
        return self.viewpoint is not Viewpoint.DEALER or place.spot in {Spot.DEALER_CARD, Spot.TRAY, Spot.RACK}

    def rect(self, place: Place) -> Rect:
        """Return the rectangle of a place: a card's size for cards, the circle's square for bets.

        :raises KeyError: if its box is not laid out.
        """
        if place.box:
            return self._box_rect(place)
        dealer = self.dealer
        match place.spot:
            case Spot.DEALER_CARD:
                return dealer.dealer[place.index]
            case Spot.COMMUNITY_CARD:
                return dealer.community[place.index]
            case Spot.RACK:
                return dealer.rack
            case Spot.SHUFFLER:
                return _card_in(dealer.shuffler, dealer.dealer[0])
            case Spot.DISCARD:
                return _card_in(dealer.discard, dealer.dealer[0])
            case Spot.BURN:
                return dealer.burn
            case _:
                return self.bar.bankroll

    def _box_rect(self, place: Place) -> Rect:
        area = self.box(place.box)
        match place.spot:
            case Spot.BOX_CARD:
                return area.cards[place.index]
            case Spot.TUCKED_CARD:
                return area.tucked[place.index]
            case Spot.BET if place.bet is not None:
                return area.circles[place.bet].rect
            case Spot.PAYOUT if place.bet is not None:
                return area.payouts.get(place.bet, area.circles[place.bet]).rect
            case _:
                return area.rect

    def point(self, place: Place) -> tuple[int, int]:
        """Return the middle of a place."""
        return self.rect(place).centre

    def hit(self, x: float, y: float) -> Target | None:
        """Return what lies under a point of the window; while help or a dialog is open, nothing below it."""
        at = self.in_picture(x, y)
        if self.panel.open:
            found = _index(self.panel.buttons, at)
            return Target(Pointed.OVERLAY) if found is None else Target(Pointed.DIALOG_BUTTON, index=found)
        return self._hit_bar(at) if self.bar.area.holds(*at) else self._hit_felt(at)

    def _hit_bar(self, at: tuple[float, float]) -> Target | None:
        for kind, rects in (
            (Pointed.BUTTON, self.buttons),
            (Pointed.CHIP, self.bar.chips),
            (Pointed.ACTION, self.bar.actions),
        ):
            if (found := _index(rects, at)) is not None:
                return Target(kind, index=found)
        return None

    def _hit_felt(self, at: tuple[float, float]) -> Target | None:
        x, y = at
        for area in self.boxes:
            for bet, disc in area.circles.items():
                if (x - disc.x) ** 2 + (y - disc.y) ** 2 <= (disc.r * 1.1) ** 2 or area.labels[bet].holds(x, y):
                    return Target(Pointed.BET, area.number, bet)
        for area in self.boxes:
            if area.rect.holds(x, y):
                return Target(Pointed.BOX, area.number)
        if any(rect.holds(x, y) for rect in (*self.dealer.dealer, *self.dealer.community)):
            return Target(Pointed.DEALER)
        return None


def _index(rects: tuple[Rect, ...], at: tuple[float, float]) -> int | None:
    return next((index for index, rect in enumerate(rects) if rect.holds(*at)), None)


def _card_in(stand: Rect, card: Rect) -> Rect:
    """A card as small as fits where cards go in or come out."""
    width = min(card.w * 0.8, stand.h / 1.6)
    return Rect.around(*stand.centre, width, width * 1.4)


@lru_cache(maxsize=64)
def layout(size: tuple[int, int], shape: Shape, viewpoint: Viewpoint = Viewpoint.PLAYER) -> Layout:
    """Lay out a window of that size in pixels; cached, so it may be asked for every frame.

    Box 1 is at the right edge for the player and at the left hand of the dealer. Few boxes are laid out larger.
    """
    width, height = _picture_size(size)
    unit = max(0.75, min(width / 1280, height / 800))
    count = len(shape.boxes)
    letters = count >= LETTERS_FROM_BOXES or (width < LETTERS_UNDER_WIDTH and count > WORDS_UP_TO_BOXES)
    room = Room(
        width,
        height - bar_height(unit),
        unit,
        shape.blind_lines,
        shape.trips_lines,
        shape.arc_letters,
        len(shape.boxes),
    )
    fit = best_fit(room, 2 if letters else 1)
    dealer, boxes = fit.dealer, _areas(fit, shape)
    if viewpoint is Viewpoint.DEALER:
        dealer, boxes = dealer_turned(dealer, room), tuple(box_turned(area, room) for area in boxes)
    low = bar((width, height), unit, Wanted(shape.buttons, shape.button_letters, shape.chips, shape.actions))
    return Layout(
        window=size,
        size=(width, height),
        unit=unit,
        viewpoint=viewpoint,
        letters=letters,
        racked=fit.racked,
        room=room,
        dealer=dealer,
        boxes=boxes,
        bar=low,
        buttons=button_rects(low.middle, shape.buttons, unit),
        panel=panel((width, room.h), unit, PanelNeeds(shape.help_rows, shape.dialog_buttons, shape.dialog_letters)),
    )


def _picture_size(size: tuple[int, int]) -> tuple[int, int]:
    """The picture for a window: of its size, or of its shape and at least 960x600, but only as long as a screen."""
    grow = max(1.0, LEAST[0] / max(1, size[0]), LEAST[1] / max(1, size[1]))
    width, height = (
        side if grow == 1 else min(round(side * grow), most) for side, most in zip(size, _LONGEST, strict=True)
    )
    return width, height


def _areas(fit: Fit, shape: Shape) -> tuple[BoxArea, ...]:
    return tuple(
        box_area(number, fit.cell, corner, shape.bets) for number, corner in zip(shape.boxes, fit.corners, strict=True)
    )
