"""Everything that a report on one table says, as plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from uth.analysis.figures import Figures, figures
from uth.analysis.solved import SolverMissing
from uth.analysis.strategy.study import Study, study
from uth.bulk import SimulatorMissing
from uth.i18n import gettext as _
from uth.report.changes import LineChanges, line_changes
from uth.report.exposure import Exposure, exposure
from uth.report.players import USUAL_MIX, Player, player, players
from uth.table import Table

if TYPE_CHECKING:
    from uth.analysis.kernels.jit import Compiling
    from uth.report.days import Days

T = TypeVar("T")
WEEK, MONTH = 7, 30
"""Days."""
_HANDS = 20_000_000
"""Boxes that are played in all simulated days together, about."""


@dataclass(frozen=True, slots=True)
class Assumptions:
    """How the table is used; nothing of it follows from the table file."""

    boxes: int
    """Boxes in play in every round."""
    rounds_per_hour: int
    hours_per_day: int
    ante: int
    """The average Ante in minor units; it need not be a legal stake."""
    trips: int
    """The average Trips stake of every box in minor units."""
    mix: Mapping[str, Fraction]
    """The share of all rounds that is played by each strategy."""

    @property
    def rounds_per_day(self) -> int:
        """Rounds of one day."""
        return self.rounds_per_hour * self.hours_per_day

    @property
    def trips_in_antes(self) -> Fraction:
        """The average Trips stake as a part of the average Ante."""
        return Fraction(self.trips, self.ante)


def usual_assumptions(table: Table) -> Assumptions:
    """Return what is assumed where nobody says otherwise.

    6 boxes or all there are, 30 rounds an hour, 12 hours a day, Ante 10 and Trips 5 units of the currency or the least
    that the table takes if that is more, and :data:`~uth.report.players.USUAL_MIX`.
    """
    unit, limits = table.currency.unit, table.limits
    trips = max(5 * unit, limits.trips.least) if table.trips else 0
    return Assumptions(min(6, table.rules.boxes), 30, 12, max(10 * unit, limits.ante.least), trips, USUAL_MIX)


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance that the house is behind one box after a number of days, exact."""

    days: int
    best: float
    """By best play."""
    mix: float | None
    """By the mix of players; None without the solver."""


@dataclass(frozen=True, slots=True)
class Risk:
    """The chance that the house is behind."""

    one_box: tuple[Chance, ...]
    on_lattice: bool
    """Whether no result had to be rounded for it."""
    deviation: float
    """The standard deviation of one box in one round by best play, in Antes."""
    boxes: Days | None
    """All boxes, played together; None where there is but one, and without the solver."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a report says; None stands for what the compiled solver could not work out here."""

    table: Table
    assumed: Assumptions
    figures: Figures
    """As they were asked for: at the pays as written, or as paid at an Ante."""
    best: Player
    """Best play at the pays as written."""
    study: Study
    changes: tuple[LineChanges, ...] | None
    players: tuple[Player, ...] | None
    risk: Risk
    exposure: Exposure


def facts(
    asked: Figures, assumed: Assumptions, *, seed: str, told: Callable[[str], None], compiled: Compiling | None = None
) -> Facts:
    """Work out a report on a table whose figures are known; half a minute of work.

    *seed* starts the simulated days: the same one gives the same report. *told* hears what is being done, *compiled*
    what has to be compiled first.

    :raises UthError: if there is no such strategy or its file has problems, or the shares of the mix are no shares.
    """
    table = asked.table
    written = figures(table, ties_play=asked.ties_play, told=compiled)
    best = player("optimal", Fraction(1), written)
    told(_("best play"))
    found = study(table)
    mix = _unless_missing(
        lambda: players(table, assumed.mix, lambda name: told(_("players: {name}").format(name=name)))
    )
    return Facts(
        table=table,
        assumed=assumed,
        figures=asked,
        best=best,
        study=found,
        changes=_unless_missing(
            lambda: line_changes(table, written.ends, lambda line: told(_("one unit more: {line}").format(line=line)))
        ),
        players=mix,
        risk=_risk(table, assumed, best, mix, lambda mean: _days(table, assumed, mean, seed, told)),
        exposure=exposure(table),
    )


def _unless_missing(work: Callable[[], T]) -> T | None:
    try:
        return work()
    except (SolverMissing, SimulatorMissing):
        return None


def _risk(
    table: Table,
    assumed: Assumptions,
    best: Player,
    mix: tuple[Player, ...] | None,
    days_of: Callable[[Fraction], Days | None],
) -> Risk:
    from uth.report.chances import behind, chances_of, deviation_of, is_on_lattice, mean_of

    trips, rounds = assumed.trips_in_antes, assumed.rounds_per_day
    of_best = chances_of(table, [best], trips)
    of_mix = chances_of(table, mix, trips) if mix else None
    one_box = tuple(
        Chance(days, behind(of_best, days * rounds), behind(of_mix, days * rounds) if of_mix else None)
        for days in (1, WEEK, MONTH)
    )
    boxes = _unless_missing(lambda: days_of(mean_of(of_best))) if assumed.boxes > 1 else None
    return Risk(one_box, is_on_lattice(of_best), deviation_of(of_best), boxes)


def _days(table: Table, assumed: Assumptions, mean: Fraction, seed: str, told: Callable[[str], None]) -> Days | None:
    try:
        from uth.report.days import play_days
    except ImportError:  # Simulation stands on numba.
        return None

    days = max(1_000, _HANDS // (assumed.boxes * assumed.rounds_per_day))
    return play_days(
        table,
        assumed.boxes,
        assumed.rounds_per_day,
        assumed.trips_in_antes,
        mean=mean,
        days=days,
        seed=seed,
        told=lambda day: (
            told(_("simulated days: {day:,} of {days:,}").format(day=day, days=days)) if day % 100 == 0 else None
        ),
    )
