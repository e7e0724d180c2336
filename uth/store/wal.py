"""SQLite's write-ahead log as it lies beside the database: what it holds, and whether any of it is damaged.

SQLite itself goes by the log up to the first frame that does not add up and forgets the rest, as it must after a power
switch, without a word. If whole transactions stand behind that frame, they were confirmed and the log is damaged.

Source: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

_HEADER, _FRAME = 32, 24
_MAGIC = (0x377F0682, 0x377F0683)
"""The first writes checksums over little-endian words, the second over big-endian ones."""
_MASK = 0xFFFFFFFF

Sum = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Log:
    """The content of a log.

    *pages*: the newest content of each page that a confirmed transaction wrote, by number from 1. *sound*: whether
    SQLite sees all of that.
    """

    pages: dict[int, bytes]
    sound: bool


class _Frame(NamedTuple):
    page: int
    commits: bool
    valid: bool
    content: bytes


_OTHER = _Frame(0, commits=False, valid=False, content=b"")
"""A frame that does not say it is of this run: of an older one, or damaged."""


def log_of(file: Path) -> Path:
    """Return where the log of a database is."""
    return file.with_name(f"{file.name}-wal")


PAGE_SIZES = {1: 1 << 16} | {1 << power: 1 << power for power in range(9, 17)}
"""How large pages are, in bytes, by the number that stands for it."""


def page_size(file: Path) -> int | None:
    """Return how large the pages of a database are by its log, None if that does not say.

    :raises OSError: if it cannot be read.
    """
    try:
        with log_of(file).open("rb") as stream:
            header = stream.read(_HEADER)
    except FileNotFoundError:
        return None
    if len(header) < _HEADER or int.from_bytes(header[:4], "big") not in _MAGIC:
        return None
    return PAGE_SIZES.get(int.from_bytes(header[8:12], "big"))


def waits(file: Path) -> bool:
    """Return whether the log of a database holds anything: it was not closed properly, or is open."""
    try:
        return log_of(file).stat().st_size > 0
    except FileNotFoundError:
        return False


def read(file: Path, page_size: int) -> Log:
    """Return what the log of the database *file* holds; nothing if there is none. Nobody may be writing to it.

    :raises OSError: if it cannot be read.
    """
    try:
        data = log_of(file).read_bytes()
    except FileNotFoundError:
        return Log({}, sound=True)
    sound_header, frames = _frames(data, page_size)
    kept = _until_commit(frames, broken=False) if sound_header else 0
    rest = frames[kept:]
    rest = rest[: _until_commit(rest, broken=True)]
    damaged = bool(rest) and (not sound_header or _more_than_one(rest))
    good = frames[: kept + len(rest)] if damaged else frames[:kept]
    return Log({frame.page: frame.content for frame in good if frame.valid}, sound=not damaged)


def _until_commit(frames: Sequence[_Frame], *, broken: bool) -> int:
    """How many frames lead to the last valid one that ends a transaction, over *broken* ones or up to the first."""
    until = 0
    for count, frame in enumerate(frames, 1):
        if frame.valid and frame.commits:
            until = count
        elif not frame.valid and not broken:
            break
    return until


def _more_than_one(frames: Sequence[_Frame]) -> bool:
    """Whether these are several transactions: the last may be torn, but those before it were confirmed.

    A transaction ends with a commit and writes each page once.
    """
    pages = [frame.page for frame in frames if frame is not _OTHER]
    return sum(frame.commits for frame in frames) > 1 or len(set(pages)) < len(pages)


def _frames(data: bytes, page_size: int) -> tuple[bool, list[_Frame]]:
    """Whether the header is sound, and the frames of the log's present run; older ones behind them have other salts."""
    size = _FRAME + page_size
    if len(data) < _HEADER + size:
        return True, []
    magic, _, _, _, *salts, first, second = struct.unpack(">8I", data[:_HEADER])
    order = ">" if magic == _MAGIC[1] else "<"
    sound = magic in _MAGIC and _added((0, 0), data[: _HEADER - 8], order) == (first, second)
    if not sound:
        # The first frame is always of the present run.
        salts, order = list(struct.unpack_from(">2I", data, _HEADER + 8)), "<" if sys.byteorder == "little" else ">"
    return sound, list(_read_frames(data, size, (salts, order, (first, second))))


def _read_frames(data: bytes, size: int, run: tuple[list[int], str, Sum]) -> Iterator[_Frame]:
    salts, order, before = run
    for start in range(_HEADER, len(data) - size + 1, size):
        page, pages, *own, first, second = struct.unpack_from(">6I", data, start)
        content = data[start + _FRAME : start + size]
        if own == salts:
            added = _added(before, data[start : start + 8] + content, order)
            yield _Frame(page, pages > 0, added == (first, second), content)
        else:
            yield _OTHER
        before = (first, second)


def _added(before: Sum, data: bytes, order: str) -> Sum:
    """SQLite's checksum, carried on from *before* over *data* of 8n bytes."""
    first, second = before
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for even, odd in zip(words, words, strict=True):
        first = (first + even + second) & _MASK
        second = (second + odd + first) & _MASK
    return first, second
