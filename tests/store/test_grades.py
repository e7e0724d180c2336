"""Grades kept in the history: after the fact, replaced as a whole, gone with their player, in nobody's way."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tests.store import version_one
from tests.store.played import Home, play
from uth.game.model import Choice
from uth.store import grades as grades_module
from uth.store.database import Damaged, Database
from uth.store.exchange.export import exported
from uth.store.grades import Grade, Grades
from uth.store.history import History, Outcome, Wanted
from uth.store.players import Players
from uth.store.rescue import opened
from uth.table import Street

MISTAKE = Grade(
    1, Street.PREFLOP, Choice.CHECK, Choice.PLAY_4X, Fraction(5, 11), Fraction(1, 7), 500, "preflop AKo"
)  # fmt: skip
RIGHT = Grade(
    1, Street.RIVER, Choice.FOLD, Choice.FOLD, Fraction(0), Fraction(1, 3), 500, "river high card, over 30 outs"
)
DARK = Grade(2, None, Choice.PLAY_2X, Choice.PLAY_2X, Fraction(0), Fraction(0), 500, "dark box")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path)
    play(home.sit_down(), 3)
    return home


@pytest.fixture
def grades(home: Home) -> Grades:
    return Grades(home.database, home.player.id)


def test_what_is_kept_comes_back_exactly_and_in_order(home: Home, grades: Grades) -> None:
    assert grades.ungraded() == (1, 2, 3)
    grades.keep({2: [DARK, RIGHT, MISTAKE], 1: [RIGHT]})
    assert grades.ungraded() == (3,)
    found = grades.of()
    assert [(each.round, each.grade) for each in found] == [(1, RIGHT), (2, MISTAKE), (2, RIGHT), (2, DARK)]
    assert found[0].ended == home.history.round(1).ended
    assert grades.of_round(2) == (MISTAKE, RIGHT, DARK)
    assert grades.of_round(3) == ()
    assert found[1].grade.money == Fraction(2500, 11)


def test_grading_again_changes_nothing_else(home: Home, grades: Grades) -> None:
    before = [home.history.round(number) for number in home.history.numbers()]
    grades.keep({1: [MISTAKE, RIGHT]})
    grades.keep({1: [RIGHT]})
    assert [each.grade for each in grades.of()] == [RIGHT]
    assert [home.history.round(number) for number in home.history.numbers()] == before


def test_grades_are_of_the_wanted_rounds(grades: Grades) -> None:
    grades.keep({number: [RIGHT] for number in (1, 2, 3)})
    assert grades.of(Wanted(table="nowhere")) == ()
    assert {each.round for each in grades.of(Wanted(outcomes=frozenset({Outcome.LOST})))} <= {1, 2, 3}
    assert len(grades.of(currency="USD")) == 3
    assert grades.of(currency="EUR") == grades.of(Wanted(sitting=9)) == ()
    assert grades.ungraded(currency="USD") == ()


def test_a_better_method_grades_again(grades: Grades, monkeypatch: pytest.MonkeyPatch) -> None:
    grades.keep({1: [RIGHT]})
    monkeypatch.setattr(grades_module, "METHOD", grades_module.METHOD + 1)
    assert grades.ungraded() == (1, 2, 3)
    assert grades.of() == ()
    grades.keep({1: [MISTAKE]})
    assert [each.grade for each in grades.of()] == [MISTAKE]


def test_only_settled_rounds_of_the_player_are_graded(home: Home, grades: Grades) -> None:
    home.sit_down(0)
    grades.keep({4: [RIGHT], 99: [RIGHT]})
    other = Home(home.folder, "Bob")
    Grades(other.database, other.player.id).keep({1: [MISTAKE]})
    assert grades.of() == ()
    assert grades.ungraded() == (1, 2, 3)


def test_grades_go_with_their_player(home: Home, grades: Grades) -> None:
    grades.keep({1: [RIGHT], 2: [MISTAKE]})
    Players(home.database).delete(home.player)
    with home.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM grade").fetchone() == (0,)


def test_exports_are_the_same_with_grades(home: Home, grades: Grades, tmp_path: Path) -> None:
    before = _exported(home)
    grades.keep({1: [RIGHT, MISTAKE]})
    assert _exported(home) == before


def _exported(home: Home) -> list[bytes]:
    return list(exported(home.database, [home.player], "0.0"))


@pytest.mark.parametrize(
    ("column", "value"), [("cost", "1/0"), ("cost", "much"), ("chosen", "pray"), ("street", "sea"), ("ante", "x")]
)
def test_a_damaged_grade_is_told(column: str, value: str, home: Home, grades: Grades) -> None:
    grades.keep({1: [MISTAKE]})
    with home.database.writing() as connection:
        connection.execute(f"UPDATE grade SET {column} = ?", (value,))
    with pytest.raises(Damaged):
        grades.of()


def test_a_history_of_version_1_can_be_graded(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    version_one.made(file)
    database = Database.open(file)
    found = Grades(database, 1)
    assert found.ungraded() == tuple(range(1, version_one.ROUNDS + 1))
    found.keep({1: [MISTAKE]})
    assert [each.grade for each in found.of()] == [MISTAKE]
    assert History(database, 1).count() == version_one.ROUNDS
    database.close()
    copy = sqlite3.connect(tmp_path / "history.version-1.sqlite")
    assert copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'grade'").fetchone() == (0,)
    copy.close()


def test_a_rescue_leaves_grades_out_and_they_can_be_given_again(home: Home, grades: Grades) -> None:
    rounds = [home.history.round(number) for number in (1, 2, 3)]
    grades.keep({number: [MISTAKE, RIGHT] for number in (1, 2, 3)})
    file = home.database.file
    with home.database.writing() as connection:
        connection.execute("DROP TRIGGER entries_stay")
    home.close()
    rescued = opened(file)
    assert rescued.message is not None
    history, found = History(rescued.database, home.player.id), Grades(rescued.database, home.player.id)
    assert [history.round(number) for number in history.numbers()] == rounds
    assert found.of() == ()
    found.keep({number: [MISTAKE] for number in found.ungraded()})
    assert len(found.of()) == 3
    rescued.database.close()


def test_a_grade_in_words_of_its_own() -> None:
    assert not MISTAKE.right
    assert replace(MISTAKE, cost=Fraction(0)).right
