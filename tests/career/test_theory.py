"""What is known of tables, and what is done where something is not."""

from __future__ import annotations

import pytest

from tests.tables import paytable, standard
from uth.analysis.solved import SolverMissing
from uth.career import theory as module
from uth.career.pairs import Pairs
from uth.career.theory import Gap, Part, Theory, Unknown, worked_out
from uth.paytable import Fixed, Odds
from uth.store.tallies import Stake
from uth.table import Table


def strange() -> Table:
    """Return a table that nobody has solved."""
    return standard(blind=paytable([Odds(501), Odds(50), Odds(10), Odds(3), Odds(3, 2), Odds(1)], Fixed.PUSH))


def test_tables_that_come_with_the_program_are_known() -> None:
    known = Theory().of(standard())
    assert known.figures.base.house_edge == pytest.approx(0.02185, abs=1e-5)
    assert known.moments(Stake(100, 0, 0)).mean == known.figures.base.ev * 100
    with pytest.raises(Unknown) as unknown:
        known.pairs()
    assert unknown.value.gap == Gap(standard(), Part.PAIRS)
    assert unknown.value.gap.open


def test_a_gap_is_closed_for_good() -> None:
    theory, table = Theory(), strange()
    with pytest.raises(Unknown):
        theory.of(table).solution()
    theory.work_out(Gap(table, Part.SOLUTION))
    assert theory.of(table).figures.base.house_edge < theory.of(standard()).figures.base.house_edge
    # It is in the user's folder now.
    assert Theory().of(table).solution() == theory.of(table).solution()


def test_what_was_worked_out_elsewhere_is_known_from_then_on() -> None:
    theory, pairs = Theory(), Pairs(1, ((0.0,) * 15,) * 2)
    theory.of(standard()).give_up(Part.PAIRS, "not now")
    theory.of(standard()).learn(Part.PAIRS, pairs)
    assert theory.of(standard()).pairs() == pairs
    assert worked_out(standard(), Part.SOLUTION) == theory.of(standard()).solution()


def test_what_cannot_be_worked_out_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise SolverMissing("no numba here")

    monkeypatch.setattr(module, "solved", missing)
    theory, table = Theory(), strange()
    theory.work_out(Gap(table, Part.SOLUTION))
    with pytest.raises(Unknown) as unknown:
        theory.of(table).solution()
    assert unknown.value.gap == Gap(table, Part.SOLUTION, "no numba here")
    assert not unknown.value.gap.open
