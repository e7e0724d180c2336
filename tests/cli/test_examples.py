from __future__ import annotations

from uth.cli.examples import example


def test_it_names_the_command() -> None:
    assert example("uth tables --json") == "example: uth tables --json"
