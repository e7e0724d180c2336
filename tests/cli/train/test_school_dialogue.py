"""A run of the dealer school in the terminal where something happens meanwhile, and tables that are skipped."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.train.typing import typed_run
from tests.school.houses import house
from uth.cli import main, text
from uth.cli.train.school_dialogue import SchoolDialogue
from uth.school.findings import Mistake
from uth.school.keeping import Keeping
from uth.school.plan import Feedback, Plan
from uth.school.run import Run
from uth.school.skills import Skill
from uth.store.database import Database, default_file
from uth.store.players import Players
from uth.store.schooling import Schooling

GONE = "that player is no longer there: nothing more is kept"


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def held(monkeypatch: pytest.MonkeyPatch, skill: Skill, *lines: str, feedback: Feedback = Feedback.ROUND) -> Run:
    """Return the run of whoever types these lines."""
    typing(monkeypatch, *lines)
    plan = Plan((skill,), house("standard"), "7", 2, feedback)
    return SchoolDialogue(plan, Keeping(), aside=False).held()


def test_a_trainee_who_is_deleted_meanwhile_is_told_once_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], users_folder: Path
) -> None:
    database = Database.open(default_file())
    Players(database).create("First")
    Players(database).create("Ann")
    typed: Iterator[str] = iter(["yes", "yes", "yes", "yes"])

    def line() -> str | None:
        answer = next(typed, None)
        there = Players(database).find("Ann")
        if there is not None and Schooling(database, there.id).marks():
            Players(database).delete(there)
            Players(database).create("Bea")
        return answer

    monkeypatch.setattr(text, "typed_line", line)
    assert main(["train", "drill", "qualify", "--n", "4", "--player", "Ann", "--text"]) == 2
    printed = capsys.readouterr()
    assert printed.err.splitlines() == [GONE]
    assert "Exercise 4 of 4." in printed.out
    assert "Findings: safety 0, money" in printed.out
    assert Schooling(database, Players(database).named("Bea").id).marks() == ()
    database.close()


def test_a_table_that_is_skipped_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan((Skill.SETTLE,), house("standard"), "7", 2)
    first = Run(plan).exercise()
    run = held(monkeypatch, Skill.SETTLE, "skip", "SKIP")
    assert [[each.mistake for each in mark.findings] for mark in run.marks] == [[Mistake.NOT_ANSWERED]] * 2
    begun = typed_run(plan)[0]
    run = held(monkeypatch, Skill.SETTLE, begun, "skip", "quit")
    (mark,) = run.marks
    found = [each.mistake for each in mark.findings]
    assert found.count(Mistake.BOX_NOT_SETTLED) == len(first.still.boxes)
    assert Mistake.NOT_ANSWERED not in found


def test_a_folded_hand_is_told_as_soon_as_it_lies_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan, turned = Plan((Skill.SETTLE,), house("standard"), "7", 6), 0
    typing(monkeypatch, *typed_run(plan))
    SchoolDialogue(plan, Keeping(), aside=False).held()
    printed = capsys.readouterr().out.splitlines()
    hidden = [line for line in printed if line.startswith("Box ") and "2 cards face down; Trips" in line]
    for line in hidden:
        box = line.partition(":")[0]
        turned += any(other.startswith(f"{box}: ") and other.endswith(line.partition(";")[2]) and " of " in other
                      for other in printed)  # fmt: skip
    assert hidden
    assert turned == len(hidden)


def test_skipping_is_told_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    held(monkeypatch, Skill.SETTLE, "help", "skip", "quit")
    printed = capsys.readouterr().out
    assert "skip: on to the next table" in printed
    assert "No answer." in printed


@pytest.mark.parametrize("command", ["drill", "sheet"])
def test_an_empty_name_is_no_profile(command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = ["--pdf", str(tmp_path / "sheet.pdf")] if command == "sheet" else []
    assert main(["train", command, "read", "--profile", "", *out]) == 2
    assert 'no house profile is called ""' in capsys.readouterr().err


def test_a_table_whose_bets_no_chips_make_is_refused_before_the_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(
        "format: 1\nname: Odd\ncurrency: USD\nchips: [{value: 25, colour: green}, {value: 100, colour: black}]\n"
        "blind: {royal flush: 500 to 1}\ntrips: {royal flush: 50 to 1}\n"
        "limits: {ante: {min: 25, max: 100, step: 25}, trips: {min: 1, max: 20, step: 1}}\n"
    )
    assert main(["train", "drill", "pay-bet", "--table", str(file), "--seed", "7"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "no Trips from $1 to $20 by $1 with chips of $25, $100" in told.err


@pytest.mark.parametrize(
    ("skill", "feedback", "kept"),
    [
        (Skill.RESULTS, Feedback.AT_ONCE, [["ante"]]),
        (Skill.RESULTS, Feedback.ROUND, []),
        # Nothing is told before the last of questions that hang together.
        (Skill.READ, Feedback.AT_ONCE, []),
    ],
)
def test_an_answer_that_was_told_counts_though_one_leaves(
    monkeypatch: pytest.MonkeyPatch, skill: Skill, feedback: Feedback, kept: list[list[str]]
) -> None:
    run = held(monkeypatch, skill, "1", "quit", feedback=feedback)
    assert [list(mark.given.answer) for mark in run.marks] == kept


def test_a_table_with_nothing_wrong_has_one_question(monkeypatch: pytest.MonkeyPatch) -> None:
    run = held(monkeypatch, Skill.SPOT, "1", "1", feedback=Feedback.AT_ONCE)
    assert [list(mark.given.answer) for mark in run.marks] == [["where"]] * 2


@pytest.mark.parametrize("end", [[], ["skip", "quit"]])
def test_of_a_round_that_is_left_it_is_not_said_that_all_was_right(
    end: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = held(monkeypatch, Skill.DEAL, "open", *end)
    assert run.marks[0].number in run.broken_off
    said = capsys.readouterr().out
    assert "The round was left before its end." in said
    assert "All right." not in said
