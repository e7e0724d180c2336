"""Each hand of a starting hand's family with its best choice and what that gains: a row of the chart, in numbers.

They are the stored values of the table: of hands alone, without the cards of other boxes and without Trips.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from uth.analysis.advice import Advice, stored_advice
from uth.cards import Card
from uth.game.model import Choice
from uth.table import Table
from uth.train.families import FamilyRule, Hole, family, rule_of
from uth.words import family as words


@dataclass(frozen=True, slots=True)
class Member:
    """A hand of a family.

    :ivar gap: what its best choice is worth more than the other way, to play or to check, in Antes.
    """

    hole: Hole
    best: Choice
    gap: Fraction


def members(table: Table, hole: tuple[Card, ...], play: Choice | None = None) -> tuple[Member, ...]:
    """Return the family of a starting hand, the highest first; nothing where its values are not stored.

    *play*: the raise with which a check is compared; None for the best one with each hand.
    """
    known = [(hand, stored_advice(table, hand)) for hand in family(hole)]
    return tuple(Member(hand, advice.best, _gap(advice, play)) for hand, advice in known if advice is not None)


def _gap(advice: Advice, play: Choice | None) -> Fraction:
    other = {choice: value for choice, value in advice.values.items() if _plays(choice) != _plays(advice.best)}
    compared = other[play] if play in other else max(other.values())
    return advice.values[advice.best] - compared


def _plays(choice: Choice) -> bool:
    return choice.multiple > 0


def borders(found: tuple[Member, ...]) -> tuple[tuple[Member, Member], ...]:
    """Return the neighbours between which the best choice changes."""
    return tuple((one, other) for one, other in pairwise(found) if one.best is not other.best)


def row_lines(table: Table, hole: tuple[Card, ...], play: Choice | None = None) -> Iterator[str]:
    """Yield the row of the chart in words, and the hands at its borders; nothing where it is not stored.

    *play*: the raise with which a check is compared, which is then said; None for the best one with each hand.
    """
    found = members(table, hole, play)
    if not found:
        return
    best = {member.hole: member.best for member in found}
    over = play if play is not None and not all(_plays(member.best) for member in found) else None
    yield words.row_words(_rule(hole, best).name, [(each.hole, each.best, each.gap) for each in found], over)
    for one, other in borders(found):
        yield words.border_words((one.hole, one.best, one.gap), (other.hole, other.best, other.gap))


def _rule(hole: tuple[Card, ...], best: dict[Hole, Choice]) -> FamilyRule:
    return rule_of(best.get, hole)
