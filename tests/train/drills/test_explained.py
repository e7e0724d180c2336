"""All that there is to say about a question of a drill, worked out at once."""

from __future__ import annotations

from tests.train.drills.test_dark import taken_asked
from uth.config import load_table
from uth.train.drills.course import Course
from uth.train.drills.draw import drawn
from uth.train.drills.explained import explained
from uth.train.drills.marks import exact_values
from uth.train.drills.plan import Plan


def test_the_values_are_exact_and_the_outlook_is_of_the_same_question() -> None:
    course = Course(Plan((load_table("practice").table,), "7", boxes=3))
    asked = course.put(drawn(*course.next_drawing))
    found = explained(asked)
    assert found.outlook is not None
    assert found.values == exact_values(asked) == found.outlook.advice.values
    assert found.outlook.question == asked.question


def test_a_dark_box_has_values_and_no_outlook() -> None:
    found = explained(taken_asked())
    assert found.outlook is None
    assert found.values == exact_values(taken_asked())
