"""How fast rounds are simulated: ``python -m tests.bench.simulate``.

Box-hands per second of CPU, kernels already compiled, as a multiple of the fastest public simulator and of the unit:
what our own kernel needs to evaluate all 133,784,560 hands of seven cards. No part of the test run.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from tests.bench.unit import HANDS, unit_seconds
from uth.analysis.strategy.locate import preset
from uth.bulk import machine_for
from uth.bulk.run import new_run
from uth.config import load_table

LEAST = 3_000_000
"""Box-hands per second of CPU."""
PUBLIC = 307_000
"""Box-hands per second of CPU of the fastest public simulator, with a fixed strategy."""
STRATEGIES = ("optimal", "practical")
_HANDS = 4_000_000
_RUNS = 3


def cpu_seconds(work: Callable[[], object]) -> float:
    """Return the least CPU time of a few runs of *work*, the first of which, that may compile, does not count."""
    taken = []
    for _ in range(_RUNS + 1):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return min(taken[1:])


def hands_per_second(strategy: str, boxes: int) -> float:
    """Return the box-hands per second of CPU at the standard table, the tallies counted in."""
    machine = machine_for(load_table("standard").table, preset(strategy), boxes)
    rounds = _HANDS // boxes
    return rounds * boxes / cpu_seconds(lambda: new_run(machine, "bench").play(rounds))


def main() -> int:
    """Print the figures; 1 if one is under its limit."""
    unit = unit_seconds()
    sys.stdout.write(f"unit: {unit:.2f} s of CPU, {HANDS / unit / 1e6:.0f} M hands/s\n")
    speeds = {(strategy, boxes): hands_per_second(strategy, boxes) for strategy in STRATEGIES for boxes in (1, 6)}
    for (strategy, boxes), speed in speeds.items():
        sys.stdout.write(
            f"{strategy}, {boxes} to a round: {speed / 1e6:.2f} M box-hands per CPU second (least {LEAST / 1e6:.0f}), "
            f"{speed / PUBLIC:.0f} times the fastest public simulator, {speed * unit / 1e6:.1f} M per unit\n"
        )
    return int(min(speeds.values()) < LEAST)


if __name__ == "__main__":
    sys.exit(main())
