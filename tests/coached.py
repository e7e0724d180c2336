"""Workers that tests of the coach use in place of a process: at once, or when they are told to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uth.analysis.solved import SolverMissing
from uth.analysis.worker import Answer, Worker


class Waits(Worker):
    """Does its work when :meth:`work` is called, and not before.

    :ivar asked: the functions that were handed over, by their names.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self._left: dict[int, Callable[[], Any]] = {}
        self._done: list[Answer] = []

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Take a piece of work."""
        self._tickets += 1
        self.asked.append(function.__name__)
        self._left[self._tickets] = lambda: function(*arguments)
        return self._tickets

    def work(self) -> None:
        """Do everything that is left."""
        self._done += [Answer(ticket, work()) for ticket, work in self._left.items()]
        self._left.clear()

    def poll(self) -> list[Answer]:
        """Return what is done."""
        done, self._done = self._done, []
        return done

    def cancel(self, ticket: int) -> None:
        """Leave it."""
        self._left.pop(ticket, None)

    def close(self) -> None:
        """Leave everything."""
        self._left.clear()


class AtOnce(Waits):
    """Does its work at once."""

    def poll(self) -> list[Answer]:
        """Do what is left, and return it."""
        self.work()
        return super().poll()


class Cannot(Waits):
    """A machine without the compiled kernels."""

    def poll(self) -> list[Answer]:
        """Say so to everything."""
        failed = [Answer(ticket, error=SolverMissing("no kernels on this machine")) for ticket in self._left]
        self._left.clear()
        return failed
