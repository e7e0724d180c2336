"""Where a player loses by mistakes: accuracy and cost by street and by kind of hand, and the costliest leaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from uth.game.model import Choice
from uth.store.grades import Graded
from uth.table import Street
from uth.train.grading import is_close
from uth.train.grouping import grouped
from uth.train.kinds import known_kind

EXAMPLES = 3
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Part:
    """Decisions together. *cost* is in Antes, *money* in minor units; *close*: how many had hardly a better choice."""

    decisions: int
    right: int
    close: int
    cost: Fraction
    money: Fraction

    @property
    def accuracy(self) -> Fraction | None:
        """The share of right decisions, None where there is none."""
        return Fraction(self.right, self.decisions) if self.decisions else None

    @property
    def per_decision(self) -> Fraction:
        """The mean cost in Antes."""
        return self.cost / self.decisions if self.decisions else Fraction(0)


@dataclass(frozen=True, slots=True)
class Leak:
    """The same mistake with the same kind of hand.

    :ivar kind: the key of the kind.
    :ivar part: the decisions with this kind in which it was made.
    :ivar faced: how often this kind was to be decided at all.
    :ivar examples: the costliest of them, up to three.
    """

    street: Street | None
    kind: str
    chosen: Choice
    best: Choice
    part: Part
    faced: int
    examples: tuple[Graded, ...]


@dataclass(frozen=True, slots=True)
class Leaks:
    """What a player's graded decisions show.

    :ivar rounds: how many rounds they are of.
    :ivar streets: by street, None for dark boxes; those with decisions only.
    :ivar hands: by street and hand: the starting hand before the flop, else what the hand is made of.
    :ivar beside: by street and what lies beside: the texture of the flop, the dealer's outs on the river.
    :ivar leaks: the costliest first.
    """

    rounds: int
    all: Part
    streets: dict[Street | None, Part]
    hands: dict[tuple[Street, str], Part]
    beside: dict[tuple[Street, str], Part]
    leaks: tuple[Leak, ...]


def leaks_of(graded: Sequence[Graded]) -> Leaks:
    """Return what the grades of some rounds show, all in one currency."""
    by_street = grouped(graded, lambda each: each.grade.street)
    by_kind = grouped(graded, lambda each: each.grade.kind)
    kinds = {key: known_kind(key) for key in by_kind}
    seen = [each for each in graded if each.grade.street is not None]
    hands = grouped(seen, lambda each: (each.grade.street, kinds[each.grade.kind].hand))
    beside = grouped(seen, lambda each: (each.grade.street, kinds[each.grade.kind].beside))
    wrong = grouped(
        (each for each in graded if not each.grade.right),
        lambda each: (each.grade.street, each.grade.kind, each.grade.chosen, each.grade.best),
    )
    leaks = [Leak(*what, _part(some), len(by_kind[what[1]]), _examples(some)) for what, some in wrong.items()]
    return Leaks(
        rounds=len({each.round for each in graded}),
        all=_part(graded),
        streets={street: _part(by_street[street]) for street in (None, *Street) if street in by_street},
        hands={(street, hand): _part(some) for (street, hand), some in hands.items() if street},
        beside={(street, what): _part(some) for (street, what), some in beside.items() if street and what},
        leaks=tuple(sorted(leaks, key=lambda leak: (-leak.part.cost, leak.kind, leak.chosen))),
    )


def _part(some: Sequence[Graded]) -> Part:
    return Part(
        decisions=len(some),
        right=sum(each.grade.right for each in some),
        close=sum(is_close(each.grade) for each in some),
        cost=sum((each.grade.cost for each in some), Fraction(0)),
        money=sum((each.grade.money for each in some), Fraction(0)),
    )


def _examples(some: Sequence[Graded]) -> tuple[Graded, ...]:
    return tuple(sorted(some, key=lambda each: (-each.grade.cost, -each.round))[:EXAMPLES])
