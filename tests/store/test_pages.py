"""Rows read from the pages are those that SQLite reads; a damaged page costs its own and no others."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uth.store import pages, upkeep
from uth.store.pages import Image, Row, Value

SIZE = upkeep.PAGE_SIZE
WHOLE = st.integers(-(2**63), 2**63 - 1) | st.sampled_from([0, 1, -1, 127, 128, 2**15, 2**23, 2**31, 2**47])
LONG = st.integers(0, 20_000).map(lambda size: "ä€" * (size // 5))
VALUES = st.none() | WHOLE | st.floats(allow_nan=False) | st.text(max_size=200) | LONG | st.binary(max_size=9_000)


def written(file: Path, rows: Sequence[tuple[object, ...]]) -> None:
    """Write rows into a table with keys and one without."""
    with closing(upkeep.connected(file)) as connection:
        connection.execute("CREATE TABLE keyed (id INTEGER PRIMARY KEY, a, b, c)")
        connection.execute("CREATE TABLE plain (id INTEGER, a, b, c, PRIMARY KEY (id)) WITHOUT ROWID")
        connection.execute("BEGIN")
        for table in ("keyed", "plain"):
            connection.executemany(f"INSERT INTO {table} VALUES (?, ?, ?, ?)", rows)
        connection.execute("COMMIT")


def read(file: Path) -> list[Row]:
    """Return the rows of four columns; the schema's have five."""
    with closing(Image(file, SIZE)) as image:
        return [row for row in pages.rows(image, SIZE) if len(row.values) == 4]


@settings(max_examples=40)
@given(values=st.lists(st.tuples(VALUES, VALUES, VALUES), max_size=30), data=st.data())
def test_what_sqlite_wrote_is_read(
    values: list[tuple[Value, Value, Value]], data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("pages") / "it.sqlite"
    keys = data.draw(st.lists(st.integers(1, 2**62), min_size=len(values), max_size=len(values), unique=True))
    rows = [(key, *row) for key, row in zip(keys, values, strict=True)]
    written(file, rows)
    found = read(file)
    assert {row.rowid: row.values[1:] for row in found if row.rowid is not None} == {row[0]: row[1:] for row in rows}
    assert {row.values[0]: row.values[1:] for row in found if row.rowid is None} == {row[0]: row[1:] for row in rows}
    assert len(found) == 2 * len(rows)


def reserve(file: Path, count: int) -> None:
    """Make an empty database that leaves so many bytes of each page to other programs."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(f"PRAGMA page_size = {SIZE}; CREATE TABLE it (a); DROP TABLE it; VACUUM;")
    content = bytearray(file.read_bytes())
    assert len(content) == SIZE
    content[20] = count
    # Where the cells of the first page begin: at the end of what can be used.
    content[105:107] = (SIZE - count).to_bytes(2, "big")
    file.write_bytes(content)


OVERFLOWING = [(number, "x" * (number * 50), number, None) for number in range(1, 300)]


@pytest.mark.parametrize("count", [0, 1, 32, 255])
def test_pages_of_which_other_programs_use_some(count: int, tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    reserve(file, count)
    written(file, OVERFLOWING)
    content = bytearray(file.read_bytes())
    assert content[20] == count
    found = read(file)
    assert {row.rowid: row.values[1:] for row in found if row.rowid is not None} == {
        row[0]: row[1:] for row in OVERFLOWING
    }
    assert len(found) == 2 * len(OVERFLOWING)


@pytest.mark.parametrize("bit", range(8))
def test_the_byte_that_says_so_may_be_damaged(bit: int, tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    written(file, OVERFLOWING)
    before = read(file)
    content = bytearray(file.read_bytes())
    content[20] ^= 1 << bit
    file.write_bytes(content)
    assert read(file) == before


def test_a_file_with_more_rows_than_a_page_has_room_for(tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    rows = [(number, "x" * (number % 700), number, None) for number in range(1, 3_000)]
    written(file, rows)
    found = read(file)
    assert {row.rowid for row in found if row.rowid is not None} == {row[0] for row in rows}
    assert {row.values[0] for row in found if row.rowid is None} == {row[0] for row in rows}


def test_each_page_stands_for_itself(tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    written(file, [(number, "x" * 100, number, None) for number in range(1, 180)])
    before = read(file)
    content = file.read_bytes()
    count, lost = len(content) // SIZE, 0
    assert count > 8
    for page in range(count):
        for new in (bytes(SIZE), b"\xff" * SIZE, Random(page).randbytes(SIZE)):
            file.write_bytes(content[: page * SIZE] + new + content[(page + 1) * SIZE :])
            after = read(file)
            assert {row for row in after if row not in before} == set()
            lost += len(before) - len(after)
    # Three times each: every row is lost with its own page only.
    assert lost == 3 * len(before)


@pytest.mark.parametrize("count", [60, pytest.param(300, marks=pytest.mark.full)])
def test_no_noise_can_harm_who_reads(count: int) -> None:
    random = Random(3)
    noise = [random.choice([b"\x0d", b"\x0a", b"\x02"]) + random.randbytes(SIZE - 1) for _ in range(count)]

    class Noise:
        """Pages of nothing."""

        def __len__(self) -> int:
            return len(noise)

        def __getitem__(self, number: int) -> bytes:
            return noise[number - 1]

    for row in pages.rows(Noise(), SIZE):
        assert isinstance(row.values, tuple)


def test_pages_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    written(file, [(number, "x" * 100, number, None) for number in range(1, 500)])
    with file.open("r+b") as stream:
        stream.truncate(file.stat().st_size - 10)
    with closing(Image(file, SIZE)) as image:
        assert len(image[len(image)]) == SIZE - 10
        assert 0 < len([row for row in pages.rows(image, SIZE) if len(row.values) == 4]) < 998
        assert image[len(image) + 5] == b""
    with closing(Image(tmp_path / "missing", SIZE)) as image:
        assert (len(image), image[1]) == (0, b"")
