"""Settlement: what every bet of a round is paid, and why. The one place where the rules of payment are written down.

Source of the standard rules: 58 Pa. Code 653a.12 and the French order of 14 May 2007, art. 55-20 (rules.md 5.2).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from uth.cards import Card, require_distinct
from uth.game.model import Box
from uth.game.settlement import BetResult, BoxSettlement, Line, Result, Settlement, Why
from uth.hands import Category, Hand, evaluate, evaluate_both
from uth.paytable import EVEN, Fixed, Odds, Paytable
from uth.table import (
    AnteNotQualified,
    Bet,
    CapPer,
    HoleCardsUsed,
    Qualify,
    Rules,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
)

CAP_ORDER = (Bet.ANTE, Bet.PLAY, Bet.BLIND, Bet.TRIPS)
"""The order in which winning bets use up a payout cap."""


def best_hand(rules: Rules, hole: Sequence[Card], board: Sequence[Card]) -> Hand:
    """Return the best hand of two hole cards and three to five of the board, under the table's rule."""
    return evaluate_both(hole, board) if rules.hole_cards_used is HoleCardsUsed.BOTH else evaluate((*hole, *board))


def qualifies(rules: Rules, dealer: Hand) -> bool:
    """Return whether the dealer's hand opens: a pair or better, unless the table says always."""
    return rules.dealer_qualifies is Qualify.ALWAYS or dealer.category is not Category.HIGH_CARD


def settle(table: Table, boxes: Iterable[Box], dealer: Sequence[Card], board: Sequence[Card]) -> Settlement:
    """Settle every bet of *boxes* against the dealer's two cards on the five of *board*.

    Stakes need not be within the table's limits. A box that neither played nor folded has no Play bet to win or lose.

    :raises CardError: if a card is in two places.
    """
    by_number = {box.number: box for box in boxes}
    require_distinct((*dealer, *board, *(card for box in by_number.values() for card in box.cards)))
    dealer_hand = best_hand(table.rules, dealer, board)
    settled = tuple(
        _settle_box(table, by_number[number], dealer_hand, board) for number in table.settlement_order(tuple(by_number))
    )
    capped = _capped(table, [(_cap_share(table, box.box, box.owner), box.lines) for box in settled])
    paid = tuple(replace(box, lines=lines) for box, lines in zip(settled, capped, strict=True))
    return Settlement(dealer_hand, qualifies(table.rules, dealer_hand), paid)


def settle_alone(table: Table, box: Box, end: End) -> tuple[Line, ...]:
    """Return a line for each bet of a box whose cards come to *end*, the only box in the round."""
    return _capped(table, [(_cap_share(table, box.number, box.owner), _lines(table, box, end))])[0]


def lost_at_once(table: Table, box: Box) -> tuple[tuple[Bet, int], ...]:
    """Return the bets that a fold loses at the moment of folding; a live side bet is not among them."""
    lost = (Bet.ANTE, Bet.BLIND, *((Bet.TRIPS,) if table.rules.trips_after_fold is TripsAfterFold.LOST else ()))
    return tuple((bet, amount) for bet, amount in box.stakes if bet in lost)


Verdict = tuple[Odds | Fixed, Why]
"""What a bet does: odds if it wins, else push or lose; and why."""


@dataclass(frozen=True, slots=True)
class End:
    """All that the bets of a box can depend on: its hand against the dealer's, and whether either gave up."""

    hand: Category
    compared: Result
    """Win, tie or lose by the cards alone, folded or not."""
    qualified: bool
    folded: bool = False

    @property
    def result(self) -> Result:
        """The result of the box."""
        return Result.FOLD if self.folded else self.compared


def verdicts(table: Table, end: End) -> dict[Bet, Verdict]:
    """Return what each bet does at such an end, had it a stake."""
    return {
        Bet.ANTE: _ante(table.rules, end),
        Bet.BLIND: _blind(table, end),
        Bet.PLAY: _AGAINST_DEALER[end.result],
        Bet.TRIPS: _trips(table, end),
    }


def _settle_box(table: Table, box: Box, dealer: Hand, board: Sequence[Card]) -> BoxSettlement:
    hand = best_hand(table.rules, box.cards, board)
    end = End(hand.category, _compare(hand, dealer), qualifies(table.rules, dealer), box.folded is not None)
    return BoxSettlement(box.number, box.owner, hand, end.result, _lines(table, box, end))


def _lines(table: Table, box: Box, end: End) -> tuple[Line, ...]:
    """A line for each bet of the box, before any payout cap."""
    return tuple(_line(table, box, bet, end.hand, verdict) for bet, verdict in verdicts(table, end).items())


