"""What is to be seen of a replay at one moment, and what lies under a point of the window. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

from uth.ui.layout import Layout
from uth.ui.picture import Picture, Target
from uth.ui.replay.line import LinePlaces
from uth.ui.replay.sheet import Sheet, SheetPlaces


@dataclass(frozen=True, slots=True)
class Shown:
    """The table with the line of moments, and the sheet over it, if one lies there. Points are pixels of the window."""

    picture: Picture
    layout: Layout
    line: LinePlaces
    sheet: Sheet | None
    sheet_places: SheetPlaces | None

    def on_sheet(self, at: tuple[int, int]) -> bool:
        """Return whether a point lies on the sheet."""
        return self.sheet_places is not None and self.sheet_places.area.holds(*self.layout.in_picture(*at))

    def on_line(self, at: tuple[int, int]) -> bool:
        """Return whether the line of moments can be taken hold of at a point."""
        return self.line.reach.holds(*self.layout.in_picture(*at)) and not self.on_sheet(at)

    def moment_at(self, x: int) -> int:
        """Return the moment of the line that is nearest to a point."""
        return self.line.nearest(self.layout.in_picture(x, 0)[0])

    def hit(self, at: tuple[int, int]) -> Target | None:
        """Return what of the table lies under a point; nothing under the sheet and the line."""
        return None if self.on_sheet(at) or self.on_line(at) else self.layout.hit(*at)
