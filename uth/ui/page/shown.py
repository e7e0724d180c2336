"""Everything that a picture of a page is made of. No pygame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from uth.ui.keys import KeyLabels
from uth.ui.page.arrange import Places
from uth.ui.page.model import Page, Row
from uth.ui.page.scroll import Reel
from uth.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Shown:
    """A page, where it is, and what the person is doing.

    :ivar focus: the name that has the focus; *ring*: it is shown, as keys were used last.
    :ivar hover: the name and part under the pointer; the part of a table is a row, from 0.
    :ivar reels: where each list stands, and *rows*: what it shows there.
    :ivar cursor: where the next letter goes in the field that has the focus; *all_chosen*: all of it is chosen.
    """

    page: Page
    places: Places
    labels: KeyLabels
    theme: Theme
    focus: str
    ring: bool
    hover: tuple[str, int] | None
    reels: Mapping[str, Reel]
    rows: Mapping[str, Sequence[Row]]
    scroll: int
    cursor: int
    all_chosen: bool
    hint: str
    refused: bool
    """The hint says why something cannot be done."""

    def hot(self, name: str, part: int | None = None) -> bool:
        """Return whether the pointer is on that, or on that part of it."""
        return self.hover is not None and self.hover[0] == name and part in (None, self.hover[1])

    def ringed(self, name: str) -> bool:
        """Return whether the focus is shown there."""
        return self.ring and self.focus == name
