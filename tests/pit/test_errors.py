"""Dealer errors priced: against plain counting of every dealer's hand on some boards, paid by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from tests.tables import paytable, standard
from uth.analysis.figures import figures
from uth.analysis.solution import Decision, Ends
from uth.cards import DECK, parse_cards
from uth.config import load_table
from uth.game.model import Choice
from uth.game.settle import End
from uth.game.settlement import BetResult, Result
from uth.hands import Category, Hand, evaluate
from uth.paytable import Fixed, Odds
from uth.pit.errors import HIGHER, price_errors
from uth.pit.errors_misread import LOSER_WON, NOT_OPEN, OPEN, TIE_WON, WINNER_LOST
from uth.pit.errors_model import KINDS, Group, Kind, Priced
from uth.pit.use import Use
from uth.school.findings import Mistake
from uth.table import Bet, Cap, CapPer, Qualify, Rules, Street, Table, TripsAfterFold

ANTE, TRIPS = 1000, 500
USE = Use(6, 30, ANTE, TRIPS)
SPOTS = (
    ("4x", "Ah Kh", "Qh Jd 3c 7s 2h"),
    ("2x", "9h 8h", "7h 6c 5d 9c 2h"),
    ("1x", "Ks Kd", "Kh 4c 4d 9h 2c"),
    ("1x", "2h 3h", "Qh Jh 9h 8d 8c"),
    ("fold", "3s 3d", "3c Ad Kd Qs 9h"),
    ("fold", "2s 7d", "Tc Jd Kd Qs 3h"),
)
"""What is played, the hole, and the board; each against all 990 hands of the dealer."""
_DECISIONS = {
    "4x": Decision(Choice.PLAY_4X, Street.PREFLOP),
    "2x": Decision(Choice.PLAY_2X, Street.FLOP),
    "1x": Decision(Choice.PLAY_1X, Street.RIVER),
    "fold": Decision(Choice.FOLD, Street.RIVER),
}

Deal = tuple[int, Hand, Hand]
"""Antes on Play, 0 for a fold; the hand and the dealer's."""


@cache
def _deals() -> tuple[Deal, ...]:
    found: list[Deal] = []
    for way, hole, board in SPOTS:
        mine = parse_cards(f"{hole} {board}")
        hand = evaluate(mine)
        left = [card for card in DECK if card not in mine]
        multiple = _DECISIONS[way].choice.multiple
        found += [(multiple, hand, evaluate((*theirs, *mine[2:]))) for theirs in combinations(left, 2)]
    return tuple(found)


def _ends(table: Table) -> Ends:
    by_multiple = {decision.choice.multiple: decision for decision in _DECISIONS.values()}
    ends: Counter[tuple[Decision, End]] = Counter()
    for multiple, hand, dealer in _deals():
        result = Result.TIE if hand == dealer else Result.WIN if hand > dealer else Result.LOSE
        qualified = table.rules.dealer_qualifies is Qualify.ALWAYS or _opens(dealer)
        ends[by_multiple[multiple], End(hand.category, result, qualified, multiple == 0)] += 1
    return dict(ends)


def _opens(dealer: Hand) -> bool:
    return dealer.category is not Category.HIGH_CARD


@cache
def _priced() -> dict[Kind, Priced]:
    table = standard()
    other = replace(
        table, trips=paytable([Odds(50), Odds(40), Odds(30), Odds(9), Odds(7), Odds(5), Odds(3)], Fixed.LOSE)
    )
    assert other.trips is not None
    return {one.kind: one for one in price_errors(table, _ends(table), USE, [("other", other.trips)])}


BLIND = {Category.STRAIGHT: 1.0, Category.FLUSH: 1.5, Category.FULL_HOUSE: 3.0}
TRIPS_PAY = {Category.THREE_OF_A_KIND: 3, Category.STRAIGHT: 4, Category.FLUSH: 7, Category.FULL_HOUSE: 8}
"""What the sign pays the hands that come up here, written down once more."""


def _bet(mistake: Mistake, bet: Bet, done: BetResult, way: str = "", group: Group = Group.BET) -> Kind:
    return Kind(group, mistake, bet, done, way=way)


def _trips(hand: Hand) -> int:
    return TRIPS_PAY.get(hand.category, 0)


def _lost(deal: Deal) -> bool:
    multiple, hand, dealer = deal
    return multiple > 0 and hand < dealer


def _won(deal: Deal) -> bool:
    multiple, hand, dealer = deal
    return multiple > 0 and hand > dealer


def _ante(deal: Deal) -> int:
    """What the Ante nets, in Antes."""
    multiple, hand, dealer = deal
    if not multiple:
        return -1
    return 0 if not _opens(dealer) or hand == dealer else 1 if hand > dealer else -1


