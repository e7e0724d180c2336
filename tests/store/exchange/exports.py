"""Exports for the tests of imports: read, taken apart into records, and sealed again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.store.exchange.sittings import ENDS, TABLES
from uth.store.database import Database
from uth.store.exchange.imports import Imported, imported
from uth.store.exchange.records import Seal, line_of

Record = dict[str, Any]
EVERYTHING = [
    *((0, 1, end) for end in ENDS),
    *((table, 1, end) for table in range(1, len(TABLES)) for end in ("begun", "void")),
]


def read(database: Database, folder: Path, content: bytes) -> tuple[Imported, ...]:
    file = folder / "read.jsonl"
    file.write_bytes(content)
    return imported(database, file)


def sealed(records: list[Record]) -> bytes:
    """Return records as an export with an end that fits them."""
    seal = Seal()
    lines = [line_of(record, "0.0") for record in records if record.get("record") != "end"]
    for line in lines:
        seal.add(line)
    return "".join(f"{line}\n" for line in (*lines, line_of(seal.record(), "0.0"))).encode()


def records_of(content: bytes) -> list[Record]:
    return [json.loads(line) for line in content.splitlines()]
