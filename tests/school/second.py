"""Hands and bets a second time, with other means than the program's: short names of cards, fractions, a grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from tests.game.oracle import GRID, net_of, read_sign
from uth.cards import Card
from uth.game.model import Box
from uth.hands import Category
from uth.paytable import Odds
from uth.school.exercise import Exercise
from uth.table import Bet, Table
from uth.train.felt.model import BOARD, HOUSE_CARDS, Place, cards_place

Value = tuple[int, tuple[int, ...]]
"""A hand's kind, 0 for high card to 9 for royal flush, and what decides among its like, as places in the order."""

_ORDER = "23456789TJQKA"
_ROW = "AKQJT98765432"
NAMES = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush", "royal flush",
)  # fmt: skip
_SHAPES = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
_ONE = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_CAPTIONS = (
    "{one} high", "pair of {many}", "two pair, {many} and {second}", "three of a kind, {many}", "straight, {one} high",
    "flush, {one} high", "full house, {many} over {second}", "four of a kind, {many}", "straight flush, {one} high",
    "royal flush",
)  # fmt: skip


def value(five: Sequence[Card]) -> Value:
    """Return what five cards are worth."""
    names = [str(card) for card in five]
    ranks = sorted((_ORDER.index(name[0]) for name in names), reverse=True)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    decides = tuple(rank for _count, rank in groups)
    shape = tuple(count for count, _rank in groups)
    if shape in _SHAPES:
        return _SHAPES[shape], decides
    row = "".join(_ORDER[rank] for rank in ranks)
    suited = len({name[1] for name in names}) == 1
    if row == "A5432":
        return (8 if suited else 4), (_ORDER.index("5"),)
    if row in _ROW:
        return (9 if suited and row[0] == "A" else 8 if suited else 4), decides[:1]
    return (5 if suited else 0), decides


def fives(table: Table, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield the five cards that the table lets count: any of the seven, or both of the hole and three of the board."""
    if table.rules.hole_cards_used.value == "both":
        yield from ((*hole, *three) for three in combinations(board, 3))
    else:
        yield from combinations((*hole, *board), 5)


def best(table: Table, hole: Sequence[Card], board: Sequence[Card]) -> Value:
    """Return the best of them."""
    return max(value(five) for five in fives(table, hole, board))


def caption(worth: Value) -> str:
    """Return a hand as it is called, without kickers."""
    kind, ranks = worth
    names = [_ONE[rank] for rank in ranks]
    many = [name + ("es" if name == "six" else "s") for name in names]
    return _CAPTIONS[kind].format(one=names[0], many=many[0], second=many[min(1, len(many) - 1)])


def lying(exercise: Exercise, place: Place) -> tuple[Card, ...]:
    """Return the cards that lie open at a place of an exercise: all that a trainee may go by."""
    return tuple(each.card for each in exercise.still.felt.cards_at(place) if each.up)


def dealers(exercise: Exercise) -> Value:
    """Return the dealer's hand by the cards that lie open."""
    return best(exercise.house.table, lying(exercise, HOUSE_CARDS), lying(exercise, BOARD))


def boxes(exercise: Exercise, box: int) -> Value:
    """Return a box's hand by the cards that lie open."""
    return best(exercise.house.table, lying(exercise, cards_place(box)), lying(exercise, BOARD))


def nets(table: Table, box: Box, mine: Value, house: Value) -> dict[Bet, int]:
    """Return the net of each bet of a box; without a payout cap."""
    compared = "tie" if mine == house else "win" if mine > house else "lose"
    qualified = house[0] > 0 or table.rules.dealer_qualifies.value == "always"
    ante, blind, play = GRID[qualified, compared] if not box.folded else ("lose", "lose", "push")
    category = Category(NAMES[mine[0]])
    words: dict[str, Odds | str] = {
        "pays": Odds(1),
        "table": read_sign(table.blind, category),
        "lost": read_sign(table.blind_lost, category) if table.blind_lost and not box.folded else "lose",
        "ante": "push" if table.rules.ante_when_not_qualified.value == "push" else Odds(1),
    }
    does = {Bet.ANTE: words.get(ante, ante), Bet.BLIND: words.get(blind, blind), Bet.PLAY: words.get(play, play)}
    does[Bet.TRIPS] = _trips(table, box, category, compared)
    return {bet: net_of(table, box.stake(bet), what) for bet, what in does.items()}


def _trips(table: Table, box: Box, category: Category, compared: str) -> Odds | str:
    if table.trips is None or (box.folded and table.rules.trips_after_fold.value == "lost"):
        return "lose"
    sign, rule = read_sign(table.trips, category), table.rules.trips_against_dealer.value
    if sign == "lose" or rule == "independent" or compared == "win":
        return sign
    return "push" if rule == "must win or push" or compared == "tie" else "lose"
