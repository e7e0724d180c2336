"""The dealer school in the terminal: exercises are told, answered by typing, marked, kept, and reported."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.asked import refused
from tests.cli.train.terminal import SOME_TABLES, Typed, hostile_lines, report_of, typed_into
from tests.cli.train.typing import typed_run
from tests.school.houses import house
from uth import __version__
from uth.cli import main, text
from uth.cli.help import source
from uth.school.drill import drill_of
from uth.school.plan import Plan, from_data
from uth.school.run import repeated
from uth.school.skills import MIXED, Skill
from uth.store.database import Database, default_file
from uth.store.players import Players
from uth.store.schooling import Schooling


@pytest.fixture
def drill(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Return what runs the command with typed lines, and returns what it prints."""
    return typed_into("drill", monkeypatch, capsys)


# --- whoever knows everything


@pytest.mark.parametrize("skill", list(Skill))
def test_a_perfect_trainee_types_his_way_through_every_drill(skill: Skill, drill: Typed) -> None:
    count = {Skill.SETTLE: 3, Skill.DEAL: 2}.get(skill, 6)
    plan = Plan((skill,), house("standard"), "7", count)
    name = skill.replace(" ", "-")
    document = report_of(drill, typed_run(plan), name, "--seed", "7", "--n", str(count))
    assert (document["exercises"], document["right"], document["score"]) == (count, count, 100.0)
    assert document["mistakes"] == []


@pytest.mark.parametrize("name", SOME_TABLES)
def test_all_drills_at_every_table(name: str, drill: Typed) -> None:
    here = house(name)
    skills = tuple(skill for skill in MIXED if drill_of(skill).kinds(here))
    plan = Plan(skills, here, "1", 8)
    document = report_of(drill, typed_run(plan), "mixed", "--table", name, "--seed", "1", "--n", "8")
    assert (document["right"], document["score"]) == (8, 100.0)
    assert document["skills"] == list(skills)


# --- what is said


def test_what_was_wrong_is_said_at_once(drill: Typed) -> None:
    lines = drill(["take", "take", "take", "take"], "results", "--seed", "7", "--n", "1").splitlines()
    assert lines[:2] == [
        "1 exercise at the table Standard, house profile US: Results of a box.",
        "Nothing is kept of this run.",
    ]
    title = lines.index("Exercise 1 of 1. Results of a box.")
    assert [line.partition(":")[0] for line in lines[title + 1 : title + 4]] == ["Dealer", "Board", "Box 1"]
    asked = lines.index("Blind: 1 take, 2 push, 3 pay")
    assert lines[asked - 1].startswith(("Source: ", "Ante: "))
    assert "Findings: safety 0, money" in "".join(lines)
    assert lines[-1] == "The same run again: seed 7."


@pytest.mark.parametrize(("feedback", "said"), [("at-once", 2), ("round", 2), ("report", 1)])
def test_feedback_as_it_is_wished(feedback: str, said: int, drill: Typed) -> None:
    """A finding is said when it is wished, and again in the report."""
    told = drill(["none"], "pay-bet", "--seed", "7", "--n", "1", "--feedback", feedback)
    assert told.count("Done: Trips: nothing was paid") == said
    assert ("Noted." in told.splitlines()) == (feedback == "report")


@pytest.mark.parametrize(("feedback", "before"), [("at-once", True), ("round", False)])
def test_acts_are_answered_at_once_or_at_the_end_of_the_round(feedback: str, before: bool, drill: Typed) -> None:
    lines = ["dealer straight flush qualifies", "again", "finish"]
    told = drill(lines, "settle", "--seed", "7", "--n", "1", "--feedback", feedback)
    first, again = told.index("Done: The dealer's hand was called"), told.rindex("All decisions are made")
    assert (first < again) is before


def test_what_cannot_be_understood_is_asked_again(drill: Typed) -> None:
    told = drill(["hm", "", "help", "again", "2x7", "skip"], "pay-bet", "--seed", "7", "--n", "1").splitlines()
    assert told.count("Trips: chips such as 2x25 1x5, none or fill") == 6
    assert sum(line.startswith("Expected chips such as") for line in told) == 2
    assert "No answer." in told
    assert "Done: Trips: no answer" in told
    acts = drill(["take 9 ante", "hm", "help", "quit"], "settle", "--seed", "7", "--n", "1").splitlines()
    assert "box 9 has nothing to settle" in acts
    assert acts[-1] == "The same run again: seed 7." or acts[-1] == "No exercise was answered."


@pytest.mark.parametrize("lines", [["quit"], []])
def test_whoever_leaves_has_a_report_of_what_was_answered(lines: list[str], drill: Typed) -> None:
    assert drill(lines, "qualify", "--seed", "7").splitlines()[-1] == "No exercise was answered."
    assert report_of(drill, ["yes", *lines], "qualify", "--seed", "7")["exercises"] == 1


