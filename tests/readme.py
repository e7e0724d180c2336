"""The commands of the README, and which of them the tests of those commands run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ELSEWHERE = {
    "uth bring standard --ante 10 --trips 5 --rounds 200 --bankroll 500": "cli/test_bring.py",
    "uth exposure standard --limits 5-40 --cap 20000 --chip 1": "cli/test_exposure.py",
    "uth pictures book --only menu --size 960x600": "cli/test_pictures.py",
    "uth strategy standard": "cli/test_strategy.py",
    "uth table standard --rules-of-play --pdf rules.pdf": "cli/test_document.py",
    "uth train checklist --table france --pdf checklist.pdf": "cli/train/test_checklist.py",
    "uth train sheet results --n 10 --seed 7 --pdf test.pdf": "cli/train/test_sheet.py",
}
"""Dear commands by the module, in this folder, that runs each as it stands and looks at more than its code."""


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of that kind."""
    return [text for language, text in BLOCK.findall(README) if language == kind]


def lines(kind: str) -> list[str]:
    """Return the lines of the blocks of that kind."""
    return [line for block in blocks(kind) for line in block.splitlines()]


INSTALLING = [line for line in lines("sh") if "-m venv" in line]
COMMANDS = [line for line in lines("sh") if "-m venv" not in line]


def arguments(command: str) -> list[str]:
    """Return what stands after ``uth`` in a command that is one of the README's."""
    assert command in COMMANDS
    return shlex.split(command)[1:]
