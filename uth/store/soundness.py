"""Whether an open file is what it should be: its pages, its tables and triggers, the chain of its ledgers."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from hashlib import sha256

from uth.i18n import gettext as _
from uth.store.kinds import LATEST, Kind

_CHAIN = """
SELECT player, currency, number, amount, balance FROM (
    SELECT player, currency, number, amount, balance,
        typeof(number) = 'integer' AND typeof(at) = 'integer' AND at BETWEEN 0 AND {latest} AND kind IN ({kinds})
            AND typeof(currency) = 'text' AND typeof(amount) = 'integer' AND typeof(balance) = 'integer' AS whole,
        lag(balance, 1, 0) OVER (PARTITION BY player, currency ORDER BY number) AS before
    FROM entry NOT INDEXED
) WHERE NOT whole OR balance <> before + amount LIMIT 1
""".format(latest=LATEST, kinds=", ".join(f"'{kind}'" for kind in Kind))


def fault_of_pages(connection: sqlite3.Connection) -> str:
    """Return what is wrong with the file's structure and indexes, nothing if all is well."""
    rows = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if rows == [("ok",)]:
        return ""
    return str(rows[0][0]).splitlines()[-1] if rows else _("nothing in it can be read")


def fault_of_ledgers(connection: sqlite3.Connection) -> str:
    """Return what is wrong with the entries, nothing if each is of a kind and leads from one balance to the next."""
    found = connection.execute(_CHAIN).fetchone()
    if found is None:
        return ""
    __, currency, number, amount, balance = found
    return _("entry {number} does not follow from those before it: {amount} leading to {balance} {currency}").format(
        number=number, amount=amount, balance=balance, currency=currency
    )


def fault_of_contents(connection: sqlite3.Connection) -> str:
    """Return what is wrong with the tables that rounds were played at, nothing if each is what its hash says."""
    for number, mark, content in connection.execute("SELECT id, hash, content FROM felt"):
        if not isinstance(content, str) or sha256(content.encode()).hexdigest() != mark:
            return _("the content of table {number} is not that of its hash").format(number=number)
    return ""


def fault_of_tables(connection: sqlite3.Connection, versions: Sequence[str]) -> str:
    """Return what is wrong with the tables, nothing if they are those of the last of *versions*."""
    wrong = sorted(_schema(connection) ^ _expected(versions))
    return (
        _("its {kind} {name} is not that of version {version}").format(
            kind=wrong[0][0], name=wrong[0][1], version=len(versions)
        )
        if wrong
        else ""
    )


def tables(versions: Sequence[str]) -> frozenset[str]:
    """Return the names of the tables of the last of *versions*."""
    return frozenset(name for kind, name, _, _ in _expected(versions) if kind == "table")


def statements(script: str) -> Iterator[str]:
    """Split a script; ``executescript`` would commit what was begun."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _expected(versions: Sequence[str]) -> frozenset[tuple[str, str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for script in versions:
            for statement in statements(script):
                connection.execute(statement)
        return _schema(connection)


def _schema(connection: sqlite3.Connection) -> frozenset[tuple[str, str, str, str]]:
    rows = connection.execute(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%'"
    ).fetchall()
    # How a name is quoted after a table was renamed differs between versions of SQLite.
    return frozenset((str(a), str(b), str(c), str(d).replace('"', "")) for a, b, c, d in rows)
