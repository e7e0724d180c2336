"""Two hands on one board, by what decides between them: the situations of the drill that compares."""

from __future__ import annotations

from collections.abc import Callable

from uth.hands import Category, Hand, evaluate
from uth.school.readings import Fits, Read, Situation
from uth.school.recipes import BELOW_THE_ACE, TO_THE_ACE, WHEEL, Recipe


def both_play_the_board(read: Read) -> bool:
    """Both have the board and no more."""
    return read.hand == read.dealer == evaluate(read.cards.board)


def ties(read: Read) -> bool:
    """The hands are equal."""
    return read.hand == read.dealer


def _both(category: Category, also: Callable[[Hand, Hand], bool] = lambda one, other: one != other) -> Fits:
    """Both have that kind of hand; unless *also* says otherwise one is better."""
    return lambda read: read.hand.category is read.dealer.category is category and also(read.hand, read.dealer)


def _against(mine: Category, dealers: Category) -> Fits:
    return lambda read: (read.hand.category, read.dealer.category) == (mine, dealers)


def _by_kicker(one: Hand, other: Hand) -> bool:
    return one.ranks[0] == other.ranks[0] and one != other


def _same_two(one: Hand, other: Hand) -> bool:
    return one.ranks[:2] == other.ranks[:2] and one != other


def _counterfeited(read: Read) -> bool:
    """The pair in the box's hole is below the two on the board."""
    two_pair = read.hand.category is read.dealer.category is Category.TWO_PAIR
    return two_pair and read.cards.hole[0].rank not in read.hand.ranks[:2]


def _wheel(read: Read) -> bool:
    categories = read.hand.category is read.dealer.category is Category.STRAIGHT
    return categories and 5 in (read.hand.ranks[0], read.dealer.ranks[0]) and read.hand != read.dealer


def _board_beaten(read: Read) -> bool:
    board = evaluate(read.cards.board)
    return read.hand.category is Category.STRAIGHT and read.hand > board == read.dealer


TO_COMPARE: dict[str, Situation] = {
    "high cards": Situation(Recipe("a. b. c. d. e.", "f. g.", "h. i."), _both(Category.HIGH_CARD)),
    "same ranks": Situation(Recipe("a. b. c. d. e.", "f. g.", "f. g."), ties),
    "pair against pair": Situation(Recipe("a. b. c. d. e.", "a. f.", "b. g."), _both(Category.PAIR), either=True),
    "pair on the board alone": Situation(Recipe("a. a. b. c. d.", "e. f.", "g. h."), _both(Category.PAIR), either=True),
    "kicker decides": Situation(
        Recipe("a. b. c. d. e.", "a. f.", "a. g."), _both(Category.PAIR, _by_kicker), either=True
    ),
    "kicker does not play": Situation(
        Recipe("a. b. c. d. e.", "a. f.", "a. g."),
        _both(Category.PAIR, lambda one, other: one == other),
        free=True,
    ),
    "two pair against two pair": Situation(
        Recipe("a. b. c. d. e.", "a. b.", "a. c."), _both(Category.TWO_PAIR), either=True
    ),
    "two pair, kicker decides": Situation(
        Recipe("a. a. b. c. d.", "b. e.", "b. f."), _both(Category.TWO_PAIR, _same_two), either=True
    ),
    "three pair": Situation(
        Recipe("a. a. b. b. c.", "c. d.", "e. f."),
        _both(Category.TWO_PAIR, lambda *_hands: True),
        free=True,
        either=True,
    ),
    "counterfeited pair": Situation(Recipe("b. b. c. c. d.", "a. a.", "e. f."), _counterfeited, free=True, either=True),
    "three of a kind, kicker decides": Situation(
        Recipe("a. a. b. c. d.", "a. e.", "a. f."), _both(Category.THREE_OF_A_KIND, _by_kicker), either=True
    ),
    "straight against straight": Situation(
        Recipe("1. 2. 3. a. b.", "0. 4.", "4. 5.", runs=BELOW_THE_ACE), _both(Category.STRAIGHT), either=True
    ),
    "wheel against six high": Situation(Recipe("1. 2. 3. a. b.", "0. 4.", "4. 5.", runs=WHEEL), _wheel, either=True),
    "straight on the board": Situation(Recipe("0. 1. 2. 3. 4."), both_play_the_board, free=True),
    "straight on the board beaten": Situation(
        Recipe("0. 1. 2. 3. 4.", "5. ?.", runs=BELOW_THE_ACE), _board_beaten, free=True, either=True
    ),
    "straight against three of a kind": Situation(
        Recipe("0. 1. 2. a. b.", "3. 4.", "a. a."),
        _against(Category.STRAIGHT, Category.THREE_OF_A_KIND),
        either=True,
    ),
    "straight against flush": Situation(
        Recipe("0w 1w 2w a. b.", "3. 4.", "cw dw"), _against(Category.STRAIGHT, Category.FLUSH), either=True
    ),
    "one better flush card": Situation(Recipe("aw bw cw d. e.", "fw gw", "hw iw"), _both(Category.FLUSH), either=True),
    "flush on the board": Situation(
        Recipe("aw bw cw dw ew", "fw ?.", "gw ?."), _both(Category.FLUSH), free=True, either=True
    ),
    "flush on the board plays": Situation(Recipe("aw bw cw dw ew"), both_play_the_board, free=True),
    "full house against flush": Situation(
        Recipe("aw bw cw a. d.", "a. b.", "ew fw"), _against(Category.FULL_HOUSE, Category.FLUSH), either=True
    ),
    "full house against full house": Situation(
        Recipe("a. a. b. c. d.", "a. b.", "a. c."), _both(Category.FULL_HOUSE), either=True
    ),
    "four on the board": Situation(
        Recipe("a. a. a. a. b.", "c. d.", "e. f."),
        _both(Category.FOUR_OF_A_KIND, lambda *_hands: True),
        free=True,
    ),
    "straight flush against flush": Situation(
        Recipe("0w 1w 2w a. b.", "3w 4w", "cw dw", runs=BELOW_THE_ACE),
        _against(Category.STRAIGHT_FLUSH, Category.FLUSH),
        either=True,
    ),
    "royal on the board": Situation(Recipe("0w 1w 2w 3w 4w", runs=TO_THE_ACE), both_play_the_board, free=True),
}
"""By the kind of the exercise, a contract word; the plain ones first."""
