"""The compiled rounds against plain ones: every end of every box, and everything that is summed."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from numba import njit
from numpy.typing import NDArray

from tests.bulk import tables
from tests.bulk.plain import Chance, rounds
from uth.analysis.game import game_of
from uth.analysis.kernels import rounds as kernel
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.plans import plan_of
from uth.bulk.machine import state_of
from uth.bulk.watched import ways

SEED = "a seed"


@pytest.mark.parametrize("name", tables.CASES)
def test_every_end_is_that_of_a_plain_round(name: str) -> None:
    table, boxes, count = tables.table(name), 4, 150
    plan = plan_of(game_of(table), preset(tables.CASES[name]))
    plain = Counter(way for ends in rounds(table, plan, boxes, Chance(SEED, 3), count) for way in ends)
    tally = tables.machine(name, boxes).chunk(SEED, 3, count)
    assert {way: times for way, times in zip(ways(), tally.counts, strict=True) if times} == plain
    assert tally.rounds == count


@pytest.mark.parametrize("boxes", [1, 2, 8])
def test_the_sums_for_the_errors_are_those_of_plain_rounds(boxes: int) -> None:
    # Enough for four of a kind to come.
    table, count = tables.table("standard"), 9 * kernel.BLOCK + 40
    machine = tables.machine("standard", boxes)
    plan = plan_of(game_of(table), preset("optimal"))
    played = list(rounds(table, plan, boxes, Chance(SEED, 0), count))
    tally = machine.chunk(SEED, 0, count)
    numbers = {way: number for number, way in enumerate(ways())}
    for place, name in enumerate(machine.watched.names):
        column = machine.watched.column(name)
        nets = [[column[numbers[way]] for way in ends] for ends in played]
        assert tally.squares[place] == sum(sum(net) ** 2 for net in nets), name
        if place < machine.watched.nets:
            size = 1 if boxes == 1 else kernel.BLOCK
            for depth in range(kernel.STRATA):
                kept = [
                    net if all(end.hand.order < 10 - depth for _, end in ends) else []
                    for net, ends in zip(nets, played, strict=True)
                ]
                sums = _sums([kept[start : start + size] for start in range(0, count, size)])
                assert tally.sums[place][depth] == tuple(sum(each[k] for each in sums) for k in range(1, 4))
                assert tally.products[place][depth] == _products(sums)
                assert tally.blocks == len(sums)


def _sums(blocks: list[list[list[int]]]) -> list[tuple[int, ...]]:
    return [
        (
            len(block),
            sum(map(sum, block)),
            sum(net**2 for nets in block for net in nets),
            sum(sum(nets) ** 2 for nets in block),
        )
        for block in blocks
    ]


def _products(sums: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sum(each[a] * each[b] for each in sums) for b in range(4)) for a in range(4))


@njit  # type: ignore[untyped-decorator]  # numba has no types
def drawn(state: NDArray[np.uint64], limit: int, count: int) -> NDArray[np.int64]:
    """Return *count* numbers under *limit* as the kernel draws them."""
    numbers = np.zeros(count, np.int64)
    for k in range(count):
        numbers[k] = kernel.below(state, np.uint64(limit))
    return numbers


@pytest.mark.parametrize("limit", [1, 2, 3, 30, 52])
def test_random_numbers_are_as_published_and_even(limit: int) -> None:
    chance, count = Chance(SEED, limit), 20_000
    numbers = drawn(state_of(SEED, limit), limit, count)
    assert numbers[:500].tolist() == [chance.below(limit) for _ in range(500)]
    often = np.bincount(numbers, minlength=limit)
    assert len(often) == limit
    # The sum of squares has mean limit - 1 and standard deviation sqrt(2 (limit - 1)).
    away = float(((often - count / limit) ** 2).sum() / (count / limit))
    assert away <= limit - 1 + 5 * (2 * (limit - 1)) ** 0.5


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    limit, chance = 3 * 2**30, Chance(SEED, 0)
    numbers = drawn(state_of(SEED, 0), limit, 200).tolist()
    assert numbers == [chance.below(limit) for _ in range(200)]
    words = Chance(SEED, 0)
    assert numbers != [(words.word() >> 32) * limit >> 32 for _ in range(200)]


def test_chunks_start_from_numbers_of_their_own() -> None:
    starts = {tuple(state_of(seed, number).tolist()) for seed in ("a", "b", "\udcff") for number in range(50)}
    assert len(starts) == 150
    assert state_of("uth", 0).tolist() == Chance("uth", 0).state


def test_a_machine_knows_what_it_plays() -> None:
    machines = [tables.machine(name, boxes) for name in ("standard", "heads-up-like", "made up") for boxes in (1, 2)]
    assert len({machine.fingerprint for machine in machines}) == len(machines)
    assert tables.machine("standard", 1).fingerprint == tables.machine.__wrapped__("standard", 1).fingerprint
