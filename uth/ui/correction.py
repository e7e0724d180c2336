"""The film of an error that is put right: chips that lay wrong go to whom they belong. No pygame, no text."""

from __future__ import annotations

from collections.abc import Iterable

from uth.game.settlement import Line
from uth.game.view import View
from uth.ui.changes import Put, Raise, Take, Wait
from uth.ui.homes import home_of
from uth.ui.payment import CHIPS_SECONDS
from uth.ui.piles import pile
from uth.ui.places import RACK, bet_circle, payout
from uth.ui.reel import EVEN, Clips, Paces, Reel

_RAISED = 0.2
_READ = 0.6
"""How long chips that come back lie beside their bet, to be counted."""


def correction(view: View, wrong: Iterable[tuple[Line, Line]], paces: Paces = EVEN) -> Clips:
    """Return the clips; *wrong*: each bet as it was treated, and as it should have been, in the order of settlement.

    What the house owes comes out of the rack beside the bet; what it paid too much goes back from the player's chips.
    """
    reel = Reel(paces)
    for line, right in wrong:
        owed = right.returned - line.returned
        if not owed:
            continue
        home = home_of(view, line.box)
        place = payout(line.box, line.bet) if owed > 0 else bet_circle(line.box, line.bet)
        source, to = (RACK, home) if owed > 0 else (home, RACK)
        reel.step(_RAISED, Raise(line.box if _lies_open(view, line.box) else 0))
        reel.step(CHIPS_SECONDS, Put(pile(view.table, place, abs(owed), line.stake), source))
        reel.step(_READ, Wait())
        reel.step(CHIPS_SECONDS, Take(place, to))
    return reel.clips


def _lies_open(view: View, number: int) -> bool:
    box = view.box(number)
    return box is not None and all(box.cards)
