"""Hands made to order."""

from __future__ import annotations

from collections import Counter

import pytest

from uth.cards import DECK, Rank
from uth.company.chance import Chance
from uth.school.readings import Read, Situation, drawn
from uth.school.recipes import Cards, Recipe, made
from uth.table import HoleCardsUsed, Rules


def cards_of(recipe: Recipe, lot: int = 0) -> Cards:
    found = made(recipe, Chance(f"lot {lot}", "recipes"))
    assert found is not None
    return found


def test_all_nine_cards_are_different_cards() -> None:
    for lot in range(50):
        cards = cards_of(Recipe(), lot)
        assert (len(cards.board), len(cards.hole), len(cards.dealer)) == (5, 2, 2)
        assert len({*cards.board, *cards.hole, *cards.dealer} & set(DECK)) == 9


def test_letters_are_ranks_of_their_own() -> None:
    for lot in range(50):
        cards = cards_of(Recipe("a. a. b. c. d.", "a. e.", "f. g."), lot)
        counts = Counter(card.rank for card in (*cards.board, *cards.hole, *cards.dealer))
        assert sorted(counts.values()) == [1, 1, 1, 1, 1, 1, 3]


def test_suits_are_kept_apart_and_never_the_same_ones() -> None:
    suits = set()
    for lot in range(30):
        cards = cards_of(Recipe("aw bw cw dx ex", "fw gy"), lot)
        assert sorted(Counter(card.suit for card in cards.board).values()) == [2, 3]
        assert sorted(Counter(card.suit for card in cards.seven).values()) == [1, 2, 4]
        suits.add(max(cards.board, key=lambda card: sum(card.suit is other.suit for other in cards.board)).suit)
    assert len(suits) == 4


@pytest.mark.parametrize(
    ("runs", "ranks"),
    [
        ((1,), {Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}),
        ((10,), {Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE}),
    ],
)
def test_digits_count_up_a_run(runs: tuple[int, ...], ranks: set[Rank]) -> None:
    cards = cards_of(Recipe("0. 1. 2. a. b.", "3. 4.", runs=runs))
    assert ranks < {card.rank for card in cards.seven}
    assert len({card.rank for card in cards.seven}) == 7


def test_cards_that_cannot_be_there_are_none() -> None:
    assert made(Recipe("aw aw b. c. d."), Chance("lot", "recipes")) is None
    assert made(Recipe("a. a. a. a. a."), Chance("lot", "recipes")) is None


def test_where_a_card_lies_says_nothing() -> None:
    places = {next(place for place, card in enumerate(cards.board) if card.rank is cards.hole[0].rank)
              for cards in (cards_of(Recipe("a. b. c. d. e.", "a. a."), lot) for lot in range(60))}  # fmt: skip
    assert places == set(range(5))


def test_the_same_lot_makes_the_same_cards() -> None:
    assert cards_of(Recipe(), 7) == cards_of(Recipe(), 7) != cards_of(Recipe(), 8)


def never(_read: Read) -> bool:
    return False


def test_a_search_has_an_end() -> None:
    with pytest.raises(ValueError, match="no cards in 500 tries"):
        drawn({"never": Situation(Recipe("aw aw b. c. d."), never)}, "never", Rules(), Chance("lot", "readings"))


def test_what_needs_five_of_seven_is_not_where_both_hole_cards_play() -> None:
    situations = {"free": Situation(Recipe(), lambda _read: True, free=True)}
    assert drawn(situations, "free", Rules(), Chance("lot", "readings"))
    with pytest.raises(ValueError, match="no such kind here: free"):
        drawn(situations, "free", Rules(hole_cards_used=HoleCardsUsed.BOTH), Chance("lot", "readings"))
