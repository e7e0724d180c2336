"""What the kernels are given of a game: it says the same, and no sum of any table file can overflow."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.games import TABLES
from tests.tables import SIGN, paytable, standard
from uth.analysis.game import Game, game_of
from uth.analysis.kernels.sums import Terms
from uth.analysis.solver import solve
from uth.analysis.terms import Room, room_of, terms_of
from uth.config.odds import MOST_PER
from uth.errors import UthError
from uth.paytable import MOST_TO_ONE, Fixed, Odds, Pay
from uth.table import Rules, Street


def pays() -> st.SearchStrategy[Pay]:
    """Any pay that a table file may have, those of many parts and the largest more often."""
    per = st.one_of(st.integers(1, MOST_PER), st.integers(MOST_PER - 10, MOST_PER))
    parts = st.one_of(st.integers(1, MOST_TO_ONE * MOST_PER), st.just(MOST_TO_ONE * MOST_PER))
    odds = st.builds(lambda one, other: Odds(min(one, MOST_TO_ONE * other), other), parts, per)
    return st.one_of(odds, st.sampled_from([Fixed.PUSH, Fixed.LOSE]))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """The game of any table file, with a fold on the river and without."""
    wins, losses = (draw(st.lists(pays(), min_size=size, max_size=size)) for size in (10, 9))
    fold = draw(st.sampled_from([(Street.RIVER,), (), (Street.FLOP,)]))
    blind, lost = paytable(wins, Fixed.PUSH), paytable(losses, Fixed.LOSE, SIGN[1:])
    return game_of(standard(blind=blind, blind_lost=lost, rules=Rules(fold=fold)))


@given(games())
def test_the_terms_are_the_games_and_every_table_file_has_room(game: Game) -> None:
    terms, room = terms_of(game), room_of(game)
    assert room.whole(terms.ante.tolist()) == game.scale
    for category in range(10):
        unit = room.whole(terms.unit[:, category].tolist())
        assert unit * int(terms.scale[category]) == game.scale
        assert unit * int(terms.on_win[category]) == game.on_win[category]
        assert unit * int(terms.on_loss[category]) == game.on_loss[category]
    _check_room(game, terms, room)


def _check_room(game: Game, terms: Terms, room: Room) -> None:
    worth = max(Fraction(3), 2 + Fraction(max(game.on_win + game.on_loss), game.scale))
    antes = Fraction(1) if Street.RIVER in game.fold else worth
    # The difference of two boards, for all run-outs, taken twice.
    most = 2 * 2 * 1081 * 990 * antes
    assert int(terms.scale.max()) <= MOST_PER**2
    largest = np.iinfo(terms.unit.dtype).max
    assert most * int((terms.unit.max(axis=0) * terms.scale).max()) <= largest
    assert most * int(terms.ante.max()) <= largest
    if room.limbs > 1:
        assert room.bits >= 14
        assert int(max(terms.unit.max(), terms.ante.max())) < 1 << room.bits


@given(st.integers(0, 2**140), st.integers(1, 40))
def test_what_is_cut_is_whole_again(grains: int, bits: int) -> None:
    room = Room(bits, 140 // bits + 1)
    limbs = room.cut(grains)
    assert room.whole(limbs) == grains
    assert all(0 <= limb < 1 << bits for limb in limbs)


def test_usual_tables_have_one_limb() -> None:
    for name in ("standard", "lost pays", "both"):
        assert room_of(game_of(TABLES[name])) == Room(63, 1)


@pytest.mark.parametrize(
    ("pay", "told"),
    [
        (Odds(10**16), "10,000,000,000,000,000 to 1, in parts of 1/2 of an Ante"),
        (Odds(10**13 + 1, 10**13), "1 to 1, in parts of 1/10,000,000,000,000 of an Ante"),
    ],
)
@pytest.mark.parametrize("fold", [(), (Street.RIVER,)])
def test_pays_far_from_those_of_a_file_are_refused(pay: Odds, told: str, fold: tuple[Street, ...]) -> None:
    game = game_of(standard(blind=paytable([pay, Odds(3, 2)], Fixed.PUSH), rules=Rules(fold=fold)))
    with pytest.raises(UthError, match=f"pays up to {told}: that is more than the exact sums hold"):
        solve(game)
