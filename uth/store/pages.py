"""Rows read straight from the pages of a SQLite file, where SQLite itself gives up: every page stands for itself.

A damaged page costs its own rows and no others, whatever led to it. Only rows that can be read whole are given.

Source: https://www.sqlite.org/fileformat2.html, sections 1.6 (pages) and 2.1 (records).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Protocol

from uth.store import wal

Value = int | float | str | bytes | None


class Row(NamedTuple):
    """A row as the file has it. *rowid*: its key in a table that has one; there its column is None."""

    rowid: int | None
    values: tuple[Value, ...]


class Pages(Protocol):
    """Pages by number, from 1."""

    def __len__(self) -> int:
        """Return how many there are."""

    def __getitem__(self, number: int, /) -> bytes:
        """Return the content of one; nothing where it cannot be read."""


class Image:
    """The pages of a database with what waits in its log. Nobody may be writing to it."""

    def __init__(self, file: Path, page_size: int) -> None:
        """Open the file for reading; without one there may still be a log.

        :raises OSError: if the file cannot be read at all.
        """
        self._size = page_size
        self._logged = wal.read(file, page_size).pages
        self._stream = file.open("rb") if file.exists() else None
        in_file = -(-file.stat().st_size // page_size) if self._stream else 0
        self._count = max(in_file, *self._logged, 0)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, number: int) -> bytes:
        if number in self._logged:
            return self._logged[number]
        if self._stream is None:
            return b""
        try:
            self._stream.seek((number - 1) * self._size)
            return self._stream.read(self._size)
        except OSError:
            # A bad sector; the page is lost, the others are not.
            return b""

    def close(self) -> None:
        """Close the file."""
        if self._stream is not None:
            self._stream.close()


def rows(pages: Pages, page_size: int) -> Iterator[Row]:
    """Yield the rows of all pages that hold any, page by page; an index's rows are among them."""
    yield from _rows(pages, page_size, _usable(pages, page_size))


def _rows(pages: Pages, page_size: int, usable: int) -> Iterator[Row]:
    for number in range(1, len(pages) + 1):
        content = pages[number]
        if len(content) == page_size:
            yield from _Page(pages, content, usable, 100 if number == 1 else 0).rows()


_RESERVED = 20
"""Where the header says how many bytes at the end of each page are not the database's."""
_LEAST_USABLE = 480


def _usable(pages: Pages, page_size: int) -> int:
    """Return how many bytes of a page rows can use: as the header says, unless more rows can be read otherwise.

    Other programs leave some for their own purposes; but the byte that says so may be what is damaged.
    """
    first = pages[1] if len(pages) else b""
    told = page_size - (first[_RESERVED] if len(first) == page_size else 0)
    if told == page_size or told < _LEAST_USABLE:
        return page_size
    return max((told, page_size), key=lambda usable: sum(1 for _ in _rows(pages, page_size, usable)))


class _Broken(Exception):
    """Something that is no row."""


_TABLE_LEAF, _INDEX_LEAF, _INDEX_INTERIOR = 13, 10, 2
_FIXED = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 8, 8: 0, 9: 0}
"""How many bytes a value takes, by its type."""


class _Page:
    def __init__(self, pages: Pages, content: bytes, usable: int, start: int) -> None:
        self._pages = pages
        self._content = content[:usable]
        self._size = len(content)
        self._start = start
        self._usable = usable

    def rows(self) -> Iterator[Row]:
        kind, _, count, _, _ = struct.unpack_from(">BHHHB", self._content, self._start)
        if kind not in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INTERIOR):
            return
        pointers = self._start + (12 if kind == _INDEX_INTERIOR else 8)
        for place in range(pointers, min(pointers + 2 * count, self._usable - 1), 2):
            try:
                yield self._row(kind, int.from_bytes(self._content[place : place + 2], "big"))
            except (_Broken, IndexError, struct.error, UnicodeDecodeError):
                continue

    def _row(self, kind: int, at: int) -> Row:
        if at < self._start + 8:
            raise _Broken
        if kind == _INDEX_INTERIOR:
            at += 4
        size, at = _varint(self._content, at)
        rowid = None
        if kind == _TABLE_LEAF:
            rowid, at = _varint(self._content, at)
        return Row(rowid, _record(self._payload(kind, size, at)))

    def _payload(self, kind: int, size: int, at: int) -> bytes:
        """Return the record of *size* bytes that begins at *at* and may go on in overflow pages."""
        if not 0 < size <= len(self._pages) * self._usable:
            raise _Broken
        least = (self._usable - 12) * 32 // 255 - 23
        most = self._usable - 35 if kind == _TABLE_LEAF else (self._usable - 12) * 64 // 255 - 23
        if size <= most:
            return self._cut(at, size)
        here = least + (size - least) % (self._usable - 4)
        here = here if here <= most else least
        parts, left = [self._cut(at, here)], size - here
        (following,) = struct.unpack_from(">I", self._content, at + here)
        while left > 0:
            page = self._pages[following] if 0 < following <= len(self._pages) else b""
            if len(page) != self._size:
                raise _Broken
            parts.append(page[4 : min(4 + left, self._usable)])
            left -= self._usable - 4
            (following,) = struct.unpack_from(">I", page)
        return b"".join(parts)

    def _cut(self, at: int, size: int) -> bytes:
        if at + size > self._usable:
            raise _Broken
        return self._content[at : at + size]


def _record(payload: bytes) -> tuple[Value, ...]:
    size, at = _varint(payload, 0)
    body = size
    values: list[Value] = []
    while at < size:
        kind, at = _varint(payload, at)
        length = _FIXED[kind] if kind in _FIXED else (kind - 12) // 2
        if kind in (10, 11) or length < 0 or body + length > len(payload):
            raise _Broken
        values.append(_value(kind, payload[body : body + length]))
        body += length
    if at != size or body != len(payload):
        raise _Broken
    return tuple(values)


def _value(kind: int, data: bytes) -> Value:
    match kind:
        case 0:
            return None
        case 7:
            return float(struct.unpack(">d", data)[0])
        case 8 | 9:
            return kind - 8
        case _ if kind < 8:
            return int.from_bytes(data, "big", signed=True)
        case _:
            return data.decode() if kind % 2 else data


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return SQLite's number of 1 to 9 bytes at *at*, and where it ends."""
    value = 0
    for place in range(at, at + 8):
        byte = data[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    value = value << 8 | data[at + 8]
    return value - (1 << 64) if value >= 1 << 63 else value, at + 9
