"""Simulated days: what is read from them, and (in full) that they agree with what is exact."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from uth.analysis.figures import figures
from uth.config import load_table
from uth.report.chances import behind, chances_of, deviation_of, mean_of
from uth.report.days import Days, play_days
from uth.report.players import player

STANDARD = load_table("standard").table


def _days(*totals: int) -> Days:
    return Days(2, 100, "made up", Fraction(-3, 10), tuple(map(Fraction, totals)))


def test_a_day_is_lost_where_the_boxes_won() -> None:
    found = _days(-1, 0, 3, -7, 5, -2, -2, -2).behind(1)
    assert found.value == 0.25
    assert found.error == pytest.approx(sqrt(0.3 * 0.7 / 8))


def test_several_days_are_convolved_at_the_exact_mean() -> None:
    days = _days(*(([-8] * 20 + [7] * 20) * 10))
    found = days.behind(3)
    # Moved by 0.2 to the exact mean, a day is -7.8 or 7.2: two good ones of three are ahead, one is not.
    assert found.value == pytest.approx(0.5, abs=1e-9)
    assert found.error == pytest.approx(0, abs=1e-9)


def test_unlike_days_have_an_error() -> None:
    found = _days(*([-8, 7] * 10), *([-90, 2, 3, 4] * 10)).behind(7)
    assert 0 < found.value < 1
    assert found.error > 0.01


def test_never_behind_has_an_error_all_the_same() -> None:
    found = _days(-1, -2, -3, -4).behind(1)
    assert found.value == 0
    assert found.error > 0.1


def test_the_deviation_is_that_of_one_round() -> None:
    found = _days(-10, 10, -10, 10, -10, 10).round_deviation
    assert found.value == pytest.approx(1)
    assert found.error == pytest.approx(0)


@pytest.mark.full
@pytest.mark.parametrize("boxes", [1, 6])
def test_what_is_played_agrees_with_what_is_exact(boxes: int) -> None:
    trips = Fraction(1, 2)
    chances = chances_of(STANDARD, [player("optimal", Fraction(1), figures(STANDARD))], trips)
    alone = deviation_of(chances)
    told: list[int] = []
    found, again = (
        play_days(STANDARD, boxes, 100, trips, mean=mean_of(chances), days=5_000, seed="seven", told=told.append)
        for _ in range(2)
    )
    assert found == again
    assert told == [*range(1, 5_001)] * 2
    mean = float(sum(found.totals) - 5_000 * found.mean) / 5_000
    assert abs(mean) < 4 * found.round_deviation.value * sqrt(100 / 5_000)
    if boxes == 1:
        assert found.round_deviation.value == pytest.approx(alone, rel=0.15)
        for days in (1, 7, 30):
            chance = found.behind(days)
            assert abs(chance.away(behind(chances, 100 * days))) < 4
            assert chance.error < 0.01
    else:
        assert found.round_deviation.value > 1.15 * alone * sqrt(6), "the boxes share board and dealer"
