"""What is asked about a dark box before the deal: whether to take one, and how much may go on its Play at most.

Which multiple goes on it is no question: all are worth the same, for nobody who acts on it ever sees its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from uth.game.betting import box_of, cover, refusal_of_bets
from uth.game.model import Choice, Round, play
from uth.table import Bet, Table
from uth.train.drills.spots import PLAYER, Spot, Stakes, bets_on, dark_stakes
from uth.train.kinds import Before

BOX = 2
"""The dark box that is asked about; box 1 is seen."""
_TAKEN_IN = 3
"""One of so many questions is whether to take a dark box, the others how much may go on it."""
_HALF = 2
_MANY_HALVES = 6
"""What is over above the least cover is told in halves of the Ante, up to less than so many."""

Below = Callable[[int, str], int]
"""Draws a whole number from 0 up to, but not, the first argument; the second names what for."""


@dataclass(frozen=True, slots=True)
class Covered:
    """How the money before the deal is bound, in minor units.

    :ivar seen: what box 1 takes: its bets and Play 1x.
    :ivar dark: what a dark box takes by the choice that stands for its multiple: all of it.
    """

    has: int
    seen: int
    dark: Mapping[Choice, int]

    @property
    def left(self) -> int:
        """What is left for a dark box."""
        return self.has - self.seen


def offered(table: Table) -> tuple[Choice, ...]:
    """Return the answers before the deal: a check stands for no dark box."""
    return (Choice.CHECK, *(play(multiple) for multiple in sorted(table.rules.dark_play)))


def kind_before(spot: Spot) -> Before:
    """Return what a spot without cards asks."""
    return Before.MOST if spot.funds else Before.TAKEN


def most(state: Round, spot: Spot) -> Choice:
    """Return the highest multiple that the engine takes on the dark box, a check where it takes none."""
    stakes = dark_stakes(state.table, _stakes(state))
    legal = (choice for choice in reversed(offered(state.table)) if choice.multiple)
    fits = (choice for choice in legal if refusal_of_bets(state, bets_on(spot.box, stakes, choice.multiple)) is None)
    return next(fits, Choice.CHECK)


def covered(state: Round, spot: Spot) -> Covered:
    """Return what the boxes take of what the player has."""
    return _covered(state.table, state.available(PLAYER) + sum(box.staked for box in state.boxes), _stakes(state), spot)


def _covered(table: Table, has: int, stakes: Stakes, spot: Spot) -> Covered:
    plays = (choice for choice in offered(table) if choice.multiple)
    on_dark = dark_stakes(table, stakes)
    dark = {choice: cover(box_of(bets_on(spot.box, on_dark, choice.multiple))) for choice in plays}
    return Covered(has, cover(box_of(bets_on(1, stakes))), dark)


def _stakes(state: Round) -> Stakes:
    box = state.boxes[0]
    return Stakes(box.stake(Bet.ANTE), box.stake(Bet.TRIPS))


def spot_before(table: Table, stakes: Stakes, place: int, below: Below) -> Spot:
    """Return a question before the deal; *place*: of the table among those of the drill."""
    spot = Spot(place, BOX)
    if not below(_TAKEN_IN, "dark box or none"):
        return spot
    bound = _covered(table, 0, stakes, spot)
    answers = offered(table)
    answer = answers[below(len(answers), "most")]
    over = stakes.ante * below(_HALF, "over") // _HALF
    if answer is Choice.CHECK:
        # Some money is left over, and yet it is too little.
        least = min(bound.dark.values())
        over = min(least - 1, stakes.ante * below(_MANY_HALVES, "too little") // _HALF)
    funds = bound.seen + bound.dark.get(answer, 0) + over
    return Spot(place, BOX, stakes=replace(stakes, funds=funds))
