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
from uth.analysis.kernels.flops import GIVE_UP, HALF_BITS, best_on_flops
from uth.analysis.kernels.numbering import CLASSES, PAIRS, ROWS, TYPE_PAIRS
from uth.analysis.kernels.showdowns import COUNT
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
    "come_to_river",
    "ends_of",
    "ends_on_river",
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
    by_view: Ints
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
    by_view, showdowns = sums.class_sums(tables, terms, by_row, river.classes)
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
    groups = _groups(plan)
    decided = (river or plan.river or best_river(game)).decided(ties_play)
    tally = _tally(game, plan, groups, decided, 2)
    return {
        (decision, end): weight
        for decision, of_decision in zip(_decisions(plan, groups), tally[1:], strict=True)
        for end, weight in _ends_by_category(game, of_decision, folded=decision.choice is Choice.FOLD).items()
    }


def _ends_by_category(game: Game, tally: Ints, *, folded: bool) -> dict[End, int]:
    ends: dict[End, int] = {}
    for category, counts in zip(Category, tally, strict=True):
        for (result, qualified), weight in outcomes_of(category, counts):
            end = End(category, result, qualified or not game.can_fail, folded)
            if weight:
                ends[end] = ends.get(end, 0) + weight
    return ends


def come_to_river(game: Game, plan: Plan, parts: River, count: int) -> list[list[int]]:
    """Return how many deals come to each part of the river undecided when *plan* is played, by the hand's category.

    *parts*: of which part, from 0 and less than *count*, each cell is.
    """
    return [[990 * int(counts[COUNT]) for counts in of_part] for of_part in _river_tally(game, plan, parts, count)]


def ends_on_river(game: Game, plan: Plan, parts: River, count: int) -> list[dict[End, int]]:
    """Return how the deals of each part of the river end if they are played; the parts are :func:`come_to_river`'s."""
    return [_ends_by_category(game, of_part, folded=False) for of_part in _river_tally(game, plan, parts, count)]


def _river_tally(game: Game, plan: Plan, parts: River, count: int) -> Ints:
    tally = _tally(game, plan, _groups(plan), parts, count)
    return tally[-count:]


def _tally(game: Game, plan: Plan, groups: list[Choice], river: River, parts: int) -> Ints:
    tables = boards_of(game.both)
    early = {choice: place for place, choice in enumerate(groups) if place >= _flop_groups(plan)}
    before = np.array([early.get(choice, outcomes.LATE) for choice in plan.before])
    by_rank, by_view = outcomes.reach(tables, plan.flop, before, *flops(), len(groups))
    return outcomes.outcomes(tables, by_rank, by_view, river.rows, river.classes, parts)


def _groups(plan: Plan) -> list[Choice]:
    """The kernels' groups: undecided, twice the Ante on the flop, any fold on the flop, then what is done before it."""
    early = [choice for choice in Choice if choice in plan.before and choice is not Choice.CHECK]
    return [*[Choice.CHECK, Choice.PLAY_2X, Choice.FOLD][: _flop_groups(plan)], *early]


def _flop_groups(plan: Plan) -> int:
    """How many groups come before those that are decided before the flop; each costs time, and few plans fold there."""
    return 3 if (plan.flop == GIVE_UP).any() else 2


def _decisions(plan: Plan, groups: list[Choice]) -> list[Decision]:
    """The decision of each group but the undecided, and then the two of the river, in the kernels' order."""
    early_from = _flop_groups(plan)
    flop = [Decision(choice, Street.FLOP) for choice in groups[1:early_from]]
    early = [Decision(choice, Street.PREFLOP) for choice in groups[early_from:]]
    return [*flop, *early, Decision(Choice.FOLD, Street.RIVER), Decision(Choice.PLAY_1X, Street.RIVER)]
