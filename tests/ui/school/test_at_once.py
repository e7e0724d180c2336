"""Where faults are said at once: after each field what is wrong in it, as the whole answer is marked later."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.ui.school import made
from tests.ui.school.apprentice import STANDARD
from uth.company.chance import Chance
from uth.config import load_table
from uth.config.profiles import load_profile
from uth.school.drill import drill_of
from uth.school.exercise import Exercise, Field, GiveAmount, GiveChips, Given, Order, Pick, PickCards, Value
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.skills import Skill, told_apart
from uth.ui.keys import KeyLabels
from uth.ui.school.asking import Asking
from uth.ui.school.present import Look
from uth.ui.school.running import findings_so_far
from uth.ui.school.side import Ink, Words
from uth.ui.school.telling import side_of


def some(field: Field, right: Value | None, random: Random) -> Value:
    """Return an answer to a field, right or wrong."""
    if right is not None and random.random() < 0.5:
        return right
    match field:
        case Pick(options=options):
            return random.choice(options).value
        case Order(options=options):
            return tuple(option.value for option in random.sample(options, random.randrange(1, len(options) + 1)))
        case PickCards(cards=cards, count=count):
            return tuple(random.sample(cards, count))
        case GiveAmount():
            return random.randrange(0, 20_000, 500)
        case GiveChips():
            return ((STANDARD.chips[0].value, random.randrange(1, 9)),)


def exercises(skill: Skill, table: str) -> Iterator[Exercise]:
    found = load_table(table).table
    house, drill = House(found, load_profile(found.procedure.faults)), drill_of(skill)
    for kind in drill.kinds(house)[::5]:
        yield drill.draw(house, kind, Chance("at once", f"{table} {skill} {kind}"))


@pytest.mark.parametrize("table", ["standard", "six-box-dark"])
@pytest.mark.parametrize("skill", [skill for skill in Skill if skill is not Skill.SETTLE])
def test_what_is_said_at_once_is_what_the_whole_answer_says(skill: Skill, table: str) -> None:
    random = Random(f"{skill} {table}")
    for exercise in exercises(skill, table):
        answer = {field.name: some(field, exercise.right.get(field.name), random) for field in exercise.fields}
        whole = drill_of(skill).mark(exercise, answer)
        assert {finding.field for finding in whole} <= set(answer)
        for count in range(1, len(answer)):
            part = dict(list(answer.items())[:count])
            said = findings_so_far(exercise, Given(part))
            silent = exercise.after(part) and not told_apart(skill)
            assert set(said) == (set() if silent else {finding for finding in whole if finding.field in part})


def asking(*, at_once: bool) -> Asking:
    def peek(exercise: Exercise, given: Given) -> tuple[Finding, ...]:
        return tuple(finding for finding in made.mark(exercise, given) if finding.field in given.answer)

    return Asking(made.exercise(made.FEW, made.LIST, made.AMOUNT), made.mark, peek if at_once else None)


def wrong_now(of: Asking) -> bool:
    return of.heard_wrong


def inks(of: Asking) -> list[tuple[str, Ink]]:
    return [(item.text, item.ink) for item in side_of(of, Look(KeyLabels())).items if isinstance(item, Words)]


def test_a_wrong_field_is_said_with_what_was_right() -> None:
    of = asking(at_once=True)
    of.pick("take")
    assert wrong_now(of)
    assert ("The Ante: Take", Ink.BAD) in inks(of)
    assert any(text.startswith("Right: ") for text, _ink in inks(of))
    of.pick("full house")
    assert not wrong_now(of)
    assert ("The hand: full house", Ink.GOOD) in inks(of)


def test_nothing_is_said_before_the_end_where_that_is_not_wished() -> None:
    of = asking(at_once=False)
    of.pick("take")
    assert (of.heard, of.heard_wrong) == (None, False)
    assert ("The Ante: Take", Ink.TEXT) in inks(of)
    assert not any(text.startswith("Right: ") for text, _ink in inks(of))


def test_an_answer_of_before_is_marked_again() -> None:
    of = asking(at_once=False)
    of.recall(
        Given({"ante": "take", "hand": "full house", "amount": 10500}, {"ante": 900, "hand": 2100, "amount": 4000})
    )
    assert (of.marked, of.milliseconds) == (True, 4000)
    assert [finding.field for finding in of.findings] == ["ante"]
