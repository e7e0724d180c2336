"""Everything that is to be seen while a round is dealt, with its place. No pygame."""

from __future__ import annotations

from dataclasses import replace

from uth.school.dealing.acts import Ask
from uth.ui.layout import Viewpoint
from uth.ui.picture import Felt as Printed
from uth.ui.school.deal_present import deal_picture, is_thinking, named, piles_of
from uth.ui.school.deal_round import DealRound
from uth.ui.school.deal_side import board_of, deal_side, last_board
from uth.ui.school.deal_ways import Menu
from uth.ui.school.felt_motion import FeltMotion
from uth.ui.school.modes import Mode
from uth.ui.school.settle_shown import Sight
from uth.ui.school.settle_side import Telling
from uth.ui.school.shown import Shown, Window, panel_unit
from uth.ui.school.side_places import side_places


def sight_of(one: DealRound, printed: Printed, telling: Telling, motion: FeltMotion | None) -> Sight:
    """Return what is to be seen of a round that is dealt."""
    heard = heard_by_now(one, motion)
    return Sight(
        table=one.course.table,
        picture=lambda manner: deal_picture(one, printed, manner),
        side=lambda look: deal_side(one, look, telling),
        notice=board_of(one, telling, heard),
        shorter=tuple(board_of(one, telling, heard, most) for most in (3, 1)),
        piles=lambda box: piles_of(one, box),
        counting=one.mode is Mode.CHIPS and one.menu is Menu.NONE,
    )


def heard_by_now(one: DealRound, motion: FeltMotion | None) -> int:
    """Return how many lines of the log are to be heard: of a decision nothing while somebody thinks."""
    if not is_thinking(motion):
        return len(one.log)
    asked = isinstance(one.dealing.acts[-1].act, Ask)
    return one.heard_before + asked


def at_the_end(one: DealRound, shown: Shown, window: Window) -> Shown:
    """Return what is to be seen of a round that is over, with what was said at the table last."""
    shown = replace(shown, picture=named(one, shown.picture))
    board = last_board(one)
    if board is None or shown.called is not None:
        return shown
    style = panel_unit(shown.layout), shown.layout.viewpoint is Viewpoint.CAMERA
    places = side_places(shown.layout.near, board, window.measure, style)
    return replace(shown, called=(places, board), close=None)
