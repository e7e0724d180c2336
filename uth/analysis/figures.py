"""The figures of a table: everything exact that ``uth check`` says, and that reports are made of.

All of them follow from how many of the 27,813,810,024,000 deals end in each way (:data:`uth.analysis.solution.Ends`)
and from what settlement pays at each end, so they hold for any table and any way to play. The unit is one Ante (for
Trips alone: one Trips bet). Values are exact fractions; only standard deviations are floats.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.analysis.distribution import Distribution, distribution
from uth.analysis.game import game_of
from uth.analysis.laws import showdowns
from uth.analysis.nets import Net, net_at
from uth.analysis.solution import Decision, Ends, HandValue
from uth.analysis.solved import solved
from uth.game.model import Choice
from uth.game.settle import verdicts
from uth.game.settlement import Result
from uth.paytable import Odds
from uth.table import Bet, Street, Table

if TYPE_CHECKING:
    from uth.analysis.kernels.jit import Compiling


@dataclass(frozen=True, slots=True)
class Base:
    """Ante, Blind and Play of one box in one round."""

    distribution: Distribution
    """The net result in Antes."""
    average_wager: Fraction
    """What is staked in a round on average, in Antes: Ante, Blind, and Play where it is made."""
    decisions: dict[str, Fraction]
    """How often a round ends its decisions so: ``play 4x`` to ``play 1x``, ``fold preflop``, ``flop``, ``river``."""
    results: dict[Result, Fraction]
    """How often the box wins, ties, loses and folds."""
    dealer_qualifies: Fraction
    """How often the dealer qualifies, folded rounds included."""

    @property
    def ev(self) -> Fraction:
        """What a box wins in a round, in Antes: negative where the house is ahead."""
        return self.distribution.mean

    @property
    def house_edge(self) -> Fraction:
        """What the house wins of each Ante."""
        return -self.ev

    @property
    def edge_on_ante_and_blind(self) -> Fraction:
        """What the house wins of the two bets that have to be made."""
        return -self.ev / 2

    @property
    def element_of_risk(self) -> Fraction:
        """What the house wins of all money bet on Ante, Blind and Play."""
        return -self.ev / self.average_wager

    @property
    def standard_deviation(self) -> float:
        """That of one round, in Antes."""
        return self.distribution.standard_deviation


@dataclass(frozen=True, slots=True)
class Trips:
    """The Trips bet alone, beside main bets that are played as the figures say; no payout cap."""

    distribution: Distribution
    """The net result in Trips bets."""
    hit_frequency: Fraction
    """How often it is paid; a push is no hit."""

    @property
    def house_edge(self) -> Fraction:
        """What the house wins of each Trips bet; its element of risk is the same."""
        return -self.distribution.mean

    @property
    def standard_deviation(self) -> float:
        """That of one round, in Trips bets."""
        return self.distribution.standard_deviation


@dataclass(frozen=True, slots=True)
class Combined:
    """The main bets and Trips together, Trips staked with one Ante."""

    distribution: Distribution
    """The net result of a round with both, in Antes."""
    covariance: Fraction
    """Of the main bets' net and that of Trips, in square Antes."""

    @property
    def ev(self) -> Fraction:
        """What a box wins in a round with both, in Antes."""
        return self.distribution.mean

    @property
    def standard_deviation(self) -> float:
        """That of a round with both, in Antes."""
        return self.distribution.standard_deviation


@dataclass(frozen=True, slots=True)
class Figures:
    """All figures of one table under one way to play."""

    table: Table
    ante: int | None
    """The Ante in minor units whose real payments these are, rounded and capped; None for the pays as written."""
    ties_play: bool
    """Whether a river hand whose 1x is worth exactly a fold plays."""
    ends: Ends
    base: Base
    trips: Trips | None
    """None where the table has no Trips bet."""
    combined: Combined | None
    """None where the table has no Trips bet."""
    dark: dict[int, Distribution]
    """By multiple of ``dark play``, in that order: the net in Antes of a box whose Play is fixed before the deal."""
    hands: tuple[HandValue, ...] = ()
    """The value of each choice for the 169 starting hands, under best play; empty for any other way to play."""


