"""What a table earns: by hand, with amounts that divide."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from uth.analysis.figures import figures
from uth.config import load_table
from uth.pit.earn import (
    Costs,
    Play,
    Use,
    break_even_boxes,
    break_even_minimum,
    grid,
    mixed,
    net_of,
    next_step,
    play_of,
    rounds_in_proportion,
    usual_minimums,
    usual_rounds,
)
from uth.pit.mix import best_player
from uth.report.players import Bases, Player

STANDARD = load_table("standard").table
TEN = Bases(Fraction(1, 10), Fraction(1, 20), Fraction(1, 40), Fraction(1, 25))
"""The house wins a tenth of every Ante, and a twenty-fifth of every Trips bet."""
PLAY = Play("ten", None, TEN, Fraction(4))
USE = Use(
    boxes=4,
    ante=Fraction(2_000),
    trips=Fraction(500),
    minimum=Fraction(1_000),
    rounds={boxes: Fraction(60 - 5 * boxes) for boxes in range(1, 9)},
    hours=Fraction(10),
    days=30,
)
COSTS = Costs(
    labour=Fraction(6_000),
    lease=Fraction(150_000),
    side_fee=Fraction(30_000),
    tax=Fraction(1, 5),
    comps=Fraction(1, 10),
)


def test_the_win_is_boxes_times_rounds_times_stake_times_edge() -> None:
    assert USE.hands == 4 * 40
    assert PLAY.main(USE) == 160 * 2_000 / 10 == 32_000
    assert PLAY.side(USE) == 160 * 500 / 25 == 3_200
    assert PLAY.win(USE) == 35_200
    assert replace(PLAY, bases=replace(TEN, trips=None)).win(USE) == 32_000


def test_what_is_left_of_an_hour() -> None:
    found = net_of(PLAY, USE, COSTS)
    assert [found.win, found.labour, found.lease, found.side_fee, found.tax, found.comps] == [
        35_200, 6_000, 500, 100, 7_040, 3_520,
    ]  # fmt: skip
    assert found.net == 35_200 - 6_000 - 500 - 100 - 7_040 - 3_520
    share = net_of(PLAY, USE, Costs(side_share=Fraction(1, 4)))
    assert share.side_fee == 800
    assert net_of(PLAY, USE, Costs()).net == 35_200


def test_a_table_that_loses_pays_no_tax() -> None:
    losing = replace(PLAY, bases=Bases(Fraction(-1, 10), Fraction(-1, 20), Fraction(-1, 40), Fraction(-1, 25)))
    found = net_of(losing, USE, replace(COSTS, side_share=Fraction(1, 2)))
    assert [found.win, found.tax, found.comps, found.side_fee] == [-35_200, 0, 0, 100]


def test_other_boxes_and_another_minimum() -> None:
    other = USE.at(2, Fraction(500))
    assert [other.boxes, other.ante, other.trips, other.minimum] == [2, 1_000, 250, 500]
    assert PLAY.win(other) == 2 * 50 * (Fraction(1_000, 10) + Fraction(250, 25))


@pytest.mark.parametrize("labour", [1, 5_000, 9_000, 12_000, 20_000, 30_000])
def test_the_break_even_boxes_are_the_first_that_pay(labour: int) -> None:
    costs = replace(COSTS, labour=Fraction(labour))
    nets = [net_of(PLAY, USE.at(boxes, USE.minimum), costs).net for boxes in range(1, 7)]
    expected = next((boxes for boxes, net in enumerate(nets, 1) if net >= 0), None)
    assert break_even_boxes(PLAY, USE, costs, 6) == expected
    assert (expected is None) == (labour == 30_000)


def test_at_the_break_even_minimum_nothing_is_left_and_nothing_is_missing() -> None:
    found = break_even_minimum(PLAY, USE, COSTS)
    assert found is not None
    assert net_of(PLAY, USE.at(4, found), COSTS).net == 0
    assert net_of(PLAY, USE.at(4, found - 1), COSTS).net < 0
    assert found == Fraction(6_600) * 1_000 / (Fraction(7, 10) * 35_200)


def test_without_costs_every_minimum_pays_and_who_loses_never_does() -> None:
    assert break_even_minimum(PLAY, USE, Costs()) == 0
    assert break_even_minimum(PLAY, USE, replace(COSTS, tax=Fraction(9, 10))) is None
    losing = replace(PLAY, bases=Bases(Fraction(-1, 10), Fraction(-1, 20), Fraction(-1, 40), None))
    assert break_even_minimum(losing, USE, COSTS) is None


@pytest.mark.parametrize(("amount", "step"), [(1, 500), (500, 500), (501, 1_000), (50_000, 50_000), (50_001, None)])
def test_the_next_legal_ante(amount: int, step: int | None) -> None:
    assert next_step(STANDARD, Fraction(amount)) == step


def test_the_grid_has_every_hour() -> None:
    minimums = usual_minimums(STANDARD)
    assert minimums == (500, 1_000, 1_500, 2_500, 5_000, 10_000)
    found = grid(PLAY, USE, COSTS, minimums, 6)
    assert [len(row) for row in found] == [6] * 6
    assert found[2][4] == net_of(PLAY, USE.at(5, Fraction(1_500)), COSTS).net
    small = replace(STANDARD, limits=replace(STANDARD.limits, ante=replace(STANDARD.limits.ante, most=1_200)))
    assert usual_minimums(small) == (500, 1_000)


def test_rounds_go_with_the_boxes() -> None:
    usual = usual_rounds()
    assert usual[6] == 30
    slow = rounds_in_proportion(6, Fraction(20))
    assert slow[6] == 20
    assert all(slow[boxes] / usual[boxes] == Fraction(2, 3) for boxes in usual)


def test_the_three_bases_are_the_same_money() -> None:
    best = play_of(best_player(STANDARD))
    wager = best.average_wager
    assert best.bases.ante == figures(STANDARD).base.house_edge == Fraction(50643648973, 2317817502000)
    assert best.bases.ante == 2 * best.bases.ante_and_blind == wager * best.bases.all_money
    assert best.share is None


def test_a_mix_is_weighed_by_its_shares() -> None:
    ends = figures(STANDARD).ends
    five = Bases(Fraction(1, 50), Fraction(1, 100), Fraction(1, 150), None)
    players = [
        Player("one", Fraction(1, 4), ends, Fraction(4), TEN),
        Player("other", Fraction(3, 4), ends, Fraction(3), five),
    ]
    found = mixed("mix", players)
    assert found.average_wager == Fraction(13, 4)
    assert found.bases.ante == Fraction(1, 40) + Fraction(3, 200)
    assert found.bases.all_money == found.bases.ante / found.average_wager
