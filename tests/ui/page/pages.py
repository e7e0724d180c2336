"""Pages for tests: one with every kind of element, and letters that are measured without a font."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from uth.cards import parse_cards
from uth.ui.keys import Key
from uth.ui.page.model import (
    Bar,
    Block,
    Button,
    Buttons,
    Canvas,
    Cell,
    Choices,
    Column,
    Columns,
    Facts,
    Field,
    Figure,
    Figures,
    Gap,
    Heading,
    Listing,
    Page,
    Panel,
    Row,
    Table,
    Tabs,
    Text,
    Toggle,
)
from uth.ui.page.state import PageState
from uth.ui.picture import Tone
from uth.ui.theme import Face


class Even:
    """Letters that are all half as wide as they are high."""

    def width(self, text: str, face: Face, unit: float) -> int:
        return round(len(text) * face.px(unit) * 0.5)

    def lines(self, text: str, face: Face, unit: float, width: int) -> int:
        return max(1, math.ceil(self.width(text, face, unit) / max(1, width)))


def numbered(first: int, count: int) -> list[Row]:
    return [(Cell(f"row {first + place}"), Cell("$5", Tone.WIN, parse_cards("Ah Td"))) for place in range(count)]


def table(count: int, rows: Callable[[int, int], Sequence[Row]] = numbered, *, opens: bool = True) -> Table:
    return Table("list", (Column("WHAT", 2), Column("RESULT")), count, rows, "nothing yet", opens)


FILTERS = Bar(
    (
        Choices("result", "", ("All", "Won", "Lost"), 0, ("all", "won", "lost")),
        Toggle("trips", "Trips", on=False),
        Choices("when", "When", tuple(f"the day before day {day}" for day in range(9)), 3),
    )
)
NAME = Field("name", "Name", "Ann", "a name", 12)
ALL: tuple[Block, ...] = (
    Heading("Everything"),
    Text("A paragraph that is long enough to be broken into lines in every window there is. " * 2),
    Text("By the way.", soft=True),
    Figures((Figure("BANKROLL", "$100"), Figure("NET", "+$5", "today", Tone.WIN))),
    FILTERS,
    Choices("speed", "Speed", ("slow", "fast"), 1, note="of the cards"),
    Toggle("sound", "Sound", on=True, enabled=False, reason="There is no device."),
    NAME,
    Columns(
        (
            (Panel((Canvas("plot", focused=True, words=("it rises",)),), "Plot"),),
            (Facts((("Ante", "+$5"), ("Blind", "$0"))), Gap()),
        ),
        (2, 1),
    ),
    Listing((("royal flush", "500 to 1"), ("straight", "1 to 1")), ("HAND", "PAYS")),
    Listing((("Space", "deal"),)),
    Buttons((Button("one", "One"), Button("two", "Two", "of two lines"), Button("three", "Three")), columns=2),
    table(1000),
    Bar((Button("delete", "Delete", key=Key.D), Button("off", "Off", enabled=False, reason="Not now."))),
)
TABS = Tabs("tab", "", ("One", "Two", "Three"), 0)
PAGE = Page(
    "Everything",
    ALL,
    subtitle="of a page",
    tabs=TABS,
    buttons=(Button("go", "Go on", "to the next", Key.G, gold=True),),
    back="Back",
)


def state_of(page: Page, size: tuple[int, int] = (1280, 800)) -> PageState:
    state = PageState(Even(), size)
    state.fit(page)
    return state
