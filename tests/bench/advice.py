"""What advice for one live hand takes: ``python -m tests.bench.advice``.

Milliseconds of CPU, kernels compiled and tables loaded; the decision before the flop also as a ratio to the unit, the
time to evaluate all 133,784,560 seven-card hands with the program's own kernel on one core. No part of the test run.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from tests.bench.unit import unit_seconds
from uth.analysis.advice import advise, warm_up
from uth.cards import DECK, Card
from uth.config import load_table

MOST = {"river": 0.1, "flop": 10.0, "before the flop, stored": 10.0}
"""Milliseconds."""
MOST_UNITS = 2.0
GOALS = {"flop": 3.0}
GOAL_UNITS = 0.5
_HANDS = 40
_REPEATS = 5


def milliseconds(call: Callable[[], object], times: int) -> float:
    """Return the least CPU time of a call among some runs of so many calls."""
    least = float("inf")
    for _ in range(_REPEATS):
        start = time.process_time()
        for _ in range(times):
            call()
        least = min(least, (time.process_time() - start) / times)
    return 1000 * least


def measure(board: int, dead: int, times: int, hands: int = _HANDS) -> float:
    """Return the median over hands of the time of one decision, in milliseconds of CPU."""
    table = load_table("standard").table
    chance = random.Random(f"{board} {dead}")

    def one() -> float:
        cards: Sequence[Card] = chance.sample(DECK, 2 + board + dead)
        return milliseconds(lambda: advise(table, cards[:2], cards[2 : 2 + board], cards[2 + board :]), times)

    return statistics.median(one() for _ in range(hands))


def main() -> int:
    """Print the figures, and return 1 if one is over what it may be."""
    warm_up(load_table("standard").table)
    unit = 1000 * unit_seconds()
    sys.stdout.write(f"unit: {unit:.0f} ms\n")
    figures = {
        "river": measure(5, 0, 200),
        "river, ten dead cards": measure(5, 10, 200),
        "flop": measure(3, 0, 5),
        "flop, ten dead cards": measure(3, 10, 5),
        "before the flop, stored": measure(0, 0, 20),
    }
    over = False
    for name, taken in figures.items():
        most = MOST[name.removesuffix(", ten dead cards")]
        over = over or taken > most
        sys.stdout.write(f"{name}: {taken:.3f} ms (at most {most:g})\n")
    for dead in (1, 10):
        units = measure(0, dead, 1, 5) / unit
        over = over or units > MOST_UNITS
        sys.stdout.write(
            f"before the flop, {dead} dead: {units:.2f} units (at most {MOST_UNITS:g}, goal {GOAL_UNITS:g})\n"
        )
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
