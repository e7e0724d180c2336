"""The border of the chart: the starting hands on both sides of each limit, where a chart is learnt or not.

They are met before others, and more often until they were right twice in a row: most hands that are dealt lie far from
the border and teach nothing any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from uth.analysis.advice import stored_advice
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import nearest_offered
from uth.game.engine import choices_on
from uth.game.model import Choice
from uth.table import Street, Table
from uth.train.families import Hole, all_families, runs_of
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
    ends = (hole for hands in all_families() for hole in _at_limits(table, hands))
    return frozenset(kind_of(table.rules, hole).key for hole in ends)


def _at_limits(table: Table, hands: tuple[Hole, ...]) -> Iterator[Hole]:
    runs = runs_of(lambda hole: _way(table, hole), hands)
    for above, below in pairwise(runs):
        yield from (above.hands[-1], below.hands[0])


def _way(table: Table, hole: Hole) -> Choice | None:
    known = stored_advice(table, hole)
    if known is not None:
        return known.best
    answer = preset("practical").answer(Street.PREFLOP, Sight(table.rules, hole, ()).number)
    return nearest_offered(answer, choices_on(table, Street.PREFLOP)) if answer is not None else None
