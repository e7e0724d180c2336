"""``uth play``: the demo without a display, pictures, texts, logs, and what it refuses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from uth import shuffle
from uth.__main__ import main
from uth.cli import make_parser, play
from uth.config import load_table
from uth.session import seeded
from uth.ui.scene import Moment
from uth.ui.show import Rounds

DEMO = ["play", "--demo", "--seed", "7"]


@pytest.fixture(autouse=True)
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def test_a_demo_needs_no_display_and_says_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DEMO, "--rounds", "2"]) == 0
    said = capsys.readouterr()
    assert re.fullmatch(r"2 rounds played; bankroll \$[\d,.]+ \([+\N{MINUS SIGN}]?\$[\d,.]+\)\n", said.out)
    assert said.err == ""


def test_the_same_seed_gives_the_same_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("one", "two"):
        wanted = ["--rounds", "1", "--size", "480x300", "--size", "320x200", "--record", str(tmp_path / folder)]
        assert main([*DEMO, *wanted]) == 0
    one, two = (sorted((tmp_path / folder).rglob("*.png")) for folder in ("one", "two"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    found = [str(path.relative_to(tmp_path / "one")) for path in one]
    assert found == [path.relative_to(tmp_path / "two").as_posix() for path in two]
    for size in ("320x200", "480x300"):
        kept = [name.split("/")[1] for name in found if name.startswith(size)]
        assert kept[0] == "r001-0-betting.png"
        assert kept[1] == "r001-1-preflop.png"
        assert kept[-1] == "r001-5-end.png"
        assert any(name.startswith("r001-4-showdown-1-") for name in kept)


def test_another_seed_gives_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for seed in ("1", "2"):
        assert main(["play", "--demo", "--seed", seed, "--rounds", "2"]) == 0
        said.add(capsys.readouterr().out)
    assert len(said) > 1


def test_describe_tells_the_round_in_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DEMO, "--rounds", "1", "--describe"]) == 0
    lines = capsys.readouterr().out.splitlines()
    events = [line for line in lines if line.startswith("event: ")]
    assert events[0] == "event: Ultimate Texas Hold'em, table Standard."
    assert any(line.startswith("event: The flop: ") for line in events)
    lines = [line for line in lines if line not in events]
    assert lines[:2] == ["window: 1280x800", "stage: round 1, betting"]
    stages = [line for line in lines if line.startswith("stage: round 1")]
    assert stages[1].startswith("stage: round 1, preflop")
    assert stages[-1] == "stage: round 1, end"
    assert any(re.fullmatch(r"button deal: Deal.* \(Space\) at \d+,\d+ size \d+x\d+", line) for line in lines)
    assert any(re.match(r"box 1: [2-9TJQKA][cdhs] [2-9TJQKA][cdhs]; ", line) for line in lines)
    assert "dealer: ?? ??" in [line[:13] for line in lines]
    assert any(re.match(r"dealer: [2-9TJQKA][cdhs] [2-9TJQKA][cdhs]; ", line) for line in lines)
    assert lines[-1].startswith("1 round played")


def test_company_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DEMO, "--rounds", "1", "--company", "3", "--describe"]) == 0
    lines = capsys.readouterr().out.splitlines()
    (names,) = {tuple(re.findall(r"^event: (\w+) sits at box \d\.$", "\n".join(lines), re.MULTILINE))}
    assert len(names) == 3
    for name in names:
        assert any(re.match(rf"box \d: {name}; \?\? \?\?; ", line) for line in lines)
        assert any(line.startswith(f"event: {name} bets: Ante $") for line in lines)
    assert any(line.startswith("box 3: You; ") for line in lines)
    assert main([*DEMO, "--rounds", "1", "--company", "3", "--text"]) == 0
    told = capsys.readouterr().out
    assert all(f"{name} bets: Ante $" in told for name in names)


def test_the_log_gets_commitments_and_reveals_that_agree(tmp_path: Path) -> None:
    log = tmp_path / "deck.log"
    log.write_text("what was there stays\n", encoding="utf-8")
    assert main([*DEMO, "--rounds", "2", "--log", str(log)]) == 0
    text = log.read_text(encoding="utf-8")
    assert text.startswith("what was there stays\n")
    commitments = dict(re.findall(r"round (\d+) commitment ([0-9a-f]{64})", text))
    reveals = dict(re.findall(r"round (\d+) reveal (\S+)$", text, re.MULTILINE))
    assert list(reveals) == ["1", "2"]
    for number, opening in reveals.items():
        mixed = shuffle.shuffled(seeded("7")(int(number)))
        assert (commitments[number], opening) == (mixed.commitment, mixed.opening)


def test_a_demo_leaves_nothing_in_the_users_folder(users_folder: Path) -> None:
    assert main([*DEMO, "--rounds", "1"]) == 0
    assert not users_folder.exists()


REFUSED = {
    "a table that is not there": (["--table", "standart"], 'did you mean "standard"'),
    "too many boxes": (["--boxes", "2"], r"may have 1 at the table .*; 2 are allowed at .*practice.* \(--table\)"),
    "too many boxes for any table": (["--boxes", "9"], r"may have 1 at the table \"[^;]*\n$"),
    "too many boxes in practice": (["--table", "practice", "--boxes", "7"], "may have 1 to 6"),
    "too much company": (["--company", "6"], "has 6 boxes; besides 1 box of yours it has room for 5"),
    "too much company for any table": (["--company", "8"], "from 0 to 7"),
    "half a person": (["--company", "1.5"], "from 0 to 7"),
    "company where every box is the player's": (
        ["--table", "practice", "--boxes", "6", "--company", "1"],
        "besides 6 boxes of yours it has room for 0",
    ),
    "no money": (["--bankroll", "10"], r"\$15 at least"),
    "money that is none": (["--bankroll", "much"], "--bankroll"),
    "negative money": (["--bankroll=-5"], "--bankroll"),
    "sizes without pictures": (["--size", "960x600", "--size", "1280x800"], "--record"),
    "a log in no folder": (["--log", "/nowhere/at/all.log"], "--log"),
    "a size that is none": (["--size", "960"], "1280x800"),
    "a size too small": (["--size", "100x100"], "320x200 to 3840x2160"),
    "a size too large": (["--size", "9999x9999"], "320x200 to 3840x2160"),
    "no rounds": (["--rounds", "0"], "from 1"),
    "less than no boxes": (["--boxes=-1"], "from 1"),
    "half a round": (["--rounds", "1.5"], "from 1"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_bad_values_are_refused(why: str, capsys: pytest.CaptureFixture[str]) -> None:
    options, message = REFUSED[why]
    try:
        code = main(["play", "--demo", "--rounds", "1", *options])
    except SystemExit as end:
        code = int(end.code or 0)
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert re.search(message, said.err), said.err
    assert "Traceback" not in said.err


def test_the_default_bankroll_is_a_hundred_of_the_lowest_antes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An Ante from 20 in steps of 25 is 25 at the lowest."""
    text = load_table("standard").text
    high = text.replace("ante: {min: 5, max: 500, step: 5}", "ante: {min: 20, max: 500, step: 25}")
    assert high != text
    file = tmp_path / "high.yaml"
    file.write_text(high, encoding="utf-8")
    options = make_parser("play").parse_args(["play", "--table", str(file)])
    assert play.opening_bankroll(options, load_table(str(file)).table) == 2500_00


