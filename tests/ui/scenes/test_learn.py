"""Practice from the menu to the report, by keyboard alone and by mouse alone."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from tests.store.played import Home, play
from tests.tables import standard
from tests.ui.learn.here import advised, best, drilling, plan, pupil, worst
from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from uth.store.progress import Progress
from uth.table import Rules, Street
from uth.train.drills.plan import Topic
from uth.train.graded import grade_rounds
from uth.train.learning import Learning
from uth.ui.intents import KeyPress, Move, Press
from uth.ui.keys import Key
from uth.ui.learn.drilling import Step
from uth.ui.learn.wishes import Subject
from uth.ui.page.ask import AskScene
from uth.ui.scenes.learn import LearnScene
from uth.ui.scenes.learn_drill import DrillScene
from uth.ui.scenes.learn_leaks import LeaksScene
from uth.ui.scenes.learn_mistakes import MistakesScene
from uth.ui.scenes.learn_progress import ProgressScene
from uth.ui.scenes.learn_report import ReportScene, drill
from uth.ui.scenes.replay import ReplayScene
from uth.ui.window import Window

KEYS = {
    "check": Key.C,
    "fold": Key.F,
    "play 1x": Key.DIGIT_1,
    "play 2x": Key.DIGIT_2,
    "play 3x": Key.DIGIT_3,
    "play 4x": Key.DIGIT_4,
}


def at_home(folder: Path) -> Home:
    return Home(folder, table=standard(rules=Rules(boxes_per_player=2)), seed="3")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of somebody who played some rounds."""
    home = at_home(tmp_path_factory.mktemp("evening"))
    play(home.sit_down(), 6, boxes=2)
    home.close()
    return home.folder


