"""``uth train audition``: typed from the first part to the report that is handed in, and what can go wrong."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.train.terminal import Terminal
from tests.cli.train.typing import typed_run
from tests.golden import check_golden
from tests.school.auditioned import badly, done, short
from tests.school.houses import house
from uth import __version__
from uth.cli import main
from uth.cli.document import as_text
from uth.cli.train import lesson_window
from uth.report import handed_in
from uth.report.attempt import Made, document
from uth.report.handed_in import HandedIn
from uth.report.verify import verified
from uth.school.attempt import Attempt
from uth.school.audition import ENOUGH, LEAST, LONGEST, audition
from uth.school.lesson import Lesson
from uth.school.result import result
from uth.store.database import Database, default_file
from uth.store.players import Players
from uth.store.schooling import Schooling

GOLDEN = Path(__file__).parent.parent.parent / "data" / "train"
Do = Callable[..., str]
LESSON = audition(house("standard"), "7", LEAST, (1, 2))
OPTIONS = ("--seed", "7", "--minutes", str(LEAST), "--boxes", "2")


@pytest.fixture
def do(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Do:
    """Return what runs the command in an empty folder with typed lines, and returns what it prints."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)

    def run(lines: list[str], *arguments: str, code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["train", "audition", *arguments]) == code
        told = capsys.readouterr()
        return told.err if code else told.out

    return run


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures out of reports; ``test_who_leaves_early`` has them in."""
    monkeypatch.setattr("uth.cli.train.lesson_doors.drawing", lambda _stack: None)


def perfect() -> list[str]:
    return [line for part in LESSON.parts for line in typed_run(part.plan)]


def handed(file: Path) -> HandedIn:
    return handed_in.read(file.read_bytes())


def test_it_is_typed_from_the_first_part_to_the_report(do: Do) -> None:
    told = do(perfect(), *OPTIONS, "--name", "Ann")
    (file,) = Path().iterdir()
    assert file.name.startswith("audition-ann-20")
    assert file.suffix == ".html"
    assert f"The report to hand in is written to {file}." in told
    assert "Audition: score 100.0 of 100, PASSED." in told
    assert all(f"--- Part {number} of 8: {part.title}" in told for number, part in enumerate(LESSON.parts, 1))
    found = handed(file)
    assert (found.attempt.trainee, found.attempt.lesson) == ("Ann", LESSON)
    assert found.result.score == 100
    assert verified(found).wrong == ()


@pytest.mark.usefixtures("undrawn")
def test_nothing_is_said_of_what_was_wrong(do: Do) -> None:
    told = do(["skip"] * 3, *OPTIONS)
    assert "Right:" not in told


def test_who_leaves_early_finds_in_the_report_what_was_not_done(do: Do) -> None:
    told = do([*perfect()[:2], "quit"], *OPTIONS, "--name", "Ann", "--out", "ann.pdf")
    assert "NOT PASSED" in told
    assert [file.name for file in Path().iterdir()] == ["ann.pdf"]
    found = handed(Path("ann.pdf")).result
    assert not found.over
    assert sum(part.missing for part in found.parts) == 8 - len(found.done)
    page = as_text(document(found, Made(__version__)))
    assert "It was left before its end." in page
    assert "The full table: 1 exercise was not done." in page


def test_without_an_answer_there_is_no_report(do: Do) -> None:
    assert "there is no report" in do(["quit"], *OPTIONS)
    assert list(Path().iterdir()) == []


def test_the_record_goes_to_json(do: Do) -> None:
    do(["skip", "quit"], *OPTIONS, "--out", "ann.json")
    skipped, left = handed(Path("ann.json")).attempt.marks
    # Of both the time counts, though nothing was answered.
    assert [list(each.given.times) for each in (skipped, left)] == [["seen"], ["seen"]]
    assert skipped.points == left.points == 0


@pytest.mark.usefixtures("undrawn")
def test_no_file_is_written_over(do: Do) -> None:
    Path("ann.html").write_text("mine")
    assert "ann.html is there already: give another name" in do([], "--out", "ann.html", code=2)
    assert "a report ends in .html, .pdf, .json" in do([], "--out", "ann.doc", code=2)
    assert "there is no folder no" in do([], "--out", "no/ann.html", code=2)
    assert Path("ann.html").read_text() == "mine"
    do(["skip", "quit"], *OPTIONS, "--name", "Ann")
    do(["skip", "quit"], *OPTIONS, "--name", "Ann")
    assert len(list(Path().glob("audition-ann-*.html"))) == 2


@pytest.mark.parametrize("name", ["", " ", "x" * 81, "a\nb\x07"])
def test_a_name_that_no_report_has(do: Do, name: str) -> None:
    assert "--name: expected a name of 1 to 80 characters" in do([], "--name", name, code=2)


@pytest.mark.parametrize("minutes", ["4", "61", "x", "²"])
def test_minutes_that_it_cannot_take(minutes: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["train", "audition", "--minutes", minutes])
    assert "expected minutes from 5 to 60" in capsys.readouterr().err


def test_boxes_that_are_not_there(do: Do) -> None:
    assert "box" in do([], "--boxes", "9", code=2)


@pytest.mark.usefixtures("undrawn")
def test_answers_are_kept_with_the_player_that_is_named(do: Do) -> None:
    with closing(Database.open(default_file())) as database:
        Players(database).create("Ann")
    do(["skip", "quit"], *OPTIONS, "--player", "Ann")
    (file,) = Path().iterdir()
    assert handed(file).attempt.trainee == "Ann"
    with closing(Database.open(default_file())) as database:
        player = Players(database).find("Ann")
        assert player is not None
        assert len(tuple(Schooling(database, player.id, player.uid).marks())) == 1


def test_the_help_says_with_how_many_points_it_is_passed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["train", "audition", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert f"with {ENOUGH} points of 100" in told
    assert "it cannot show who did them" in told


@pytest.mark.usefixtures("undrawn")
def test_a_person_gets_a_window(do: Do, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[Lesson] = []

    def shown(lesson: Lesson, name: str, _keeping: object, _paper: object) -> Attempt:
        seen.append(lesson)
        return done(lesson, badly, count=1) if name == "Ann" else done(lesson, badly, count=0)

    monkeypatch.setattr(lesson_window, "shown", shown)
    monkeypatch.setattr("sys.stdin", Terminal("quit\n"))
    assert main(["train", "audition", *OPTIONS, "--name", "Ann"]) == 0
    assert seen == [LESSON]
    # The window was closed in the middle: the report is written all the same.
    assert len(list(Path().glob("*.html"))) == 1
    assert main(["train", "audition", *OPTIONS]) == 0
    assert "there is no report" in capsys.readouterr().out


def test_the_text_of_a_report() -> None:
    attempt = done(short(), badly, seconds=20)
    check_golden(GOLDEN / "audition.txt", as_text(document(result(attempt), Made("9.9"))) + "\n")


def test_the_help_says_how_long_it_may_take(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["train", "audition", "--help"])
    assert f"{LEAST} to {LONGEST} minutes (20)" in " ".join(capsys.readouterr().out.split())


def test_who_quits_in_the_last_exercise_of_a_part_is_not_asked_the_next_part(do: Do) -> None:
    do(["skip", "quit", "skip"], *OPTIONS, "--out", "ann.json")
    assert len(handed(Path("ann.json")).attempt.marks) == 2
