"""How long exact figures take, as a ratio: ``python -m tests.bench.solver``.

The unit is the CPU time to evaluate all 133,784,560 seven-card hands with the program's own kernel on one core. Kernels
are compiled, or loaded, before the clock starts; the tables that no paytable changes are made again each time.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable

from tests.bench.unit import HANDS, unit_seconds
from uth.analysis.flops import flops
from uth.analysis.game import game_of
from uth.analysis.kernels.boards import boards_of
from uth.analysis.kernels.jit import compiling
from uth.analysis.solver import ends_of, solve
from uth.config import load_table
from uth.table import Table

TIMES = 5
"""The best of so many runs counts."""


def cpu(work: Callable[[], object]) -> float:
    """Return the least CPU time in seconds that *work* takes."""
    taken = []
    for _ in range(TIMES):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return min(taken)


def ev(name: str) -> Callable[[], object]:
    """From a parsed file to the fraction."""
    table = load_table(name).table
    return lambda: _forgotten(table, ends=False)


def ev_and_ends(name: str) -> Callable[[], object]:
    """From a parsed file to the fraction and the distribution of all deals."""
    table = load_table(name).table
    return lambda: _forgotten(table, ends=True)


def _forgotten(table: Table, *, ends: bool) -> object:
    boards_of.cache_clear()
    flops.cache_clear()
    game = game_of(table)
    solution = solve(game)
    return solution.ev, ends_of(game, solution.plan) if ends else None


def megabytes() -> float:
    """Return the most memory that the process has had."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main() -> None:
    """Print the unit, the ratios and the memory."""
    with compiling(lambda done, every: print(f"compiling {done + 1} of {every}", file=sys.stderr)):
        unit = unit_seconds()
        start = time.process_time()
        ev_and_ends("standard")()
    print(f"first run {time.process_time() - start:.1f} s (with compiling, if it was needed)")
    print(f"unit      {unit:.3f} s, {HANDS / unit / 1e6:.0f} M hands/s (at least 150)")
    for name in ("standard", "auckland", "heads-up-like"):
        print(f"{name:14s} EV {cpu(ev(name)) / unit:.2f} units (2 at most, goal 1)")
    print(f"{'standard':14s} EV and ends {cpu(ev_and_ends('standard')) / unit:.2f} units (6 at most, goal 2)")
    print(f"memory    {megabytes():.0f} MB (under 500)")


if __name__ == "__main__":
    main()
