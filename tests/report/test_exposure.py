"""The most that a round can cost: by hand, and against deals that come near it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from uth.cards import parse_cards
from uth.config import load_table
from uth.game.model import Box, stakes_of
from uth.game.settle import settle
from uth.hands import Category
from uth.report.exposure import exposure
from uth.table import Bet, Cap, CapPer, Table

STANDARD = load_table("standard").table
ANTE, TRIPS = 50_000, 10_000


def test_one_box_wins_most_with_a_royal_flush_after_four_times_the_ante() -> None:
    found = exposure(STANDARD)
    assert (found.ante, found.trips, found.hand) == (ANTE, TRIPS, Category.ROYAL_FLUSH)
    assert found.box == 505 * ANTE + 50 * TRIPS
    assert not found.capped


def test_without_trips_nothing_is_staked_on_it() -> None:
    found = exposure(replace(STANDARD, trips=None))
    assert (found.trips, found.box) == (0, 505 * ANTE)


@pytest.mark.parametrize("per", CapPer)
def test_a_cap_keeps_it_lower(per: CapPer) -> None:
    limits = replace(STANDARD.limits, payout_cap=Cap(2_000_000, per))
    found = exposure(replace(STANDARD, limits=limits))
    assert found.capped
    assert found.box == 2_000_000
    assert found.table == (2_000_000 if per is CapPer.TABLE else pytest.approx(5_000_000, abs=4_000_000))


def test_a_losing_hand_may_cost_most() -> None:
    found = exposure(load_table("heads-up-like").table)
    assert found.table >= 6 * (500 - 1) * ANTE, "all boxes may lose with a straight flush to a higher one"


def _boxes(cards: str, table: Table) -> list[Box]:
    holes = [parse_cards(pair) for pair in cards.split("|")]
    stakes = {Bet.ANTE: table.limits.ante.most, Bet.BLIND: table.limits.ante.most, Bet.TRIPS: table.limits.trips.most}
    stakes[Bet.PLAY] = 4 * table.limits.ante.most
    return [Box(number, "player", stakes_of(stakes), cards=hole) for number, hole in enumerate(holes, 1)]


def _cost(table: Table, boxes: str, dealer: str, board: str) -> int:
    settled = settle(table, _boxes(boxes, table), parse_cards(dealer), parse_cards(board))
    return sum(line.net for box in settled.boxes for line in box.lines)


NEAR = [
    ("As Ks|9s 8s|Td Tc|Jd Jc|Qh Qd|7s 6s", "2c 3d", "Ts Th Js Jh Qs"),
    ("Ac 3c|Ad 3d|Ah 4d|As 4h|Kc 5d|Kd 5h", "6c 7d", "2c 2d 2h 2s 9c"),
    ("2c 3c|4c 5c|6c 7c|8c 9c|2d 3d|4d 5d", "6d 7d", "As Ks Qs Js Ts"),
]


@pytest.mark.parametrize(("boxes", "dealer", "board"), NEAR)
def test_no_deal_passes_the_bound(boxes: str, dealer: str, board: str) -> None:
    assert _cost(STANDARD, boxes, dealer, board) <= exposure(STANDARD).table


def test_one_deal_comes_near_the_bound() -> None:
    """A royal flush, a straight flush, two fours of a kind, a full house, and a flush for another full house."""
    assert _cost(STANDARD, *NEAR[0]) >= exposure(STANDARD).table - 3 * ANTE


def test_deals_at_random_stay_within_it() -> None:
    deck = parse_cards(" ".join(rank + suit for rank in "23456789TJQKA" for suit in "cdhs"))
    rng = random.Random(3)
    for name in ("standard", "heads-up-like", "auckland"):
        table = load_table(name).table
        bound = exposure(table).table
        count = table.rules.boxes
        for _ in range(100):
            cards = rng.sample(deck, 7 + 2 * count)
            stakes = _boxes("As Ks", table)[0].stakes
            boxes = [
                Box(number + 1, "player", stakes, cards=tuple(cards[7 + 2 * number : 9 + 2 * number]))
                for number in range(count)
            ]
            settled = settle(table, boxes, cards[5:7], cards[:5])
            assert sum(line.net for box in settled.boxes for line in box.lines) <= bound
