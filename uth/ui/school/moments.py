"""The table at the moment of a fault, as a small picture: from the dealer's chair, for a report on paper."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from uth.report.attempt import SHAPE
from uth.school.exercise import Still
from uth.school.moments import Moment
from uth.table import Table
from uth.ui.layout import Viewpoint
from uth.ui.picture import Felt
from uth.ui.png import small_png
from uth.ui.present import felt_of
from uth.ui.school.felt_picture import Seen, felt_picture
from uth.ui.table_view import TableView
from uth.ui.theme import CASINO

_WINDOW = (960, 600)
"""The smallest window: everything is readable, and the file is small."""


@dataclass
class Moments:
    """Draws moments, one after another; the same still table is drawn once."""

    _view: TableView = field(default_factory=lambda: TableView(CASINO, Viewpoint.DEALER))
    _felts: dict[Table, Felt] = field(default_factory=dict)
    _drawn: dict[int, tuple[Still, bytes]] = field(default_factory=dict)

    def draw(self, moment: Moment) -> bytes:
        """Return the table at a moment as a PNG. A card that lies face down has no face in it."""
        still = moment.still
        known = next((png for other, png in self._drawn.values() if other == still), None)
        if known is None:
            known = self._png(still)
            self._drawn[len(self._drawn)] = still, known
        return known

    def _png(self, still: Still) -> bytes:
        table = still.table
        printed = self._felts.setdefault(table, felt_of(table))
        picture = felt_picture(still, printed, Seen.with_amounts(table.currency))
        surface = pygame.Surface(_WINDOW)
        self._view.draw(surface, picture)
        # Of the bar below the table nothing is shown.
        return small_png(surface.subsurface((0, 0, _WINDOW[0], round(_WINDOW[0] * SHAPE))))
