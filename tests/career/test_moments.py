"""Mean and variance of one box, against the exact figures and the formula for stakes that are paid as written."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables import standard
from uth.analysis.figures import figures_of
from uth.analysis.game import game_of
from uth.analysis.solution import Ends
from uth.analysis.solved import stored
from uth.career.moments import Moments, moments
from uth.store.tallies import Stake
from uth.table import Cap, CapPer, Rules, Table, TripsAfterFold


def ends_of(table: Table) -> Ends:
    found = stored(game_of(table))
    assert found is not None
    return found.ends


@settings(max_examples=15)
@given(st.integers(1, 40), st.integers(0, 100))
def test_the_variance_is_made_of_those_of_the_bets_and_their_covariance(ante: int, trips: int) -> None:
    table = standard()
    figures = figures_of(table, ends_of(table))
    assert figures.trips is not None
    assert figures.combined is not None
    base, side = figures.base.distribution, figures.trips.distribution
    a, t = ante * 500, trips * 100
    assert moments(table, figures.ends, Stake(a, t, 0)) == Moments(
        a * base.mean + t * side.mean,
        a * a * base.variance + t * t * side.variance + 2 * a * t * figures.combined.covariance,
    )


@pytest.mark.parametrize("multiple", [1, 2, 3, 4])
def test_dark_boxes(multiple: int) -> None:
    table = standard(rules=Rules(dark_boxes=5))
    figures = figures_of(table, ends_of(table))
    found = moments(table, figures.ends, Stake(1_000, 0, multiple))
    dark = figures.dark[multiple]
    assert found == Moments(1_000 * dark.mean, 1_000_000 * dark.variance)


def test_trips_on_a_dark_box_is_never_lost_with_a_fold() -> None:
    kept = standard()
    lost = standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST))
    ends = ends_of(kept)
    dark, seen = Stake(500, 500, 2), Stake(500, 500, 0)
    assert moments(lost, ends, dark) == moments(kept, ends, dark)
    assert moments(lost, ends, seen).mean < moments(kept, ends, seen).mean


def test_what_is_really_paid_counts() -> None:
    table = standard()
    ends = ends_of(table)
    # Blind pays 3 to 2: an Ante of 5.01 wins 7.50 on a flush where the table pays no cents.
    rounded = moments(table, ends, Stake(501, 0, 0))
    assert rounded.mean < Fraction(501, 500) * moments(table, ends, Stake(500, 0, 0)).mean
    capped = replace(table, limits=replace(table.limits, payout_cap=Cap(50_000, CapPer.BOX)))
    less = moments(capped, ends, Stake(1_000, 1_000, 0))
    whole = moments(table, ends, Stake(1_000, 1_000, 0))
    assert less.mean < whole.mean
    assert less.variance < whole.variance


def test_the_standard_table() -> None:
    # House edge and standard deviation: wizardofodds.com/games/ultimate-texas-hold-em.
    table = standard()
    found = moments(table, ends_of(table), Stake(100, 0, 0))
    assert float(found.mean) == pytest.approx(-2.185, abs=1e-3)
    assert float(found.variance) ** 0.5 == pytest.approx(494, abs=1)
