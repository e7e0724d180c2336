"""Lesson files: what is read, where they are found, and that nothing in one is a fault of the program."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.school.lesson_texts import FILE, HEAD, PART
from uth import resources
from uth.problems import Problem
from uth.profile import Fault
from uth.school.dealing.acts import Protection
from uth.school.dealing.players import Sort
from uth.school.dealing.shift import FullTable, Often
from uth.school.lesson import Lesson, from_data, to_data
from uth.school.lesson_file import (
    LessonFileError,
    LessonNotFound,
    find_lesson,
    list_lessons,
    load_lesson,
    read_lesson,
)
from uth.school.pace import Targets
from uth.school.plan import MOST, Feedback
from uth.school.run import Run
from uth.school.skills import MIXED, Skill


def read(text: str) -> Lesson:
    lesson, problems = read_lesson(text, FILE)
    assert problems == ()
    assert lesson is not None
    return lesson


# --- what is read


def test_what_is_left_out_is_as_usual() -> None:
    lesson = read(HEAD + PART)
    [part] = lesson.parts
    assert (lesson.title, lesson.limit, lesson.enough, part.title, part.weight) == ("Week", 0, 0, "A", 1)
    plan = part.plan
    assert (plan.skills, plan.count, plan.limit, plan.seed) == ((Skill.READ,), 3, 0, "s: 1")
    assert (plan.feedback, plan.targets, plan.full, plan.fixed) == (Feedback.AT_ONCE, Targets(), FullTable(), True)
    assert (plan.house.table.name, plan.house.profile.name) == ("Standard", "US")


def test_every_key() -> None:
    lesson = read("""
format: 1                  # comments are free
title: "Everything: all of it"
table: france
profile: LT
seed: 2027
minutes: 45
pass: 85
missed come back: yes
feedback: only in the report
targets: {read: 4.5, deal: 0}
parts:
  - title: Mixed
    drills: mixed
    minutes: 10
    weight: 3
    feedback: at once
    targets: {read: 6}
  - {title: Two, drills: [pay-bet, big_win, read], exercises: 7}
  - title: Full
    drills: deal
    rounds: 4
    boxes: 3
    players: [skilled, skilled, rule-breaking]
    faults: 30
    harm: 10
  - {title: One, drills: deal, minutes: 5, boxes: [6, 2], players: slow, only: [shuffler jam, Late_Play]}
