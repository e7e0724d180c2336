"""The coach in the terminal: a drill is told, answered by typing, marked, kept, and reported."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.history.played import play_badly
from uth import __version__
from uth.analysis.solved import SolverMissing
from uth.cli import main
from uth.cli.help import source
from uth.cli.train import dialogue
from uth.store.database import Database, default_file
from uth.store.grades import Grades
from uth.store.players import Players
from uth.store.progress import Progress
from uth.train.drills.course import Course
from uth.train.drills.kept import course_of
from uth.train.drills.marks import Asked
from uth.train.grading import grades_of

Coach = Callable[..., str]


class InHere:
    """A worker in this process: what it is given is done at once."""

    def __init__(self) -> None:
        self._answers: list[Any] = []

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Do it, and return its ticket."""
        try:
            self._answers.append(dialogue_answer(len(self._answers) + 1, function(*arguments), None))
        except Exception as error:
            self._answers.append(dialogue_answer(len(self._answers) + 1, None, error))
        return len(self._answers)

    def poll(self) -> list[Any]:
        """Return what was done."""
        return self._answers

    def cancel(self, ticket: int) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing runs."""


def dialogue_answer(ticket: int, value: Any, error: BaseException | None) -> Any:
    from uth.analysis.worker import Answer

    return Answer(ticket, value, error)


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Coach:
    """Return what runs the command with typed lines, and returns what it prints."""
    monkeypatch.setattr(dialogue, "Worker", InHere)

    def run(typed: str, *arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed.split("/"))))
        assert main(["train", "coach", *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_a_drill(coach: Coach) -> None:
    lines = coach("check/2x/check", "--seed", "7", "--hands", "3").splitlines()
    assert lines[:2] == [
        "A drill of 3 hands, table Standard: hands as they come, what is hard or was missed more often.",
        "Nothing is kept of this drill.",
    ]
    assert lines[4:15] == [
        "Hand 1 of 3.",
        "Your bets: Ante $5, Blind $5.",
        "Your cards: eight of spades, nine of hearts.",
        "The board: eight of diamonds, seven of spades, four of spades.",
        "Pair of eights: check, or 2x for $10?",
        "Wrong: Play 2x, not Check.",
        "Play 2x. You have a pair of eights with a card of yours.",
        "The rule: hidden pair or better, not pocket twos: Play 2x. Hidden: a card of yours makes it.",
        "Never folded, this hand wins 71.27 % of the deals that can still come and ties 1.64 %.",
        "Checking costs 0.442 Antes ($2.21).",
        "Play 2x is worth +1.059 Antes, Check +0.617. After a check at most 1x is left, on the river.",
    ]
    assert "2 of 3 hands right, longest streak 2." in lines
    assert "They cost 0.1473 Antes for each hand, 0.442 Antes in all (exactly 472837/1070190)." in lines
    assert any(line.startswith("Hand 1: eight of spades, nine of hearts, board eight of diam") for line in lines)
    assert lines[-1] == "The same drill again: seed 7."


def test_what_cannot_be_understood_or_is_not_offered_is_asked_again(coach: Coach) -> None:
    lines = coach("hm/4x/fold/box 2 2x/cards/help/play", "--seed", "7", "--hands", "1").splitlines()
    assert lines.count("Pair of eights: check, or 2x for $10?") == 7
    assert "I do not understand “hm”." in lines
    assert lines.count("That is not offered here: expected check or 2x.") == 3
    assert lines.count("Your cards: eight of spades, nine of hearts.") == 2
    assert "Right: Play 2x." in lines


@pytest.mark.parametrize("end", ["quit", ""])
def test_whoever_leaves_has_a_report_of_what_was_answered(coach: Coach, end: str) -> None:
    assert "1 of 1 hand right, longest streak 1." in coach(f"2x/{end}", "--seed", "7").splitlines()
    assert coach("quit", "--seed", "7").splitlines()[-1] == "No hand was answered."


def test_the_report_as_json(coach: Coach, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(coach("check/2x", "--seed", "7", "--hands", "2", "--json"))
    assert (document["schema"], document["version"]) == (1, __version__)
    answers = document.pop("answers")
    milliseconds = document.pop("milliseconds")
    assert milliseconds == sum(answer.pop("milliseconds") for answer in answers)
    share = {
        "hands": 2,
        "right": 1,
        "marked_exactly": 2,
        "cost": 0.44182528336089853,
        "cost_per_hand": 0.22091264168044927,
    }
    assert {name: document[name] for name in share} == share
    assert document["exact"] == "472837/1070190"
    assert document["by_street"] == {"flop": share}
    assert document["by_kind"][0]["kind"] == "flop top pair, two of a suit"
    assert answers[0] == {
        "number": 1, "kind": "flop top pair, two of a suit", "box": 1, "player": ["8s", "9h"],
        "board": ["8d", "7s", "4s"], "dead": [], "chosen": "check", "best": "play 2x", "right": False,
        "cost": 0.44182528336089853,
        "exact": "472837/1070190", "margin": 0.44182528336089853,
    }  # fmt: skip


def test_the_help_shows_what_is_printed(coach: Coach) -> None:
    shown = source("json").partition("## train coach")[2].partition("```json\n")[2].partition("```")[0]
    printed = json.loads(coach("check", "--seed", "7", "--json"))
    wanted = json.loads(shown)
    milliseconds = printed["milliseconds"]
    wanted["version"], wanted["milliseconds"] = __version__, milliseconds
    wanted["answers"][0]["milliseconds"] = milliseconds
    assert printed == wanted


def test_the_drill_of_a_json_report_is_told_aside(
    coach: Coach, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("check\n"))
    assert main(["train", "coach", "--seed", "7", "--hands", "1", "--json"]) == 0
    printed = capsys.readouterr()
    assert "Hand 1 of 1." in printed.err
    assert json.loads(printed.out)["hands"] == 1


def test_answers_are_kept_for_the_player_and_teach(coach: Coach, users_folder: Path) -> None:
    play_badly(users_folder, 1).close()
    told = coach("/".join(["check"] * 40), "--hands", "5", "--street", "flop")
    assert "Your answers are kept for Ann." in told.splitlines()
    assert "The same drill again" not in told
    coach("/".join(["check"] * 40), "--hands", "4", "--street", "flop")
    database = Database.open(default_file())
    progress = Progress(database, Players(database).named("Ann").id)
    first, second = (course_of(progress.lesson(number)) for number in (1, 2))
    assert (len(first.marks), len(second.marks)) == (5, 4)
    assert second.plan.learning == first.learning
    assert second.plan.seed != first.plan.seed
    database.close()


def test_who_has_no_player_yet_hears_that_nothing_is_kept_and_why(coach: Coach) -> None:
    said = (
        "Nobody has sat down at the table yet: uth asks for a name at its first start, and keeps answers from then on."
    )
    lines = coach("quit", "--street", "flop").splitlines()
    assert lines[1:3] == ["Nothing is kept of this drill.", said]
    assert said not in coach("quit", "--seed", "7").splitlines()


def test_the_family_of_a_starting_hand_follows_a_mistake(coach: Coach) -> None:
    told = coach("check", "--seed", "7", "--hands", "1", "--street", "preflop")
    row = "best choice and gain in Antes"
    assert (row in told) == ("Wrong: " in told)
    assert row in told + coach("4x", "--seed", "7", "--hands", "1", "--street", "preflop")


def test_mistakes_of_rounds_are_practised(coach: Coach, users_folder: Path) -> None:
    home = play_badly(users_folder, 3)
    played = [home.history.round(number) for number in (1, 2, 3)]
    grades = {each.number: grades_of(each.table, each.funds, each.actions, each.owner) for each in played}
    Grades(home.database, home.player.id).keep(grades)
    home.close()
    document = json.loads(coach("check/" * 9 + "fold/" * 9, "--topic", "my-mistakes", "--hands", "2", "--json"))
    wrong = {grade.kind for each in grades.values() for grade in each if grade.cost}
    assert {answer["kind"] for answer in document["answers"]} <= wrong


def test_other_topics(coach: Coach) -> None:
    dark = coach("3x/check/fold", "--seed", "7", "--hands", "2", "--topic", "dark-boxes", "--table", "six-box-dark")
    assert "You have €42.50 in all. Box 1 gets €5 Ante, dark box 2 the same: how high can its Play be at most?" in dark
    assert "Right: Play 3x." in dark
    assert "A dark box lies there in full: Play 3x takes €25." in dark
    close = json.loads(
        coach(
            "check/" * 3 + "fold", "--seed", "7", "--hands", "1", "--topic", "close-calls", "--close", "1/50", "--json"
        )
    )
    assert 0 < close["answers"][0]["margin"] < 0.02
    other = coach("check/fold", "--seed", "7", "--hands", "1", "--topic", "other-tables", "--street", "river",
                  "--table", "standard", "--table", "auckland")  # fmt: skip
    assert "Hand 1 of 1, table" in other


def test_several_boxes_with_trips(coach: Coach) -> None:
    told = coach("check/fold/quit", "--seed", "7", "--hands", "1", "--table", "practice", "--boxes", "2", "--trips")
    assert "Box 1: Ante $5, Blind $5, Trips $5." in told
    assert "Box 2: Ante $5, Blind $5, Trips $5." in told


def test_what_is_stored_marks_without_the_solver(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: Asked) -> None:
        raise SolverMissing("no numba here")

    monkeypatch.setattr(dialogue, "explained", missing)
    told = coach("4x/4x/4x/4x", "--seed", "7", "--hands", "4", "--street", "preflop")
    assert "rule of thumb" not in told
    assert "Playing 4x costs " in told


def test_without_the_solver_the_rule_of_thumb_marks(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: Asked) -> None:
        raise SolverMissing("no numba here")

    monkeypatch.setattr(dialogue, "explained", missing)
    told = coach("2x", "--seed", "7", "--hands", "1", "--street", "flop")
    assert "That is by the rule of thumb: the exact values are not known here." in told
    assert "1 answer was marked by the rule of thumb: its exact cost is not known." in told


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--close", "0.1"], "--close goes with --topic close-calls only"),
        (["--topic", "my-mistakes"], "uth: there are no mistakes to practise\n"),
        (["--topic", "my-mistakes", "--street", "flop"], "there are no mistakes to practise on these streets"),
        (["--topic", "dark-boxes"], 'the table "Standard" has no dark boxes'),
        (["--boxes", "2"], '2 boxes at the table "Standard": expected 1 to 1 that are seen'),
        (["--topic", "other-tables"], "a drill of other tables needs the usual table and another one"),
        (
            ["--player", "Zoe M"],
            "there is no player \"Zoe M\"; there is none yet; uth play --player 'Zoe M' makes one",
        ),
        (["--seed", "7", "--player", "Ann"], "--seed, --player: nothing is kept of a drill with a seed"),
        (["--table", "nowhere"], 'no table is called "nowhere"'),
    ],
)
def test_what_cannot_be(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "coach", *arguments]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("value", ["0", "x", "-1", "1001", "99999999999", "9" * 5_000])
def test_so_many_hands_there_cannot_be(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["train", "coach", f"--hands={value}"])
    assert caught.value.code == 2
    assert "expected a whole number from 1 to 1000, got" in capsys.readouterr().err


@pytest.mark.parametrize("value", ["0", "x", "-1", "1/0", "11"])
def test_a_limit_that_is_none(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["train", "coach", f"--close={value}"])
    assert caught.value.code == 2
    assert "expected a number of Antes above 0" in capsys.readouterr().err


def test_it_works_in_a_pipe_with_a_worker_and_loads_no_solver_itself(users_folder: Path) -> None:
    code = (
        "import sys; from uth.cli import main; main(['train', 'coach', '--seed', '7', '--hands', '1']); "
        "print({'numba', 'pygame'} & set(sys.modules))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], input="\x80\n2x\n".encode("latin-1"), capture_output=True, check=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    printed = answer.stdout.decode().splitlines()
    assert "Right: Play 2x." in printed
    assert printed[-1] == "set()"
    assert answer.stderr == b""


def test_the_course_is_what_was_answered(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    courses: list[Course] = []
    held = dialogue.Dialogue.held

    def watched(self: dialogue.Dialogue) -> Course:
        courses.append(held(self))
        return courses[0]

    monkeypatch.setattr(dialogue.Dialogue, "held", watched)
    coach("2x/check", "--seed", "7", "--hands", "2", "--seconds", "600")
    assert [mark.number for mark in courses[0].marks] == [1, 2]
    assert not any(mark.late for mark in courses[0].marks)
