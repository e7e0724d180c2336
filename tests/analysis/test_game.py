"""What of a table file decides the best play, and what does not."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given

from tests.tables import SIGN, paytable, standard, tables
from uth.analysis.game import game_of
from uth.game.settle import End, verdicts
from uth.game.settlement import Result
from uth.hands import Category
from uth.paytable import Fixed, Odds
from uth.table import Bet, Rules, Street, Table, TripsAfterFold


def test_the_standard_game() -> None:
    game = game_of(standard())
    assert game.scale == 2
    assert game.on_win == (0, 0, 0, 0, 2, 3, 6, 20, 100, 1000)
    assert game.on_loss == (-2,) * 10
    assert (game.can_fail, game.failed_pays, game.both) == (True, False, False)
    assert game.before_the_flop == (3, 4)
    assert game.fold == {Street.RIVER}


def test_pays_on_both_sides_share_one_unit() -> None:
    table = standard(
        blind=paytable([Odds(1, 3), Fixed.LOSE], Fixed.PUSH),
        blind_lost=paytable([Odds(2, 5), Fixed.PUSH], Fixed.LOSE, SIGN[1:]),
    )
    game = game_of(table)
    assert game.scale == 15
    assert game.on_win[-2:] == (-15, 5)
    assert game.on_loss[-3:] == (0, 6, -15)


def test_trips_limits_and_boxes_change_nothing() -> None:
    other = standard(trips=None, rules=Rules(boxes=3, trips_after_fold=TripsAfterFold.LOST))
    assert game_of(other) == game_of(standard())


@given(tables())
def test_pays_are_those_of_settlement(table: Table) -> None:
    game = game_of(table)
    for category in Category:
        for result, pays in ((Result.WIN, game.on_win), (Result.LOSE, game.on_loss)):
            pay, _ = verdicts(table, End(category, result, qualified=True))[Bet.BLIND]
            won = Fraction(pay.pays, pay.per) if isinstance(pay, Odds) else Fraction(-1 if pay is Fixed.LOSE else 0)
            assert Fraction(pays[category.order], game.scale) == won
