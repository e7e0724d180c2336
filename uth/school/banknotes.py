"""Banknotes: what a player lays on the table to buy chips."""

from __future__ import annotations

from uth.chips import can_make
from uth.table import Table

_ISSUED = {
    "USD": (5, 10, 20, 50, 100), "EUR": (5, 10, 20, 50, 100, 200), "GBP": (5, 10, 20, 50), "AUD": (5, 10, 20, 50, 100),
    "NZD": (5, 10, 20, 50, 100), "CAD": (5, 10, 20, 50, 100), "JPY": (1000, 5000, 10_000),
    "CHF": (10, 20, 50, 100, 200), "CZK": (100, 200, 500, 1000, 2000, 5000), "PLN": (10, 20, 50, 100, 200, 500),
    "SEK": (20, 50, 100, 200, 500), "NOK": (50, 100, 200, 500), "DKK": (50, 100, 200, 500),
    "HUF": (500, 1000, 2000, 5000, 10_000, 20_000), "BGN": (5, 10, 20, 50, 100), "RON": (5, 10, 50, 100, 200),
    "SGD": (2, 5, 10, 50, 100), "HKD": (20, 50, 100, 500, 1000), "MOP": (10, 20, 50, 100, 500, 1000),
    "ZAR": (10, 20, 50, 100, 200), "MXN": (20, 50, 100, 200, 500), "BRL": (5, 10, 20, 50, 100, 200),
    "INR": (10, 20, 50, 100, 200, 500), "KRW": (1000, 5000, 10_000, 50_000), "PHP": (20, 50, 100, 500, 1000),
}  # fmt: skip
"""Notes in common use, in whole units of the currency."""


def notes_of(table: Table) -> tuple[int, ...]:
    """Return the notes that can be changed into the table's chips, in minor units, the lowest first."""
    unit = table.currency.unit
    return tuple(note * unit for note in _ISSUED[table.currency.code] if can_make(note * unit, table.chips))
