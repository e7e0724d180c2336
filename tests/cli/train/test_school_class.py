"""``uth train class``: as text, JSON, CSV and document, and what does not count."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from tests.cli.desk import unprinted
from tests.golden import check_golden
from tests.school.in_class import HOUR, attempt
from tests.school.schooled import MONDAY
from uth import __version__
from uth.cli import main
from uth.cli.document import as_text
from uth.cli.help import source
from uth.cli.train.class_document import page
from uth.report.class_read import gathered
from uth.report.paper import content
from uth.school.class_results import class_of
from uth.school.overrides import Signed, Wish
from uth.words.school_report import score_words
from uth.words.times import week

__all__ = ["unprinted"]
GOLDEN = Path(__file__).parents[2] / "data" / "train"


@cache
def reports() -> dict[str, bytes]:
    """Return what three trainees have handed in, one of them twice, by the names of the files."""
    cleo = attempt("Cleo", 3, MONDAY + 2 * HOUR)
    ruled = cleo.overridden(Wish(1, 3), Signed("B. Lee", MONDAY, "said aloud"))
    files = {
        "ann.json": attempt("Ann"),
        "ben.json": attempt("Ben", 2, MONDAY + HOUR),
        "cleo.json": cleo,
        "cleo-overridden.json": ruled,
    }
    return {name: content(Path(name), each, None) for name, each in files.items()}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with those files, and one that is none."""
    here = tmp_path / "handed-in"
    here.mkdir()
    for name, each in reports().items():
        (here / name).write_bytes(each)
    (here / "none.html").write_text("<html></html>")
    monkeypatch.chdir(tmp_path)
    return here


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 1) -> str:
    """Return what the command prints; its code is 1 as a file does not count."""
    assert main(["train", "class", *arguments]) == code
    found = capsys.readouterr()
    assert found.err == ""
    return found.out


@pytest.mark.usefixtures("folder")
def test_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    check_golden(GOLDEN / "class.txt", printed(capsys, "handed-in"))


@pytest.mark.usefixtures("folder")
def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, "handed-in", "--json"))
    shown = json.loads(source("json").partition("## train class")[2].partition("```json\n")[2].partition("```")[0])
    assert set(found) == set(shown)
    for name in ("trainees", "mistakes", "refused", "twice"):
        assert set(found[name][0]) == set(shown[name][0]), name
    assert set(found["trainees"][0]["attempts"][0]) == set(shown["trainees"][0]["attempts"][0])
    assert [each["trainee"] for each in found["trainees"]] == ["Ann", "Ben", "Cleo"]
    assert [each["attempts"][0]["overrides"] for each in found["trainees"]] == [0, 0, 1]
    assert found["attempts"] == 3
    assert [each["file"] for each in found["twice"]] == [str(Path("handed-in") / "cleo.json")]
    assert sum(each["milliseconds"] for each in found["trainees"]) == found["milliseconds"]


@pytest.mark.usefixtures("folder")
def test_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed(capsys, "handed-in", "--csv", "class.csv")
    text = (tmp_path / "class.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["trainee"] for row in rows] == ["Ann", "Ben", "Cleo"]
    assert {"minutes", "score", "read", "qualify", "results", "deal", "area: paying", "pace: read"} <= set(rows[0])
    assert (rows[0]["score"], rows[0]["passed"], rows[0]["tested"], rows[0]["deal"]) == ("100.0", "1", "1", "100.0")


def test_no_name_is_a_formula_in_a_spreadsheet(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "odd.json"
    file.write_bytes(content(file, attempt("=HYPERLINK(1)"), None))
    printed(capsys, str(file), "--csv", "odd.csv", code=0)
    rows = list(csv.reader(io.StringIO((folder.parent / "odd.csv").read_text(encoding="utf-8-sig"))))
    assert rows[1][0] == "'=HYPERLINK(1)"


@pytest.mark.usefixtures("folder", "unprinted")
def test_as_a_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed(capsys, "handed-in", "--html", "class.html")
    html = (tmp_path / "class.html").read_text(encoding="utf-8")
    for text in ("Dealer school: results of a class", "Ben", "Worst mistakes of the class", "none.html"):
        assert text in html
    printed(capsys, str(Path("handed-in") / "ann.json"), "--pdf", "class.pdf", code=0)
    assert (tmp_path / "class.pdf").read_bytes().startswith(b"%PDF")


def test_the_text_of_the_document(folder: Path) -> None:
    files = [Path("handed-in") / name for name in ("ann.json", "ben.json", "cleo-overridden.json", "none.html")]
    read = gathered(files)
    text = as_text(page(class_of(read.results, week), read)).replace(f"uth {__version__}", "uth VERSION")
    check_golden(GOLDEN / "class-document.txt", f"{text}\n")


def test_nothing_that_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.html"
    file.write_text("<html></html>")
    assert main(["train", "class", str(file)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "uth: none of these files counts:",
        f"{file}: this is no report to hand in: there is no record in it",
    ]
    assert main(["train", "class", str(tmp_path / "gone")]) == 2
    assert "gone is not there" in capsys.readouterr().err


def test_a_copy_is_listed_and_is_no_fault(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "none.html").unlink()
    printed_text = printed(capsys, str(folder), code=0)
    assert "counted once" in printed_text


def test_one_score_has_one_figure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ben.json"
    file.write_bytes(content(file, attempt("Ben", answers=3), None))
    found = printed(capsys, str(file), "--json", code=0)
    score = Fraction(json.loads(found)["trainees"][0]["score"])
    assert f"{float(score):.1f}" != score_words(score)
    printed(capsys, str(file), "--csv", str(tmp_path / "class.csv"), code=0)
    [row] = csv.DictReader(io.StringIO((tmp_path / "class.csv").read_text(encoding="utf-8-sig")))
    assert row["score"] == score_words(score)
    assert row["score"] in printed(capsys, str(file), code=0)


def test_what_was_not_done_is_said_where_it_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "ann.json"
    file.write_bytes(content(file, attempt("Ann", answers=4), None))
    read = gathered([file])
    text = as_text(page(class_of(read.results, week), read))
    assert "4 of 4 exercises right, score 100.0 of 100" in text
    assert "In the trainee's score, 25.0 of 100, what was not" in " ".join(text.split())
