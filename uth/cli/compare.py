"""``uth compare A B``: two tables side by side, as a change record: files, figures, and where best play changes."""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from uth.cli import figures as shown
from uth.cli.examples import example
from uth.cli.output import busy, say, say_json, say_table, stamped, told_by, warn
from uth.i18n import gettext as _
from uth.words.figures import ending_words, exact_words, number_words

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.analysis.comparison import HandChange
    from uth.analysis.figures import Figures
    from uth.analysis.kernels.jit import Compiling
    from uth.config import LoadedTable


_LONGEST_IN_A_COLUMN = 40
_NEXT = " | "
"""Between the items of a list."""
_NOISE = 1e-12
"""Roots that differ by less are equal."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two tables."""

    typed: str
    loaded: LoadedTable
    figures: Figures

    @property
    def sha256(self) -> str:
        """The hash of its file."""
        return hashlib.sha256(self.loaded.file.read_bytes()).hexdigest()

    def as_json(self) -> dict[str, Any]:
        """Return what tells this table from others."""
        table = self.loaded.table
        return {
            "table": self.typed,
            "name": table.name,
            "revision": table.revision,
            "effective": table.effective,
            "file": str(self.loaded.file),
            "sha256": self.sha256,
            "warnings": [warning.data for warning in self.loaded.warnings],
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two tables and where their best play differs."""

    one: Side
    other: Side
    hands: tuple[HandChange, ...]
    flops: int | None
    """How many flop decisions differ; None where the solver that would count them is missing."""


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "compare",
        help=_("two tables side by side"),
        description=_(
            "Show what differs between two table files, their exact figures side by side, and where the best "
            "strategy changes."
        ),
        epilog=example("uth compare standard pennsylvania-a"),
    )
    parser.add_argument("one", metavar="A", help=_("the name of a table, or the path of a table file"))
    parser.add_argument("other", metavar="B", help=_("another one"))
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compare two tables and print everything that differs.

    :raises UthError: if one cannot be found, has problems, or cannot be solved.
    """
    from uth.config import load_table

    one, other = ((typed, load_table(typed)) for typed in (args.one, args.other))
    with busy(_("exact figures and strategies ...")) as show:
        compared = compare(one, other, told=told_by(show))
    if args.json:
        say_json(stamped(_document(compared)))
    else:
        _print(compared)
    return 0


def compare(
    one: tuple[str, LoadedTable], other: tuple[str, LoadedTable], *, told: Compiling | None = None
) -> Comparison:
    """Compare two tables, each given as it was typed and as it was loaded.

    :raises SolverMissing: if one has no stored solution and the compiled solver cannot be loaded.
    """
    from uth.analysis.comparison import flop_changes, hand_changes
    from uth.analysis.figures import figures
    from uth.analysis.game import game_of
    from uth.analysis.solved import SolverMissing

    sides = [Side(typed, loaded, figures(loaded.table, told=told)) for typed, loaded in (one, other)]
    hands = hand_changes(sides[0].figures.hands, sides[1].figures.hands)
    try:
        flops = flop_changes(game_of(one[1].table), game_of(other[1].table), told=told)
    except SolverMissing:
        flops = None
    return Comparison(sides[0], sides[1], hands, flops)


def changes(one: LoadedTable, other: LoadedTable) -> list[tuple[str, str, str]]:
    """Return every key in which two tables differ, defaults written out, with both values."""
    from uth.config import table_as_data

    before, after = (dict(_leaves(table_as_data(loaded.table))) for loaded in (one, other))
    keys = dict.fromkeys((*before, *after))
    return [(key, before.get(key, "-"), after.get(key, "-")) for key in keys if before.get(key) != after.get(key)]


def _leaves(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Each key of nested data as a path, with its value as text."""
    from uth.problems import joined

    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from _leaves(value, (*path, str(key)))
    else:
        yield joined(path), _as_text(data)


def _as_text(value: Any) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{key} {_as_text(item)}" for key, item in value.items())
    return _NEXT.join(map(_as_text, value)) if isinstance(value, list) else str(value)


def _numbers(compared: Comparison) -> list[tuple[shown.Number | None, shown.Number | None]]:
    """Every figure that one of the tables has, from both."""
    one, other = (
        {number.key: number for number in shown.numbers(side.figures)} for side in (compared.one, compared.other)
    )
    keys = sorted(dict.fromkeys((*one, *other)), key=lambda key: list(shown.PARTS).index(key.partition(".")[0]))
    return [(one.get(key), other.get(key)) for key in keys]


def _worth_a_row(one: shown.Number | None, other: shown.Number | None) -> bool:
    """Not a decision that neither table's best play ever takes."""
    return any(number is not None and (number.value or not number.is_decision) for number in (one, other))


def _document(compared: Comparison) -> dict[str, Any]:
    from uth.analysis.comparison import FLOP_DECISIONS

    return {
        "a": compared.one.as_json(),
        "b": compared.other.as_json(),
        "changes": [
            {"path": key, "a": before, "b": after}
            for key, before, after in changes(compared.one.loaded, compared.other.loaded)
        ],
        "figures": {number.key: _figure(one, other) for one, other in _numbers(compared) if (number := one or other)},
        "strategy": {
            "starting_hands": [_hand(change) for change in compared.hands],
            "flop": {"changed": compared.flops, "decisions": FLOP_DECISIONS},
        },
    }


def _figure(one: shown.Number | None, other: shown.Number | None) -> dict[str, Any]:
    difference = other.less(one)[0] if one and other else None
    return {
        "a": float(one.value) if one else None,
        "b": float(other.value) if other else None,
        "difference": float(difference) if difference is not None else None,
        "exact": str(difference) if isinstance(difference, Fraction) else None,
    }


def _hand(change: HandChange) -> dict[str, Any]:
    return {
        "hand": change.hand.name,
        "deals": change.hand.deals,
        "a": change.before.value,
        "b": change.after.value,
        "cost": float(change.cost) if change.cost is not None else None,
        "exact": str(change.cost) if change.cost is not None else None,
    }


def _print(compared: Comparison) -> None:
    for letter, side in (("A", compared.one), ("B", compared.other)):
        for warning in side.loaded.warnings:
            warn(str(warning))
        say(f"{letter}: {_headline(side)}")
    _print_changes(changes(compared.one.loaded, compared.other.loaded))
    say("")
    say_table((_("figure"), "A", "B", _("difference"), _("exactly")), _rows(compared), right=(1, 2, 3))
    _print_strategy(compared)


def _print_changes(changed: Sequence[tuple[str, str, str]]) -> None:
    """Short values in columns, long ones (sources, chips) below each other."""
    short = [change for change in changed if max(map(len, change)) <= _LONGEST_IN_A_COLUMN]
    say("" if changed else "\n" + _("the two files say the same"))
    if short:
        say_table((_("in the file"), "A", "B"), short)
    for key, before, after in changed:
        if (key, before, after) not in short:
            say(f"{key}\n  A: {_below(before)}\n  B: {_below(after)}")


def _below(items: str) -> str:
    """The items of a long value, one to a line."""
    return items.replace(_NEXT, "\n     ")


def _headline(side: Side) -> str:
    table = side.loaded.table
    parts = [
        table.name,
        _("revision {revision}").format(revision=table.revision) if table.revision else "",
        table.effective,
    ]
    return ", ".join(part for part in (*parts, f"{side.loaded.file}, sha256 {side.sha256}") if part)


def _rows(compared: Comparison) -> Iterator[tuple[str, str, str, str, str]]:
    part = ""
    for one, other in _numbers(compared):
        number = one or other
        if number is None or not _worth_a_row(one, other):
            continue
        if number.key.partition(".")[0] != part:
            part = number.key.partition(".")[0]
            yield shown.part_words(part), "", "", "", ""
        texts = tuple(each.text if each else "-" for each in (one, other))
        yield f"  {number.label}", texts[0], texts[1], *_difference(one, other)


def _difference(one: shown.Number | None, other: shown.Number | None) -> tuple[str, str]:
    if one is None or other is None:
        return "", ""
    difference, text = other.less(one)
    if isinstance(difference, Fraction):
        return (text, exact_words(difference)) if difference else ("", "")
    return (text if abs(difference) > _NOISE else "", "")


def _print_strategy(compared: Comparison) -> None:
    from uth.analysis.comparison import FLOP_DECISIONS

    say("\n" + _("starting hands with another best choice: {count} of 169").format(count=len(compared.hands)))
    if compared.hands:
        rows = [
            (
                change.hand.name,
                str(change.hand.deals),
                ending_words(change.before),
                ending_words(change.after),
                _cost(change),
            )
            for change in compared.hands
        ]
        say_table((_("hand"), _("of 1,326"), "A", "B", _("cost of A's choice at B, Antes")), rows, right=(1, 4))
    counted = _("not counted, the solver cannot be loaded") if compared.flops is None else f"{compared.flops:,}"
    say(
        _("flop decisions with another best choice: {counted} of {flop_decisions:,}").format(
            counted=counted, flop_decisions=FLOP_DECISIONS
        )
    )


def _cost(change: HandChange) -> str:
    return number_words(change.cost) if change.cost is not None else _("not offered")