def figures(
    table: Table, *, ante: int | None = None, ties_play: bool = False, told: Compiling | None = None
) -> Figures:
    """Return the figures of a table under best play of its main bets at the pays as written.

    A stored solution answers at once; another table is solved, which takes a second or two, and kept.
    *ante* (minor units) asks for what is really paid at that stake; the way to play stays the same.
    *told* hears of what has to be compiled first.

    :raises SolverMissing: if there is no stored solution and the compiled solver cannot be loaded.
    """
    found = solved(game_of(table), ties_play=ties_play, told=told)
    return figures_of(table, found.ends_when(ties_play), ante=ante, ties_play=ties_play, hands=found.hands)


def figures_of(
    table: Table,
    ends: Ends,
    *,
    ante: int | None = None,
    ties_play: bool = False,
    hands: tuple[HandValue, ...] = (),
) -> Figures:
    """Return the figures of a table whose deals end so, under whatever way to play led there."""
    nets = [(net_at(table, end, decision.choice.multiple, ante), weight) for (decision, end), weight in ends.items()]
    has_trips = table.trips is not None
    return Figures(
        table=table,
        ante=ante,
        ties_play=ties_play,
        ends=ends,
        base=_base(ends, nets),
        trips=_trips(table, ends, nets) if has_trips else None,
        combined=_combined(nets) if has_trips else None,
        dark=_dark(table, ends, ante),
        hands=hands,
    )


def edges_of(table: Table, ends: Ends) -> dict[Bet, Fraction]:
    """Return the house edge of the main bets (as that of the Ante) and of Trips alone, at the pays as written.

    The same as in :func:`figures_of`, for who needs nothing else.
    """
    main = trips = Fraction(0)
    for (decision, end), weight in ends.items():
        net = net_at(table, end, decision.choice.multiple)
        main += net.main * weight
        trips += net.trips * weight
    deals = sum(ends.values())
    return {Bet.ANTE: -main / deals} | ({Bet.TRIPS: -trips / deals} if table.trips else {})


Nets = list[tuple[Net, int]]


def decision_name(decision: Decision) -> str:
    """Return the contract word of what ended the decisions: ``play 4x``, ``fold river``."""
    return f"fold {decision.street}" if decision.choice is Choice.FOLD else str(decision.choice)


DECISIONS = (
    *(str(choice) for choice in reversed(Choice) if choice.multiple),
    *(f"{Choice.FOLD} {street}" for street in Street),
)
"""Every name that :func:`decision_name` gives, in the order of the figures."""


def _base(ends: Ends, nets: Nets) -> Base:
    deals = sum(ends.values())
    decisions = dict.fromkeys(DECISIONS, Fraction(0))
    results = dict.fromkeys((Result.WIN, Result.TIE, Result.LOSE, Result.FOLD), Fraction(0))
    qualified = wagered = 0
    for (decision, end), weight in ends.items():
        decisions[decision_name(decision)] += Fraction(weight, deals)
        results[end.result] += Fraction(weight, deals)
        qualified += weight * end.qualified
        wagered += weight * (2 + decision.choice.multiple)
    return Base(
        distribution=distribution((net.main, weight) for net, weight in nets),
        average_wager=Fraction(wagered, deals),
        decisions=decisions,
        results=results,
        dealer_qualifies=Fraction(qualified, deals),
    )


def _trips(table: Table, ends: Ends, nets: Nets) -> Trips:
    hits = sum(weight for (_, end), weight in ends.items() if isinstance(verdicts(table, end)[Bet.TRIPS][0], Odds))
    return Trips(
        distribution=distribution((net.trips, weight) for net, weight in nets),
        hit_frequency=Fraction(hits, sum(ends.values())),
    )


def _combined(nets: Nets) -> Combined:
    both = distribution((net.main + net.trips_beside, weight) for net, weight in nets)
    main = distribution((net.main, weight) for net, weight in nets)
    trips = distribution((net.trips_beside, weight) for net, weight in nets)
    products = sum((net.main * net.trips_beside * weight for net, weight in nets), Fraction(0))
    return Combined(both, products / both.deals - main.mean * trips.mean)


def _dark(table: Table, ends: Ends, ante: int | None) -> dict[int, Distribution]:
    compared = showdowns(ends)
    return {
        multiple: distribution((net_at(table, end, multiple, ante).main, weight) for end, weight in compared.items())
        for multiple in table.rules.dark_play
    }
