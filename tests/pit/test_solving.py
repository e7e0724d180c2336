"""A game solved in two steps gives what one step gives."""

from __future__ import annotations

from dataclasses import replace

from tests.tables import paytable, standard
from uth.analysis.figures import edges_of
from uth.analysis.game import game_of
from uth.analysis.solved import stored
from uth.paytable import Fixed, Odds
from uth.pit.solving import solved_edge, solved_whole
from uth.report.changes import best_edge
from uth.table import Bet

TABLE = replace(standard(), blind=paytable([Odds(500), Odds(50), Odds(10), Odds(3), Odds(9, 5), Odds(1)], Fixed.PUSH))


def test_two_steps_give_what_one_gives_and_the_solution_is_kept() -> None:
    game = game_of(TABLE)
    assert stored(game) is None
    edge = solved_edge(game)
    whole = solved_whole(game)
    assert edges_of(TABLE, whole.ends)[Bet.ANTE] == edge
    assert stored(game) == whole
    assert edge == best_edge(TABLE)
