"""What keys and clicks do on a page: they move the focus, or become what the page's scene is told. No pygame."""

from __future__ import annotations

from typing import Protocol

from uth.ui import theme
from uth.ui.keys import Key
from uth.ui.page.arrange import BACK
from uth.ui.page.kit import Kit
from uth.ui.page.model import Button, Canvas, Choices, Field, Table, Toggle
from uth.ui.page.parts import Item
from uth.ui.page.state import ON_TRACK, PageState, table_of
from uth.ui.page.typing import Line, in_sight

_GO = (Key.ENTER, Key.SPACE)
_ARROWS = frozenset({Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT})
_TYPED = frozenset({Key.SPACE, Key.MINUS, Key.EQUALS, Key.COMMA, Key.PERIOD, Key.SLASH})
"""Keys that come as text besides, like letters and digits: in a field no button may take them for its key."""


class Listener(Protocol):
    """Who is told what was done: see :class:`uth.ui.page.scene.PageScene`."""

    def pressed(self, name: str) -> None: ...
    def chosen(self, name: str, index: int) -> None: ...
    def opened(self, name: str, row: int) -> None: ...
    def picked(self, name: str, row: int) -> None: ...
    def typed(self, name: str, text: str) -> None: ...
    def entered(self, name: str) -> None: ...
    def back(self) -> None: ...
    def canvas_pressed(self, name: str, x: int, y: int) -> None: ...
    def canvas_key(self, name: str, key: Key) -> bool: ...
    def cannot(self, why: str) -> None: ...
    def clicked(self) -> None: ...
    def copied(self, text: str) -> None: ...


