"""``uth train class --lesson``: only the reports of one lesson, whichever are in the folder."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.school.in_class import HOUR, TEXT, attempt
from tests.school.schooled import MONDAY
from uth.cli import main
from uth.report.class_read import files_of, gathered
from uth.report.paper import content
from uth.school.attempt import Attempt

OTHER, LEFT_OUT = "Week two", "1 report of another lesson is left out: Week two."


def of_another_lesson(name: str) -> Attempt:
    """Return an attempt at a lesson of another title."""
    found = attempt(name, began=MONDAY + HOUR)
    return replace(found, lesson=replace(found.lesson, title=OTHER))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with reports of two lessons."""
    here = tmp_path / "handed-in"
    here.mkdir()
    for name, each in (("ann.json", attempt("Ann")), ("dora.json", of_another_lesson("Dora"))):
        (here / name).write_bytes(content(here / name, each, None))
    monkeypatch.chdir(tmp_path)
    return here


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["train", "class", "handed-in", *arguments]) == code
    found = capsys.readouterr()
    return found.out or found.err


@pytest.mark.usefixtures("folder")
def test_without_it_every_lesson_counts(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, "--json"))
    assert {each["trainee"] for each in found["trainees"]} == {"Ann", "Dora"}
    assert found["other_lessons"] == {}
    assert "left out" not in printed(capsys)


@pytest.mark.usefixtures("folder")
def test_with_it_the_others_are_left_out_and_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = json.loads(printed(capsys, "--lesson", " class  TEST", "--json"))
    assert [each["trainee"] for each in found["trainees"]] == ["Ann"]
    assert found["attempts"] == 1
    assert found["other_lessons"] == {OTHER: 1}
    text = printed(capsys, "--lesson", "Class test")
    assert LEFT_OUT in text
    assert "Dora" not in text
    printed(capsys, "--lesson", "Class test", "--html", "class.html")
    page = (tmp_path / "class.html").read_text()
    assert LEFT_OUT in page
    assert "Dora" not in page


@pytest.mark.usefixtures("folder")
def test_a_lesson_can_be_named_by_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "june.yaml").write_text(TEXT)
    found = json.loads(printed(capsys, "--lesson", "june.yaml", "--json"))
    assert [each["trainee"] for each in found["trainees"]] == ["Ann"]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["Week three", "there-is-none.yaml"])
def test_where_none_is_of_it_it_says_which_lessons_there_are(capsys: pytest.CaptureFixture[str], name: str) -> None:
    told = printed(capsys, "--lesson", name, code=2)
    assert "none of these files counts" in told
    assert "2 reports of other lessons are left out: Class test, Week two." in told


def test_what_is_of_another_lesson_is_not_verified(folder: Path) -> None:
    data = json.loads((folder / "dora.json").read_text())
    data["figures"]["score"] = "99"
    (folder / "dora.json").write_text(json.dumps(data))
    files = files_of([folder])
    assert [each.file.name for each in gathered(files).refused] == ["dora.json"]
    found = gathered(files, only=("Class test",))
    assert (found.refused, found.others) == ((), (OTHER,))
