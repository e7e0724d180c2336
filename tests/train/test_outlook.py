"""What a coach tells about a question: the solver's values, chances that add up, what the other boxes change."""

from __future__ import annotations

import subprocess
import sys
import textwrap
import time
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product
from math import comb
from multiprocessing.reduction import ForkingPickler

import pytest

from tests.analysis import one_hand
from tests.analysis.test_advice import exact
from tests.train.spots import SEVERAL, TABLES, questions, spot
from uth.analysis.advice import advise
from uth.analysis.game import game_of
from uth.analysis.solved import stored
from uth.analysis.strategy.locate import preset
from uth.cards import DECK, hole_name
from uth.game.model import Choice
from uth.train.outlook import outlook
from uth.train.question import Question

LOOKED_INTO = 25
"""Of so many decisions on the flop one has all its run-outs dealt."""


def _check(seed: str, count: int, tables: tuple[str, ...] = (*TABLES, *SEVERAL)) -> set[tuple[str, bool, bool]]:
    """Compare; return which tables there were, with and without dead cards and Trips."""
    met, flops = set(), 0
    for asked in questions(seed, count, tables):
        met.add((asked.table.name, bool(asked.dead), bool(asked.trips)))
        found = outlook(asked)
        solved = advise(asked.table, asked.hole, asked.board, asked.dead, Fraction(asked.trips, asked.ante))
        assert found.advice.values == solved.values
        assert found.best == (solved.best if len(asked.open) == len(solved.values) else found.best)
        assert all(found.cost(choice) >= 0 for choice in asked.open)
        assert found.cost(found.best) == 0
        left = 52 - len((*asked.hole, *asked.board, *asked.dead))
        deals = {0: comb(left, 3) * comb(left - 3, 2) * comb(left - 5, 2), 3: comb(left, 2) * comb(left - 2, 2)}
        assert sum(found.chances) == deals.get(len(asked.board), comb(left, 2))
        if solved.counts:
            assert found.chances == solved.counts
            trips = asked.trips_in_antes
            assert solved.values == one_hand.values(exact(asked.table), asked.hole, asked.board, asked.dead, trips)
        elif asked.board:
            if flops % LOOKED_INTO == 0:
                assert all(solved.values[choice] == value for choice, value in _by_run_outs(asked).items())
            flops += 1
        elif not asked.dead and not asked.trips:
            assert solved.values == _solved(asked)
    return met


def _by_run_outs(asked: Question) -> dict[Choice, Fraction]:
    """What a check and 2x are worth on the flop, from what each of its rivers is worth."""
    out = {*asked.hole, *asked.board, *asked.dead}
    run_outs = list(combinations([card for card in DECK if card not in out], 2))
    check = twice = Fraction(0)
    for turn, river in run_outs:
        board = (*asked.board, turn, river)
        then = advise(asked.table, asked.hole, board, asked.dead, asked.trips_in_antes)
        assert then.counts is not None
        check += max(then.values.values())
        twice += then.values[Choice.PLAY_1X] + Fraction(then.counts.win - then.counts.lose, sum(then.counts))
    return {Choice.CHECK: check / len(run_outs), Choice.PLAY_2X: twice / len(run_outs)}


def _solved(asked: Question) -> Mapping[Choice, Fraction]:
    """The values of the solver of the whole game."""
    name = hole_name(asked.hole)
    known = stored(game_of(asked.table))
    assert known is not None
    return next(hand.values for hand in known.hands if hand.hand.name == name)


def test_advice_is_the_solvers() -> None:
    _check("sample", 12)


@pytest.mark.full
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("name", TABLES)
def test_advice_is_the_solvers_in_5_000_states(name: str) -> None:
    several = tuple(each for each in SEVERAL if each.startswith(name))
    met = _check(name, 1_250, (name, *several))
    assert {(dead, trips) for _, dead, trips in met} == set(product((True, False), repeat=2))


def test_the_chances_are_those_of_the_cards_alone() -> None:
    found = outlook(spot("Kh 5d"))
    lead = found.advice.values[Choice.PLAY_4X] - found.advice.values[Choice.PLAY_3X]
    assert lead == Fraction(found.chances.win - found.chances.lose, sum(found.chances))


def test_a_choice_that_cannot_be_afforded_is_never_the_best() -> None:
    asked = spot("Ah As")
    found = outlook(replace(asked, open=(Choice.CHECK, Choice.PLAY_3X)))
    assert found.best is Choice.PLAY_3X
    assert found.second is Choice.CHECK
    assert found.margin == found.advice.values[Choice.PLAY_3X] - found.advice.values[Choice.CHECK]


def test_the_other_boxes_can_change_the_answer() -> None:
    asked = spot("Qc 8d", dead="Qd Qh 8c 8h")
    found = outlook(asked)
    assert (found.best, found.best_alone, found.dead_cards_decide) == (Choice.CHECK, Choice.PLAY_4X, True)
    assert not outlook(asked.alone).dead_cards_decide


def test_costs_in_money_are_those_of_the_ante() -> None:
    found = outlook(spot("Ah Kh", ante=2_500))
    assert found.money(found.cost(Choice.CHECK)) == 2_500 * found.cost(Choice.CHECK)


def test_strategies_stand_side_by_side() -> None:
    found = outlook(spot("7h 6h"), [preset("always-4x"), preset("optimal"), preset("timid")])
    assert [(ruling.choice, ruling.agrees) for ruling in found.others] == [
        (Choice.PLAY_4X, False), (Choice.CHECK, True), (Choice.CHECK, True),
    ]  # fmt: skip
    assert found.others[0].cost == found.cost(Choice.PLAY_4X)
    assert found.ruling.strategy.name == "practical"


def test_nothing_compiled_is_loaded_before_it_is_asked_for() -> None:
    code = """
        import sys
        from uth.train import graded, leaks, lessons, outlook, question, rulings
        print(sorted({"numba", "pygame", "matplotlib"} & {*sys.modules}))
    """
    answer = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"


def test_an_outlook_is_quick() -> None:
    for asked in (spot("Ts 5h", "5c Kd 9h"), spot("Ad Qc", "6s 8h Tc 8c Jc")):
        outlook(asked)
        started = time.process_time()
        for _ in range(10):
            outlook(asked)
        assert (time.process_time() - started) / 10 < 0.05


def test_a_worker_can_be_asked_for_it() -> None:
    """What goes to another process, and what comes back, is the same there."""
    asked = spot("Ts 5h", "5c Kd 9h")
    work, argument = ForkingPickler.loads(ForkingPickler.dumps((outlook, asked)))
    assert ForkingPickler.loads(ForkingPickler.dumps(work(argument))) == outlook(asked)
