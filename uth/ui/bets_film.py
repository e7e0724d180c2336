"""The film of bets that are laid and taken back: chips come from those who bet them, and go back there. No pygame."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from uth.table import Table
from uth.ui.changes import Join, Take
from uth.ui.homes import home_at
from uth.ui.lay import Lay
from uth.ui.piles import Pile, pile
from uth.ui.places import TRAY, Place
from uth.ui.reel import EVEN, Clips, Paces, Reel

LAID_SECONDS = 0.16


def bets_film(
    table: Table, before: Lay, after: Lay, *, still: Set[Place] = frozenset(), paces: Paces = EVEN
) -> tuple[Lay, Clips]:
    """Return what lies there when chips begin to move, and the clips that lead from it to *after*.

    *still*: circles whose chips are where they belong already, as a hand has put them there.
    """
    reel = Reel(paces)
    stacks = dict(after.stacks)
    back = 0
    for place in {**before.stacks, **after.stacks}:
        was, now = before.stacks.get(place), after.stacks.get(place)
        moved = _amount(now) - _amount(was)
        if not moved or place in still:
            continue
        chips, home = pile(table, in_flight(place), abs(moved)), home_at(before.others | after.others, place.box)
        if now is not None and moved > 0:
            del stacks[place]
            stacks |= {place: was} if was is not None else {}
            # They are on their way from the first moment on: what is told of the table counts them.
            stacks[chips.at.place] = replace(chips, at=replace(chips.at, place=home, to=chips.at.place))
            reel.at(0.0, LAID_SECONDS, Join(chips, now, home))
        else:
            stacks[chips.at.place] = replace(chips, at=replace(chips.at, to=home))
            back += chips.amount if home == TRAY else 0
            reel.at(0.0, LAID_SECONDS, Take(chips.at.place, home))
    return replace(after, stacks=stacks, bankroll=after.bankroll - back), reel.clips


def in_flight(place: Place) -> Place:
    """Return the name of the chips on their way to or from a circle."""
    return replace(place, index=1)


def _amount(there: Pile | None) -> int:
    return there.amount if there is not None else 0
