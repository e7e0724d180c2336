"""Which mistake it is to treat a bet wrongly, and which rule it breaks."""

from __future__ import annotations

from itertools import product

import pytest

from tests.tables import TRIPS, paytable, standard
from uth.cards import parse_cards
from uth.game.model import Box, stakes_of
from uth.game.settle import settle
from uth.game.settlement import BetResult, BoxSettlement
from uth.hands import Category
from uth.paytable import Fixed, Odds, Paytable
from uth.school.bet_mistakes import STANDARD, bet_mistake, bet_reason
from uth.school.findings import WEIGHTS, Mistake, Weight
from uth.table import AnteNotQualified, Bet, Rules, Street, Table, TripsAfterFold, TripsAgainstDealer

TAKE, PUSH, PAY = BetResult.LOSE, BetResult.PUSH, BetResult.WIN

STRAIGHT_WINS = "9c Td", "Jh Qs Kc 2d 2h", "3c 4d"
SET_WINS = "9c 9d", "9h Qs Kc 2d 5h", "Qc 4d"
SET_LOSES = "9c 9d", "9h Qs Kc Td 5h", "Jc Ad"
STRAIGHT_LOSES = "9c Td", "Jh Qh Kh 2d 3s", "Ah 4h"
TIES = "9c 3d", "9h Qs Kc 8d 5h", "9d 3c"
PAIR_LOSES = "9c 3d", "9h Qs Kc 8d 5h", "Qd 3c"
NOTHING_WINS = "Ac 3d", "9h Qs Kc 8d 5h", "Jd 2c"
NOTHING_LOSES = "Jc 3d", "9h Qs Kc 8d 5h", "Ad 2c"

MUST_WIN = standard(rules=Rules(trips_against_dealer=TripsAgainstDealer.MUST_WIN))
WIN_OR_PUSH = standard(rules=Rules(trips_against_dealer=TripsAgainstDealer.MUST_WIN_OR_PUSH))
LOST = standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST))
PAYS = standard(rules=Rules(ante_when_not_qualified=AnteNotQualified.PAYS))
LOST_PAYS = standard(
    blind_lost=Paytable(((Category.STRAIGHT_FLUSH, Odds(9)), (Category.STRAIGHT, Odds(5))), Fixed.LOSE)
)
LOST_PUSHES = standard(blind_lost=Paytable(((Category.STRAIGHT, Fixed.PUSH),), Fixed.LOSE))
PUSHING_LINE = standard(blind=paytable([Odds(500), Odds(50), Odds(10), Odds(3), Odds(2), Fixed.PUSH], Fixed.PUSH))
LOSING_LINE = standard(trips=Paytable((*TRIPS.lines[:-1], (Category.THREE_OF_A_KIND, Fixed.LOSE)), Fixed.LOSE))

