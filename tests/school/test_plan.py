"""Plans of exercises: what cannot be is refused, and a plan is the same after it was kept as data."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.school.houses import house
from uth.school.pace import Targets
from uth.school.plan import MOST, Feedback, Plan, PlanError, from_data, key_of, to_data
from uth.school.skills import Skill
from uth.train.learning import replayed


def plan(*skills: Skill) -> Plan:
    return Plan(skills or (Skill.CALLS,), house("practice"), "one")


def test_the_kinds_of_all_its_skills() -> None:
    kinds = plan(Skill.CALLS, Skill.COUNT).kinds

    assert {skill for skill, _kind in kinds} == {Skill.CALLS, Skill.COUNT}
    assert len(set(kinds)) == len(kinds)


@pytest.mark.parametrize("count", [0, MOST + 1])
def test_too_many_or_none(count: int) -> None:
    with pytest.raises(PlanError, match=f"{count} exercises: expected 1 to {MOST}"):
        replace(plan(), count=count)


def test_a_target_below_nothing() -> None:
    with pytest.raises(PlanError, match="0 or more"):
        replace(plan(), targets=Targets(read=-1))


def test_nothing_to_practise() -> None:
    with pytest.raises(PlanError, match='at the table "Practice'):
        Plan((), house("practice"), "one")


def test_it_is_kept_as_data() -> None:
    learning = replayed([(key_of(Skill.CALLS, "close"), False, None)])
    whole = Plan((Skill.CALLS, Skill.PAY_BET), house("six-box-dark", "FR"), "Ω", 7, Feedback.REPORT,
                 Targets(1, 2, 3, 4), learning)  # fmt: skip

    assert from_data(json.loads(json.dumps(to_data(whole)))) == whole


@pytest.mark.parametrize(
    "change",
    [{"format": 2}, {"skills": ["dance"]}, {"table": 1}, {"profile": []}, {"targets": {"run": 1}}, {"count": "x"}],
)
def test_what_is_no_plan(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"no plan|not a valid|format|invalid|no profile"):
        from_data({**to_data(plan()), **change})


def test_a_fixed_plan_is_kept_and_plans_of_old_are_none() -> None:
    fixed = replace(plan(), fixed=True)
    data = to_data(fixed)

    assert from_data(json.loads(json.dumps(data))) == fixed

    del data["fixed"]
    assert from_data(data) == plan()
