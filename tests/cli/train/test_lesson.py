"""``uth train lesson``: which there are, what one is, and one that is done in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.train.typing import typed
from uth import resources
from uth.cli import main
from uth.cli.help import source
from uth.report.class_read import sound
from uth.school.exercise import Given
from uth.school.lesson_file import load_lesson
from uth.school.plan import Plan
from uth.school.run import Run

MINI = """
format: 1
title: Mini
seed: m
pass: 50
parts:
  - {title: Qualify, drills: qualify, exercises: 2}
  - {title: Count, drills: count, exercises: 1}
"""


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """Return what the command prints."""
    assert main(["train", "lesson", *arguments]) == code
    found = capsys.readouterr()
    assert found.err == ""
    return found.out


def shown_in_help() -> Any:
    """Return the JSON of the help."""
    return json.loads(source("json").partition("## train lesson")[2].partition("```json\n")[2].partition("```")[0])


def test_what_it_is_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "second-week", "--check").splitlines() == [
        "Second week: the full table",
        "Table                      Standard",
        "House profile              US, Strict house of the United States",
        "Seed                       second week",
        "Time                       at most 90 min",
        "Passed                     with 80 of 100 points",
        "What is missed comes back  does not: everybody is asked the same",
        "",
        "   part                             exercises    time  weight  marks told",
        "1  A still table                            4       -       2  in the report",
        "2  What others do wrong                    16       -       2  in the report",
        "3  The rest of the job                     12       -       1  in the report",
        "4  Three boxes, nothing goes wrong          3       -       1  in the report",
        "5  The whole table                          -  25 min       4  in the report",
        "",
        "1  Settle the table",
        "2  Spot the mistake, Rulings",
        "3  Cash and change, Fill and credit, Relief, Tokes, About a person, Big wins",
        "4  Full table: boxes 1, 2, 3; skilled, slow, chatty",
        "5  Full table: boxes 1, 2, 3, 4, 5, 6; faults in 40 of 100 rounds; harm in 20 of 100 rounds",
        "",
        "5 parts, 35 exercises, and as many as 25 min allow.",
    ]


def test_what_it_is_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found, shown = json.loads(printed(capsys, "first-week", "--check", "--json")), shown_in_help()
    assert set(found) == set(shown)
    assert found["parts"][0] == shown["parts"][0]
    same = ("lesson", "problems", "title", "table", "profile", "seed", "seconds", "pass", "fixed")
    assert {key: found[key] for key in same} == {key: shown[key] for key in same}
    assert sum(part["exercises"] for part in found["parts"]) == 88
    full = json.loads(printed(capsys, "second-week", "--check", "--json"))["parts"][4]
    assert (full["exercises"], full["seconds"]) == (None, 1500)
    assert full["full_table"] == {"boxes": [1, 2, 3, 4, 5, 6], "players": [], "faults": 40, "harm": 20, "only": []}


def test_problems_with_line_and_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(MINI.replace("drills: count", "drill: count").replace("pass: 50", "pass: x"))
    lines = [
        f'{file}:5:1: pass: expected a whole number from 0 to 100, got "x"',
        f'{file}:8:20: parts > 2 > drill: unknown key (did you mean "drills"?)',
    ]
    assert printed(capsys, str(file), "--check", code=1).splitlines() == lines
    found = json.loads(printed(capsys, str(file), "--check", "--json", code=1))
    assert [(each["line"], each["column"], each["path"]) for each in found["problems"]] == [
        (5, 1, "pass"),
        (8, 20, "parts > 2 > drill"),
    ]
    assert (found["title"], found["parts"]) == (None, None)
    assert main(["train", "lesson", str(file)]) == 2
    assert capsys.readouterr().err.splitlines() == [f"uth: {lines[0]}", lines[1]]


def test_which_there_are(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = users_folder / "lessons"
    folder.mkdir(parents=True)
    (folder / "mini.yaml").write_text(MINI)
    (folder / "bad.yaml").write_text("format: 1")
    text = printed(capsys, "--list")
    assert f"Your own lesson files belong in {folder}; uth help lessons tells every key." in text
    assert [line.split()[0] for line in text.splitlines()[1:5]] == ["first-week", "second-week", "bad", "mini"]
    assert "the file has 3 problems" in text
    found = json.loads(printed(capsys, "--list", "--json"))["lessons"]
    assert [(each["name"], each["preset"], each["problems"], each["title"]) for each in found] == [
        ("first-week", True, 0, "First week: hands, bets, chips, pays"),
        ("second-week", True, 0, "Second week: the full table"),
        ("bad", False, 3, None),
        ("mini", False, 0, "Mini"),
    ]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ([], "which lesson? Name one, or a file: uth train lesson --list lists them"),
        (["frist-week"], 'no lesson is called "frist-week" (did you mean "first-week"?)'),
        (["first-week", "--json"], "--json goes with --check, --list"),
        (["gone.yaml", "--check"], "gone.yaml cannot be opened"),
    ],
)
def test_what_cannot_be(arguments: list[str], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "lesson", *arguments]) == 2
    assert text in capsys.readouterr().err


def test_it_is_done_in_the_terminal_and_handed_in(
    tmp_path: Path, users_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    file, out = tmp_path / "mini.yaml", tmp_path / "zoe.json"
    file.write_text(MINI)
    lines = [line for part in load_lesson(str(file)).parts for line in _typed(part.plan)]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, ""])))
    assert main(["train", "lesson", str(file), "--name", "Zoe", "--out", str(out), "--text"]) == 0
    text = capsys.readouterr().out
    assert "Mini: score 100.0 of 100, PASSED." in text
    attempt = sound(out).attempt
    assert (attempt.trainee, attempt.over, len(attempt.marks)) == ("Zoe", True, 3)


def _typed(plan: Plan) -> list[str]:
    run, lines = Run(plan), list[str]()
    while not run.over:
        exercise = run.exercise()
        lines += typed(exercise)
        run = run.answered(exercise, Given(exercise.right))
    return lines


def test_the_lessons_are_shipped() -> None:
    files = sorted(file.name for file in (resources.data_folder("assets") / "lessons").iterdir())
    assert files == ["first-week.yaml", "second-week.yaml"]
