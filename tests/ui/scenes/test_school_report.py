"""The report of a run in the school, and the trainee's progress."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home, Ticks
from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.school.apprentice import done, plan, trainee
from uth.school.pace import Pace, Targets
from uth.school.plan import Feedback
from uth.school.skills import Skill
from uth.ui.intents import KeyPress
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.ask import AskScene
from uth.ui.scene import Scene
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.scenes.school_progress import Part as ProgressPart
from uth.ui.scenes.school_progress import SchoolProgressScene
from uth.ui.scenes.school_report import Part, SchoolReportScene, begin
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.running import Running
from uth.ui.school.trainee import Trainee
from uth.ui.window import Window

WEEK = 7 * 24 * 3600 * 1000


def report(*answers: bool, count: int = 0, seconds: float = 1.0) -> SchoolReportScene:
    """Return the report of a run with these answers, of *count* if that is more."""
    who = trainee()
    of = plan(Skill.QUALIFY, Skill.COMPARE, count=max(count, len(answers)), targets=Targets(read=3000))
    scene = SchoolReportScene(who, done(who, of, *answers, seconds=seconds))
    opened(scene)
    return scene


def show(scene: SchoolReportScene, part: Part) -> str:
    click(scene, f"part {part}")
    return text(scene)


def in_chair(scene: Scene | None) -> ExerciseScene:
    assert isinstance(scene, ExerciseScene)
    scene.resize((1280, 800))
    return scene


# --- what it says


def test_the_result_by_drill_and_the_worst() -> None:
    scene = report(True, False, True, False)
    said = text(scene)
    assert "2 of 4 right" in said
    assert "To be looked at again" in said
    assert "2, Compare two hands, 0" in said or "2, Does the dealer qualify, 0" in said
    assert "Nothing was wrong." in text(report(True))


def test_every_fault_is_told_with_what_was_right_and_why(window: Window) -> None:
    scene = report(True, False, False, seconds=4.0)
    said = show(scene, Part.FAULTS)
    assert all(f"\n{word}: " in said for word in ("Done", "Right", "Why", "Source"))
    click(scene, "faults 3")
    assert "Right: at most 3.0 s" in text(scene)
    assert "Nothing was wrong." in show(report(True), Part.FAULTS)


def test_the_pace_against_its_target(window: Window) -> None:
    scene = report(True, True, True, seconds=1.5)
    said = show(scene, Part.PACE)
    assert "Read, times 3, middle 1.5 s, target 3.0 s, slowest 1.5 s" in said
    assert "No. 3: 1.5 s" in said
    scene.focus_on("plot")
    press(scene, Key.LEFT)
    assert "the line is the target. No. 2: 1.5 s" in text(scene)


def test_what_a_mouse_cannot_test_is_for_the_trainer_to_tick(window: Window) -> None:
    scene = report(True)
    said = show(scene, Part.TRAINER)
    assert "A mouse does not test these." in said
    assert "0 of 6 seen" in said
    click(scene, "shuffle")
    click(scene, "pitch")
    assert "2 of 6 seen" in text(scene)
    click(scene, "shuffle")
    assert "1 of 6 seen" in text(scene)


# --- the ways on


def test_the_worst_are_shown_again_with_their_marks() -> None:
    scene = report(True, False, True, False)
    press(scene, Key.S)
    first = in_chair(scene.opens)
    assert not scene.done
    assert first.asking.marked
    assert first.asking.findings == scene.found.worst[0].findings
    assert first.asking.exercise.kind == scene.found.worst[0].kind
    first.handle(KeyPress(Key.SPACE))
    second = in_chair(first.opens)
    assert "2 of 2" in "\n".join(second.lines())
    second.handle(KeyPress(Key.SPACE))
    assert (second.done, second.opens) == (True, None)


def test_a_fault_leads_to_its_exercise(window: Window) -> None:
    scene = report(True, False, True, False)
    show(scene, Part.FAULTS)
    scene.opened("faults", 1)
    shown = in_chair(scene.opens)
    assert shown.asking.findings == scene.found.worst[1].findings
    shown.handle(KeyPress(Key.SPACE))
    assert (shown.done, shown.opens) == (True, None)


def test_a_table_that_was_settled_is_shown_again_as_it_was_left() -> None:
    scene = begin(trainee(), plan(Skill.SETTLE, count=1, feedback=Feedback.REPORT))
    assert isinstance(scene, SettleScene)
    scene.resize((1280, 800))
    # Over before anything was done; it is asked whether that is meant.
    for _ in range(2):
        scene.handle(KeyPress(Key.E))
    page = scene.opens
    assert isinstance(page, SchoolReportScene)
    opened(page)
    assert "Settle the table" in text(page)
    press(page, Key.S)
    left = page.opens
    assert isinstance(left, SettleScene)
    assert left.settling.done
    assert left.asking.findings == page.found.worst[0].findings != ()


def test_a_run_that_was_left_goes_on() -> None:
    scene = report(True, count=3)
    assert "Left after 1 of 3 exercises. Nothing of this run is kept." in text(scene)
    press(scene, Key.G)
    chair = in_chair(scene.opens)
    assert scene.done
    assert "2 of 3" in "\n".join(chair.lines())
    assert "go on" not in {control.name for control in report(True).controls()}


def test_a_run_that_was_left_says_whether_it_is_kept(who: Trainee) -> None:
    running = done(who, plan(Skill.COMPARE, count=3), True)
    scene = SchoolReportScene(who, running)
    opened(scene)
    assert "Left after 1 of 3 exercises. What was answered is kept." in text(scene)
    running.unkept = "The disk is full."
    opened(scene)
    assert "kept" not in next(line for line in scene.lines() if "Left after" in line)


def test_the_same_run_again_asks_the_same() -> None:
    scene = report(True, False)
    press(scene, Key.A)
    assert in_chair(scene.opens).asking.exercise == Running(scene.plan, trainee().keeping()).exercise


def test_weak_points_are_practised_next() -> None:
    scene = report(True, False)
    skill = scene.found.worst[0].skill
    press(scene, Key.W)
    assert in_chair(scene.opens).asking.exercise.skill is skill
    assert "weak" not in {control.name for control in report(True).controls()}


def test_answers_that_could_not_be_kept_are_told_of() -> None:
    who = trainee()
    running = done(who, plan(), True)
    running.unkept = "the disk is full"
    scene = SchoolReportScene(who, running)
    opened(scene)
    assert "the disk is full" in text(scene)


@pytest.mark.parametrize("size", SIZES)
def test_all_parts_are_drawn_at_all_sizes(window: Window, size: tuple[int, int]) -> None:
    scene = report(True, False, True)
    for part in scene.parts:
        show(scene, part)
        drawn(scene, size)


# --- progress


@pytest.fixture
def who(tmp_path: Path) -> Trainee:
    clock = Ticks()
    home = Home(tmp_path, clock=clock)
    of = trainee((home.database, home.player), lambda: AskScene(KeyLabels(), ("Players", ""), (), lambda _way: None))
    done(of, plan(Skill.QUALIFY, feedback=Feedback.ROUND), False, False, seconds=4.0)
    clock.at += WEEK
    done(of, plan(Skill.QUALIFY), True, True, seconds=2.0)
    done(of, plan(Skill.RESULTS), True, seconds=6.0)
    return of


def progress(of: Trainee, part: ProgressPart = ProgressPart.SCORE) -> SchoolProgressScene:
    scene = SchoolProgressScene(of)
    opened(scene)
    click(scene, f"part {part}")
    return scene


def test_the_score_over_weeks(window: Window, who: Trainee) -> None:
    scene = progress(who)
    points = [line for line in scene.lines() if line.startswith("20")]
    assert [line.split(": ")[1] for line in points] == ["0.0", "100.0"]
    assert "3 of 5 right" in text(scene)
    scene.focus_on("plot")
    press(scene, Key.LEFT)
    assert text(scene).count(": 0.0") == 2


def test_one_drill_alone(window: Window, who: Trainee) -> None:
    scene = progress(who)
    click(scene, "skill next")
    assert "2 of 4 right" in text(scene)
    click(scene, "part pace")
    assert "4.0 s" in text(scene)
    click(scene, "skill next")
    assert "6.0 s" in text(scene)
    # Results are decided, not read.
    assert scene.pace is Pace.DECIDE


def test_rows_by_drill_and_week(window: Window, who: Trainee) -> None:
    drills = text(progress(who, ProgressPart.DRILLS))
    assert "Does the dealer qualify, answers 4, right 50.00 %, score 50.0, last 20 50.0" in drills
    assert "Results of a box, answers 1, right 100.00 %, score 100.0" in drills
    weeks = text(progress(who, ProgressPart.WEEKS))
    assert "answers 3, right 100.00 %, score 100.0" in weeks
    scene = progress(who, ProgressPart.WEEKS)
    click(scene, "span days")
    assert "answers 2, right 0.00 %, score 0.0" in text(scene)


def test_the_other_trainees_are_a_key_away(window: Window, who: Trainee) -> None:
    scene = progress(who)
    press(scene, Key.W)
    assert isinstance(scene.opens, AskScene)


def test_nothing_was_practised(window: Window) -> None:
    scene = SchoolProgressScene(trainee())
    opened(scene)
    for part in ProgressPart:
        click(scene, f"part {part}")
        assert "Nothing was practised in the school yet." in text(scene)


@pytest.mark.parametrize("size", SIZES)
def test_all_parts_of_the_progress_are_drawn_at_all_sizes(window: Window, who: Trainee, size: tuple[int, int]) -> None:
    for part in ProgressPart:
        drawn(progress(who, part), size)
