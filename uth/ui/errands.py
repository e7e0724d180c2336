"""What a page has worked out beside the window: only what was asked for last is on its way. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from uth.analysis.worker import Answer, Worker

Asked = TypeVar("Asked", bound=Hashable)


class Errands(Generic[Asked]):
    """Sends a worker for one thing after another. Nothing here waits."""

    def __init__(self, workers: Callable[[], Worker]) -> None:
        """*workers*: makes the worker, once there is something to do."""
        self._workers = workers
        self._worker: Worker | None = None
        self._tickets: dict[int, Asked] = {}

    def awaits(self, asked: Asked) -> bool:
        """Return whether the worker was sent for it, and has not come back."""
        return asked in self._tickets.values()

    def send(self, asked: Asked, function: Callable[..., Any], *arguments: Any) -> None:
        """Have *function* run for what is *asked*; what was asked before is called off.

        Whoever looks through a list wants to know of the last one.
        """
        for ticket in tuple(self._tickets):
            if self._worker is not None:
                self._worker.cancel(ticket)
            del self._tickets[ticket]
        self._worker = self._worker or self._workers()
        self._tickets[self._worker.submit(function, *arguments)] = asked

    def poll(self) -> list[tuple[Asked, Answer]]:
        """Return what has come since the last time."""
        if self._worker is None:
            return []
        answers = self._worker.poll()
        return [(self._tickets.pop(answer.ticket), answer) for answer in answers if answer.ticket in self._tickets]

    def close(self) -> None:
        """Call everything off; what is asked for again begins anew."""
        if self._worker is not None:
            self._worker.close()
        self._worker = None
        self._tickets.clear()
