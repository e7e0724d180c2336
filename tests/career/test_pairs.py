"""How two boxes move together, against whole simulated rounds."""

from __future__ import annotations

from itertools import combinations
from math import sqrt

import pytest

from tests.tables import standard
from uth.analysis.figures import figures_of
from uth.analysis.game import game_of
from uth.analysis.solved import solved
from uth.bulk import simulate
from uth.career import pairs
from uth.career.pairs import Pairs, mean_and_error, simulated, stored
from uth.store.solutions import keep_solution
from uth.store.tallies import Stake
from uth.table import Rules, Table

CHUNKS = 16
ANTE = Stake(1, 0, 0)


@pytest.fixture(scope="module")
def dark() -> Table:
    return standard(rules=Rules(dark_boxes=5, before_the_flop=(3, 4)))


@pytest.fixture(scope="module")
def found(dark: Table) -> Pairs:
    return simulated(dark, chunks=CHUNKS)


def agree(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether two simulated values are within four standard errors of their difference."""
    return abs(one[0] - other[0]) < 4 * sqrt(one[1] ** 2 + other[1] ** 2)


def test_two_seen_boxes_and_their_trips(dark: Table, found: Pairs) -> None:
    whole = simulate(dark, 500_000, boxes=2, seed="other")
    figures = figures_of(dark, solved(game_of(dark)).ends)
    assert figures.trips is not None
    assert figures.combined is not None
    assert whole.trips is not None
    assert whole.combined is not None
    stakes = (Stake(1, 0, 0), Stake(0, 1, 0), Stake(1, 1, 0))
    exact = (figures.base.distribution, figures.trips.distribution, figures.combined.distribution)
    for stake, figure, nets in zip(stakes, exact, (whole.base, whole.trips, whole.combined), strict=True):
        assert nets.correlation is not None
        variance = float(figure.variance)
        other = nets.correlation.value * variance, nets.correlation.error * variance
        assert agree(mean_and_error(found.covariances((stake, stake))), other)


def test_dark_boxes_are_as_if_they_were_always_played(dark: Table, found: Pairs) -> None:
    """Two boxes that always play 4x are two dark boxes with 4x."""
    whole = simulate(dark, 300_000, strategy="always-4x", boxes=2, seed="dark")
    assert whole.base.correlation is not None
    figures = figures_of(dark, solved(game_of(dark)).ends)
    variance = float(figures.dark[4].variance)
    other = whole.base.correlation.value * variance, whole.base.correlation.error * variance
    assert agree(mean_and_error(found.covariances((Stake(1, 0, 4), Stake(1, 0, 4)))), other)


def test_stakes_only_scale(found: Pairs) -> None:
    one, other = Stake(3, 2, 0), Stake(5, 1, 4)
    assert found.covariances((one, other)) == pytest.approx(found.covariances((other, one)))
    parts = [
        found.covariances((mine, theirs))
        for mine in (Stake(3, 0, 0), Stake(0, 2, 0))
        for theirs in (Stake(5, 0, 4), Stake(0, 1, 4))
    ]
    assert found.covariances((one, other)) == pytest.approx([sum(part) for part in zip(*parts, strict=True)])


def test_several_boxes_are_all_their_pairs(found: Pairs) -> None:
    boxes = (Stake(3, 2, 0), Stake(5, 1, 4), Stake(1, 0, 0), Stake(2, 7, 1))
    parts = [found.covariances(two) for two in combinations(boxes, 2)]
    assert found.covariances(boxes) == pytest.approx([sum(part) for part in zip(*parts, strict=True)])
    assert set(found.covariances(boxes[:1])) == {0.0}


def test_boxes_of_a_round_win_and_lose_together(found: Pairs) -> None:
    mean, error = mean_and_error(found.covariances((ANTE, ANTE)))
    assert mean > 20 * error > 0


def test_the_same_table_gives_the_same_numbers_and_they_are_kept(
    dark: Table, found: Pairs, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stored(dark) is None
    monkeypatch.setattr(pairs, "CHUNKS", CHUNKS)
    assert simulated(dark, chunks=CHUNKS) == found
    assert found.rounds == CHUNKS * 65_536
    assert stored(dark) == found
    # Other tables, and other numbers of boxes, do not matter to it; other pays do.
    assert stored(standard(rules=Rules(dark_boxes=2, boxes=3))) == found
    assert stored(standard(trips=None)) is None


@pytest.mark.parametrize(
    "document", [None, [], {}, {"rounds": 1, "groups": []}, {"rounds": 1, "groups": [[1.0], [2.0]]}]
)
def test_what_is_no_such_document_is_simulated_again(dark: Table, document: object) -> None:
    keep_solution(pairs._key(dark), document)
    assert stored(dark) is None
