"""Boxes of one round share the board and the dealer's hand: how they move together, simulated.

What two boxes have in common is no exact figure. It is counted over whole rounds of two boxes, each by best play of its
own cards alone, at the pays as written. Each box's cards also say what it would have come to unfolded, so that the same
rounds tell of dark boxes. The rounds come from a fixed seed: the same table gives the same numbers everywhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations_with_replacement
from math import sqrt
from typing import TYPE_CHECKING, Any

from uth.analysis.game import game_of
from uth.analysis.laws import unfolded
from uth.analysis.nets import net_at
from uth.analysis.solution import Decision
from uth.analysis.solved import key_of
from uth.game.settle import End
from uth.store.solutions import keep_solution, read_solution
from uth.store.tallies import Stake
from uth.table import Table

if TYPE_CHECKING:
    from uth.analysis.kernels.jit import Compiling
    from uth.bulk.tally import Tally
    from uth.bulk.watched import Watched

ALGORITHM = 1
"""Goes up when kept numbers would no longer be what a simulation gives."""
SEED = "uth pairs"
CHUNKS = 256
"""Parts of the simulation, of 65,536 rounds each; how they differ tells the error."""
_GROUPS = 32
"""The parts are kept in so many sums."""

BETS = ("main", "trips", "dark ante and blind", "dark play", "dark trips")
"""What is followed, for one Ante or Trips bet of 1: Ante, Blind and Play of a seen box together; its Trips; Ante and
Blind of a dark box together; its Play for each multiple; its Trips."""
_PAIRS = tuple(combinations_with_replacement(range(len(BETS)), 2))


@dataclass(frozen=True, slots=True)
class Pairs:
    """Covariances between two boxes of one round, in square Antes.

    :ivar groups: for each independent part of the simulation, the covariance of each two of :data:`BETS`, one bet on
        each box, in the order of ``combinations_with_replacement``.
    """

    rounds: int
    groups: tuple[tuple[float, ...], ...]

    def covariances(self, stakes: Sequence[Stake]) -> tuple[float, ...]:
        """Return the covariance of each two of a round's boxes added up, in square minor units.

        There is a value for each part of the simulation.
        """
        amounts = [_amounts(stake) for stake in stakes]
        totals = [sum(column) for column in zip(*amounts, strict=True)]
        shares = []
        for row, column in _PAIRS:
            crossed = totals[row] * totals[column] - sum(box[row] * box[column] for box in amounts)
            shares.append(crossed if row != column else crossed // 2)
        return tuple(sum(share * value for share, value in zip(shares, group, strict=True)) for group in self.groups)


def mean_and_error(parts: Sequence[float]) -> tuple[float, float]:
    """Return the mean of what independent parts say, and its standard error."""
    mean = sum(parts) / len(parts)
    square = sum((part - mean) ** 2 for part in parts) / (len(parts) - 1)
    return mean, sqrt(square / len(parts))


def _amounts(stake: Stake) -> tuple[int, ...]:
    """How much of each of the bets lies on a box."""
    if stake.dark:
        return 0, 0, stake.ante, stake.ante * stake.dark, stake.trips
    return stake.ante, stake.trips, 0, 0, 0


def stored(table: Table) -> Pairs | None:
    """Return what was simulated of the table before, if it was."""
    return _from_data(read_solution(_key(table)))


def simulated(table: Table, *, chunks: int = CHUNKS, told: Compiling | None = None) -> Pairs:
    """Play rounds of two boxes, a few seconds of work, and keep what came of them in the user's folder.

    *told* hears of what has to be compiled first.

    :raises SimulatorMissing: if the compiled simulator cannot be loaded.
    """
    from uth.analysis.strategy.locate import load_strategy
    from uth.bulk import machine_for

    watched = _watched(table)
    machine = replace(machine_for(table, load_strategy("optimal"), 2, told), watched=watched)
    parts = [_products(watched, machine.chunk(SEED, chunk)) for chunk in range(chunks)]
    size = max(1, chunks // _GROUPS)
    groups = [parts[first : first + size] for first in range(0, chunks - size + 1, size)]
    means = tuple(tuple(sum(column) / size for column in zip(*group, strict=True)) for group in groups)
    found = Pairs(size * len(groups) * _chunk_size(), means)
    if chunks == CHUNKS:
        keep_solution(_key(table), _to_data(found))
    return found


def _chunk_size() -> int:
    from uth.bulk.watched import CHUNK

    return CHUNK


def _watched(table: Table) -> Watched:
    """What the kernel counts: the bets, and the sum of each two of them, whose squares give their products."""
    import numpy as np

    from uth.bulk.watched import Watched, scale_of, ways

    bets = list(zip(*(_nets(table, decision, end) for decision, end in ways()), strict=True))
    named = {}
    for row, column in _PAIRS:
        both = zip(bets[row], bets[column], strict=True)
        named[f"{BETS[row]} + {BETS[column]}"] = [one if row == column else one + other for one, other in both]
    scale = scale_of([value for column in named.values() for value in column])
    values = [[round(value * scale) for value in column] for column in named.values()]
    return Watched(tuple(named), 1, scale, np.array(values, np.int64).T.copy())


def _nets(table: Table, decision: Decision, end: End) -> tuple[Fraction, ...]:
    """What each of :data:`BETS` nets for a box that came to this end, or would have, had it been dark."""
    net = net_at(table, end, decision.choice.multiple)
    bare, once = (net_at(table, unfolded(end), multiple) for multiple in (0, 1))
    return net.main, net.trips, bare.main, once.main - bare.main, bare.trips


def _products(watched: Watched, tally: Tally) -> tuple[float, ...]:
    """The covariances of one part: half of what the squares by round are above the squares by box, less the means."""
    hands = 2 * tally.rounds
    crossed: dict[tuple[int, int], float] = {}
    means: dict[int, float] = {}
    for place, (row, column) in enumerate(_PAIRS):
        values = watched.column(watched.names[place])
        alone = sum(times * value * value for times, value in zip(tally.counts, values, strict=True) if times)
        crossed[row, column] = (tally.squares[place] - alone) / hands / watched.scale**2
        if row == column:
            total = sum(times * value for times, value in zip(tally.counts, values, strict=True) if times)
            means[row] = total / hands / watched.scale
    return tuple(_product(crossed, row, column) - means[row] * means[column] for row, column in _PAIRS)


def _product(crossed: Mapping[tuple[int, int], float], row: int, column: int) -> float:
    """The mean product of one bet on one box and another on the other, from that of the sum of both."""
    if row == column:
        return crossed[row, row]
    return (crossed[row, column] - crossed[row, row] - crossed[column, column]) / 2


# --- keeping


def _key(table: Table) -> str:
    trips = (table.trips, table.rules.trips_after_fold, table.rules.trips_against_dealer)
    return hashlib.sha256(f"pairs {ALGORITHM} {key_of(game_of(table))} {trips!r}".encode()).hexdigest()[:32]


def _to_data(found: Pairs) -> dict[str, Any]:
    return {"algorithm": ALGORITHM, "rounds": found.rounds, "groups": [list(group) for group in found.groups]}


def _from_data(data: Any) -> Pairs | None:
    """Return what :func:`_to_data` wrote, or None if *data* is not wholly that."""
    try:
        groups = tuple(tuple(map(float, group)) for group in data["groups"])
        found = Pairs(int(data["rounds"]), groups)
    except (LookupError, TypeError, ValueError):
        return None
    whole = len(groups) >= 2 and all(len(group) == len(_PAIRS) for group in groups)
    return found if whole else None
