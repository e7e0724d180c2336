"""What the house earns: at once where it is stored, else worked out beside the window."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tests.tables import paytable, standard
from uth.analysis.game import game_of
from uth.analysis.solved import stored
from uth.analysis.worker import Answer, Worker, WorkerLost
from uth.paytable import Fixed, Odds
from uth.table import Table
from uth.ui.shares import Share, Shares


class NobodyWorks(Worker):
    """A worker that must not be asked."""

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Fail."""
        raise AssertionError(f"{function} was handed over with {arguments}")


class Desk(Worker):
    """A worker whose answers a test gives."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Any, ...]] = []
        self.called_off: list[int] = []
        self.answers: list[Answer] = []
        self.closed = False

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Note it; it must go to another process."""
        pickle.dumps((function, arguments))
        self.asked.append(arguments)
        return len(self.asked)

    def cancel(self, ticket: int) -> None:
        """Note it."""
        self.called_off.append(ticket)

    def poll(self) -> list[Answer]:
        """Give the answers."""
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        """Note it."""
        self.closed = True


@pytest.fixture
def desk() -> Desk:
    return Desk()


def other(pays: int) -> Table:
    """A table that no solution is stored of."""
    blind = paytable([Odds(pays), Odds(50)], Fixed.PUSH)
    return standard(blind=blind)


def test_a_stored_solution_is_enough() -> None:
    share = Shares(NobodyWorks).of(standard())
    assert share.edge == Fraction(50643648973, 2317817502000)
    assert share.trips is not None
    assert (round(float(share.trips), 8), share.why) == (0.03497937, "")
    assert share.risk is not None
    assert round(float(share.risk), 8) == 0.00526219
    assert Shares(NobodyWorks).of(standard(trips=None)).trips is None


def test_what_is_not_stored_is_worked_out_once(desk: Desk) -> None:
    shares = Shares(lambda: desk)
    table = other(700)
    assert [shares.of(table), shares.of(table)] == [Share(), Share()]
    assert [asked[0] for asked in desk.asked] == [table]
    assert not shares.poll()
    desk.answers = [Answer(1, stored(game_of(standard())))]
    assert shares.poll()
    assert shares.of(table).edge is not None
    shares.close()
    assert desk.closed


def test_only_the_last_table_looked_at_is_worked_out(desk: Desk) -> None:
    shares = Shares(lambda: desk)
    for pays in (700, 800, 900):
        shares.of(other(pays))
    assert desk.called_off == [1, 2]
    desk.answers = [Answer(1, error=WorkerLost("late"))]
    assert not shares.poll()
    assert shares.of(other(900)) == Share()


def test_what_cannot_be_worked_out_says_why(desk: Desk) -> None:
    shares = Shares(lambda: desk)
    shares.of(other(700))
    desk.answers = [Answer(1, error=WorkerLost("the worker is gone"))]
    assert shares.poll()
    assert shares.of(other(700)) == Share(why="the worker is gone")
    assert len(desk.asked) == 1
