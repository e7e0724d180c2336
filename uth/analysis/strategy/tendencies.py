"""What a plan does with each kind of hand on the flop and on the river: how often it plays."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import numpy as np

from uth.analysis import solver
from uth.analysis.game import Game
from uth.analysis.solution import DEALS, Plan, River
from uth.analysis.strategy import plans
from uth.analysis.strategy.findings import Kind, Tendency
from uth.analysis.strategy.kinds import (
    RIVER_KINDS,
    comes_to_the_flop,
    flop_kinds,
    made_on_river,
    share_on_flop,
)
from uth.game.model import Choice
from uth.table import Street


@cache
def best_tendencies(game: Game) -> tuple[Tendency, ...]:
    """Return what the best play of a game does with each kind of hand."""
    return tendencies(game, plans.best_plan(game))


def tendencies(game: Game, plan: Plan) -> tuple[Tendency, ...]:
    """Return what a plan does with each kind of hand, in the order of :class:`Kind`, the flop first."""
    found = [*_on_flop(game, plan), *_on_river(game, plan)]
    return tuple(sorted(found, key=lambda one: (one.street is Street.RIVER, list(Kind).index(one.kind))))


def _on_flop(game: Game, plan: Plan) -> Iterator[Tendency]:
    reached, kinds = comes_to_the_flop(plan.before), flop_kinds(game.both)
    plays = plan.flop == plans.FLOP_CODES[Choice.PLAY_2X]
    for place, kind in enumerate(Kind):
        here = reached & (kinds == place)
        often = share_on_flop(here)
        if often:
            yield Tendency(Street.FLOP, kind, Choice.PLAY_2X, share_on_flop(here & plays) / often, often)


def _on_river(game: Game, plan: Plan) -> Iterator[Tendency]:
    river = plans.river_of(plan)
    (own, _), own_of_class = made_on_river(game.both)
    # The cells in four parts: with no hole card, not played and played, and then with one.
    parts = River(
        *(
            2 * (made > 0).astype(np.uint8) + (played == plans.PLAYS)
            for made, played in ((own, river.rows), (own_of_class, river.classes))
        )
    )
    weights = solver.come_to_river(game, plan, parts, 4)
    for uses_hole_card, kinds in RIVER_KINDS.items():
        given_up, played = weights[2 * uses_hole_card : 2 * uses_hole_card + 2]
        for kind, least, most in kinds:
            plays = sum(played[least : most + 1])
            total = plays + sum(given_up[least : most + 1])
            if total:
                yield Tendency(Street.RIVER, kind, Choice.PLAY_1X, Fraction(plays, total), Fraction(total, DEALS))
