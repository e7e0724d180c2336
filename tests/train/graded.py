"""Grades for tests, made up."""

from __future__ import annotations

from fractions import Fraction

from uth.game.model import Choice
from uth.store.grades import Grade, Graded
from uth.table import Street

CLOSE = Fraction(1, 100)


def graded(
    number: int,
    kind: str,
    chosen: Choice,
    best: Choice,
    cost: Fraction | int = 0,
    *,
    ante: int = 1000,
    margin: Fraction | int = 1,
) -> Graded:
    """Return a decision of round *number*, graded; the street is the first word of its kind."""
    street = None if kind == "dark box" else Street(kind.split(maxsplit=1)[0])
    return Graded(number, 1_000, 1, Grade(1, street, chosen, best, Fraction(cost), Fraction(margin), ante, kind))
