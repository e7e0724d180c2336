"""Hands as a person says them."""

from __future__ import annotations

from collections.abc import Sequence

from uth.cards import Card, Rank
from uth.hands import Category, Hand
from uth.i18n import gettext as _

_RANKS = {
    Rank.TWO: "two", Rank.THREE: "three", Rank.FOUR: "four", Rank.FIVE: "five", Rank.SIX: "six", Rank.SEVEN: "seven",
    Rank.EIGHT: "eight", Rank.NINE: "nine", Rank.TEN: "ten", Rank.JACK: "jack", Rank.QUEEN: "queen",
    Rank.KING: "king", Rank.ACE: "ace",
}  # fmt: skip
_MANY = {rank: name + ("es" if name.endswith("x") else "s") for rank, name in _RANKS.items()}
_CAPTIONS = {
    Category.ROYAL_FLUSH: "royal flush",
    Category.STRAIGHT_FLUSH: "straight flush, {rank} high",
    Category.FOUR_OF_A_KIND: "four of a kind, {ranks}",
    Category.FULL_HOUSE: "full house, {ranks} over {second}",
    Category.FLUSH: "flush, {rank} high",
    Category.STRAIGHT: "straight, {rank} high",
    Category.THREE_OF_A_KIND: "three of a kind, {ranks}",
    Category.TWO_PAIR: "two pair, {ranks} and {second}",
    Category.PAIR: "pair of {ranks}",
    Category.HIGH_CARD: "{rank} high",
}
_WITH_ARTICLE = frozenset({
    Category.ROYAL_FLUSH, Category.STRAIGHT_FLUSH, Category.FULL_HOUSE, Category.FLUSH, Category.STRAIGHT,
    Category.PAIR,
})  # fmt: skip
_KICKER_NUMBERS = ("{hand}, {rank} kicker", "{hand}, second kicker {rank}", "{hand}, third kicker {rank}",
                   "{hand}, fourth kicker {rank}")  # fmt: skip
_FLUSH_NUMBERS = ("{hand}, second card {rank}", "{hand}, third card {rank}", "{hand}, fourth card {rank}",
                  "{hand}, fifth card {rank}")  # fmt: skip


def rank_words(rank: Rank) -> str:
    """Return one card of that rank: ``nine``."""
    return _(_RANKS[rank])


def ranks_words(rank: Rank) -> str:
    """Return several cards of that rank: ``nines``."""
    return _(_MANY[rank])


def category_words(category: Category) -> str:
    """Return the kind of hand as a sign names it: ``full house``."""
    return _(category.value)


def hand_words(hand: Hand) -> str:
    """Return the hand with its first kicker, if it has one: ``two pair, kings and fours, queen kicker``."""
    named = _named_ranks(hand.category)
    if hand.category is Category.FLUSH or len(hand.ranks) == named:
        return hand_caption(hand)
    return _to_the_rank(hand, named)


def hand_caption(hand: Hand) -> str:
    """Return the hand without kickers: ``two pair, kings and fours``."""
    first, second = rank_words(hand.ranks[0]), ranks_words(hand.ranks[min(1, len(hand.ranks) - 1)])
    return _(_CAPTIONS[hand.category]).format(rank=first, ranks=ranks_words(hand.ranks[0]), second=second)


def a_hand_caption(hand: Hand) -> str:
    """Return the hand without kickers and with its article: ``a pair of threes``, ``jack high``."""
    return _with_article(hand, hand_caption(hand))


def _with_article(hand: Hand, words: str) -> str:
    return _("a {hand}").format(hand=words) if hand.category in _WITH_ARTICLE else words


def comparison_words(mine: Hand, other: Hand) -> str:
    """Return why one hand beats, ties or loses to another, down to the card that decides it.

    ``a pair of nines, second kicker jack beats a pair of nines, second kicker ten``
    """
    if mine == other:
        return _("both have {hand}").format(hand=_with_article(mine, hand_words(mine)))
    place = _deciding_place(mine, other)
    sentence = _("{mine} beats {other}") if mine > other else _("{mine} loses to {other}")
    said, against = (_with_article(hand, _to_the_rank(hand, place)) for hand in (mine, other))
    return sentence.format(mine=said, other=against)


def called_apart(mine: Hand, other: Hand) -> tuple[str, str]:
    """Return two hands as they are called; where both would be called alike, down to the card that decides.

    ``pair of queens, second kicker jack`` and ``pair of queens, second kicker ten``
    """
    alike = hand_words(mine) == hand_words(other)
    if mine == other or not alike:
        return hand_words(mine), hand_words(other)
    place = _deciding_place(mine, other)
    return _to_the_rank(mine, place), _to_the_rank(other, place)


def starting_hand_words(cards: Sequence[Card]) -> str:
    """Return two hole cards: ``pocket kings``, ``king-jack suited``, ``ace-nine offsuit``."""
    high, low = sorted(cards, reverse=True)
    if high.rank == low.rank:
        return _("pocket {ranks}").format(ranks=ranks_words(high.rank))
    sentence = _("{high}-{low} suited") if high.suit == low.suit else _("{high}-{low} offsuit")
    return sentence.format(high=rank_words(high.rank), low=rank_words(low.rank))


def _named_ranks(category: Category) -> int:
    """How many of the deciding ranks the caption names; the others are kickers."""
    return 2 if category in {Category.FULL_HOUSE, Category.TWO_PAIR} else 1


def _deciding_place(mine: Hand, other: Hand) -> int:
    """The first deciding rank in which the two differ; 0 for hands of two kinds."""
    if mine.category is not other.category:
        return 0
    pairs = zip(mine.ranks, other.ranks, strict=True)
    return next(place for place, (one, two) in enumerate(pairs) if one != two)


def _to_the_rank(hand: Hand, place: int) -> str:
    """The hand down to the deciding rank at that place, and no further."""
    kicker = place - _named_ranks(hand.category)
    if kicker < 0:
        return hand_caption(hand)
    templates = _FLUSH_NUMBERS if hand.category is Category.FLUSH else _KICKER_NUMBERS
    return _(templates[kicker]).format(hand=hand_caption(hand), rank=rank_words(hand.ranks[place]))
