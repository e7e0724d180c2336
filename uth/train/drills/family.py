"""What a starting hand teaches about its family, by the best play of the table.

A chart of 169 hands is learnt by some twenty such rules. They are the best play of the table in use, exactly: of hands
alone, without the cards of other boxes, and without Trips.
"""

from __future__ import annotations

from uth.analysis.advice import stored_best
from uth.cards import Card, hole_name
from uth.game.model import Choice
from uth.table import Street, Table
from uth.train import families
from uth.train.drills.marks import Asked
from uth.train.families import FamilyRule, Hole, Run


def runs(table: Table, hands: tuple[Hole, ...]) -> tuple[Run, ...]:
    """Return how a family is played best at a table; nothing where its best play is not stored."""
    return families.runs_of(lambda hand: stored_best(table, hand), hands)


def taught(asked: Asked) -> str:
    """Return the rule of the family of the hand that is asked about, before the flop.

    Empty on later streets, and where it is not known. Other cards or Trips may make another choice best:
    :func:`teaches` says what it teaches.
    """
    if asked.spot.street is not Street.PREFLOP:
        return ""
    return families.sentence(family_rule(asked.table, asked.spot.hole))


def rule_of(table: Table, hole: tuple[Card, ...]) -> str:
    """Return the rule of the family of a starting hand at a table; empty where it is not known."""
    return families.sentence(family_rule(table, hole), sided=False)


def family_rule(table: Table, hole: tuple[Card, ...]) -> FamilyRule:
    """Return how the family of a starting hand is played best at a table; without runs where that is not stored."""
    return families.rule_of(lambda hand: stored_best(table, hand), hole)


def teaches(asked: Asked) -> Choice | None:
    """Return what the rule of the family does with the hand; None where there is none."""
    if asked.spot.street is not Street.PREFLOP:
        return None
    name = hole_name(asked.spot.hole)
    found = runs(asked.table, families.family(asked.spot.hole))
    return next((run.choice for run in found if name in map(hole_name, run.hands)), None)
