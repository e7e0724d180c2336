"""Stored rounds, graded once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.config import load_table
from uth.store.grades import Grades
from uth.store.history import Wanted
from uth.train import graded
from uth.train.graded import grade_rounds, grade_some, grades_of_stored, question_of
from uth.train.kinds import kind_of


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path, table=load_table("practice").table)
    play(home.sit_down(), 5)
    play(home.sit_down(), 1, boxes=2)
    return home


def test_each_round_is_graded_once(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graded, "AT_ONCE", 2)
    told: list[tuple[int, int]] = []
    assert grade_rounds(home.database, home.player.id, told=lambda *how: told.append(how)) == 6
    assert told == [(0, 6), (2, 6), (4, 6)]
    assert grade_rounds(home.database, home.player.id) == 0
    kept = Grades(home.database, home.player.id).of()
    assert {each.round for each in kept} == {1, 2, 3, 4, 5, 6}
    again = [grade for number in range(1, 7) for grade in grades_of_stored(home.history, number)]
    assert sorted(map(str, again)) == sorted(str(each.grade) for each in kept)


def test_only_what_is_wanted_is_graded(home: Home) -> None:
    assert grade_rounds(home.database, home.player.id, Wanted(sitting=2)) == 1
    assert {each.round for each in Grades(home.database, home.player.id).of()} == {6}


def test_the_round_that_goes_on_is_left_alone(home: Home) -> None:
    home.sit_down(0)
    assert grade_rounds(home.database, home.player.id) == 6


def test_the_question_of_a_grade_is_found_again(home: Home) -> None:
    grade_rounds(home.database, home.player.id)
    for graded_one in Grades(home.database, home.player.id).of():
        question = question_of(home.history, graded_one)
        assert question is not None
        assert (question.box, question.street) == (graded_one.grade.box, graded_one.grade.street)
        assert kind_of(question.table.rules, question.hole, question.board).key == graded_one.grade.kind


def test_some_rounds_at_a_time_are_graded_by_who_opens_the_file(home: Home) -> None:
    file, player = home.database.file, home.player.id
    assert [grade_some(file, player, 4) for _ in range(3)] == [2, 0, 0]
    assert {each.round for each in Grades(home.database, player).of()} == {1, 2, 3, 4, 5, 6}
