"""The ways to a round of the dealer school shown again: from a report, and from the progress."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home
from tests.ui.scenes.at_page import click, opened, press, text
from tests.ui.scenes.at_replay import badly, wrong
from tests.ui.school.apprentice import given, plan, trainee
from tests.ui.school.replayed import right
from uth.school.plan import Feedback
from uth.school.run import mark
from uth.school.skills import Skill
from uth.ui.keys import Key
from uth.ui.scenes.school_progress import Part as ProgressPart
from uth.ui.scenes.school_progress import SchoolProgressScene
from uth.ui.scenes.school_replay import SchoolReplayScene
from uth.ui.scenes.school_report import Part, SchoolReportScene
from uth.ui.school.running import Running
from uth.ui.school.trainee import Trainee
from uth.words.school_chair import skill_words


@pytest.fixture
def who(tmp_path: Path) -> Trainee:
    home = Home(tmp_path)
    return trainee((home.database, home.player))


def ran(who: Trainee, *skills: Skill) -> Running:
    """Return a run in which each of some skills was asked for once; what has acts was done with faults."""
    running = Running(plan(*skills, count=len(skills), feedback=Feedback.REPORT), who.keeping())
    for _skill in skills:
        exercise = running.exercise
        acts = exercise.skill in (Skill.DEAL, Skill.SETTLE)
        running.mark(exercise, badly(exercise, wrong) if acts else given(exercise, right=False))
        running.onward()
    return running


def replayed(scene: SchoolReportScene | SchoolProgressScene) -> SchoolReplayScene:
    shown = scene.opens
    assert isinstance(shown, SchoolReplayScene)
    assert not scene.done
    scene.opens = None
    return shown


def test_from_the_faults_of_a_report(who: Trainee) -> None:
    scene = SchoolReportScene(who, ran(who, Skill.DEAL))
    opened(scene)
    click(scene, "part faults")
    (done,) = scene.found.worst
    for number, finding in enumerate(done.findings):
        scene.choose_row("faults", number)
        press(scene, Key.R)
        shown = replayed(scene)
        assert shown.exercise.skill is Skill.DEAL
        assert shown.player.moments[-1].so_far == len(done.findings)
        # It is shown at the moment of the fault that was chosen.
        assert finding.mistake in {each.mistake for each in shown.player.moment.found}


def test_from_the_rounds_of_a_report(who: Trainee) -> None:
    running = ran(who, Skill.DEAL, Skill.SETTLE, Skill.DEAL)
    scene = SchoolReportScene(who, running)
    opened(scene)
    click(scene, "part rounds")
    marks = running.run.marks
    assert len(marks) == 3
    assert all(f"{each.number}, {skill_words(each.skill)}, {each.points}" in text(scene) for each in marks)
    scene.opened("rounds", 1)
    assert replayed(scene).exercise.kind == marks[1].kind
    click(scene, "replay")
    assert replayed(scene).exercise.kind == marks[0].kind


def test_what_was_only_answered_has_nothing_to_replay(who: Trainee) -> None:
    scene = SchoolReportScene(who, ran(who, Skill.SETTLE, Skill.QUALIFY))
    opened(scene)
    click(scene, "part rounds")
    assert text(scene).count("Settle the table") == 1
    click(scene, "part faults")
    place = next(place for place, fault in enumerate(scene._faults) if fault.mark.skill is Skill.QUALIFY)
    click(scene, f"faults {place + 1}")
    press(scene, Key.R)
    assert scene.opens is None
    assert "only rounds and settlements have acts" in text(scene)


def test_a_run_without_rounds_has_no_part_for_them() -> None:
    nobody = trainee()
    scene = SchoolReportScene(nobody, ran(nobody, Skill.QUALIFY))
    opened(scene)
    names = {control.name for control in scene.controls()}
    assert Part.ROUNDS not in scene.parts
    assert not names & {"part rounds", "replay"}


def test_from_the_progress_the_newest_first(who: Trainee) -> None:
    ran(who, Skill.DEAL)
    ran(who, Skill.SETTLE)
    scene = SchoolProgressScene(who)
    opened(scene)
    click(scene, f"part {ProgressPart.ROUNDS}")
    lines = [line for line in scene.lines() if "Full table" in line or "Settle the table" in line]
    assert "Settle the table" in lines[0]
    press(scene, Key.R)
    assert replayed(scene).exercise.skill is Skill.SETTLE
    click(scene, "rounds 2")
    shown = replayed(scene)
    assert shown.exercise.skill is Skill.DEAL
    assert shown.player.moments[-1].so_far > 0


def test_nothing_dealt_yet(who: Trainee) -> None:
    ran(who, Skill.QUALIFY)
    scene = SchoolProgressScene(who)
    opened(scene)
    click(scene, f"part {ProgressPart.ROUNDS}")
    assert "No round was dealt or settled yet." in text(scene)
    assert "replay" not in {control.name for control in scene.controls()}


def test_what_is_marked_again_is_what_was_marked(who: Trainee) -> None:
    done = ran(who, Skill.DEAL).run
    (kept,) = who.rounds()
    again = who.reopened(kept)
    assert again.exercise.kind == done.marks[0].kind
    assert again.findings == done.marks[0].findings == mark(done.plan, 1, again.exercise, again.given).findings
    assert right(again.exercise).answer != again.given.answer
