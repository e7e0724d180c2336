"""The border of the chart: the starting hands on both sides of each limit, where a chart is learnt or not.

They are met before others, and more often until they were right twice in a row: most hands that are dealt lie far from
the border and teach nothing any more. Before them comes a hand of each family.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from itertools import pairwise

from uth.analysis.advice import stored_advice
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import nearest_offered
from uth.game.engine import choices_on
from uth.game.model import Choice
from uth.table import Street, Table
from uth.train.families import Hole, Run, Way, all_families, rule_of, runs_of, sister
from uth.train.kinds import kind_of

WEIGHT = 128
"""How much a hand at the border weighs at least, twice as much as one that was missed, until it is known."""
KNOWN = 2
"""So many right answers in a row make it known."""


@lru_cache(maxsize=16)
def border_of(table: Table) -> frozenset[str]:
    """Return the kinds at the border of a table's chart, by their keys: of best play where that is stored, else of the
    practical strategy.
    """
    return frozenset(kind_of(table.rules, hole).key for hole in _limits(partial(_way, table)))


@lru_cache(maxsize=16)
def families_of(table: Table) -> Mapping[str, frozenset[str]]:
    """Return the kinds of the family of each starting hand, all by their keys; suited and offsuit hands are one family
    where all of both are played alike.
    """
    found = dict[str, frozenset[str]]()
    for hands in all_families():
        both = (*hands, *sister(hands[0])) if rule_of(partial(_way, table), hands[0]).alike else hands
        keys = frozenset(kind_of(table.rules, hole).key for hole in both)
        found |= dict.fromkeys(keys, keys)
    return found


def _limits(way: Way) -> Iterator[Hole]:
    found = all_families()
    # After the pairs, suited and offsuit hands take turns.
    of_higher_rank = ((), (), (), *found[1:-2])
    for hands, higher in zip(found, of_higher_rank, strict=True):
        runs = runs_of(way, hands)
        for above, below in pairwise(runs):
            yield from (above.hands[-1], below.hands[0])
        if len(runs) == 1:
            yield from _end(way, runs[0], higher)


def _end(way: Way, whole: Run, higher: tuple[Hole, ...]) -> Iterator[Hole]:
    """The limit of a family without one inside: its lowest hand where all are raised; its highest where none is, but
    some of the next higher rank. Of two families that are played alike it is one.
    """
    high, low = whole.hands[0]
    suited, alike = high.suit == low.suit, rule_of(way, whole.hands[0]).alike
    if whole.choice.multiple:
        if not alike or not suited:
            yield whole.hands[-1]
    elif any(run.choice.multiple for run in runs_of(way, higher)) and (suited or not alike):
        yield whole.hands[0]


def _way(table: Table, hole: Hole) -> Choice | None:
    known = stored_advice(table, hole)
    if known is not None:
        return known.best
    answer = preset("practical").answer(Street.PREFLOP, Sight(table.rules, hole, ()).number)
    return nearest_offered(answer, choices_on(table, Street.PREFLOP)) if answer is not None else None
