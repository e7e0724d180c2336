"""The exact value of every choice and of the whole game, for any table.

All sums are integers, so every value is an exact fraction. The way is that of the kernels: values by ranks, and for
boards with three or more cards of a suit the difference, summed over run-outs and compared on each of the 1,755 kinds
of flop for each hole.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from uth.analysis.flops import flops
from uth.analysis.game import Game
from uth.analysis.kernels import outcomes, sums
from uth.analysis.kernels.boards import boards_of
from uth.analysis.kernels.flops import HALF_BITS, best_on_flops
from uth.analysis.kernels.numbering import CLASSES, PAIRS, ROWS, TYPE_PAIRS
from uth.analysis.solution import (
    DEALS,
    DEALS_OF_A_HAND,
    Decision,
    Ends,
    HandValue,
    Plan,
    River,
    Solution,
    StartingHand,
    best_choice,
    starting_hands,
)
from uth.analysis.terms import room_of, terms_of
from uth.game.model import Choice, play
from uth.game.settle import End
from uth.game.settlement import Result
from uth.hands import Category
from uth.table import Street

__all__ = [
    "DEALS",
    "DEALS_OF_A_HAND",
    "Decision",
    "Ends",
    "HandValue",
    "Plan",
    "River",
    "Solution",
    "StartingHand",
    "best_river",
    "ends_of",
    "solve",
    "starting_hands",
    "sums_of",
]

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]


def solve(game: Game) -> Solution:
    """Solve a game exactly.

    :raises UthError: if the Blind's pays are far larger or finer than a table file may have them.
    """
    found, room = sums_of(game), room_of(game)
    flop, gains = best_on_flops(boards_of(game.both), terms_of(game), found.by_rank, found.by_view, *flops())
    hands = tuple(
        _hand_value(game, hand, showdowns, room.whole((high << HALF_BITS) + low for high, low in halves))
        for hand, showdowns, halves in zip(starting_hands(), found.showdowns, gains.tolist(), strict=True)
    )
    return Solution(game, hands, Plan(tuple(hand.best for hand in hands), flop, found.river))


@dataclass(frozen=True, slots=True)
class Sums:
    """What the kernels sum over all run-outs of every flop: LEAD and the limbs of GAIN (``kernels.sums``)."""

    by_rank: Ints
    """As if no flush could be: (ranks of the flop, 1 + limbs, rank pairs)."""
    by_view: NDArray[np.signedinteger]
    """What flushes change, to be added for each suit of the flop: (views, 1 + limbs, type pairs)."""
    showdowns: Ints
    """WIN, TIE, WEAK and COUNT of all deals of each starting hand that stays: (169, categories, 4)."""
    river: River


def sums_of(game: Game) -> Sums:
    """Return the sums of a game.

    :raises UthError: as :func:`solve` does.
    """
    tables, terms = boards_of(game.both), terms_of(game)
    river = River(np.zeros((ROWS, PAIRS), np.uint8), np.zeros((CLASSES, TYPE_PAIRS), np.uint8))
    by_row = sums.row_values(tables, terms, river.rows)
    by_view, showdowns = sums.class_sums(tables, terms, by_row, room_of(game).numbers, river.classes)
    return Sums(sums.flop_sums(tables, by_row), by_view, showdowns, river)


def best_river(game: Game) -> River:
    """Return what is best on the river, break-even hands marked.

    :raises UthError: as :func:`solve` does.
    """
    return sums_of(game).river


def _hand_value(game: Game, hand: StartingHand, showdowns: Ints, gain: int) -> HandValue:
    once = lead = 0
    for category, counts in zip(Category, showdowns, strict=True):
        for (result, qualified), weight in outcomes_of(category, counts):
            once += weight * _worth(game, category, result, qualified)
            lead += weight * _AGAINST_DEALER[result]
    count = hand.deals * DEALS_OF_A_HAND * game.scale
    values = {Choice.CHECK: Fraction(once + gain, count)}
    if Street.PREFLOP in game.fold:
        values[Choice.FOLD] = Fraction(-2)
    for multiple in game.before_the_flop:
        values[play(multiple)] = Fraction(once + (multiple - 1) * game.scale * lead, count)
    return HandValue(hand, values, best_choice(values))


_AGAINST_DEALER = {Result.WIN: 1, Result.TIE: 0, Result.LOSE: -1}


def _worth(game: Game, category: Category, result: Result, qualified: bool) -> int:
    """What Ante, Blind and once the Ante on Play win, in parts of the Ante: the kernels' grains."""
    ante = _AGAINST_DEALER[result]
    if game.can_fail and not qualified:
        ante = 1 if game.failed_pays else 0
    blind = {Result.WIN: game.on_win, Result.LOSE: game.on_loss}.get(result)
    return game.scale * (ante + _AGAINST_DEALER[result]) + (blind[category.order] if blind else 0)


def outcomes_of(category: Category, counts: Ints) -> list[tuple[tuple[Result, bool], int]]:
    """Split the deals of a category, WIN, TIE, WEAK and COUNT, by result and by whether the dealer has a pair."""
    win, tie, weak, boards = (int(number) for number in counts)
    lose = 990 * boards - win - tie
    # A hand under a pair beats and ties hands under a pair only; a better one beats them all.
    of_weak = (win, tie, weak - win - tie) if category is Category.HIGH_CARD else (weak, 0, 0)
    outcomes = zip((Result.WIN, Result.TIE, Result.LOSE), (win, tie, lose), of_weak, strict=True)
    return [
        ((result, qualified), weight)
        for result, total, less in outcomes
        for qualified, weight in ((True, total - less), (False, less))
    ]


def ends_of(game: Game, plan: Plan, river: River | None = None, *, ties_play: bool = False) -> Ends:
    """Return how all deals end when *plan* is played.

    *river*: what is done on the river; else it is the plan's, and where that has none, the best.
    *ties_play*: a river hand whose 1x is worth exactly a fold plays.
    """
    tables, groups = boards_of(game.both), _groups(plan)
    before = np.array([groups.index(choice, 3) if choice in groups[3:] else outcomes.LATE for choice in plan.before])
    by_rank, by_view = outcomes.reach(tables, plan.flop, before, *flops(), len(groups))
    decided = (river or plan.river or best_river(game)).decided(ties_play)
    tally = outcomes.outcomes(tables, by_rank, by_view, decided.rows, decided.classes)
    ends: Ends = {}
    for decision, of_decision in zip(_decisions(groups), tally[1:], strict=True):
        for category, counts in zip(Category, of_decision, strict=True):
            for (result, qualified), weight in outcomes_of(category, counts):
                end = End(category, result, qualified or not game.can_fail, decision.choice is Choice.FOLD)
                if weight:
                    ends[decision, end] = ends.get((decision, end), 0) + weight
    return ends


def _groups(plan: Plan) -> list[Choice]:
    """The kernels' groups: undecided, twice the Ante on the flop, fold on the flop, then what is done before it."""
    early = [choice for choice in Choice if choice in plan.before and choice is not Choice.CHECK]
    return [Choice.CHECK, Choice.PLAY_2X, Choice.FOLD, *early]


def _decisions(groups: list[Choice]) -> list[Decision]:
    """The decision of each group but the undecided, and then the two of the river, in the kernels' order."""
    flop = [Decision(choice, Street.FLOP) for choice in groups[1:3]]
    early = [Decision(choice, Street.PREFLOP) for choice in groups[3:]]
    return [*flop, *early, Decision(Choice.FOLD, Street.RIVER), Decision(Choice.PLAY_1X, Street.RIVER)]
