"""What real players are worth to the house: some ways to play, each valued exactly, in a stated mix."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.figures import Figures, edges_of, figures_of
from uth.analysis.game import game_of
from uth.analysis.solution import Ends
from uth.analysis.solved import loaded_solver
from uth.analysis.strategy.locate import load_strategy
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.table import Bet, Table


class MixError(UthError, ValueError):
    """The shares of a mix of players are no such shares."""


USUAL_MIX = {
    "practical": Fraction(40, 100),
    "timid": Fraction(30, 100),
    "three-x": Fraction(10, 100),
    "no-pair-folds": Fraction(10, 100),
    "novice": Fraction(10, 100),
}
"""The share of all rounds played by each strategy where nobody says otherwise: an assumption, not a measurement."""


@dataclass(frozen=True, slots=True)
class Bases:
    """The house edge on its three bases, and that of Trips beside such play."""

    ante: Fraction
    ante_and_blind: Fraction
    all_money: Fraction
    trips: Fraction | None
    """Of the Trips bet; None where the table has none."""

    @property
    def edges(self) -> tuple[Fraction, ...]:
        """The edges on the three bases, and that of Trips where there is one."""
        three = (self.ante, self.ante_and_blind, self.all_money)
        return three if self.trips is None else (*three, self.trips)


@dataclass(frozen=True, slots=True)
class Player:
    """A way to play: its share of all rounds, how they end, and what the house wins of them."""

    name: str
    share: Fraction
    ends: Ends
    average_wager: Fraction
    bases: Bases


def players(table: Table, mix: Mapping[str, Fraction], told: Callable[[str], None]) -> tuple[Player, ...]:
    """Return the players of a mix, each strategy valued exactly, about two seconds of work; *told* hears of each.

    :raises MixError: if the shares are not above 0 and 1 together.
    :raises SolverMissing: if the compiled solver cannot be loaded.
    :raises UthError: if there is no such strategy or its file has problems.
    """
    if sum(mix.values()) != 1 or not all(share > 0 for share in mix.values()):
        raise MixError(_("the shares of the players have to be above 0 and 100 % together"))
    return tuple(_player(table, name, share, told) for name, share in mix.items())


def _player(table: Table, name: str, share: Fraction, told: Callable[[str], None]) -> Player:
    told(name)
    solver = loaded_solver()
    from uth.analysis.strategy.plans import plan_of

    game = game_of(table)
    strategy = load_strategy(name)
    return player(strategy.name, share, figures_of(table, solver.ends_of(game, plan_of(game, strategy))))


def player(name: str, share: Fraction, figures: Figures) -> Player:
    """Return the player whose rounds have these figures."""
    edges = edges_of(figures.table, figures.ends)
    wager = figures.base.average_wager
    edge = edges[Bet.ANTE]
    return Player(name, share, figures.ends, wager, Bases(edge, edge / 2, edge / wager, edges.get(Bet.TRIPS)))


def together(mix: Sequence[Player]) -> Bases:
    """Return the bases of all players of a mix together; each base is summed before it divides."""
    edge = _mean([(one.share, one.bases.ante) for one in mix])
    wager = _mean([(one.share, one.average_wager) for one in mix])
    trips = [(one.share, one.bases.trips) for one in mix if one.bases.trips is not None]
    return Bases(edge, edge / 2, edge / wager, _mean(trips) if trips else None)


def _mean(weighted: Sequence[tuple[Fraction, Fraction]]) -> Fraction:
    return sum((share * value for share, value in weighted), Fraction(0))
