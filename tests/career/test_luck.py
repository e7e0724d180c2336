"""Luck apart from skill."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.tables import standard
from uth.career.band import Band
from uth.career.luck import luck_in, luck_of_box
from uth.career.theory import Known
from uth.store.tallies import Stake

BAND = Band(means=(), deviations=(), mean=Fraction(-300), deviation=2_000.0, error=0.0, joint=0, simulated=0)


def test_a_result_is_expectation_and_luck() -> None:
    found = luck_in(1_500, Fraction(200), BAND)
    assert found.expected == -500
    assert found.luck == 2_000
    assert found.away == 1
    assert found.net == found.mean - found.cost + found.luck


def test_one_box_strays_as_best_play_does() -> None:
    found = luck_of_box(1_000, Fraction(0), Stake(1_000, 0, 0), Known(standard()))
    assert float(found.mean) == pytest.approx(-21.84971376275)
    assert found.deviation == pytest.approx(4_939.2989, abs=1e-3)
    assert float(found.luck) == pytest.approx(1_021.84971376275)
