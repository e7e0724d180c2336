"""Luck: what is read from the law of a stretch, the rounds needed, and what is made of a result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import comb, sqrt

import numpy as np
import pytest

from uth.analysis.figures import figures
from uth.analysis.strategy.locate import preset
from uth.config import load_table
from uth.pit.earn_pace import Pace, usual_pace
from uth.pit.law import Estimate, RoundLaw, Setting, Side, jackknife, law_alone
from uth.pit.law_sums import Counts
from uth.pit.luck import MOST_ROUNDS, Drop, Judged, Stretch, Verdict, counts_of, judged
from uth.pit.luck_model import model_of
from uth.pit.luck_needed import needed
from uth.pit.mix import Share
from uth.store.tallies import Stake
from uth.table import Cap, CapPer

STANDARD = load_table("standard").table
COIN = law_alone({-100: Fraction(9, 20), 100: Fraction(11, 20)})
"""The house wins 11 of 20 rounds."""


def _binomial(rounds: int, wins: Callable[[int], bool]) -> float:
    chances = (comb(rounds, won) * 0.55**won * 0.45 ** (rounds - won) for won in range(rounds + 1) if wins(won))
    return sum(chances)


def test_a_stretch_of_a_coin() -> None:
    stretch = Stretch(COIN, Counts(40, 40))
    assert stretch.mean == 400
    assert stretch.deviation.value == pytest.approx(sqrt(40 * (100**2 - 10**2)))
    assert stretch.deviation.error == 0
    assert stretch.behind.value == pytest.approx(_binomial(40, lambda won: won < 20), abs=1e-9)
    assert stretch.even.value == pytest.approx(_binomial(40, lambda won: won == 20), abs=1e-9)
    assert stretch.ahead.value == pytest.approx(_binomial(40, lambda won: won > 20), abs=1e-9)
    assert stretch.behind.error == 0
    assert 0 < stretch.normal_off_by < 0.15


def test_so_many_stretches_end_within_a_range() -> None:
    stretch = Stretch(COIN, Counts(40, 40))
    for share in (0.5, 0.9, 0.99):
        found = stretch.range(share)
        low, high = ((40 + edge // 100) // 2 for edge in (found.low, found.high))
        assert _binomial(40, range(low, high + 1).__contains__) >= share - 1e-9
        assert _binomial(40, range(low).__contains__) < (1 - share) / 2 + 1e-9


def test_an_uncertain_number_of_rounds_adds_to_the_spread() -> None:
    even, uncertain = Stretch(COIN, Counts(200, 200)), Stretch(COIN, Counts(100, 300))
    assert even.mean == uncertain.mean
    assert uncertain.deviation.value**2 == pytest.approx(even.deviation.value**2 + (201**2 - 1) / 12 * 100)
    mixed = sum(_binomial(rounds, range((rounds + 1) // 2).__contains__) for rounds in range(100, 301)) / 201
    assert uncertain.behind.value == pytest.approx(mixed, abs=1e-9)


def test_hours_at_a_pace_are_whole_rounds() -> None:
    assert counts_of(Fraction(15, 2), 28, 32) == Counts(210, 240)
    assert counts_of(Fraction(1, 3), 31, 31) == Counts(10, 11)
    assert counts_of(Fraction(1, 1000), 20, 20) == Counts(1, 1)


def test_the_pace_falls_with_the_boxes() -> None:
    paces = [usual_pace(boxes) for boxes in range(1, 9)]
    assert (paces[5], paces[2]) == (Pace(28, 32), Pace(35, 40))
    assert [pace.middle for pace in paces] == sorted((pace.middle for pace in paces), reverse=True)


# --- certainty


@pytest.mark.parametrize("certainty", [0.6, 0.75, 0.9, 0.99])
def test_the_rounds_needed_are_enough_and_a_few_less_are_not(certainty: float) -> None:
    found = needed(COIN, certainty)
    assert found.rounds is not None
    rounds = found.rounds
    assert _binomial(rounds, lambda won: 2 * won > rounds) >= certainty
    # An even number may be all square, so that the chance rises and falls by turns: look a good deal lower.
    fewer = rounds * 4 // 5
    assert fewer < 2 or _binomial(fewer, lambda won: 2 * won > fewer) < certainty


def test_whom_the_odds_are_against_is_never_surely_ahead() -> None:
    for law in (law_alone({-1: Fraction(1, 2), 1: Fraction(1, 2)}), law_alone({-2: Fraction(1, 2), 1: Fraction(1, 2)})):
        assert needed(law, 0.6).rounds is None


def test_more_rounds_than_anybody_plays_are_not_looked_for() -> None:
    law = law_alone({-10_001: Fraction(1, 2), 10_003: Fraction(1, 2)})
    assert needed(law, 0.99).rounds is None
    assert needed(law, 0.99).certainty == 0.99
    assert MOST_ROUNDS == 1_000_000


# --- a result


def test_a_result_has_two_sides_that_both_count_it() -> None:
    found = judged(Stretch(COIN, Counts(40, 40)), -600)
    assert found.low.value == pytest.approx(_binomial(40, lambda won: won <= 17), abs=1e-9)
    assert found.high.value == pytest.approx(_binomial(40, lambda won: won >= 17), abs=1e-9)
    assert found.is_low
    assert found.tail == found.low
    assert found.away == pytest.approx(-1000 / sqrt(40 * 9900))


@pytest.mark.parametrize(
    ("chance", "verdict"),
    [
        (0.5, Verdict.ORDINARY),
        (0.1, Verdict.ORDINARY),
        (0.0999, Verdict.UNCOMMON),
        (0.0099, Verdict.RARE),
        (0.001, Verdict.RARE),
        (0.00099, Verdict.HARDLY_LUCK),
        (0.0, Verdict.HARDLY_LUCK),
    ],
)
def test_the_thresholds_of_a_verdict(chance: float, verdict: Verdict) -> None:
    low, high = Estimate(chance), Estimate(1.0)
    assert Judged(0, low, high, -1.0).verdict is verdict
    assert Judged(0, high, low, 1.0).verdict is verdict
    assert not Judged(0, low, high, -1.0).is_low or chance <= 1


def test_near_a_threshold_the_error_counts() -> None:
    assert Judged(0, Estimate(0.0102, 0.0002), Estimate(1), -2.0).borderline
    assert not Judged(0, Estimate(0.05, 0.0002), Estimate(1), -2.0).borderline
    assert not Judged(0, Estimate(0.05), Estimate(1), -2.0).borderline


def test_drop_is_set_beside_the_action() -> None:
    drop = Drop(drop=20_000, win=-5_000, action=Fraction(60_000), expected=Fraction(600))
    assert [drop.hold, drop.expected_hold, drop.turned_over, drop.edge] == [
        Fraction(-1, 4), Fraction(3, 100), 3, Fraction(1, 100),
    ]  # fmt: skip


# --- errors


def _simulated() -> RoundLaw:
    """The coin, as if its chances had been simulated in four parts."""
    parts = tuple(np.array([0.45 + off, 0.55 - off]) for off in (0.002, -0.001, 0.0005, -0.0015))
    return replace(COIN, parts=parts, variance=Estimate(COIN.variance.value, 10.0), rounds=1_000)


def test_parts_left_out_tell_the_error() -> None:
    stretch = Stretch(_simulated(), Counts(40, 40))
    less = [Stretch(replace(COIN, chances=part), Counts(40, 40)).behind.value for part in _simulated().parts]
    middle = sum(less) / 4
    assert stretch.behind.error == pytest.approx(sqrt(3 / 4 * sum((one - middle) ** 2 for one in less)))
    assert stretch.behind.error > 0.005
    assert stretch.deviation.error == pytest.approx(40 * 10 / (2 * stretch.deviation.value))
    assert stretch.spread(0.5) > 0
    assert Stretch(COIN, Counts(40, 40)).spread(0.5) == 0


def test_a_jackknife_of_means_is_the_usual_standard_error() -> None:
    values = [3.0, 5.0, 10.0, 2.0]
    whole = sum(values) / 4
    less = [(sum(values) - value) / 3 for value in values]
    usual = sqrt(sum((value - whole) ** 2 for value in values) / 3 / 4)
    assert jackknife(whole, less).value == whole
    assert jackknife(whole, less).error == pytest.approx(usual)
    assert jackknife(whole, []) == Estimate(whole)


# --- a table


def test_a_single_box_is_exact() -> None:
    setting = Setting(STANDARD, (Stake(1000, 500, 0),), Side.HOUSE, (Share(preset("optimal"), Fraction(1)),))
    model = model_of(setting, _never, _never)
    base, trips = figures(STANDARD).base, figures(STANDARD).trips
    assert trips is not None
    assert model.law.exact
    assert model.law.mean == 1000 * base.house_edge + 500 * trips.house_edge
    assert model.action == 1000 * base.average_wager + 500
    assert model.ante == 1000
    player = model_of(replace(setting, side=Side.PLAYER), _never, _never)
    assert player.law.mean == -model.law.mean
    assert player.law.chances.tolist() == model.law.chances.tolist()[::-1]


def _never(_what: object) -> None:
    raise AssertionError("nothing has to be worked out")


def test_a_cap_that_boxes_share_is_known() -> None:
    cap = Cap(100_000, CapPer.TABLE)
    table = replace(STANDARD, limits=replace(STANDARD.limits, payout_cap=cap))
    setting = Setting(table, (Stake(1000, 0, 0),), Side.HOUSE, (Share(preset("optimal"), Fraction(1)),))
    model = model_of(setting, _never, _never)
    assert not model.cap_is_shared
    assert replace(model, setting=replace(setting, stakes=setting.stakes * 2)).cap_is_shared
    uncapped = model_of(replace(setting, table=STANDARD), _never, _never)
    assert model.law.mean > uncapped.law.mean
