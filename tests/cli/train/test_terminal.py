"""A drill in the terminal speaks on one stream, hears lines, and says once why answers are not kept."""

from __future__ import annotations

import io

import pytest

from uth.cli.train.terminal import AtTerminal
from uth.store.database import StoreError


class Refused:
    """A disk that refuses, as long as it has a reason."""

    def __init__(self) -> None:
        self.why = ""

    def add(self, _plan: str, _mark: int) -> None:
        """Keep an answer."""
        if self.why:
            raise StoreError(self.why)


class Three(AtTerminal[str, int]):
    """Asks, and keeps what is asked of it."""

    def asked(self, question: str) -> str | None:
        """Return what is typed."""
        return self._ask(question)

    def keep(self, *marks: int) -> None:
        """Keep these answers."""
        self._keep("7", marks)


@pytest.mark.parametrize("aside", [False, True])
def test_it_speaks_on_one_stream_and_hears_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, aside: bool
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("check\n"))
    drill = Three(Refused(), aside=aside)
    assert (drill.asked("Check, or 4x?"), drill.asked("And now?")) == ("check\n", None)
    said = capsys.readouterr()
    assert (said.err if aside else said.out) == "Check, or 4x?\nAnd now?\n"
    assert (said.out if aside else said.err) == ""


def test_why_answers_are_not_kept_is_said_once_until_it_is_another_reason(capsys: pytest.CaptureFixture[str]) -> None:
    disk = Refused()
    drill = Three(disk, aside=False)
    said = []
    for why, marks in (("", 1), ("it is full", 2), ("it is full", 3), ("it fails", 4), ("", 5), ("it fails", 6)):
        disk.why = why
        drill.keep(*range(marks))
        said.append(capsys.readouterr().err)
    assert said == ["", "it is full\n", "", "it fails\n", "", "it fails\n"]
    assert drill.unkept == "it fails"
