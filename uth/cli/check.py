"""``uth check T...``: what is wrong with table files, every problem at once."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from uth.cli.output import say, say_json, stamped

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.yaml_nodes import Problem


@dataclass(frozen=True, slots=True)
class Checked:
    """One table as it was typed, with what its file has wrong and what it should be warned about."""

    typed: str
    problems: tuple[Problem, ...]
    warnings: tuple[Problem, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the table's object of the JSON array."""
        lists = {
            "problems": [problem._asdict() for problem in self.problems],
            "warnings": [warning._asdict() for warning in self.warnings],
        }
        return stamped({"table": self.typed, **lists, **dict.fromkeys(("base", "trips", "combined", "dark"))})


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "check",
        help="check table files",
        description="List every problem and warning of table files. Exit code 1 if a file has problems, "
        "2 if one cannot be found or opened.",
        epilog="example: uth check paytables/mine.yaml standard",
    )
    parser.add_argument("tables", metavar="T", nargs="+", help="the name of a table, or the path of a table file")
    parser.add_argument("--json", action="store_true", help="print JSON: an array with an object for each table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the tables; all of them are looked for before anything is printed.

    :raises UthError: if one cannot be found or opened.
    """
    checked = [check(typed) for typed in args.tables]
    if args.json:
        say_json([table.as_json() for table in checked])
    else:
        for table in checked:
            _print(table)
    return 1 if any(table.problems for table in checked) else 0


def check(typed: str) -> Checked:
    """Read one table.

    :raises TableNotFound: if it cannot be found or opened.
    """
    from uth.config import TableFileError, load_table

    try:
        return Checked(typed, (), load_table(typed).warnings)
    except TableFileError as error:
        return Checked(typed, error.problems, error.warnings)


def _print(table: Checked) -> None:
    for problem in table.problems:
        say(str(problem))
    for warning in table.warnings:
        say(f"warning: {warning}")
    if not table.problems:
        say(f"{table.typed}: no problems")
