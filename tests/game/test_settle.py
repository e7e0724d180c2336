"""Settlement: the case file, the matrix of rules.md 5.2, house rules, rounding, caps, and a second implementation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game import oracle
from tests.tables import SIGN, TRIPS, paytable, standard, tables
from uth.cards import DECK, parse_cards
from uth.errors import UthError
from uth.game.model import Box, stakes_of
from uth.game.settle import CAP_ORDER, settle
from uth.game.settlement import Line, Result, Settlement, Why
from uth.hands import Category
from uth.paytable import Fixed, Odds, Paytable
from uth.table import (
    AnteNotQualified,
    Bet,
    Cap,
    CapPer,
    Limits,
    Qualify,
    Rules,
    SettleFrom,
    Street,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
)
from uth.table_data import from_data

CASES = json.loads((Path(__file__).parents[1] / "data" / "settlement.json").read_text(encoding="utf-8"))


def box(
    cards: str, ante: int, trips: int = 0, play: int = 0, *, number: int = 1, owner: str = "Ann", fold: bool = False
) -> Box:
    """Return a box in whole units of the currency; *play* is the multiple."""
    stakes = {Bet.ANTE: ante * 100, Bet.BLIND: ante * 100, Bet.PLAY: ante * play * 100, Bet.TRIPS: trips * 100}
    return Box(
        number, owner, stakes_of(stakes), multiple=play, folded=Street.RIVER if fold else None, cards=parse_cards(cards)
    )


def settled(table: Table, boxes: list[Box], dealer: str, board: str) -> Settlement:
    return settle(table, boxes, parse_cards(dealer), parse_cards(board))


def nets(settlement: Settlement, number: int = 1) -> tuple[int, ...]:
    """Return the nets of Ante, Blind, Trips and Play in whole units, in the order of the trap list."""
    lines = settlement.box(number)
    return tuple(lines.line(bet).net // 100 for bet in (Bet.ANTE, Bet.BLIND, Bet.TRIPS, Bet.PLAY))


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case_file(case: dict[str, Any]) -> None:
    """A case may carry its table (``uth history show N --as-case`` makes such); one that does not is of the usual."""
    table = from_data(case["table"]) if "table" in case else standard()
    money = table.currency
    stakes = {bet: money.parse(case[bet.value]) for bet in Bet}
    one = Box(
        1,
        "Ann",
        stakes_of(stakes),
        multiple=stakes[Bet.PLAY] // stakes[Bet.ANTE],
        folded=Street.RIVER if case["result"] == Result.FOLD else None,
        cards=parse_cards(case["player"]),
    )
    settlement = settled(table, [one], case["dealer"], case["board"])
    result = settlement.box(1)
    assert result.result.value == case["result"]
    assert settlement.qualifies is case["dealer_qualifies"]
    assert {bet.value: money.format(result.line(bet).net) for bet in Bet} | {"total": money.format(result.net)} == case[
        "net"
    ]


# One deal for each row of rules.md 5.2, with Trips that win (three of a kind or better) and that lose.
MATRIX = [
    ("qualified, player higher", "Ah Ad", "Kc Kd", "7s 6h 2d 9c 3s", (10, 0, -5, 40)),
    ("qualified, player higher, flush", "Ah 2h", "Kc Kd", "9h 7h 4h Ks 3c", (10, 15, 35, 40)),
    ("qualified, tie", "Ks 3h", "Kd 4s", "2c 7d 9h Js Kc", (0, 0, -5, 0)),
    ("qualified, tie with three of a kind", "Ah 2c", "Ad 3d", "9s 9h 9c Ks 7d", (0, 0, 15, 0)),
    ("qualified, dealer higher", "Kh 4c", "Kd 9c", "Ks 2h 6d 7s Jc", (-10, -10, -5, -40)),
    ("qualified, dealer higher, straight loses", "5h 6h", "Kh Kd", "7s 8c 9d Ks Kc", (-10, -10, 20, -40)),
    ("not qualified, player higher", "Ah 3c", "9c 8d", "2s 5d 7h Jc Kd", (0, 0, -5, 40)),
    ("not qualified, tie", "Ah 3c", "Ad 4c", "Ks Qd Jh 9c 7s", (0, 0, -5, 0)),
    ("not qualified, dealer higher", "9c 8d", "Ah 3c", "2s 5d 7h Jc Kd", (0, -10, -5, -40)),
]


@pytest.mark.parametrize(
    ("player", "dealer", "board", "expected"), [row[1:] for row in MATRIX], ids=[row[0] for row in MATRIX]
)
def test_matrix(player: str, dealer: str, board: str, expected: tuple[int, ...]) -> None:
    assert nets(settled(standard(), [box(player, 10, 5, 4)], dealer, board)) == expected


def test_matrix_fold() -> None:
    live = settled(standard(), [box("9c 2d", 10, 5, fold=True)], "Ah Ac", "9s 9h Ad 4c 7s")
    lost = settled(
        standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST)),
        [box("9c 2d", 10, 5, fold=True)],
        "Ah Ac",
        "9s 9h Ad 4c 7s",
    )
    assert nets(live) == (-10, -10, 15, 0)
    assert nets(lost) == (-10, -10, -5, 0)
    assert live.box(1).result is Result.FOLD
    assert live.box(1).line(Bet.PLAY).why is Why.NO_BET


def test_s01_a_fold_is_never_compared() -> None:
    assert settled(standard(), [box("Ah Ad", 10, fold=True)], "7c 2d", "9s 8h 4c 3d Kc").net == -2000


def test_s02_trips_after_a_fold() -> None:
    deal = ("7c 2d", "9s 9h 9c 4d Kc")
    folded = box("Ah 3d", 10, 5, fold=True)
    assert settled(standard(), [folded], *deal).net == -500
    assert settled(standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST)), [folded], *deal).net == -2500


def test_t01_trips_after_a_fold_with_trips_on_board() -> None:
    deal = ("Kc Qd", "8s 8h 8c Jd 5h")
    folded = box("3c 2d", 10, 5, fold=True)
    assert nets(settled(standard(), [folded], *deal)) == (-10, -10, 15, 0)
    assert settled(standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST)), [folded], *deal).net == -2500


@pytest.mark.parametrize(
    ("rule", "trips"),
    [(TripsAgainstDealer.INDEPENDENT, 15), (TripsAgainstDealer.MUST_WIN, -5), (TripsAgainstDealer.MUST_WIN_OR_PUSH, 0)],
)
def test_t03_three_nines_lose_to_a_full_house(rule: TripsAgainstDealer, trips: int) -> None:
    table = standard(rules=Rules(trips_against_dealer=rule))
    assert nets(settled(table, [box("9c 2d", 10, 5, 4)], "Ah Ac", "9s 9h Ad 4c 7s"))[2] == trips


@pytest.mark.parametrize(
    ("rule", "trips"),
    [(TripsAgainstDealer.INDEPENDENT, 150), (TripsAgainstDealer.MUST_WIN, 0), (TripsAgainstDealer.MUST_WIN_OR_PUSH, 0)],
)
def test_t04_quads_on_board_tie(rule: TripsAgainstDealer, trips: int) -> None:
    table = standard(rules=Rules(trips_against_dealer=rule))
    assert nets(settled(table, [box("2c 3c", 10, 5, 4)], "4d 5d", "9c 9d 9h 9s Kh"))[2] == trips


@pytest.mark.parametrize("rule", TripsAgainstDealer)
def test_less_than_the_lowest_trips_hand_always_loses(rule: TripsAgainstDealer) -> None:
    table = standard(rules=Rules(trips_against_dealer=rule))
    tie = settled(table, [box("Ks 3h", 10, 5, 4)], "Kd 4s", "2c 7d 9h Js Kc")
    assert nets(tie)[2] == -5


def test_t09_three_to_two_by_the_smallest_chip() -> None:
    flush = box("Ah 2h", 5, 0, 4)
    deal = ("Kc Kd", "9h 7h 4h Ks 3c")
    assert settled(standard(), [flush], *deal).box(1).line(Bet.BLIND).paid == 750
    assert settled(standard(smallest_chip=100), [flush], *deal).box(1).line(Bet.BLIND).paid == 700


def test_m01_dealers_queens_beat_all() -> None:
    boxes = [box("9c 5h", 10, 0, 2), box("Ad Ks", 10, 5, 4, number=2), box("As Kh", 15, 0, 4, number=3)]
    settlement = settled(standard(), boxes, "Qh 4h", "9s Jc 3c Qc 8h")
    assert [settlement.box(n).net // 100 for n in (1, 2, 3)] == [-40, -65, -90]


def test_m03_four_boxes_tie_win_lose_fold() -> None:
    boxes = [
        box("Ks 3h", 10, 0, 2),
        box("Ac Ad", 10, 0, 4, number=2),
        box("Jd Tc", 10, 0, 2, number=3),
        box("6h 5c", 10, 5, number=4, fold=True),
    ]
    settlement = settled(standard(), boxes, "Kd 4s", "2c 7d 9h Js Kc")
    assert [settlement.box(n).net // 100 for n in (1, 2, 3, 4)] == [0, 50, -40, -25]
    assert [each.box for each in settlement.boxes] == [4, 3, 2, 1]


def test_boxes_are_settled_from_the_dealers_left_where_the_table_says_so() -> None:
    table = standard()
    left = standard(procedure=table.procedure.__class__(settle=SettleFrom.LEFT_TO_RIGHT))
    boxes = [box("Ks 3h", 10), box("Ac Ad", 10, number=2)]
    assert [each.box for each in settled(left, boxes, "Kd 4s", "2c 7d 9h Js Kc").boxes] == [1, 2]


@pytest.mark.parametrize(("player", "dealer"), [("Ah 3c", "9c 8d"), ("Ah 3c", "Ad 4c"), ("9c 8d", "Ah 3c")])
def test_ante_pays_when_the_dealer_does_not_qualify(player: str, dealer: str) -> None:
    table = standard(rules=Rules(ante_when_not_qualified=AnteNotQualified.PAYS))
    board = "Ks Qd Jh 9c 7s" if "Ad" in dealer else "2s 5d 7h Jc Kd"
    settlement = settled(table, [box(player, 10, 0, 4), box("6c 4h", 10, number=2, fold=True)], dealer, board)
    assert settlement.box(1).line(Bet.ANTE).net == 1000
    assert settlement.box(2).line(Bet.ANTE).net == -1000


def test_dealer_always_qualifies() -> None:
    table = standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS))
    settlement = settled(table, [box("9c 8d", 10, 0, 4)], "Ah 3c", "2s 5d 7h Jc Kd")
    assert settlement.qualifies
    assert nets(settlement) == (-10, -10, 0, -40)


LOST = paytable([Odds(500), Odds(50), Odds(10), Odds(8), Fixed.PUSH], Fixed.LOSE, SIGN[1:])


@pytest.mark.parametrize(
    ("player", "dealer", "board", "expected"),
    [
        ("Kh Qh", "Ah 2h", "9h 7h 4h Ks 3c", (-10, 80, -40)),
        ("5h 6h", "Kh Kd", "7s 8c 9d Ks Kc", (-10, 0, -40)),
        ("Kh 4c", "Kd 9c", "Ks 2h 6d 7s Jc", (-10, -10, -40)),
        ("Ah Kc", "2c 3d", "9h 7h 5h 4h Kh", (10, 15, 40)),
        ("2c 3d", "2d 3s", "9h 7h 5h 4h Kh", (0, 0, 0)),
    ],
    ids=["flush", "straight pushes", "pair", "wins", "tie"],
)
def test_blind_on_a_losing_hand(player: str, dealer: str, board: str, expected: tuple[int, ...]) -> None:
    ante, blind, trips, play = nets(settled(standard(blind_lost=LOST), [box(player, 10, 0, 4)], dealer, board))
    assert (ante, blind, play) == expected
    assert trips == 0


def test_blind_on_a_losing_hand_is_not_paid_after_a_fold() -> None:
    deal = ("Ah 2h", "9h 7h 4h Ks 3c")
    assert settled(standard(blind_lost=LOST), [box("Kh Qh", 10, fold=True)], *deal).net == -2000
    line = settled(standard(blind_lost=LOST), [box("Kh Qh", 10, play=1)], *deal).box(1).line(Bet.BLIND)
    assert (line.why, line.hand, line.odds) == (Why.LOST_HAND_PAYS, Category.FLUSH, Odds(8))


def test_same_card_in_two_places_is_refused_by_name() -> None:
    with pytest.raises(UthError, match="Kd"):
        settled(standard(), [box("Kd 3h", 10)], "Kd 4s", "2c 7d 9h Js Kc")


def _capped(amount: int, per: CapPer) -> Table:
    table = standard()
    return standard(limits=Limits(table.limits.ante, table.limits.trips, Cap(amount * 100, per)))


# Three straight flushes (40 on the Play, 10 on the Ante, 500 on the Blind, 200 on Trips each), settled 3, 2, 1.
_THREE = [("6h 5c", 1, "Ann"), ("6d 5d", 2, "Ann"), ("6s 5s", 3, "Bea")]


@pytest.mark.parametrize(
    ("per", "amount", "paid"),
    [
        (CapPer.BOX, 560, [(10, 40, 30, 20), (10, 40, 30, 20), (10, 40, 30, 20)]),
        (CapPer.BOX, 95, [(10, 40, 30, 15), (10, 40, 30, 15), (10, 40, 30, 15)]),
        (CapPer.PLAYER, 95, [(10, 35, 0, 0), (10, 40, 0, 0), (10, 40, 30, 15)]),
        (CapPer.TABLE, 95, [(10, 0, 0, 0), (10, 25, 0, 0), (10, 40, 0, 0)]),
        (CapPer.TABLE, 0, [(0, 0, 0, 0)] * 3),
    ],
)
def test_payout_cap(per: CapPer, amount: int, paid: list[tuple[int, ...]]) -> None:
    table = _capped(amount, per)
    # Full houses: threes full. Ante 10, Play 40, Blind 3 to 1, Trips 4 at 8 to 1 would be 32; Trips 20 needs 2.5.
    board = "3h 3d 3c Kd 9s"
    boxes = [
        box(cards, 10, 0, 4, number=number, owner=owner)
        for cards, number, owner in (("4h 4c", 1, "Ann"), ("5h 5c", 2, "Ann"), ("6h 6c", 3, "Bea"))
    ]
    boxes = [_with_trips(each) for each in boxes]
    settlement = settled(table, boxes, "2h 2c", board)
    for number, expected in enumerate(paid, 1):
        assert tuple(settlement.box(number).line(bet).paid // 100 for bet in CAP_ORDER) == expected
        assert settlement.box(number).line(Bet.TRIPS).uncapped == 2000


def _with_trips(one: Box) -> Box:
    """Trips 2.50, which a full house turns into 20."""
    return Box(one.number, one.owner, (*one.stakes, (Bet.TRIPS, 250)), multiple=one.multiple, cards=one.cards)


def test_the_lowest_named_hand_may_say_lose() -> None:
    sign = Paytable((*TRIPS.lines[:-1], (TRIPS.lines[-1][0], TRIPS.below)), TRIPS.below)
    assert nets(settled(standard(trips=sign), [box("9c 2d", 10, 5, 4)], "Ah Kc", "9s 9h 8d 4c 7s"))[2] == -5


@st.composite
def deals(draw: st.DrawFn) -> tuple[Table, list[Box], tuple[Any, ...], tuple[Any, ...]]:
    """A table, one to three boxes that may have folded, the dealer's cards and a board; few ranks: hands tie."""
    ranks = draw(_RANKS)
    deck = draw(st.permutations([card for card in DECK if card.rank in ranks]))
    table = draw(tables())
    boxes = []
    for number in range(1, draw(st.integers(1, 3)) + 1):
        ante, multiple = draw(st.integers(1, 50_000)), draw(st.integers(0, 4))
        trips = draw(st.integers(0, 20_000)) if table.trips else 0
        stakes = stakes_of({Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: ante * multiple, Bet.TRIPS: trips})
        folded = None if multiple else Street.RIVER
        boxes.append(
            Box(
                number,
                draw(st.sampled_from(["Ann", "Bea"])),
                stakes,
                multiple=multiple,
                folded=folded,
                cards=tuple(deck[2 * number : 2 * number + 2]),
            )
        )
    return table, boxes, tuple(deck[:2]), tuple(deck[8:13])


