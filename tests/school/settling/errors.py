"""One mistake each: the round, what is done otherwise, and the one thing that a supervisor finds."""

from __future__ import annotations

from typing import NamedTuple

from tests.school.settling.changes import Change, both, boxes_in, earlier, instead, later, left_out, paid, then
from tests.school.settling.rounds import (
    CAPPED,
    COLOUR,
    MUST_WIN,
    PLENTY,
    RACKED,
    SHORT,
    TAKES_FIRST,
    WHOLE,
    five_boxes,
    folded_pair,
    full_house,
    not_qualified,
    one_flush,
)
from uth.game.model import Round
from uth.hands import Category
from uth.school.findings import Mistake
from uth.school.settling.acts import (
    CallDealer,
    CallFill,
    CallFloor,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    GiveBack,
    OpenHand,
    Pay,
    Push,
    Take,
    TakeBack,
)
from uth.table import Bet

ANTE, BLIND, PLAY, TRIPS = Bet
FIVE, ONE, HALF, GREEN = 500, 100, 50, 2_500
PAIR, HIGH, FLUSH, THREE = Category.PAIR, Category.HIGH_CARD, Category.FLUSH, Category.THREE_OF_A_KIND


M = Mistake


class Error(NamedTuple):
    """A mistake: *found* with the box and the bet that it is about; *before* it what it leads to at that box."""

    state: Round
    change: Change
    found: Mistake
    box: int = 0
    bet: Bet | None = None
    before: tuple[Mistake, ...] = ()


def pays(box: int, bet: Bet, *chips: tuple[int, int]) -> Pay:
    return Pay(box, bet, chips)


FIVES, NQ, FULL = five_boxes(), not_qualified(), full_house()
TWICE, RACK = five_boxes(TAKES_FIRST), five_boxes(RACKED)
DEALER_CALL = CallDealer(PAIR, qualifies=True)
PLAY_5 = pays(5, PLAY, (FIVE, 2))
TRIPS_1 = pays(1, TRIPS, (FIVE, 3))
ANTE_4 = pays(4, ANTE, (FIVE, 1))
BLIND_4 = pays(4, BLIND, (FIVE, 1), (ONE, 2), (HALF, 1))
FILLED_PLAY = pays(1, PLAY, (FIVE, 4))

