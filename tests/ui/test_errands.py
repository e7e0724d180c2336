"""Errands: the last thing asked for comes back, with its answer or its error; what was called off never does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from uth.analysis.worker import Answer, Worker
from uth.ui.errands import Errands


class Fake(Worker):
    """Does at once what is asked, and hands it over when it is polled."""

    def __init__(self) -> None:
        self.done: list[Answer] = []
        self.cancelled: list[int] = []
        self.closed = False
        self._number = 0

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        self._number += 1
        try:
            self.done.append(Answer(self._number, function(*arguments)))
        except ValueError as error:
            self.done.append(Answer(self._number, error=error))
        return self._number

    def poll(self) -> list[Answer]:
        done, self.done = self.done, []
        return done

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def worker() -> Fake:
    return Fake()


def test_nobody_is_sent_for_nothing() -> None:
    def workers() -> Worker:
        raise AssertionError("there is nothing to do")

    errands = Errands[str](workers)
    assert errands.poll() == []
    errands.close()


def test_what_was_asked_comes_back(worker: Fake) -> None:
    errands = Errands[str](lambda: worker)
    errands.send("whole", int, "7")
    assert errands.awaits("whole")
    ((asked, answer),) = errands.poll()
    assert (asked, answer.value, answer.error) == ("whole", 7, None)
    assert not errands.awaits("whole")
    errands.send("none", int, "x")
    ((asked, answer),) = errands.poll()
    assert asked == "none"
    assert isinstance(answer.error, ValueError)


def test_only_the_last_one_is_on_its_way(worker: Fake) -> None:
    errands = Errands[str](lambda: worker)
    errands.send("first", int, "1")
    errands.send("last", int, "2")
    assert worker.cancelled == [1]
    assert not errands.awaits("first")
    assert [(asked, answer.value) for asked, answer in errands.poll()] == [("last", 2)]


def test_all_of_it_is_called_off(worker: Fake) -> None:
    errands = Errands[str](lambda: worker)
    errands.send("whole", int, "7")
    errands.close()
    assert worker.closed
    assert not errands.awaits("whole")
    assert errands.poll() == []
