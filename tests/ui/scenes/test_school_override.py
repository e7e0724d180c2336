"""A trainer overrides a mark in the window: by keys alone, by mouse alone, and what it changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.in_class import attempt
from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.school.apprentice import trainee
from uth.report import handed_in
from uth.report.paper import Paper, paper
from uth.report.verify import verified
from uth.ui.intents import Text
from uth.ui.keys import Key
from uth.ui.scene import SceneStack
from uth.ui.scenes.school_lesson_end import LessonEndScene
from uth.ui.scenes.school_override import OverrideScene
from uth.ui.school.lesson_going import LessonGoing
from uth.ui.window import Window


def going(folder: Path, *, written: bool = True) -> LessonGoing:
    """Return a lesson that is over, in which every second answer is wrong."""
    found = paper(folder / "ben.html")
    return LessonGoing(attempt("Ben", 2), Paper(found.file, written=written))


def scene(of: LessonGoing, finding: int = 1) -> OverrideScene:
    found = OverrideScene(trainee(), of, (1, 2), finding)
    opened(found)
    return found


def typed(at: OverrideScene, line: str) -> None:
    for letter in line:
        at.handle(Text(letter))


def test_by_keys_alone(tmp_path: Path) -> None:
    of = going(tmp_path)
    at = scene(of)
    assert "It earns 0 of 100 points as it counts now." in text(at)
    press(at, Key.O)
    assert list(of.attempt.overrides) == []
    at.focus_on("by")
    typed(at, "B. Lee")
    press(at, Key.TAB)
    typed(at, "said aloud")
    press(at, Key.ENTER)
    assert at.done
    [made] = of.attempt.overrides
    assert (made.part, made.exercise, made.finding, made.points) == (1, 2, 1, None)
    assert (made.by, made.reason, made.before, made.after) == ("B. Lee", "said aloud", 0, 100)
    assert of.paper.file == tmp_path / "ben-overridden.html"
    assert not of.paper.written


def test_by_mouse_alone_with_points(tmp_path: Path) -> None:
    of = going(tmp_path)
    at = scene(of)
    for _ in range(2):
        click(at, next(each.name for each in at.controls() if each.name.startswith("what") and "next" in each.name))
    at.chosen("points", 12)
    click(at, "by")
    typed(at, "Lee")
    click(at, "reason")
    typed(at, "half")
    click(at, "override")
    assert [(made.finding, made.points, made.after) for made in of.attempt.overrides] == [(0, 60, 60)]


def test_going_back_changes_nothing(tmp_path: Path) -> None:
    of = going(tmp_path)
    at = scene(of)
    press(at, Key.ESCAPE)
    assert at.done
    assert (of.attempt.overrides, of.paper.file.name) == ((), "ben.html")


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    of = going(tmp_path)
    at = scene(of)
    at.typed("by", "Lee")
    at.typed("reason", "x")
    at.chosen("what", 2)
    at.chosen("points", 0)
    at.pressed("override")
    assert not at.done
    assert of.attempt.overrides == ()
    assert of.paper.file.name == "ben.html"
    assert "that changes nothing" in at.shown().hint


def test_the_report_is_written_anew_with_both_scores(tmp_path: Path, window: Window) -> None:
    of = going(tmp_path, written=False)
    stack = SceneStack((1280, 800))
    end = LessonEndScene(trainee(), of)
    stack.push(end)

    def wait() -> None:
        while end.moving:
            end.update(0.1)

    wait()
    before = (tmp_path / "ben.html").read_bytes()
    end.chosen("part", 1)
    press(end, Key.O)
    stack.follow()
    at = stack.top
    assert isinstance(at, OverrideScene)
    at.typed("by", "B. Lee")
    at.typed("reason", "said aloud")
    at.pressed("override")
    stack.follow()
    assert stack.top is end
    wait()
    assert (tmp_path / "ben.html").read_bytes() == before
    handed = handed_in.read((tmp_path / "ben-overridden.html").read_bytes())
    assert verified(handed).wrong == ()
    assert handed.result.ruled > handed.result.score
    assert [made.by for made in handed.attempt.overrides] == ["B. Lee"]
    assert handed.attempt.marks == attempt("Ben", 2).marks


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn_in_every_size(size: tuple[int, int], tmp_path: Path, window: Window) -> None:
    at = scene(going(tmp_path))
    drawn(at, size)
    at.chosen("what", 2)
    drawn(at, size)
