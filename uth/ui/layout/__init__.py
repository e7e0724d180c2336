"""Where everything is: one function maps the table's places to pixels, for every window size and viewpoint.

No pygame here. A window smaller than 960x600 is laid out on a larger picture of its shape and shrunk
(:attr:`Layout.shrink`); :meth:`Layout.hit` takes pixels of the window all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from uth.table import Bet
from uth.ui import theme
from uth.ui.layout.bar import UNDER_CHIPS, Bar, Letters, Wanted, bar, bar_height, button_rects, ems
from uth.ui.layout.box_area import BoxArea, box_area
from uth.ui.layout.chair import Chair, chair
from uth.ui.layout.enlarge import Ground, bar_unit, fitted, largest_panel
from uth.ui.layout.frame import Frame, picture_size, unit_of
from uth.ui.layout.lying import before, card_in, fanned, paid_at
from uth.ui.layout.panel import Panel, PanelNeeds, help_rows
from uth.ui.layout.rect import NOWHERE, Rect
from uth.ui.layout.room import Dealer, Room
from uth.ui.layout.spare import NOTHING, Spare
from uth.ui.layout.targets import hit
from uth.ui.picture import Button, Dialog, Help, Picture, Target
from uth.ui.places import Place, Spot

__all__ = ["BoxArea", "Layout", "Rect", "Shape", "Viewpoint", "layout", "shape_of"]

_SHORT = (8, 4, 1)
_FELT_MOST = 1.25
"""Type on the felt grows up to this from behind the rack: the chips there are read, not their amounts."""


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
    under: int = UNDER_CHIPS
    """How many of the actions stand under the chips."""
    action_words: tuple[tuple[float, float], ...] = ()
    """How long the words and the key caps of the actions are; of usual length where there is none."""
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
        under=picture.under,
        action_words=tuple((ems(action.label), ems(action.key)) for action in picture.actions),
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
class Layout(Frame):
    """Every place of one picture. All rectangles are pixels of a picture of :attr:`size`."""

    unit: float
    """1.0 at 1280x800: what type and lines on the felt grow with."""
    viewpoint: Viewpoint
    brief: bool
    """Only the box being settled names its hand."""
    racked: bool
    """Whether rack, shuffler and discards are in the picture."""
    room: Room
    dealer: Dealer
    boxes: tuple[BoxArea, ...]
    bar: Bar
    buttons: tuple[Rect, ...]
    panel: Panel
    side: Rect = NOWHERE
    """From the dealer's chair and the camera: the free felt for what is asked and said, at the right."""
    near: Rect = NOWHERE
    """The same at the left: for a closer look at what lies on the table."""
    under: Rect = NOWHERE
    """Under the bar, where that is wanted free."""

    @property
    def words_unit(self) -> float:
        """What the words beside the dealer's cards grow with: two lines and a note stay within their place."""
        lines = 2 * theme.DEALER_HAND.line(self.unit) + theme.DEALER_NOTE.line(self.unit)
        return max(self.room.unit, self.unit * min(1.0, self.dealer.caption.h / lines))

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
        return self.viewpoint is not Viewpoint.DEALER or place.spot in {
            Spot.DEALER_CARD,
            Spot.TRAY,
            Spot.RACK,
            Spot.HAND,
        }

    def rect(self, place: Place) -> Rect:
        """Return the rectangle of a place: a card's size for cards, the circle's square for bets.

        :raises KeyError: if its box is not laid out.
        """
        if place.box:
            return self._box_rect(place)
        dealer = self.dealer
        match place.spot:
            case Spot.DEALER_CARD:
                return fanned(dealer.dealer, place.index)
            case Spot.COMMUNITY_CARD:
                return fanned(dealer.community, place.index)
            case Spot.RACK:
                return dealer.rack
            case Spot.SHUFFLER:
                return card_in(dealer.shuffler, dealer.dealer[0])
            case Spot.DISCARD:
                return card_in(dealer.discard, dealer.dealer[0])
            case Spot.BURN:
                return dealer.burn
            case Spot.HAND:
                return dealer.hand
            case _:
                return self.bar.bankroll

    def _box_rect(self, place: Place) -> Rect:
        area = self.box(place.box)
        match place.spot:
            case Spot.BOX_CARD:
                return fanned(area.cards, place.index)
            case Spot.TUCKED_CARD:
                return fanned(area.tucked, place.index)
            case Spot.BET if place.bet is not None:
                return area.circles[place.bet].rect
            case Spot.PAYOUT if place.bet is not None:
                return paid_at(area, place.bet, place.index).rect
            case Spot.RAIL:
                return before(area)
            case _:
                return area.rect

    def point(self, place: Place) -> tuple[int, int]:
        """Return the middle of a place."""
        return self.rect(place).centre

    def hit(self, x: float, y: float) -> Target | None:
        """Return what lies under a point of the window; while help or a dialog is open, nothing below it."""
        return hit(self, self.in_picture(x, y))


