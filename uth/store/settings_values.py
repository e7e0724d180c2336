"""What a setting may hold: readers of plain values, each of which says what it takes."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any

from uth import i18n, resources
from uth.i18n import gettext as _
from uth.problems import shown
from uth.words.choices import joined

LONGEST_PATH = 4096
"""Of the file of a table or a strategy."""
SYSTEM = "system"
"""The language of the system, where there is a catalogue for it."""


class Wrong(Exception):
    """A value is no value of its setting; the text says what is."""


def as_json(value: object) -> str:
    """Return a value in a message: one short printable line."""
    if isinstance(value, list | dict):
        return _("a list") if isinstance(value, list) else _("an object")
    return shown(json.dumps(value))


def _listed(values: Sequence[Any]) -> str:
    return joined([as_json(value) for value in values])


def one_of(kind: type[StrEnum]) -> Callable[[object], StrEnum]:
    """Return the reader of an enumeration, which raises :class:`Wrong`, as all of them do."""

    def read_one(value: object) -> StrEnum:
        if isinstance(value, str) and value in list(kind):
            return kind(value)
        raise Wrong(_listed(list(kind)))

    return read_one


def among(values: Sequence[float]) -> Callable[[object], float]:
    """Return the reader of one of some numbers, of the same type as they are."""

    def read_number(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or value not in values:
            raise Wrong(_listed(values))
        return type(values[0])(value)

    return read_number


def up_to(most: int) -> Callable[[object], int]:
    """Return the reader of a whole number from 0 on."""

    def read_whole(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise Wrong(_("a whole number from 0 to {most}").format(most=most))
        return value

    return read_whole


def yes_or_no(value: object) -> bool:
    """Return whether something is on."""
    if not isinstance(value, bool):
        raise Wrong(_listed([True, False]))
    return value


def language(value: object) -> str:
    """Return :data:`SYSTEM` or a language that there is a catalogue for."""
    known = [SYSTEM, *i18n.languages(resources.catalogues())]
    if not isinstance(value, str) or value not in (*known, i18n.PSEUDO):
        raise Wrong(_listed(known))
    return value


def table(value: object) -> str:
    """Return what a table is found by."""
    if not _may_be_path(value):
        raise Wrong(_("the name or path of a table, of at most {most} letters").format(most=LONGEST_PATH))
    return str(value)


def strategy(value: object) -> str:
    """Return the path of a strategy file."""
    if not _may_be_path(value):
        raise Wrong(_("the path of a strategy file, of at most {most} letters").format(most=LONGEST_PATH))
    return str(value)


def _may_be_path(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_PATH and value.isprintable()
