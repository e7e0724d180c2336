"""What of a window the table leaves free: a strip under the bar, and a column beside the felt. No pygame.

From the players' side the boxes go round all of the felt: whoever has something to say beside them needs a column of
its own. From the other sides the felt has free places.
"""

from __future__ import annotations

from dataclasses import dataclass

from uth.ui.layout.frame import unit_of
from uth.ui.layout.rect import NOWHERE, Rect
from uth.ui.sizes import Size

_COLUMN = 312
_MARGIN = 12


@dataclass(frozen=True, slots=True)
class Spare:
    """What is left free.

    :ivar under: so high is the strip, in pixels at unit 1.
    :ivar column: whether there is a column at the right of the players' side.
    """

    under: int = 0
    column: bool = False

    def under_bar(self, whole: Size) -> Rect:
        """Return the strip of a picture of that size."""
        high = round(self.under * unit_of(whole))
        return Rect(0, whole[1] - high, whole[0], high) if high else NOWHERE

    def beside(self, whole: Size) -> Rect:
        """Return the column of a table of that size, bar included."""
        wide = round(_COLUMN * unit_of(whole))
        return Rect(whole[0] - wide, 0, wide, whole[1]) if self.column else NOWHERE

    def panel(self, column: Rect, height: int) -> Rect:
        """Return what may be written on in the column of a felt so high."""
        margin = round(_MARGIN * column.w / _COLUMN)
        inner = Rect(column.x + margin // 2, margin, column.w - 2 * margin, height - 2 * margin)
        return inner if self.column else NOWHERE


NOTHING = Spare()
"""The table has all of the window."""