def _compare(hand: Hand, dealer: Hand) -> Result:
    if hand == dealer:
        return Result.TIE
    return Result.WIN if hand > dealer else Result.LOSE


_AGAINST_DEALER: dict[Result, Verdict] = {
    Result.WIN: (EVEN, Why.BEATS_DEALER),
    Result.TIE: (Fixed.PUSH, Why.TIES_DEALER),
    Result.LOSE: (Fixed.LOSE, Why.LOSES_TO_DEALER),
    Result.FOLD: (Fixed.LOSE, Why.FOLDED),
}


def _ante(rules: Rules, end: End) -> Verdict:
    if end.qualified or end.folded:
        return _AGAINST_DEALER[end.result]
    if rules.ante_when_not_qualified is AnteNotQualified.PAYS:
        return EVEN, Why.NOT_QUALIFIED_PAYS
    return Fixed.PUSH, Why.NOT_QUALIFIED_PUSHES


def _blind(table: Table, end: End) -> Verdict:
    if end.result is Result.WIN:
        return _by_paytable(table.blind, end)
    pay = table.blind_lost.pay(end.hand) if table.blind_lost and end.result is Result.LOSE else Fixed.LOSE
    if pay is Fixed.LOSE:
        return _AGAINST_DEALER[end.result]
    return pay, Why.LOST_HAND_PAYS if isinstance(pay, Odds) else Why.LOST_HAND_PUSHES


def _by_paytable(paytable: Paytable, end: End) -> Verdict:
    pay = paytable.pay(end.hand)
    if isinstance(pay, Odds):
        return pay, Why.PAYTABLE_PAYS
    return pay, Why.PAYTABLE_PUSHES if pay is Fixed.PUSH else Why.PAYTABLE_LOSES


def _trips(table: Table, end: End) -> Verdict:
    if table.trips is None:
        return Fixed.LOSE, Why.NO_BET
    if end.folded and table.rules.trips_after_fold is TripsAfterFold.LOST:
        return Fixed.LOSE, Why.LOST_WITH_FOLD
    verdict = _by_paytable(table.trips, end)
    against = table.rules.trips_against_dealer
    if against is TripsAgainstDealer.INDEPENDENT or end.compared is Result.WIN or verdict[0] is Fixed.LOSE:
        return verdict
    if against is TripsAgainstDealer.MUST_WIN_OR_PUSH:
        return Fixed.PUSH, Why.MUST_WIN_ELSE_PUSHES
    if end.compared is Result.TIE:
        return Fixed.PUSH, Why.MUST_WIN_TIE_PUSHES
    return Fixed.LOSE, Why.MUST_WIN


_DECIDED_BY_HAND = frozenset(
    {Why.PAYTABLE_PAYS, Why.PAYTABLE_PUSHES, Why.PAYTABLE_LOSES, Why.LOST_HAND_PAYS, Why.LOST_HAND_PUSHES}
)


def _line(table: Table, box: Box, bet: Bet, category: Category, verdict: Verdict) -> Line:
    stake = box.stake(bet)
    if not stake:
        return Line(box.number, bet, 0, BetResult.NONE, Why.NO_BET)
    pay, why = verdict
    hand = category if why in _DECIDED_BY_HAND else None
    if isinstance(pay, Odds):
        win = pay.win(stake, table.smallest_chip, table.rounding)
        return Line(box.number, bet, stake, BetResult.WIN, why, hand, pay, uncapped=win, paid=win)
    return Line(box.number, bet, stake, BetResult.PUSH if pay is Fixed.PUSH else BetResult.LOSE, why, hand)


def _capped(table: Table, boxes: Sequence[tuple[str, tuple[Line, ...]]]) -> list[tuple[Line, ...]]:
    """Apply the payout cap to the lines of boxes, each with its share's name, in settlement order.

    Bet by bet in :data:`CAP_ORDER`, each through the boxes.
    """
    cap = table.limits.payout_cap
    if cap is None:
        return [lines for _, lines in boxes]
    left: defaultdict[str, int] = defaultdict(lambda: cap.amount)
    paid: dict[tuple[int, Bet], int] = {}
    for bet in CAP_ORDER:
        for share, lines in boxes:
            line = next(line for line in lines if line.bet is bet)
            paid[line.box, bet] = min(line.uncapped, left[share])
            left[share] -= paid[line.box, bet]
    return [tuple(replace(line, paid=paid[line.box, line.bet]) for line in lines) for _, lines in boxes]


def _cap_share(table: Table, box: int, owner: str) -> str:
    """Under which name a box uses the cap: boxes with the same one share it."""
    cap = table.limits.payout_cap
    return {CapPer.BOX: str(box), CapPer.PLAYER: owner, CapPer.TABLE: ""}[cap.per] if cap else ""
