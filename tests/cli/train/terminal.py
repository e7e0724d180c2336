"""Somebody at a terminal: what is typed there, and a window that stands in for the one that would open."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.school.houses import TABLES
from uth.cli import main
from uth.cli.train import school_window
from uth.school.keeping import Keeping
from uth.school.plan import Plan

SOME_TABLES = [
    each if each in ("standard", "six-box-dark", "heads-up-like", "pennsylvania-a")
    else pytest.param(each, marks=pytest.mark.full)
    for each in TABLES
]  # fmt: skip
"""Every table; what is done at a few of them in the suite is done at all in the whole count."""
Typed = Callable[..., str]
"""Runs a command with typed lines, and returns what it prints."""
_ODD = "0123456789xX.,$-²\x1b\x00\u202eäß﷽ \tAhKd"


class Terminal(io.StringIO):
    """Somebody sits there and types."""

    def isatty(self) -> bool:
        return True


def typed_into(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Return what runs ``uth train`` *name* with typed lines, and returns what it prints."""

    def run(lines: list[str], *arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["train", name, *arguments]) == 0
        return capsys.readouterr().out

    return run


def report_of(run: Typed, lines: list[str], *arguments: str) -> dict[str, Any]:
    """Return the report as JSON."""
    document: dict[str, Any] = json.loads(run(lines, *arguments, "--json"))
    return document


def hostile_lines(words: list[str], share: float, count: int) -> Iterator[list[str]]:
    """Yield lines without end, so many at a time: known words, that share of them, and odd signs."""
    draw = random.Random(7)
    while True:
        yield [
            draw.choice(words) if draw.random() < share else "".join(draw.choices(_ODD, k=draw.randrange(12)))
            for _ in range(count)
        ]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """Return the plans for which a window of the school would have opened: a person types, and leaves at once."""
    plans: list[Plan] = []

    def show(plan: Plan, _keeping: Keeping) -> bool:
        plans.append(plan)
        return True

    monkeypatch.setattr(school_window, "shown", show)
    monkeypatch.setattr("sys.stdin", Terminal("quit\n"))
    return plans