PAYS_ANYWAY = "House rule: The Ante is paid if the dealer does not qualify. (rules: ante when not qualified)"
NOT_QUALIFIED = "House rule: The Ante pushes if the dealer does not qualify. (rules: ante when not qualified)"
BELOW_THE_BLIND = "blind: straight 1 to 1, hands below push"
BELOW_TRIPS = "trips: three of a kind 3 to 1, hands below lose"
ELSE_PUSHES = (
    "House rule: Trips is paid only to a hand that beats the dealer; otherwise three of a kind or better gets it back. "
    "(rules: trips against dealer)"
)
MUST_BEAT = (
    "House rule: Trips is paid only to a hand that beats the dealer; a tie of three of a kind or better returns it. "
    "(rules: trips against dealer)"
)
STAYS = "House rule: A Trips bet stays alive when the hand is given up. (rules: trips after fold)"
GONE = "House rule: A Trips bet is lost when the hand is given up. (rules: trips after fold)"
CASES = [
    # the comparison with the dealer
    ((standard(), STRAIGHT_WINS, False), Bet.ANTE, TAKE, Mistake.WINNER_TAKEN, STANDARD),
    ((standard(), STRAIGHT_WINS, False), Bet.PLAY, PUSH, Mistake.WINNER_PUSHED, STANDARD),
    ((standard(), PAIR_LOSES, False), Bet.ANTE, PAY, Mistake.LOSER_PAID, STANDARD),
    ((standard(), PAIR_LOSES, False), Bet.ANTE, PUSH, Mistake.LOSER_PUSHED, STANDARD),
    ((standard(), PAIR_LOSES, False), Bet.PLAY, PAY, Mistake.LOSING_PLAY_PAID, STANDARD),
    ((standard(), PAIR_LOSES, False), Bet.PLAY, PUSH, Mistake.LOSER_PUSHED, STANDARD),
    ((standard(), TIES, False), Bet.ANTE, TAKE, Mistake.TIE_TAKEN, STANDARD),
    ((standard(), TIES, False), Bet.BLIND, TAKE, Mistake.TIE_TAKEN, STANDARD),
    ((standard(), TIES, False), Bet.PLAY, PAY, Mistake.TIE_PAID, STANDARD),
    ((standard(), PAIR_LOSES, True), Bet.ANTE, PAY, Mistake.LOSER_PAID, STANDARD),
    # a dealer who does not qualify
    ((standard(), NOTHING_LOSES, False), Bet.ANTE, TAKE, Mistake.ANTE_TAKEN_NOT_QUALIFIED, NOT_QUALIFIED),
    ((standard(), NOTHING_WINS, False), Bet.ANTE, PAY, Mistake.ANTE_PAID_NOT_QUALIFIED, NOT_QUALIFIED),
    ((standard(), NOTHING_LOSES, False), Bet.BLIND, PUSH, Mistake.BLIND_PUSHED_LOSING, STANDARD),
    ((PAYS, NOTHING_LOSES, False), Bet.ANTE, TAKE, Mistake.ANTE_TAKEN_NOT_QUALIFIED, PAYS_ANYWAY),
    ((PAYS, NOTHING_LOSES, False), Bet.ANTE, PUSH, Mistake.WINNER_PUSHED, PAYS_ANYWAY),
    # the Blind
    ((standard(), STRAIGHT_WINS, False), Bet.BLIND, PUSH, Mistake.BLIND_NOT_PAID, "blind: straight 1 to 1"),
    ((standard(), STRAIGHT_WINS, False), Bet.BLIND, TAKE, Mistake.WINNER_TAKEN, "blind: straight 1 to 1"),
    ((standard(), SET_WINS, False), Bet.BLIND, PAY, Mistake.BLIND_PAID_UNDER_LINE, BELOW_THE_BLIND),
    ((standard(), SET_WINS, False), Bet.BLIND, TAKE, Mistake.PUSH_TAKEN, BELOW_THE_BLIND),
    ((standard(), STRAIGHT_LOSES, False), Bet.BLIND, PAY, Mistake.BLIND_PAID_LOSING, STANDARD),
    ((standard(), STRAIGHT_LOSES, False), Bet.BLIND, PUSH, Mistake.BLIND_PUSHED_LOSING, STANDARD),
    ((standard(), STRAIGHT_LOSES, True), Bet.BLIND, PAY, Mistake.LOSER_PAID, STANDARD),
    ((PUSHING_LINE, STRAIGHT_WINS, False), Bet.BLIND, PAY, Mistake.PUSH_PAID, "blind: straight push"),
    ((LOST_PAYS, STRAIGHT_LOSES, False), Bet.BLIND, TAKE, Mistake.WINNER_TAKEN, "blind lost: straight 5 to 1"),
    ((LOST_PAYS, STRAIGHT_LOSES, False), Bet.BLIND, PUSH, Mistake.BLIND_NOT_PAID, "blind lost: straight 5 to 1"),
    ((LOST_PUSHES, STRAIGHT_LOSES, False), Bet.BLIND, PAY, Mistake.BLIND_PAID_LOSING, "blind lost: straight push"),
    # Trips
    ((standard(), SET_LOSES, False), Bet.TRIPS, TAKE, Mistake.TRIPS_MISSED_LOSING, "trips: three of a kind 3 to 1"),
    ((standard(), SET_LOSES, False), Bet.TRIPS, PUSH, Mistake.TRIPS_MISSED_LOSING, "trips: three of a kind 3 to 1"),
    ((standard(), SET_WINS, False), Bet.TRIPS, TAKE, Mistake.WINNER_TAKEN, "trips: three of a kind 3 to 1"),
    (
        (standard(), SET_LOSES, True), Bet.TRIPS, TAKE, Mistake.TRIPS_MISSED_FOLDED,
        f"trips: three of a kind 3 to 1; {STAYS}",
    ),
    ((LOST, SET_LOSES, True), Bet.TRIPS, PAY, Mistake.TRIPS_PAID_FOLDED, GONE),
    ((standard(), TIES, False), Bet.TRIPS, PAY, Mistake.TRIPS_PAID_BELOW, BELOW_TRIPS),
    ((standard(), TIES, False), Bet.TRIPS, PUSH, Mistake.LOSER_PUSHED, BELOW_TRIPS),
    ((LOSING_LINE, SET_WINS, False), Bet.TRIPS, PAY, Mistake.LOSER_PAID, "trips: three of a kind lose"),
    ((MUST_WIN, SET_LOSES, False), Bet.TRIPS, PAY, Mistake.TRIPS_PAID_NOT_WON, MUST_BEAT),
    ((WIN_OR_PUSH, SET_LOSES, False), Bet.TRIPS, PAY, Mistake.TRIPS_PAID_NOT_WON, ELSE_PUSHES),
    ((WIN_OR_PUSH, SET_LOSES, False), Bet.TRIPS, TAKE, Mistake.PUSH_TAKEN, ELSE_PUSHES),
]  # fmt: skip


