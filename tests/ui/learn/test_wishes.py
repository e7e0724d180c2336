"""What is chosen on the page of practice comes to a drill that can be."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tests.store.played import Home
from tests.ui.learn.here import DARK, STANDARD
from uth.config import load_table
from uth.table import Street
from uth.train.drills.course import Course
from uth.train.drills.draw import drawn
from uth.train.drills.keeping import Keeping
from uth.train.drills.plan import DrillError, Topic
from uth.ui.learn.wishes import MARGINS, Subject, Wishes, has_dark_boxes

PRACTICE = load_table("practice").table
TABLES = (STANDARD, DARK, PRACTICE)


@pytest.mark.parametrize("subject", [each for each in Subject if each is not Subject.MISTAKES])
def test_every_subject_is_a_drill(subject: Subject) -> None:
    plan = Wishes(subject).plan(TABLES, Keeping())
    assert plan.hands == 20
    assert Course(plan).next_drawing[0] == plan
    if not plan.needs_exact_values:
        assert drawn(*Course(plan).next_drawing).kind


def test_the_streets_are_drilled_alone() -> None:
    for street in Street:
        subject = Subject(street.value)
        assert Wishes(subject).plan(TABLES, Keeping()).streets == (street,)


def test_what_is_chosen_is_what_is_drilled() -> None:
    wishes = Wishes(Subject.CLOSE_CALLS, hands=2, seconds=1, table=2, boxes=3, trips=True, margin=0)
    plan = wishes.plan(TABLES, Keeping())
    assert (plan.topic, plan.hands, plan.seconds, plan.tables) == (Topic.CLOSE_CALLS, 100, 20, (PRACTICE,))
    assert (plan.boxes, plan.trips, plan.close) == (3, True, MARGINS[0])
    assert MARGINS[Wishes().margin] == Fraction(1, 20)


def test_dark_boxes_are_drilled_where_there_are_some() -> None:
    wishes = Wishes(Subject.DARK)
    assert wishes.table_of(TABLES) == DARK
    assert wishes.tables(TABLES) == (DARK,)
    assert wishes.table_of((STANDARD,)) is None
    assert [has_dark_boxes(table) for table in TABLES] == [False, True, False]


def test_another_table_is_never_the_same() -> None:
    wishes = Wishes(Subject.OTHER_TABLES, table=1)
    assert wishes.others(TABLES) == (STANDARD, PRACTICE)
    assert wishes.plan(TABLES, Keeping()).tables == (DARK, STANDARD)


def test_as_many_boxes_as_a_table_lets_one_player_see() -> None:
    assert [Wishes(table=place).most_boxes(TABLES) for place in range(3)] == [1, 1, PRACTICE.rules.boxes_per_player]
    assert Wishes(table=0, boxes=4).plan(TABLES, Keeping()).boxes == 1


def test_without_mistakes_there_is_no_drill_of_them(tmp_path: Path) -> None:
    home = Home(tmp_path)
    with pytest.raises(DrillError, match="no mistakes"):
        Wishes(Subject.MISTAKES).plan(TABLES, Keeping(home.database, home.player))
