"""The README is run: its commands work, its outputs are what is printed, its tables are the program's."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tests.cli.desk import fewer_rounds
from tests.cli.history.played import some_history
from tests.golden import check_golden
from tests.readme import BLOCK, COMMANDS, ELSEWHERE, INSTALLING, README, ROOT, blocks, lines
from uth import cli, i18n
from uth.analysis.solution import DEALS
from uth.resources import catalogues
from uth.ui.key_help import elsewhere_groups, help_groups
from uth.ui.keymap import Keymap

__all__ = ["fewer_rounds"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_windows_lines_are_the_others_in_another_spelling() -> None:
    respelled = [line.replace("python3 ", "py ", 1).replace(".venv/bin/", ".venv\\Scripts\\") for line in INSTALLING]
    assert lines("bat") == respelled
    assert len(INSTALLING) == 2


def test_the_two_lines_make_a_venv_install_and_start_what_is_there() -> None:
    (venv, install, play), (venv_too, install_with_tools, tests) = (line.split(" && ") for line in INSTALLING)
    assert venv == venv_too == "python3 -m venv .venv"
    assert install == ".venv/bin/python -m pip install ."
    assert play == ".venv/bin/uth"
    assert PROJECT["scripts"]["uth"] == "uth.__main__:main"
    assert install_with_tools == '.venv/bin/python -m pip install -e ".[test]"'
    assert "test" in PROJECT["optional-dependencies"]
    assert tests.split()[:3] == [".venv/bin/python", "-m", "pytest"]


class Answer(NamedTuple):
    """What a command ended with, and what it printed."""

    code: int
    out: str
    err: str


Run = Callable[[str], Answer]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Return what runs a line of the README in a folder of its own; what opens a window plays one round by itself."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))

    def run(line: str) -> Answer:
        command, _, file = line.partition(" > ")
        words = shlex.split(command)
        assert words[0] == "uth"
        # Nobody types anything; but who answers nothing has no report to hand in.
        handed_in = words[2:3] in (["audition"], ["lesson"])
        monkeypatch.setattr("sys.stdin", StringIO("skip\n" * 3 if handed_in else ""))
        if words[1:2] in ([], ["play"]) and "--demo" not in words:
            words += ["--demo", "--rounds", "1"]
        # Each line is a start of its own.
        i18n.ask_for("")
        code = cli.main(words[1:])
        answer = Answer(code, *capsys.readouterr())
        if file:
            (tmp_path / file).write_text(answer.out, encoding="utf-8")
        return answer

    yield run
    i18n.ask_for("")
    i18n.use_language(i18n.ENGLISH, catalogues())


def _chapters() -> Iterator[list[str]]:
    """The commands by chapter, but for those that other tests run: those of one need what those before them made."""
    for chapter in README.split("\n## "):
        found = [line for kind, text in BLOCK.findall(chapter) if kind == "sh" for line in text.splitlines()]
        commands = [line for line in found if line in COMMANDS and line not in ELSEWHERE and "--log" not in line]
        if commands:
            yield commands


@pytest.mark.parametrize("commands", list(_chapters()), ids=lambda commands: commands[0].partition(" --")[0])
@pytest.mark.usefixtures("fewer_rounds")
def test_every_command_works(commands: list[str], run: Run, users_folder: Path) -> None:
    if any(line.startswith("uth history") for line in commands):
        some_history(users_folder, sittings=[("standard", 2, 1)]).close()
    for line in commands:
        answer = run(line)
        assert (answer.code, answer.err) == (0, ""), line


@pytest.mark.parametrize("command", ELSEWHERE)
def test_what_other_tests_run_is_run_there(command: str) -> None:
    assert command in COMMANDS
    assert f'arguments("{command}")' in (ROOT / "tests" / ELSEWHERE[command]).read_text(encoding="utf-8")


def test_what_it_shows_is_what_the_program_shows(run: Run) -> None:
    """The printed settlement, and the keys of the help overlay."""
    [printed] = blocks("text")
    settle = next(line for line in COMMANDS if line.startswith("uth settle"))
    start, end = README.index("| ", README.index("### Keys")), README.index("\n\n## For the dealer")
    wanted = README[:start] + _keys() + README[end:]
    check_golden(ROOT / "README.md", wanted.replace(printed, run(settle).out))


def _keys() -> str:
    groups = (*help_groups(Keymap(), dark=True, cut=True, boxes=True), *elsewhere_groups(Keymap()))
    return "\n\n".join(
        "\n".join([f"| {title} | |", "|---|---|", *(f"| {_caps(keys)} | {what} |" for keys, what in lines)])
        for title, lines in groups
    )


def _caps(keys: str) -> str:
    return " ".join(f"`{key}`" for key in keys.split())


def test_the_number_of_deals_is_the_solvers() -> None:
    assert f"{DEALS:,}" in README


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="the line is for systems that have sha256sum")
def test_the_shuffle_is_checked_as_it_says(run: Run, tmp_path: Path) -> None:
    (log,) = [line for line in COMMANDS if "--log" in line]
    (check,) = lines("bash")
    assert run(log).code == 0
    noted = (tmp_path / "deck.log").read_text(encoding="utf-8")
    (commitment,) = re.findall(r"round 1 commitment (\w{64})$", noted, re.MULTILINE)
    printed = subprocess.run(["sh", "-c", check], check=True, capture_output=True, text=True, cwd=tmp_path).stdout
    assert printed.split()[0] == commitment


def test_its_picture_shows_the_table_as_it_looks_now(run: Run, tmp_path: Path) -> None:
    """Of the blocks that both pictures are made of no more than a few differ; ``UTH_REGEN=1`` renews it."""
    run("uth play --demo --rounds 1 --table practice --boxes 6 --seed 11 --size 1280x800 --record shots")
    now, kept = tmp_path / "shots" / "1280x800" / "r001-2-flop.png", ROOT / "assets" / "screenshot.png"
    if os.environ.get("UTH_REGEN") == "1":
        shutil.copyfile(now, kept)
    apart = np.abs(_blocks_of(now) - _blocks_of(kept)).max(axis=-1)
    assert np.count_nonzero(apart > 40) < 0.02 * apart.size


def _blocks_of(picture: Path) -> npt.NDArray[np.float64]:
    """The mean colours of a picture's blocks of 20 by 20 pixels."""
    pixels = pygame.surfarray.array3d(pygame.image.load(picture)).astype(np.float64)
    width, height, _ = pixels.shape
    blocks: npt.NDArray[np.float64] = pixels.reshape(width // 20, 20, height // 20, 20, 3).mean(axis=(1, 3))
    return blocks


def test_links_lead_to_files() -> None:
    linked = re.findall(r"\]\(([^)#:]+)\)", README)
    assert "assets/screenshot.png" in linked
    assert [name for name in linked if not (ROOT / name).is_file()] == []