def test_hostile_lines(drill: Typed) -> None:
    words = ["1", "2", "take", "pay 1 ante 2x5", "none", "fill", "skip", "Ah", "9" * 400, "-1", "clear 1", "finish"]
    for skill, lines in zip(Skill, hostile_lines(words, 0.5, 60), strict=False):
        told = drill(lines, skill.replace(" ", "-"), "--seed", "3", "--n", "4")
        assert "Traceback" not in told
        assert "\x1b" not in told


# --- JSON


def test_the_help_shows_what_is_printed(drill: Typed) -> None:
    shown = source("json").partition("## train drill")[2].partition("```json\n")[2].partition("```")[0]
    wanted, printed = json.loads(shown), report_of(drill, ["fill"], "pay-bet", "--seed", "7", "--n", "1")
    wanted["version"] = __version__
    took = printed["milliseconds"]
    wanted["milliseconds"] = wanted["paces"]["pay"]["middle"] = wanted["answers"][0]["milliseconds"]["chips"] = took
    assert printed == wanted


def test_the_run_of_a_json_report_is_told_aside(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    assert main(["train", "drill", "qualify", "--seed", "7", "--n", "1", "--json"]) == 0
    printed = capsys.readouterr()
    assert "Exercise 1 of 1." in printed.err
    assert json.loads(printed.out)["exercises"] == 1


# --- kept


def test_answers_are_kept_and_teach_and_can_be_marked_again(drill: Typed, users_folder: Path) -> None:
    with_ann = Database.open(default_file())
    Players(with_ann).create("Ann")
    with_ann.close()
    told = drill(["yes"] * 5, "qualify", "--n", "5", "--read", "0")
    assert "Your answers are kept for Ann." in told.splitlines()
    assert "The same run again" not in told
    drill(["no"] * 4, "qualify", "--n", "4")
    database = Database.open(default_file())
    schooling = Schooling(database, Players(database).named("Ann").id)
    runs = [schooling.run(number) for number in schooling.numbers()]
    first, second = (repeated(from_data(run.plan), [mark.given for mark in run.marks]) for run in runs)
    assert (len(first.marks), len(second.marks)) == (5, 4)
    assert second.plan.learning == first.learning
    assert second.plan.seed != first.plan.seed
    assert [mark.right for mark in schooling.marks()] == [mark.right for run in (first, second) for mark in run.marks]
    database.close()


def test_with_a_seed_nothing_is_kept(drill: Typed, users_folder: Path) -> None:
    drill(["yes"], "qualify", "--seed", "7", "--n", "1")
    drill(["yes"], "qualify", "--n", "1")
    assert not default_file().exists()


# --- what cannot be


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["raed"], 'no drill is called "raed" (did you mean "read"?)'),
        (["pay", "boxes"], 'did you mean "pay-box"?'),
        (["read", "--n", "0"], "expected a whole number from 1"),
        (["read", "--n", "1001"], "1001 exercises: expected 1 to 1000"),
        (["read", "--table", "nowhere"], 'no table is called "nowhere"'),
        (["read", "--profile", "XX"], 'no house profile is called "XX"'),
        (["read", "--pay", "soon"], 'expected seconds from 0 to 3600, such as 4.5, got "soon"'),
        (["read", "--pay", "1/0"], "expected seconds"),
        (["read", "--pay", "-1"], "expected seconds"),
        (["read", "--seed", "1", "--player", "Ann"], "--seed, --player: nothing is kept of a run with a seed"),
        (["read", "--player", "Ann"], 'there is no player "Ann"'),
        ([], "NAME"),
    ],
)
def test_what_cannot_be_asked_for(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert why in refused(capsys, "train", "drill", *arguments)


def test_control_c_ends_with_the_report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(text, "typed_line", interrupted)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["train", "drill", "read", "--seed", "7"]) == 0
    assert capsys.readouterr().out.endswith("No exercise was answered.\n")


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "uth", "train", "drill", "read", "--seed", "7", "--n", "1"],
        check=False, input=b"\xff\xfe\x00\n" * 3, capture_output=True, timeout=100,
        env={**os.environ, "UTH_DATA": str(tmp_path)},
    )  # fmt: skip
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert b"No exercise was answered." in answer.stdout


def test_several_drills_in_one_run(drill: Typed) -> None:
    found = report_of(drill, ["skip"] * 40, "count", "pay", "bet", "Calls", "--n", "12", "--seed", "several")

    assert set(found["by_skill"]) == {"count", "pay bet", "calls"}
