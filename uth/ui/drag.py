"""Chips that are dragged: from the tray to a circle, from a circle to another or back to the tray. No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from uth.chips import ChipCount
from uth.table import Bet
from uth.ui.layout import Layout
from uth.ui.picture import Picture, StackAt, Target
from uth.ui.places import bet_circle
from uth.ui.shifts import Circle
from uth.ui.tabletop import Tabletop
from uth.words import prompts as words

_DRAGGED = 6
"""So many pixels a press must have moved to be a drag."""
_BACK_SECONDS = 0.15
"""How long chips that are dropped where they cannot lie are on their way back."""

Point = tuple[float, float]


class Sight(Protocol):
    """What a hand sees."""

    @property
    def picture(self) -> Picture: ...
    @property
    def layout(self) -> Layout: ...


@dataclass(slots=True)
class _Held:
    """What was pressed and not let go yet; *circle* None: a chip of the tray. Points are in pixels of the window.

    :ivar dragged: it has left its place, and hangs on the pointer.
    :ivar back: seconds that it has been on its way back, None while it is held.
    """

    circle: Circle | None
    start: Point
    at: Point
    dragged: bool = False
    back: float | None = None


class Drag:
    """What one hand holds."""

    def __init__(self, top: Tabletop, sight: Sight) -> None:
        self._top = top
        self._sight = sight
        self._held: _Held | None = None

    @property
    def busy(self) -> bool:
        """Whether something was pressed and not let go, or is on its way back."""
        return self._held is not None

    @property
    def carrying(self) -> bool:
        """Whether chips hang on the pointer, to be set down somewhere."""
        return self._held is not None and self._held.dragged and self._held.back is None

    @property
    def returning(self) -> bool:
        """Whether chips are on their way back."""
        return self._held is not None and self._held.back is not None

    @property
    def carried(self) -> tuple[StackAt, Point] | None:
        """The chips off their place, and their middle in pixels of the picture."""
        held = self._held
        if held is None or not held.dragged:
            return None
        if held.circle is None:
            chips = (ChipCount(self._top.laying.in_hand, 1),)
            return StackAt(bet_circle(self._top.places[0], Bet.ANTE), chips), self._where(held)
        pile = self._top.timeline.final.stacks.get(bet_circle(*held.circle))
        return (pile.at, self._where(held)) if pile else None

    def _where(self, held: _Held) -> Point:
        layout = self._sight.layout
        x, y = layout.in_picture(*held.at)
        if held.back is None:
            return x, y
        home = self._top.laying.chip
        to = layout.bar.chips[home].centre if held.circle is None else layout.point(bet_circle(*held.circle))
        part = min(1.0, held.back / _BACK_SECONDS)
        return x + (to[0] - x) * part, y + (to[1] - y) * part

    # --- holding

    def hold(self, circle: Circle | None, at: Point) -> None:
        """Begin with a press on a circle, or on the chip in hand."""
        self._held = _Held(circle, at, at)

    def move(self, pointer: Point) -> bool:
        """Let what is held follow the pointer; return whether there is anything to draw anew.

        A circle without chips gives nothing to hold.
        """
        held = self._held
        if held is None or held.back is not None:
            return False
        held.at = pointer
        if held.dragged:
            return True
        away = max(abs(pointer[0] - held.start[0]), abs(pointer[1] - held.start[1]))
        if away < _DRAGGED or not (held.circle is None or self._top.wagers.can_lift(held.circle)):
            return False
        held.dragged = True
        self._top.skip()
        self._top.forget_why()
        self._top.wagers.lifted = held.circle
        return True

    # --- letting go

    def release(self, target: Target | None) -> bool:
        """Let go over *target*: a click, a drop, or nothing; return whether anything was held."""
        held = self._held
        if held is None or held.back is not None:
            return False
        circle = (target.box, target.bet) if target is not None and target.bet is not None else None
        if not held.dragged:
            self.let_go()
            if held.circle is not None and circle == held.circle:
                self._top.wagers.bet_on(*held.circle)
        elif circle is not None:
            self._held = None
            self._top.wagers.drop(circle)
        elif self._over_the_bar(held.at):
            self._back_to_tray(held)
        else:
            self._top.toast(words.where_to_drop(from_circle=held.circle is not None))
            self.send_back()
        return True

    def _back_to_tray(self, held: _Held) -> None:
        if held.circle is None:
            self.send_back()
        else:
            self._held = None
            self._top.wagers.take_back()

    def _over_the_bar(self, at: Point) -> bool:
        layout = self._sight.layout
        return layout.bar.area.holds(*layout.in_picture(*at))

    def let_go(self) -> None:
        """Hold nothing any more: what was lifted lies where it was."""
        self._held = None
        self._top.wagers.lifted = None

    def send_back(self) -> None:
        """Let chips that hang on the pointer go back to where they were."""
        if self._held is not None and self._held.dragged:
            self._held.back = 0.0
        else:
            self.let_go()

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything has moved."""
        held = self._held
        if held is None or held.back is None:
            return False
        held.back += seconds
        if held.back >= _BACK_SECONDS or not self._top.timeline.speed.scale:
            self.let_go()
        return True
