"""Limits, caps and odd chips at the desk: the figures of rules.md 6.5 and 6.6, and plain counting."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from uth.analysis.figures import figures
from uth.analysis.solution import Decision, Ends
from uth.analysis.solved import SolverMissing
from uth.chips import Rounding
from uth.config import load_table
from uth.game.model import Choice
from uth.game.settle import End
from uth.game.settlement import Result
from uth.hands import Category
from uth.paytable import Odds
from uth.pit import exposure_cap
from uth.pit.exposure import Limited, desk_exposure, limited
from uth.pit.exposure_cap import cap_effect, most_paid
from uth.pit.exposure_odd import MOST_STAKES, legal, odd_chips
from uth.report.exposure import exposure
from uth.table import Bet, Cap, CapPer, Limit, Street, Table

STANDARD = load_table("standard").table
ENDS = figures(STANDARD).ends
CAP = 2_000_000
"""20,000 dollars, the cap of a house in Canada (rules.md 6.5)."""


def _silent(_what: str) -> None:
    """Hear nothing."""


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be on a machine without the solver."""

    def missing(_table: Table, _ante: int) -> None:
        raise SolverMissing("no numba")

    monkeypatch.setattr(exposure_cap, "solve_paid", missing)


def _capped(per: CapPer = CapPer.BOX, step: int = 100) -> Table:
    return limited(STANDARD, Limited(ante=Limit(500, 50_000, step), cap=Cap(CAP, per)))


# --- the most


def test_a_box_wins_505_antes_and_loses_six() -> None:
    """rules.md 6.5: A + 500 A + 4 A, and 50 T; 6 A + T lost."""
    found = desk_exposure(STANDARD, ENDS, _silent)
    assert found.most == exposure(STANDARD)
    assert found.most.box == 505 * 50_000 + 50 * 10_000
    assert found.box_loses == 6 * 50_000 + 10_000
    assert found.cap is None
    assert (found.player_boxes, found.player) == (1, found.most.box)
    assert (found.rounds[0], found.rounds[-1]) == (found.most.box, found.most.table)
    assert list(found.rounds) == sorted(found.rounds)


@pytest.mark.usefixtures("unsolved")
@pytest.mark.parametrize("per", CapPer)
def test_boxes_under_a_cap(per: CapPer) -> None:
    found = desk_exposure(_capped(per), ENDS, _silent)
    assert found.rounds[0] == found.player == CAP
    assert found.rounds[-1] == found.most.table
    assert (found.rounds[1] == CAP) == (per is CapPer.TABLE)


def test_what_each_hand_is_paid() -> None:
    found = desk_exposure(
        limited(STANDARD, Limited(ante=Limit(500, 1000, 500), trips=Limit(100, 100, 100))), ENDS, _silent
    )
    paid = {cost.hand: cost for cost in found.hands}
    assert next(iter(paid)) is Category.ROYAL_FLUSH
    flush = paid[Category.FLUSH]
    assert (flush.multiple, flush.qualified) == (4, True)
    assert dict(flush.won) == {Bet.ANTE: 1000, Bet.BLIND: 1500, Bet.PLAY: 4000, Bet.TRIPS: 700}
    assert flush.uncapped == flush.paid == 7200
    assert paid[Category.PAIR].paid == 5000


def test_a_player_of_several_boxes() -> None:
    table = load_table("six-box-dark").table
    found = desk_exposure(table, figures(table).ends, _silent)
    assert found.player_boxes == min(table.rules.boxes, table.rules.boxes_per_player + table.rules.dark_boxes) > 1
    assert found.most.box < found.player <= found.most.table


# --- the cap


@pytest.mark.usefixtures("unsolved")
def test_the_highest_ante_that_never_meets_the_cap() -> None:
    """rules.md 6.5: a cap of 20,000 is never met up to an Ante of (K - 50 T) / 505."""
    found = cap_effect(_capped(), ENDS, _silent)
    assert found.free == 3900
    assert found.free_beside == (CAP - 50 * 10_000) // 505 // 100 * 100
    assert found.boxes == 1
    assert [one.best for one in found.antes] == [None] * 3


@pytest.mark.usefixtures("unsolved")
def test_boxes_that_share_a_cap_meet_it_sooner() -> None:
    box, table = (cap_effect(_capped(per), ENDS, _silent) for per in (CapPer.BOX, CapPer.TABLE))
    assert table.boxes == 6
    assert box.free is not None
    assert table.free is not None
    assert table.free < box.free
    assert most_paid(_capped(), table.free, 0, 6) <= CAP < most_paid(_capped(), table.free + 100, 0, 6)


@pytest.mark.usefixtures("unsolved")
def test_a_cap_that_even_the_least_ante_meets() -> None:
    table = limited(STANDARD, Limited(cap=Cap(1000, CapPer.BOX)))
    found = cap_effect(table, ENDS, _silent)
    assert (found.free, found.free_beside) == (None, None)
    assert found.antes[0].ante == 500


@pytest.mark.usefixtures("unsolved")
def test_what_the_cap_takes_is_what_it_does_not_pay() -> None:
    """At an Ante of 100 only a royal flush meets 20,000: 4x and a qualifying dealer leave the Blind 195 of 500."""
    table = limited(_capped(), Limited(ante=Limit(10_000, 10_000, 100), trips=Limit(100, 100, 100)))
    (one,) = cap_effect(table, ENDS, _silent).antes
    deals = sum(ENDS.values())
    royal = {key: weight for key, weight in ENDS.items() if key[1].hand is Category.ROYAL_FLUSH}
    won = {key: weight for key, weight in royal.items() if key[1].result is Result.WIN}
    unpaid = sum(weight * (way.choice.multiple + end.qualified + 500 - 200) for (way, end), weight in won.items())
    assert one.same - one.before == Fraction(unpaid, deals)
    assert one.met == Fraction(sum(won.values()), deals)
    assert one.worth == one.same - one.before
    # Beside the main bets, which have used the cap up, such a royal flush is paid nothing on Trips.
    assert one.trips is not None
    edge = figures(STANDARD).trips
    assert edge is not None
    assert one.trips - edge.house_edge == Fraction(50 * sum(won.values()), deals)


