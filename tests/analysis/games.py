"""Tables whose best play is solved in more than one way: every rule that the solver knows, alone and together."""

from __future__ import annotations

from functools import cache
from unittest.mock import patch

import numpy as np

from tests.tables import SIGN, paytable, standard
from uth.analysis import solver
from uth.analysis.game import game_of
from uth.analysis.solver import Solution, Sums
from uth.analysis.terms import terms_of
from uth.paytable import Fixed, Odds, Pay
from uth.table import AnteNotQualified, HoleCardsUsed, Qualify, Rules, Street, Table

PRIMES = (97, 89, 83, 79, 73, 71)
ODD: list[Pay] = [Odds(10_000), *(Odds(100 + prime * 2, prime) for prime in PRIMES)]
FINE: list[Pay] = [
    *(Odds(10_000 * 97 - 1, 97), Odds(50 * 89 + 1, 89), Odds(834, 83), Odds(245, 79), Odds(110, 73)),
    *(Odds(72, 71), Odds(35, 67), Odds(20, 61), Odds(4, 59), Odds(1, 53)),
]
FINE_LOST: list[Pay] = [Odds(50_003, 100), Odds(496, 99), Odds(184, 91), Odds(96, 95), Odds(20, 47), Odds(11, 43)]
LOST: list[Pay] = [Odds(500), Odds(50), Odds(10), Odds(8), Odds(5)]
TABLES: dict[str, Table] = {
    "standard": standard(),
    "always": standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS)),
    "pays": standard(rules=Rules(ante_when_not_qualified=AnteNotQualified.PAYS)),
    "four": standard(rules=Rules(before_the_flop=(4,))),
    "three": standard(rules=Rules(before_the_flop=(3,))),
    "folds": standard(rules=Rules(fold=tuple(Street))),
    "no river fold": standard(rules=Rules(fold=(Street.PREFLOP, Street.FLOP))),
    "no fold": standard(rules=Rules(fold=(), before_the_flop=(1, 4))),
    "straight pushes": standard(blind=paytable([Odds(500), Odds(50), Odds(10), Odds(3), Odds(3, 2)], Fixed.PUSH)),
    "odd fractions": standard(blind=paytable(ODD, Fixed.PUSH)),
    "fine": standard(blind=paytable(FINE, Fixed.PUSH), blind_lost=paytable(FINE_LOST, Fixed.LOSE, SIGN[1:])),
    "fine, no river fold": standard(
        blind=paytable(FINE, Fixed.LOSE), blind_lost=paytable(FINE_LOST, Fixed.LOSE, SIGN[1:]),
        rules=Rules(fold=(Street.FLOP,), ante_when_not_qualified=AnteNotQualified.PAYS),
    ),
    "low hands pay": standard(
        blind=paytable([Fixed.SAME_AS_STRAIGHT_FLUSH, *[Odds(6, 5)] * 7, Fixed.LOSE, Odds(1, 7)], Fixed.PUSH),
        rules=Rules(fold=(Street.FLOP, Street.RIVER)),
    ),
    "lost pays": standard(
        blind_lost=paytable(LOST, Fixed.LOSE, SIGN[1:]), rules=Rules(before_the_flop=(3,)),
    ),
    "both": standard(rules=Rules(hole_cards_used=HoleCardsUsed.BOTH)),
    "both, always, pushes": standard(
        blind_lost=paytable([Odds(7, 3), Fixed.PUSH, Odds(1, 2)], Fixed.LOSE, SIGN[1:]),
        rules=Rules(hole_cards_used=HoleCardsUsed.BOTH, dealer_qualifies=Qualify.ALWAYS),
    ),
}  # fmt: skip


@cache
def summed(name: str) -> Sums:
    """Return the sums of one of the tables, made once in a process for all games that are the same to the kernels."""
    game = game_of(TABLES[name])
    # Only what is best on the flop depends on a fold there, and the sums are not of that.
    terms = terms_of(game)._replace(fold_flop=0)
    key = game.both, *(part.tobytes() if isinstance(part, np.ndarray) else part for part in terms)
    if key not in _SUMS:
        _SUMS[key] = solver.sums_of(game)
    return _SUMS[key]


_SUMS: dict[tuple[object, ...], Sums] = {}


@cache
def solution(name: str) -> Solution:
    """Return the solution of one of the tables, solved once in a process, from :func:`summed`."""
    found = summed(name)
    with patch.object(solver, "sums_of", lambda _game: found):
        return solver.solve(game_of(TABLES[name]))
