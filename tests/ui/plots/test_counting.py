"""Counting beside the window: nothing waits, and what was asked last is what is shown."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.store.played import Home, play
from tests.tables import paytable, standard
from uth.analysis.worker import Answer, Worker, WorkerLost
from uth.career import Part, Statistics
from uth.career.theory import worked_out
from uth.paytable import Fixed, Odds
from uth.store.history import Wanted
from uth.table import Rules
from uth.ui.plots.counting import Asked, Counting

Work = Callable[[], None]


class Later:
    """Keeps work until it is told to do it."""

    def __init__(self) -> None:
        self.waiting: list[Work] = []

    def __call__(self, work: Work) -> None:
        """Keep it."""
        self.waiting.append(work)

    def do(self) -> None:
        """Do the next piece."""
        self.waiting.pop(0)()


class Told(Worker):
    """A worker whose answers a test gives."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[object, ...]] = []
        self.answers: list[Answer] = []
        self.closed = False

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Note what is asked."""
        assert function is worked_out
        # So it goes to the other process.
        pickle.dumps((function, arguments))
        self.asked.append(arguments)
        return len(self.asked)

    def poll(self) -> list[Answer]:
        """Give the answers."""
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        """Note it."""
        self.closed = True


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """Three rounds of one box, two of two boxes at another table, one at a table that nobody has solved."""
    home = Home(tmp_path_factory.mktemp("home"))
    play(home.sit_down(), 3)
    home.table = replace(standard(rules=Rules(boxes_per_player=2)), name="Two")
    play(home.sit_down(), 2, boxes=2)
    odd = paytable([Odds(501), Odds(50), Odds(10), Odds(3), Odds(3, 2), Odds(1)], Fixed.PUSH)
    home.table = replace(standard(blind=odd), name="Odd")
    play(home.sit_down(), 1)
    yield home
    home.close()


def counting(home: Home, run: Callable[[Work], None], worker: Worker | None = None) -> Counting:
    return Counting(home.database.file, home.player.id, run=run, workers=lambda: worker or Told())


def answer(found: Counting) -> Statistics:
    assert found.statistics is not None
    return found.statistics


def rounds(found: Counting) -> int:
    totals = answer(found).totals
    return totals.rounds if totals else 0


def unanswered(found: Counting) -> bool:
    return found.statistics is None


def test_what_is_asked_is_counted_beside_the_window(home: Home) -> None:
    later = Later()
    found = counting(home, later)
    found.ask(Asked(Wanted(table="Standard")))
    begun = found.busy
    assert not found.poll()
    assert unanswered(found)
    later.do()
    assert found.poll()
    assert (begun, found.busy) == (True, False)
    assert not found.poll()
    assert rounds(found) == 3
    assert found.spans.tables == ("Odd", "Standard", "Two")
    assert [sat.name for sat in found.spans.sittings] == ["3", "2", "1"]
    assert len(found.spans.days) == 1


def test_only_the_last_question_is_answered(home: Home) -> None:
    later = Later()
    found = counting(home, later)
    for table in ("Standard", "Two", "Odd"):
        found.ask(Asked(Wanted(table=table)))
    later.do()
    assert not found.poll()
    assert unanswered(found)
    assert len(later.waiting) == 1
    later.do()
    assert found.poll()
    assert rounds(found) == 1


def test_gaps_are_closed_by_the_worker(home: Home) -> None:
    worker = Told()
    found = counting(home, lambda work: work(), worker)
    found.ask(Asked(Wanted(table="Odd")))
    assert found.poll()
    assert answer(found).band is None
    assert worker.asked == [(home.table, Part.SOLUTION)]
    assert not found.poll()
    # Any solution will do here.
    worker.answers = [Answer(1, worked_out(standard(), Part.SOLUTION))]
    assert not found.poll()
    assert found.poll()
    assert answer(found).band is not None


@pytest.mark.parametrize("error", [WorkerLost("it is gone"), RuntimeError("strange")])
def test_what_cannot_be_worked_out_is_asked_once(home: Home, error: Exception) -> None:
    worker = Told()
    found = counting(home, lambda work: work(), worker)
    found.ask(Asked(Wanted(table="Two")))
    found.poll()
    worker.answers = [Answer(1, error=error)]
    found.poll()
    assert found.poll()
    assert [gap.why for gap in answer(found).gaps] == [str(error)]
    assert len(worker.asked) == 1
    # Another question about the same table does not try again.
    found.ask(Asked(Wanted(sitting=2)))
    assert found.poll()
    assert len(worker.asked) == 1


def test_it_begins_anew_after_it_was_closed(home: Home) -> None:
    worker = Told()
    found = counting(home, lambda work: work(), worker)
    found.ask(Asked(Wanted(table="Two")))
    found.poll()
    found.close()
    assert worker.closed
    found.ask(Asked(Wanted(table="Standard")))
    assert found.poll()
    assert rounds(found) == 3


def test_a_file_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    found = Counting(tmp_path / "history.sqlite", 1, run=lambda work: work())
    found.ask(Asked())
    assert found.poll()
    assert "history.sqlite" in found.fault
    assert unanswered(found)


def test_a_fault_of_the_program_is_raised_where_the_window_sees_it(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("uth.ui.plots.counting.counted", broken)
    found = counting(home, lambda work: work())
    found.ask(Asked())
    with pytest.raises(ZeroDivisionError):
        found.poll()


def test_in_a_real_thread(home: Home) -> None:
    found = Counting(home.database.file, home.player.id)
    found.ask(Asked(Wanted(table="Standard")))
    until = time.monotonic() + 60
    while not found.poll() and time.monotonic() < until:
        time.sleep(0.002)
    assert rounds(found) == 3
    assert answer(found).band is not None
