"""Where in a file the reader is, and what it has found wrong so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.problems import Problem, joined, meant, nearest, plain_key, shown
from uth.yaml_nodes import Items, Mapping, Node, Scalar, Unusable


class Wrong(Exception):
    """Leaves a value whose problem is in the report; the reader of the mapping around it goes on with the next key."""


@dataclass(slots=True)
class Report:
    """Problems and warnings of one file, in the order found, and the line of every place that was read."""

    file: str
    problems: list[Problem] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    lines: dict[tuple[str, ...], int] = field(default_factory=dict)

    def warn(self, path: tuple[str, ...], message: str) -> None:
        """Warn about the place at *path*, or about the nearest one above it that the file has."""
        known = next((path[:length] for length in range(len(path), 0, -1) if path[:length] in self.lines), ())
        self.warnings.append(Problem(self.file, self.lines.get(known, 0), joined(path), message))


@dataclass(frozen=True, slots=True)
class Place:
    """One node of the file with its path, the currency of the table, and the report to write to."""

    node: Node
    path: tuple[str, ...]
    line: int
    """Where its key is, or for an item of a list where the item is."""
    report: Report
    money: Currency
    profiles: frozenset[str] = frozenset()
    """Names of the irregularity profiles in the user's folder."""
    column: int = 0
    """Where in that line; 0 where it is not known."""

    def below(self, key: str, node: Node, line: int, column: int = 0) -> Place:
        """Return the place of a value in this one."""
        path = (*self.path, key)
        self.report.lines[path] = line
        return replace(self, node=node, path=path, line=line, column=column)

    def wrong(self, message: str) -> Wrong:
        """Report the problem; raise what comes back to leave the value."""
        self.report.problems.append(Problem(self.report.file, self.line, joined(self.path), message, self.column))
        return Wrong()

    def expected(self, what: str, *, like: Iterable[str] = ()) -> Wrong:
        """Report that *what* was expected here, what was found, and the nearest of *like*."""
        if isinstance(self.node, Unusable):
            return Wrong()
        near = nearest(self.node.text, like) if isinstance(self.node, Scalar) else None
        hint = meant(near)
        return self.wrong(_("expected {what}, got {found}{hint}").format(what=what, found=self._found(), hint=hint))

    def _found(self) -> str:
        if isinstance(self.node, Items):
            return _("a list")
        if isinstance(self.node, Mapping):
            return _("keys and values")
        text = self.node.text if isinstance(self.node, Scalar) else ""
        return f'"{shown(text)}"' if text.strip() else _("nothing")

    def text(self, what: str) -> str:
        """Return the scalar's text without space around it; anything else was not *what* was expected."""
        if not isinstance(self.node, Scalar) or not self.node.text.strip():
            raise self.expected(what)
        return self.node.text.strip()

    def word(self, what: str) -> str:
        """Return the scalar as :func:`uth.problems.plain_key` compares words."""
        return plain_key(self.text(what))
