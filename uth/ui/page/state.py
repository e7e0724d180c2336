"""What a person is doing on a page: where the focus is, what is scrolled, what is pointed at. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.page.arrange import Places, arrange
from uth.ui.page.focus import beside, first_focus, step, stops
from uth.ui.page.kit import Measure
from uth.ui.page.model import Page, Row, Table
from uth.ui.page.parts import Item
from uth.ui.page.scroll import Reel, first_at, thumb
from uth.ui.page.typing import Line
from uth.ui.sizes import DEFAULT, Size

BODY = ""
"""The name under which the page itself is scrolled."""
ON_TRACK = -2
"""The part that a scroll bar is."""
_NOTCH = 60
"""How far a step of the wheel scrolls the page, at unit 1; a list goes on by :data:`_ROWS` rows."""
_ROWS = 3


@dataclass(slots=True)
class PageState:
    """A page laid out, and everything about it that changes by hand.

    :ivar ring: the focus is shown: keys were used last.
    :ivar all_chosen: all of the field that has the focus is chosen.
    :ivar hover: the name and part under the pointer; the part of a table is a row.
    :ivar reels: where each list stands, by name.
    """

    measure: Measure
    window: Size = DEFAULT
    scale: float = 1.0
    focus: str = ""
    ring: bool = True
    scroll: int = 0
    cursor: int = 0
    all_chosen: bool = False
    hover: tuple[str, int] | None = None
    pointer: tuple[int, int] | None = None
    reels: dict[str, Reel] = field(default_factory=dict)
    page: Page = field(default_factory=lambda: Page("", ()))
    places: Places = field(init=False)
    _rows: dict[str, Sequence[Row]] = field(default_factory=dict)
    _drag: tuple[str, int] | None = None

    def __post_init__(self) -> None:
        self._laid_out()

    # --- laying out

    def fit(self, page: Page) -> None:
        """Show *page*; what can be kept of focus, scrolling and chosen rows is kept."""
        self.page = page
        self._laid_out()
        self._rows = {}
        for item in self.places.items:
            if isinstance(item.element, Table):
                self.reels.setdefault(item.name, Reel()).fit(item.element.count, item.rows)
        names = [item.name for item in self.stops]
        if self.focus not in names and names:
            self.focus = first_focus(self.places)
            self.to_end()
        self.point(self.pointer)

    def _laid_out(self) -> None:
        self.places = arrange(self.page, self.window, self.measure, scroll=self.scroll, scale=self.scale)
        if self.scroll > self.places.most_scroll:
            self.scroll = self.places.most_scroll
            self.places = arrange(self.page, self.window, self.measure, scroll=self.scroll, scale=self.scale)

    def rows(self, table: Table) -> Sequence[Row]:
        """Return the rows in sight; asked for once until the page changes or is scrolled."""
        if table.name not in self._rows:
            reel = self.reels[table.name]
            self._rows[table.name] = table.rows(reel.first, reel.last - reel.first) if table.count else ()
        return self._rows[table.name]

    # --- focus

    @property
    def stops(self) -> tuple[Item, ...]:
        """What the focus can be on."""
        return stops(self.places)

    @property
    def focused(self) -> Item | None:
        """What has the focus."""
        return next((item for item in self.stops if item.name == self.focus), None)

    def focus_on(self, name: str) -> None:
        """Move the focus, and bring what has it in sight."""
        if name != self.focus:
            self.focus = name
            self.to_end()
        item = self.focused
        if item is not None and item in self.places.items:
            self._show(item.rect)
            self._show_row(name)

    def to_end(self) -> None:
        """Put the cursor at the end of the field that has the focus."""
        text = getattr(self.focused.element, "text", "") if self.focused else ""
        self.cursor = len(text)
        self.all_chosen = False

    def step(self, by: int) -> None:
        """Move the focus to the next stop (1) or the one before (-1)."""
        if self.stops:
            self.focus_on(step(self.stops, self.focus, by))

    def go(self, key: Key) -> None:
        """Move the focus in the direction of an arrow key; where the page has nothing to be on, scroll that way."""
        before = self.focused
        self.focus_on(beside(self.stops, self.focus, key))
        if self.focused is before and before not in self.places.items and key in (Key.UP, Key.DOWN):
            self.scroll_to(self.scroll + round(_NOTCH * self.places.unit) * (1 if key is Key.DOWN else -1))

    def line(self, text: str, most: int) -> Line:
        """Return the line that is being typed."""
        return Line(text, min(self.cursor, len(text)), most, self.all_chosen)

    # --- scrolling

    def _show(self, rect: Rect) -> None:
        body, margin = self.places.body, round(10 * self.places.unit)
        if rect.y - margin < body.y:
            self.scroll_to(self.scroll + rect.y - margin - body.y)
        elif rect.bottom + margin > body.bottom:
            self.scroll_to(self.scroll + min(rect.y - margin - body.y, rect.bottom + margin - body.bottom))

    def _show_row(self, name: str) -> None:
        """Bring the row chosen in sight where its list has less room than rows: there the page scrolls."""
        reel = self.reels.get(name)
        if reel is not None and reel.count:
            item = next(item for item in self.places.items if item.name == name)
            self._show(item.row_rect(reel.row - reel.first))

    def scroll_to(self, scroll: int) -> None:
        """Scroll the page to that place, or the nearest there is."""
        self.scroll = min(max(0, scroll), self.places.most_scroll)
        self._laid_out()
        self.point(self.pointer)

    def scroll_list(self, name: str, first: int) -> None:
        """Let *first* be the first row in sight of that list."""
        self.reels[name].scroll_to(first)
        self._rows.pop(name, None)
        self.point(self.pointer)

    def choose_row(self, name: str, row: int) -> bool:
        """Choose a row of a list; return whether that is another one than before."""
        reel = self.reels[name]
        before = reel.row, reel.first
        reel.choose(row)
        if reel.first != before[1]:
            self._rows.pop(name, None)
            self.point(self.pointer)
        self._show_row(name)
        return reel.row != before[0]

    def wheel(self, x: int, y: int, steps: int) -> None:
        """Scroll the list under the pointer, or the page where there is none or the list has nothing more to show."""
        found = self.places.hit(x, y)
        if found is not None and isinstance(found[0].element, Table):
            reel = self.reels[found[0].name]
            before = reel.first
            self.scroll_list(found[0].name, reel.first - _ROWS * steps)
            if reel.first != before or not self.places.most_scroll:
                return
        self.scroll_to(self.scroll - round(_NOTCH * self.places.unit) * steps)

    # --- the pointer

    def point(self, at: tuple[int, int] | None) -> bool:
        """Take note of where the pointer is; return whether something else lies under it."""
        before, self.pointer = self.hover, at
        self.hover = self._under(at) if at else None
        return self.hover != before

    def _under(self, at: tuple[int, int]) -> tuple[str, int] | None:
        if self._on_page_bar(at):
            return BODY, ON_TRACK
        found = self.places.hit(*at)
        if found is None:
            return None
        item, part = found
        return item.name, self._part_of_table(item, part, at) if isinstance(item.element, Table) else part

    def _part_of_table(self, item: Item, part: int, at: tuple[int, int]) -> int:
        if part == 2:
            return ON_TRACK
        reel, body = self.reels[item.name], item.parts[1]
        row = reel.first + int(self.places.in_picture(*at)[1] - body.y) // item.row_height
        return row if part == 1 and row < reel.last else -1

    def _on_page_bar(self, at: tuple[int, int]) -> bool:
        track = self.places.track
        return track.w > 0 and track.grown(round(4 * self.places.unit)).holds(*self.places.in_picture(*at))

    # --- scroll bars

    def grab(self, name: str, y: int) -> None:
        """Take the thumb of a scroll bar at *y* of the window; beside the thumb its middle comes there first."""
        track, first, shown, total = self._bar(name)
        at = round(self.places.in_picture(0, y)[1])
        bar = thumb(track, first, shown, total)
        self._drag = name, at - bar.y if bar.y <= at < bar.bottom else bar.h // 2
        self.drag(y)

    def drag(self, y: int) -> bool:
        """Move the thumb that is held; return whether one is."""
        if self._drag is None:
            return False
        name, grip = self._drag
        track, _, shown, total = self._bar(name)
        first = first_at(track, self.places.in_picture(0, y)[1] - grip, shown, total)
        if name == BODY:
            self.scroll_to(first)
        else:
            self.scroll_list(name, first)
        return True

    def let_go(self) -> None:
        """Let go of the thumb."""
        self._drag = None

    def _bar(self, name: str) -> tuple[Rect, int, int, int]:
        if name == BODY:
            return self.places.track, self.scroll, self.places.body.h, self.places.length
        item, reel = self.places.item(name), self.reels[name]
        assert item is not None
        return item.parts[2], reel.first, reel.shown, reel.count


def table_of(item: Item | None) -> Table | None:
    """Return the list that *item* is, None for anything else."""
    return item.element if item is not None and isinstance(item.element, Table) else None