def test_the_capped_table_is_solved() -> None:
    table = limited(STANDARD, Limited(ante=Limit(50_000, 50_000, 500), cap=Cap(CAP, CapPer.BOX)))
    told: list[str] = []
    (one,) = cap_effect(table, ENDS, told.append).antes
    assert one.best is not None
    assert one.before < one.best < one.same
    assert one.worth == one.best - one.before
    assert told == ["best play under the cap at an Ante of $500"]


def test_a_cap_can_be_left_out() -> None:
    table = limited(_capped(), Limited(uncapped=True))
    assert table.limits.payout_cap is None


# --- odd chips


def test_with_half_chips_nothing_is_rounded() -> None:
    found = odd_chips(STANDARD, ENDS)
    assert (found.lines, found.stakes) == ((), ())
    assert found.mean_kept(Bet.ANTE, Rounding.DOWN) == 0


def test_three_to_two_on_odd_antes() -> None:
    """rules.md 6.6: 5 pays 7.50, 15 pays 22.50, 25 pays 37.50."""
    table = replace(STANDARD, smallest_chip=100)
    found = odd_chips(table, ENDS)
    assert [(line.bet, line.hand, line.odds) for line in found.lines] == [(Bet.BLIND, Category.FLUSH, Odds(3, 2))]
    assert [(stake.stake, stake.wins[0].exact) for stake in found.of(Bet.ANTE)[:3]] == [
        (500, Fraction(750)), (1500, Fraction(2250)), (2500, Fraction(3750)),
    ]  # fmt: skip
    first = found.of(Bet.ANTE)[0]
    flushes = sum(
        weight for (_way, end), weight in ENDS.items() if end.hand is Category.FLUSH and end.result is Result.WIN
    )
    assert first.kept(Rounding.DOWN) == Fraction(flushes, sum(ENDS.values())) / 10
    assert first.kept(Rounding.UP) == -first.kept(Rounding.DOWN)
    assert (found.legal[Bet.ANTE], found.even[Bet.ANTE]) == (100, 1000)


def test_rounding_is_what_the_edge_changes_by() -> None:
    table = replace(STANDARD, smallest_chip=500)
    for rounding in Rounding:
        ruled = replace(table, rounding=rounding)
        found = odd_chips(ruled, ENDS)
        for stake in found.of(Bet.ANTE)[:4]:
            paid = figures(ruled, ante=stake.stake).base.house_edge
            assert paid - figures(STANDARD).base.house_edge == stake.kept(rounding)


def test_trips_stakes_that_are_no_whole_chips() -> None:
    table = replace(STANDARD, smallest_chip=500)
    found = odd_chips(table, ENDS)
    stakes = [stake.stake for stake in found.of(Bet.TRIPS)]
    assert stakes[:4] == [100, 200, 300, 400]
    assert 500 not in stakes
    assert found.even[Bet.TRIPS] == 500


def test_of_a_few_deals_by_plain_counting() -> None:
    """Three flushes that win in ten deals: a tenth of the Ante each is kept."""
    decision = Decision(Choice.PLAY_1X, Street.RIVER)
    ends: Ends = {
        (decision, End(Category.FLUSH, Result.WIN, True)): 3,
        (decision, End(Category.FLUSH, Result.LOSE, True)): 4,
        (decision, End(Category.PAIR, Result.WIN, False)): 3,
    }
    found = odd_chips(replace(STANDARD, smallest_chip=100), ends)
    assert found.of(Bet.ANTE)[0].kept(Rounding.DOWN) == Fraction(3, 10) * Fraction(50, 500)


def test_legal_stakes_are_multiples_of_the_step() -> None:
    assert list(legal(Limit(700, 2100, 500))) == [1000, 1500, 2000]


@pytest.mark.parametrize(("chip", "step", "trips"), [(100, 500, 50), (700, 300, 250), (33, 7, 13)])
def test_stakes_are_summed_as_if_each_was_looked_at(chip: int, step: int, trips: int) -> None:
    limits = Limited(ante=Limit(530, 6_000, step), trips=Limit(90, 3_100, trips), chip=chip)
    found = odd_chips(limited(STANDARD, limits), ENDS)
    for bet, limit in ((Bet.ANTE, limits.ante), (Bet.TRIPS, limits.trips)):
        assert limit is not None
        stakes = found.of(bet)
        assert len(stakes) == found.rounded[bet] <= found.legal[bet]
        for way in Rounding:
            kept = sum((stake.kept(way) * stake.stake for stake in stakes), Fraction(0))
            assert found.mean_kept(bet, way) == kept / sum(legal(limit))


def test_limits_of_any_width_are_counted_at_once() -> None:
    found = odd_chips(limited(STANDARD, Limited(ante=Limit(500, 10**13, 500), chip=100)), ENDS)
    assert found.rounded[Bet.ANTE] == found.legal[Bet.ANTE] // 2
    assert len(found.of(Bet.ANTE)) == MOST_STAKES
    assert 0 < found.mean_kept(Bet.ANTE, Rounding.DOWN) < Fraction(1, 10**9)
