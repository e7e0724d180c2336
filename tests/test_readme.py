"""The README is run: its commands work, its outputs are what is printed, its tables are the program's."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tests.cli.history.played import some_history
from tests.golden import check_golden
from uth.analysis.solution import DEALS
from uth.ui.key_help import elsewhere_groups, help_groups
from uth.ui.keymap import Keymap

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def _blocks(kind: str) -> list[str]:
    return [text for language, text in _BLOCK.findall(README) if language == kind]


def _lines(kind: str) -> list[str]:
    return [line for block in _blocks(kind) for line in block.splitlines()]


INSTALLING = [line for line in _lines("sh") if "-m venv" in line]
COMMANDS = [line for line in _lines("sh") if "-m venv" not in line]


def test_windows_lines_are_the_others_in_another_spelling() -> None:
    respelled = [line.replace("python3 ", "py ", 1).replace(".venv/bin/", ".venv\\Scripts\\") for line in INSTALLING]
    assert _lines("bat") == respelled
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


def _run(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of the README with this Python; one that opens a window plays one round by itself instead."""
    command, _, file = line.partition(" > ")
    words = shlex.split(command)
    assert words[0] == "uth"
    if words[1:2] in ([], ["play"]) and "--demo" not in words:
        words += ["--demo", "--rounds", "1"]
    answer = subprocess.run(
        [sys.executable, "-m", "uth", *words[1:]],
        check=False, capture_output=True, text=True, encoding="utf-8", cwd=folder, timeout=200,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8",
             "XDG_DATA_HOME": str(folder / "share")},
    )  # fmt: skip
    if file:
        (folder / file).write_text(answer.stdout, encoding="utf-8")
    return answer


def _chapters() -> Iterator[list[str]]:
    """The commands by chapter: those of one need what those before them made."""
    for chapter in README.split("\n## "):
        lines = [line for kind, text in _BLOCK.findall(chapter) if kind == "sh" for line in text.splitlines()]
        commands = [line for line in lines if line in COMMANDS]
        if commands:
            yield commands


@pytest.mark.parametrize("lines", list(_chapters()), ids=lambda lines: lines[0].partition(" --")[0])
def test_every_command_works(lines: list[str], tmp_path: Path, users_folder: Path) -> None:
    if any(line.startswith("uth history") for line in lines):
        some_history(users_folder, sittings=[("standard", 5, 1)]).close()
    for line in lines:
        answer = _run(line, tmp_path)
        assert (answer.returncode, answer.stderr) == (0, ""), line


def test_what_it_shows_is_what_the_program_shows(tmp_path: Path) -> None:
    """The printed settlement, and the keys of the help overlay."""
    [printed] = _blocks("text")
    settle = next(line for line in COMMANDS if line.startswith("uth settle"))
    start, end = README.index("| ", README.index("### Keys")), README.index("\n\n## For the dealer")
    wanted = README[:start] + _keys() + README[end:]
    check_golden(ROOT / "README.md", wanted.replace(printed, _run(settle, tmp_path).stdout))


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
def test_the_shuffle_is_checked_as_it_says(tmp_path: Path) -> None:
    (log,) = [line for line in COMMANDS if "--log" in line]
    (check,) = _lines("bash")
    assert _run(log, tmp_path).returncode == 0
    noted = (tmp_path / "deck.log").read_text(encoding="utf-8")
    (commitment,) = re.findall(r"round 1 commitment (\w{64})$", noted, re.MULTILINE)
    printed = subprocess.run(["sh", "-c", check], check=True, capture_output=True, text=True, cwd=tmp_path).stdout
    assert printed.split()[0] == commitment


def test_its_picture_shows_the_table_as_it_looks_now(tmp_path: Path) -> None:
    """Of the blocks that both pictures are made of no more than a few differ; ``UTH_REGEN=1`` renews it."""
    _run("uth play --demo --rounds 1 --table practice --boxes 6 --seed 11 --size 1280x800 --record shots", tmp_path)
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
