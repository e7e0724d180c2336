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


@pytest.mark.parametrize("ending", [".json", ".HTML"])
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


def test_two_at_once_do_not_erase_each_other(tmp_path: Path) -> None:
    one, other = paper(tmp_path / "ann.html"), paper(tmp_path / "ann.html")
    half, whole = done(short(), right, count=1), done(short(), right, count=2)
    one.note(half)
    other.note(whole)
    assert (one.so_far.name, other.so_far.name) == ("ann.json", "ann-2.json")
    one.hand_in(half, None)
    other.hand_in(whole, None)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["ann-2.html", "ann.html"]
    assert handed_in.read(one.file.read_bytes()).attempt == half
    assert handed_in.read(other.file.read_bytes()).attempt == whole


def test_two_endings_do_not_share_a_record(tmp_path: Path) -> None:
    page, sheet = paper(tmp_path / "ann.html"), paper(tmp_path / "ann.pdf")
    half = done(short(), right, count=1)
    page.note(half)
    sheet.note(half)
    assert page.so_far != sheet.so_far
    sheet.hand_in(half, None)
    assert page.so_far.exists()
    assert set(tmp_path.iterdir()) == {page.so_far, sheet.file}
    assert sheet.file.suffix == ".pdf"
    assert handed_in.read(sheet.file.read_bytes()).attempt == half


def test_a_name_that_was_taken_meanwhile_stays_what_it_is(tmp_path: Path) -> None:
    sheet, late = paper(tmp_path / "ann.html"), paper(tmp_path / "ann.json")
    half = done(short(), right, count=1)
    sheet.note(half)
    sheet.file.write_text("mine")
    sheet.hand_in(half, None)
    assert (tmp_path / "ann.html").read_text() == "mine"
    assert sheet.file.name == "ann-2.html"
    (tmp_path / "ann.json").write_text("mine")
    late.hand_in(half, None)
    assert (tmp_path / "ann.json").read_text() == "mine"
    assert late.file.name == "ann-2.json"


def test_an_ending_in_capitals_is_the_record_itself(tmp_path: Path) -> None:
    sheet = paper(tmp_path / "q.JSON")
    assert sheet.so_far == sheet.file
    sheet.note(done(short(), right, count=1))
    sheet.hand_in(done(short(), right, count=1), None)
    assert [file.name for file in tmp_path.iterdir()] == ["q.JSON"]
