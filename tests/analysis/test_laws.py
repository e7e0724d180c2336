"""The law of a round: every deal is in it once, and its mean is the figure of the table."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uth.analysis.figures import figures
from uth.analysis.laws import law_of, showdowns
from uth.analysis.solution import DEALS
from uth.config import load_table


@pytest.mark.parametrize("name", ["standard", "six-box-dark"])
def test_the_law_has_every_deal_and_the_mean_of_the_figures(name: str) -> None:
    table = load_table(name).table
    known = figures(table)
    assert known.trips is not None
    law = law_of(table, known.ends, 1000, 500)
    assert sum(law.values()) == DEALS
    mean = Fraction(sum(net * deals for net, deals in law.items()), DEALS)
    assert mean == 1000 * known.base.ev - 500 * known.trips.house_edge
    dark = law_of(table, known.ends, 1000, dark=3)
    assert Fraction(sum(net * deals for net, deals in dark.items()), DEALS) == 1000 * known.dark[3].mean


def test_nobody_folds_at_a_showdown() -> None:
    ends = figures(load_table("standard").table).ends
    found = showdowns(ends)
    assert not any(end.folded for end in found)
    assert sum(found.values()) == DEALS
