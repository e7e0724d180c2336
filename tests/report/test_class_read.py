"""Reports of a class, read from files: each is verified, and the same attempt counts once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.school.in_class import HOUR, attempt
from tests.school.schooled import MONDAY
from uth import __version__
from uth.report.attached import attach
from uth.report.attempt import Made, document
from uth.report.class_read import ClassError, files_of, gathered, sound
from uth.report.handed_in import ATTACHED, NotHandedIn, as_json, read
from uth.report.paper import content
from uth.report.pdf import as_pdf
from uth.school.attempt import Attempt
from uth.school.overrides import Signed, Wish
from uth.school.result import result

SIGNED = Signed("B. Lee", MONDAY, "said aloud")


def written(folder: Path, name: str, of: Attempt) -> Path:
    """Write a report, as the ending of its name has it."""
    file = folder / name
    file.write_bytes(content(file, of, None))
    return file


def test_files_of_all_kinds_in_folders_count(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    files = [
        written(tmp_path, "ann.html", attempt("Ann")),
        written(tmp_path, "ben.json", attempt("Ben", 2, MONDAY + HOUR)),
        written(tmp_path / "b", "cleo.pdf", attempt("Cleo", 0, MONDAY + 2 * HOUR, 1)),
    ]
    (tmp_path / "notes.txt").write_text("nothing")
    assert set(files_of([tmp_path])) == set(files)
    assert files_of([files[0], tmp_path, files[0]])[0] == files[0]
    told: list[int] = []
    found = gathered(files_of([tmp_path]), lambda number, _file: told.append(number))
    assert sorted(each.attempt.trainee for each in found.results) == ["Ann", "Ben", "Cleo"]
    assert (found.twice, found.refused, told) == ((), (), [1, 2, 3])


def test_the_same_attempt_counts_once_with_its_overrides(tmp_path: Path) -> None:
    first = attempt("Ben", 2)
    ruled = first.overridden(Wish(1, 2), SIGNED)
    files = [
        written(tmp_path, "1-so-far.json", attempt("Ben", 2, answers=3)),
        written(tmp_path, "2.json", first),
        written(tmp_path, "3-ruled.json", ruled),
        written(tmp_path, "4-again.html", first),
    ]
    found = gathered(files)
    assert [each.attempt for each in found.results] == [ruled]
    assert [(each.file, each.other) for each in found.twice] == [(file, files[2]) for file in (*files[:2], files[3])]
    assert found.refused == ()


def test_another_record_of_the_same_attempt_is_set_apart(tmp_path: Path) -> None:
    files = [written(tmp_path, "a.json", attempt("Ben", 2)), written(tmp_path, "b.json", attempt("Ben", 3))]
    found = gathered(files)
    assert [each.attempt.trainee for each in found.results] == ["Ben"]
    assert [(each.file, each.reason) for each in found.refused] == [
        (files[1], f"{files[0]} has the same attempt with other answers")
    ]


def test_what_does_not_agree_is_set_apart_with_the_reason(tmp_path: Path) -> None:
    good = written(tmp_path, "good.json", attempt("Ann"))
    changed = written(tmp_path, "changed.json", attempt("Ben", 2))
    data = json.loads(changed.read_bytes())
    data["figures"]["score"] = "99"
    changed.write_text(json.dumps(data))
    other = tmp_path / "other.html"
    other.write_text("<html></html>")
    found = gathered([good, changed, other, tmp_path / "gone.pdf"])
    assert len(found.results) == 1
    reasons = {each.file.name: each.reason for each in found.refused}
    assert reasons["changed.json"].startswith("it does not agree with its acts: score: recorded 99, worked out anew ")
    assert reasons["other.html"] == "this is no report to hand in: there is no record in it"
    assert reasons["gone.pdf"] == "it cannot be opened: No such file or directory"


def test_a_ruling_with_other_points_does_not_agree(tmp_path: Path) -> None:
    file = written(tmp_path, "a.json", attempt("Ben", 2).overridden(Wish(1, 2), SIGNED))
    assert sound(file).attempt.overrides
    data = json.loads(file.read_bytes())
    data["record"]["overrides"][0]["before"] = 55
    file.write_text(json.dumps(data))
    with pytest.raises(NotHandedIn, match="ruling 1: points: recorded 55 to 100"):
        sound(file)


def test_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ClassError, match="is not there"):
        files_of([tmp_path / "gone"])
    with pytest.raises(ClassError, match=r"there is no report in it: expected files that end in \.html"):
        files_of([tmp_path])


def test_a_page_that_says_something_else_is_set_apart(tmp_path: Path) -> None:
    honest, forged = written(tmp_path, "ann.html", attempt("Ann", 3)), tmp_path / "ann2.html"
    begin = b'<script type="application/json" id="uth-record">'
    front = content(forged, attempt("Ann"), None).partition(begin)[0]
    forged.write_bytes(front + begin + honest.read_bytes().partition(begin)[2])
    assert read(forged.read_bytes()).attempt == attempt("Ann", 3)
    found = gathered([forged, honest])
    assert [each.attempt for each in found.results] == [attempt("Ann", 3)]
    assert [each.file for each in found.refused] == [forged]
    assert found.refused[0].reason.startswith("it does not agree with its acts: words of the pages")
    assert found.twice == ()


def test_pages_of_a_pdf_that_say_something_else_are_set_apart(tmp_path: Path) -> None:
    # One answer each, a wrong one and a right one: few pages.
    true, better = attempt("Ann", 1, answers=1), attempt("Ann", answers=1)
    forged = tmp_path / "ann.pdf"
    pages = as_pdf(document(result(better), Made(__version__)))
    forged.write_bytes(attach(pages, ATTACHED, as_json(result(true), __version__)))
    assert read(forged.read_bytes()).attempt == true
    found = gathered([forged])
    assert found.results == ()
    assert found.refused[0].reason.startswith("it does not agree with its acts: words of the pages")
