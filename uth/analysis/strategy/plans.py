"""A strategy on a table: every decision as arrays, looked up for single hands, and valued exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from uth.analysis import solver
from uth.analysis.flops import flop_kinds, flop_number
from uth.analysis.game import Game
from uth.analysis.kernels.boards import boards_of
from uth.analysis.kernels.flops import GIVE_UP, PASS, PLAY_TWICE
from uth.analysis.kernels.numbering import CLASSES, TYPE_PAIRS, number_of, pair_index, two_index
from uth.analysis.solution import Ends, Plan, River
from uth.analysis.strategy import arrays
from uth.analysis.strategy.cells import decided, tables
from uth.analysis.strategy.facts import starting_hand
from uth.analysis.strategy.model import Fact, Rule, Strategy, nearest_offered
from uth.cards import Card
from uth.game.model import Choice, play
from uth.table import Street

Bytes = NDArray[np.uint8]

_BEST = 9
"""The code of a cell where a rule says ``best``."""
FLOP_CODES = {Choice.CHECK: PASS, Choice.PLAY_2X: PLAY_TWICE, Choice.FOLD: GIVE_UP}
"""How a plan writes a choice on the flop."""
FOLDS, PLAYS, EVEN = 0, 1, 2
"""How a plan writes a choice on the river; EVEN where both are worth the same."""
_RIVER_CODES = {Choice.FOLD: FOLDS, Choice.PLAY_1X: PLAYS}


@dataclass(frozen=True)
class Played:
    """A plan looked up for single hands; an ``Optimum`` for policies when it is the best one."""

    plan: Plan

    def best(self, street: Street, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Choice:
        """Return what is done with two hole cards on a street; of equal river choices the fold."""
        if street is Street.PREFLOP:
            return self.plan.before[starting_hand(hole)]
        if street is Street.FLOP:
            return _choice(FLOP_CODES, int(self.plan.flop[flop_cell(hole, board)]))
        of_class, place = river_cell(hole, board)
        river = river_of(self.plan)
        return Choice.PLAY_1X if (river.classes if of_class else river.rows)[place] == PLAYS else Choice.FOLD


def river_of(plan: Plan) -> River:
    """Return what a plan does on the river.

    :raises ValueError: if it leaves that open.
    """
    if plan.river is None:
        raise ValueError("the plan leaves the river open")
    return plan.river


def _choice(codes: Mapping[Choice, int], code: int) -> Choice:
    return next(choice for choice, its in codes.items() if its == code)


def choices_of(game: Game, street: Street) -> tuple[Choice, ...]:
    """Return what the game offers on a street."""
    multiples = {Street.PREFLOP: game.before_the_flop, Street.FLOP: (2,), Street.RIVER: (1,)}[street]
    fold = (Choice.FOLD,) if street in game.fold else ()
    return (*(() if street is Street.RIVER else (Choice.CHECK,)), *fold, *map(play, multiples))


@cache
def best_plan(game: Game) -> Plan:
    """Return the best play of a game."""
    return solver.solve(game).plan


def plan_of(game: Game, strategy: Strategy) -> Plan:
    """Return every decision of *strategy* in a game; the game is solved where the strategy asks for the best."""
    best = best_plan(game) if strategy.asks_best else None
    return Plan(_before(game, strategy, best), _flop(game, strategy, best), _river(game, strategy, best))


def _before(game: Game, strategy: Strategy, best: Plan | None) -> tuple[Choice, ...]:
    offered = choices_of(game, Street.PREFLOP)
    answers = [strategy.answer(Street.PREFLOP, {Fact.HOLE_CARDS: hand}.__getitem__) for hand in range(169)]
    return tuple(
        nearest_offered(answer, offered) if answer else _known(best).before[hand] for hand, answer in enumerate(answers)
    )


def _known(best: Plan | None) -> Plan:
    if best is None:
        raise ValueError("the best play is asked for and not known")
    return best


def _codes(game: Game, street: Street, rules: Sequence[Rule], codes: Mapping[Choice, int]) -> tuple[int, ...]:
    """What each rule of a street comes to in a game, as a plan writes it."""
    offered = choices_of(game, street)
    return tuple(codes[nearest_offered(rule.answer, offered)] if rule.answer else _BEST for rule in rules)


def _flop(game: Game, strategy: Strategy, best: Plan | None) -> Bytes:
    rules = strategy.rules[Street.FLOP]
    if rules == (Rule(None),):
        return _known(best).flop
    cells = _on_flops(rules, _codes(game, Street.FLOP, rules, FLOP_CODES), game.both)
    return _filled(cells, best.flop if best else None)


@lru_cache(maxsize=4)
def _on_flops(rules: tuple[Rule, ...], codes: tuple[int, ...], both: bool) -> Bytes:
    return np.concatenate([decided(rules, codes, cells) for cells in arrays.flop_cells(both)])


def _river(game: Game, strategy: Strategy, best: Plan | None) -> River:
    rules = strategy.rules[Street.RIVER]
    if rules == (Rule(None),):
        return river_of(_known(best))
    cells = _on_rivers(rules, _codes(game, Street.RIVER, rules, _RIVER_CODES), game.both)
    known = river_of(best) if best else None
    return River(
        _filled(cells.rows, known.rows if known else None), _filled(cells.classes, known.classes if known else None)
    )


@lru_cache(maxsize=4)
def _on_rivers(rules: tuple[Rule, ...], codes: tuple[int, ...], both: bool) -> River:
    rows = decided(rules, codes, arrays.row_cells(both))
    classes = np.zeros((CLASSES, TYPE_PAIRS), np.uint8)
    for places, cells in arrays.class_cells(both):
        classes[places] = decided(rules, codes, cells)
    return River(rows, classes)


def _filled(codes: Bytes, best: Bytes | None) -> Bytes:
    return codes if best is None else np.where(codes == _BEST, best, codes)


def value(game: Game, strategy: Strategy) -> Ends:
    """Return how all deals end under *strategy*; ``figures.figures_of`` makes its exact figures of that."""
    return solver.ends_of(game, plan_of(game, strategy))


# --- single hands


def flop_cell(hole: tuple[Card, ...], flop: tuple[Card, ...]) -> tuple[int, int]:
    """Return the kind of a flop and the pair of cards that two hole cards are there."""
    kinds = flop_kinds()
    number = flop_number(*sorted(card.number for card in flop))
    suits = kinds.turns[kinds.turn[number]].tolist()
    return int(kinds.kind[number]), two_index(*(card.number // 4 * 4 + suits[card.suit] for card in hole))


def river_cell(hole: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[bool, tuple[int, int]]:
    """Return whether three cards of a board share a suit, and the cell: (class, type pair), else (row, rank pair)."""
    suits = [card.suit for card in board]
    suit = max(suits, key=suits.count)
    if suits.count(suit) < 3:
        place = tables().place
        row = sum(int(place[k + 1, rank]) for k, rank in enumerate(sorted(card.rank - 2 for card in board)))
        return False, (row, pair_index(*(card.rank - 2 for card in hole)))
    mask = sum(1 << (card.rank - 2) for card in board if card.suit == suit)
    off = [*sorted(card.rank - 2 for card in board if card.suit != suit), -1, -1]
    types = (card.rank - 2 + (0 if card.suit == suit else 13) for card in hole)
    return True, (int(number_of(boards_of(False).class_start, mask, off[0], off[1])), pair_index(*types))
