"""A table file on the desk: its text, what the reader makes of it, steps to be taken back, another table beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from uth.config import Problem, read_table, table_as_data
from uth.config.codecs import Data
from uth.config.profiles import list_profiles
from uth.pit.edit_spans import Path, Spans, spans
from uth.problems import joined
from uth.table import Table


@dataclass(frozen=True)
class Draft:
    """The text of a table file, and all that the reader says of it.

    :ivar file: how problems name the file.
    :ivar table: None while there is a problem.
    """

    file: str
    text: str
    table: Table | None
    problems: tuple[Problem, ...]
    warnings: tuple[Problem, ...]

    @cached_property
    def spans(self) -> Spans:
        """Where its keys stand."""
        return spans(self.text)

    def problems_at(self, path: Path) -> tuple[Problem, ...]:
        """Return what is wrong with the value of a key."""
        return tuple(problem for problem in self.problems if problem.path == joined(path))

    def warnings_at(self, path: Path) -> tuple[Problem, ...]:
        """Return what is odd about the value of a key."""
        return tuple(warning for warning in self.warnings if warning.path == joined(path))


def draft(text: str, file: str) -> Draft:
    """Return the draft that a text makes."""
    return Draft(file, text, *read_table(text, file, list_profiles()))


@dataclass(frozen=True)
class Editing:
    """A file while it is edited.

    :ivar saved: as it was opened, or saved last.
    :ivar good: the table of the last draft that had no problem; None while there was none.
    :ivar past: what an undo goes back to, the latest last; *future*: what a redo goes on to.
    """

    saved: Draft
    now: Draft
    good: Table | None
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether there is something that is not saved."""
        return self.now.text != self.saved.text

    def with_text(self, text: str) -> Editing:
        """Return it with another text, which can be taken back; the same where the text is."""
        if text == self.now.text:
            return self
        return self._at(draft(text, self.now.file), (*self.past, self.now), ())

    def undone(self) -> Editing:
        """Return it one step back, or as it is where there is none."""
        if not self.past:
            return self
        return self._at(self.past[-1], self.past[:-1], (self.now, *self.future))

    def redone(self) -> Editing:
        """Return it one step on, or as it is where there is none."""
        if not self.future:
            return self
        return self._at(self.future[0], (*self.past, self.now), self.future[1:])

    def as_saved(self, file: str) -> Editing:
        """Return it after it was saved under that name; every step can still be taken back."""
        saved = replace(self.now, file=file)
        return replace(self, saved=saved, now=saved)

    def _at(self, now: Draft, past: tuple[Draft, ...], future: tuple[Draft, ...]) -> Editing:
        return Editing(self.saved, now, now.table or self.good, past, future)


def opened(text: str, file: str) -> Editing:
    """Return a file as it is opened."""
    first = draft(text, file)
    return Editing(first, first, first.table)


# --- two tables side by side


@dataclass(frozen=True, slots=True)
class Difference:
    """A line that two tables do not have alike, in the words of their files; empty where one has no such line."""

    path: Path
    here: str
    there: str


def values(table: Table) -> dict[Path, str]:
    """Return every value of a table by its path, written out as in a file; lists with commas between their items."""
    return dict(_flat((), table_as_data(table)))


def _flat(path: Path, data: Data) -> Iterator[tuple[Path, str]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _flat((*path, key), value)
    else:
        yield path, _said(data)


def _said(data: Data) -> str:
    if isinstance(data, bool):
        return "yes" if data else "no"
    if isinstance(data, list):
        return ", ".join(map(_said, data))
    if isinstance(data, dict):
        return " ".join(map(_said, data.values()))
    return str(data)


def differences(here: Table, there: Table) -> tuple[Difference, ...]:
    """Return the lines in which two tables differ, in the order of a file; sources are no part of a table's rules."""
    one, other = values(here), values(there)
    paths = dict.fromkeys((*one, *other))
    return tuple(
        Difference(path, one.get(path, ""), other.get(path, ""))
        for path in paths
        if one.get(path) != other.get(path) and path[0] != "sources"
    )
