"""What a plan does with each kind of hand on the flop and on the river: how often it plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
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
from uth.hands import Category
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
    for uses_hole_card, kinds in RIVER_KINDS.items():
        here = River((own > 0) == uses_hole_card, (own_of_class > 0) == uses_hole_card)
        every = _weights(game, plan, here)
        playing = River(here.rows & (river.rows == plans.PLAYS), here.classes & (river.classes == plans.PLAYS))
        played = _weights(game, plan, playing)
        for kind, least, most in kinds:
            total, plays = (sum(weights[least : most + 1]) for weights in (every, played))
            if total:
                yield Tendency(Street.RIVER, kind, Choice.PLAY_1X, Fraction(plays, total), Fraction(total, DEALS))


def _weights(game: Game, plan: Plan, cells: River) -> list[int]:
    """How many deals come to the cells undecided, by the hand's category."""
    marked = River(cells.rows.astype(np.uint8), cells.classes.astype(np.uint8))
    weights = [0] * len(Category)
    for (decision, end), weight in solver.ends_of(game, replace(plan, river=marked)).items():
        if decision.choice is Choice.PLAY_1X and decision.street is Street.RIVER:
            weights[end.hand.order] += weight
    return weights
