"""Rounds with given cards and ends, dealt through the engine's own door, and the still table before they are paid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from uth.cards import DECK, Card
from uth.company.chance import Chance
from uth.game import engine
from uth.game.model import Box, Choice, Phase, Round, Slot, To, play
from uth.game.view import lying
from uth.school.exercise import Exercise
from uth.school.recipes import Cards
from uth.school.rounds import MOST_BOXES, boxes_of, lowest_stake, payable, some_ante, some_trips, with_bets
from uth.table import Street, Table
from uth.train.felt.laid import felt_of
from uth.train.felt.model import HOUSE_CARDS, Area, Felt, Lying, Place, Spot
from uth.train.played import Supply, next_action

_TRIES = 40
"""So often stakes are drawn until the table's chips make the payments."""


@dataclass(frozen=True)
class Shown(Exercise):
    """An exercise of a settled round.

    :ivar state: the round by which it is marked; nothing on the felt says more than the exercise shows.
    """

    state: Round


def shown(exercise: Exercise) -> Shown:
    """Return the exercise as one of a settled round.

    :raises TypeError: if it is none.
    """
    if not isinstance(exercise, Shown):
        raise TypeError(f"not of a settled round: {exercise.kind}")
    return exercise


@dataclass(frozen=True, slots=True)
class Seat:
    """What a box gets: two cards, and how it ends.

    :ivar trips: whether it has a Trips bet; None: by chance. A table without Trips has none.
    """

    hole: tuple[Card, ...]
    folds: bool = False
    trips: bool | None = None


def boxes_laid(table: Table, chance: Chance) -> tuple[int, ...]:
    """Return the boxes that are laid out: one to six, as far as the table has them."""
    return boxes_of(table, chance.between(1, min(MOST_BOXES, table.rules.boxes)))


def seated(cards: Cards, seat: Seat, others: int, boxes: Iterable[int], chance: Chance) -> tuple[int, dict[int, Seat]]:
    """Return the box in question and who sits in which box: *others* more have cards of chance.

    They play or, one in four, fold. There have to be boxes for them.
    """
    places = chance.some_of(tuple(boxes), others + 1)
    out = {*cards.seven, *cards.dealer}
    left = iter(chance.some_of([card for card in DECK if card not in out], 2 * others))
    rest = {box: Seat((next(left), next(left)), folds=chance.happens(25)) for box in places[1:]}
    return places[0], {places[0]: seat} | rest


def dealt(table: Table, cards: Cards, seats: Mapping[int, Seat], chance: Chance, *, paid: bool = True) -> Round:
    """Return the settled round in which those boxes have those cards and ends against the cards' dealer and board.

    Stakes, multiples and the street of a fold are by chance; where the table allows no fold, a box that would plays.

    *paid*: the table's chips have to make the payments; no matter where only hands are read.

    :raises ValueError: if the table's chips make no stakes, or not what those win.
    """
    states = (_played(table, cards, seats, chance) for _try in range(_TRIES))
    found = next((state for state in states if not paid or payable(state)), None)
    if found is None:
        raise ValueError("no round whose payments the chips make")
    return found


def _played(table: Table, cards: Cards, seats: Mapping[int, Seat], chance: Chance) -> Round:
    state = _bets(table, seats, chance)
    plans = {box: _plan(table, seat, chance) for box, seat in sorted(seats.items())}
    supply = _supply(cards, seats, chance)

    def decides(now: Round, box: Box) -> Choice:
        street, choice = plans[box.number]
        return choice if now.street is street else Choice.CHECK

    while state.phase is not Phase.SETTLED:
        state, _ = engine.apply(state, next_action(state, supply, decides))
    return state


def _bets(table: Table, seats: Mapping[int, Seat], chance: Chance) -> Round:
    return with_bets(
        table, {box: (some_ante(table, chance), _trips(table, seat, chance)) for box, seat in sorted(seats.items())}
    )


def _trips(table: Table, seat: Seat, chance: Chance) -> int:
    if seat.trips is None or table.trips is None:
        return some_trips(table, chance)
    return (some_trips(table, chance) or lowest_stake(table, table.limits.trips)) if seat.trips else 0


_Plan = tuple[Street, Choice]


def _plan(table: Table, seat: Seat, chance: Chance) -> _Plan:
    """On which street a box decides, and what; before that it checks."""
    if seat.folds and table.rules.fold:
        return chance.one_of(table.rules.fold), Choice.FOLD
    street = chance.one_of(tuple(Street))
    return street, play(chance.one_of(table.rules.play_multiples(street)))


def _supply(cards: Cards, seats: Mapping[int, Seat], chance: Chance) -> Supply:
    """The cards for each place, in the order in which they come to it."""
    out = {*cards.board, *cards.dealer, *(card for seat in seats.values() for card in seat.hole)}
    burned = chance.some_of([card for card in DECK if card not in out], 3)
    places = {Slot(To.COMMUNITY): cards.board, Slot(To.DEALER): cards.dealer, Slot(To.BURN): burned}
    return Supply(places | {Slot(To.BOX, box): seat.hole for box, seat in seats.items()})


# --- the still table


def unpaid(state: Round, boxes: Iterable[int], *, dealer: bool) -> Felt:
    """Return the table before anything is paid: the cards of *boxes* open, and with *dealer* the dealer's.

    Of a box in question that folded, the bets still lie and the cards are not collected; they are opened only where a
    side bet is left to settle.
    """
    asked = frozenset(boxes)
    opened = {box.number for box in state.boxes if box.number in asked and lying(state.table, box)}
    lie = tuple(replace(box, folded=None) if box.number in asked else box for box in state.boxes)
    felt = felt_of(replace(state, boxes=lie, settlement=None))

    def up(place: Place) -> bool:
        if place.area is Area.BOX:
            return place.box in opened and place.spot is Spot.CARDS
        return place.area is Area.BOARD or (dealer and place == HOUSE_CARDS)

    cards = {
        place: tuple(Lying(each.card, up(place)) for each in each_there) for place, each_there in felt.cards.items()
    }
    return replace(felt, cards=cards)
