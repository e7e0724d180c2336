"""Whose chips are where when they lie on no bet: in the player's tray, or at the edge where somebody else plays."""

from __future__ import annotations

from collections.abc import Set

from uth.game.view import View
from uth.ui.places import TRAY, Place, Spot, rail


def home_of(view: View, number: int) -> Place:
    """Return where the chips of a box come from and go to."""
    box = view.box(number)
    return TRAY if box is not None and box.owner == view.who else rail(number)


def home_at(others: Set[int], number: int) -> Place:
    """Return the same before the bets are closed; *others*: the boxes of other people."""
    return rail(number) if number in others else TRAY


def is_home(place: Place | None) -> bool:
    """Return whether chips there lie before a player, and no more on the table."""
    return place is not None and place.spot in (Spot.TRAY, Spot.RAIL)
