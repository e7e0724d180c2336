"""Settlement a second time, plainly and with other means: fractions of money, a grid of results, no shared code."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from uth.cards import Card
from uth.game.model import Box
from uth.hands import Category, Hand, evaluate, evaluate_both
from uth.paytable import Fixed, Odds, Paytable
from uth.table import Bet, Table

# (dealer qualifies, comparison) -> what Ante, Blind and Play do; "pays" is 1 to 1, "table" the Blind's sign,
# "lost" its sign for hands that lose.
GRID = {
    (True, "win"): ("pays", "table", "pays"),
    (True, "tie"): ("push", "push", "push"),
    (True, "lose"): ("lose", "lost", "lose"),
    (False, "win"): ("ante", "table", "pays"),
    (False, "tie"): ("ante", "push", "push"),
    (False, "lose"): ("ante", "lost", "lose"),
}


def read_sign(sign: Paytable, category: Category) -> Odds | str:
    """Read a line as a person does: down the sign, with the royal flush's "same as"."""
    for named, pay in sign.lines:
        if named is category:
            if pay is Fixed.SAME_AS_STRAIGHT_FLUSH:
                return read_sign(sign, Category.STRAIGHT_FLUSH)
            return pay if isinstance(pay, Odds) else pay.value
    return sign.below.value


def net_of(table: Table, stake: int, what: Odds | str) -> int:
    """Return the net of a stake that wins at odds, pushes or loses; without a cap."""
    if what == "push" or not stake:
        return 0
    if what == "lose":
        return -stake
    assert isinstance(what, Odds)
    chips = Fraction(stake * what.pays, what.per) / table.smallest_chip
    return (ceil(chips) if table.rounding.value == "up" else floor(chips)) * table.smallest_chip


def nets(table: Table, box: Box, dealer: tuple[Card, ...], board: tuple[Card, ...]) -> dict[Bet, int]:
    """Return the net of each bet of a box, without a payout cap."""
    mine, house = _hand(table, box.cards, board), _hand(table, dealer, board)
    compared = "tie" if mine == house else "win" if mine > house else "lose"
    qualified = house.category is not Category.HIGH_CARD or table.rules.dealer_qualifies.value == "always"
    ante, blind, play = GRID[qualified, compared] if not box.folded else ("lose", "lose", "push")
    words: dict[str, Odds | str] = {
        "pays": Odds(1),
        "table": read_sign(table.blind, mine.category),
        "lost": read_sign(table.blind_lost, mine.category) if table.blind_lost and not box.folded else "lose",
        "ante": "push" if table.rules.ante_when_not_qualified.value == "push" else Odds(1),
    }
    return {
        Bet.ANTE: net_of(table, box.stake(Bet.ANTE), words.get(ante, ante)),
        Bet.BLIND: net_of(table, box.stake(Bet.BLIND), words.get(blind, blind)),
        Bet.PLAY: net_of(table, box.stake(Bet.PLAY), words.get(play, play)),
        Bet.TRIPS: net_of(table, box.stake(Bet.TRIPS), _trips(table, box, mine, compared)),
    }


def _hand(table: Table, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Hand:
    if table.rules.hole_cards_used.value == "both":
        return evaluate_both(hole, board)
    return evaluate((*hole, *board))


def _trips(table: Table, box: Box, mine: Hand, compared: str) -> Odds | str:
    if table.trips is None or (box.folded and table.rules.trips_after_fold.value == "lost"):
        return "lose"
    sign = read_sign(table.trips, mine.category)
    rule = table.rules.trips_against_dealer.value
    if sign == "lose" or rule == "independent" or compared == "win":
        return sign
    if rule == "must win or push" or compared == "tie":
        return "push"
    return "lose"
