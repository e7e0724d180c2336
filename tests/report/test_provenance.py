"""Whether the table of a report is the program's own, by what it says and not by its name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school.in_class import attempt, lesson
from uth.profile import Profile
from uth.report.provenance import From, class_lines, lines, provenance
from uth.school.attempt import Attempt
from uth.school.house import House
from uth.school.lesson import Lesson
from uth.table import Table


def at(table: Table | None = None, profile: Profile | None = None) -> Lesson:
    """Return the lesson with another table or profile in its second part."""
    part = lesson().parts[1]
    house = House(table or part.plan.house.table, profile or part.plan.house.profile)
    other = replace(part, plan=replace(part.plan, house=house))
    return replace(lesson(), parts=(lesson().parts[0], other, lesson().parts[2]))


def own_table(name: str) -> Table:
    """Return the table with a higher limit, under a name."""
    table = lesson().parts[0].plan.house.table
    limits = replace(table.limits, ante=replace(table.limits.ante, most=2 * table.limits.ante.most))
    return replace(table, name=name, limits=limits)


def test_the_shipped_table_is_known_by_what_it_says() -> None:
    assert all(each.known for each in provenance(lesson()))
    assert lines(provenance(lesson())) == (
        'Parts 1, 2, 3: table "Standard", which comes with the program; house profile "US", which comes with the '
        "program.",
    )


@pytest.mark.parametrize(("name", "source"), [("Standard", From.NAMED_ALIKE), (" STANDARD", From.NAMED_ALIKE),
                                             ("Mine", From.OTHER)])  # fmt: skip
def test_a_table_of_ones_own(name: str, source: From) -> None:
    first, second, third = provenance(at(own_table(name)))
    assert (first.known, second.known, third.known) == (True, False, True)
    assert second.table.source is source
    assert len(lines((first, second, third))) == 2


def test_a_profile_of_ones_own() -> None:
    profile = replace(lesson().parts[0].plan.house.profile, title="Mine")
    found = provenance(at(profile=profile))[1]
    assert (found.table.source, found.profile.source) == (From.PROGRAM, From.NAMED_ALIKE)


def test_the_table_of_the_lesson_that_was_given_is_known() -> None:
    mine = at(own_table("Mine"))
    assert provenance(mine, mine)[1].table.source is From.LESSON
    assert not provenance(mine, lesson())[1].known


def test_a_class_hears_of_other_tables() -> None:
    assert list(class_lines([attempt(), attempt("Ben")])) == [
        "All tables and house profiles are those that come with the program."
    ]
    strange = Attempt.of(at(own_table("Standard")), "Cleo", 0)
    first, second = class_lines([attempt(), strange])
    assert first == 'The attempts of "Class test" were not all at the same table, or with the same house profile.'
    assert second.startswith('Cleo, Class test: Part 2: table "Standard", NOT the table that comes with the program')
