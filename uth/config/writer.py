"""A table to the text of its file."""

from __future__ import annotations

import json
import re

from uth.config.codecs import Data
from uth.config.schema import FORMAT, TABLE
from uth.table import Table

_PLAIN = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9 .-]*[A-Za-z0-9.])?")
_NOT_TEXT = frozenset({"y", "n", "yes", "no", "true", "false", "on", "off", "null"})
_WIDEST = 100


def table_as_data(table: Table) -> dict[str, Data]:
    """Return the table under the keys of its file, as plain data; amounts are text with the currency's decimals."""
    data = TABLE.write(table, table.currency)
    assert isinstance(data, dict)
    return {"format": FORMAT, **data}


def write_table(table: Table) -> str:
    """Return the file of a table, every key written out; reading it gives an equal table."""
    lines: list[str] = []
    for key, value in table_as_data(table).items():
        lines += _entry(key, value, 0)
    return "\n".join(lines) + "\n"


def _entry(key: str, value: Data, depth: int) -> list[str]:
    """One key with its value: in one line where it fits, and the mappings of the first level always spread out."""
    indent = "  " * depth
    name = f"{indent}{scalar_text(key)}:"
    if isinstance(value, dict) and (depth == 0 or len(name) + len(_flow(value)) > _WIDEST):
        return [name, *(line for below, item in value.items() for line in _entry(below, item, depth + 1))]
    if isinstance(value, list) and len(name) + len(_flow(value)) > _WIDEST:
        return [name, *(f"{indent}  - {_flow(item)}" for item in value)]
    return [f"{name} {_flow(value)}"]


def _flow(value: Data) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{scalar_text(key)}: {_flow(item)}' for key, item in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_flow, value))}]"
    return scalar_text(value)


def scalar_text(value: bool | int | str) -> str:
    """Return a value as a file has it.

    Words that another YAML reader would take for yes, no or nothing are quoted; our own never does.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    plain = _PLAIN.fullmatch(value) and value.lower() not in _NOT_TEXT
    return value if plain else json.dumps(value, ensure_ascii=False)
