"""Everything that is to be seen while a table is settled, with its place. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from uth.table import Table
from uth.ui import theme
from uth.ui.layout import Layout, Rect, Viewpoint
from uth.ui.page.kit import Measure
from uth.ui.picture import Felt as Printed
from uth.ui.picture import Picture
from uth.ui.school.close import Pile, close_places, has_room
from uth.ui.school.deeds import CHOOSING
from uth.ui.school.modes import Mode
from uth.ui.school.present import Look
from uth.ui.school.rack import columns
from uth.ui.school.settle_present import Manner, piles_of, settle_picture
from uth.ui.school.settle_side import Telling, notice_of, settle_side
from uth.ui.school.settling import Settling
from uth.ui.school.shown import Shown, Window, beside, panel_unit
from uth.ui.school.side import Side
from uth.ui.school.side_places import SidePlaces, side_places
from uth.ui.school.telling import signs_of


@dataclass(frozen=True, slots=True)
class Sight:
    """What is to be seen of a table at work.

    :ivar picture: makes the picture, and *side* what the panel says.
    :ivar notice: what the board beside the table says; None: there is none.
    :ivar shorter: the same with less of what was said before, the least at the end: where chips need the room.
    :ivar piles: the chips for the closer look, of a box that is pointed at.
    :ivar counting: chips are cut out of the rack.
    """

    table: Table
    picture: Callable[[Manner], Picture]
    side: Callable[[Look], Side]
    notice: Side | None
    piles: Callable[[int], tuple[Pile, ...]]
    counting: bool
    shorter: tuple[Side | None, ...] = ()


def sight_of(settling: Settling, printed: Printed, telling: Telling) -> Sight:
    """Return what is to be seen of a table that is settled."""
    return Sight(
        table=settling.exercise.still.table,
        picture=lambda manner: settle_picture(settling, printed, manner),
        side=lambda look: settle_side(settling, look, telling),
        notice=notice_of(settling, telling),
        piles=lambda box: piles_of(settling, box),
        counting=settling.mode is Mode.CHIPS,
    )


def show_settling(sight: Sight, manner: Manner, window: Window) -> Shown:
    """Lay out what is to be seen now."""
    picture = sight.picture(manner)
    layout = window.layout(picture)
    bar, measure = layout.bar, window.measure
    if measure.width(picture.prompt, theme.PROMPT, bar.unit) > bar.prompt.w:
        brief = replace(manner, look=replace(manner.look, fits=lambda _prompt: False))
        picture = sight.picture(brief)
        layout = window.layout(picture)
    look = manner.look
    side = sight.side(look)
    style = panel_unit(layout), layout.viewpoint is Viewpoint.CAMERA
    piles = () if look.signs else sight.piles(look.box)
    among = (signs_of(sight.table),) if look.signs else (sight.notice, *sight.shorter)
    notice, board = _board(layout, among, piles, measure, manner.back or 0)
    chips = sight.table.chips
    near = beside(layout.near, board, hangs=style[1])
    places = side_places(layout.side, side, measure, style, manner.back or 0)
    if manner.back is None and places.most:
        # What is due shows, however much stands above it.
        places = side_places(layout.side, side, measure, style, places.to_show_now)
    caps = [look.labels.label(key) for key, _chip in zip(CHOOSING, chips, strict=False)]
    return Shown(
        picture=picture,
        layout=layout,
        side=side,
        places=places,
        called=(board, notice) if board and notice else None,
        close=None if look.signs else close_places(near, piles, style),
        columns=columns(layout.dealer.rack, chips, layout.room.unit),
        caps=tuple(caps) if sight.counting else (),
        cards=(),
    )


def _board(
    layout: Layout, among: Sequence[Side | None], piles: Sequence[Pile], measure: Measure, back: int
) -> tuple[Side | None, SidePlaces | None]:
    """The board beside the table: as long as it may be with room for the closer look; at the shortest it scrolls."""
    style = panel_unit(layout), layout.viewpoint is Viewpoint.CAMERA
    for notice in among:
        board = side_places(layout.near, notice, measure, style, back) if notice else None
        if has_room(beside(layout.near, board, hangs=style[1]), piles, style[0]):
            return notice, board
    notice = among[-1]
    for small in (False, True):
        for percent in _PARTS:
            part = _part(layout.near, percent, hangs=style[1])
            board = side_places(part, notice, measure, style, back) if notice else None
            if has_room(beside(layout.near, board, hangs=style[1]), piles, style[0], small=small):
                return notice, board
    return notice, board


_PARTS = (80, 65, 50, 40)
"""So much of the free felt, in percent, a board keeps that leaves room for chips."""


def _part(near: Rect, percent: int, *, hangs: bool) -> Rect:
    high = near.h * percent // 100
    return Rect(near.x, near.y if hangs else near.bottom - high, near.w, high)