@pytest.fixture(scope="module")
def grades(evening: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the same player once all rounds are graded."""
    home = at_home(shutil.copytree(evening, tmp_path_factory.mktemp("grades") / "home"))
    assert grade_rounds(home.database, home.player.id) == 6
    home.close()
    return home.folder


@pytest.fixture
def home(evening: Path, tmp_path: Path) -> Home:
    return at_home(shutil.copytree(evening, tmp_path / "home"))


@pytest.fixture
def graded(grades: Path, tmp_path: Path) -> Home:
    return at_home(shutil.copytree(grades, tmp_path / "home"))


def at_table(scene: object) -> DrillScene:
    assert isinstance(scene, DrillScene)
    scene.resize((1280, 800))
    scene.update(0)
    return scene


def answer(scene: DrillScene, *, right: bool = True) -> None:
    """Answer by the key of play."""
    choice = best(scene.drilling) if right else worst(scene.drilling)
    scene.handle(KeyPress(KEYS[choice.value]))
    scene.update(0)


# --- the choice


def test_a_drill_is_begun_and_done_by_keyboard_alone(window: Window, home: Home) -> None:
    page = LearnScene(pupil((home.database, home.player)))
    opened(page)
    press(page, Key.DOWN, Key.DOWN)
    assert page.wishes.subject is Subject.FLOP
    press(page, Key.S)
    scene = at_table(page.opens)
    assert scene.drilling.plan.streets == (Street.FLOP,)
    for number in range(1, 21):
        assert f"{number} of 20" in scene.told()["bankroll"]
        answer(scene, right=number % 4 > 0)
        scene.handle(KeyPress(Key.SPACE))
        scene.update(0)
    assert scene.done
    report = scene.opens
    assert isinstance(report, ReportScene)
    opened(report)
    assert "15 of 20" in text(report)
    assert len(Progress(home.database, home.player.id).answers()) == 20


@pytest.mark.parametrize("size", SIZES)
def test_the_pages_are_drawn_at_all_sizes(window: Window, graded: Home, size: tuple[int, int]) -> None:
    of = pupil((graded.database, graded.player))
    for page in (LearnScene(of), MistakesScene(of), LeaksScene(of), ProgressScene(of)):
        opened(page)
        drawn(page, size)


def test_what_is_chosen_by_mouse(window: Window) -> None:
    page = LearnScene(pupil())
    opened(page)
    click(page, "hands 50")
    click(page, "trips")
    assert (page.wishes.hands, page.wishes.trips) == (1, True)
    click(page, "start")
    scene = at_table(page.opens)
    assert (scene.drilling.plan.hands, scene.drilling.plan.trips) == (50, True)


def test_why_mistakes_cannot_be_practised_is_said(window: Window) -> None:
    page = LearnScene(pupil())
    opened(page)
    page.picked("topic", list(Subject).index(Subject.MISTAKES))
    press(page, Key.S)
    assert page.opens is None
    assert "There is no mistake to practise." in text(page)


def test_whoever_has_nothing_kept_can_practise_all_the_same(window: Window) -> None:
    page = LearnScene(pupil())
    opened(page)
    assert "Nothing is kept of this drill." in text(page)
    assert [control.enabled for control in page.controls() if control.name in ("mistakes", "leaks", "progress")] == [
        False, False, False
    ]  # fmt: skip


# --- at the table


def test_one_key_decides_and_another_goes_on(window: Window) -> None:
    scene = at_table(drill(pupil(), plan(Street.FLOP)))
    scene.handle(KeyPress(Key.SPACE))
    assert scene.told()["reason"] == "Decide first."
    answer(scene, right=False)
    told = scene.told()
    assert told["note 1"].startswith("Wrong: ")
    scene.handle(KeyPress(Key.W))
    assert "note 1" not in scene.told()
    scene.handle(KeyPress(Key.C))
    assert scene.drilling.step is Step.MARKED
    scene.handle(KeyPress(Key.ENTER))
    assert scene.drilling.course.number == 2


def test_a_choice_that_is_not_offered_is_refused(window: Window) -> None:
    scene = at_table(drill(pupil(), plan(Street.RIVER)))
    scene.handle(KeyPress(Key.DIGIT_4))
    assert scene.told()["reason"] == "That is not offered here."
    assert scene.drilling.step is Step.ASKED


def test_a_drill_by_mouse_alone(window: Window) -> None:
    scene = at_table(drill(pupil(), plan(Street.RIVER, hands=1)))
    for name in ("play 1x", "why", "why", "on"):
        control = next(each for each in scene.controls() if each.name == name)
        scene.handle(Move(*control.rect.centre))
        scene.handle(Press(*control.rect.centre))
        scene.draw(pygame.Surface((1280, 800)))
    assert isinstance(scene.opens, ReportScene)


def test_leaving_half_done_keeps_the_answers_and_sums_them_up(window: Window, home: Home) -> None:
    scene = at_table(drill(pupil((home.database, home.player)), plan()))
    answer(scene)
    scene.handle(KeyPress(Key.ESCAPE))
    assert (scene.done, type(scene.opens)) == (True, ReportScene)
    assert len(Progress(home.database, home.player.id).answers()) == 1


def test_closing_the_window_keeps_the_answers(window: Window, home: Home) -> None:
    of = pupil((home.database, home.player), advised(slow=True)[0])
    scene = at_table(drill(of, plan(Street.FLOP)))
    scene.handle(KeyPress(Key.C))
    assert scene.may_close()
    assert len(Progress(home.database, home.player.id).answers()) == 1


def test_nothing_answered_has_no_report(window: Window) -> None:
    scene = at_table(drill(pupil(), plan()))
    scene.handle(KeyPress(Key.ESCAPE))
    assert (scene.done, scene.opens) == (True, None)


def test_why_there_is_no_hand_is_told(window: Window) -> None:
    advisor, _worker = advised(missing=ValueError("no hand fits"))
    scene = drill(pupil(advisor=advisor), plan(topic=Topic.CLOSE_CALLS))
    scene.resize((1280, 800))
    scene.update(0)
    assert scene.done
    assert isinstance(scene.opens, AskScene)
    assert "no hand fits" in "\n".join(scene.opens.lines())


def test_a_picture_is_the_same_twice(window: Window) -> None:
    scene = at_table(drill(pupil(), plan(Street.FLOP)))
    answer(scene, right=False)
    surfaces = [pygame.Surface((1280, 800)) for _ in range(2)]
    for surface in surfaces:
        scene.draw(surface)
    assert surfaces[0].get_buffer().raw == surfaces[1].get_buffer().raw


# --- the report


def report_of(home: Home, *streets: Street, right: int, wrong: int) -> ReportScene:
    of = pupil((home.database, home.player))
    done = drilling(plan(*streets, hands=right + wrong), of.advisor, of.keeping())
    for place in range(right + wrong):
        done.answer(best(done) if place < right else worst(done))
        done.on()
        done.tick(0)
    scene = ReportScene(of, done.course)
    opened(scene)
    return scene


def test_the_wrong_ones_are_explained_and_tried_again(window: Window, home: Home) -> None:
    report = report_of(home, right=1, wrong=2)
    press(report, Key.E)
    explained = at_table(report.opens)
    assert explained.told()["note 1"].startswith("Wrong: ")
    before = len(Progress(home.database, home.player.id).answers())
    explained.handle(KeyPress(Key.R))
    assert explained.done
    retried = at_table(explained.opens)
    answer(retried)
    assert retried.told()["note 1"].startswith("Right: ")
    assert len(Progress(home.database, home.player.id).answers()) == before + 1


def test_all_the_wrong_ones_again_and_the_same_again(window: Window, home: Home) -> None:
    report = report_of(home, right=1, wrong=2)
    press(report, Key.W)
    again = at_table(report.opens)
    assert (again.drilling.plan.topic, len(again.drilling.plan.mistakes)) == (Topic.MISTAKES, 2)
    report.opens = None
    press(report, Key.A)
    same = at_table(report.opens)
    assert same.drilling.plan == plan(hands=3)
    assert report.done


def test_a_new_drill_has_other_hands_and_knows_what_was_missed(window: Window, home: Home) -> None:
    report = report_of(home, right=1, wrong=2)
    press(report, Key.N)
    new = at_table(report.opens).drilling.plan
    assert report.done
    assert replace(new, seed="7", learning=Learning()) == plan(hands=3)
    assert new.seed != "7"
    assert sum(record.missed for record in new.learning.records.values()) == 2


def test_the_report_of_starting_hands_shows_the_chart(window: Window, home: Home) -> None:
    report = report_of(home, Street.PREFLOP, right=2, wrong=1)
    said = text(report)
    assert "asked 1, missed 1" in said
    assert "What you missed: " in said
    drawn(report, (960, 600))
    assert report.canvas_key("chart", Key.DOWN)
    report.canvas_pressed("chart", 5, 5)
    click(report, "part summary")
    assert "Wrong answers" in text(report)
    other = report_of(home, Street.RIVER, right=1, wrong=0)
    assert not [control for control in other.controls() if control.name.startswith("part")]


def test_without_a_mistake_there_is_nothing_to_explain(window: Window, home: Home) -> None:
    report = report_of(home, right=2, wrong=0)
    assert "No answer was wrong." in text(report)
    assert {"explain", "retry", "retry all"}.isdisjoint(control.name for control in report.controls())


# --- mistakes, leaks, progress


def listed(home: Home) -> MistakesScene:
    report_of(home, right=1, wrong=3)
    scene = MistakesScene(pupil((home.database, home.player)))
    opened(scene)
    while scene.grading:
        scene.update(0)
    return scene


def test_mistakes_of_rounds_and_drills_are_listed_and_chosen_from(window: Window, home: Home) -> None:
    scene = listed(home)
    assert "Drill 1" in text(scene)
    assert "Round " in text(scene)
    click(scene, "where rounds")
    assert "Drill 1" not in text(scene)
    press(scene, Key.P)
    replay = scene.opens
    assert isinstance(replay, ReplayScene)
    assert replay.projector.stop.done is not None


def test_a_mistake_is_marked_as_learnt_and_the_mark_is_taken_back(window: Window, graded: Home) -> None:
    scene = listed(graded)
    count = scene.page().subtitle.split(" of ")[0]
    press(scene, Key.L)
    assert scene.page().subtitle.split(" of ")[0] == str(int(count) - 1)
    click(scene, "learnt too")
    assert scene.page().subtitle.split(" of ")[0] == count
    assert ", learnt" in text(scene)
    press(scene, Key.L)
    assert ", learnt" not in text(scene)


def test_a_mistake_of_a_drill_has_no_round_to_replay(window: Window, graded: Home) -> None:
    scene = listed(graded)
    click(scene, "where drills")
    press(scene, Key.P)
    assert scene.opens is None
    press(scene, Key.E)
    assert at_table(scene.opens).told()["note 1"].startswith("Wrong: ")
    scene.opens = None
    press(scene, Key.D)
    assert at_table(scene.opens).drilling.plan.topic is Topic.MISTAKES


def test_leaks_have_examples_that_are_shown_on_the_table(window: Window, home: Home) -> None:
    scene = LeaksScene(pupil((home.database, home.player)))
    opened(scene)
    while scene.grading:
        scene.update(0)
    assert " instead of " in text(scene)
    press(scene, Key.P)
    assert isinstance(scene.opens, ReplayScene)
    for part in ("map", "streets"):
        click(scene, f"part {part}")
        drawn(scene, (1280, 800))
    assert "Before the flop" in text(scene)


def test_progress_is_walked_through_by_keys(window: Window, home: Home) -> None:
    report_of(home, right=2, wrong=1)
    scene = ProgressScene(pupil((home.database, home.player)))
    opened(scene)
    drawn(scene, (1280, 800))
    assert "66.67 %" in text(scene)
    assert scene.canvas_key("plot", Key.LEFT)
    scene.canvas_pressed("plot", 5, 5)
    for part in ("cost", "table"):
        click(scene, f"part {part}")
        drawn(scene, (960, 600))
    click(scene, "span days")
    assert "66.67 %" in text(scene)


def test_without_practice_or_rounds_the_pages_say_so(window: Window, tmp_path: Path) -> None:
    new = Home(tmp_path / "new")
    of = pupil((new.database, new.player))
    for page, said in (
        (MistakesScene(of), "No such mistake."),
        (LeaksScene(of), "play first"),
        (ProgressScene(of), "begin with a drill"),
    ):
        opened(page)
        assert said in text(page)
