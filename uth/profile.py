"""A house profile: how one house or regulator rules on what goes wrong at the table, and what its dealer calls."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Profile:
    """One file of ``assets/profiles``, or of the user's folder of that name.

    :ivar name: as a table file's ``faults`` names it: LT, FR, US, CA, HG, or a file's.
    """

    name: str
