"""How a box can end against the dealer: the rows of rules.md 5.2, and what is easily treated wrongly in each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from uth.company.chance import Chance
from uth.game.model import Round
from uth.hands import Category
from uth.school.dealt import Seat, dealt, seated
from uth.school.drawable import drawable
from uth.school.hands_to_compare import both_play_the_board
from uth.school.readings import Fits, Read, Situation, drawn
from uth.school.recipes import TO_THE_ACE, Cards, Recipe
from uth.table import Qualify, Table


@dataclass(frozen=True, slots=True)
class End:
    """One end of a box.

    :ivar qualified: whether the dealer has a pair or better; where the dealer always qualifies, an end without is none.
    :ivar trips: whether there is a Trips bet; None: by chance.
    :ivar on_trips: whether the end is about Trips, so that a table without them does not have it.
    """

    situation: Situation
    qualified: bool = True
    folds: bool = False
    trips: bool | None = None
    on_trips: bool = False

    def possible(self, table: Table) -> bool:
        """Return whether a box can end so at a table."""
        rules = table.rules
        return (
            self.situation.possible(rules)
            and (self.qualified or rules.dealer_qualifies is Qualify.PAIR)
            and (not self.folds or bool(rules.fold))
            and (not self.on_trips or table.trips is not None)
        )


def _wins(category: Category) -> Fits:
    return lambda read: read.hand.category is category and read.hand > read.dealer and _has_a_pair(read)


def _loses(category: Category) -> Fits:
    return lambda read: read.hand.category is category and read.hand < read.dealer


def _has_a_pair(read: Read) -> bool:
    return read.dealer.category is not Category.HIGH_CARD


def _wins_low(read: Read) -> bool:
    return _has_a_pair(read) and read.dealer < read.hand and read.hand.category.order < Category.THREE_OF_A_KIND.order


def _loses_low(read: Read) -> bool:
    return _has_a_pair(read) and read.hand < read.dealer and read.hand.category.order < Category.THREE_OF_A_KIND.order


def _ties(read: Read) -> bool:
    return _has_a_pair(read) and read.hand == read.dealer


def _nothing_wins(read: Read) -> bool:
    low = read.hand.category.order < Category.STRAIGHT.order
    return not _has_a_pair(read) and read.hand > read.dealer and low


def _nothing_wins_straight(read: Read) -> bool:
    return not _has_a_pair(read) and read.hand.category is Category.STRAIGHT


def _nothing_ties(read: Read) -> bool:
    return not _has_a_pair(read) and read.hand == read.dealer


def _nothing_loses(read: Read) -> bool:
    return not _has_a_pair(read) and read.hand < read.dealer


_STRAIGHT, _FLUSH, _THREE = Category.STRAIGHT, Category.FLUSH, Category.THREE_OF_A_KIND
_HIGH_CARDS = "a. b. c. d. e."

ENDS: dict[str, End] = {
    "wins with less than three of a kind": End(Situation(Recipe(_HIGH_CARDS, "a. b.", "c. f."), _wins_low)),
    "wins with three of a kind": End(Situation(Recipe(_HIGH_CARDS, "a. a.", "b. f."), _wins(_THREE)), trips=True),
    "wins with a straight": End(Situation(Recipe("0. 1. 2. a. b.", "3. 4.", "a. c."), _wins(_STRAIGHT))),
    "wins with a flush": End(Situation(Recipe("aw bw cw d. e.", "fw gw", "d. h."), _wins(_FLUSH))),
    "wins with a full house": End(
        Situation(Recipe("a. a. b. c. d.", "a. b.", "c. d."), _wins(Category.FULL_HOUSE)), trips=True
    ),
    "ties": End(Situation(Recipe(_HIGH_CARDS, "a. f.", "a. f."), _ties)),
    "board plays": End(Situation(Recipe("0. 1. 2. 3. 4."), both_play_the_board, free=True)),
    "royal on the board": End(
        Situation(Recipe("0w 1w 2w 3w 4w", runs=TO_THE_ACE), both_play_the_board, free=True), trips=True
    ),
    "loses with less than three of a kind": End(Situation(Recipe(_HIGH_CARDS, "a. f.", "b. c."), _loses_low)),
    "loses with three of a kind": End(
        Situation(Recipe("0. 1. 2. a. b.", "a. a.", "3. 4."), _loses(_THREE)), trips=True, on_trips=True
    ),
    "loses with a straight": End(Situation(Recipe("0w 1w 2w a. b.", "3. 4.", "cw dw"), _loses(_STRAIGHT)), trips=True),
    "loses with a full house": End(
        Situation(Recipe("a. a. b. c. d.", "a. b.", "a. c."), _loses(Category.FULL_HOUSE)), trips=True
    ),
    "not qualified, wins": End(Situation(Recipe(_HIGH_CARDS, "a. f.", "g. h."), _nothing_wins), qualified=False),
    "not qualified, wins with a straight": End(
        Situation(Recipe("0. 1. 2. a. b.", "3. 4.", "c. d."), _nothing_wins_straight), qualified=False
    ),
    "not qualified, ties": End(Situation(Recipe(_HIGH_CARDS, "f. g.", "f. g."), _nothing_ties), qualified=False),
    "not qualified, loses": End(Situation(Recipe(_HIGH_CARDS, "f. g.", "h. i."), _nothing_loses), qualified=False),
    "folds": End(Situation(Recipe(_HIGH_CARDS, "f. g.", "a. h."), _loses_low), folds=True),
    "folds, not qualified": End(
        Situation(Recipe(_HIGH_CARDS, "f. g.", "h. i."), _nothing_loses), qualified=False, folds=True
    ),
    "folds with three of a kind": End(
        Situation(Recipe("a. a. b. c. d.", "a. e.", "f. g."), _wins(_THREE)), folds=True, trips=True, on_trips=True
    ),
}
"""By the kind of the exercise, a contract word."""


@lru_cache(maxsize=32)
def ends_of(table: Table) -> tuple[str, ...]:
    """Return how a box can end at a table, in their order."""
    thinkable = (name for name, end in ENDS.items() if end.possible(table))
    return drawable(thinkable, lambda name, chance: ended(table, name, (1,), 0, chance))


def ended(table: Table, name: str, boxes: tuple[int, ...], others: int, chance: Chance) -> tuple[int, Round]:
    """Return a box that ends so and its settled round, with *others* more boxes of chance, all in *boxes*.

    :raises ValueError: if a box cannot end so at this table, or its chips do not make the payments.
    """
    cards, box, seats = _laid(table, name, (boxes, others), chance)
    return box, dealt(table, cards, seats, chance)


def come_out(table: Table, name: str, boxes: tuple[int, ...], others: int, chance: Chance) -> tuple[int, Round]:
    """Return the same where nothing of it is paid: whether the table's chips would make the payments does not matter.

    :raises ValueError: if a box cannot end so at this table.
    """
    cards, box, seats = _laid(table, name, (boxes, others), chance)
    return box, dealt(table, cards, seats, chance, paid=False)


def _laid(
    table: Table, name: str, places: tuple[tuple[int, ...], int], chance: Chance
) -> tuple[Cards, int, dict[int, Seat]]:
    """The cards, the box in question and who sits where; *places*: the boxes, and how many others have cards."""
    end = ENDS.get(name)
    if end is None or not end.possible(table):
        raise ValueError(f"no such kind here: {name}")
    boxes, others = places
    cards = drawn({name: end.situation}, name, table.rules, chance).cards
    return cards, *seated(cards, Seat(cards.hole, end.folds, end.trips), others, boxes, chance)
