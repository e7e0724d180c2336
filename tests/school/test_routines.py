"""Routines: their orders as the sources have them, one finding for one error, and what an answer of steps may be."""

from __future__ import annotations

import pytest

from tests.school.drills.sample import mistakes
from tests.school.drills.steps import EXCHANGED, FOUND, STEPS, with_steps, wrong_orders
from tests.school.houses import house
from uth.company.chance import Chance
from uth.school import routines
from uth.school.drill import drill_of
from uth.school.exercise import Exercise, Given, Order
from uth.school.findings import WEIGHTS, Mistake, Weight
from uth.school.pace import Pace, Targets, slowness, taken
from uth.school.routines import Routine
from uth.school.run import given_data, given_from
from uth.school.skills import Skill
from uth.words.routines import step_reason, step_words

BY_HAND = {
    "CASH": "spread cash, call cash, cut out, pass chips, drop cash",
    "CHANGE": "lay out, call change, cut out, pass chips, rack chips",
    "OPENER": "count rack, compare, sign slip, drop slip",
    "DIFFERENCE": "count rack, compare, report, recount, new slip, sign slip, drop slip",
    "CLOSER": "count rack, record, sign slip, drop slip, leave opener, lock",
    "FILL": "leave request, count fill, call amount, sign, floor signs, drop slips",
    "CREDIT": "break down, call amount, sign, floor signs, drop slips",
    "RELIEF": "tap, finish, clear hands, step aside",
    "RELIEF_BETWEEN": "tap, clear hands, step aside",
    "BIG_WIN": "freeze, leave cards, call floor, verify hand, count deck, approval, pay",
}
"""The orders of rules.md 12.5 and of the sources that each routine names."""
ASKED = {
    "CASH": (Skill.BUY_IN, "cash for chips"),
    "CHANGE": (Skill.BUY_IN, "colour up"),
    "OPENER": (Skill.INVENTORY, "opener agrees"),
    "DIFFERENCE": (Skill.INVENTORY, "opener short"),
    "CLOSER": (Skill.INVENTORY, "closer"),
    "FILL": (Skill.FILL, "fill"),
    "CREDIT": (Skill.FILL, "credit"),
    "RELIEF": (Skill.RELIEF, "on the flop"),
    "RELIEF_BETWEEN": (Skill.RELIEF, "between rounds"),
    "BIG_WIN": (Skill.BIG_WIN, "royal flush"),
}


def routine(name: str) -> Routine:
    found = getattr(routines, name)
    assert isinstance(found, Routine)
    return found


def exercise(name: str) -> Exercise:
    skill, kind = ASKED[name]
    return drill_of(skill).draw(house("practice"), kind, Chance("routine", name))


def test_every_routine_is_here() -> None:
    assert {name for name, value in vars(routines).items() if isinstance(value, Routine)} == set(BY_HAND)


@pytest.mark.parametrize("name", BY_HAND)
def test_the_order_of_a_routine(name: str) -> None:
    drawn = exercise(name)
    field = drawn.field(STEPS)

    assert ", ".join(routine(name).right) == BY_HAND[name]
    assert drawn.right[STEPS] == routine(name).right
    assert isinstance(field, Order)
    assert sorted(option.value for option in field.options) == sorted(routine(name).offered)
    assert len({option.label for option in field.options}) == len(field.options)
    assert routine(name).source
    assert all(step_words(word) and step_reason(word) for word in routine(name).offered)


def free(name: str, answer: tuple[str, ...]) -> bool:
    """Whether only steps that may come in either order are exchanged."""
    places = {step.word: step.place for step in routine(name).steps}
    return [places[word] for word in answer] == sorted(places.values())


@pytest.mark.parametrize("name", BY_HAND)
def test_one_error_in_the_steps_is_one_finding(name: str) -> None:
    drawn = exercise(name)
    tried = list(wrong_orders(drawn))
    assert len(tried) >= 2 * len(routine(name).right)
    for answer, kind in tried:
        steps = answer[STEPS]
        assert isinstance(steps, tuple)
        found = mistakes(drawn, answer)
        if kind == "exchanged" and free(name, tuple(map(str, steps))):
            assert found == []
        else:
            assert len(found) == 1
            assert found[0] in FOUND[kind]


