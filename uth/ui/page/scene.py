"""A page as a scene: intents in, picture out, by keyboard alone or mouse alone.

A subclass says what is on the page (:meth:`PageScene.page`) and is told by name what was pressed, chosen or typed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pygame

from uth.errors import UthError
from uth.ui.clipboard import copy
from uth.ui.intents import Focus, Intent, KeyPress, Leave, Mouse, Move, Press, Release, Text, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.page import told
from uth.ui.page.arrange import Places
from uth.ui.page.ground import ground
from uth.ui.page.hand import Hand
from uth.ui.page.model import Button, Canvas, Page
from uth.ui.page.parts import Item
from uth.ui.page.shown import Shown
from uth.ui.page.state import PageState, table_of
from uth.ui.page.view import Letters, draw_page
from uth.ui.scene import Control, Scene
from uth.ui.shrunk import draw_framed
from uth.ui.sizes import Size
from uth.ui.sound import Cue
from uth.ui.theme import CASINO, Theme
from uth.words.pages import back_word, usual_keys


class Pen(NamedTuple):
    """What a scene draws on its canvas with.

    :ivar unit: 1.0 in a window of 1280x800: what type and lines grow with.
    :ivar pointer: where the pointer is, in pixels of the picture like the canvas's rectangle; None if it is not on it.
    :ivar focused: the focus is on the canvas and is to be shown.
    """

    unit: float
    theme: Theme
    pointer: tuple[int, int] | None
    focused: bool


class PageScene(Scene):
    """A full-window page. See :meth:`page` and the methods below it for what a subclass may say."""

    def __init__(self, labels: KeyLabels, *, theme: Theme = CASINO, scale: float = 1.0) -> None:
        """*scale*: how much larger than usual everything is."""
        super().__init__()
        self.labels = labels
        self.theme = theme
        self.state = PageState(Letters(), scale=scale)
        self._hand = Hand(self.state, self)
        self._why = ""
        self._stale = True

    # --- what a subclass says

    @abstractmethod
    def page(self) -> Page:
        """Return the page as it is now; asked for again after each :meth:`changed` and whatever the person does."""

    def pressed(self, name: str) -> None:
        """A button was pressed."""

    def chosen(self, name: str, index: int) -> None:
        """Another choice or tab was chosen, or a switch turned off (0) or on (1)."""

    def opened(self, name: str, row: int) -> None:
        """A row of a list was opened; rows count from 0."""

    def picked(self, name: str, row: int) -> None:
        """Another row of a list was chosen."""

    def typed(self, name: str, text: str) -> None:
        """The text of a field is another one now."""

    def entered(self, name: str) -> None:  # noqa: ARG002  most pages have one field only
        """Enter was pressed in a field; the way on is pressed then."""
        found = (item.element for item in self.state.stops if isinstance(item.element, Button))
        gold = next((button for button in found if button.gold), None)
        if gold is not None:
            self._hand.press_button(gold)

    def back(self) -> None:
        """The way back was pressed."""
        self.done = True

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw a canvas into *rect* of *surface*; nothing shows outside of it."""

    def draw_ground(self, surface: pygame.Surface, places: Places) -> None:
        """Draw what lies under the page, over all of *surface*: the strip of felt, the room, the foot."""
        surface.blit(ground(places, self.theme), (0, 0))

    def canvas_pressed(self, name: str, x: int, y: int) -> None:
        """A canvas was clicked at that point, counted from its upper left corner, in pixels of the picture."""

    def canvas_key(self, name: str, key: Key) -> bool:  # noqa: ARG002  most canvases take no keys
        """A key was pressed on a canvas that has the focus; return whether it meant something there."""
        return False

    # --- for a subclass to call

    def changed(self) -> None:
        """Ask for the page again before it is shown next."""
        self._stale = True
        self.dirty = True

    def row(self, name: str) -> int:
        """Return the row of a list that is chosen, from 0."""
        self._current()
        return self.state.reels[name].row

    def choose_row(self, name: str, row: int) -> None:
        """Choose a row of a list and bring it in sight."""
        self._current()
        self.state.choose_row(name, row)
        self.dirty = True

    def focus_on(self, name: str) -> None:
        """Put the focus on something of that name."""
        self._current()
        self.state.focus_on(name)
        self.dirty = True

    def cannot(self, why: str) -> None:
        """Say why what was asked for cannot be done, until the next key or click."""
        self._why = why
        self.cue(Cue.REFUSED)

    def try_open(self, make: Callable[[], Scene | None]) -> bool:
        """Open what *make* returns; where there can be none, say why, and return False."""
        try:
            self.opens = make()
        except UthError as error:
            self.cannot(str(error))
            return False
        return True

    def clicked(self) -> None:
        """Let a button be heard."""
        self.cue(Cue.BUTTON)

    def copied(self, text: str) -> None:
        """Put a text into the clipboard."""
        copy(text)

    # --- a scene

    def enter(self) -> None:
        super().enter()
        self.changed()

    def resize(self, size: Size) -> None:
        super().resize(size)
        self.state.window = size
        self._stale = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page; a window smaller than 960x600 gets it shrunk."""
        shown = self.shown()

        def drawn(onto: pygame.Surface) -> None:
            draw_page(onto, shown, self.draw_ground, self._draw_canvas)

        draw_framed(surface, shown.places, self.theme.room, drawn)

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed now."""
        return tuple(Control(*each) for each in told.pressed(self.shown()))

    def lines(self) -> tuple[str, ...]:
        """Return what is to be read."""
        return tuple(told.lines(self.shown()))

    def told(self) -> dict[str, str]:
        """Return the page's title, its lines by their number, and what has the focus."""
        title, *rest = self.lines()
        lines = {f"line {number}": line for number, line in enumerate(rest, start=1)}
        return {"page": title, **lines, "focus": told.focus(self.shown())}

    def shown(self) -> Shown:
        """Return everything that the picture is made of now."""
        state = self._current()
        tables = [table for item in state.places.items if (table := table_of(item))]
        return Shown(
            page=state.page,
            places=state.places,
            labels=self.labels,
            theme=self.theme,
            focus=state.focus,
            ring=state.ring,
            hover=state.hover,
            reels=state.reels,
            rows={table.name: state.rows(table) for table in tables},
            scroll=state.scroll,
            cursor=state.cursor,
            all_chosen=state.all_chosen,
            hint=self._hint(),
            refused=bool(self._why),
        )

    def _current(self) -> PageState:
        if self._stale:
            self._stale = False
            page = self.page()
            self.state.fit(page if page.back else replace(page, back=back_word()))
        return self.state

    def _hint(self) -> str:
        state = self.state
        usual = usual_keys(*(self.labels.label(key) for key in (Key.TAB, Key.ENTER, Key.ESCAPE)))
        return self._why or _reason_at(state) or state.page.hint or usual

    def _draw_canvas(self, surface: pygame.Surface, item: Item) -> None:
        state = self.state
        at = state.places.in_picture(*state.pointer) if state.pointer else (-1, -1)
        x, y = int(at[0]), int(at[1])
        pointer = (x, y) if item.rect.holds(x, y) else None
        focused = state.ring and state.focus == item.name
        self.draw_canvas(surface, item.name, item.rect, Pen(state.places.unit, self.theme, pointer, focused))

    # --- what a person wants

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        state = self._current()
        match intent:
            case Move(x, y):
                if state.drag(y) or state.point((x, y)) or self._on_canvas():
                    self.dirty = True
            case Leave():
                state.point(None)
                self.dirty = True
            case Focus() | Release():
                state.let_go()
            case Wheel(x, y, steps):
                state.wheel(x, y, steps)
                self.dirty = True
            case Press(x, y, Mouse.LEFT):
                self._why = ""
                self._hand.press(x, y)
                self.changed()
            case Text(text):
                self._hand.text(text)
                self.changed()
            case KeyPress(key, shift=shift, ctrl=ctrl):
                self._why = ""
                self._hand.key(key, shift=shift, ctrl=ctrl)
                self.changed()
            case _:
                pass

    def _on_canvas(self) -> bool:
        hover = self.state.hover
        item = self.state.places.item(hover[0]) if hover else None
        return item is not None and isinstance(item.element, Canvas)


def _reason_at(state: PageState) -> str:
    """Why what is pointed at, or has the focus while that is shown, cannot be used."""
    name = state.hover[0] if state.hover else state.focus if state.ring else ""
    item = state.places.item(name) if name else None
    enabled = item is None or getattr(item.element, "enabled", True)
    return "" if enabled or item is None else getattr(item.element, "reason", "")
