"""What the commands of the pit boss's desk print, without what changes from day to day."""

from __future__ import annotations

import pytest

from uth.cli import main

_OF_TODAY = ("Program  ", "Date of the report  ")


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """Run a command and return what it prints; nothing goes to the error stream."""
    assert main(arguments) == code
    found = capsys.readouterr()
    assert found.err == ""
    return "".join(line for line in found.out.splitlines(keepends=True) if not line.startswith(_OF_TODAY))


def complained(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that is refused and return why; nothing is printed otherwise."""
    assert main(arguments) == 2
    found = capsys.readouterr()
    assert found.out == ""
    return found.err.removeprefix("uth: ").removesuffix("\n")