def box_of(table: Table, cards: tuple[str, str, str], folded: bool) -> BoxSettlement:
    hole, board, dealer = map(parse_cards, cards)
    stakes = stakes_of({Bet.ANTE: 1000, Bet.BLIND: 1000, Bet.TRIPS: 500} | ({} if folded else {Bet.PLAY: 2000}))
    box = Box(1, "Ann", stakes, multiple=0 if folded else 2, folded=Street.RIVER if folded else None, cards=hole)
    return settle(table, [box], dealer, board).box(1)


@pytest.mark.parametrize(("end", "bet", "done", "mistake", "source"), CASES)
def test_each_error_has_its_kind_and_its_source(
    end: tuple[Table, tuple[str, str, str], bool], bet: Bet, done: BetResult, mistake: Mistake, source: str
) -> None:
    table, settled = end[0], box_of(*end)
    line = settled.line(bet)
    assert bet_mistake(line, settled, table, done) is mistake
    why, written = bet_reason(line, settled, table)
    assert why
    assert written == source


def test_what_is_right_is_no_mistake() -> None:
    settled = box_of(standard(), SET_LOSES, folded=True)
    for line in settled.lines:
        with pytest.raises(ValueError, match="no mistake"):
            bet_mistake(line, settled, standard(), line.result)


def test_every_error_at_every_end_is_about_money() -> None:
    tables = standard(), MUST_WIN, LOST, PAYS, LOST_PAYS
    hands = STRAIGHT_WINS, SET_WINS, SET_LOSES, STRAIGHT_LOSES, TIES, PAIR_LOSES, NOTHING_WINS, NOTHING_LOSES
    for table, cards, folded, done in product(tables, hands, (False, True), (TAKE, PUSH, PAY)):
        settled = box_of(table, cards, folded)
        for line in settled.lines:
            if line.stake and line.result is not done:
                assert WEIGHTS[bet_mistake(line, settled, table, done)] is Weight.MONEY


def test_the_reason_says_what_a_trainee_overlooks() -> None:
    loses = box_of(standard(), SET_LOSES, folded=False)
    why, _source = bet_reason(loses.line(Bet.TRIPS), loses, standard())
    assert why == "three of a kind pays 3 to 1; Trips is paid by its sign, whatever becomes of the other bets"
    lost = box_of(standard(), STRAIGHT_LOSES, folded=False)
    why, _source = bet_reason(lost.line(Bet.BLIND), lost, standard())
    assert why == "loses to the dealer: the Blind pays a straight only where it wins"
    must_win = box_of(MUST_WIN, PAIR_LOSES, folded=False)
    assert bet_reason(must_win.line(Bet.TRIPS), must_win, MUST_WIN)[0] == "a pair loses"
