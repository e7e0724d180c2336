"""Drills of both kinds are counted apart, and answers are written all together or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.played import Home
from uth.game.model import Choice
from uth.store.drills import compact
from uth.store.progress import Answered, Progress
from uth.store.schooling import Marked, Schooling

ANSWER = Answered(5_000, 900, True, [0, 1, [[1, "2h3d"]], ""], "preflop 32o", Choice.CHECK, Choice.CHECK, None, None)
MARK = Marked(6_000, "read", "wheel", [{"hand": "flush"}, {"hand": 1_200}], (), (), 1_200, True)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_the_drills_of_each_kind_have_their_own_numbers_and_answers(home: Home) -> None:
    progress, schooling = Progress(home.database, home.player.id), Schooling(home.database, home.player.id)
    assert [progress.begin({}), schooling.begin({}), progress.begin({}), schooling.begin({})] == [1, 1, 2, 2]
    progress.add(2, [ANSWER, ANSWER])
    schooling.add(2, [MARK])
    assert (progress.answers(), schooling.marks()) == ((ANSWER, ANSWER), (MARK,))
    assert ([listed.number for listed in progress.lessons()], schooling.numbers()) == ([2], (2,))


def test_the_same_number_is_another_players_own_drill(home: Home) -> None:
    other = Home(home.folder, "Bob")
    mine, others = (Schooling(home.database, each.player.id) for each in (home, other))
    assert [each.begin({}) for each in (mine, others)] == [1, 1]
    mine.add(1, [MARK])
    assert (len(mine.run(1).marks), len(others.run(1).marks)) == (1, 0)


def test_answers_are_written_all_together_or_not_at_all(home: Home) -> None:
    schooling = Schooling(home.database, home.player.id)
    run = schooling.begin({})

    def breaks_off() -> Iterator[Marked]:
        yield MARK
        raise KeyError("gone")

    with pytest.raises(KeyError, match="gone"):
        schooling.add(run, breaks_off())
    schooling.add(run, [MARK, MARK])
    assert schooling.run(run).marks == (MARK, MARK)


def test_json_is_kept_without_blanks_and_with_its_letters() -> None:
    assert compact({"table": "Tisch ä", "bets": [1, 2]}) == '{"table":"Tisch ä","bets":[1,2]}'
