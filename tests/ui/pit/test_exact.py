"""Exact figures in the window: at once where they are stored, else from the worker, the latest asked for first."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.tables import paytable
from tests.ui.test_shares import Desk, NobodyWorks
from uth.analysis.game import game_of
from uth.analysis.solved import Solved, stored
from uth.analysis.worker import Answer, WorkerLost
from uth.config import load_table
from uth.paytable import Fixed, Odds
from uth.table import Table
from uth.ui.pit.exact import Exact, figures_by

STANDARD = load_table("standard").table


def changed(flush: int) -> Table:
    return replace(STANDARD, blind=paytable([Odds(500), Odds(50), Odds(10), Odds(3), Odds(flush)], Fixed.PUSH))


def solution(table: Table) -> Solved:
    found = stored(game_of(STANDARD))
    assert found is not None
    return replace(found, game=game_of(table))


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_what_is_stored_is_known_at_once() -> None:
    exact = Exact(NobodyWorks)
    figures = exact.figures(STANDARD)
    assert figures is not None
    assert round(float(figures.base.house_edge), 6) == 0.02185
    exact.ask(STANDARD)
    exact.ask_first([STANDARD])
    assert exact.poll() is False


def test_figures_are_worked_out_once_for_all_desks_and_anew_for_other_play() -> None:
    first, second = (Exact(NobodyWorks).figures(STANDARD) for _ in range(2))
    assert first is second
    assert first is not None
    (worst, deals), *rest = sorted(first.ends.items(), key=lambda end: end[1])
    other = figures_by(STANDARD, {**dict(rest), worst: deals + 1})
    assert other.base.house_edge != first.base.house_edge
    again = Exact(NobodyWorks).figures(STANDARD)
    assert again is not None
    assert again.base == first.base


def test_the_edge_comes_first_and_the_rest_after_it(desk: Desk) -> None:
    exact, table = Exact(lambda: desk), changed(7)
    exact.ask(table)
    exact.ask(table)
    desk.answers = [Answer(1, Fraction(1, 50))]
    assert exact.poll()
    assert (exact.edge(table), exact.figures(table)) == (Fraction(1, 50), None)
    exact.ask(table)
    assert desk.asked == [(game_of(table),)] * 2
    desk.answers = [Answer(2, solution(table))]
    assert exact.poll()
    assert exact.figures(table) is not None
    assert exact.poll() is False
    assert len(desk.asked) == 2


def test_one_is_solved_at_a_time_and_then_the_latest(desk: Desk) -> None:
    exact = Exact(lambda: desk)
    tables = [changed(flush) for flush in (7, 8, 9)]
    for table in tables:
        exact.ask(table)
        exact.ask(table)
    assert desk.asked == [(game_of(tables[0]),)]
    desk.answers = [Answer(1, Fraction(1, 50))]
    assert exact.poll()
    assert desk.asked == [(game_of(tables[0]),), (game_of(tables[2]),)]
    desk.answers = [Answer(2, Fraction(1, 60))]
    assert exact.poll()
    assert [exact.edge(table) for table in tables] == [Fraction(1, 50), None, Fraction(1, 60)]
    assert desk.called_off == []


def test_going_back_while_another_is_solved_asks_for_nothing_more(desk: Desk) -> None:
    exact = Exact(lambda: desk)
    for flush in (7, 8, 7):
        exact.ask(changed(flush))
    desk.answers = [Answer(1, Fraction(1, 50))]
    assert exact.poll()
    assert desk.asked == [(game_of(changed(7)),)] * 2


def test_a_list_is_gone_through_one_after_another(desk: Desk) -> None:
    exact = Exact(lambda: desk)
    tables = [STANDARD, changed(7), changed(8)]
    for _ in range(3):
        exact.ask_first(tables)
    assert desk.asked == [(game_of(tables[1]),)]
    desk.answers = [Answer(1, error=WorkerLost("the pays are too fine"))]
    assert exact.poll()
    assert exact.why(tables[1]) == "the pays are too fine"
    exact.ask(tables[1])
    exact.ask_first(tables)
    assert desk.asked[1:] == [(game_of(tables[2]),)]


def test_a_solver_made_ready_solves_what_is_known_once(desk: Desk) -> None:
    exact = Exact(lambda: desk)
    exact.warm(changed(7))
    assert desk.asked == []
    for _ in range(2):
        exact.warm(STANDARD)
    exact.ask(changed(7))
    assert desk.asked == [(game_of(STANDARD),)]
    desk.answers = [Answer(1, error=WorkerLost("gone"))]
    exact.poll()
    assert (exact.why(STANDARD), exact.figures(STANDARD) is None) == ("", False)
    assert desk.asked == [(game_of(STANDARD),), (game_of(changed(7)),)]


def test_closed_it_begins_anew(desk: Desk) -> None:
    exact = Exact(lambda: desk)
    exact.ask(changed(7))
    exact.close()
    assert desk.closed
    assert exact.poll() is False
    exact.ask(changed(7))
    assert len(desk.asked) == 2
