"""Odd tables, with caps and chips that few houses have: drills ask there what can be laid and paid, or refuse."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school.houses import house
from uth.chips import Chip, PayWith, can_make
from uth.company.chance import Chance
from uth.game.settlement import BetResult
from uth.school import run as runs
from uth.school.drill import drill_of
from uth.school.drills import pay_bet, pay_box, settle
from uth.school.exercise import Exercise, Given
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.plan import Plan, PlanError
from uth.school.rounds import lowest_stake
from uth.school.run import Run
from uth.school.skills import Skill
from uth.table import Cap, CapPer, Limit, Limits, Table

STANDARD = house("standard").table
COLOUR = PayWith.COLOUR_OF_THE_BET


def chips(*units: int) -> tuple[Chip, ...]:
    """Return chips of so many whole units, each in a colour of its own."""
    return tuple(Chip(100 * unit, chip.colour) for unit, chip in zip(units, STANDARD.chips, strict=False))


def capped(units: int, per: CapPer) -> Table:
    """Return the standard table with a payout cap."""
    return replace(STANDARD, limits=replace(STANDARD.limits, payout_cap=Cap(100 * units, per)))


def paid_in(*units: int) -> Table:
    """Return the standard table with other chips, of which the lowest is the smallest that is paid."""
    return replace(STANDARD, chips=chips(*units), float=(), smallest_chip=100 * units[0])


ODD = {
    "a cap of 5 a table": capped(5, CapPer.TABLE),
    "a cap of 5 a table, in the colour of the bet": replace(capped(5, CapPer.TABLE), pay_with=COLOUR),
    "a cap of 100 a box": capped(100, CapPer.BOX),
    "a cap that no chips make": replace(paid_in(5, 25, 100, 500), limits=capped(102, CapPer.PLAYER).limits),
    "no chip of 1": paid_in(5, 25, 100, 500),
    "chips of no order": replace(paid_in(5, 20, 25, 100), pay_with=COLOUR),
    "chips that leave gaps": paid_in(4, 7, 30),
    "chips of 2 and 5": replace(paid_in(2, 5, 25), smallest_chip=100),
}
TABLES = pytest.mark.parametrize("table", ODD.values(), ids=ODD)
UNMADE = replace(paid_in(25, 100), limits=Limits(Limit(500, 50_000, 500), Limit(100, 2_000, 100)))


def at(table: Table) -> House:
    """Return a house with that table."""
    return House(table, house("standard").profile)


EVERYWHERE = [
    *(
        pytest.param(table, skill, 3, id=f"{skill}-{name}")
        for turn, (name, table) in enumerate(ODD.items())
        for number, skill in enumerate(Skill)
        if (number + turn) % 2 == 0
    ),
    *(
        pytest.param(table, skill, 6, id=f"whole-{skill}-{name}", marks=pytest.mark.full)
        for name, table in ODD.items()
        for skill in Skill
    ),
]
"""Every drill at every odd table, so many exercises; in the suite some of each drill at half of the tables."""


@pytest.mark.parametrize(("table", "skill", "count"), EVERYWHERE)
def test_what_is_offered_is_drawn_and_answered(table: Table, skill: Skill, count: int) -> None:
    kinds = drill_of(skill).kinds(at(table))
    if skill is Skill.BIG_WIN and table.limits.payout_cap is not None and not kinds:
        # Under such a cap no win is big.
        return
    assert kinds
    plan = Plan((skill,), at(table), "7", count)
    run = Run(plan)
    while not run.over:
        exercise = run.exercise()
        assert exercise.kind in kinds
        run = run.answered(exercise, Given(exercise.right))
    assert [mark.findings for mark in run.marks] == [()] * count


@TABLES
@pytest.mark.parametrize("skill", [Skill.PAY_BET, Skill.PAY_BOX, Skill.SETTLE])
def test_every_stake_can_be_made(table: Table, skill: Skill) -> None:
    for kind in drill_of(skill).kinds(at(table)):
        exercise = drill_of(skill).draw(at(table), kind, Chance("odd", kind))
        felt = exercise.still.felt
        assert all(can_make(felt.amount(place), table.chips) for place in felt.chips)


def test_kinds_that_a_cap_leaves_no_room_for_are_not_offered() -> None:
    low, usual = at(ODD["a cap of 5 a table"]), house("standard")
    for kind in ("short rack", "rack without the usual chips"):
        assert kind in pay_bet.kinds(usual)
        assert kind not in pay_bet.kinds(low)
    assert "uneven odds" in settle.kinds(usual)
    assert "uneven odds" not in settle.kinds(low)
    coloured = at(replace(STANDARD, pay_with=COLOUR))
    assert "colour of the bet" in settle.kinds(coloured)
    assert "colour of the bet" not in settle.kinds(at(ODD["a cap of 5 a table, in the colour of the bet"]))


def test_a_win_that_the_cap_has_used_up_is_not_paid() -> None:
    here = at(ODD["a cap of 100 a box"])
    found = 0
    for turn in range(40):
        exercise = pay_box.draw(here, "wins with a full house", Chance(f"cap {turn}", "test"))
        assert isinstance(exercise, pay_box.PaidBox)
        for name, right in exercise.right.items():
            bet = next(iter(exercise.still.felt.at(exercise.still.lit[-1])))
            answer = {**exercise.right, name: ((bet.value, 1),)}
            if right == () and exercise.dues[name].line.result is BetResult.WIN:
                found += 1
                assert [each.mistake for each in pay_box.mark(exercise, answer)] == [Mistake.OVERPAID]
    assert found


def test_a_table_whose_bets_no_chips_make_cannot_be_practised_at() -> None:
    assert lowest_stake(UNMADE, UNMADE.limits.ante) == 2_500
    with pytest.raises(ValueError, match="no stake"):
        lowest_stake(UNMADE, UNMADE.limits.trips)
    told = r'"Standard" cannot be practised at: no Trips from \$1 to \$20 by \$1 with chips of \$25, \$100'
    for skills in ((Skill.READ,), (Skill.PAY_BET,), tuple(Skill)):
        with pytest.raises(PlanError, match=told):
            Plan(skills, at(UNMADE), "7")
    assert Plan((Skill.CHIPS, Skill.COUNT), at(UNMADE), "7").kinds


def test_the_lowest_stake_is_the_lowest_of_all() -> None:
    for table in ODD.values():
        limit = table.limits.trips
        made = [stake for stake in range(limit.step, limit.most + 1, limit.step) if can_make(stake, table.chips)]
        assert lowest_stake(table, limit) == next(stake for stake in made if stake >= limit.least)


def test_where_a_kind_does_not_come_up_another_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    drill = drill_of(Skill.RESULTS)
    first, plan = Run(Plan((Skill.RESULTS,), house("standard"), "7", 3)), Plan((Skill.RESULTS,), house("standard"), "7")
    missing = first.exercise().kind

    class Poor:
        """The drill of results without that kind."""

        kinds = staticmethod(drill.kinds)
        mark = staticmethod(drill.mark)

        @staticmethod
        def draw(here: House, kind: str, chance: Chance) -> Exercise:
            if kind in without:
                raise ValueError(kind)
            return drill.draw(here, kind, chance)

    monkeypatch.setattr(runs, "drill_of", lambda _skill: Poor)
    without: tuple[str, ...] = (missing,)
    assert Run(plan).exercise().kind != missing
    without = drill.kinds(house("standard"))
    with pytest.raises(PlanError, match="nothing to practise"):
        Run(plan).exercise()
