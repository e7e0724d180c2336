"""What the commands of the pit boss's desk print, without what changes from day to day."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from uth.cli import main
from uth.pit import law_kept
from uth.pit.law import RoundLaw, Setting
from uth.pit.law_joint import Seats, simulated
from uth.report import pdf
from uth.words.document import Document

_OF_TODAY = ("Program  ", "Date of the report  ")


@pytest.fixture
def fewer_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate fewer rounds for the law of a round with several boxes."""

    def fewer(setting: Setting, seats: Seats, *, rounds: int, told: Callable[[int], None]) -> RoundLaw:
        return simulated(setting, seats, rounds=min(rounds, 1 << 14), told=told)

    monkeypatch.setattr(law_kept, "simulated", fewer)


@pytest.fixture
def unprinted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lay the pages of PDF files out, but do not set them: what is on them is what differs between commands."""

    def laid_out(*documents: Document) -> bytes:
        return b"%PDF" + repr([pdf.layout(document) for document in documents]).encode()

    monkeypatch.setattr(pdf, "as_pdf", laid_out)


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
