"""``uth.simulate``: the simulation as a function."""

from __future__ import annotations

import sys

import pytest

import uth
from tests.bulk import tables
from uth.analysis.strategy.locate import StrategyNotFound, preset
from uth.bulk import SimulationError, SimulatorMissing, simulate

STANDARD = tables.table("standard")


def test_simulate_is_public() -> None:
    assert uth.simulate is simulate


def test_the_same_seed_gives_the_same_result() -> None:
    told: list[int] = []
    one = simulate(STANDARD, 2_000, boxes=3, seed="7", progress=told.append)
    assert one == simulate(STANDARD, 2_000, boxes=3, seed="7", strategy=preset("optimal"), jobs=2)
    assert told == [2_000]
    assert (one.rounds, one.boxes, one.strategy, one.seeds) == (2_000, 3, "optimal", ("7",))


def test_without_a_seed_the_system_gives_one() -> None:
    one, other = simulate(STANDARD, 500), simulate(STANDARD, 500)
    assert one.seeds != other.seeds
    assert one == simulate(STANDARD, 500, seed=one.seeds[0])


@pytest.mark.parametrize(
    ("rounds", "boxes", "jobs", "message"),
    [
        (0, 1, 1, "rounds: expected 1 or more, got 0"),
        (1, 0, 1, "boxes: expected 1 to 8, got 0"),
        (1, 9, 1, "boxes: expected 1 to 8, got 9"),
        (1, 1, 0, "jobs: expected 1 or more, got 0"),
    ],
)
def test_what_cannot_be_is_refused(rounds: int, boxes: int, jobs: int, message: str) -> None:
    with pytest.raises(SimulationError, match=message):
        simulate(STANDARD, rounds, boxes=boxes, jobs=jobs)


def test_an_unknown_strategy_is_refused() -> None:
    with pytest.raises(StrategyNotFound, match="did you mean"):
        simulate(STANDARD, 1, strategy="optimum")


def test_without_the_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uth.bulk.machine", None)
    with pytest.raises(SimulatorMissing, match="simulation needs numba"):
        simulate(STANDARD, 1)
