"""Everything that is to be seen while a table is settled, with its place. No pygame."""

from __future__ import annotations

from dataclasses import replace

from uth.ui import theme
from uth.ui.layout import Viewpoint
from uth.ui.picture import Felt as Printed
from uth.ui.school.close import close_places
from uth.ui.school.deeds import CHOOSING
from uth.ui.school.rack import columns
from uth.ui.school.settle_present import Manner, piles_of, settle_picture
from uth.ui.school.settle_side import Telling, notice_of, settle_side
from uth.ui.school.settling import Mode, Settling
from uth.ui.school.shown import Shown, Window, beside, panel_unit
from uth.ui.school.side_places import side_places
from uth.ui.school.telling import signs_of


def show_settling(settling: Settling, printed: Printed, manner: Manner, telling: Telling, window: Window) -> Shown:
    """Lay out what is to be seen now."""
    picture = settle_picture(settling, printed, manner)
    layout = window.layout(picture)
    bar, measure = layout.bar, window.measure
    if measure.width(picture.prompt, theme.PROMPT, bar.unit) > bar.prompt.w:
        brief = replace(manner, look=replace(manner.look, fits=lambda _prompt: False))
        picture = settle_picture(settling, printed, brief)
        layout = window.layout(picture)
    look = manner.look
    side = settle_side(settling, look, telling)
    style = panel_unit(layout), layout.viewpoint is Viewpoint.CAMERA
    table = settling.exercise.still.table
    notice = signs_of(table) if look.signs else notice_of(settling, telling)
    board = side_places(layout.near, notice, measure, style, manner.back) if notice else None
    chips = table.chips
    near = beside(layout.near, board, hangs=style[1])
    caps = [look.labels.label(key) for key, _chip in zip(CHOOSING, chips, strict=False)]
    return Shown(
        picture=picture,
        layout=layout,
        side=side,
        places=side_places(layout.side, side, measure, style, manner.back),
        called=(board, notice) if board and notice else None,
        close=None if look.signs else close_places(near, piles_of(settling, look.box), style),
        columns=columns(layout.dealer.rack, chips, layout.room.unit),
        caps=tuple(caps) if settling.mode is Mode.CHIPS else (),
        cards=(),
    )
