"""The tables that a trainee settles: rounds by their kind, dealt through the engine's own door."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from uth.cards import DECK
from uth.chips import PayWith
from uth.company.chance import Chance
from uth.game.model import Round
from uth.game.settlement import Line, Result
from uth.hands import Category
from uth.paytable import Odds
from uth.profile import StepKind as Kind
from uth.school.dealt import Seat, dealt
from uth.school.drawable import drawable
from uth.school.recipes import TO_THE_ACE, Cards, Recipe, made
from uth.school.rounds import MOST_BOXES, boxes_of
from uth.school.settling.chips import fewest, usual_chips
from uth.school.settling.course import Course
from uth.school.settling.paying import is_short
from uth.school.settling.steps import due, lines_to_settle, settlement_of
from uth.table import HoleCardsUsed, Qualify, Table, TripsAfterFold, TripsAgainstDealer
from uth.train.felt.model import bet_place

MOST_TRIES = 400
"""So often a round is dealt again until it is of its kind; the rarest comes once in about twenty."""
_PROBES = 60
"""So often to see whether a table has a kind at all."""
_FLOATS = (20, 10, 5, 3, 2, 1, 0)
"""How many of each chip a rack may have that is meant to be short."""
_ANY = Recipe()


@dataclass(frozen=True)
class Situation:
    """A kind of table.

    :ivar suits: whether a table can have it.
    :ivar fits: whether a round is one; None where every round is.
    :ivar boxes: the least and the most boxes.
    """

    recipe: Recipe = _ANY
    suits: Callable[[Table], bool] = lambda _: True
    fits: Callable[[Round], bool] = lambda _: True
    boxes: tuple[int, int] = (1, 3)
    folds: bool = False
    short: bool = False


def _lines(state: Round) -> Iterator[Line]:
    yield from (line for lines in lines_to_settle(state).values() for line in lines)


def _results(state: Round) -> set[Result]:
    return {box.result for box in settlement_of(state).boxes}


def _pays(state: Round) -> bool:
    return any(due(line) is Kind.PAY for line in _lines(state))


def _uneven(state: Round) -> bool:
    return any(line.odds is not None and line.odds.per > 1 and line.paid for line in _lines(state))


def _flush_is_uneven(table: Table) -> bool:
    pay = table.blind.pay(Category.FLUSH)
    return isinstance(pay, Odds) and pay.per > 1


def _folded_trips(state: Round) -> bool:
    """Whether a folded box has Trips to be paid; where Trips has to beat the dealer, to be settled at all."""
    folded = [line for line in _lines(state) if settlement_of(state).box(line.box).result is Result.FOLD]
    independent = state.table.rules.trips_against_dealer is TripsAgainstDealer.INDEPENDENT
    return any(due(line) is Kind.PAY for line in folded) if independent else bool(folded)


def _trips_outlives(table: Table) -> bool:
    rules = table.rules
    return table.trips is not None and bool(rules.fold) and rules.trips_after_fold is TripsAfterFold.LIVE


def _in_other_chips(state: Round) -> bool:
    """Whether the colour of the bet asks for other chips than the fewest."""
    felt = Course.of(state).felt
    for line in _lines(state):
        if due(line) is Kind.PAY:
            usual = usual_chips(state.table, felt.at(bet_place(line.box, line.bet)), line.paid)
            if usual != fewest(state.table.chips, line.paid):
                return True
    return False


_NUMBERS = ("one box", "two boxes", "three boxes", "four boxes", "five boxes", "six boxes")
SITUATIONS: dict[str, Situation] = {
    name: Situation(boxes=(number, number)) for number, name in enumerate(_NUMBERS, start=1)
} | {
    "dealer does not qualify": Situation(
        suits=lambda table: table.rules.dealer_qualifies is Qualify.PAIR,
        fits=lambda state: not settlement_of(state).qualifies and bool(lines_to_settle(state)),
    ),
    "tie": Situation(
        Recipe(hole="ax by", dealer="az bw"),
        fits=lambda state: Result.TIE in _results(state),
    ),
    "folded with trips": Situation(
        Recipe(board="a. a. ?. ?. ?.", hole="a. ?."), _trips_outlives, _folded_trips, (1, 3), folds=True
    ),
    "won, lost and folded": Situation(
        suits=lambda table: bool(table.rules.fold),
        fits=lambda state: {Result.WIN, Result.LOSE, Result.FOLD} <= _results(state),
        boxes=(3, 6),
    ),
    "uneven odds": Situation(
        Recipe(board="?w ?w ?w ?. ?.", hole="?w ?w"), _flush_is_uneven, _uneven
    ),
    "royal flush on the board": Situation(
        Recipe(board="0w 1w 2w 3w 4w", runs=TO_THE_ACE),
        suits=lambda table: table.rules.hole_cards_used is HoleCardsUsed.ANY,
        fits=lambda state: Result.TIE in _results(state),
    ),
    "short rack": Situation(fits=_pays, short=True),
    "colour of the bet": Situation(
        suits=lambda table: table.pay_with is PayWith.COLOUR_OF_THE_BET, fits=_in_other_chips
    ),
}  # fmt: skip
"""The kinds of table, in teaching order."""


def possible(table: Table) -> tuple[str, ...]:
    """Return the kinds that a table can have."""
    return _possible(table)


@lru_cache(maxsize=32)
def _possible(table: Table) -> tuple[str, ...]:
    most = min(MOST_BOXES, table.rules.boxes)
    suited = (kind for kind, each in SITUATIONS.items() if each.boxes[0] <= most and each.suits(table))
    return drawable(suited, lambda kind, chance: drawn(table, kind, chance, _PROBES))


def drawn(table: Table, kind: str, chance: Chance, tries: int = MOST_TRIES) -> Round:
    """Return a settled round of a kind; where the rack is to be short, at the table with such a float.

    :raises ValueError: if none comes up within so many *tries*.
    """
    situation = SITUATIONS[kind]
    for _try in range(tries):
        cards = made(situation.recipe, chance)
        if cards is None:
            continue
        state = dealt(table, cards, _seats(table, situation, cards, chance), chance)
        if lines_to_settle(state) and situation.fits(state):
            if not situation.short:
                return state
            if (scarce := _with_short_rack(state)) is not None:
                return scarce
    raise ValueError(f"no table of this kind was found: {kind}")


def _seats(table: Table, situation: Situation, cards: Cards, chance: Chance) -> dict[int, Seat]:
    """The recipe's hand in one of the boxes, hands of chance in the others."""
    least, most = situation.boxes
    highest = min(MOST_BOXES, table.rules.boxes)
    boxes = boxes_of(table, chance.between(least, min(most, highest)))
    asked = chance.one_of(boxes)
    out = {*cards.seven, *cards.dealer}
    left = iter(chance.some_of([card for card in DECK if card not in out], 2 * len(boxes)))
    seats = {box: Seat((next(left), next(left)), folds=chance.happens(25)) for box in boxes}
    return seats | {asked: Seat(cards.hole, folds=situation.folds, trips=True if situation.folds else None)}


def _with_short_rack(state: Round) -> Round | None:
    """The round at a table whose rack will not do, with as much in it as can be; None where any rack will do."""
    for count in _FLOATS:
        table = replace(state.table, float=tuple((chip.value, count) for chip in state.table.chips))
        scarce = replace(state, table=table)
        course = Course.of(scarce)
        if is_short(course, course.rack):
            return scarce
    return None
