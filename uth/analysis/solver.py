"""The exact value of every choice and of the whole game, for any table.

All sums are integers, so every value is an exact fraction. The way is that of the kernels: values by ranks, and for
boards with three or more cards of a suit the difference, summed over run-outs and compared on each of the 1,755 kinds
of flop for each hole.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from uth.analysis.game import Game
from uth.analysis.kernels import sums as kernels
from uth.analysis.kernels.sums import Boards
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
    "Boards",
    "Decision",
    "Ends",
    "HandValue",
    "Plan",
    "River",
    "Solution",
    "StartingHand",
    "best_river",
    "boards_of",
    "ends_of",
    "flops",
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
    sums, room = sums_of(game), room_of(game)
    boards = boards_of(game.both)
    flop, gains = kernels.best_on_flops(boards, terms_of(game), sums.by_rank, sums.by_view, *flops())
    hands = tuple(
        _hand_value(game, hand, showdowns, room.whole(high * kernels.HALF + low for high, low in halves))
        for hand, showdowns, halves in zip(starting_hands(), sums.showdowns, gains.tolist(), strict=True)
    )
    return Solution(game, hands, Plan(tuple(hand.best for hand in hands), flop, sums.river))


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
    boards, terms, room = boards_of(game.both), terms_of(game), room_of(game)
    river = River(
        np.zeros((kernels.ROWS, kernels.PAIRS), np.uint8), np.zeros((kernels.CLASSES, kernels.TYPE_PAIRS), np.uint8)
    )
    by_view = np.zeros((kernels.VIEWS, kernels.GAIN + room.limbs, kernels.TYPE_PAIRS), room.numbers)
    by_row = kernels.row_values(boards, terms, river.rows)
    showdowns = kernels.class_sums(boards, terms, by_row, by_view, river.classes)
    return Sums(kernels.flop_sums(boards, by_row), by_view, showdowns, river)


def best_river(game: Game) -> River:
    """Return what is best on the river, break-even hands marked.

    :raises UthError: as :func:`solve` does.
    """
    return sums_of(game).river


def _hand_value(game: Game, hand: StartingHand, showdowns: Ints, gain: int) -> HandValue:
    once = lead = 0
    for category, counts in zip(Category, showdowns, strict=True):
        for (result, qualified), weight in _outcomes(category, counts):
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


def _outcomes(category: Category, counts: Ints) -> list[tuple[tuple[Result, bool], int]]:
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


@cache
def boards_of(both: bool) -> Boards:
    """Return the tables of the kernels; *both*: a hand is both hole cards and exactly three of the board."""
    place = kernels.places()
    sevens, fives = (kernels.rank_strengths(size, place) for size in (7, 5))
    row_ranks, strengths, order = kernels.rows(place, sevens, fives, int(both))
    flush_start, flush_pairs, flush_strength = kernels.flushes(kernels.flush_strengths(), int(both))
    first, second, ranks, holding = kernels.type_pairs()
    return Boards(
        place=place,
        mask_place=kernels.mask_places(),
        row_ranks=row_ranks,
        strengths=strengths,
        order=order,
        flush_start=flush_start,
        flush_pairs=flush_pairs,
        flush_strength=flush_strength,
        classes=kernels.class_boards(),
        first=first,
        second=second,
        ranks=ranks,
        holding=holding,
        both=int(both),
    )


@cache
def flops() -> tuple[Ints, Ints]:
    """Return one flop of each of the 1,755 kinds as three sorted card indices, and how many flops are of the kind."""
    kinds = list(_kinds_of_flops())
    return np.array([kind for kind, _ in kinds], np.int64), np.array([times for _, times in kinds], np.int64)


def _kinds_of_flops() -> Iterator[tuple[list[int], int]]:
    for low, middle, high in combinations(range(13), 3):
        yield [4 * low, 4 * middle, 4 * high], 4
    for low, high in combinations(range(13), 2):
        for other in range(13):
            yield sorted((4 * low, 4 * high, 4 * other + 1)), 12
    for low, middle, high in combinations_with_replacement(range(13), 3):
        yield [4 * low, 4 * middle + 1, 4 * high + 2], {3: 24, 2: 12, 1: 4}[len({low, middle, high})]


def ends_of(game: Game, plan: Plan, river: River | None = None, *, ties_play: bool = False) -> Ends:
    """Return how all deals end when *plan* is played.

    *river*: what is done on the river; else it is the plan's, and where that has none, the best.
    *ties_play*: a river hand whose 1x is worth exactly a fold plays.
    """
    boards = boards_of(game.both)
    groups = _groups(plan)
    before = np.array([groups.index(choice, 3) if choice in groups[3:] else kernels.LATE for choice in plan.before])
    by_rank, by_view = kernels.reach(boards, plan.flop, before, *flops(), len(groups))
    decided = (river or plan.river or best_river(game)).decided(ties_play)
    tally = kernels.outcomes(boards, by_rank, by_view, decided.rows, decided.classes)
    ends: Ends = {}
    for decision, of_decision in zip(_decisions(groups), tally[1:], strict=True):
        for category, counts in zip(Category, of_decision, strict=True):
            for (result, qualified), weight in _outcomes(category, counts):
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
