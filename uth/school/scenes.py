"""The scene of a fault: how far the round has come when it happens, and what then lies wrong on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from uth.cards import DECK, Card
from uth.company.chance import Chance
from uth.game import engine
from uth.game.model import Phase, Round
from uth.game.settlement import Result
from uth.profile import Fault
from uth.school.rounds import bets_laid, played_to, some_boxes
from uth.table import Bet, Street, Table
from uth.train.felt.laid import as_chips, felt_of
from uth.train.felt.model import (
    BOARD,
    DISCARDS,
    HOUSE_CARDS,
    Felt,
    Lying,
    Place,
    bet_place,
    cards_place,
    pay_place,
    tidy,
)

_TRIES = 200
_SETTLED = frozenset({Fault.WRONG_PAYOUT, Fault.RACKED_EARLY, Fault.WINNER_TAKEN, Fault.LATE_CLAIM, Fault.DECK_FOUL})
_BETTING = frozenset(
    {Fault.LATE_BET, Fault.UNEQUAL, Fault.NOT_SEATED, Fault.JAM, Fault.FOREIGN_CHIP, Fault.OUTSIDE_LIMITS}
)
_STREETS = {
    Fault.COUNT_AFTER_ACTION: Street.FLOP,
    Fault.BURN_FORGOTTEN: Street.FLOP,
    Fault.LAST_CARDS_EARLY: Street.FLOP,
    Fault.WRONG_MULTIPLE: Street.FLOP,
    Fault.OUT_OF_TURN: Street.FLOP,
    Fault.SEVERAL_MOTIONS: Street.FLOP,
    Fault.AWAY: Street.FLOP,
    Fault.DEALER_CHANGE: Street.FLOP,
    Fault.MUCKED: Street.RIVER,
    Fault.FOLDED_BY_MISTAKE: Street.RIVER,
    Fault.SHORT_PLAY: Street.RIVER,
    Fault.TOUCHED: Street.FLOP,
}


class Scene(NamedTuple):
    """What a trainee sees. *box*: where it happens; *other*: a neighbour that has part in it."""

    state: Round
    felt: Felt
    box: int
    other: int


def scene_of(table: Table, fault: Fault, chance: Chance) -> Scene:
    """Return the scene of a fault."""
    for _try in range(_TRIES):
        state = _state(table, fault, chance)
        boxes = _where(state, fault)
        if boxes:
            box = chance.one_of(boxes)
            at = At(state, chance, box, _beside(state, fault, box, chance))
            return Scene(state, lies_at(fault, at, felt_of(state)), box, at.other)
    raise ValueError(f"no round comes to {fault}")


def _state(table: Table, fault: Fault, chance: Chance) -> Round:
    most = table.rules.boxes - (fault is Fault.EMPTY_BOX)
    state = bets_laid(table, chance, some_boxes(table, chance, most))
    if fault in _BETTING:
        return state
    if fault in _SETTLED:
        return played_to(state, chance)
    return played_to(state, chance, _STREETS.get(fault, Street.PREFLOP))


def _where(state: Round, fault: Fault) -> list[int]:
    """The boxes at which a fault can happen in a round; none where the round has come out otherwise."""
    every = [box.number for box in state.boxes]
    waiting = [box.number for box in engine.waiting(state)] if state.phase is Phase.DECISION else []
    match fault:
        case Fault.EMPTY_BOX:
            return [number for number in range(1, state.table.rules.boxes + 1) if number not in every][:1]
        case Fault.OUT_OF_TURN:
            return waiting[1:]
        case Fault.AWAY:
            return waiting[:1]
        case Fault.TOUCHED:
            return [box.number for box in state.boxes if box.multiple and state.phase is Phase.DECISION]
        case Fault.MUCKED:
            return [number for number in waiting if stake_on(state, number, Bet.TRIPS)]
        case _ if fault in _SETTLED and fault is not Fault.DECK_FOUL:
            won = state.settlement.boxes if state.settlement else ()
            return [box.box for box in won if box.result is Result.WIN]
        case _ if fault in _SETTLED or fault in _BETTING:
            return every
        case _:
            return waiting


def _beside(state: Round, fault: Fault, box: int, chance: Chance) -> int:
    """The other box that has part in a fault: the one in turn, the one settled next, or a neighbour."""
    if fault is Fault.OUT_OF_TURN:
        return engine.waiting(state)[0].number
    others = [each.number for each in state.boxes if each.number != box] or [box]
    if fault is Fault.WRONG_PAYOUT:
        order = state.table.settlement_order((box, *others))
        return order[min(order.index(box) + 1, len(order) - 1)]
    return min(others, key=lambda other: (abs(other - box), chance.between(0, 1)))


def stake_on(state: Round, number: int, bet: Bet) -> int:
    """Return what lies on a bet of a box, in minor units."""
    return next(box.stake(bet) for box in state.boxes if box.number == number)


@dataclass(frozen=True)
class At:
    """Where and when something goes wrong.

    :ivar deck: what comes off it where cards do, the next first; none: any cards that lie nowhere.
    """

    state: Round
    chance: Chance
    box: int
    other: int
    deck: tuple[Card, ...] = ()

    @property
    def ante(self) -> int:
        """What the box has on its Ante, in minor units."""
        return stake_on(self.state, self.box, Bet.ANTE)

    @property
    def owner(self) -> str:
        """Whose the box is."""
        return next(box.owner for box in self.state.boxes if box.number == self.box)

    def new_cards(self, count: int, felt: Felt) -> list[Lying]:
        """Cards off the deck that lie nowhere yet, face down."""
        used = set(cards_in(felt))
        new = self.deck[:count] or self.chance.some_of([card for card in DECK if card not in used], count)
        return [Lying(card, up=False) for card in new]


_Lies = Callable[[At, Felt], Felt]


def _laid(felt: Felt, cards: Mapping[Place, tuple[Lying, ...]]) -> Felt:
    laid = {**felt.cards, **cards}
    return replace(felt, cards={place: lie for place, lie in laid.items() if lie})


def _with_stake(at: At, felt: Felt, bet: Bet, amount: int) -> Felt:
    lie = as_chips(at.state.table, at.owner, amount)
    return replace(felt, chips=tidy({**felt.chips, bet_place(at.box, bet): lie}))


def _turned(place: Place, felt: Felt, count: int) -> Felt:
    lie = felt.cards_at(place)
    return _laid(felt, {place: tuple(each._replace(up=index < count) for index, each in enumerate(lie))})


def _card_turned(at: At, felt: Felt) -> Felt:
    return _turned(cards_place(at.box), felt, 1)


def _cards_turned(at: At, felt: Felt) -> Felt:
    return _turned(cards_place(at.box), felt, 2)


def _house_card_turned(_at: At, felt: Felt) -> Felt:
    return _turned(HOUSE_CARDS, felt, 1)


def _added(place: Place, at: At, felt: Felt, count: int = 1) -> Felt:
    return _laid(felt, {place: (*felt.cards_at(place), *at.new_cards(count, felt))})


def _moved_to_other(at: At, felt: Felt) -> Felt:
    mine, theirs = cards_place(at.box), cards_place(at.other)
    return _laid(felt, {mine: (), theirs: (*felt.cards_at(theirs), *felt.cards_at(mine))})


def _board_opened(count: int) -> _Lies:
    def lies(at: At, felt: Felt) -> Felt:
        board = felt.cards_at(BOARD) or tuple(at.new_cards(count, felt))
        more = tuple(at.new_cards(max(0, count - len(board)), felt)) if len(board) < count else ()
        return _laid(
            felt, {BOARD: tuple(each._replace(up=index < count) for index, each in enumerate((*board, *more)))}
        )

    return lies


def _mucked(at: At, felt: Felt) -> Felt:
    place = cards_place(at.box)
    gone = tuple(each._replace(up=False) for each in felt.cards_at(place))
    return _laid(felt, {place: (), DISCARDS: (*felt.cards_at(DISCARDS), *gone)})


def _folded(at: At, felt: Felt) -> Felt:
    stakes = (Bet.ANTE, Bet.BLIND, Bet.PLAY)
    chips = {place: lie for place, lie in felt.chips.items() if place not in {bet_place(at.box, bet) for bet in stakes}}
    return _mucked(at, replace(felt, chips=chips))


def _bets_taken(at: At, felt: Felt) -> Felt:
    gone = {make(at.box, bet) for bet in Bet for make in (bet_place, pay_place)}
    return replace(felt, chips={place: lie for place, lie in felt.chips.items() if place not in gone})


def _overpaid(at: At, felt: Felt) -> Felt:
    """The Ante of the box is paid twice over."""
    settled = at.state.settlement
    paid = felt_of(at.state, settled) if settled else felt
    lie = as_chips(at.state.table, at.owner, 2 * at.ante)
    return replace(paid, chips=tidy({**paid.chips, pay_place(at.box, Bet.ANTE): lie}))


def _over_limit(at: At, felt: Felt) -> Felt:
    stake = 2 * at.state.table.limits.ante.most
    return _with_stake(at, _with_stake(at, felt, Bet.BLIND, stake), Bet.ANTE, stake)


def _short(at: At, felt: Felt) -> Felt:
    least = at.state.table.chips[0].value
    return _with_stake(at, felt, Bet.PLAY, least if least < at.ante else at.ante)


_LIES: Mapping[Fault, _Lies] = {
    Fault.PLAYER_CARD_EXPOSED: _card_turned,
    Fault.PLAYER_CARDS_EXPOSED: _cards_turned,
    Fault.DEALER_CARD_EXPOSED: _house_card_turned,
    Fault.PLAYER_SHOWS_CARD: _card_turned,
    Fault.COUNT_BEFORE_ACTION: lambda at, felt: _added(cards_place(at.box), at, felt),
    Fault.COUNT_AFTER_ACTION: lambda at, felt: _added(cards_place(at.box), at, felt),
    Fault.COUNT_OF_DEALER: lambda at, felt: _added(HOUSE_CARDS, at, felt),
    Fault.WRONG_PLACE: _moved_to_other,
    Fault.EMPTY_BOX: lambda at, felt: _added(cards_place(at.box), at, felt, 2),
    Fault.FLOP_WRONG: _board_opened(3),
    Fault.LAST_CARDS_EARLY: _board_opened(4),
    Fault.UNEQUAL: lambda at, felt: _with_stake(at, felt, Bet.BLIND, 2 * at.ante),
    Fault.LATE_BET: lambda at, felt: _with_stake(at, felt, Bet.ANTE, 2 * at.ante),
    Fault.OUTSIDE_LIMITS: _over_limit,
    Fault.WRONG_MULTIPLE: lambda at, felt: _with_stake(at, felt, Bet.PLAY, 3 * at.ante),
    Fault.MUCKED: _mucked,
    Fault.FOLDED_BY_MISTAKE: _folded,
    Fault.RACKED_EARLY: _mucked,
    Fault.WINNER_TAKEN: _bets_taken,
    Fault.WRONG_PAYOUT: _overpaid,
    Fault.SHORT_PLAY: _short,
}


def lies_at(fault: Fault, at: At, felt: Felt) -> Felt:
    """Return a table on which a fault has happened; of some nothing can be seen."""
    lies = _LIES.get(fault)
    return lies(at, felt) if lies else felt


def cards_in(felt: Felt) -> tuple[Card, ...]:
    """Return every card that lies on the table."""
    return tuple(each.card for lie in felt.cards.values() for each in lie)
