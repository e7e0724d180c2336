"""The way through an audition in the window: by keys alone, by mouse alone, left in the middle, and its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.school.auditioned import BEGAN, badly, done, right, short
from tests.ui.scenes.at_page import SIZES, drawn, text
from tests.ui.school import deals, hand, settler
from tests.ui.school.apprentice import STANDARD, trainee
from uth.report import handed_in
from uth.report.paper import Paper, paper
from uth.report.verify import verified
from uth.school.attempt import Attempt
from uth.school.keeping import Keeping
from uth.school.lesson import Lesson
from uth.school.result import result
from uth.ui.intents import KeyPress, Move, Press, Release
from uth.ui.keys import Key
from uth.ui.page.scene import PageScene
from uth.ui.scene import Scene, SceneStack
from uth.ui.scenes.school_deal import DealScene
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.scenes.school_lesson import LessonScene, audition_scene, lesson_scene
from uth.ui.scenes.school_lesson_end import LessonEndScene
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.lesson_going import LessonGoing
from uth.ui.school.wishes import Wishes
from uth.ui.window import Window

SIZE = (1280, 800)


class Sitting:
    """Somebody at a window with a lesson in it."""

    def __init__(self, folder: Path, attempt: Attempt | None = None, name: str = "ann.html") -> None:
        self.seconds = 0.0
        self.paper: Paper = paper(folder / name)
        begun = attempt is not None and bool(attempt.marks)
        self.going = LessonGoing(
            attempt or Attempt.of(short(), "Ann", BEGAN), self.paper, Keeping, lambda: self.seconds, begun
        )
        self.stack = SceneStack(SIZE)
        self.stack.push(lesson_scene(trainee(), self.going))

    @property
    def scene(self) -> Scene:
        self.stack.follow()
        assert self.stack.top is not None
        return self.stack.top

    @property
    def page(self) -> PageScene:
        scene = self.scene
        assert isinstance(scene, PageScene)
        return scene

    def keys(self, *keys: Key) -> None:
        for key in keys:
            self.scene.handle(KeyPress(key))

    def click(self, name: str) -> None:
        control = next(each for each in self.scene.controls() if each.name == name)
        at = control.rect.centre
        for intent in (Move(*at), Press(*at), Release(*at)):
            self.scene.handle(intent)

    def wait(self) -> None:
        """Let time go by until nothing moves."""
        for _ in range(200):
            if not self.scene.moving:
                return
            self.scene.update(0.1)
        raise AssertionError("it does not come to rest")


def by_keys(scene: Scene) -> None:
    """Do the exercise on the table rightly, by keys alone."""
    if isinstance(scene, DealScene):
        deals.perfectly(scene, deals.by_keys)
    elif isinstance(scene, SettleScene):
        settler.perfectly(scene, settler.by_keys)
    else:
        assert isinstance(scene, ExerciseScene)
        _one(scene, hand.by_keys)


def by_mouse(scene: Scene) -> None:
    """Do it by mouse alone."""
    if isinstance(scene, DealScene):
        deals.perfectly(scene, deals.by_mouse)
    elif isinstance(scene, SettleScene):
        settler.perfectly(scene, settler.by_mouse)
    else:
        assert isinstance(scene, ExerciseScene)
        _one(scene, hand.by_mouse)


def _one(scene: ExerciseScene, way: Callable[[ExerciseScene], None]) -> None:
    """Answer one exercise; the next of its part comes at once into the same scene."""
    before = scene.asking
    while scene.asking is before and not scene.done:
        way(scene)


def through(sitting: Sitting, begin: Callable[[], None], answer: Callable[[Scene], None]) -> None:
    """Go all the way through."""
    for _ in range(60):
        scene = sitting.scene
        if isinstance(scene, LessonEndScene):
            return
        if isinstance(scene, LessonScene):
            begin()
        else:
            answer(scene)
    raise AssertionError("it does not end")


# --- the whole way


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_the_whole_audition(way: str, tmp_path: Path, window: Window) -> None:
    sitting = Sitting(tmp_path)
    if way == "keys":
        through(sitting, lambda: sitting.keys(Key.ENTER), by_keys)
    else:
        through(sitting, lambda: sitting.click("begin"), by_mouse)
    sitting.wait()
    assert "PASSED" in text(sitting.page)
    handed = handed_in.read((tmp_path / "ann.html").read_bytes())
    assert len(handed.attempt.marks) == 8
    assert [mark.findings for mark in handed.attempt.marks if not mark.right] == []
    assert verified(handed).wrong == ()
    assert [file.name for file in tmp_path.iterdir()] == ["ann.html"]
    assert f"The report to hand in: {tmp_path / 'ann.html'}" in text(sitting.page)


def test_the_first_page_says_what_comes_and_what_counts(tmp_path: Path) -> None:
    said = text(Sitting(tmp_path).page)
    assert all(part.title in said for part in short().parts)
    assert "with 70 points or more" in said
    assert str(tmp_path / "ann.html") in said
    assert "1. Reading and qualifying, 1, 0:22" in said
    assert [button.second for button in Sitting(tmp_path).page.page().buttons] == ["5 minutes"]


def test_nothing_is_said_of_what_was_wrong_and_the_next_comes_at_once(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.keys(Key.B)
    sitting.keys(Key.DIGIT_1)
    page = text(sitting.page)
    assert "Part 1, Reading and qualifying, is over: 1 of 1 done." in page
    assert "Next: part 2 of 8, Results and payments." in page
    assert "wrong" not in page.replace("What was wrong is said", "")


# --- left in the middle


def test_the_record_is_there_as_it_goes_on(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.keys(Key.B)
    hand.by_keys(sitting.scene)  # type: ignore[arg-type]
    assert isinstance(sitting.scene, LessonScene)
    handed = handed_in.read((tmp_path / "ann.json").read_bytes())
    assert handed.attempt == sitting.going.attempt
    assert verified(handed).wrong == ()
    assert str(tmp_path / "ann.json") in text(sitting.page)


def test_who_leaves_the_chair_can_go_on_and_the_clock_has_gone_on(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, done(short(), right, count=1))
    assert "The clock stands" in text(sitting.page)
    sitting.keys(Key.G)
    chair = sitting.scene
    sitting.seconds = 14.0
    sitting.keys(Key.ESCAPE)
    page = sitting.scene
    assert isinstance(page, LessonScene)
    # 2 s for the first exercise, and what the second one was looked at.
    assert "4:44" in text(sitting.page)
    assert "In the middle of part 2" in text(sitting.page)
    assert "The clock goes on" in text(sitting.page)
    sitting.seconds = 100.0
    sitting.scene.update(0.1)
    assert "3:18" in text(sitting.page)
    sitting.keys(Key.G)
    again = sitting.scene
    assert again is not chair
    assert isinstance(again, ExerciseScene)
    # Whoever has seen an exercise can think about it on any page.
    assert again.asking.milliseconds == 100_000
    by_keys(again)
    assert sitting.going.attempt.marks[-1].took == 100_000
    assert sitting.going.left == 5 * 60_000 - 102_000


def test_the_clock_goes_on_while_the_help_is_open(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, done(short(), right, count=1))
    sitting.keys(Key.G, Key.SLASH)
    sitting.seconds = 20.0
    sitting.scene.update(0.1)
    sitting.keys(Key.ESCAPE)
    by_keys(sitting.scene)
    assert sitting.going.attempt.marks[-1].took == 20_000


def test_escape_on_the_page_asks_before_it_hands_in_and_the_time_of_what_was_seen_counts(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, done(short(), right, count=1))
    sitting.keys(Key.G)
    sitting.seconds = 14.0
    sitting.keys(Key.ESCAPE)
    assert f"the report goes to {tmp_path / 'ann.html'}" in text(sitting.page)
    sitting.keys(Key.ESCAPE)
    assert "Hand in now?" in text(sitting.page)
    sitting.keys(Key.ESCAPE)
    assert isinstance(sitting.scene, LessonScene)
    sitting.keys(Key.ESCAPE, Key.Y)
    assert isinstance(sitting.scene, LessonEndScene)
    assert sitting.going.attempt.took == 2_000 + 14_000
    found = result(sitting.going.attempt)
    assert [each.points for _part, each in found.done] == [100, 0]


def test_handing_in_early_is_asked_for_and_says_what_is_missing(tmp_path: Path, window: Window) -> None:
    sitting = Sitting(tmp_path, done(short(), right, count=2))
    sitting.keys(Key.H)
    assert "the report says what that is" in text(sitting.page)
    sitting.keys(Key.ESCAPE)
    assert isinstance(sitting.scene, LessonScene)
    sitting.keys(Key.H, Key.Y)
    sitting.wait()
    assert "It was left before its end." in text(sitting.page)
    handed = handed_in.read((tmp_path / "ann.html").read_bytes())
    assert sum(part.missing for part in handed.result.parts) == 6
    assert verified(handed).wrong == ()


def test_going_back_from_the_first_page_leaves_nothing(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.keys(Key.ESCAPE)
    sitting.stack.follow()
    assert sitting.stack.top is None
    assert list(tmp_path.iterdir()) == []


# --- the end


def test_the_faults_are_told_and_shown_again(tmp_path: Path, window: Window) -> None:
    sitting = Sitting(tmp_path, done(short(), badly))
    sitting.wait()
    assert "NOT PASSED" in text(sitting.page)
    sitting.click("part faults")
    said = text(sitting.page)
    assert "1.1, Compare two hands" in said
    assert "Right: the dealer's" in said
    sitting.keys(Key.S)
    assert isinstance(sitting.scene, ExerciseScene)
    content = (tmp_path / "ann.html").read_bytes()
    count = sum(len(each.moments) for _part, each in result(sitting.going.attempt).done)
    assert content.count(b"data:image/png;base64,") == count
    assert len(content) < 90_000 * count + 100_000
    assert verified(handed_in.read(content)).wrong == ()


def test_a_report_that_cannot_be_written_is_said_and_written_later(tmp_path: Path, window: Window) -> None:
    folder = tmp_path / "there"
    folder.mkdir()
    sitting = Sitting(folder, done(short(), right))
    folder.rmdir()
    folder.write_text("a file")
    sitting.wait()
    assert "cannot be" in text(sitting.page)
    folder.unlink()
    sitting.keys(Key.W)
    sitting.wait()
    assert (folder / "ann.html").exists()


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn_in_every_size(size: tuple[int, int], tmp_path: Path, window: Window) -> None:
    for name, count in (("a", 0), ("b", 1), ("c", 8)):
        sitting = Sitting(tmp_path, done(short(), badly, count=count), f"{name}.html")
        sitting.paper.written = True
        drawn(sitting.page, size)


def test_the_school_leads_to_an_audition_in_the_chosen_house(tmp_path: Path) -> None:
    wishes = Wishes(STANDARD, seed="7")
    scene = audition_scene(trainee(), wishes)
    assert isinstance(scene, LessonScene)
    lesson: Lesson = scene.going.attempt.lesson
    assert lesson.parts[0].plan.seed == "7: reading"
    assert scene.going.paper.file.parent.name == "reports"
    assert not scene.going.paper.file.exists()
