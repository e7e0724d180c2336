"""The hands of the drill that reads one, in teaching order: the ten kinds, and what is easily overlooked in each."""

from __future__ import annotations

from uth.cards import Rank
from uth.hands import Category, evaluate
from uth.school.readings import Fits, Read, Situation
from uth.school.recipes import BELOW_THE_ACE, TO_THE_ACE, WHEEL, Recipe

_LOW = tuple(range(1, 7))


def of(category: Category) -> Fits:
    """Return whether the box has a hand of that kind."""
    return lambda read: read.hand.category is category


def board_plays(category: Category) -> Fits:
    """Return whether the board is of that kind and the best that the box has."""
    return lambda read: read.hand.category is category and read.hand == evaluate(read.cards.board)


def _below_its_suit(read: Read) -> bool:
    """A straight flush, and a higher card of its suit that does not play."""
    suit = read.hand.cards[0].suit
    higher = (card for card in read.cards.seven if card.suit is suit and card.rank > read.hand.ranks[0])
    return read.hand.category is Category.STRAIGHT_FLUSH and read.hand.ranks[0] is not Rank.ACE and any(higher)


def _counterfeited(read: Read) -> bool:
    """Two pair, and the pair in the hole is not one of them."""
    return read.hand.category is Category.TWO_PAIR and read.cards.hole[0].rank not in read.hand.ranks[:2]


def _topped(category: Category, rank: Rank) -> Fits:
    return lambda read: read.hand.category is category and read.hand.ranks[0] is rank


TO_READ: dict[str, Situation] = {
    "high card": Situation(Recipe("a. b. c. d. e.", "f. g."), of(Category.HIGH_CARD)),
    "pair": Situation(Recipe("a. b. c. d. e.", "a. f."), of(Category.PAIR)),
    "pair in the hole": Situation(Recipe("b. c. d. e. f.", "a. a."), of(Category.PAIR)),
    "pair on the board": Situation(Recipe("a. a. b. c. d.", "e. f."), of(Category.PAIR)),
    "two pair": Situation(Recipe("a. b. c. d. e.", "a. b."), of(Category.TWO_PAIR)),
    "three pair": Situation(Recipe("a. a. b. b. c.", "c. d."), of(Category.TWO_PAIR)),
    "counterfeited pair": Situation(Recipe("b. b. c. c. d.", "a. a."), _counterfeited, free=True),
    "three of a kind": Situation(Recipe("a. b. c. d. e.", "a. a."), of(Category.THREE_OF_A_KIND)),
    "three with the board": Situation(Recipe("a. a. b. c. d.", "a. e."), of(Category.THREE_OF_A_KIND)),
    "straight": Situation(Recipe("0. 1. 2. a. b.", "3. 4."), of(Category.STRAIGHT)),
    "wheel": Situation(Recipe("0. 1. 2. a. b.", "3. 4.", runs=WHEEL), _topped(Category.STRAIGHT, Rank.FIVE)),
    "straight to the ace": Situation(
        Recipe("0. 1. 2. a. b.", "3. 4.", runs=TO_THE_ACE), _topped(Category.STRAIGHT, Rank.ACE)
    ),
    "six in a row": Situation(Recipe("0. 1. 2. 3. a.", "4. 5.", runs=BELOW_THE_ACE), of(Category.STRAIGHT)),
    "straight with a pair": Situation(Recipe("0. 0. 1. 2. a.", "3. 4."), of(Category.STRAIGHT)),
    "straight on the board": Situation(Recipe("0. 1. 2. 3. 4."), board_plays(Category.STRAIGHT), free=True),
    "flush": Situation(Recipe("aw bw cw d. e.", "fw gw"), of(Category.FLUSH)),
    "six of a suit": Situation(Recipe("aw bw cw dw e.", "fw gw"), of(Category.FLUSH)),
    "flush and straight": Situation(Recipe("0w 1w 2x aw b.", "3w 4w"), of(Category.FLUSH)),
    "flush on the board": Situation(Recipe("aw bw cw dw ew"), board_plays(Category.FLUSH), free=True),
    "full house": Situation(Recipe("a. a. b. c. d.", "a. b."), of(Category.FULL_HOUSE)),
    "full house of a pair in the hole": Situation(Recipe("a. a. a. b. c.", "d. d."), of(Category.FULL_HOUSE)),
    "full house with a second pair": Situation(Recipe("a. a. b. b. c.", "a. c."), of(Category.FULL_HOUSE)),
    "twice three of a kind": Situation(Recipe("a. a. b. b. c.", "a. b."), of(Category.FULL_HOUSE)),
    "four of a kind": Situation(Recipe("a. a. b. c. d.", "a. a."), of(Category.FOUR_OF_A_KIND)),
    "four on the board": Situation(Recipe("a. a. a. a. b.", "c. d."), of(Category.FOUR_OF_A_KIND), free=True),
    "straight flush": Situation(Recipe("0w 1w 2w a. b.", "3w 4w", runs=BELOW_THE_ACE), of(Category.STRAIGHT_FLUSH)),
    "wheel of one suit": Situation(
        Recipe("0w 1w 2w a. b.", "3w 4w", runs=WHEEL), _topped(Category.STRAIGHT_FLUSH, Rank.FIVE)
    ),
    "straight flush below its suit": Situation(Recipe("0w 1w 2w aw b.", "3w 4w", runs=_LOW), _below_its_suit),
    "royal flush": Situation(Recipe("0w 1w 2w a. b.", "3w 4w", runs=TO_THE_ACE), of(Category.ROYAL_FLUSH)),
    "royal on the board": Situation(
        Recipe("0w 1w 2w 3w 4w", runs=TO_THE_ACE), board_plays(Category.ROYAL_FLUSH), free=True
    ),
}
"""By the kind of the exercise, a contract word."""
