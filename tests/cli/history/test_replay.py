"""``uth history replay``: in words and in the window."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.history.played import some_history
from tests.store.played import Home
from uth.cli import main
from uth.game import engine
from uth.session import PLAYER
from uth.ui import show
from uth.ui.app import Start
from uth.ui.keys import KeyLabels
from uth.ui.scenes.replay import ReplayScene
from uth.words.cards import card_words


def replayed(capsys: pytest.CaptureFixture[str], number: int) -> str:
    capsys.readouterr()
    assert main(["history", "replay", str(number)]) == 0
    return capsys.readouterr().out


def steps(text: str) -> list[str]:
    """Return the moments of a replay, the title left out."""
    return re.split(r"\n\n\d+\. \d\d:\d\d:\d\d\n", text)[1:]


def test_every_moment_of_the_round(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    for number in home.history.numbers():
        stored = home.history.round(number)
        text = replayed(capsys, number)
        assert text.startswith(f"Round {number}, {stored.table.name}, Ann, 2027-01-15 08:0")
        moments = steps(text)
        assert len(moments) == len(set(stored.times))
        assert "You have " in moments[0]
        assert text.rstrip().splitlines()[-1].startswith("   You have ")
        assert "The dealer's cards: " in moments[-1]


def test_nothing_is_seen_before_its_time(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    for number in (1, 9, 12):
        stored = home.history.round(number)
        text = replayed(capsys, number)
        before, last = "".join(steps(text)[:-1]), steps(text)[-1]
        dealt = [card for action in stored.actions for card in getattr(action, "cards", ())]
        dealer = engine.replay(stored.table, stored.funds, stored.actions).dealer
        assert all(card_words(card) not in before and card_words(card) in last for card in dealer)
        undealt = set(stored.deck.order) - set(dealt)
        assert not any(card_words(card) in text for card in undealt)


def test_a_dark_box_is_opened_at_the_end(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    moments = steps(replayed(capsys, 12))
    assert "Box 2, dark 2x: face down." in "".join(moments[:-1])
    assert "Box 2 is opened: " in moments[-1]


def test_the_choices_are_told_with_their_costs(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert any("check, 3x for $15, or 4x for $20?" in replayed(capsys, number) for number in range(1, 9))


def test_a_round_that_is_not_finished_ends_where_it_stands(
    users_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home = some_history(users_folder, unfinished=True)
    text = replayed(capsys, 17)
    assert text.startswith("Round 17, Standard, Ann, 2027-01-15 08:01, not finished\n")
    assert text.rstrip().endswith("check, 3x for $15, or 4x for $20?")
    assert "The dealer" not in text
    assert home.history.round(17).owner == PLAYER
    home.close()


def test_the_window_opens_on_the_round(
    home: Home, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes = []

    def shown(title: Callable[[], str], start: Start, wishes: show.Wishes, loudness: object) -> None:
        assert (title(), wishes) == ("uth – Ann – Practice", show.Wishes())
        scenes.append(start(KeyLabels()))

    monkeypatch.setattr(show, "show", shown)
    assert main(["history", "replay", "9", "--window"]) == 0
    (scene,) = scenes
    assert isinstance(scene, ReplayScene)
    assert scene.stored == home.history.round(9)


def test_without_such_a_round(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "replay", "1"]) == 2
    home = some_history(users_folder)
    assert main(["history", "replay", "17"]) == 2
    assert capsys.readouterr().err.endswith("uth: there is no round 17; there are 1 to 16\n")
    home.close()


def test_in_words_it_loads_no_window(users_folder: Path) -> None:
    some_history(users_folder, sittings=[("standard", 1, 1)]).close()
    code = "import sys; from uth.cli import main; main(['history', 'replay', '1']); sys.exit('pygame' in sys.modules)"
    folder = Path(__file__).parents[3]
    answer = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, cwd=folder)
    assert (answer.returncode, answer.stderr) == (0, b"")
