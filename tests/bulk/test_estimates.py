"""Simulated figures against the exact ones within their own errors, and whether these errors are right."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import isnan, sqrt
from statistics import fmean, stdev

import pytest

from tests.bulk import tables
from uth.analysis.figures import Figures, figures_of
from uth.analysis.game import game_of
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.plans import value
from uth.bulk.estimates import Estimate, Simulation, simulation_of
from uth.bulk.machine import Machine
from uth.bulk.run import new_run
from uth.bulk.watched import watched
from uth.game.settlement import Result

MOST = 4.5
"""Standard errors that a figure may be off: about 150 figures are compared."""


def simulated(machine: Machine, name: str, seed: str, rounds: int) -> Simulation:
    """Return what came of so many rounds."""
    run = new_run(machine, seed)
    run.play(rounds)
    return simulation_of(tables.table(name), tables.strategy(name), machine, run.tally, (seed,))


def compared(found: Simulation, exact: Figures) -> Iterator[tuple[str, Estimate, Fraction | float]]:
    """Yield every figure that is known exactly, simulated and exact."""
    yield "ev", found.base.ev, exact.base.ev
    yield "standard deviation", found.base.standard_deviation, exact.base.standard_deviation
    yield "average wager", found.average_wager, exact.base.average_wager
    yield "dealer qualifies", found.dealer_qualifies, exact.base.dealer_qualifies
    for name, share in exact.base.decisions.items():
        yield name, found.decisions[name], share
    for result, share in exact.base.results.items():
        yield result, found.results[result], share
    for category in found.hands:
        deals = sum(weight for (_, end), weight in exact.ends.items() if end.hand is category)
        yield category, found.hands[category], Fraction(deals, sum(exact.ends.values()))
    if exact.trips and exact.combined and found.trips and found.trips_hit and found.combined:
        yield "Trips edge", found.trips.house_edge, exact.trips.house_edge
        yield "Trips hit", found.trips_hit, exact.trips.hit_frequency
        yield "Trips standard deviation", found.trips.standard_deviation, exact.trips.standard_deviation
        yield "combined ev", found.combined.ev, exact.combined.ev
        yield "combined standard deviation", found.combined.standard_deviation, exact.combined.standard_deviation


def assert_agrees(name: str, boxes: int, rounds: int) -> None:
    """Assert that every simulated figure is within its own error of the exact one."""
    table = tables.table(name)
    exact = figures_of(table, value(game_of(table), preset(tables.CASES[name])))
    found = simulated(tables.machine(name, boxes), name, "second opinion", rounds)
    for what, estimate, known in compared(found, exact):
        if known in (0, 1):
            assert estimate.value == known, what
            assert isnan(estimate.error), what
        elif known * rounds * boxes > 20:
            # What comes more rarely has no bell-shaped error, and perhaps none that the simulation can see.
            assert abs(estimate.away(known)) < MOST, f"{what}: {estimate}, exactly {float(known)}"


@pytest.mark.parametrize("name", tables.CASES)
def test_the_second_opinion_agrees(name: str) -> None:
    assert_agrees(name, 3, 80_000)


@pytest.mark.full
@pytest.mark.parametrize("name", tables.CASES)
@pytest.mark.parametrize("boxes", [1, 6])
def test_the_second_opinion_agrees_in_full(name: str, boxes: int) -> None:
    assert_agrees(name, boxes, 100_000_000 // boxes)


def test_boxes_of_one_round_go_together() -> None:
    found = simulated(tables.machine("standard", 6), "standard", "together", 150_000)
    correlation = found.base.correlation
    assert correlation is not None
    # rules.md 12.6: about 0.17 to 0.18 between two boxes, 16 to 17 Antes for six.
    assert 0.17 < correlation.value < 0.18
    assert 16 < found.base.round_deviation.value < 17
    spread = found.base.standard_deviation.value * sqrt(6 * (1 + 5 * correlation.value))
    assert found.base.round_deviation.value == pytest.approx(spread, rel=1e-9)


def test_errors_are_as_large_as_the_scatter_of_many_simulations() -> None:
    machine, runs = tables.machine("flat", 3), 60
    found = [simulated(machine, "flat", f"scatter {number}", 2_000) for number in range(runs)]
    figures: dict[str, list[Estimate | None]] = {
        "ev": [one.base.ev for one in found],
        "win": [one.results[Result.WIN] for one in found],
        "hit": [one.trips_hit for one in found],
        "correlation": [one.base.correlation for one in found],
        "deviation": [one.base.standard_deviation for one in found],
        "round": [one.base.round_deviation for one in found],
    }
    for name, estimates in figures.items():
        known = [estimate for estimate in estimates if estimate is not None]
        scatter = stdev(estimate.value for estimate in known)
        # The scatter of 60 is itself known to 9 %.
        assert 0.7 < fmean(estimate.error for estimate in known) / scatter < 1.4, name


def test_values_are_those_of_the_exact_figures_made_of_the_same_ends() -> None:
    found = simulated(tables.machine("made up", 2), "made up", "same", 3_000)
    base = found.figures.base
    assert found.average_wager.value == float(base.average_wager)
    assert {name: share.value for name, share in found.decisions.items()} == {
        name: float(share) for name, share in base.decisions.items()
    }
    assert sum(share.value for share in found.hands.values()) == pytest.approx(1)
    assert found.hands_played == 6_000


def test_what_cannot_be_known_of_one_round_is_not_told() -> None:
    found = simulated(tables.machine("standard", 2), "standard", "one", 1)
    assert isnan(found.base.ev.error)
    assert isnan(found.base.standard_deviation.error)
    assert found.base.house_edge.value == -found.base.ev.value


def test_no_rounds_give_no_figures() -> None:
    with pytest.raises(ValueError, match="no round"):
        simulated(tables.machine("standard", 1), "standard", "none", 0)


def test_pays_too_fine_to_sum_are_rounded_for_the_errors_only() -> None:
    plain, fine = watched(tables.made_up()), watched(tables.too_fine())
    assert plain.values[:, 0].tolist() != fine.values[:, 0].tolist()
    assert int(abs(fine.values).max()) * 8 < 2**31
    assert fine.scale > 100


@pytest.mark.parametrize("name", ["made up", "too fine"])
def test_means_and_deviations_of_what_came_are_exact(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nothing dealt apart, as in a simulation so long that nothing is rare in it.
    monkeypatch.setattr("uth.bulk.rare.MOST", 0)
    found = simulated(tables.machine(name, 2), name, "exact", 3_000)
    assert found.dealt_apart == ()
    exact = found.figures
    assert exact.trips is not None
    assert exact.combined is not None
    assert found.trips is not None
    assert found.combined is not None
    for net, figures in ((found.base, exact.base), (found.combined, exact.combined)):
        assert net.ev.value == float(figures.ev)
        assert net.standard_deviation.value == figures.standard_deviation
    assert found.trips.ev.value == float(-exact.trips.house_edge)


def test_a_table_without_trips_has_none() -> None:
    found = watched(tables.pays_failed())
    assert found.names[:2] == ("base", "wager")
    assert found.nets == 1