_RANKS = st.sets(st.integers(2, 14), min_size=5, max_size=13)


Settled = tuple[Table, list[Box], tuple[Any, ...], tuple[Any, ...]]


@given(deals())
@settings(max_examples=75)
def test_settlement_equals_a_second_implementation_and_a_cap_is_used_up_and_never_passed(deal: Settled) -> None:
    _check(*deal)


@pytest.mark.full
@given(deals())
@settings(max_examples=400)
def test_400_settlements_equal_a_second_implementation(deal: Settled) -> None:
    _check(*deal)


def _check(table: Table, boxes: list[Box], dealer: tuple[Any, ...], board: tuple[Any, ...]) -> None:
    settlement = settle(table, boxes, dealer, board)
    for one in boxes:
        lines = settlement.box(one.number)
        uncapped = {line.bet: line.net - line.paid + line.uncapped for line in lines.lines}
        assert uncapped == oracle.nets(table, one, dealer, board)
        assert all(0 <= line.paid <= line.uncapped for line in lines.lines)
    _check_cap(table, boxes, [line for each in settlement.boxes for line in each.lines])


def _check_cap(table: Table, boxes: list[Box], lines: list[Line]) -> None:
    cap = table.limits.payout_cap
    if cap is None:
        assert all(line.paid == line.uncapped for line in lines)
        return
    owners = {one.number: one.owner for one in boxes}
    shares = {
        line.box: {CapPer.BOX: str(line.box), CapPer.PLAYER: owners[line.box], CapPer.TABLE: ""} for line in lines
    }
    for share in {shares[line.box][cap.per] for line in lines}:
        mine = [line for line in lines if shares[line.box][cap.per] == share]
        assert sum(line.paid for line in mine) == min(cap.amount, sum(line.uncapped for line in mine))