""")
    mixed, two, full, one = lesson.parts
    assert (lesson.title, lesson.limit, lesson.enough) == ("Everything: all of it", 45 * 60_000, 85)
    assert [part.plan.seed for part in lesson.parts] == ["2027: 1", "2027: 2", "2027: 3", "2027: 4"]
    assert not any(part.plan.fixed for part in lesson.parts)
    assert (mixed.plan.house.table.name, mixed.plan.house.profile.name) == ("France", "LT")
    assert (mixed.plan.skills, mixed.plan.count, mixed.plan.limit, mixed.weight) == (MIXED, MOST, 600_000, 3)
    assert (mixed.plan.feedback, mixed.plan.targets) == (Feedback.AT_ONCE, Targets(read=6_000, deal=0))
    assert (two.plan.skills, two.plan.count) == ((Skill.PAY_BET, Skill.BIG_WIN, Skill.READ), 7)
    assert (two.plan.feedback, two.plan.targets) == (Feedback.REPORT, Targets(read=4_500, deal=0))
    sorts = (Sort.SKILLED, Sort.SKILLED, Sort.RULE_BREAKING)
    assert (full.plan.count, full.plan.full) == (4, FullTable((1, 2, 3), sorts, Often(30, 10)))
    only = (Fault.JAM, Protection.LATE_PLAY)
    assert one.plan.full == FullTable((2, 6), (Sort.SLOW,), Often(), only)
    assert from_data(to_data(lesson)) == lesson


def test_a_table_and_a_profile_beside_the_lesson(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "ours.yaml").write_text(
        "format: 1\nname: Ours\ncurrency: EUR\nblind: {royal flush: 500 to 1}\ntrips: none\n"
    )
    (tmp_path / "house" / "rulings.yaml").write_text("format: 1\ntitle: Our rulings\n")
    file = tmp_path / "week.yaml"
    file.write_text(f"{HEAD}table: house/ours.yaml\nprofile: house/rulings.yaml\n{PART}")
    house = load_lesson(str(file)).parts[0].plan.house
    assert (house.table.name, house.profile.title) == ("Ours", "Our rulings")


def test_mixed_leaves_out_what_means_nothing_at_the_table(tmp_path: Path) -> None:
    lesson = read(f"{HEAD}parts: [{{title: A, drills: mixed, exercises: 3}}]")
    assert set(lesson.parts[0].plan.skills) == set(MIXED)


def test_everybody_gets_the_same_whatever_is_answered() -> None:
    plan = read(f"{HEAD}parts: [{{title: A, drills: [read, results], exercises: 6}}]").parts[0].plan

    def asked(right: bool) -> list[str]:
        from uth.school.exercise import Given

        run, kinds = Run(plan), []
        while not run.over:
            exercise = run.exercise()
            kinds.append(exercise.kind)
            run = run.answered(exercise, Given(exercise.right if right else {}))
        return kinds

    assert asked(True) == asked(False)


# --- finding


def test_the_shipped_lessons_are_sound() -> None:
    listed = list_lessons(user_folder=Path("/nowhere"))
    assert [(lesson.name, lesson.preset) for lesson in listed] == [("first-week", True), ("second-week", True)]
    first, second = (load_lesson(lesson.name) for lesson in listed)
    assert Skill.DEAL not in {skill for part in first.parts for skill in part.plan.skills}
    assert [part.plan.skills for part in second.parts].count((Skill.DEAL,)) == 2
    for lesson in (first, second):
        assert from_data(to_data(lesson)) == lesson


def test_the_users_own_are_found_by_name(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    for name in ("Third Week", "first-week"):
        (tmp_path / "lessons" / f"{name}.yaml").write_text(HEAD + PART)
    names = [(lesson.name, lesson.preset) for lesson in list_lessons(user_folder=tmp_path)]
    assert names == [("first-week", True), ("second-week", True), ("Third Week", False)]
    assert load_lesson("third week", user_folder=tmp_path).title == "Week"
    assert find_lesson("x.yaml") == Path("x.yaml")


def test_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LessonNotFound, match=r'no lesson is called "frst-week" \(did you mean "first-week"\?\)'):
        load_lesson("frst-week", user_folder=tmp_path)
    with pytest.raises(LessonNotFound, match="cannot be opened"):
        load_lesson(str(tmp_path / "gone.yaml"))


def test_a_file_of_other_bytes(tmp_path: Path) -> None:
    file = tmp_path / "week.yaml"
    file.write_bytes(b"format: 1\ntitle: \xff\n")
    with pytest.raises(LessonFileError) as caught:
        load_lesson(str(file))
    assert caught.value.problems == (Problem(str(file), 2, "", "expected text in UTF-8, found other bytes"),)


# --- whatever is in a file


def test_a_changed_file_is_a_lesson_or_has_problems() -> None:
    chance = Random(20270118)
    text = (Path(resources.data_folder("assets")) / "lessons" / "second-week.yaml").read_text(encoding="utf-8")
    for _ in range(60):
        changed = list(text)
        for _ in range(chance.randint(1, 6)):
            place = chance.randrange(len(changed))
            changed[place] = chance.choice(["", "[", "]", "{", ":", "\n", "-", "9", "x", "é", '"', "#", " ", "deal"])
        lesson, problems = read_lesson("".join(changed), FILE)
        assert (lesson is None) == bool(problems)
        assert all(problem.to_the_column.startswith("week.yaml") for problem in problems)


@pytest.mark.parametrize("chip", ["0.50", "7", "1000"])
def test_every_drill_at_an_odd_table_is_read_or_refused(chip: str, tmp_path: Path) -> None:
    (tmp_path / "odd.yaml").write_text(
        "format: 1\nname: Odd\ncurrency: USD\nblind: {royal flush: 500 to 1}\ntrips: none\n"
        f"chips: [{{value: {chip}, colour: red}}]\nrules: {{boxes: 1, fold: [river]}}\n"
    )
    drills = ", ".join(Skill)
    text = f"{HEAD}table: odd.yaml\nparts: [{{title: A, drills: [{drills}], exercises: 3}}]"
    lesson, problems = read_lesson(text, tmp_path / "week.yaml")
    assert (lesson is None) == bool(problems)
    mixed = f"{HEAD}table: odd.yaml\nparts: [{{title: A, drills: mixed, exercises: 3}}]"
    found, wrong = read_lesson(mixed, tmp_path / "week.yaml")
    assert (found is None) == bool(wrong)