@pytest.mark.parametrize(
    ("name", "steps", "found"),
    [
        ("CASH", "spread cash, call cash, cut out, drop cash, pass chips", Mistake.CASH_DROPPED_EARLY),
        ("CASH", "spread cash, call cash, drop cash, cut out, pass chips", Mistake.CASH_DROPPED_EARLY),
        ("CASH", "spread cash, cut out, call cash, pass chips, drop cash", Mistake.STEPS_ORDER),
        ("CASH", "drop cash, pass chips, cut out, call cash, spread cash", Mistake.CASH_DROPPED_EARLY),
        ("FILL", "leave request, sign, count fill, call amount, floor signs, drop slips", Mistake.SIGNED_UNCOUNTED),
        ("FILL", "leave request, count fill, sign, call amount, floor signs, drop slips", Mistake.STEPS_ORDER),
        ("FILL", "leave request, call amount, sign, floor signs, drop slips", Mistake.SIGNED_UNCOUNTED),
        (
            "DIFFERENCE",
            "count rack, compare, report, sign slip, recount, new slip, drop slip",
            Mistake.SIGNED_UNCOUNTED,
        ),
        ("RELIEF", "tap, finish, step aside", Mistake.HANDS_NOT_CLEARED),
        ("RELIEF_BETWEEN", "tap, finish, clear hands, step aside", Mistake.RELIEVED_LATE),
        ("OPENER", "count rack, compare, report, recount, new slip, sign slip, drop slip", Mistake.FALSE_ALARM),
        ("BIG_WIN", "freeze, leave cards, call floor, verify hand, count deck, pay", Mistake.PAID_UNAPPROVED),
        ("BIG_WIN", "freeze, leave cards, call floor, verify hand, count deck, pay, approval", Mistake.PAID_UNAPPROVED),
        ("BIG_WIN", "freeze, leave cards, verify hand, count deck, call floor, approval, pay", Mistake.STEPS_ORDER),
    ],
)
def test_what_an_order_is(name: str, steps: str, found: Mistake) -> None:
    drawn = exercise(name)
    assert mistakes(drawn, with_steps(drawn, tuple(steps.split(", ")))) == [found]


def test_steps_of_one_place_come_in_either_order() -> None:
    drawn = exercise("BIG_WIN")
    steps = "leave cards, freeze, call floor, count deck, verify hand, approval, pay"
    assert mistakes(drawn, with_steps(drawn, tuple(steps.split(", ")))) == []


def test_no_steps_at_all_are_all_left_out_and_no_answer_is_one_finding() -> None:
    drawn = exercise("CASH")
    assert len(mistakes(drawn, with_steps(drawn, ()))) == 5
    without = {name: value for name, value in drawn.right.items() if name != STEPS}
    assert mistakes(drawn, without) == [Mistake.NOT_ANSWERED]


def test_weights() -> None:
    worst = {Mistake.PAID_UNAPPROVED, Mistake.HANDS_NOT_CLEARED, Mistake.STEP_FORBIDDEN, Mistake.RELIEVED_EARLY}
    assert {WEIGHTS[mistake] for mistake in worst} == {Weight.SAFETY}
    assert WEIGHTS[Mistake.STEPS_ORDER] is WEIGHTS[Mistake.STEP_LEFT_OUT] is Weight.PROCEDURE
    assert {WEIGHTS[mistake] for mistake in EXCHANGED} == {Weight.SAFETY, Weight.MONEY, Weight.PROCEDURE}


def test_steps_are_kept_as_an_answer() -> None:
    drawn = exercise("CASH")
    given = Given(drawn.right, {STEPS: 10_000})
    data = given_data(given)

    assert data[0][STEPS] == list(routine("CASH").right)
    assert given_from(drawn, data) == given


@pytest.mark.parametrize("steps", [["spread cash", "spread cash"], ["dance"], "spread cash", 7, [["spread cash"]]])
def test_what_are_no_steps(steps: object) -> None:
    with pytest.raises(ValueError, match="no answer"):
        given_from(exercise("CASH"), [{STEPS: steps}, {}])


def test_the_time_of_an_order_is_shared_by_its_steps() -> None:
    drawn = exercise("CASH")
    times = {"amount": 4_000, "chips": 10_000, STEPS: 30_000}

    assert taken(drawn, times) == ((Pace.PAY, 4_000), (Pace.PAY, 6_000), (Pace.DECIDE, 4_000))
    assert slowness(drawn, times, Targets()) == ()
    [slow] = slowness(drawn, {**times, STEPS: 51_000}, Targets())
    assert slow.mistake is Mistake.SLOW_DECIDE
    assert slow.done.endswith(": 8.2 s for each step")


def test_options_of_an_order_are_mixed() -> None:
    mixed = {routines.order_field("", routine("FILL"), Chance("mix", str(lot))).options for lot in range(9)}
    assert len(mixed) == 9
