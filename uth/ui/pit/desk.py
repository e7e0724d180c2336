"""One table file on the desk: its lines, what they are worth, and another table beside it. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction

from uth.analysis.figures import Figures
from uth.chips import AmountError
from uth.config import Problem
from uth.pit.bound import Bound, Known, NoBound, best_bound
from uth.pit.edit import Difference, Editing, differences, values
from uth.pit.edit_change import changed, without
from uth.pit.edit_lines import Group, Line, Sort, lines
from uth.pit.edit_spans import Path
from uth.pit.edit_steps import stepped
from uth.problems import joined
from uth.report.changes import Sign
from uth.table import Table
from uth.ui.pit.exact import Exact, figures_by

_BACK = 4
"""So many earlier drafts are looked at for a bound."""


class How(Enum):
    """How good the figures of the file are."""

    EXACT = auto()
    STILL = auto()
    """Exact without solving: best play is that of before."""
    BOUND = auto()
    NOTHING = auto()
    PROBLEM = auto()
    """The file is no table now."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What the file is worth.

    :ivar figures: under best play, or for a bound under the best play of before; None where nothing is known.
    :ivar why_not: why there is no bound.
    :ivar failed: why it cannot be solved; empty if it is, or will be.
    :ivar trips_exact: a bound's Trips figures do not hang on how the main bets are played.
    """

    how: How
    figures: Figures | None = None
    why_not: NoBound | None = None
    failed: str = ""
    trips_exact: bool = True
    edge: Fraction | None = None
    """The exact house edge of the Ante, where that is known before the figures are."""


class Desk:
    """A file while it is edited. Every edit can be taken back; what is typed on one line is one edit."""

    def __init__(self, editing: Editing, exact: Exact, others: Sequence[Table], names: Sequence[str] = ()) -> None:
        """*others*: the tables that it can be compared with, besides the saved file; *names*: if not by their own."""
        self.editing = editing
        self.exact = exact
        self.others = tuple(others)
        self.names = tuple(names) or tuple(table.name for table in others)
        self.beside = 0
        """What it is compared with: 0 the saved file, from 1 the others."""
        self._before_typing: Editing | None = None
        self._lines: tuple[Editing, dict[Group, tuple[Line, ...]]] = editing, {}
        self._read: tuple[Table | None, dict[Path, str]] = None, {}
        self._compared: tuple[Table | None, Table | None] = None, None
        self._differing: frozenset[Path] = frozenset()
        self._bounds: dict[Table, Bound | NoBound | None] = {}

    # --- lines

    def lines(self, group: Group) -> tuple[Line, ...]:
        """Return the lines of a part of the file; none of a file that cannot be followed."""
        if self._lines[0] is not self.editing:
            self._lines = self.editing, {}
        found = self._lines[1]
        if group not in found:
            found[group] = lines(self.editing, group) if self.editing.now.spans else ()
        return found[group]

    def different(self) -> tuple[Line, ...]:
        """Return the lines that differ from what the file is compared with."""
        here, there = self.editing.good, self.other
        if here is None or there is None:
            return ()
        known = {line.path: line for group in Group for line in self.lines(group)}
        found = differences(here, there)
        return tuple(known.get(each.path) or _only_shown(each) for each in found)

    @property
    def differing(self) -> frozenset[Path]:
        """The lines that the file and what it is compared with do not have alike; none while it has a problem."""
        here, there = self.editing.now.table, self.other
        if (here, there) != self._compared:
            found = differences(here, there) if here is not None and there is not None else ()
            self._compared, self._differing = (here, there), frozenset(each.path for each in found)
        return self._differing

    def is_editable(self, line: Line) -> bool:
        """Return whether a line can be edited here."""
        return any(line.path == each.path for group in Group for each in self.lines(group))

    def unplaced(self) -> tuple[Problem, ...]:
        """Return the problems, then the warnings, that are about no line that can be edited here."""
        known = {joined(line.path) for group in Group for line in self.lines(group)}
        now = self.editing.now
        return tuple(each for each in (*now.problems, *now.warnings) if each.path not in known)

    def has_problem(self, group: Group) -> bool:
        """Return whether a line of that part has a problem."""
        return any(self.editing.now.problems_at(line.path) for line in self.lines(group))

    @property
    def other(self) -> Table | None:
        """The table that it is compared with; None where the saved file is none."""
        return self.others[self.beside - 1] if self.beside else self.editing.saved.table

    def there(self, path: Path) -> str:
        """Return what the other table says on a line; empty where it has no such line."""
        if self.other is not self._read[0]:
            self._read = self.other, values(self.other) if self.other is not None else {}
        return self._read[1].get(path, "")

    def here(self, line: Line) -> str:
        """Return what the file says on a line; amounts with their decimals, as those of another table are told."""
        good = self.editing.good
        if line.sort is not Sort.MONEY or good is None:
            return line.value
        try:
            return good.currency.format(good.currency.parse(line.value))
        except AmountError:
            return line.value

    # --- edits

    def type(self, line: Line, text: str) -> None:
        """Let a line say what was typed so far.

        :raises CannotEdit: if the file is written in a way that something else would change, too.
        """
        start = self._before_typing or self.editing
        # A field that was just emptied takes nothing out yet.
        self.editing = changed(start, line, text) if text.strip() else start
        self._before_typing = start

    def typed(self) -> None:
        """Keep what was typed as one edit."""
        self._before_typing = None

    def untype(self) -> None:
        """Take back what was typed on the line."""
        self.editing = self._before_typing or self.editing
        self._before_typing = None

    def set(self, line: Line, value: str) -> None:
        """Let a line have another value.

        :raises CannotEdit: as :meth:`type` does.
        """
        self.typed()
        self.editing = changed(self.editing, line, value)

    def step(self, line: Line, by: int) -> bool:
        """Let a line have the next value up (1) or down (-1); return whether there is one.

        :raises CannotEdit: as :meth:`type` does.
        """
        self.typed()
        value = stepped(self.editing, line, by)
        if value is not None:
            self.editing = changed(self.editing, line, value)
        return value is not None

    def remove(self, line: Line) -> None:
        """Take a line out.

        :raises CannotEdit: as :meth:`type` does.
        """
        self.typed()
        self.editing = without(self.editing, line)

    def undo(self) -> None:
        """Take the last edit back."""
        self.typed()
        self.editing = self.editing.undone()

    def redo(self) -> None:
        """Do it again."""
        self.typed()
        self.editing = self.editing.redone()

    # --- what it is worth

    def worth(self) -> Worth:
        """Return what is known of the file now; what is not is solved from now on."""
        table = self.editing.now.table
        if table is None:
            return Worth(How.PROBLEM)
        figures = self.exact.figures(table)
        if figures is not None:
            return Worth(How.EXACT, figures)
        bound = self._bound(table)
        if isinstance(bound, Bound) and bound.exact:
            return Worth(How.STILL, figures_by(table, bound.ends))
        self.exact.ask(table)
        failed, edge = self.exact.why(table), self.exact.edge(table)
        if isinstance(bound, Bound):
            return Worth(How.BOUND, figures_by(table, bound.ends), None, failed, bound.trips_exact, edge)
        return Worth(How.NOTHING, None, bound, failed, edge=edge)

    def _bound(self, table: Table) -> Bound | NoBound | None:
        """What the best play of the saved file, of the last edits or of the other table says of this one."""
        if table not in self._bounds:
            found = best_bound(self._known(), table)
            if found is None:
                return None
            self._bounds[table] = found
        return self._bounds[table]

    def _known(self) -> list[Known]:
        past = [each.table for each in self.editing.past[-_BACK:]]
        tables = dict.fromkeys((self.editing.saved.table, *past, self.other))
        found = ((table, self.exact.ends(table)) for table in tables if table is not None)
        return [Known(table, ends) for table, ends in found if ends is not None]

    def other_figures(self) -> Figures | None:
        """Return the exact figures of the table that it is compared with; once the file's are known, they follow."""
        if self.other is None:
            return None
        self.exact.ask_first([self.other])
        return self.exact.figures(self.other)


def _only_shown(each: Difference) -> Line:
    """A line that differs and is not among those of the file: of a sign that it does not have, or of its chips."""
    sort = Sort.PAY if each.path[0] in set(Sign) else Sort.TEXT
    return Line(each.path, sort, each.here, written=False)
