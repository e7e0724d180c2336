"""What a trainee wishes, and the plan of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.school.apprentice import STANDARD, plan
from uth.config import load_table
from uth.config.profiles import ProfileNotFound, load_profile
from uth.school.dealing.players import Sort
from uth.school.dealing.shift import FullTable, Often
from uth.school.house import House
from uth.school.pace import Pace, Targets
from uth.school.plan import Feedback, PlanError, key_of
from uth.school.skills import MIXED as ALL_MIXED
from uth.school.skills import Skill
from uth.train.learning import Learning, learnt
from uth.ui.school.wishes import MIXED, SUBJECTS, WEAK, Wishes, seconds_beside, weak_skills


def missed(*skills: Skill) -> Learning:
    learning = Learning()
    for skill in skills:
        learning = learnt(learning, key_of(skill, "any"), right=False)
    return learning


def test_every_skill_can_be_chosen_and_all_that_are_asked_come_mixed() -> None:
    assert (MIXED, WEAK, *(skill.value for skill in Skill)) == SUBJECTS
    assert (
        Wishes(STANDARD).plan(Learning()).skills
        == ALL_MIXED
        == tuple(skill for skill in Skill if skill is not Skill.DEAL)
    )
    assert Wishes(STANDARD, "pay bet").plan(Learning()).skills == (Skill.PAY_BET,)


def test_weak_points_are_the_skills_of_what_was_missed() -> None:
    learning = missed(Skill.SPOT, Skill.READ)
    assert weak_skills(learning) == (Skill.READ, Skill.SPOT)
    assert Wishes(STANDARD, WEAK).plan(learning).skills == (Skill.READ, Skill.SPOT)
    with pytest.raises(PlanError, match="nothing to practise"):
        Wishes(STANDARD, WEAK).plan(Learning())


def test_the_seed_is_the_one_that_was_typed_or_another_each_time() -> None:
    assert Wishes(STANDARD, seed=" 12 ").plan(Learning()).seed == "12"
    assert len({Wishes(STANDARD).plan(Learning()).seed for _ in range(5)}) == 5


def test_the_house_has_the_profile_of_its_table_unless_another_is_chosen() -> None:
    dark = load_table("six-box-dark").table
    assert Wishes(dark).house().profile.name == dark.procedure.faults
    assert Wishes(dark, profile="FR").house().profile.name == "FR"
    with pytest.raises(ProfileNotFound):
        Wishes(replace(STANDARD, procedure=replace(STANDARD.procedure, faults="gone"))).house()


def test_what_was_practised_last_is_wished_again() -> None:
    before = plan(count=50, feedback=Feedback.REPORT, targets=Targets(read=3000))
    other = replace(before, house=House(STANDARD, load_profile("LT")))
    wishes = Wishes.like(other, load_table("france").table)
    assert (wishes.table, wishes.count, wishes.profile) == (STANDARD, 50, "LT")
    assert (wishes.feedback, wishes.targets) == (Feedback.REPORT, Targets(read=3000))
    assert Wishes.like(before, STANDARD).profile == ""
    assert Wishes.like(replace(before, count=7), STANDARD).count == 20
    assert Wishes.like(None, STANDARD) == Wishes(STANDARD)


def test_the_full_table_is_as_it_is_wished() -> None:
    wishes = Wishes(STANDARD, "deal")
    assert wishes.full == FullTable()
    wishes.boxes, wishes.players, wishes.often = 2, "slow", Often(30, 60)
    assert wishes.plan(Learning()).full == FullTable((1, 2), (Sort.SLOW, Sort.SLOW), Often(30, 60))
    assert Wishes.like(wishes.plan(Learning()), STANDARD, "deal").full == wishes.full
    few = replace(STANDARD, rules=replace(STANDARD.rules, boxes=1, boxes_per_player=1, dark_boxes=0))
    assert Wishes(few, "deal", boxes=4, players="wild").full == FullTable((), (Sort.WILD,))


def test_of_how_often_something_happens_the_nearest_is_offered() -> None:
    before = plan(Skill.DEAL, full=FullTable(often=Often(25, 99)))
    assert Wishes.like(before, STANDARD).often == Often(30, 100)


def test_a_target_takes_any_of_some_times_and_the_one_it_has() -> None:
    wishes = Wishes(STANDARD)
    wishes.time(Pace.PAY, 20)
    assert wishes.targets == Targets(pay=20_000)
    assert seconds_beside(7_000) == tuple(sorted({*seconds_beside(0), 7}))
