"""Hands made to order: a recipe names what matters in the cards, and the rest is left to chance.

A recipe writes two hole cards, the dealer's two and the board as pairs of a rank and a suit: ``ax bx c. ?. ??``.

- Rank: a small letter is some rank, another for each letter; a digit counts up from the lowest rank of a run (``0`` to
  ``4`` are a straight); ``?`` is any.
- Suit: ``w``, ``x``, ``y``, ``z`` are the four suits in some order; ``.`` is any.

Rare hands are made this way, not waited for; where a free card spoils one, it is made again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from uth.cards import DECK, Card, Rank, Suit
from uth.company.chance import Chance

_ANY_RANK, _ANY_SUIT = "?", "."
_SUITS = "wxyz"
LOWEST_RUNS = tuple(range(1, 11))
"""The lowest ranks of straights: 1 is the ace below a two."""
WHEEL, BELOW_THE_ACE, TO_THE_ACE = LOWEST_RUNS[:1], LOWEST_RUNS[:-1], LOWEST_RUNS[-1:]


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of one box, of the dealer and of the board."""

    hole: tuple[Card, ...]
    dealer: tuple[Card, ...]
    board: tuple[Card, ...]

    @property
    def seven(self) -> tuple[Card, ...]:
        """The box's cards and the board."""
        return (*self.hole, *self.board)

    @property
    def dealers(self) -> tuple[Card, ...]:
        """The dealer's cards and the board."""
        return (*self.dealer, *self.board)

    def exchanged(self) -> Cards:
        """Return the same with the box's and the dealer's cards exchanged."""
        return Cards(self.dealer, self.hole, self.board)


@dataclass(frozen=True)
class Recipe:
    """What is asked of the cards. *runs*: the lowest ranks that its digits may count from."""

    board: str = "?. ?. ?. ?. ?."
    hole: str = "?. ?."
    dealer: str = "?. ?."
    runs: tuple[int, ...] = LOWEST_RUNS

    @cached_property
    def marks(self) -> tuple[str, ...]:
        """The cards that are asked for: board, hole, dealer."""
        return (*self.board.split(), *self.hole.split(), *self.dealer.split())


def made(recipe: Recipe, chance: Chance) -> Cards | None:
    """Return cards by the recipe; None where two of them happened to be the same."""
    ranks = _ranks(recipe, chance)
    suits = dict(zip(_SUITS, chance.some_of(tuple(Suit), 4), strict=True))
    found: dict[int, Card] = {}
    for place, mark in _firmest_first(recipe):
        taken = set(found.values())
        fitting = [card for card in _fitting(ranks.get(mark[0]), suits.get(mark[1])) if card not in taken]
        if not fitting:
            return None
        found[place] = chance.one_of(fitting)
    cards = [found[place] for place in range(len(found))]
    return Cards(_mixed(cards[5:7], chance), _mixed(cards[7:9], chance), _mixed(cards[:5], chance))


@cache
def _fitting(rank: Rank | None, suit: Suit | None) -> tuple[Card, ...]:
    return tuple(card for card in DECK if rank in (None, card.rank) and suit in (None, card.suit))


def _ranks(recipe: Recipe, chance: Chance) -> dict[str, Rank]:
    """The ranks that the recipe's letters and digits stand for, none twice."""
    named = sorted({mark[0] for mark in recipe.marks} - {_ANY_RANK})
    lowest = chance.one_of(recipe.runs)
    ranks = {name: _of_run(lowest + int(name)) for name in named if name.isdigit()}
    letters = [name for name in named if name.isalpha()]
    others = [rank for rank in Rank if rank not in ranks.values()]
    return ranks | dict(zip(letters, chance.some_of(others, len(letters)), strict=True))


def _of_run(number: int) -> Rank:
    return Rank.ACE if number == 1 else Rank(number)


def _firmest_first(recipe: Recipe) -> Iterator[tuple[int, str]]:
    """The places with what is asked of them: a free card may not take what another needs."""

    def freedom(place: int) -> int:
        mark = recipe.marks[place]
        return 2 * (mark[0] == _ANY_RANK) + (mark[1] == _ANY_SUIT)

    yield from ((place, recipe.marks[place]) for place in sorted(range(len(recipe.marks)), key=freedom))


def _mixed(cards: list[Card], chance: Chance) -> tuple[Card, ...]:
    """The same cards in some order: where one lies says nothing."""
    return chance.some_of(cards, len(cards))
