"""Everything that is to be seen of a round that is shown again, with its place. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, replace

from uth.school.exercise import Exercise
from uth.ui import theme
from uth.ui.layout import Layout, Viewpoint
from uth.ui.layout.frame import unit_of
from uth.ui.picture import Picture
from uth.ui.school.close import ClosePlaces, close_places
from uth.ui.school.rack import Column, columns
from uth.ui.school.replay_line import LinePlaces, PartPlace, line_places
from uth.ui.school.replay_player import Player
from uth.ui.school.replay_present import Look, piles_of, replay_side, with_bar
from uth.ui.school.shown import Window, panel_unit
from uth.ui.school.side import Side
from uth.ui.school.side_places import SidePlaces, side_places

_MOST = 1.35


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be seen, with no pointer on it. Points are pixels of the window.

    :ivar columns: those of the rack; none where it is seen from the players' side.
    :ivar close: the closer look; None where there is nothing to look at, or no room.
    """

    picture: Picture
    layout: Layout
    side: Side
    places: SidePlaces
    line: LinePlaces
    close: ClosePlaces | None
    columns: tuple[Column, ...]

    def on_line(self, at: tuple[int, int]) -> bool:
        """Return whether the line of moments can be taken hold of at a point."""
        return self.line.reach.holds(*self.layout.in_picture(*at))

    def on_panel(self, at: tuple[int, int]) -> bool:
        """Return whether a point lies on the panel."""
        return self.places.area.holds(*self.layout.in_picture(*at))

    def moment_at(self, x: int) -> int:
        """Return the moment of the line that is nearest to a point."""
        return self.line.nearest(self.layout.in_picture(x, 0)[0])

    def part_at(self, at: tuple[int, int]) -> PartPlace | None:
        """Return the part of the round whose name lies under a point."""
        return self.line.part_at(*self.layout.in_picture(*at))


def show_replay(exercise: Exercise, player: Player, felt: Picture, look: Look, window: Window) -> Shown:
    """Lay out what is to be seen now; *felt*: the picture of the table without its bar."""
    picture = with_bar(felt, exercise, player, look)
    layout = window.layout(picture)
    bar = layout.bar
    if window.measure.width(picture.prompt, theme.PROMPT, bar.unit) > bar.prompt.w:
        picture = with_bar(felt, exercise, player, replace(look, fits=lambda _prompt: False))
    behind = layout.viewpoint is not Viewpoint.PLAYER
    style = _panel_unit(layout), layout.viewpoint is not Viewpoint.DEALER
    side, laid = replay_side(player, look), exercise.still.table
    return Shown(
        picture=picture,
        layout=layout,
        side=side,
        places=side_places(layout.side, side, window.measure, style, look.back),
        line=line_places(layout.under, player),
        close=close_places(layout.near, piles_of(laid, player.moment, look.box), style) if behind else None,
        columns=columns(layout.dealer.rack, laid.chips, layout.room.unit) if behind else (),
    )


def _panel_unit(layout: Layout) -> float:
    """What type beside the table grows with; the column beside the players' side grows with the window."""
    if layout.viewpoint is not Viewpoint.PLAYER:
        return panel_unit(layout)
    least = unit_of(layout.size)
    return max(least, min(layout.unit, _MOST * least))
