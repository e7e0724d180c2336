"""What a trainee has answered is kept whole, teaches, and is read again in the words of today."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.school.schooled import MONDAY, done_run, plan_of, some_schooling
from tests.store.played import Ticks
from uth.school.findings import Mistake, Weight
from uth.school.keeping import Keeping, done, learning_of
from uth.school.pace import Pace, Targets
from uth.school.plan import from_data
from uth.school.run import repeated
from uth.school.skills import Skill
from uth.store.database import Damaged, Database
from uth.store.players import PlayerError, Players
from uth.store.schooling import Schooling


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database.open(tmp_path / "history.sqlite", clock=Ticks(MONDAY))


def test_a_run_is_kept_and_can_be_repeated_from_what_is_kept(database: Database) -> None:
    player = Players(database).create("Ann")
    plan = plan_of(Skill.RESULTS, Skill.PAY_BET, Skill.SETTLE, count=9)
    run = done_run(plan, Keeping(database, player), every=3)
    schooling = Schooling(database, player.id)
    (number,) = schooling.numbers()
    kept = schooling.run(number)
    again = repeated(from_data(kept.plan), [mark.given for mark in kept.marks])
    assert again.marks == run.marks
    assert learning_of(kept.marks) == run.learning == Keeping(database, player).learning()


def test_what_is_read_again_is_what_was_marked(database: Database) -> None:
    player = Players(database).create("Ann")
    run = done_run(plan_of(Skill.QUALIFY, count=4), Keeping(database, player), every=2)
    found = done(Schooling(database, player.id))
    assert [each.points for each in found] == [mark.points for mark in run.marks] == [100, 0, 100, 0]
    assert found[1].findings == ((Mistake.QUALIFIES_WRONG, Weight.MONEY),)
    assert [(each.skill, each.kind, each.right) for each in found] == [
        (mark.skill, mark.kind, mark.right) for mark in run.marks
    ]
    assert found[0].paces == ((Pace.READ, 2000),)
    assert (found[0].targets, found[0].took, found[0].key) == (Targets(), 2000, f"qualify: {found[0].kind}")


def test_only_what_was_answered_in_a_time(tmp_path: Path) -> None:
    database = some_schooling(tmp_path)
    schooling = Schooling(database, Players(database).named("Ann").id)
    whole, moments = done(schooling), [each.at for each in done(schooling)]
    assert len(whole) == 36
    assert moments == sorted(moments)
    assert done(schooling, moments[5], moments[30]) == whole[5:30]


def test_each_run_begins_with_its_first_answer_and_nobody_keeps_nothing(database: Database) -> None:
    player = Players(database).create("Ann")
    keeping = Keeping(database, player)
    assert keeping.kept == (database, player)
    assert Schooling(database, player.id).numbers() == ()
    done_run(plan_of(Skill.QUALIFY), keeping)
    done_run(plan_of(Skill.QUALIFY), Keeping(database, player))
    assert Schooling(database, player.id).numbers() == (1, 2)
    nobody = Keeping()
    done_run(plan_of(Skill.QUALIFY), nobody)
    assert (nobody.kept, nobody.player, nobody.learning().answers) == (None, None, 0)


def test_what_was_missed_comes_back_more_often(database: Database) -> None:
    player = Players(database).create("Ann")
    run = done_run(plan_of(Skill.QUALIFY, count=2), Keeping(database, player), every=2)
    learning = Keeping(database, player).learning()
    right, wrong = (learning.weight(f"qualify: {mark.kind}") for mark in run.marks)
    assert wrong > 8 * right


@pytest.mark.parametrize(
    "change",
    ["UPDATE mark SET skill = 'juggle'", "UPDATE mark SET findings = '[[\"no mistake\", \"money\"]]'",
     "UPDATE mark SET findings = '[[\"wrong count\", \"heavy\"]]'", "UPDATE mark SET paces = '[[\"run\", 1]]'",
     "UPDATE run SET plan = '[]'", "UPDATE run SET plan = '{\"targets\": {\"jump\": 1}}'"],
)  # fmt: skip
def test_words_that_are_none_are_damage(tmp_path: Path, change: str) -> None:
    database = some_schooling(tmp_path, weeks=1)
    player = Players(database).named("Ann")
    raw = sqlite3.connect(database.file, isolation_level=None)
    for trigger in ("marks", "runs"):
        raw.execute(f"DROP TRIGGER {trigger}_never_change")
    raw.execute(change)
    raw.close()
    with pytest.raises(Damaged, match="run 1 of the school cannot be read"):
        done(Schooling(database, player.id))


def test_a_trainee_who_was_deleted_writes_nothing_for_who_comes_after(database: Database) -> None:
    players = Players(database)
    players.create("First")
    ann = players.create("Ann")
    keeping, plan = Keeping(database, ann), plan_of(Skill.QUALIFY, count=2)
    run = done_run(plan, Keeping())
    keeping.add(plan, run.marks[0])
    players.delete(ann)
    bea = players.create("Bea")
    done_run(plan_of(Skill.QUALIFY, count=1), Keeping(database, bea))
    with pytest.raises(PlayerError, match="no longer there"):
        keeping.add(plan, run.marks[1])
    assert len(Schooling(database, bea.id).marks()) == 1
