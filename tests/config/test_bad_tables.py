"""Every bad table file against the exact text of its problems and warnings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import check_golden
from uth.config import Problem, read_table
from uth.yaml_nodes import decode

FOLDER = Path(__file__).parent.parent / "bad_tables"
FILES = sorted(FOLDER.glob("*.yaml"))
SINGLE = [file for file in FILES if not file.name.startswith("many-")]


def problems_and_warnings(file: Path) -> tuple[tuple[Problem, ...], tuple[Problem, ...]]:
    name = f"bad_tables/{file.name}"
    text, problems = decode(file.read_bytes(), name)
    if problems:
        return problems, ()
    table, problems, warnings = read_table(text, name)
    assert (table is None) == bool(problems)
    return problems, warnings


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_exact_messages(file: Path) -> None:
    problems, warnings = problems_and_warnings(file)
    lines = [*map(str, problems), *(f"warning: {warning}" for warning in warnings)]
    check_golden(file.with_suffix(".txt"), "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("file", SINGLE, ids=lambda file: file.stem)
def test_one_fault_is_one_problem(file: Path) -> None:
    problems, warnings = problems_and_warnings(file)
    assert len(problems) == 1
    assert warnings == ()


def test_there_are_enough_bad_files() -> None:
    assert len(SINGLE) >= 60
    assert len(FILES) - len(SINGLE) >= 3
