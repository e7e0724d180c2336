"""The house that a trainee works for: its table, and the profile by which it rules on faults."""

from __future__ import annotations

from dataclasses import dataclass

from uth.profile import Profile
from uth.table import Table


@dataclass(frozen=True, slots=True)
class House:
    """A table file and the house profile that its ``procedure: faults`` names."""

    table: Table
    profile: Profile
