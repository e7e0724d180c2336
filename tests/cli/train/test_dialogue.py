"""The dialogue of a drill: what is typed, and what the worker finds meanwhile."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest

from uth.analysis.worker import Answer, WorkerLost
from uth.cli.train import dialogue
from uth.cli.train.dialogue import Dialogue
from uth.config import load_table
from uth.game.model import Choice
from uth.store.players import PlayerError
from uth.table import Street
from uth.train.drills.keeping import Keeping
from uth.train.drills.marks import Mark
from uth.train.drills.plan import Plan

PLAN = Plan(tables=(load_table("standard").table,), seed="7", streets=(Street.PREFLOP,), hands=3)


class Lost:
    """A worker whose process ends with each piece of work.

    :ivar given_up: the tickets that were called off.
    """

    def __init__(self) -> None:
        self.given_up: list[int] = []
        self.closed = False
        self._tickets = 0

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Take it, and return its ticket."""
        del function, arguments
        self._tickets += 1
        return self._tickets

    def poll(self) -> list[Answer]:
        """Return that the latest one is lost."""
        return [Answer(self._tickets, error=WorkerLost("gone"))]

    def cancel(self, ticket: int) -> None:
        """Note that it is not wanted any more."""
        self.given_up.append(ticket)

    def close(self) -> None:
        """Note that it is over."""
        self.closed = True


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Lost:
    found = Lost()
    monkeypatch.setattr(dialogue, "Worker", lambda: found)
    return found


def _type(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_without_the_worker_what_is_stored_marks(worker: Lost, monkeypatch: pytest.MonkeyPatch) -> None:
    _type(monkeypatch, "4x", "check", "play")
    with Dialogue(PLAN, Keeping(), aside=False) as held:
        course = held.held()
    assert [mark.chosen for mark in course.marks][:2] == [Choice.PLAY_4X, Choice.CHECK]
    assert all(mark.exact for mark in course.marks)
    assert worker.closed


def test_whoever_leaves_waits_for_nothing(worker: Lost, monkeypatch: pytest.MonkeyPatch) -> None:
    _type(monkeypatch, "4x", "quit")
    course = Dialogue(PLAN, Keeping(), aside=False).held()
    assert len(course.marks) == 1
    assert worker.given_up == [2]


def test_aside_is_the_error_stream(
    worker: Lost, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    del worker
    _type(monkeypatch, "quit")
    Dialogue(PLAN, Keeping(), aside=True).held()
    said = capsys.readouterr()
    assert said.out == ""
    assert "Hand 1 of 3." in said.err


class Deleted(Keeping):
    """The practice of a player who is deleted after so many answers."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.written: list[int] = []
        self._after = after

    def add(self, plan: Plan, mark: Mark) -> None:
        """Keep an answer, as long as there is a player."""
        del plan
        if len(self.written) == self._after:
            raise PlayerError("that player is no longer there")
        self.written.append(mark.number)


def test_a_player_who_is_deleted_meanwhile_is_told_once_and_the_drill_goes_on(
    worker: Lost, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    del worker
    _type(monkeypatch, "4x", "check", "check")
    keeping = Deleted(1)
    with Dialogue(PLAN, keeping, aside=False) as held:
        assert held.held().over
    assert keeping.written == [1]
    assert held.unkept == "that player is no longer there"
    assert capsys.readouterr().err == "that player is no longer there\n"
