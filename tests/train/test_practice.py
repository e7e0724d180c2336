"""Answers go to a player or nowhere, in order; what cannot be written down is tried again with the next one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.store.played import Home
from uth.store.database import Database, StoreError
from uth.store.players import Player
from uth.store.schooling import Marked, Schooling
from uth.train.practice import Practice, Recorder


class Few(Practice[str, int, Schooling]):
    """Plans that are texts, and answers that are numbers."""

    def _opened(self, database: Database, player: Player) -> Schooling:
        return Schooling(database, player.id, player.uid)

    def _plan_data(self, plan: str) -> Mapping[str, Any]:
        return {"seed": plan}

    def _answer(self, mark: int, at: int) -> Marked:
        return Marked(at, "count", "chips", mark, (), (), 0, right=True)


class Full:
    """A disk that has room for so many answers."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.kept: list[int] = []

    def add(self, _plan: str, mark: int) -> None:
        """Keep an answer, where there is room."""
        if len(self.kept) == self.room:
            raise StoreError(f"the disk is full at {self.room}")
        self.kept.append(mark)


class Recording(Recorder[str, int]):
    """Writes down what it is given."""

    def record(self, *marks: int) -> str:
        """Write down all answers so far, and return why not."""
        self._record("7", marks)
        return self.unkept


def test_a_drill_begins_with_its_first_answer_and_each_keeping_has_one(tmp_path: Path) -> None:
    home = Home(tmp_path)
    schooling = Schooling(home.database, home.player.id)
    for answers in ((1, 2), (), (3,)):
        keeping = Few(home.database, home.player)
        for answer in answers:
            keeping.add("7", answer)
    runs = [schooling.run(number) for number in schooling.numbers()]
    assert [(run.number, run.plan, [mark.given for mark in run.marks]) for run in runs] == [
        (1, {"seed": "7"}, [1, 2]), (2, {"seed": "7"}, [3]),
    ]  # fmt: skip


@pytest.mark.parametrize("with_database", [False, True])
def test_without_a_player_nothing_is_kept(tmp_path: Path, *, with_database: bool) -> None:
    home = Home(tmp_path)
    nobody = Few(home.database) if with_database else Few()
    nobody.add("7", 1)
    assert (nobody.kept, nobody.player) == (None, None)
    assert Schooling(home.database, home.player.id).numbers() == ()


def test_what_could_not_be_written_goes_before_what_comes_next() -> None:
    disk = Full(1)
    recording = Recording(disk)
    assert recording.record(1) == ""
    assert recording.record(1, 2) == recording.record(1, 2, 3) == "the disk is full at 1"
    disk.room = 2
    assert recording.record(1, 2, 3) == "the disk is full at 2"
    disk.room = 9
    assert recording.record(1, 2, 3, 4) == ""
    assert disk.kept == [1, 2, 3, 4]
