"""``uth train coach`` opens a window where there is a display and a person types, and is told in the terminal else."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from tests.cli.train.terminal import Terminal
from uth.__main__ import main
from uth.cli.train import window
from uth.config import load_table
from uth.store.database import Database
from uth.store.players import Player
from uth.train.drills.plan import Plan
from uth.ui.fault import Way
from uth.ui.keys import KeyLabels
from uth.ui.scene import Scene
from uth.ui.scenes.learn_drill import DrillScene
from uth.ui.trouble import Told
from uth.ui.window import DisplayError


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    plans: list[Plan] = []

    def show(plan: Plan, _kept: tuple[Database, Player] | None, *, nobody: bool) -> bool:
        assert nobody == (plan.seed != "7")
        plans.append(plan)
        return True

    monkeypatch.setattr(window, "shown", show)
    monkeypatch.setattr("sys.stdin", Terminal("quit\n"))
    return plans


def test_a_person_gets_a_window(shown: list[Plan], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "coach", "--seed", "7", "--street", "flop"]) == 0
    assert [(plan.seed, [*plan.streets]) for plan in shown] == [("7", ["flop"])]
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("option", ["--text", "--json"])
def test_the_terminal_is_asked_for(shown: list[Plan], option: str) -> None:
    assert main(["train", "coach", "--seed", "7", option]) == 0
    assert not shown


def test_typed_answers_are_piped_in(shown: list[Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["train", "coach", "--seed", "7"]) == 0
    assert not shown


def test_without_a_display_it_is_told_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("sys.stdin", Terminal("quit\n"))
    assert main(["train", "coach", "--seed", "7"]) == 0
    assert "No hand was answered." in capsys.readouterr().out


def test_who_has_no_player_yet_is_told_first_that_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    first: list[Scene] = []

    def show(_title: object, start: Callable[[KeyLabels], Scene], *_: object) -> None:
        first.append(start(KeyLabels()))

    monkeypatch.setattr("uth.ui.show.show", show)
    plan = Plan((load_table("standard").table,), "7")
    assert window.shown(plan, None, nobody=True)
    told = first[0]
    assert isinstance(told, Told)
    said = " ".join(told.lines())
    assert "Nothing is kept of this drill" in said
    assert "uth asks for a name at its first start" in said
    told.chosen = Way.FRESH
    told.update(0)
    assert isinstance(told.opens, DrillScene)
    assert window.shown(plan, None)
    assert isinstance(first[1], DrillScene)


def test_no_display_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:

    def none(*_: object) -> None:
        raise DisplayError("none was found")

    monkeypatch.setattr("uth.ui.show.show", none)
    assert not window.shown(Plan((load_table("standard").table,), "7"), None)
