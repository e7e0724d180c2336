"""What lies under a point, and how far each thing that can be pressed reaches."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from uth.table import Bet
from uth.ui.layout.bar import TARGET
from uth.ui.layout.box_area import BoxArea
from uth.ui.layout.rect import Rect
from uth.ui.picture import Pointed, Target

if TYPE_CHECKING:
    from uth.ui.layout import Layout

_AMOUNT = 1.2
"""How far to either side a press on an amount means its bet, in radii of the circle."""
_ROUND = 1.1
"""A circle is pressed up to so many of its radii from its middle, though not less than a fingertip allows."""


def reach_of(layout: Layout, target: Target) -> Rect:
    """Return the rectangle of the picture in which a press means *target*; that of a circle without its amounts."""
    match target.kind:
        case Pointed.BUTTON:
            return layout.buttons[target.index]
        case Pointed.CHIP:
            return layout.bar.reaches[target.index]
        case Pointed.ACTION:
            return layout.bar.actions[target.index]
        case Pointed.DIALOG_BUTTON:
            return layout.panel.buttons[target.index]
        case Pointed.BET if target.bet is not None:
            return circle_reach(layout.box(target.box), target.bet)
        case Pointed.BOX:
            return layout.box(target.box).rect
        case Pointed.OVERLAY:
            return layout.panel.area
        case _:
            first, last = layout.dealer.community[0], layout.dealer.community[-1]
            return Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)


def circle_reach(area: BoxArea, bet: Bet) -> Rect:
    """Return the square round a circle in which a press means its bet."""
    disc = area.circles[bet]
    side = max(2 * _ROUND * disc.r, TARGET)
    return Rect.around(disc.x, disc.y, side, side)


def hit(layout: Layout, at: tuple[float, float]) -> Target | None:
    """Return what lies under a point of the picture; while help or a dialog is open, nothing below it."""
    if layout.panel.open:
        found = _index(layout.panel.buttons, at)
        return Target(Pointed.OVERLAY) if found is None else Target(Pointed.DIALOG_BUTTON, index=found)
    return _hit_bar(layout, at) if layout.bar.area.holds(*at) else _hit_felt(layout, at)


def _hit_bar(layout: Layout, at: tuple[float, float]) -> Target | None:
    for kind, rects in (
        (Pointed.BUTTON, layout.buttons),
        (Pointed.CHIP, layout.bar.reaches),
        (Pointed.ACTION, layout.bar.actions),
    ):
        if (found := _index(rects, at)) is not None:
            return Target(kind, index=found)
    return None


def _hit_felt(layout: Layout, at: tuple[float, float]) -> Target | None:
    circle = _hit_circle(layout, at)
    if circle is not None:
        return circle
    for area in layout.boxes:
        for bet, rect in area.labels.items():
            # Beside the amount of the bet is room for its win, which is no part of the circle.
            if rect.holds(*at) and abs(at[0] - area.circles[bet].x) <= _AMOUNT * area.circles[bet].r:
                return Target(Pointed.BET, area.number, bet)
    for area in layout.boxes:
        if area.rect.holds(*at):
            return Target(Pointed.BOX, area.number)
    if any(rect.holds(*at) for rect in (*layout.dealer.dealer, *layout.dealer.community)):
        return Target(Pointed.DEALER)
    return None


def _hit_circle(layout: Layout, at: tuple[float, float]) -> Target | None:
    """The nearest of the circles that reach so far."""
    found = [
        (hypot(at[0] - disc.x, at[1] - disc.y), area.number, bet)
        for area in layout.boxes
        for bet, disc in area.circles.items()
        if circle_reach(area, bet).holds(*at)
    ]
    if not found:
        return None
    _, number, bet = min(found)
    return Target(Pointed.BET, number, bet)


def _index(rects: tuple[Rect, ...], at: tuple[float, float]) -> int | None:
    return next((index for index, rect in enumerate(rects) if rect.holds(*at)), None)
