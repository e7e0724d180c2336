"""The houses that drills are tested in: every preset with each house profile."""

from __future__ import annotations

from functools import cache

from uth.config.locate import list_tables, load_table
from uth.config.profiles import load_profile
from uth.config.schema import PROFILES
from uth.school.house import House
from uth.table import Table

TABLES = tuple(listed.name for listed in list_tables() if listed.preset)


@cache
def table(name: str) -> Table:
    """Return a preset."""
    return load_table(name).table


@cache
def house(name: str, profile: str = "") -> House:
    """Return the house of a preset, with its own profile or another."""
    return House(table(name), load_profile(profile or table(name).procedure.faults))


def houses() -> tuple[tuple[str, str], ...]:
    """Return every preset with every profile."""
    return tuple((name, profile) for name in TABLES for profile in PROFILES)
