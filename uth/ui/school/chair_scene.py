"""The dealer's chair as it is to be seen: the felt as it lies, the rack, the panel, the closer look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame

from uth.chips import ChipCount
from uth.school.exercise import Exercise, GiveChips
from uth.table import Table
from uth.ui.describe import controls, table_lines
from uth.ui.keys import KeyLabels
from uth.ui.layout import Layout, Viewpoint
from uth.ui.page.view import Letters
from uth.ui.panel_view import draw_panels
from uth.ui.picture import Felt, Picture, Pointed, StackAt, Target
from uth.ui.places import HAND, RACK
from uth.ui.preferences import Preferences
from uth.ui.present import felt_of
from uth.ui.scene import Control, Scene
from uth.ui.school.asking import Asking, Marker
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.marks_view import draw_marks
from uth.ui.school.present import Look, rack_counts
from uth.ui.school.rack_view import RackLook, draw_close_look, draw_rack
from uth.ui.school.shown import Shown, Window, card_rect, show
from uth.ui.school.side_places import deed_of, label_of
from uth.ui.school.side_view import draw_side
from uth.ui.school.touch import Grip, deed_at
from uth.ui.school.watch import Clocked
from uth.ui.sizes import DEFAULT, Size
from uth.ui.table_view import TableView

_DRAGGED = 6
"""What moved less than so many pixels was clicked."""
_STACKS = 3
"""So many stacks have room before the rack; more stand closer."""


def _nothing() -> Scene | None:
    return None


@dataclass(frozen=True, slots=True)
class Course:
    """Who asks.

    :ivar marker: says what is wrong in an answer, and keeps it.
    :ivar onward: what comes after an answer: another exercise, or another scene in the place of this one; None: what
        was there before.
    :ivar progress: how far it is, in words.
    :ivar leaving: what comes where somebody leaves in the middle; None: what was there before.
    :ivar tells: it is said what was wrong once an exercise is answered; else the next one comes at once.
    :ivar peek: marks an answer that goes on, where it is said field by field what was wrong; None where it is not.
    :ivar kept: what is answered is kept; else it is asked once more before a run is ended.
    :ivar looked: how long the exercise on the table has been looked at, in milliseconds, by a clock that does not stop
        while the table is left or the help is open; None: the clock is the scene's own, and stops there.
    """

    marker: Marker
    onward: Callable[[], Exercise | Scene | None]
    progress: Callable[[], str] = str
    leaving: Callable[[], Scene | None] = _nothing
    tells: bool = True
    peek: Marker | None = None
    kept: bool = True
    looked: Callable[[], int] | None = None


class Held(NamedTuple):
    """What hangs on the pointer, and where it was taken and is, in pixels of the window."""

    grip: Grip
    start: tuple[int, int]
    at: tuple[int, int]

    @property
    def dragged(self) -> bool:
        return max(abs(self.at[0] - self.start[0]), abs(self.at[1] - self.start[1])) > _DRAGGED


@dataclass(slots=True)
class State:
    """What a person does besides answering."""

    viewpoint: Viewpoint = Viewpoint.DEALER
    helping: bool = False
    signs: bool = False
    """The pays of the table are shown."""
    reason: str = ""
    sure: Do | None = None
    """What was asked for once; asked for again, it is done."""
    answered: int = 0
    """So many exercises were answered before."""
    back: int | None = None
    """How far the panel is scrolled, in pixels; None: so that what is asked shows."""
    pointer: tuple[int, int] | None = None
    held: Held | None = None
    box: int = 0
    """The box that is pointed at."""


class ChairScene(Scene):
    """Shows exercises from behind the rack or from the camera; whoever inherits answers them."""

    def __init__(self, labels: KeyLabels, preferences: Preferences, course: Course, first: Exercise) -> None:
        """*first* is shown first; the course says what comes then."""
        super().__init__()
        self._labels = labels
        self._preferences = preferences
        self.course = course
        self._size: Size = DEFAULT
        self.state = State()
        self._made: Shown | None = None
        self._felt: tuple[Table, Felt] | None = None
        scale = preferences.settings.scale
        self._views = {
            viewpoint: TableView(preferences.theme, viewpoint, scale)
            for viewpoint in (Viewpoint.DEALER, Viewpoint.CAMERA)
        }
        self.asking = Asking(first, course.marker, course.peek)
        self._pass(self.asking, 0.0)

    def begin(self, exercise: Exercise) -> None:
        """Show another exercise."""
        self.asking = Asking(exercise, self.course.marker, self.course.peek)
        before = self.state
        self.state = State(viewpoint=before.viewpoint, pointer=before.pointer, answered=before.answered + 1)

    # --- what is to be seen

    @property
    def shown(self) -> Shown:
        """Everything that is to be seen now, with no pointer on it."""
        if self._made is None:
            self._made = self._show(self._look, Window(self._laid_out, Letters()))
        return self._made

    def _show(self, look: Look, window: Window) -> Shown:
        return show(self.asking, self._printed, look, window, self.state.back)

    @property
    def _look(self) -> Look:
        state = self.state
        return Look(self._labels, self.course.progress(), state.reason, state.helping, box=state.box, signs=state.signs)

    @property
    def picture(self) -> Picture:
        """What lies on the table now, with no pointer on it."""
        return self.shown.picture

    def _laid_out(self, picture: Picture) -> Layout:
        return self._view.layout(self._size, picture)

    @property
    def _view(self) -> TableView:
        return self._views[self.state.viewpoint]

    @property
    def _printed(self) -> Felt:
        table = self.asking.exercise.still.table
        if self._felt is None or self._felt[0] is not table:
            self._felt = table, felt_of(table)
        return self._felt[1]

    def resize(self, size: Size) -> None:
        """Lay the table out for another size."""
        self._size = size
        self.changed()

    def update(self, dt: float) -> None:
        """Let time go by: the clock of the answer."""
        if self._pass(self.asking, dt):
            self.changed()

    def _pass(self, clocked: Clocked, dt: float) -> bool:
        """Let the clock of what is done go on; return whether it shows another second."""
        if self.course.looked is not None:
            return clocked.wind(self.course.looked())
        return not self.state.helping and clocked.tick(dt)

    def prepare(self) -> bool:
        """Draw a card that may be wanted; return whether there was one."""
        return self._view.prepare()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, the rack as it stands, the panel, the closer look."""
        shown, target = self.shown, self._target()
        picture = replace(shown.picture, hover=target, overlay=None)
        self._view.draw(surface, picture, lambda onto, _layout: self._draw_over(onto, shown))

    def _draw_over(self, surface: pygame.Surface, shown: Shown) -> None:
        theme, unit, layout = self._preferences.theme, shown.layout.room.unit, shown.layout
        draw_rack(surface, layout.dealer.rack, shown.columns, self._rack_look(shown), (unit, theme))
        draw_marks(surface, shown, self.asking, theme)
        prints = self._rack_prints
        if shown.called is not None:
            draw_side(surface, *shown.called, (None, theme))
        if shown.close is not None:
            draw_close_look(surface, shown.close, prints, theme)
        draw_side(surface, shown.places, shown.side, (self.pointed_at(), theme))
        self._draw_hand(surface, shown)
        if self.dragged is not None:
            self._draw_dragged(surface, shown, self.dragged)
        draw_panels(surface, layout, shown.picture, theme)

    def _draw_hand(self, surface: pygame.Surface, shown: Shown) -> None:
        """Draw what is before the rack, each value for itself: the lowest nearest the dealer's hand."""
        hand = shown.layout.dealer.hand
        chips = next((stack.chips for stack in shown.picture.stacks if stack.place == HAND), ())
        for index, count in enumerate(reversed(chips)):
            at = hand.right - (index + 0.5) * hand.w / max(_STACKS, len(chips)), hand.y + 0.6 * hand.h
            self._draw_chips(surface, shown, (count,), at)

    def _draw_dragged(self, surface: pygame.Surface, shown: Shown, held: Held) -> None:
        chip = next(chip for chip in self.asking.exercise.still.table.chips if chip.value == held.grip.value)
        self._draw_chips(surface, shown, (ChipCount(chip, 1),), shown.layout.in_picture(*held.at))

    def _draw_chips(
        self, surface: pygame.Surface, shown: Shown, chips: tuple[ChipCount, ...], at: tuple[float, float]
    ) -> None:
        """Draw a stack that stands nowhere on the felt, with its middle at a point of the picture in pixels."""
        self._view.draw_carried(surface, shown.layout, (StackAt(RACK, chips), at), shown.picture.felt)

    @property
    def dragged(self) -> Held | None:
        """What hangs on the pointer and was moved."""
        held = self.state.held
        return held if held is not None and held.dragged else None

    @property
    def _rack_prints(self) -> Mapping[int, str]:
        return {tray.chip.value: tray.text for tray in self._printed.rack}

    def _rack_look(self, shown: Shown) -> RackLook:
        asking, deed = self.asking, self.pointed_at()
        chips = isinstance(asking.field, GiveChips)
        chosen = shown.columns[asking.draft.cursor].chip.value if chips else None
        hot = int(deed.what) if deed is not None and deed.do is Do.CUT else None
        return RackLook(rack_counts(asking), asking.draft.chips, self._rack_prints, shown.caps, chosen, hot)

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed now: the bar, the panel, the columns of the rack, the cards in question."""
        shown, found = self.shown, []
        found += [each for each in controls(shown.picture, shown.layout) if not each.name.startswith("box ")]
        if shown.picture.overlay is not None:
            return tuple(found)
        for part, rect in shown.places.parts:
            deed = deed_of(part)
            if deed is not None and shown.places.readable(rect):
                found.append(Control(str(deed), shown.layout.in_window(rect), label_of(part)))
        for column in shown.columns if shown.caps else ():
            deed = Deed(Do.CUT, str(column.chip.value))
            found.append(Control(str(deed), shown.layout.in_window(column.rect), self._rack_prints[column.chip.value]))
        for key in shown.cards:
            where = shown.layout.in_window(card_rect(shown, key))
            found.append(Control(str(Deed(Do.CARD, str(key.card))), where, str(key.card), key.cap))
        return tuple(found)

    def lines(self) -> tuple[str, ...]:
        """Return what is to be seen."""
        return tuple(f"{name}: {text}" for name, text in self.told().items())

    def told(self) -> dict[str, str]:
        """Return what lies on the table by name, and what the panel says."""
        said = {f"panel {number}": text for number, text in enumerate(self.shown.side.texts, 1)}
        called = {f"called {number}": line for number, line in enumerate(self.asking.exercise.still.said, 1)}
        board = self.shown.called
        pays = board[1].texts if self.state.signs and board else ()
        signs = {f"pays {number}": text for number, text in enumerate(pays, 1)}
        return {**table_lines(self.picture), **called, **signs, **said}

    def pointed_at(self) -> Deed | None:
        """Return what a press would do where the pointer is."""
        pointer = self.state.pointer
        return None if pointer is None or self.state.helping else deed_at(self.shown, self.asking, pointer)

    def box_at(self, at: tuple[int, int]) -> int:
        """Return the box under a point of the window, 0 for none."""
        target = None if self.state.helping else self.shown.layout.hit(*at)
        return target.box if target is not None else 0

    def _target(self) -> Target | None:
        pointer = self.state.pointer
        target = self.shown.layout.hit(*pointer) if pointer and not self.state.helping else None
        return target if target is not None and target.kind in (Pointed.BUTTON, Pointed.ACTION) else None

    def changed(self) -> None:
        """Lay everything out again: something is to be seen that was not."""
        self._made = None
        self.dirty = True