def _net(deal: Deal, *, as_if: Result) -> float:
    """What a box that played nets were the result this, in Antes; Trips apart."""
    multiple, hand, dealer = deal
    sign = {Result.WIN: 1, Result.TIE: 0, Result.LOSE: -1}[as_if]
    blind = BLIND.get(hand.category, 0) if as_if is Result.WIN else sign
    return (sign if _opens(dealer) else 0) + blind + sign * multiple


Cost = Callable[[Deal], float]
BY_HAND: dict[str, tuple[Kind, Callable[[Deal], bool], Cost]] = {
    "ante paid, dealer not qualified": (
        _bet(Mistake.ANTE_PAID_NOT_QUALIFIED, Bet.ANTE, BetResult.WIN),
        lambda deal: deal[0] > 0 and not _opens(deal[2]),
        lambda _deal: ANTE,
    ),
    "ante taken, dealer not qualified": (
        _bet(Mistake.ANTE_TAKEN_NOT_QUALIFIED, Bet.ANTE, BetResult.LOSE),
        lambda deal: deal[0] > 0 and not _opens(deal[2]),
        lambda _deal: -ANTE,
    ),
    "losing play paid": (
        _bet(Mistake.LOSING_PLAY_PAID, Bet.PLAY, BetResult.WIN),
        _lost,
        lambda deal: 2 * deal[0] * ANTE,
    ),
    "blind paid under a straight": (
        _bet(Mistake.BLIND_PAID_UNDER_LINE, Bet.BLIND, BetResult.WIN),
        lambda deal: _won(deal) and deal[1].category not in BLIND,
        lambda _deal: ANTE,
    ),
    "blind paid on a losing hand": (
        _bet(Mistake.BLIND_PAID_LOSING, Bet.BLIND, BetResult.WIN),
        _lost,
        lambda deal: ANTE * (1 + BLIND.get(deal[1].category, 1)),
    ),
    "trips missed on a losing hand": (
        _bet(Mistake.TRIPS_MISSED_LOSING, Bet.TRIPS, BetResult.LOSE),
        lambda deal: _lost(deal) and _trips(deal[1]) > 0,
        lambda deal: -TRIPS * (1 + _trips(deal[1])),
    ),
    "trips missed on a folded hand": (
        _bet(Mistake.TRIPS_MISSED_FOLDED, Bet.TRIPS, BetResult.PUSH),
        lambda deal: not deal[0] and _trips(deal[1]) > 0,
        lambda deal: -TRIPS * _trips(deal[1]),
    ),
    "trips paid below": (
        _bet(Mistake.TRIPS_PAID_BELOW, Bet.TRIPS, BetResult.WIN),
        lambda deal: not _trips(deal[1]),
        lambda _deal: TRIPS * 4,
    ),
    "trips paid by another sign": (
        _bet(Mistake.WRONG_ODDS, Bet.TRIPS, BetResult.WIN, "other", Group.SIGN),
        lambda deal: deal[1].category in (Category.FULL_HOUSE, Category.STRAIGHT),
        lambda _deal: TRIPS,
    ),
    "blind paid by the line above": (
        _bet(Mistake.WRONG_ODDS, Bet.BLIND, BetResult.WIN, HIGHER, Group.AMOUNT),
        lambda deal: _won(deal) and deal[1].category in BLIND,
        lambda deal: ANTE * ({1.0: 1.5, 1.5: 3.0, 3.0: 10.0}[BLIND[deal[1].category]] - BLIND[deal[1].category]),
    ),
    "straight missed": (
        Kind(Group.HAND, Mistake.HAND_MISNAMED, hand=Category.STRAIGHT, read_as=Category.PAIR),
        lambda deal: deal[1].category is Category.STRAIGHT,
        lambda deal: -5 * TRIPS - (ANTE if _won(deal) else 0),
    ),
    "winner read as loser": (
        Kind(Group.HAND, Mistake.WRONG_WINNER, way=WINNER_LOST),
        _won,
        lambda deal: ANTE * (_net(deal, as_if=Result.LOSE) - _net(deal, as_if=Result.WIN)),
    ),
    "loser read as winner": (
        Kind(Group.HAND, Mistake.WRONG_WINNER, way=LOSER_WON),
        _lost,
        lambda deal: ANTE * (_net(deal, as_if=Result.WIN) - _net(deal, as_if=Result.LOSE)),
    ),
    "tie read as won": (
        Kind(Group.HAND, Mistake.WRONG_WINNER, way=TIE_WON),
        lambda deal: deal[0] > 0 and deal[1] == deal[2],
        lambda deal: ANTE * _net(deal, as_if=Result.WIN),
    ),
    "dealer read as not qualifying": (
        Kind(Group.HAND, Mistake.QUALIFIES_WRONG, way=NOT_OPEN),
        lambda deal: deal[0] > 0 and _ante(deal) != 0,
        lambda deal: -ANTE * _ante(deal),
    ),
    "dealer read as qualifying": (
        Kind(Group.HAND, Mistake.QUALIFIES_WRONG, way=OPEN),
        lambda deal: deal[0] > 0 and not _opens(deal[2]) and deal[1] != deal[2],
        lambda deal: ANTE if _won(deal) else -ANTE,
    ),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_the_price_is_that_of_plain_counting(name: str) -> None:
    kind, can_be, cost = BY_HAND[name]
    costs = [cost(deal) for deal in _deals() if can_be(deal)]
    assert costs, "the spots have none of it"
    found = _priced()[kind]
    assert found.chance == Fraction(len(costs), len(_deals()))
    assert found.cost == Fraction(sum(Fraction(each) for each in costs)) / len(costs)


def test_an_hour_is_boxes_rounds_rate_chance_and_cost() -> None:
    found = Priced(Kind(Group.BET, Mistake.PUSH_PAID), Fraction(1, 9), Fraction(100))
    assert found.hourly(USE, Fraction(1, 1000)) == Fraction(180 * 100, 9000)


# --- whole tables


def _all(name: str, use: Use = USE) -> tuple[Priced, ...]:
    table = load_table(name).table
    return price_errors(table, figures(table).ends, use)


def test_every_mistake_has_a_name_that_a_rate_can_have() -> None:
    found = {one.kind.mistake for name in ("standard", "florida-like", "heads-up-like") for one in _all(name)}
    assert found <= set(KINDS)
    assert {Mistake.TRIPS_PAID_FOLDED, Mistake.TRIPS_PAID_NOT_WON, Mistake.BLIND_PAID_UNDER_LINE} <= found


def test_the_ante_when_the_dealer_does_not_qualify() -> None:
    """As often as a round ends so and is not folded."""
    table = load_table("standard").table
    ends = figures(table).ends
    weights = sum(weight for (_way, end), weight in ends.items() if not end.folded and not end.qualified)
    (paid,) = [one for one in _all("standard") if one.kind.mistake is Mistake.ANTE_PAID_NOT_QUALIFIED]
    assert paid.chance == Fraction(weights, sum(ends.values()))
    assert paid.cost == ANTE


def test_what_a_fold_loses_at_once_cannot_be_treated_wrongly_later() -> None:
    florida = load_table("florida-like").table
    assert florida.rules.trips_after_fold is TripsAfterFold.LOST
    only_folded = {key: weight for key, weight in figures(florida).ends.items() if key[1].folded}
    found = [one.kind for one in price_errors(florida, only_folded, USE) if one.kind.group is Group.BET]
    assert {kind.bet for kind in found} == {Bet.TRIPS}
    assert Mistake.TRIPS_PAID_FOLDED in {kind.mistake for kind in found}


def test_without_trips_there_are_no_errors_on_trips() -> None:
    table = standard(rules=Rules(), trips=None)
    found = price_errors(table, _ends(table), replace(USE, trips=0))
    assert Bet.TRIPS not in {one.kind.bet for one in found}
    assert Category.THREE_OF_A_KIND not in {one.kind.hand for one in found if one.kind.read_as is Category.PAIR}


def test_a_table_whose_dealer_always_qualifies_has_no_such_misreading() -> None:
    table = standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS))
    found = price_errors(table, _ends(table), USE)
    assert Mistake.QUALIFIES_WRONG not in {one.kind.mistake for one in found}


def test_rounding_the_other_way_has_a_price_only_where_something_is_rounded() -> None:
    assert Mistake.NOT_ROUNDED not in {one.kind.mistake for one in _all("standard")}
    table = replace(load_table("standard").table, smallest_chip=100)
    use = replace(USE, ante=500)
    (found,) = [one for one in price_errors(table, figures(table).ends, use) if one.kind.mistake is Mistake.NOT_ROUNDED]
    assert (found.kind.bet, found.cost) == (Bet.BLIND, Fraction(100))


def test_a_cap_is_what_is_really_paid() -> None:
    table = standard()
    capped = replace(table, limits=replace(table.limits, payout_cap=Cap(ANTE, CapPer.BOX)))
    (found,) = [
        one
        for one in price_errors(capped, _ends(capped), USE)
        if one.kind == _bet(Mistake.WINNER_TAKEN, Bet.PLAY, BetResult.LOSE)
    ]
    full = _priced()[found.kind]
    assert -found.cost < -full.cost
