"""Whole rounds played plainly: the oracle of the compiled simulator. Slow, with nothing of it but the seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256

from uth.analysis.solution import Decision, Plan
from uth.analysis.strategy.plans import Played
from uth.cards import DECK, Card
from uth.game.model import Choice
from uth.game.settle import End, best_hand, qualifies
from uth.game.settlement import Result
from uth.table import Street, Table

Way = tuple[Decision, End]
_WORD = 2**64 - 1


class Chance:
    """Xoshiro256** as published, seeded as the simulator says."""

    def __init__(self, seed: str, chunk: int) -> None:
        digest = sha256(f"{seed}|{chunk}|rounds".encode()).digest()
        self.state = [int.from_bytes(digest[start : start + 8], "little") for start in range(0, 32, 8)]

    def word(self) -> int:
        """Return the next 64 bits."""
        s = self.state
        result = _turned(s[1] * 5 & _WORD, 7) * 9 & _WORD
        shifted = s[1] << 17 & _WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = _turned(s[3], 45)
        return result

    def below(self, limit: int) -> int:
        """Return a number under *limit*: the high half of 32 bits times it, unless the low half is among the first."""
        while True:
            product = (self.word() >> 32) * limit
            if product % 2**32 >= 2**32 % limit:
                return product >> 32


def _turned(word: int, by: int) -> int:
    return (word << by | word >> 64 - by) & _WORD


def rounds(table: Table, plan: Plan, boxes: int, chance: Chance, count: int) -> Iterator[tuple[Way, ...]]:
    """Yield how the boxes of each round end."""
    deck = list(DECK)
    for _ in range(count):
        for place in range(7 + 2 * boxes):
            other = place + chance.below(52 - place)
            deck[place], deck[other] = deck[other], deck[place]
        yield _ways(table, plan, boxes, deck)


def rounds_with(
    table: Table, plan: Plan, boxes: int, chance: Chance, deals: Iterable[Sequence[int]]
) -> Iterator[tuple[Way, ...]]:
    """Yield how the boxes of rounds end that have these boards and first hands, seven numbers of cards each."""
    deck = list(DECK)
    for deal in deals:
        for place, number in enumerate(deal):
            other = deck.index(DECK[number])
            deck[place], deck[other] = deck[other], deck[place]
        for place in range(7, 7 + 2 * boxes):
            other = place + chance.below(52 - place)
            deck[place], deck[other] = deck[other], deck[place]
        deck[5:9] = deck[7:9] + deck[5:7]
        yield _ways(table, plan, boxes, deck)


def _ways(table: Table, plan: Plan, boxes: int, deck: Sequence[Card]) -> tuple[Way, ...]:
    holes = [tuple(deck[place : place + 2]) for place in range(7, 7 + 2 * boxes, 2)]
    return tuple(_way(table, plan, hole, tuple(deck[:5]), tuple(deck[5:7])) for hole in holes)


def _way(table: Table, plan: Plan, hole: tuple[Card, ...], board: tuple[Card, ...], dealer: tuple[Card, ...]) -> Way:
    decision = _decision(plan, hole, board)
    mine, theirs = (best_hand(table.rules, cards, board) for cards in (hole, dealer))
    compared = Result.WIN if mine > theirs else Result.LOSE if mine < theirs else Result.TIE
    folded = decision.choice is Choice.FOLD
    return decision, End(mine.category, compared, qualifies(table.rules, theirs), folded)


def _decision(plan: Plan, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Decision:
    for street, seen in ((Street.PREFLOP, 0), (Street.FLOP, 3), (Street.RIVER, 5)):
        choice = Played(plan).best(street, hole, board[:seen])
        if choice is not Choice.CHECK:
            return Decision(choice, street)
    raise AssertionError("the river was checked")
