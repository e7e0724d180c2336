"""The text of a table file to a table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from uth.chips import CURRENCY_CODES, Currency, currency
from uth.config.codecs import or_list
from uth.config.payouts import warn_of_payouts
from uth.config.places import Place, Report, Wrong
from uth.config.schema import FORMAT, TABLE
from uth.i18n import gettext as _
from uth.problems import Problem
from uth.table import Table
from uth.yaml_nodes import Mapping, Node, Scalar, compose

_STAND_IN = "USD"
"""Amounts are still checked, with its two decimals, while the file's own currency is unknown."""

_MOST = 64
_CLEAN: dict[tuple[str, frozenset[str]], Table] = {}
"""The last texts in which nothing was wrong, with the names of profiles: the same in every file and language."""


def read_table(
    text: str, file: str, profiles: Iterable[str] = ()
) -> tuple[Table | None, tuple[Problem, ...], tuple[Problem, ...]]:
    """Read a table file: the table, every problem of the file, and the warnings, both in the order of its lines.

    There is a table exactly if there is no problem. *file* is only how problems name the file; *profiles* are the
    names that ``faults`` may have besides those of the program.
    """
    known = text, frozenset(profiles)
    if known in _CLEAN:
        return _CLEAN[known], (), ()
    node, problems = compose(text, file)
    report = Report(file, list(problems))
    table = None
    if node is not None:
        place = Place(node, (), node.line, report, _currency_of(node), known[1])
        with suppress(Wrong):
            table = _read(place)
    if report.problems:
        table = None
    if table is not None:
        warn_of_payouts(table, report)
        if not report.warnings:
            _keep(known, table)
    return table, _in_order(report.problems), _in_order(report.warnings)


def _keep(known: tuple[str, frozenset[str]], table: Table) -> None:
    _CLEAN[known] = table
    if len(_CLEAN) > _MOST:
        del _CLEAN[next(iter(_CLEAN))]


def _read(place: Place) -> Table:
    if not isinstance(place.node, Mapping):
        raise place.expected(_("the keys of a table file, such as {keys}").format(keys=or_list(("format", "name"))))
    newer = _newer_format(place.node)
    if newer is not None:
        raise place.below("format", newer, newer.line).wrong(
            _("made for a newer version of the program: this one reads format {known}, got {format}").format(
                known=FORMAT, format=newer.text
            )
        )
    return TABLE.read(place)


def _scalar(node: Node, key: str) -> Scalar | None:
    """The text under a key of the file's top level, if there is any."""
    pairs = node.pairs if isinstance(node, Mapping) else ()
    return next((value for name, value in pairs if name.text == key and isinstance(value, Scalar)), None)


def _newer_format(node: Node) -> Scalar | None:
    """The file's format if it is newer: its other keys may then mean what this version cannot know."""
    written = _scalar(node, "format")
    digits = written.text.strip() if written else ""
    newer = digits.isascii() and digits.isdigit() and len(digits) < 10 and int(digits) > FORMAT
    return written if newer else None


def _currency_of(node: Node) -> Currency:
    written = _scalar(node, "currency")
    code = written.text.strip().upper() if written else ""
    return currency(code if code in CURRENCY_CODES else _STAND_IN)


def _in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    return tuple(sorted(problems, key=lambda problem: problem.line))