ERRORS = {
    # the calls
    "dealer's hand misnamed": Error(
        FIVES, instead(DEALER_CALL, CallDealer(Category.TWO_PAIR, qualifies=True)), M.HAND_MISNAMED
    ),
    "dealer said not to qualify": Error(
        FIVES, instead(DEALER_CALL, CallDealer(PAIR, qualifies=False)), M.QUALIFIES_WRONG
    ),
    "dealer said to qualify": Error(
        NQ, instead(CallDealer(HIGH, qualifies=False), CallDealer(HIGH, qualifies=True)), M.QUALIFIES_WRONG
    ),
    "qualification not said": Error(FIVES, instead(DEALER_CALL, CallDealer(PAIR)), M.QUALIFIES_NOT_SAID),
    "dealer's hand not called": Error(FIVES, left_out(DEALER_CALL), M.DEALER_NOT_CALLED),
    "dealer's hand called late": Error(FIVES, later(DEALER_CALL, CallHand(5, PAIR)), M.DEALER_NOT_CALLED),
    "winning hand misnamed": Error(
        FIVES, instead(CallHand(4, FLUSH), CallHand(4, Category.STRAIGHT)), M.HAND_MISNAMED, 4
    ),
    "folded hand misnamed": Error(FIVES, instead(CallHand(1, THREE), CallHand(1, PAIR)), M.HAND_MISNAMED, 1),
    "losing hand not called": Error(FIVES, left_out(CallHand(2, HIGH)), M.CALL_MISSING, 2),
    "losing hand called late": Error(FIVES, later(CallHand(2, HIGH), Take(2, PLAY)), M.CALL_LATE, 2),
    "winning hand not read": Error(FIVES, left_out(CallHand(4, FLUSH)), M.PAID_UNREAD, 4, ANTE),
    "winning hand read after the first payment": Error(
        FIVES, later(CallHand(4, FLUSH), ANTE_4), M.PAID_UNREAD, 4, ANTE
    ),
    "folded hand not opened and paid": Error(
        FIVES, left_out(OpenHand(1), CallHand(1, THREE)), M.PAID_UNREAD, 1, TRIPS
    ),
    # losing bets
    "losing Play paid": Error(FIVES, instead(Take(2, PLAY), pays(2, PLAY, (FIVE, 2))), M.LOSING_PLAY_PAID, 2, PLAY),
    "losing Ante paid": Error(FIVES, instead(Take(2, ANTE), pays(2, ANTE, (FIVE, 2))), M.LOSER_PAID, 2, ANTE),
    "losing Ante pushed": Error(FIVES, instead(Take(2, ANTE), Push(2, ANTE)), M.LOSER_PUSHED, 2, ANTE),
    "losing Play left": Error(FIVES, left_out(Take(2, PLAY)), M.LOSER_PUSHED, 2, PLAY),
    "losing Trips left": Error(FIVES, left_out(Take(3, TRIPS)), M.LOSER_PUSHED, 3, TRIPS),
    "losing Trips paid": Error(FIVES, instead(Take(3, TRIPS), pays(3, TRIPS, (FIVE, 3))), M.TRIPS_PAID_BELOW, 3, TRIPS),
    "Blind paid on a losing hand": Error(
        FULL, instead(Take(1, BLIND), pays(1, BLIND, (FIVE, 2))), M.BLIND_PAID_LOSING, 1, BLIND
    ),
    "Blind left on a losing hand": Error(FULL, left_out(Take(1, BLIND)), M.BLIND_PUSHED_LOSING, 1, BLIND),
    "Trips paid that has to beat the dealer": Error(
        full_house(MUST_WIN), instead(Take(1, TRIPS), pays(1, TRIPS, (FIVE, 3))), M.TRIPS_PAID_NOT_WON, 1, TRIPS
    ),
    # winning bets
    "winning Play taken": Error(FIVES, instead(PLAY_5, Take(5, PLAY)), M.WINNER_TAKEN, 5, PLAY),
    "winning Ante pushed": Error(FIVES, instead(ANTE_4, Push(4, ANTE)), M.WINNER_PUSHED, 4, ANTE),
    "winning Play forgotten": Error(FIVES, left_out(PLAY_5), M.WINNER_PUSHED, 5, PLAY),
    "winning Blind pushed": Error(FIVES, instead(BLIND_4, Push(4, BLIND)), M.BLIND_NOT_PAID, 4, BLIND),
    "Trips of a folded hand forgotten": Error(FIVES, left_out(TRIPS_1), M.TRIPS_MISSED_FOLDED, 1, TRIPS),
    "Trips of a folded hand taken": Error(
        FIVES, instead(TRIPS_1, Take(1, TRIPS)), M.TRIPS_MISSED_FOLDED, 1, TRIPS
    ),
    "Trips of a folded hand taken unseen": Error(
        folded_pair(), left_out(OpenHand(1), CallHand(1, PAIR)), M.FOLDED_NOT_OPENED, 1
    ),
    "Trips of a losing hand taken": Error(
        FULL, instead(pays(1, TRIPS, (FIVE, 3)), Take(1, TRIPS)), M.TRIPS_MISSED_LOSING, 1, TRIPS
    ),
    "win paid that the payout cap leaves nothing of": Error(
        one_flush(CAPPED), instead(Push(1, BLIND), pays(1, BLIND, (FIVE, 1), (ONE, 2), (HALF, 1))), M.OVERPAID, 1, BLIND
    ),
    # pushing bets
    "Ante taken, dealer not qualified": Error(
        NQ, instead(Push(2, ANTE), Take(2, ANTE)), M.ANTE_TAKEN_NOT_QUALIFIED, 2, ANTE
    ),
    "Ante paid, dealer not qualified": Error(
        NQ, instead(Push(1, ANTE), pays(1, ANTE, (FIVE, 2))), M.ANTE_PAID_NOT_QUALIFIED, 1, ANTE
    ),
    "Blind paid below its sign": Error(
        FIVES, instead(Push(5, BLIND), pays(5, BLIND, (FIVE, 2))), M.BLIND_PAID_UNDER_LINE, 5, BLIND
    ),
    "pushing Blind taken": Error(FIVES, instead(Push(5, BLIND), Take(5, BLIND)), M.PUSH_TAKEN, 5, BLIND),
    "Play taken on a tie": Error(NQ, instead(Push(3, PLAY), Take(3, PLAY)), M.TIE_TAKEN, 3, PLAY),
    "Play paid on a tie": Error(NQ, instead(Push(3, PLAY), pays(3, PLAY, (FIVE, 2))), M.TIE_PAID, 3, PLAY),
    # amounts and chips
    "Play paid too little": Error(FIVES, paid(4, PLAY, (FIVE, 3)), M.UNDERPAID, 4, PLAY),
    "Play paid too much": Error(FIVES, paid(4, PLAY, (FIVE, 5)), M.OVERPAID, 4, PLAY),
    "Blind paid 3 to 1 for 3 to 2": Error(FIVES, paid(4, BLIND, (FIVE, 3)), M.WRONG_ODDS, 4, BLIND),
    "Trips paid by the line above": Error(FIVES, paid(4, TRIPS, (GREEN, 1), (FIVE, 3)), M.WRONG_ODDS, 4, TRIPS),
    "rounded up where the house rounds down": Error(
        one_flush(WHOLE), paid(1, BLIND, (FIVE, 1), (ONE, 3)), M.NOT_ROUNDED, 1, BLIND
    ),
    "more chips than it takes": Error(FIVES, paid(4, PLAY, (FIVE, 3), (ONE, 5)), M.WRONG_CHIPS, 4, PLAY),
    "not the colour of the bet": Error(
        one_flush(COLOUR, 2_000), paid(1, BLIND, (GREEN, 1), (FIVE, 1)), M.WRONG_CHIPS, 1, BLIND
    ),
    # the rack
    "short rack, paid what there is": Error(
        one_flush(SHORT), both(left_out(FILLED_PLAY), instead(CallFill(), pays(1, PLAY, (ONE, 8)))),
        M.FILL_MISSED, 1, PLAY,
    ),
    "short rack, nothing paid": Error(
        one_flush(SHORT), left_out(CallFill(), FILLED_PLAY), M.FILL_MISSED, 1, PLAY
    ),
    "fill called at a full rack": Error(one_flush(PLENTY), then(CallHand(1, FLUSH), CallFill()), M.FILL_NEEDLESS),
    "fill called though there is no need of one": Error(FIVES, then(DEALER_CALL, CallFill()), M.FILL_NEEDLESS),
    # the order
    "boxes from the wrong side": Error(FIVES, boxes_in(1, 2, 3, 4, 5), M.BOX_ORDER, 1),
    "two boxes exchanged": Error(FIVES, boxes_in(5, 3, 4, 2, 1), M.BOX_ORDER, 3),
    "boxes from the wrong side, left to right": Error(RACK, boxes_in(5, 4, 3, 2, 1), M.BOX_ORDER, 5),
    "losing bets in another order": Error(FIVES, later(Take(2, PLAY), Take(2, ANTE)), M.TAKE_ORDER, 2),
    "Trips taken before the main bets": Error(FULL, earlier(Take(2, TRIPS), Take(2, PLAY)), M.TAKE_ORDER, 2),
    "winning bets in another order": Error(FIVES, later(ANTE_4, BLIND_4), M.PAY_ORDER, 4),
    "Play paid first": Error(FIVES, earlier(PLAY_5, pays(5, ANTE, (FIVE, 2))), M.PAY_ORDER, 5),
    "paid before all losing bets are taken": Error(
        TWICE, later(Take(2, BLIND), pays(5, ANTE, (FIVE, 2))), M.PAID_BEFORE_TAKING, 2, BLIND
    ),
    "losing bets taken from the wrong side": Error(TWICE, later(Take(5, TRIPS), Take(3, TRIPS)), M.BOX_ORDER, 3),
    "wins paid from the wrong side": Error(TWICE, earlier(TRIPS_1, pays(3, ANTE, (FIVE, 2))), M.BOX_ORDER, 1),
    "another order than in the first box": Error(
        FIVES, later(Take(3, TRIPS), pays(3, PLAY, (FIVE, 2))), M.INCONSISTENT, 3, TRIPS
    ),
    # the cards
    "cards cleared before a payment": Error(FIVES, earlier(ClearBox(4), pays(4, TRIPS, (GREEN, 1), (FIVE, 2))),
                                            M.CLEARED_EARLY, 4),
    "cards cleared before a bet is taken": Error(FIVES, earlier(ClearBox(2), Take(2, BLIND)), M.CLEARED_EARLY, 2),
    "cards left lying": Error(FIVES, left_out(ClearBox(4)), M.CARDS_LEFT, 4),
    "cards cleared after the next box is begun": Error(FIVES, later(ClearBox(4), CallHand(3, PAIR)), M.CARDS_LEFT, 4),
    "dealer's cards left lying": Error(FIVES, instead(ClearHouse(), Finish()), M.CARDS_LEFT),
    "dealer's cards cleared before the last box": Error(
        FIVES, earlier(ClearHouse(), OpenHand(1)), M.HOUSE_CLEARED_EARLY, 1
    ),
    "dealer's cards cleared before the wins": Error(
        TWICE, earlier(ClearHouse(), TRIPS_1), M.HOUSE_CLEARED_EARLY, 1
    ),
    # other boxes, own repairs
    "a bet of the next box taken": Error(FIVES, earlier(Take(2, PLAY), pays(3, ANTE, (FIVE, 2))),
                                         M.OTHER_BOX_TOUCHED, 2),
    "a bet of a box after the next taken": Error(
        FIVES, earlier(Take(2, PLAY), pays(4, PLAY, (FIVE, 4))), M.OTHER_BOX_TOUCHED, 2
    ),
    "box left for another": Error(FIVES, earlier(CallHand(2, HIGH), pays(3, ANTE, (FIVE, 2))), M.BOX_LEFT, 3),
    "box passed over": Error(
        FIVES, left_out(CallHand(2, HIGH), Take(2, PLAY), Take(2, ANTE), Take(2, BLIND), ClearBox(2)),
        M.BOX_NOT_SETTLED, 2, before=(M.HOUSE_CLEARED_EARLY,),
    ),
    "folded box with Trips passed over": Error(
        FIVES, left_out(OpenHand(1), CallHand(1, THREE), TRIPS_1, ClearBox(1)), M.BOX_NOT_SETTLED, 1,
        before=(M.HOUSE_CLEARED_EARLY,),
    ),
    "a right payment taken back and made again": Error(
        FIVES, then(BLIND_4, TakeBack(4, ANTE, ((FIVE, 1),)), ANTE_4), M.OWN_FIX, 4, ANTE
    ),
    "a taken bet given back and taken again": Error(
        FIVES, then(Take(2, ANTE), GiveBack(2, ANTE, ((FIVE, 2),)), Take(2, ANTE)), M.OWN_FIX, 2, ANTE
    ),
    "chips put to a payment that was finished": Error(
        FIVES, then(BLIND_4, pays(4, ANTE, (ONE, 1)), TakeBack(4, ANTE, ((ONE, 1),))), M.OWN_FIX, 4, ANTE
    ),
    "floor called only after the repair": Error(
        FIVES, then(BLIND_4, TakeBack(4, ANTE, ((FIVE, 1),)), ANTE_4, CallFloor()), M.OWN_FIX, 4, ANTE
    ),
}  # fmt: skip
