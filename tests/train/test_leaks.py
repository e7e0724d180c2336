"""Accuracy, cost and leaks of graded decisions."""

from __future__ import annotations

from fractions import Fraction

from tests.train.graded import CLOSE, graded
from uth.game.model import Choice
from uth.table import Street
from uth.train.kinds import OTHER
from uth.train.leaks import leaks_of

CHECK, FOLD, PLAY_1X, PLAY_4X = Choice.CHECK, Choice.FOLD, Choice.PLAY_1X, Choice.PLAY_4X
TOP_PAIR, OUTS = "flop top pair, paired board", "river high card, 19 to 20 outs"
PLAYED = [
    graded(1, "preflop AKo", CHECK, PLAY_4X, Fraction(1, 2)),
    graded(2, "preflop AKo", CHECK, PLAY_4X, Fraction(1, 4), ante=500),
    graded(2, TOP_PAIR, CHECK, CHECK),
    graded(3, "preflop AKo", PLAY_4X, PLAY_4X),
    graded(3, "preflop 72o", CHECK, CHECK, margin=CLOSE),
    graded(4, OUTS, FOLD, PLAY_1X, Fraction(1, 8), margin=Fraction(1, 8)),
    graded(5, "dark box", Choice.PLAY_2X, Choice.PLAY_2X, margin=0),
    graded(6, "preflop AKo", CHECK, PLAY_4X, Fraction(1, 2)),
    graded(7, "preflop AKo", CHECK, PLAY_4X, Fraction(1, 3)),
]


def test_everything_together() -> None:
    found = leaks_of(PLAYED)
    assert (found.rounds, found.all.decisions, found.all.right, found.all.close) == (7, 9, 4, 2)
    assert found.all.cost == sum(each.grade.cost for each in PLAYED)
    assert found.all.money == sum(each.grade.cost * each.grade.ante for each in PLAYED)
    assert found.all.accuracy == Fraction(4, 9)
    assert found.all.per_decision == found.all.cost / 9


def test_parts_add_up_to_the_whole() -> None:
    found = leaks_of(PLAYED)
    assert [*found.streets] == [None, Street.PREFLOP, Street.FLOP, Street.RIVER]
    assert sum(part.cost for part in found.streets.values()) == found.all.cost
    assert sum(part.decisions for part in found.hands.values()) == 8
    assert found.hands[Street.PREFLOP, "AKo"].right == 1
    assert {key: part.decisions for key, part in found.beside.items()} == {
        (Street.FLOP, "paired board"): 1, (Street.RIVER, "19 to 20 outs"): 1,
    }  # fmt: skip


def test_the_costliest_leak_comes_first_with_its_costliest_examples() -> None:
    first, second = leaks_of(PLAYED).leaks
    assert (first.kind, first.chosen, first.best, first.street) == ("preflop AKo", CHECK, PLAY_4X, Street.PREFLOP)
    assert (first.part.decisions, first.faced) == (4, 5)
    assert [each.round for each in first.examples] == [6, 1, 7]
    assert (second.kind, second.part.cost, second.faced) == (OUTS, Fraction(1, 8), 1)


def test_nothing_played_shows_nothing() -> None:
    found = leaks_of([])
    assert (found.rounds, found.leaks, found.streets, found.all.accuracy) == (0, (), {}, None)
    assert found.all.per_decision == 0


def test_one_kind_that_is_not_known_is_counted_with_the_others() -> None:
    found = leaks_of([*PLAYED, graded(8, "flop of all", CHECK, Choice.PLAY_2X, Fraction(1, 7))])
    assert found.all.decisions == 10
    assert found.hands[Street.FLOP, OTHER].decisions == 1
    assert {what for street, what in found.beside if street is Street.FLOP} == {"paired board"}
    assert found.leaks[1].kind == "flop of all"
