"""When things were done in a round whose record was damaged: each moment stands in several places, most of them right.

What was confirmed together has one time, the entries that it made have the same, a settled round ends with its last
action, and no moment is earlier than the one before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise
from typing import NamedTuple

from uth.store.kinds import Kind
from uth.store.rising import rising

_WITNESS, _HINT = 2, 1
"""How much a time counts that stands there, and one that is only likely."""


class Step(NamedTuple):
    """An action. *kind*: of the entry that it makes, if it makes one. *follows*: it came with the one before."""

    at: int
    kind: Kind | None
    follows: bool


class Moments(NamedTuple):
    """When a round began, each action was done, the round ended, and each of its entries was made."""

    began: int
    actions: tuple[int, ...]
    ended: int | None
    entries: tuple[int, ...]


@dataclass(slots=True)
class _Group:
    """Actions that were confirmed together, or one of those that were.

    :ivar votes: what speaks for which time.
    :ivar entries: the places of its entries.
    """

    steps: list[Step]
    kinds: set[Kind]
    at: int = 0
    votes: Counter[int] = field(default_factory=Counter)
    entries: list[int] = field(default_factory=list)
    sure: bool = True

    def decide(self) -> None:
        """Take the time that most speaks for, the first of two of which nobody knows."""
        (self.at, most), *others = self.votes.most_common(2)
        self.sure = all(count < most for _, count in others)
        if not self.sure:
            self.at = self.steps[0].at

    def require_within(self, most: int | None) -> None:
        """Leave different times as they are only where they are in order, up to that of the next."""
        times = [step.at for step in self.steps]
        self.sure = self.sure or times != sorted(times) or (most is not None and times[-1] > most)

    def between(self, least: int, most: int) -> None:
        """Take a time that is in order: one that stands there, or that of a neighbour."""
        possible = [at for at, _ in self.votes.most_common() if least <= at <= most]
        self.at, self.sure = (possible or [least])[0], True


def mended(began: int, steps: Iterable[Step], ended: int | None, entries: Sequence[tuple[Kind, int]]) -> Moments:
    """Return the moments of a round, in order and in agreement, as far as one can tell. Milliseconds since 1970.

    *ended*: of a settled round; None for one that goes on. *entries*: of the round, in order, with what they are for.
    """
    groups = _groups(steps, settled=ended is not None)
    _count_votes(groups, ended, entries)
    for group in groups:
        group.decide()
    began = _put_in_order(began, groups)
    for group, following in zip(groups, chain(groups[1:], [None]), strict=False):
        group.require_within(following.at if following is not None else None)
    times = [at for _, at in entries]
    for group in groups:
        for place in group.entries:
            times[place] = group.at if group.sure else times[place]
    actions = tuple(group.at if group.sure else step.at for group in groups for step in group.steps)
    return Moments(began, actions, actions[-1] if ended is not None and actions else ended, tuple(times))


def _groups(steps: Iterable[Step], *, settled: bool) -> list[_Group]:
    groups: list[_Group] = []
    for step in steps:
        if not groups or not (step.follows or step.at == groups[-1].steps[-1].at):
            groups.append(_Group([], set()))
        groups[-1].steps.append(step)
        if step.kind is not None:
            groups[-1].kinds.add(step.kind)
    if groups and settled:
        groups[-1].kinds.add(Kind.PAID)
    return groups


def _count_votes(groups: Sequence[_Group], ended: int | None, entries: Sequence[tuple[Kind, int]]) -> None:
    for group in groups:
        for step in group.steps:
            group.votes[step.at] += _WITNESS
    for group, following in pairwise(groups):
        if Kind.BETS in group.kinds:
            # As a rule bets are laid and closed at once.
            group.votes[following.steps[0].at] += _HINT
            following.votes[group.steps[-1].at] += _HINT
    if groups and ended is not None:
        groups[-1].votes[ended] += _WITNESS
    for kind in Kind:
        makers = [group for group in groups if kind in group.kinds]
        made = [place for place, (why, _) in enumerate(entries) if why is kind]
        if len(makers) == len(made):
            for group, place in zip(makers, made, strict=True):
                group.entries.append(place)
                group.votes[entries[place][1]] += _WITNESS


def _put_in_order(began: int, groups: Sequence[_Group]) -> int:
    """Mend what is out of order, and return when the round began."""
    kept = rising([began, *(group.at for group in groups)], strictly=False)
    times = {place: group.at for place, group in enumerate(groups, 1)} | {0: began}
    if 0 not in kept and groups:
        began = times[kept[0]]
    least = began
    for place, group in enumerate(groups, 1):
        if place not in kept:
            most = min((times[later] for later in kept if later > place), default=None)
            group.between(least, most if most is not None else max(group.votes))
        least = group.at
    return began
