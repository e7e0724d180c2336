"""``uth train override``: a mark that counts otherwise, in a new report beside the old one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.school.in_class import attempt, left_in_the_middle
from uth.cli import main
from uth.cli.help import source
from uth.report.class_read import sound
from uth.report.paper import content

RULED = ["--part", "1", "--exercise", "2", "--as", "right", "--reason", "said aloud", "--by", "B. Lee"]


@pytest.fixture
def report(tmp_path: Path) -> Path:
    """Return a report in which every second answer is wrong."""
    file = tmp_path / "ben.json"
    file.write_bytes(content(file, attempt("Ben", 2), None))
    return file


def run(*arguments: str | Path) -> int:
    return main(["train", "override", *map(str, arguments)])


def test_the_old_report_stays_and_the_new_one_has_both_scores(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = report.read_bytes()
    assert run(report, *RULED) == 0
    new = report.with_name("ben-overridden.json")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "part 1, exercise 2: 0 to 100, by B. Lee."
    assert lines[1].startswith("Score as it was marked: ")
    assert lines[2] == f"{new} is written"
    assert report.read_bytes() == before
    [made] = sound(new).attempt.overrides
    assert (made.by, made.reason, made.before, made.after) == ("B. Lee", "said aloud", 0, 100)
    assert sound(new).attempt.marks == attempt("Ben", 2).marks


def test_one_after_the_other(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(report, *RULED) == 0
    points = ["--part", "1", "--exercise", "4", "--as", "60", "--reason", "half", "--by", "Lee"]
    assert run(report.with_name("ben-overridden.json"), *points) == 0
    last = report.with_name("ben-overridden-2.json")
    assert [each.after for each in sound(last).attempt.overrides] == [100, 60]
    capsys.readouterr()
    assert main(["train", "verify", str(last)]) == 0
    assert "Ruled by Lee: part 1, exercise 4, points" in capsys.readouterr().out


def test_as_html_where_it_is_wished(report: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uth.cli.train.lesson_doors.drawing", lambda _stack: None)
    out = tmp_path / "new.html"
    assert run(report, *RULED, "--finding", "1", "--out", out) == 0
    text = out.read_text(encoding="utf-8")
    assert "said aloud" in text
    assert "B. Lee" in text
    assert sound(out).attempt.overrides[0].finding == 1
    assert run(report, *RULED, "--out", out) == 2


def test_what_can_be_overridden_is_listed(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(report) == 0
    text = capsys.readouterr().out
    wrong = [each for each in attempt("Ben", 2).judged if each.mark.findings]
    for each in wrong:
        assert f"--part {each.part} --exercise {each.mark.number}: " in text
    assert text.count("--finding 1: ") == len(wrong)
    assert run(report, *RULED) == 0
    capsys.readouterr()
    assert run(report.with_name("ben-overridden.json"), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    shown = json.loads(source("json").partition("## train override")[2].partition("```json\n")[2].partition("```")[0])
    assert set(found) == set(shown)
    assert set(found["exercises"][0]) == set(shown["exercises"][0])
    assert set(found["exercises"][0]["findings"][0]) == set(shown["exercises"][0]["findings"][0])
    assert set(found["overrides"][0]) == set(shown["overrides"][0])
    assert (found["exercises"][0]["marked"], found["exercises"][0]["score"]) == (0, 100)
    assert found["exercises"][0]["findings"][0]["stands"] is False


def test_nothing_to_override(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ann.json"
    file.write_bytes(content(file, attempt("Ann"), None))
    assert run(file) == 0
    assert capsys.readouterr().out.startswith("Nothing was wrong: there is nothing to override.")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (RULED[:4], "an override needs --as, --reason, --by too"),
        ([*RULED[:3], "9", *RULED[4:]], "there is no such exercise in that part"),
        ([*RULED[:3], "1", *RULED[4:]], "that changes nothing"),
        ([*RULED, "--finding", "9"], "there is no finding 9"),
        ([*RULED[:-1], " "], "an override needs a name"),
        ([*RULED, "--out", "x.txt"], "a report ends in"),
    ],
)
def test_what_cannot_be(report: Path, arguments: list[str], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(report, *arguments) == 2
    assert text in capsys.readouterr().err
    assert list(report.parent.iterdir()) == [report]


@pytest.mark.parametrize("points", ["wrong", "101", "-1", "1.5"])
def test_no_points(report: Path, points: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(report, *RULED[:4], "--as", points)
    assert "expected right, or points from 0 to 100" in capsys.readouterr().err


def test_a_report_that_does_not_agree(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(report.read_bytes())
    data["figures"]["score"] = "100"
    report.write_text(json.dumps(data))
    assert run(report, *RULED) == 2
    assert f"{report}: it does not agree with its acts: score: recorded 100" in capsys.readouterr().err
    assert run(report.with_name("gone.json")) == 2
    assert "gone.json: it cannot be opened" in capsys.readouterr().err


def test_a_report_whose_pages_say_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ann.html"
    file.write_bytes(content(file, attempt("Ben", 2), None).replace(b"<td>Ben</td>", b"<td>Bea</td>"))
    assert main(["train", "verify", str(file)]) == 1
    capsys.readouterr()
    assert run(file, *RULED) == 2
    assert "it does not agree with its acts: words of the pages" in capsys.readouterr().err


def test_a_round_that_was_left_is_said_and_cannot_count_as_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cleo.json"
    file.write_bytes(content(file, left_in_the_middle(), None))
    assert run(file) == 0
    assert "--part 3 --exercise 1: Full table, 0 points\n  left in the middle" in capsys.readouterr().out
    where = ["--part", "3", "--exercise", "1", "--reason", "said aloud", "--by", "Lee", "--as"]
    assert run(file, *where, "right") == 2
    assert "it earns nothing" in capsys.readouterr().err
    assert run(file, *where, "40") == 0
    assert capsys.readouterr().out.startswith("part 3, exercise 1: 0 to 40, by Lee.")
    assert main(["train", "verify", str(file.with_name("cleo-overridden.json"))]) == 0
