"""The rounds that are kept are found again, and each of them is what it was."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from tests.school.schooled import MONDAY, done_run, plan_of
from tests.store.played import Ticks
from uth.school.keeping import Keeping
from uth.school.kept_rounds import KeptRound, RoundGone, kept_rounds, reopened
from uth.school.skills import Skill
from uth.store.database import Damaged, Database
from uth.store.players import Players
from uth.store.schooling import Kept, Schooling


@pytest.fixture(scope="module")
def schooling(tmp_path_factory: pytest.TempPathFactory) -> Schooling:
    """Return two runs, to be read: one with settlements between answers, one of whole rounds."""
    database = Database.open(tmp_path_factory.mktemp("schooling") / "history.sqlite", clock=Ticks(MONDAY))
    player = Players(database).create("Ann")
    for plan in (plan_of(Skill.SETTLE, Skill.QUALIFY, count=4), plan_of(Skill.DEAL, count=2)):
        done_run(plan, Keeping(database, player), every=3)
    return Schooling(database, player.id)


class Changed(Schooling):
    """The same runs with something else in their plans."""

    def __init__(self, of: Schooling, **changes: Any) -> None:
        self._of, self._changes = of, changes

    def numbers(self) -> tuple[int, ...]:
        return self._of.numbers()

    def run(self, number: int) -> Kept:
        kept = self._of.run(number)
        return replace(kept, plan={**kept.plan, **self._changes})


def test_only_rounds_the_newest_first(schooling: Schooling) -> None:
    rounds = kept_rounds(schooling)
    runs = [schooling.run(number) for number in schooling.numbers()]
    there = [(run.number, place) for run in runs for place, each in enumerate(run.marks, 1) if each.skill != "qualify"]
    assert [(each.run, each.number) for each in rounds] == there[::-1]
    assert {each.done.skill for each in rounds} == {Skill.SETTLE, Skill.DEAL}


def test_a_round_again_is_what_it_was(schooling: Schooling) -> None:
    for which in kept_rounds(schooling):
        again, kept = reopened(schooling, which), schooling.run(which.run).marks[which.number - 1]
        assert (again.exercise.skill, again.exercise.kind) == (kept.skill, kept.kind)
        assert [each.mistake for each in again.findings] == [mistake for mistake, _weight in kept.findings]


def test_a_round_that_would_be_another_is_refused(schooling: Schooling) -> None:
    which = kept_rounds(schooling)[0]
    for changes in ({"skills": ["nothing"]}, {"table": 3}, {"count": 0}):
        with pytest.raises(RoundGone, match="cannot deal that round again"):
            reopened(Changed(schooling, **changes), which)
    with pytest.raises(RoundGone):
        reopened(schooling, KeptRound(which.run, 99, which.done))


def test_a_damaged_run_is_told_of(schooling: Schooling) -> None:
    with pytest.raises(Damaged, match="run 1 of the school cannot be read"):
        kept_rounds(Changed(schooling, targets=None))


class Damage(Schooling):
    """The same rounds, each with something else where its answer and times are kept."""

    def __init__(self, schooling: Schooling, given: Any) -> None:
        self._schooling = schooling
        self._given = given

    def run(self, number: int) -> Kept:
        """Return the run with its answers changed."""
        kept = self._schooling.run(number)
        return replace(kept, marks=tuple(replace(mark, given=self._given) for mark in kept.marks))


@pytest.mark.parametrize(
    "given",
    [
        None,
        7,
        [],
        [{}, {"acts": math.inf}],
        [{}, {"acts": math.nan}],
        [{"acts": '[{"act":"call hand","at":0,"box":0,"hand":"pair"}]'}, {"acts": 1}],
        [{"acts": "[" * 100_000}, {"acts": 1}],
    ],
)
def test_a_damaged_answer_is_told_of(schooling: Schooling, given: Any) -> None:
    which = kept_rounds(schooling)[0]
    with pytest.raises(RoundGone, match="cannot deal that round again"):
        reopened(Damage(schooling, given), which)


def test_a_target_without_end_is_told_of(schooling: Schooling) -> None:
    with pytest.raises(Damaged, match="run 1 of the school cannot be read"):
        kept_rounds(Changed(schooling, targets={"read": math.inf}))
