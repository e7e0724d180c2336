"""The plain way for one hand: every dealer's hand on a full board, every run-out of a flop, fractions of Antes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

import pkrbot

from uth.cards import DECK, Card, parse_cards
from uth.game.settle import End, best_hand, verdicts
from uth.game.settlement import Result
from uth.hands import Category, evaluate_both
from uth.paytable import Fixed, Odds
from uth.table import Bet, HoleCardsUsed, Qualify, Rules, Street, Table

_PKRBOT = {card: pkrbot.Card(str(card)) for card in DECK}
Outcomes = tuple[Category, Counter[tuple[Result, bool]]]
"""A hand on a full board, and how the 990 showdowns come out: the result, and whether the dealer has a pair."""


def _independent(cards: Sequence[Card]) -> int:
    """The strength of seven cards by another program's evaluator."""
    return int(pkrbot.evaluate([_PKRBOT[card] for card in cards]))


@cache
def _best_without_a_pair() -> int:
    return _independent(parse_cards("AcKdQhJs9c8d7h"))


def outcomes(hole: Sequence[Card], board: Sequence[Card], *, both: bool) -> Outcomes:
    """Compare the hole with each of the dealer's 990 hands."""
    rules = Rules(hole_cards_used=HoleCardsUsed.BOTH if both else HoleCardsUsed.ANY)
    category = best_hand(rules, hole, board).category
    strength: Callable[[Sequence[Card]], int]
    if both:
        strength, weak = lambda two: evaluate_both(two, board).strength, (1 << 20) - 1
    else:
        strength, weak = lambda two: _independent((*two, *board)), _best_without_a_pair()
    mine = strength(hole)
    found: Counter[tuple[Result, bool]] = Counter()
    for two in combinations([card for card in DECK if card not in {*hole, *board}], 2):
        theirs = strength(two)
        result = Result.TIE if mine == theirs else Result.WIN if mine > theirs else Result.LOSE
        found[result, theirs > weak] += 1
    return category, found


class Pays:
    """What showdowns are worth at a table; each way that one can end is looked up once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._net: Callable[[int, Category, Result, bool], Fraction] = cache(self._settled)

    def value(self, multiple: int, showdowns: Outcomes) -> Fraction:
        """Return what Ante, Blind and *multiple* Antes on Play win over the 990 showdowns, in Antes."""
        category, found = showdowns
        won = (weight * self._net(multiple, category, *end) for end, weight in found.items())
        return sum(won, Fraction(0))

    def on_the_river(self, showdowns: Outcomes) -> tuple[Fraction, Fraction | None]:
        """Return what 1x and a fold are worth over the 990 showdowns; None where there is no fold."""
        fold = Fraction(-2 * 990) if Street.RIVER in self._table.rules.fold else None
        return self.value(1, showdowns), fold

    def on_the_flop(self, run_outs: Sequence[Outcomes]) -> tuple[Fraction, Fraction]:
        """Return what a check, with best play on the river, and 2x are worth over all run-outs and showdowns."""
        check = twice = Fraction(0)
        for showdowns in run_outs:
            once, fold = self.on_the_river(showdowns)
            check += once if fold is None else max(once, fold)
            twice += self.value(2, showdowns)
        return check, twice

    def _settled(self, multiple: int, category: Category, result: Result, paired: bool) -> Fraction:
        qualified = paired or self._table.rules.dealer_qualifies is Qualify.ALWAYS
        does = verdicts(self._table, End(category, result, qualified))
        stakes = {Bet.ANTE: 1, Bet.BLIND: 1, Bet.PLAY: multiple}
        return sum((stake * _won(does[bet][0]) for bet, stake in stakes.items()), Fraction(0))


def _won(pay: Odds | Fixed) -> Fraction:
    if isinstance(pay, Odds):
        return Fraction(pay.pays, pay.per)
    return Fraction(0 if pay is Fixed.PUSH else -1)


def run_outs(hole: Sequence[Card], flop: Sequence[Card], *, both: bool) -> list[Outcomes]:
    """Compare the hole with each dealer's hand on each of the 1,081 full boards that a flop can become."""
    left = [card for card in DECK if card not in {*hole, *flop}]
    return [outcomes(hole, (*flop, *two), both=both) for two in combinations(left, 2)]
