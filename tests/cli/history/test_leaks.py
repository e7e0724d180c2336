"""``uth history leaks``."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.history.played import play_badly
from tests.cli.history.test_stats import nothing_is_worked_out
from tests.store.played import Home
from uth.cli import main
from uth.store.grades import Grades

__all__ = ["nothing_is_worked_out"]


def _leaks(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["history", "leaks", "--json", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_rounds_are_graded_and_their_leaks_told(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = play_badly(users_folder)
    found = _leaks(capsys, "--table", "standard")
    assert (found["schema"], found["player"], found["rounds"]) == (1, "Ann", 3)
    assert found["cost"] > 0
    assert found["decisions"] == sum(part["decisions"] for part in found["streets"].values())
    assert found["cost"] == pytest.approx(sum(leak["cost"] for leak in found["leaks"]))
    costs = [leak["cost"] for leak in found["leaks"]]
    assert costs == sorted(costs, reverse=True)
    assert all(leak["chosen"] != leak["best"] for leak in found["leaks"])
    assert {example["round"] for leak in found["leaks"] for example in leak["examples"]} <= {1, 2, 3}
    first = found["leaks"][0]["examples"][0]
    dealt = home.history.round(first["round"]).deck.order
    assert {*first["hole"], *first["board"]} <= {*map(str, dealt[:9])}
    assert (len(first["hole"]), first["dead"]) == (2, [])
    luck = found["luck"]
    assert luck["expected"] == pytest.approx(luck["best_play"] - found["cost_in_money"])
    assert float(luck["net"]) == pytest.approx(luck["expected"] + luck["luck"])
    assert Grades(home.database, home.player.id).ungraded() == ()
    assert _leaks(capsys, "--table", "standard") == found


def test_dark_boxes_cost_nothing(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    found = _leaks(capsys, "--currency", "eur")
    assert found["currency"] == "EUR"
    assert found["streets"]["dark"]["decisions"] == 3
    assert found["streets"]["dark"]["cost"] == 0


def test_the_luck_of_what_is_not_worked_out_is_left_out(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert _leaks(capsys, "--table", "practice")["luck"] is None


def test_the_text(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play_badly(users_folder)
    assert main(["history", "leaks", "--table", "standard", "--most", "1"]) == 0
    text = capsys.readouterr().out
    assert re.match(r"Ann: 3 rounds, mistakes cost [\d.]+ Antes \(\$[\d.]+\)\n", text)
    assert "before the flop" in text
    assert re.search(r"instead of .x, 1 of 1 time, costs [\d.]+ Antes \(\$[\d.]+\)\n  round \d: .. .., ", text)
    assert "1 smaller leak is not listed: --most N lists more." in text
    assert "luck was " in " ".join(text.split())


def test_only_so_many_are_listed(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    everything = _leaks(capsys, "--table", "practice")["leaks"]
    assert len(_leaks(capsys, "--table", "practice", "--most", "1")["leaks"]) == min(1, len(everything))


def test_nothing_was_played(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _leaks(capsys)["rounds"] == 0
    assert main(["history", "leaks"]) == 0
    assert "Nothing was played yet" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--player", "Zoe"], 'there is no player "Zoe"'),
        (["--currency", "GBP"], "--currency: no such round was played in GBP; there are rounds in "),
        (["--table", "nowhere"], 'no round was played at a table "nowhere"'),
    ],
)
def test_what_is_refused(arguments: list[str], complaint: str, home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "leaks", *arguments]) == 2
    assert complaint in capsys.readouterr().err
