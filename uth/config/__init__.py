"""Table files: YAML to a table and back, with every problem of a file at once."""

from __future__ import annotations

from uth.config.locate import (
    ListedTable,
    LoadedTable,
    TableFileError,
    TableNotFound,
    find_table,
    list_tables,
    load_table,
)
from uth.config.reader import read_table
from uth.config.writer import table_as_data, write_table
from uth.problems import Problem

__all__ = [
    "ListedTable",
    "LoadedTable",
    "Problem",
    "TableFileError",
    "TableNotFound",
    "find_table",
    "list_tables",
    "load_table",
    "read_table",
    "table_as_data",
    "write_table",
]
