"""What an end nets: the pays as written beside what settlement really pays."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tests.tables import paytable, standard, tables
from uth.analysis.nets import net_at
from uth.cards import parse_cards
from uth.chips import Rounding
from uth.game.model import Box, stakes_of
from uth.game.settle import End, settle
from uth.game.settlement import Result
from uth.hands import Category
from uth.paytable import Fixed, Odds
from uth.table import Bet, Cap, CapPer, Limits, Street, Table

ENDS = st.builds(
    End,
    st.sampled_from(Category),
    st.sampled_from([Result.WIN, Result.TIE, Result.LOSE]),
    st.booleans(),
    st.booleans(),
)
EVEN_STAKE = 100 * 420
"""A stake that no chip and no odds of the tables of the tests leave a rest of."""

# Both cards of the box, the dealer's, the board, and how it ends.
DEALS = [
    ("Ah Kh", "2c 2d", "Qh Jh Th 3s 4s", End(Category.ROYAL_FLUSH, Result.WIN, qualified=True)),
    ("Ah 2h", "Kc Kd", "9h 7h 4h Ks 3c", End(Category.FLUSH, Result.WIN, qualified=True)),
    ("9c 9d", "Kc Kd", "9h 7h 4h Ks 3c", End(Category.THREE_OF_A_KIND, Result.LOSE, qualified=True)),
    ("Ac 2d", "Kc Qd", "Jh 9h 7c 5s 3s", End(Category.HIGH_CARD, Result.WIN, qualified=False)),
    ("2c 2d", "Kc Qd", "Ah Jh Tc 5s 3s", End(Category.PAIR, Result.LOSE, qualified=True)),
    ("2c 3d", "2d 3c", "Ah Ac As Ad 7s", End(Category.FOUR_OF_A_KIND, Result.TIE, qualified=True)),
]


@given(tables(), ENDS, st.integers(1, 4))
def test_without_cap_or_rounding_the_pays_are_as_written(table: Table, end: End, multiple: int) -> None:
    uncapped = standard(blind=table.blind, trips=table.trips, rules=table.rules, smallest_chip=table.smallest_chip)
    assert net_at(uncapped, end, multiple, EVEN_STAKE) == net_at(uncapped, end, multiple)


@given(tables(), st.sampled_from(DEALS), st.integers(0, 4), st.integers(1, 2_000), st.booleans())
def test_what_is_paid_is_what_settlement_pays(
    table: Table, deal: tuple[str, str, str, End], multiple: int, ante: int, with_trips: bool
) -> None:
    hole, dealer, board, end = deal
    folded = Street.RIVER if not multiple else None
    any_five = standard(
        blind=table.blind, trips=table.trips, limits=table.limits, rounding=table.rounding,
        smallest_chip=table.smallest_chip,
    )  # fmt: skip
    stakes = {Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: multiple * ante, Bet.TRIPS: ante if table.trips else 0}
    if not with_trips:
        stakes[Bet.TRIPS] = 0
    box = Box(1, "player", stakes_of(stakes), multiple=multiple, folded=folded, cards=parse_cards(hole))
    settled = settle(any_five, [box], parse_cards(dealer), parse_cards(board)).boxes[0]
    net = net_at(any_five, End(end.hand, end.compared, end.qualified, folded is not None), multiple, ante)
    assert settled.net == ante * (net.main + net.trips_beside if with_trips else net.main)


def test_rounding_changes_what_a_stake_is_paid() -> None:
    flush = End(Category.FLUSH, Result.WIN, qualified=True)
    down, up = (standard(smallest_chip=100, rounding=rounding) for rounding in (Rounding.DOWN, Rounding.UP))
    assert [net_at(table, flush, 1, 500).main for table in (down, up)] == [Fraction(17, 5), Fraction(18, 5)]
    assert net_at(down, flush, 1).main == Fraction(7, 2)


def test_trips_comes_under_the_cap_only_beside_the_main_bets() -> None:
    limits = Limits(standard().limits.ante, standard().limits.trips, Cap(6_000, CapPer.BOX))
    quads = net_at(standard(limits=limits), End(Category.FOUR_OF_A_KIND, Result.WIN, qualified=True), 1, 500)
    assert quads.main == 12
    assert quads.trips == 30
    assert quads.trips_beside == 0


def test_without_a_trips_bet_it_nets_nothing() -> None:
    net = net_at(standard(trips=None), End(Category.PAIR, Result.LOSE, qualified=True), 1)
    assert net.trips == net.trips_beside == 0


def test_a_losing_line_of_the_blind() -> None:
    table = standard(blind=paytable([Odds(500), *[Fixed.LOSE] * 5], Fixed.PUSH))
    assert net_at(table, End(Category.FLUSH, Result.WIN, qualified=True), 4).main == 4