class Hand:
    """A person's hand on a page."""

    def __init__(self, state: PageState, listener: Listener) -> None:
        self._state = state
        self._listener = listener

    # --- keys

    def key(self, key: Key, *, shift: bool, ctrl: bool) -> None:
        """Do what a key means: first on what has the focus, then on the page."""
        state = self._state
        state.ring = True
        item = state.focused
        if key is Key.ESCAPE:
            self._listener.back()
        elif key is Key.TAB:
            state.step(-1 if shift else 1)
        elif item is not None and self._key_on(item, key, ctrl=ctrl):
            pass
        elif (button := self._button_of(key)) is not None:
            self.press_button(button)
        elif key in _ARROWS:
            state.go(key)
        else:
            self._scroll(key)

    def _key_on(self, item: Item, key: Key, *, ctrl: bool) -> bool:
        """Give a key to what has the focus; return whether it meant something there."""
        match item.element:
            case Field() as field:
                return self._key_in_field(field, key, ctrl=ctrl)
            case Table() as table:
                return self._key_in_table(table, key)
            case Choices() as choices if key in (Key.LEFT, Key.RIGHT, *_GO):
                self._choose(choices, choices.chosen + (-1 if key is Key.LEFT else 1), around=key in _GO)
            case Toggle() as toggle if key in _GO:
                self._turn(toggle)
            case Button() as button if key in _GO:
                self.press_button(button)
            case Canvas(name):
                return self._listener.canvas_key(name, key)
            case _:
                return False
        return True

    def _key_in_field(self, field: Field, key: Key, *, ctrl: bool) -> bool:
        if key is Key.ENTER:
            self._listener.entered(field.name)
            return True
        if ctrl and key is Key.C:
            self._listener.copied(field.text)
            return True
        after = self._state.line(field.text, field.most).pressed(key, ctrl=ctrl)
        if after is None:
            return len(key) == 1 or key in _TYPED
        self._changed_line(field, after)
        return True

    def _key_in_table(self, table: Table, key: Key) -> bool:
        reel = self._state.reels[table.name]
        if key in _GO and table.opens:
            self._listener.opened(table.name, reel.row)
            return True
        target = {
            Key.UP: reel.row - 1,
            Key.DOWN: reel.row + 1,
            Key.PAGE_UP: reel.row - reel.shown,
            Key.PAGE_DOWN: reel.row + reel.shown,
            Key.HOME: 0,
            Key.END: reel.count - 1,
        }.get(key)
        # At its ends the arrows leave the list.
        if target is None or (key in _ARROWS and not 0 <= target < reel.count):
            return False
        self._pick(table, target)
        return True

    def _scroll(self, key: Key) -> None:
        """Scroll the page, or its only list, wherever the focus is."""
        state = self._state
        if not state.places.most_scroll:
            tables = [table for item in state.places.items if (table := table_of(item)) and table.count]
            if len(tables) == 1 and key not in _GO:
                self._key_in_table(tables[0], key)
            return
        page = round(state.places.body.h * 0.9)
        target = {
            Key.PAGE_UP: state.scroll - page,
            Key.PAGE_DOWN: state.scroll + page,
            Key.HOME: 0,
            Key.END: state.places.most_scroll,
        }.get(key)
        if target is not None:
            state.scroll_to(target)

    def text(self, text: str) -> None:
        """Put what was typed into the field that has the focus."""
        field = self._state.focused.element if self._state.focused else None
        if isinstance(field, Field):
            self._changed_line(field, self._state.line(field.text, field.most).typed(text))

    def _changed_line(self, field: Field, line: Line) -> None:
        self._state.cursor, self._state.all_chosen = line.at, line.chosen
        if line.text != field.text:
            self._listener.typed(field.name, line.text)

    # --- the mouse

    def press(self, x: int, y: int) -> None:
        """Do what a click on that point of the window means."""
        state = self._state
        state.ring = False
        state.point((x, y))
        if state.hover is None:
            return
        name, part = state.hover
        if part == ON_TRACK:
            state.grab(name, y)
            return
        item = state.places.item(name)
        assert item is not None
        if item in state.stops:
            state.focus_on(name)
        self._press_on(item, part, (x, y))

    def _press_on(self, item: Item, part: int, at: tuple[int, int]) -> None:
        match item.element:
            case Button() as button:
                self.press_button(button)
            case Choices() as choices if part >= 0:
                if not item.alone:
                    self._choose(choices, part)
                elif part != 1:
                    self._choose(choices, choices.chosen + part - 1, around=True)
            case Toggle() as toggle:
                self._turn(toggle)
            case Field() as field:
                self._state.cursor = self._letter_at(field, item, at[0])
                self._state.all_chosen = False
            case Table() as table if part >= 0:
                self._pick(table, part)
                if table.opens and table.by_click:
                    self._listener.opened(table.name, part)
            case Canvas(name):
                x, y = self._state.places.in_picture(*at)
                self._listener.canvas_pressed(name, int(x) - item.rect.x, int(y) - item.rect.y)
            case _:
                pass

    def _letter_at(self, field: Field, item: Item, x: int) -> int:
        """The place in the text that is nearest to a point of the window."""
        state = self._state
        unit = state.places.unit
        kit, box = Kit(unit, state.measure), item.parts[0]
        from_left = state.places.in_picture(x, 0)[0] - box.x - kit.field_pad
        cursor = min(state.cursor, len(field.text)) if state.focus == field.name else 0
        first, last = in_sight(
            field.text, cursor, box.w - 2 * kit.field_pad, lambda part: state.measure.width(part, theme.BODY, unit)
        )
        ends = (state.measure.width(field.text[first:at], theme.BODY, unit) for at in range(first, last + 1))
        away = [abs(end - from_left) for end in ends]
        return first + away.index(min(away))

    # --- doing it

    def _button_of(self, key: Key) -> Button | None:
        buttons = (item.element for item in self._state.stops if isinstance(item.element, Button))
        return next((button for button in buttons if button.key is key), None)

    def press_button(self, button: Button) -> None:
        """Press a button, or say why it cannot be pressed."""
        if not button.enabled:
            self._listener.cannot(button.reason)
            return
        self._listener.clicked()
        if button.name == BACK:
            self._listener.back()
        else:
            self._listener.pressed(button.name)

    def _choose(self, choices: Choices, index: int, *, around: bool = False) -> None:
        if not choices.enabled:
            self._listener.cannot(choices.reason)
            return
        count = len(choices.labels)
        index = index % count if around and count else min(max(0, index), count - 1)
        if index != choices.chosen:
            self._listener.chosen(choices.name, index)

    def _turn(self, toggle: Toggle) -> None:
        if toggle.enabled:
            self._listener.chosen(toggle.name, 0 if toggle.on else 1)
        else:
            self._listener.cannot(toggle.reason)

    def _pick(self, table: Table, row: int) -> None:
        if self._state.choose_row(table.name, row):
            self._listener.picked(table.name, self._state.reels[table.name].row)
