"""The signs that are known: those of the tables that come with the program, and of the user's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields

from uth.analysis.signs import Sign, sign_of
from uth.config import TableFileError, list_tables, load_table
from uth.paytable import Paytable
from uth.table import Bet, Rules, Table


@dataclass(frozen=True, slots=True)
class KnownTable:
    """A table by the name of its file."""

    name: str
    table: Table


@dataclass(frozen=True, slots=True)
class KnownSign:
    """A sign of a bet with all tables that have it, those of the usual rules first."""

    bet: Bet
    paytable: Paytable
    tables: tuple[KnownTable, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its tables."""
        return tuple(known.name for known in self.tables)


def known_tables(left_out: Callable[[str], None] | None = None) -> tuple[KnownTable, ...]:
    """Return every table that can be named and has no problems, those of the usual rules first.

    *left_out* hears of each file with problems.
    """
    found = []
    for listed in list_tables():
        if listed.hidden:
            continue
        try:
            found.append(KnownTable(listed.name, load_table(listed.name).table))
        except TableFileError:
            if left_out is not None:
                left_out(listed.file.name)
    return tuple(sorted(found, key=lambda known: (_oddity(known.table), known.name != "standard")))


def known_signs(tables: Iterable[KnownTable], bet: Bet) -> tuple[KnownSign, ...]:
    """Return the signs of a bet that tables have, each once."""
    having: dict[Sign, list[KnownTable]] = {}
    for known in tables:
        paytable = paytable_of(known.table, bet)
        if paytable is not None:
            having.setdefault(sign_of(paytable), []).append(known)
    return tuple(KnownSign(bet, _of(some[0], bet), tuple(some)) for some in having.values())


def paytable_of(table: Table, bet: Bet) -> Paytable | None:
    """Return the sign of the Blind or of Trips."""
    return table.trips if bet is Bet.TRIPS else table.blind


def _of(known: KnownTable, bet: Bet) -> Paytable:
    paytable = paytable_of(known.table, bet)
    assert paytable is not None
    return paytable


_OF_NO_MATTER = frozenset({"boxes", "boxes_per_player", "dark_boxes", "dark_play", "trips_on_dark"})


def _oddity(table: Table) -> int:
    """How many rules of payment or play are not the usual ones."""
    usual = Rules()
    rules = [field.name for field in fields(Rules) if field.name not in _OF_NO_MATTER]
    changed = [name for name in rules if getattr(table.rules, name) != getattr(usual, name)]
    return len(changed) + (table.blind_lost is not None)
