"""A simulation that goes on: chunk after chunk, by one job or several, stopped and taken up again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from uth.bulk.machine import Machine
from uth.bulk.tally import Tally, nothing
from uth.bulk.watched import CHUNK

Progress = Callable[[int], None]
"""Is told how many rounds have been played."""
_AHEAD = 2
"""So many chunks for each job wait or run."""


@dataclass
class Run:
    """The first rounds of a seed. The same seed and number of rounds give the same tally, whatever the jobs."""

    machine: Machine
    seed: str
    whole: Tally
    """Of the chunks that were played to their end, from the first on."""
    rest: Tally
    """Of the rounds of one more chunk."""

    @property
    def tally(self) -> Tally:
        """Everything that was counted."""
        return self.whole + self.rest

    def play(self, rounds: int, *, jobs: int = 1, progress: Progress | None = None) -> None:
        """Go on until *rounds* rounds have been played; no round is taken back if there are more.

        Jobs are threads: the compiled kernel lets go of Python's lock. An interruption leaves a run that has played
        some rounds less and can go on.
        """
        if rounds <= self.tally.rounds:
            return
        self.rest = nothing(self.machine.watched)
        with ThreadPoolExecutor(jobs) as pool:
            waiting: deque[Future[Tally]] = deque()
            try:
                for number, size in self._chunks(rounds):
                    waiting.append(pool.submit(self.machine.chunk, self.seed, number, size))
                    if len(waiting) >= _AHEAD * jobs:
                        self._count(waiting.popleft(), progress)
                while waiting:
                    self._count(waiting.popleft(), progress)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def _chunks(self, rounds: int) -> Iterator[tuple[int, int]]:
        """The numbers and sizes of the chunks that are missing; the last may be a part of one."""
        first = self.whole.rounds // CHUNK
        for number in range(first, rounds // CHUNK):
            yield number, CHUNK
        if rounds % CHUNK:
            yield rounds // CHUNK, rounds % CHUNK

    def _count(self, chunk: Future[Tally], progress: Progress | None) -> None:
        tally = chunk.result()
        if tally.rounds == CHUNK:
            self.whole += tally
        else:
            self.rest += tally
        if progress:
            progress(self.tally.rounds)


def new_run(machine: Machine, seed: str) -> Run:
    """Return a run that has played nothing."""
    return Run(machine, seed, nothing(machine.watched), nothing(machine.watched))
