"""What a table earns an hour in theory, and what of it is left: everything exact, in minor units.

Theoretical win is boxes times rounds times stake times edge. The edges are exact; boxes, pace, stakes and the mix of
players are assumptions. Costs by the month are spread evenly over the hours that the table is open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from uth.pit.earn_pace import usual_pace
from uth.report.players import Bases, Player, together
from uth.table import Table

MOST_BOXES = 8


@dataclass(frozen=True, slots=True)
class Use:
    """How a table is used: an assumption. Stakes are averages in minor units and need not be legal ones.

    :ivar boxes: in play in every round. *minimum*: the least Ante of the sign, with which the average stakes rise.
    :ivar rounds: of an hour, by the boxes in play.
    :ivar hours: a day; *days*: a month.
    """

    boxes: int
    ante: Fraction
    trips: Fraction
    minimum: Fraction
    rounds: Mapping[int, Fraction]
    hours: Fraction = Fraction(12)
    days: int = 30

    @property
    def hands(self) -> Fraction:
        """The boxes that are played in an hour."""
        return self.boxes * self.rounds[self.boxes]

    @property
    def hours_a_month(self) -> Fraction:
        """The hours that the table is open in a month."""
        return self.hours * self.days

    def at(self, boxes: int, minimum: Fraction) -> Use:
        """Return the same use with other boxes and another minimum; the average stakes stay the same times of it."""
        ante, trips = (stake * minimum / self.minimum for stake in (self.ante, self.trips))
        return replace(self, boxes=boxes, minimum=minimum, ante=ante, trips=trips)


def usual_rounds() -> dict[int, Fraction]:
    """Return the usual rounds of an hour for 1 to 8 boxes in play."""
    return {boxes: Fraction(usual_pace(boxes).middle) for boxes in range(1, MOST_BOXES + 1)}


def rounds_in_proportion(boxes: int, rounds: Fraction) -> dict[int, Fraction]:
    """Return the rounds of an hour for 1 to 8 boxes, if *boxes* have so many: the usual ones in that proportion."""
    usual = usual_rounds()
    return {count: rounds * pace / usual[boxes] for count, pace in usual.items()}


@dataclass(frozen=True, slots=True)
class Costs:
    """What is taken off the theoretical win. Amounts are minor units, shares parts of 1.

    :ivar labour: of an hour of the table: dealers, and their part of the floor.
    :ivar lease: of the game, by the month.
    :ivar side_fee: of the side bet, by the month; *side_share*: of what the side bet wins.
    :ivar tax: of the win; *comps*: of the win.
    """

    labour: Fraction = Fraction(0)
    lease: Fraction = Fraction(0)
    side_fee: Fraction = Fraction(0)
    side_share: Fraction = Fraction(0)
    tax: Fraction = Fraction(0)
    comps: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True)
class Play:
    """A way to play with its exact edges; *share*: of all rounds, None for one that stands beside the mix.

    :ivar average_wager: Ante, Blind and Play of a round, in Antes.
    """

    name: str
    share: Fraction | None
    bases: Bases
    average_wager: Fraction

    def main(self, use: Use) -> Fraction:
        """Return what the house wins of Ante, Blind and Play in an hour."""
        return use.hands * use.ante * self.bases.ante

    def side(self, use: Use) -> Fraction:
        """Return what the house wins of Trips in an hour."""
        return use.hands * use.trips * (self.bases.trips or Fraction(0))

    def win(self, use: Use) -> Fraction:
        """Return what the house wins in an hour."""
        return self.main(use) + self.side(use)


def play_of(player: Player, share: Fraction | None = None) -> Play:
    """Return a player as a way to play, with that share of all rounds."""
    return Play(player.name, share, player.bases, player.average_wager)


def mixed(name: str, players: Sequence[Player]) -> Play:
    """Return all players of a mix as one way to play."""
    wager = sum((one.share * one.average_wager for one in players), Fraction(0))
    return Play(name, Fraction(1), together(players), wager)


@dataclass(frozen=True, slots=True)
class Net:
    """An hour of a table in minor units: the win, what is taken off it, and what is left."""

    win: Fraction
    labour: Fraction
    lease: Fraction
    side_fee: Fraction
    tax: Fraction
    comps: Fraction

    @property
    def net(self) -> Fraction:
        """What is left."""
        return self.win - self.labour - self.lease - self.side_fee - self.tax - self.comps


def net_of(play: Play, use: Use, costs: Costs) -> Net:
    """Return an hour of a table; a table that loses pays no tax, no comps and no part of its win."""
    win, hours = play.win(use), use.hours_a_month
    return Net(
        win=win,
        labour=costs.labour,
        lease=costs.lease / hours,
        side_fee=costs.side_fee / hours + costs.side_share * max(Fraction(0), play.side(use)),
        tax=costs.tax * max(Fraction(0), win),
        comps=costs.comps * max(Fraction(0), win),
    )


# --- break-even


def break_even_boxes(play: Play, use: Use, costs: Costs, most: int) -> int | None:
    """Return the least number of boxes with which nothing is lost at these stakes; None if not even *most* do."""
    for boxes in range(1, most + 1):
        if net_of(play, use.at(boxes, use.minimum), costs).net >= 0:
            return boxes
    return None


def break_even_minimum(play: Play, use: Use, costs: Costs) -> Fraction | None:
    """Return the minimum, exactly, at which nothing is lost with these boxes; None if there is none.

    The average stakes stay the same times of the minimum, so that what is left rises evenly with it.
    """
    fixed = net_of(play, use.at(use.boxes, Fraction(0)), costs).net
    here = net_of(play, use, costs).net
    rises = (here - fixed) / use.minimum
    if fixed >= 0:
        return Fraction(0)
    return -fixed / rises if rises > 0 else None


def next_step(table: Table, amount: Fraction) -> int | None:
    """Return the least legal Ante that is no less; None where it is over the table's limits."""
    limit = table.limits.ante
    steps = -(-max(amount, Fraction(limit.least)) // limit.step)
    found = int(steps) * limit.step
    return found if found <= limit.most else None


# --- the grid

LADDER = (1, 2, 3, 5, 10, 20)
"""The minimums of a grid, in the least Ante of the table."""


def usual_minimums(table: Table) -> tuple[int, ...]:
    """Return the minimums of a grid where nobody says otherwise, those that the table takes."""
    limit = table.limits.ante
    return tuple(limit.least * times for times in LADDER if limit.least * times <= limit.most)


def grid(
    play: Play, use: Use, costs: Costs, minimums: Sequence[int], most_boxes: int
) -> tuple[tuple[Fraction, ...], ...]:
    """Return what is left of an hour: a row for each minimum, in it each number of boxes from 1 on."""
    return tuple(
        tuple(net_of(play, use.at(boxes, Fraction(minimum)), costs).net for boxes in range(1, most_boxes + 1))
        for minimum in minimums
    )


@dataclass(frozen=True)
class Earnings:
    """Everything that is said of what a table earns.

    :ivar best: best play; *practical*: the named rules; *players*: those of the mix; *mix*: all of them as one.
    """

    table: Table
    use: Use
    costs: Costs
    best: Play
    practical: Play
    players: tuple[Play, ...]
    mix: Play
    minimums: tuple[int, ...]

    @property
    def most_boxes(self) -> int:
        """The boxes that the table has."""
        return self.table.rules.boxes

    @property
    def plays(self) -> tuple[Play, ...]:
        """What stands side by side: best play, practical play, and the mix, unless it is one of them alone."""
        beside = (self.best, self.practical)
        return beside if self.mix.name in {play.name for play in beside} else (*beside, self.mix)

    def net(self, play: Play, boxes: int | None = None) -> Net:
        """Return an hour of the table, with other boxes in play if they are given."""
        use = self.use if boxes is None else self.use.at(boxes, self.use.minimum)
        return net_of(play, use, self.costs)

    @property
    def costs_anything(self) -> bool:
        """Whether anything is taken off the win."""
        return self.costs != Costs()
