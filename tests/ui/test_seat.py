"""What lies on the table when somebody sits down."""

from __future__ import annotations

from tests.play import bets
from tests.tables import standard
from uth.game.actions import CloseBets
from uth.session import PLAYER, Session, seeded
from uth.table import Rules
from uth.ui.laid import Laid
from uth.ui.seat import Seat, bets_of, buy_in_of, company_for, laying_of, places_of

TABLE = standard(rules=Rules(boxes_per_player=6))


def sit(funds: int = 100_000) -> Session:
    return Session(TABLE, funds, entropy=seeded("1"))


def test_the_lowest_bets_on_as_many_boxes_as_asked_for() -> None:
    assert laying_of(sit(), Seat(boxes=2)).bets == {1: Laid(500), 2: Laid(500)}


def test_the_last_bets_again_as_far_as_the_money_goes() -> None:
    last = {1: Laid(2_000, 500), 3: Laid(500)}
    laying = laying_of(sit(), Seat(last=last))
    assert laying.bets == laying.last == last
    assert laying_of(sit(1_500), Seat(last=last)).bets == {1: Laid(500)}
    assert laying_of(sit(), Seat(boxes=2, last=last)).bets == {1: Laid(500), 2: Laid(500)}


def test_the_bets_of_the_round_that_goes_on() -> None:
    session = sit()
    session.act(bets(2, PLAYER, 1_000, trips=500), bets(4, PLAYER, 500), CloseBets())
    laid = {2: Laid(1_000, 500), 4: Laid(500)}
    assert bets_of(session.actions, session.owner) == laid
    laying = laying_of(session, Seat())
    assert laying.bets == laid
    assert laying.left == session.bankroll
    assert not Seat().kept
    assert Seat(player="Ann").kept


def test_chips_are_bought_for_what_the_player_sat_down_with_if_that_will_do() -> None:
    assert buy_in_of(sit(30_000), Seat(buy_in=20_000)) == 20_000
    assert buy_in_of(sit(30_000), Seat()) == 30_000
    assert buy_in_of(sit(1_000), Seat()) == 100_000
    assert buy_in_of(sit(30_000), Seat(buy_in=1_499)) == 100_000


def test_one_box_or_all_of_the_table() -> None:
    assert places_of(TABLE) == (1, 2, 3, 4, 5, 6)
    assert places_of(standard()) == (1,)
    assert places_of(standard(), company=True) == (1, 2, 3, 4, 5, 6)


def test_company_leaves_the_player_the_boxes_of_last_time() -> None:
    last = {2: Laid(500), 5: Laid(500)}
    assert set(company_for(TABLE, 4, (1, last, ""), "x").seats) == {1, 3, 4, 6}
    assert set(company_for(TABLE, 5, (1, last, ""), "x").seats) == {1, 3, 4, 5, 6}
    assert set(company_for(TABLE, 7, (2, {}, ""), "x").seats) == {1, 2, 5, 6}
    assert company_for(TABLE, 0, (1, {}, ""), "x").seats == {}


def test_a_player_of_one_box_sits_where_there_is_one() -> None:
    """The last bets lay where somebody sits now, or at a box that is not laid out for one player alone."""
    table = standard()
    alone = Session(table, 100_000)
    assert laying_of(alone, Seat(last={4: Laid(1_000)})).bets == {1: Laid(1_000)}
    others = Session(table, 100_000, company=company_for(table, 5, (1, {2: Laid(500)}, ""), "x"))
    assert laying_of(others, Seat(last={4: Laid(1_000)})).bets == {2: Laid(1_000)}
    assert laying_of(others, Seat()).bets == {2: Laid(500)}
