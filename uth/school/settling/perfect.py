"""A trainee who makes no mistake: for demonstrations, and for what is right."""

from __future__ import annotations

from collections.abc import Iterator

from uth.game.model import Round
from uth.profile import StepKind as Kind
from uth.school.settling.acts import (
    Act,
    CallDealer,
    CallFill,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    OpenHand,
    Pay,
    Push,
    Take,
    Timed,
)
from uth.school.settling.chips import chips_from, usual_chips
from uth.school.settling.handling import Handling
from uth.school.settling.steps import Step, settlement_of
from uth.table import Bet, Qualify
from uth.train.felt.model import bet_place

PACE = 1_500
"""Milliseconds from one act to the next."""


def perfect(state: Round) -> tuple[Timed, ...]:
    """Return the acts of a settlement without a mistake.

    :raises ValueError: if the round is not settled.
    """
    return tuple(_acts(Handling.of(state)))


def _acts(handling: Handling) -> Iterator[Timed]:
    number = 0
    while not handling.done:
        number += 1
        timed = Timed(next_act(handling), number * PACE)
        handling = handling.after(timed.act, timed.at)
        yield timed


def next_act(handling: Handling) -> Act:
    """Return what would be right to do next; where nothing is left, to say that the round is over.

    :raises ValueError: if the round is over.
    """
    if handling.done:
        raise ValueError("the round is over")
    expected = handling.expected
    if not expected:
        return Finish()
    step = expected[0]
    return _of_bet(handling, step, step.bet) if step.bet is not None else _of_hand(handling, step)


def _of_hand(handling: Handling, step: Step) -> Act:
    state = handling.course.state
    settlement = settlement_of(state)
    match step.kind:
        case Kind.CALL_DEALER:
            asked = state.table.rules.dealer_qualifies is Qualify.PAIR
            return CallDealer(settlement.dealer.category, settlement.qualifies if asked else None)
        case Kind.OPEN:
            return OpenHand(step.box)
        case Kind.CALL:
            return CallHand(step.box, settlement.box(step.box).hand.category)
        case Kind.FILL:
            return CallFill()
        case Kind.CLEAR:
            return ClearBox(step.box)
        case _:
            return ClearHouse()


def _of_bet(handling: Handling, step: Step, bet: Bet) -> Act:
    if step.kind is Kind.TAKE:
        return Take(step.box, bet)
    if step.kind is Kind.PUSH:
        return Push(step.box, bet)
    lies = handling.felt.at(bet_place(step.box, bet))
    usual = usual_chips(handling.course.state.table, lies, handling.left_to_pay(step))
    return Pay(step.box, bet, chips_from(handling.course.rack, usual) or usual)
