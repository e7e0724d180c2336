"""Where the keys and values of a table file stand in its text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import lru_cache

import yaml

from uth.problems import plain_key

Path = tuple[str, ...]
"""The keys from the top of a file, as :func:`uth.problems.plain_key` has them."""


class Kind(Enum):
    """What a value is."""

    SCALAR = auto()
    LIST = auto()
    MAPPING = auto()


@dataclass(frozen=True, slots=True)
class Span:
    """A key and its value; places count characters from the start of the text.

    :ivar start: where the key begins; *colon*: where its name ends.
    :ivar at: where the value begins; *end*: behind its last character.
    :ivar flow: the value stands in brackets; *inside*: the key does, together with its neighbours.
    :ivar text: the value as text; of a list, its items with commas between them.
    """

    start: int
    colon: int
    at: int
    end: int
    kind: Kind
    flow: bool
    inside: bool
    text: str
    line: int
    """The line of the key, from 1."""


Spans = Mapping[Path, Span]


@dataclass(slots=True)
class _Open:
    """A list or a mapping whose end has not come yet, and the key that waits for its value."""

    kind: Kind
    path: Path | None
    """None below something that has no path: an item of a list, or a key that is there twice."""
    flow: bool
    start: int
    key: yaml.ScalarEvent | None = None
    end: int = 0
    items: list[str] = field(default_factory=list)


class _Reader:
    """Takes the events of a file one by one."""

    def __init__(self) -> None:
        self.found: dict[Path, Span] = {}
        self._open: list[_Open] = []

    def take(self, event: yaml.Event) -> None:
        """Take the next event."""
        match event:
            case yaml.ScalarEvent() if self._waits_for_key:
                self._open[-1].key = event
            case yaml.ScalarEvent():
                self._value(Kind.SCALAR, _begins(event), _ends(event), event.value, flow=False)
            case yaml.CollectionStartEvent():
                kind = Kind.MAPPING if isinstance(event, yaml.MappingStartEvent) else Kind.LIST
                self._open.append(_Open(kind, self._path(), bool(event.flow_style), _begins(event)))
            case yaml.CollectionEndEvent():
                self._close(event)
            case _:
                pass

    @property
    def _waits_for_key(self) -> bool:
        return bool(self._open) and self._open[-1].kind is Kind.MAPPING and self._open[-1].key is None

    def _path(self) -> Path | None:
        """Where the value that comes next belongs."""
        if not self._open:
            return ()
        above = self._open[-1]
        if above.path is None or above.key is None:
            return None
        path = (*above.path, plain_key(above.key.value))
        return None if path in self.found else path

    def _close(self, event: yaml.Event) -> None:
        closed = self._open.pop()
        end = _ends(event) if closed.flow else max(closed.end, closed.start)
        self._value(closed.kind, closed.start, end, ", ".join(closed.items), flow=closed.flow)

    def _value(self, kind: Kind, at: int, end: int, text: str, *, flow: bool) -> None:
        if not self._open:
            return
        above, path = self._open[-1], self._path()
        key, above.key = above.key, None
        above.end = end
        if above.kind is Kind.LIST:
            above.items.append(text)
        elif path is not None and key is not None:
            places = _begins(key), _ends(key), at, end
            self.found[path] = Span(*places, kind, flow, above.flow, text, _line(key))


def _begins(event: yaml.Event) -> int:
    assert event.start_mark is not None
    return event.start_mark.index


def _ends(event: yaml.Event) -> int:
    assert event.end_mark is not None
    return event.end_mark.index


def _line(event: yaml.Event) -> int:
    assert event.start_mark is not None
    return event.start_mark.line + 1


@lru_cache(maxsize=16)
def spans(text: str) -> Spans:
    """Return every key of a table file by its path; nothing where the text cannot be followed to its end."""
    reader = _Reader()
    try:
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            reader.take(event)
    except (yaml.YAMLError, ValueError, OverflowError):
        return {}
    return reader.found


def children(found: Spans, path: Path) -> list[Path]:
    """Return the keys of a mapping in the order of the file."""
    return [each for each in found if each[:-1] == path]
