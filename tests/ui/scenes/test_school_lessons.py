"""The list of lessons in the window: what each is, one that is begun, and one whose file has problems."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.school.apprentice import trainee
from uth import paths
from uth.ui.keys import Key
from uth.ui.scenes.school import SchoolScene
from uth.ui.scenes.school_lesson import LessonScene
from uth.ui.scenes.school_lessons import LessonsScene
from uth.ui.window import Window


@pytest.fixture
def scene(users_folder: Path) -> LessonsScene:
    """Return the list with a lesson of the user's own that has problems."""
    folder = paths.data_folder() / "lessons"
    folder.mkdir(parents=True)
    (folder / "third.yaml").write_text("format: 1\ntitle: x\nparts: [{title: A, drils: read}]\n")
    found = LessonsScene(trainee())
    opened(found)
    return found


def test_what_each_is(scene: LessonsScene) -> None:
    said = text(scene)
    assert "At the table Standard, house profile US. Passed with 80 of 100 points." in said
    assert "1. Hands, 24 exercises" in said
    press(scene, Key.DOWN)
    said = text(scene)
    assert "At most 90 min." in said
    assert "5. The whole table, 25 min" in said


@pytest.mark.parametrize("way", ["key", "enter", "click"])
def test_one_is_begun(way: str, scene: LessonsScene) -> None:
    if way == "click":
        click(scene, "begin")
    else:
        press(scene, Key.S if way == "key" else Key.ENTER)
    assert isinstance(scene.opens, LessonScene)
    going = scene.opens.going
    assert going.attempt.lesson.title == "First week: hands, bets, chips, pays"
    assert going.paper.file.name.startswith("first-week-")
    assert not going.paper.file.exists()
    assert "What was wrong is said in the report alone" not in text(opened(scene.opens))


def test_a_file_with_problems_is_told_and_cannot_be_done(scene: LessonsScene) -> None:
    press(scene, Key.DOWN, Key.DOWN)
    assert 'third.yaml:3:20: parts > 1 > drils: unknown key (did you mean "drills"?)' in text(scene)
    press(scene, Key.ENTER)
    assert scene.opens is None
    assert "it cannot be done" in scene.shown().hint


def test_the_school_leads_there(users_folder: Path) -> None:
    school = SchoolScene(trainee())
    opened(school)
    press(school, Key.L)
    assert isinstance(school.opens, LessonsScene)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn_in_every_size(size: tuple[int, int], scene: LessonsScene, window: Window) -> None:
    drawn(scene, size)
    scene.choose_row("lesson", 2)
    scene.picked("lesson", 2)
    drawn(scene, size)
