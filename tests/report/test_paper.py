"""Where a report goes: never over another file, with the record beside it as it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.auditioned import done, right, short
from uth.report import handed_in
from uth.report.paper import Paper, PaperError, named, paper


def test_the_record_lies_beside_it_until_it_is_written(tmp_path: Path) -> None:
    sheet = paper(tmp_path / "ann.html")
    half = done(short(), right, count=2)
    sheet.note(half)
    assert [file.name for file in tmp_path.iterdir()] == ["ann.json"]
    assert handed_in.read(sheet.so_far.read_bytes()).attempt == half
    sheet.hand_in(half, None)
    assert [file.name for file in tmp_path.iterdir()] == ["ann.html"]
    assert sheet.written
    assert handed_in.read(sheet.file.read_bytes()).attempt == half


@pytest.mark.parametrize("ending", [".pdf", ".json", ".HTML"])
def test_the_ending_says_what_it_is(tmp_path: Path, ending: str) -> None:
    sheet = paper(tmp_path / f"ann{ending}")
    sheet.hand_in(done(short(), right, count=1), None)
    assert len(handed_in.read(sheet.file.read_bytes()).attempt.marks) == 1
    assert len(list(tmp_path.iterdir())) == 1


def test_it_never_goes_over_another_file(tmp_path: Path) -> None:
    (tmp_path / "ann.json").write_text("mine")
    for name, word in (
        ("ann.html", "there already"),
        ("ann.txt", "ends in .html, .pdf, .json"),
        ("no/a.pdf", "folder"),
    ):
        with pytest.raises(PaperError, match=word):
            paper(tmp_path / name)


def test_its_own_name_is_a_free_one(tmp_path: Path) -> None:
    def name() -> str:
        return named(tmp_path, "audition", "Ann-Marie O'Neil / Žak", "2027-01-18").file.name

    assert name() == "audition-ann-marie-o-neil-žak-2027-01-18.html"
    (tmp_path / name()).touch()
    assert name() == "audition-ann-marie-o-neil-žak-2027-01-18-2.html"
    assert named(tmp_path, "audition", "", "2027-01-18").file.name == "audition-2027-01-18.html"
    assert named(tmp_path, "audition", "../..", "2027-01-18").file.parent == tmp_path


def test_what_cannot_be_written_is_said_and_tried_again(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    sheet = Paper(folder / "ann.html")
    folder.write_text("a file where the folder should be")
    sheet.note(done(short(), right, count=1))
    assert sheet.trouble
    folder.unlink()
    sheet.note(done(short(), right, count=1))
    assert not sheet.trouble
