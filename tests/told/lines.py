"""A dialogue as a transcript, and tables to hold it at."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.golden import check_golden
from uth.config import load_table
from uth.session import seeded
from uth.table import Table
from uth.told.talk import Talk
from uth.told.visit import Visit
from uth.ui.evening import Evening

FOLDER = Path(__file__).parent / "transcripts"


def preset(name: str) -> Table:
    """Return a table that comes with the program."""
    return load_table(name).table


def evening(table: Table, *, bankroll: int = 1000, boxes: int = 1, seed: str = "7", company: int = 0) -> Evening:
    """Return an evening that nothing is kept of; *bankroll* in whole units."""
    made = Evening(table, bankroll * table.currency.unit, boxes, seeded(seed))
    made.company = company
    return made


def talk(table: Table, *, bankroll: int = 1000, boxes: int = 1, seed: str = "7", company: int = 0) -> Talk:
    """Return a dialogue at a table that nothing is kept of."""
    return Talk(*evening(table, bankroll=bankroll, boxes=boxes, seed=seed, company=company).sit_down())


def transcript(dialogue: Talk | Visit, typed: Iterable[str]) -> str:
    """Return everything that is typed, behind ``>``, and said."""
    said = dialogue.begin()
    for line in typed:
        said += [f"> {line}".rstrip(), *dialogue.hear(line)]
    return "".join(f"{line}\n" for line in said)


def check_transcript(name: str, text: str) -> None:
    """Compare with the transcript that is kept."""
    check_golden(FOLDER / f"{name}.txt", text)
