"""What a page is made of: frozen elements with finished texts, in reading order. No pixel, no pygame.

Whatever can be pressed or changed has a *name* in contract words, unique on its page; the scene is told by that name.
Sizes without a unit are pixels of a page in a window of 1280x800.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from uth.cards import Card
from uth.ui.align import Align
from uth.ui.keys import Key
from uth.ui.picture import Tone


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading over what follows, with a line under it."""

    text: str


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph; *soft*: said by the way, smaller and in the second ink."""

    text: str
    soft: bool = False
    align: Align = Align.LEFT


@dataclass(frozen=True, slots=True)
class Facts:
    """Lines of (what, how much)."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """Lines of texts in columns as wide as their longest, only to be read.

    :ivar heads: over the columns, if anything.
    :ivar keys: the first column is shown as key caps, one for each of its words.
    """

    rows: tuple[tuple[str, ...], ...]
    heads: tuple[str, ...] = ()
    keys: bool = False

    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        """The heads, if there are any, and the rows."""
        return (self.heads, *self.rows) if self.heads else self.rows


@dataclass(frozen=True, slots=True)
class Figure:
    """One large figure under a small heading, with a second line."""

    heading: str
    figure: str
    second: str = ""
    tone: Tone = Tone.NOTE
    """:attr:`Tone.WIN` letters the figure in gold; the words must say it too."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures side by side on plates of equal width."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Button:
    """A button; *gold* is for the one way on."""

    name: str
    label: str
    second: str = ""
    key: Key | None = None
    """Presses it from anywhere on the page, and is shown on its cap."""
    enabled: bool = True
    reason: str = ""
    """Why it is not enabled; said when it is pointed at or pressed."""
    gold: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """One of several: side by side where there is room for all of them, else one at a time between two arrows.

    :ivar labels: what can be chosen, in the reader's language.
    :ivar words: the same in contract words, for ``--describe``; the labels where empty.
    :ivar note: a second line under the label, where it stands on a line of its own.
    :ivar alone: shown one at a time even where there is room for all.
    """

    name: str
    label: str
    labels: tuple[str, ...]
    chosen: int
    words: tuple[str, ...] = ()
    note: str = ""
    enabled: bool = True
    reason: str = ""
    alone: bool = False

    def word(self, index: int) -> str:
        """Return the contract word of a choice."""
        return (self.words or self.labels)[index]


@dataclass(frozen=True, slots=True)
class Tabs(Choices):
    """The parts of a page; the one chosen is shown below."""


@dataclass(frozen=True, slots=True)
class Toggle:
    """A switch: on or off."""

    name: str
    label: str
    on: bool
    note: str = ""
    enabled: bool = True
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A line of text that a person types; the scene keeps what is typed and gives it back in *text*."""

    name: str
    label: str
    text: str
    hint: str = ""
    """Shown while the field is empty."""
    most: int = 40
    """How many characters it takes."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: *share* of its width, in any measure.

    :ivar least: in a list less wide than this, in pixels at unit 1, it is left out.
    """

    title: str
    share: float = 1.0
    align: Align = Align.LEFT
    least: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one place of a table: cards, then a text; on a pill where it has a tone."""

    text: str = ""
    tone: Tone | None = None
    cards: tuple[Card, ...] = ()
    soft: bool = False


Row = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A list of any length: only the rows in sight are asked for.

    :ivar count: how many rows there are.
    :ivar rows: gives rows *first* (from 0) to *first* + *count*, each with a cell for every column; fewer at the end.
    :ivar empty: what is said where there are none.
    :ivar opens: a click or Enter on a row opens it; else a click only chooses it.
    :ivar by_click: a click opens, too; without, a click only chooses and Enter opens.
    """

    name: str
    columns: tuple[Column, ...]
    count: int
    rows: Callable[[int, int], Sequence[Row]]
    empty: str = ""
    opens: bool = True
    by_click: bool = True
    least: int = 4
    """So many rows have room at the least."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """An area that the scene draws itself: a plot, a chart.

    :ivar least: its height at the least; it takes what room is left, by *weight*.
    :ivar focused: the focus can go there, and the scene gets its keys.
    :ivar words: what is to be seen in it, for people who cannot see it.
    """

    name: str
    least: float = 160
    weight: float = 1.0
    focused: bool = False
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Gap:
    """Room between two elements, besides what lies between any two."""

    height: float = 10
    weight: float = 0.0


Part = Button | Choices | Toggle | Field
"""What can stand in a bar."""


@dataclass(frozen=True, slots=True)
class Bar:
    """Buttons, choices, switches and fields side by side, in as many lines as they need."""

    parts: tuple[Part, ...]
    align: Align = Align.LEFT


@dataclass(frozen=True, slots=True)
class Buttons:
    """Buttons in columns of one width, row by row."""

    buttons: tuple[Button, ...]
    columns: int = 1


@dataclass(frozen=True, slots=True)
class Panel:
    """Elements on a plate of their own."""

    blocks: tuple[Block, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Columns:
    """Stacks of elements side by side; *shares* of the width, equal where empty."""

    columns: tuple[tuple[Block, ...], ...]
    shares: tuple[float, ...] = ()


Block = (
    Heading
    | Text
    | Facts
    | Listing
    | Figures
    | Choices
    | Toggle
    | Field
    | Table
    | Canvas
    | Gap
    | Bar
    | Buttons
    | Panel
    | Columns
)


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page.

    :ivar subtitle: beside the title: whose page it is, what is counted.
    :ivar tabs: under the title.
    :ivar blocks: from top to bottom; what has no room is scrolled to.
    :ivar buttons: along the foot.
    :ivar hint: in the foot: what the keys do here; the usual keys where empty.
    :ivar notice: what has just happened or gone wrong; *refused*: it says why something cannot be done.
    :ivar narrow: a question or a short form, in the middle of the window.
    :ivar back: what the way back is called.
    :ivar cover: above 0, the page stands at the left of a picture that fills the window and that the scene draws
        (:meth:`uth.ui.page.scene.PageScene.draw_ground`), so wide at unit 1: without head, tabs and foot.
    """

    title: str
    blocks: tuple[Block, ...]
    subtitle: str = ""
    tabs: Tabs | None = None
    buttons: tuple[Button, ...] = ()
    hint: str = ""
    notice: str = ""
    refused: bool = False
    narrow: bool = False
    back: str = ""
    cover: float = 0
