"""The chance of going broke, against plain enumeration, the gambler's ruin, and a simulation."""

from __future__ import annotations

import random
import time
from fractions import Fraction
from functools import cache

import pytest

from uth.analysis.ruin import NEGLIGIBLE, Level, RuinError, ruin

COIN = Level(1, {1: 0.5, -1: 0.5})
LOADED = Level(2, {-2: 0.5, -1: 0.125, 0: 0.125, 3: 0.25})
POOR = Level(1, {-1: 0.75, 1: 0.25})


def _enumerated(levels: tuple[Level, ...], bankroll: int, rounds: int) -> float:
    """Every course, one by one, in exact fractions."""

    @cache
    def chance(has: int, left: int) -> Fraction:
        if has < levels[0].least:
            return Fraction(1)
        if not left:
            return Fraction(0)
        level = [each for each in levels if each.least <= has][-1]
        return sum(
            (Fraction(weight) * chance(has + net, left - 1) for net, weight in level.chances.items()), Fraction(0)
        )

    return float(chance(bankroll, rounds))


@pytest.mark.parametrize("levels", [(COIN,), (LOADED,), (POOR, LOADED)])
@pytest.mark.parametrize("rounds", [1, 2, 7, 30])
def test_the_chances_are_those_of_every_course(levels: tuple[Level, ...], rounds: int) -> None:
    found = ruin(levels, rounds)
    assert found.broke == levels[0].least
    for bankroll in (0, 1, 2, 3, 5, 9, 20):
        assert found.chance(bankroll) == pytest.approx(_enumerated(levels, bankroll, rounds), abs=found.error)


def test_the_gamblers_ruin() -> None:
    # From 1 with a fair coin, broke within n: 1 - C(2m, m) / 4^m for n = 2m - 1 (reflection).
    found = ruin((COIN,), 9)
    assert found.chance(1) == pytest.approx(1 - 252 / 1024, abs=found.error)


def test_amounts_are_told_apart_by_what_they_have_in_common() -> None:
    found = ruin((Level(3_000, {500: 0.4, -1_000: 0.6}),), 5)
    assert found.step == 500
    assert found.chance(2_999) == 1
    assert found.chance(3_000) == found.chance(3_499) > found.chance(3_500)


def test_what_to_bring_is_the_least_that_is_enough() -> None:
    found = ruin((LOADED,), 50)
    for chance in (0.5, 0.1, 0.01):
        least = found.bankroll(chance)
        assert found.chance(least) <= chance < found.chance(least - found.step)
    assert found.bankroll(1) == found.broke


def test_far_above_it_is_negligible() -> None:
    found = ruin((LOADED,), 100)
    assert found.chance(10**9) == 0
    assert found.chances[-1] <= NEGLIGIBLE
    assert found.error < 1e-9
    assert all(later <= before + found.error for before, later in zip(found.chances, found.chances[1:], strict=False))


def test_a_round_that_cannot_be_lost() -> None:
    assert ruin((Level(1, {0: 1.0}),), 10).chance(1) == 0
    assert ruin((Level(1, {2: 0.5, 0: 0.5}),), 10).chance(1) == 0


def test_too_little_in_common_is_refused() -> None:
    with pytest.raises(RuinError, match="too little in common"):
        ruin((Level(300_000, {1: 0.5, -300_000: 0.5}),), 10_000)


def test_a_thousand_rounds_take_no_two_seconds() -> None:
    law = dict.fromkeys(range(-60, 40), 0.01)
    started = time.process_time()
    ruin((Level(60, law),), 1_000)
    assert time.process_time() - started < 2


def test_against_a_simulation() -> None:
    chance, levels = random.Random(1), (POOR, LOADED)
    broke = 0
    for _ in range(4_000):
        has = 6
        for _ in range(20):
            level = [each for each in levels if each.least <= has][-1]
            has += chance.choices([*level.chances], [*level.chances.values()])[0]
            if has < POOR.least:
                broke += 1
                break
    assert broke / 4_000 == pytest.approx(ruin(levels, 20).chance(6), abs=0.03)