@pytest.mark.parametrize("ending", ["broke", "closed"])
def test_the_last_stage_is_recorded_however_it_ends(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ["--size", "320x200", "--record", str(tmp_path)]
    if ending == "broke":
        assert main([*DEMO, "--bankroll", "15", *wanted]) == 0
    else:
        monkeypatch.setattr(Rounds, "see", lambda _self, scene: scene.stage.moment is Moment.END and scene.ready)
        assert main([*DEMO, "--rounds", "5", *wanted]) == 0
    found = sorted(path.name for path in tmp_path.rglob("*.png"))
    assert found[-1].endswith("-5-end.png")


def test_without_a_display_a_person_gets_a_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("uth: there is no display to open the table on")
    assert "--demo" in said


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display driver")
def test_without_a_display_and_with_nothing_set_sdl_does_not_fool_it(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    clean = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "uth", "play"]
    # From another folder, too: nothing is found by where it was started.
    root = str(Path(__file__).parents[2])
    run = subprocess.run(
        command, env=clean | {"PYTHONPATH": root}, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 2
    assert "there is no display" in run.stderr
    assert "Traceback" not in run.stderr
    assert run.stdout == ""


def test_pictures_that_cannot_be_written_are_a_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert main([*DEMO, "--rounds", "1", "--record", str(tmp_path / "file")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--player", ""], "is no name"),
        (["--player", "A\udcff"], "is no name"),
        (["--bankroll", "100000000001"], "is too much"),
        (["--log", "history.sqlite"], "belongs to the history itself"),
    ],
)
def test_what_nobody_can_be_or_have_is_refused(
    users_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str],
    sentence: str,
) -> None:  # fmt: skip
    users_folder.mkdir()
    monkeypatch.chdir(users_folder)
    assert main(["play", *arguments]) == 2
    assert sentence in capsys.readouterr().err