@lru_cache(maxsize=64)
def layout(
    size: tuple[int, int],
    shape: Shape,
    viewpoint: Viewpoint = Viewpoint.PLAYER,
    scale: float = 1.0,
    spare: Spare = NOTHING,
) -> Layout:
    """Lay out a window of that size in pixels; cached, so it may be asked for every frame.

    Box 1 is at the right edge for the player and at the left hand of the dealer. Few boxes are laid out larger.
    *scale*: how much larger than usual texts are wished; they grow as far as there is room. *spare*: what is left free.
    """
    whole = picture_size(size)
    under = spare.under_bar(whole)
    width, height = table = whole[0], whole[1] - under.h
    felt = (
        _from_the_players(table, shape, scale, spare)
        if viewpoint is Viewpoint.PLAYER
        else _chair(table, shape, viewpoint, scale)
    )
    room, dealer, boxes = felt.room, felt.dealer, felt.boxes
    wanted = Wanted(shape.buttons, shape.button_letters, shape.chips, shape.actions, shape.under, shape.action_words)
    low = bar((width, height), felt.bar_unit, wanted)
    needs = PanelNeeds(shape.help_rows, shape.dialog_buttons, shape.dialog_letters)
    # Help needs all the height that there is, the bar's too.
    over = height if shape.help_rows else room.h
    return Layout(
        window=size,
        size=whole,
        unit=room.type,
        viewpoint=viewpoint,
        brief=felt.brief,
        racked=felt.racked,
        room=room,
        dealer=dealer,
        boxes=boxes,
        bar=low,
        buttons=button_rects(low, shape.buttons),
        panel=largest_panel((width, over), unit_of((width, height)), scale, needs),
        side=felt.side,
        near=felt.near,
        under=under,
    )


class _Felt(NamedTuple):
    """The felt from one side."""

    room: Room
    dealer: Dealer
    boxes: tuple[BoxArea, ...]
    bar_unit: float
    brief: bool
    racked: bool = True
    side: Rect = NOWHERE
    near: Rect = NOWHERE


def _from_the_players(whole: tuple[int, int], shape: Shape, scale: float, spare: Spare) -> _Felt:
    low, side = bar_unit(whole, scale), spare.beside(whole)
    narrow = whole[0] - side.w, whole[1]
    # The bar is as wide as the window and as high as its type there.
    ground = narrow[0], whole[1] - bar_height(low) + bar_height(bar_unit(narrow, scale))
    counted = Ground(ground, len(shape.boxes), shape.blind_lines, shape.trips_lines, shape.arc_letters)
    room, fit, brief, _low = fitted(counted, scale)
    corners = zip(shape.boxes, fit.corners, strict=True)
    areas = tuple(box_area(number, fit.cell, corner, shape.bets) for number, corner in corners)
    panel = spare.panel(side, whole[1] - bar_height(low))
    return _Felt(room, fit.dealer, areas, low, brief, fit.racked, panel)


def _chair(whole: tuple[int, int], shape: Shape, viewpoint: Viewpoint, scale: float) -> _Felt:
    low = bar_unit(whole, scale)
    wanted = Chair(whole, low, len(shape.boxes), min(scale, _FELT_MOST), above=viewpoint is Viewpoint.CAMERA)
    found = chair(wanted)
    corners = zip(shape.boxes, found.corners, strict=True)
    areas = tuple(box_area(number, found.cell, corner, shape.bets) for number, corner in corners)
    return _Felt(found.room, found.dealer, areas, low, brief=True, side=found.side, near=found.near)
