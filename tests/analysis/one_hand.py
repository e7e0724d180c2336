"""The values of one hand worked out plainly: every card dealt out, every box settled. For short decks only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

from uth.cards import DECK, Card
from uth.game.engine import choices_on
from uth.game.model import Box, Choice, stakes_of
from uth.game.settle import End, best_hand, qualifies, settle_alone
from uth.game.settlement import Result
from uth.hands import Hand
from uth.table import Bet, Street, Table

Values = dict[Choice, Fraction]
ANTE = 2520
"""An Ante that every odds of ``tests.tables`` pays exactly, in minor units."""


def values(
    table: Table,
    hole: Sequence[Card],
    board: Sequence[Card],
    dead: Sequence[Card],
    trips: Fraction,
    *,
    ante: int = ANTE,
) -> Values:
    """Return the mean net in Antes of each choice that the table has now, everything later played best.

    The table must pay exactly at this *ante*: no rounding, no cap.
    """
    return _Hand(table, tuple(hole), frozenset({*hole, *dead}), ante, int(trips * ante)).values(tuple(board))


class _Hand:
    def __init__(self, table: Table, hole: tuple[Card, ...], out: frozenset[Card], ante: int, trips: int) -> None:
        self.table, self.hole, self.out, self.ante, self.trips = table, hole, out, ante, trips
        self._net: Callable[[End, Choice], Fraction] = cache(self._settled)
        self._river: Callable[[frozenset[Card]], Values] = cache(self._against_all)

    def values(self, board: tuple[Card, ...]) -> Values:
        street = {0: Street.PREFLOP, 3: Street.FLOP, 5: Street.RIVER}[len(board)]
        found = self._now(board, len(board))
        return {choice: found[choice] for choice in choices_on(self.table, street)}

    def _now(self, board: tuple[Card, ...], known: int) -> Values:
        if known == 5:
            return self._river(frozenset(board))
        come, street = (3, Street.FLOP) if known == 0 else (2, Street.RIVER)
        later = [self._now((*board, *cards), known + come) for cards in self._deals(board, come)]
        best = [max(values[choice] for choice in choices_on(self.table, street)) for values in later]
        means = {choice: sum((each[choice] for each in later), Fraction(0)) / len(later) for choice in Choice}
        return means | {Choice.CHECK: sum(best, Fraction(0)) / len(best)}

    def _against_all(self, board: frozenset[Card]) -> Values:
        cards = tuple(board)
        mine = best_hand(self.table.rules, self.hole, cards)
        ends = Counter(self._end(mine, best_hand(self.table.rules, dealer, cards)) for dealer in self._deals(cards, 2))
        return {choice: self._mean(ends, choice) for choice in Choice}

    def _mean(self, ends: Counter[End], choice: Choice) -> Fraction:
        return sum((self._net(end, choice) * ends[end] for end in ends), Fraction(0)) / ends.total()

    def _deals(self, board: Sequence[Card], count: int) -> list[tuple[Card, ...]]:
        return list(combinations([card for card in DECK if card not in self.out and card not in board], count))

    def _end(self, mine: Hand, dealer: Hand) -> End:
        result = Result.TIE if mine == dealer else Result.WIN if mine > dealer else Result.LOSE
        return End(mine.category, result, qualifies(self.table.rules, dealer))

    def _settled(self, end: End, choice: Choice) -> Fraction:
        """A check stands for nothing on Play: it is no way to end a round, but a sum that the others contain."""
        stakes = {
            Bet.ANTE: self.ante,
            Bet.BLIND: self.ante,
            Bet.PLAY: choice.multiple * self.ante,
            Bet.TRIPS: self.trips,
        }
        ended = End(end.hand, end.compared, end.qualified, folded=choice is Choice.FOLD)
        return Fraction(
            sum(line.net for line in settle_alone(self.table, Box(1, "", stakes_of(stakes)), ended)), self.ante
        )
