"""One mistake is found once: what a rack is short of, or has too much of, only because of it is not marked again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.school.houses import house
from uth.chips import PayWith
from uth.company.chance import Chance
from uth.school.dealt import shown
from uth.school.drills import settle
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.settling.acts import Act, ActError, CallFill, Pay, Push, Take, Timed, from_json, to_json
from uth.school.settling.handling import handled
from uth.school.settling.racks import rack_rightly

LOTS = [range(3), pytest.param(range(3, 60), marks=pytest.mark.full)]


def short(name: str, pay_with: PayWith, lot: int) -> Exercise:
    """Return a table whose rack is short."""
    here = house(name)
    at = House(replace(here.table, pay_with=pay_with), here.profile)
    return settle.draw(at, "short rack", Chance(f"follows {lot}", name))


def mistaken(act: Act, lowest: int) -> Iterator[Act]:
    """Yield what may be done wrongly in the place of an act."""
    match act:
        case Pay(box, bet, chips):
            yield from (Take(box, bet), Push(box, bet))
            if any(value == lowest and count > 1 for value, count in chips):
                fewer = ((value, count - (value == lowest)) for value, count in chips)
                yield Pay(box, bet, tuple(fewer))
        case Take(box, bet):
            yield Push(box, bet)
        case Push(box, bet):
            yield Take(box, bet)


@pytest.mark.parametrize("lots", LOTS)
@pytest.mark.parametrize("pay_with", PayWith)
@pytest.mark.parametrize("name", ["standard", "france"])
def test_one_mistake_at_a_short_rack_is_one_finding(name: str, pay_with: PayWith, lots: range) -> None:
    tried = 0
    for lot in lots:
        exercise = short(name, pay_with, lot)
        acts = from_json(str(exercise.right[settle.ACTS]))
        for place, timed in enumerate(acts):
            for act in mistaken(timed.act, exercise.house.table.chips[0].value):
                record = [*acts[:place], replace(timed, act=act), *acts[place + 1 :]]
                try:
                    found = settle.mark(exercise, {settle.ACTS: to_json(record)})
                except ActError:
                    # The rack has not the chips any more that the record goes on with.
                    continue
                assert len(found) == 1, (lot, place, act)
                tried += 1
    assert tried > 2 * len(lots)


def test_a_second_mistake_is_still_found() -> None:
    """A fill that no rack asks for is needless, whatever was done wrongly before."""
    exercise = settle.draw(house("standard"), "won, lost and folded", Chance("second", "test"))
    here = replace(exercise.house.table, float=tuple((chip.value, 500) for chip in exercise.house.table.chips))
    state = replace(shown(exercise).state, table=here)
    acts = from_json(str(exercise.right[settle.ACTS]))
    place, act = next((place, each.act) for place, each in enumerate(acts) if isinstance(each.act, Pay))
    wrong = handled(state, [*acts[:place], Timed(Take(act.box, act.bet)), Timed(CallFill()), *acts[place + 1 :]])
    assert Mistake.FILL_NEEDLESS in [fault.mistake for fault in wrong.faults]
    assert len(wrong.faults) == 2


def test_without_a_mistake_the_rack_is_the_rack() -> None:
    exercise = short("standard", PayWith.FEWEST_CHIPS, 1)
    acts = from_json(str(exercise.right[settle.ACTS]))
    for number in range(len(acts)):
        course = handled(shown(exercise).state, acts[:number]).course
        assert rack_rightly(course) == course.rack
