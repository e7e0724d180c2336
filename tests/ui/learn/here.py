"""Practice in this process, for tests: a worker that is as quick or as slow as the test likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uth.analysis.worker import Answer, Worker
from uth.config import load_table
from uth.game.model import Choice
from uth.store.database import Database
from uth.store.players import Player
from uth.store.settings import Settings
from uth.table import Street
from uth.train.drills.keeping import Keeping
from uth.train.drills.plan import Plan
from uth.ui.coach.advisor import Advisor
from uth.ui.keys import KeyLabels
from uth.ui.learn.drilling import Drilling
from uth.ui.learn.pupil import Pupil
from uth.ui.preferences import Preferences

STANDARD = load_table("standard").table
DARK = load_table("six-box-dark").table


class Here(Worker):
    """Does its work in this process.

    :ivar slow: what is done is not told of.
    :ivar missing: what every piece of work fails with.
    """

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self.missing: Exception | None = None
        self._done: list[Answer] = []

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Do it at once."""
        self._tickets += 1
        try:
            if self.missing is not None:
                raise self.missing
            self._done.append(Answer(self._tickets, function(*arguments)))
        except Exception as error:
            self._done.append(Answer(self._tickets, error=error))
        return self._tickets

    def poll(self) -> list[Answer]:
        """Tell of what was done, unless it is slow."""
        if self.slow:
            return []
        done, self._done = self._done, []
        return done


def advised(*, slow: bool = False, missing: Exception | None = None) -> tuple[Advisor, Here]:
    """Return an advisor and its worker."""
    worker = Here()
    worker.slow, worker.missing = slow, missing
    return Advisor(lambda: worker), worker


def plan(*streets: Street, hands: int = 3, **more: Any) -> Plan:
    """Return a drill at the standard table."""
    return Plan((STANDARD,), "7", streets=streets or tuple(Street), hands=hands, **more)


def drilling(of: Plan, advisor: Advisor | None = None, keeping: Keeping | None = None) -> Drilling:
    """Return a drill at its first question, whose exact values are there where the worker is quick."""
    found = Drilling(of, keeping or Keeping(), advisor or advised()[0])
    found.tick(0)
    return found


def best(of: Drilling) -> Choice:
    """Return the best answer to the question on the table."""
    assert of.explained is not None
    return max(of.explained.values, key=of.explained.values.__getitem__)


def worst(of: Drilling) -> Choice:
    """Return the worst answer to the question on the table."""
    assert of.explained is not None
    return min(of.explained.values, key=of.explained.values.__getitem__)


def pupil(kept: tuple[Database, Player] | None = None, advisor: Advisor | None = None) -> Pupil:
    """Return somebody at the standard table; without *kept* nothing is."""
    return Pupil(KeyLabels(), Preferences(Settings()), STANDARD, kept, advisor or advised()[0])
