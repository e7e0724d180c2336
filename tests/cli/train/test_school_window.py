"""``uth train drill`` opens a window where there is a display and a person types, and is told in the terminal else."""

from __future__ import annotations

import io

import pytest

from tests.cli.train.terminal import shown
from tests.school.schooled import plan_of
from uth.__main__ import main
from uth.cli.train import school_window
from uth.school.keeping import Keeping
from uth.school.plan import Plan
from uth.school.run import Run
from uth.school.skills import Skill
from uth.ui.keys import KeyLabels
from uth.ui.scene import Scene
from uth.ui.scenes.school_deal import DealScene
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.window import DisplayError

__all__ = ["shown"]


def test_a_person_gets_a_window(shown: list[Plan], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "drill", "pay", "bet", "--seed", "7"]) == 0
    assert [(plan.seed, plan.skills) for plan in shown] == [("7", (Skill.PAY_BET,))]
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("option", ["--text", "--json"])
def test_the_terminal_is_asked_for(shown: list[Plan], option: str) -> None:
    assert main(["train", "drill", "read", "--seed", "7", option]) == 0
    assert not shown


def test_typed_answers_are_piped_in(shown: list[Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["train", "drill", "read", "--seed", "7"]) == 0
    assert not shown


def test_no_display_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:

    def none(*_: object) -> None:
        raise DisplayError("none was found")

    monkeypatch.setattr("uth.ui.show.show", none)
    assert not school_window.shown(plan_of(Skill.READ), Keeping())


@pytest.mark.parametrize("skill", list(Skill))
def test_the_window_begins_with_the_first_exercise(skill: Skill, monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[Scene] = []

    def show(_title: object, start: object, *_: object) -> None:
        assert callable(start)
        scenes.append(start(KeyLabels()))

    monkeypatch.setattr("uth.ui.show.show", show)
    plan = plan_of(skill)
    assert school_window.shown(plan, Keeping())
    (scene,) = scenes
    by_moves = {Skill.SETTLE: SettleScene, Skill.DEAL: DealScene}
    assert isinstance(scene, by_moves.get(skill, ExerciseScene))
    if isinstance(scene, ExerciseScene):
        assert scene.asking.exercise == Run(plan).exercise()
