"""Lesson files: what is read, and every problem with its exact text and place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

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

FILE = Path("week.yaml")
HEAD = "format: 1\ntitle: Week\nseed: s\n"
PART = "parts: [{title: A, drills: read, exercises: 3}]\n"
DRILLS = (
    '"read", "compare", "qualify", "results", "count", "chips", "pay bet", "pay box", "settle", "spot", "calls", '
    '"rulings", "buy in", "inventory", "fill", "relief", "tokes", "persons", "big win", "deal" or "mixed"'
)


def read(text: str) -> Lesson:
    lesson, problems = read_lesson(text, FILE)
    assert problems == ()
    assert lesson is not None
    return lesson


def problems_of(text: str, file: Path = FILE, folder: Path | None = None) -> list[str]:
    lesson, problems = read_lesson(text, file, user_folder=folder)
    assert lesson is None
    return [problem.to_the_column for problem in problems]


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


# --- what is refused


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        # the whole file
        ("", "week.yaml:1:1: the file is empty"),
        ("- 1", 'week.yaml:1:1: expected keys such as "format" or "title", got a list'),
        ("format: 1\n\tx: 1", "week.yaml:2:1: found a tab: indent with spaces"),
        (f"{HEAD}{PART}tilte: x", 'week.yaml:5:1: tilte: unknown key (did you mean "title"?)'),
        (
            f"{HEAD}{PART}  \nhouse: x",
            'week.yaml:6:1: house: unknown key: expected "format", "title", "table", "profile", "seed", "minutes", '
            '"pass", "missed come back", "feedback", "targets" or "parts"',
        ),
        (f"{HEAD}title: y\n{PART}", "week.yaml:4:1: title: is there twice, first in line 2"),
        (f"title: Week\nseed: s\n{PART}", 'week.yaml:1:1: "format" is missing'),
        (f"format: 1\nseed: s\n{PART}", 'week.yaml:1:1: "title" is missing'),
        (f"format: 1\ntitle: Week\n{PART}", 'week.yaml:1:1: "seed" is missing'),
        (HEAD, 'week.yaml:1:1: "parts" is missing'),
        (
            f"format: 2\ntitle: W\nseed: s\n{PART}",
            "week.yaml:1:1: format: made for a newer version: this one reads format 1, got 2",
        ),
        # what holds for all
        (f"format: 1\ntitle: [a]\nseed: s\n{PART}", "week.yaml:2:1: title: expected a text, got a list"),
        (
            f"format: 1\ntitle: {'x' * 101}\nseed: s\n{PART}",
            "week.yaml:2:1: title: expected at most 100 characters, got 101",
        ),
        (f"{HEAD}minutes: 0\n{PART}", 'week.yaml:4:1: minutes: expected a whole number from 1 to 600, got "0"'),
        (f"{HEAD}minutes: 1.5\n{PART}", 'week.yaml:4:1: minutes: expected a whole number from 1 to 600, got "1.5"'),
        (f"{HEAD}pass: 101\n{PART}", 'week.yaml:4:1: pass: expected a whole number from 0 to 100, got "101"'),
        (f"{HEAD}missed come back: 2\n{PART}", 'week.yaml:4:1: missed come back: expected "yes" or "no", got "2"'),
        (
            f"{HEAD}feedback: at onc\n{PART}",
            'week.yaml:4:1: feedback: expected "at once", "end of the round" or "only in the report", got "at onc" '
            '(did you mean "at once"?)',
        ),
        (
            f"{HEAD}targets: {{read: 1h}}\n{PART}",
            'week.yaml:4:11: targets > read: expected seconds from 0 to 3600, such as 4.5, got "1h"',
        ),
        (
            f"{HEAD}targets: {{read: 3601}}\n{PART}",
            'week.yaml:4:11: targets > read: expected seconds from 0 to 3600, such as 4.5, got "3601"',
        ),
        (f"{HEAD}targets: {{raed: 6}}\n{PART}", 'week.yaml:4:11: targets > raed: unknown key (did you mean "read"?)'),
        (
            f"{HEAD}targets: 6\n{PART}",
            'week.yaml:4:1: targets: expected keys such as "read" or "decide", got "6"',
        ),
        (
            f"{HEAD}table: standrad\n{PART}",
            'week.yaml:4:1: table: no table is called "standrad": did you mean "standard"? ("uth tables" lists them)',
        ),
        (
            f"{HEAD}profile: UK\n{PART}",
            'week.yaml:4:1: profile: no house profile is called "UK": expected "LT", "FR", "US", "CA" or "HG"',
        ),
        (
            f"{HEAD}table: gone.yaml\n{PART}",
            "week.yaml:4:1: table: gone.yaml cannot be opened: No such file or directory",
        ),
        (
            f"{HEAD}parts: []",
            "week.yaml:4:1: parts: expected a list such as [{title: Hands, drills: read, exercises: 20}] with at "
            "least 1, got none",
        ),
        (
            f"{HEAD}parts: read",
            'week.yaml:4:1: parts: expected a list such as [{title: Hands, drills: read, exercises: 20}], got "read"',
        ),
        # a part
        (
            f"{HEAD}parts: [read]",
            'week.yaml:4:9: parts > 1: expected keys such as "title" or "drills", got "read"',
        ),
        (f"{HEAD}parts:\n - drills: read\n   exercises: 2", 'week.yaml:5:4: parts > 1: "title" is missing'),
        (f"{HEAD}parts:\n - title: A\n   exercises: 2", 'week.yaml:5:4: parts > 1: "drills" is missing'),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read",
            'week.yaml:5:4: parts > 1: "exercises" or "minutes" is missing',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: dael\n   exercises: 2",
            f'week.yaml:6:4: parts > 1 > drills: expected {DRILLS}, got "dael" (did you mean "deal"?)',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: [read, cmpare]\n   exercises: 2",
            f'week.yaml:6:19: parts > 1 > drills > 2: expected {DRILLS}, got "cmpare" (did you mean "compare"?)',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: [read, read]\n   exercises: 2",
            "week.yaml:6:19: parts > 1 > drills > 2: is there twice",
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: []\n   exercises: 2",
            "week.yaml:6:4: parts > 1 > drills: expected a list such as [read, compare] with at least 1, got none",
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 1001",
            'week.yaml:7:4: parts > 1 > exercises: expected a whole number from 1 to 1000, got "1001"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   minutes: 601",
            'week.yaml:7:4: parts > 1 > minutes: expected a whole number from 1 to 600, got "601"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   weight: 0",
            'week.yaml:8:4: parts > 1 > weight: expected a whole number from 1 to 100, got "0"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   feedback: never",
            'week.yaml:8:4: parts > 1 > feedback: expected "at once", "end of the round" or "only in the report", '
            'got "never"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   targets: {{pay: -1}}",
            'week.yaml:8:14: parts > 1 > targets > pay: expected seconds from 0 to 3600, such as 4.5, got "-1"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   round: 3",
            'week.yaml:8:4: parts > 1 > round: unknown key (did you mean "rounds"?)',
        ),
        # the full table
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   rounds: 2",
            'week.yaml:7:4: parts > 1 > rounds: goes with the drill "deal"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: [deal, read]\n   rounds: 2",
            'week.yaml:7:4: parts > 1 > rounds: goes with the drill "deal" alone: say "exercises"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   exercises: 3",
            'week.yaml:7:4: parts > 1 > rounds: "exercises" is there already: expected one of the two',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: read\n   exercises: 2\n   boxes: 2",
            'week.yaml:8:4: parts > 1 > boxes: goes with the drill "deal"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: 9",
            'week.yaml:8:4: parts > 1 > boxes: expected a whole number from 1 to 8, got "9"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: [1, 8]",
            'week.yaml:8:4: parts > 1 > boxes: the table "Standard" has boxes 1 to 6',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: 2\n"
            "   players: [slow, slow, wild, wild]",
            "week.yaml:9:4: parts > 1 > players: more sorts of player than boxes, 4 and 2: expected one for each box "
            "at most",
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: [1, 1]",
            "week.yaml:8:15: parts > 1 > boxes > 2: is there twice",
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   players: skiled",
            'week.yaml:8:4: parts > 1 > players: expected "skilled", "wild", "slow", "chatty" or "rule-breaking", got '
            '"skiled" (did you mean "skilled"?)',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   players: [wild, loud]",
            'week.yaml:8:20: parts > 1 > players > 2: expected "skilled", "wild", "slow", "chatty" or '
            '"rule-breaking", got "loud"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   faults: 101",
            'week.yaml:8:4: parts > 1 > faults: expected a whole number from 0 to 100, got "101"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   harm: often",
            'week.yaml:8:4: parts > 1 > harm: expected a whole number from 0 to 100, got "often"',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   only: [shufler jam]",
            "week.yaml:8:11: parts > 1 > only > 1: expected the name of an irregularity or event (uth train deal "
            '--list lists them), got "shufler jam" (did you mean "shuffler jam"?)',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   only: [peek]\n   faults: 10",
            'week.yaml:9:4: parts > 1 > faults: "only" says already what happens in each round',
        ),
        (
            f"{HEAD}parts:\n - title: A\n   drills: deal\n   rounds: 2\n   boxes: 1\n   only: [peek]",
            'week.yaml:9:4: parts > 1 > only: "peek" cannot happen at the table "Standard" with boxes 1',
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, problem: str) -> None:
    assert problems_of(text) == [problem]


def test_all_problems_at_once_in_the_order_of_the_lines() -> None:
    text = f"{HEAD}pass: x\nparts:\n - {{title: A, drills: read}}\n - {{titel: B, drills: deal, rounds: 0, boxes: 7}}\n"
    assert problems_of(text) == [
        'week.yaml:4:1: pass: expected a whole number from 0 to 100, got "x"',
        'week.yaml:6:4: parts > 1: "exercises" or "minutes" is missing',
        'week.yaml:7:5: parts > 2 > titel: unknown key (did you mean "title"?)',
        'week.yaml:7:29: parts > 2 > rounds: expected a whole number from 1 to 1000, got "0"',
        'week.yaml:7:40: parts > 2 > boxes: the table "Standard" has boxes 1 to 6',
    ]


def test_a_drill_that_means_nothing_at_the_table(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    odd = "format: 1\nname: Odd\ncurrency: USD\nblind: {royal flush: 500 to 1}\ntrips: none\n"
    (tmp_path / "tables" / "odd.yaml").write_text(
        f"{odd}chips: [{{value: 7, colour: red}}]\nlimits: {{ante: {{min: 5, max: 6, step: 1}}}}\n"
    )
    [problem] = problems_of(f"{HEAD}table: odd\n{PART}", folder=tmp_path)
    assert problem.startswith('week.yaml:5:20: parts > 1 > drills: the table "Odd" cannot be practised at: no Ante')


def test_the_problems_of_a_table_file_are_told(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "bad.yaml").write_text("format: 1\n")
    found = problems_of(f"{HEAD}table: bad\n{PART}", folder=tmp_path)
    assert found[0].startswith("week.yaml:4:1: table: ")
    assert 'bad.yaml:1: "name" is missing' in found[0]


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


def test_one_thing_that_happens_needs_no_list() -> None:
    part = "parts: [{title: A, drills: deal, rounds: 1, only: %s}]\n"
    head = "format: 1\ntitle: W\nseed: s\n"
    lesson, problems = read_lesson(head + part % "peek", Path("week.yaml"))
    assert lesson is not None, problems
    assert [what.value for what in lesson.parts[0].plan.full.only] == ["peek"]
    for written in ("peak", "[peak]"):
        (problem,) = problems_of(head + part % written)
        assert problem.endswith('got "peak" (did you mean "peek"?)')
