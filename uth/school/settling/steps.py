"""The steps of a settlement, from the table file's procedure: the one place where they are written down.

What the house leaves free stands in some order here, and is free all the same: nothing asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from uth.game.model import Box, Round
from uth.game.settlement import BetResult, BoxSettlement, Line, Settlement
from uth.game.view import lying
from uth.profile import StepKind as Kind
from uth.school.bet_mistakes import seen_result
from uth.table import Bet, Table


@dataclass(frozen=True, slots=True)
class Step:
    """One step.

    :ivar box: 0 for the dealer's hand and the rack.
    :ivar amount: the stake that is taken or pushed, or the win that is paid, in minor units.
    """

    kind: Kind
    box: int = 0
    bet: Bet | None = None
    amount: int = 0


def settlement_of(state: Round) -> Settlement:
    """Return the settlement of a round.

    :raises ValueError: if it is not settled.
    """
    if state.settlement is None:
        raise ValueError("nothing is settled yet")
    return state.settlement


DUE = {BetResult.LOSE: Kind.TAKE, BetResult.PUSH: Kind.PUSH, BetResult.WIN: Kind.PAY}
"""What is to be done with a bet, by what becomes of it as it can be seen."""


def due(line: Line) -> Kind:
    """Return what is to be done with a bet: take, push or pay. A win that comes to nothing is a push."""
    return DUE[seen_result(line)]


def live_lines(state: Round, box: int) -> tuple[Line, ...]:
    """Return the lines of the bets that lie on a box when its settlement begins; none of a box without them."""
    there = state.box(box)
    live = dict(lying(state.table, there)) if there else {}
    return tuple(line for line in settlement_of(state).box(box).lines if line.bet in live) if live else ()


def lines_to_settle(state: Round) -> dict[int, tuple[Line, ...]]:
    """Return the lines of every box on which something lies, the boxes in the house's order."""
    lines = {box.box: live_lines(state, box.box) for box in settlement_of(state).boxes}
    return {box: some for box, some in lines.items() if some}


def steps_of(state: Round) -> tuple[Step, ...]:
    """Return every step of the settlement of a round, in an order that is right.

    Sources: ``procedure``: ``settle``, ``order in box``, ``take before pay``, ``folded with side bet``.

    :raises ValueError: if the round is not settled.
    """
    boxes = [settlement_of(state).box(number) for number in lines_to_settle(state)]
    if state.table.procedure.take_before_pay:
        middle = [step for box in boxes for step in (*_read(state, box), *_taken(state, box))]
        middle += [step for box in boxes for step in (*_paid(state, box), _clear(box))]
    else:
        middle = [
            step for box in boxes for step in (*_read(state, box), *_taken(state, box), *_paid(state, box), _clear(box))
        ]
    return (Step(Kind.CALL_DEALER), *middle, Step(Kind.CLEAR_HOUSE))


def _read(state: Round, settled: BoxSettlement) -> Iterator[Step]:
    if waits_face_down(state.box(settled.box)):
        yield Step(Kind.OPEN, settled.box)
    yield Step(Kind.CALL, settled.box)


def waits_face_down(box: Box | None) -> bool:
    """Return whether the hand of a box with bets on it has to be turned first: it folded."""
    return box is not None and box.folded is not None


def _taken(state: Round, settled: BoxSettlement) -> Iterator[Step]:
    """The losing bets, and what pushes."""
    lines = live_lines(state, settled.box)
    losing = [line for line in lines if due(line) is Kind.TAKE]
    for line in sorted(losing, key=lambda line: place_of(state.table, Kind.TAKE, line.bet)):
        yield Step(Kind.TAKE, settled.box, line.bet, line.stake)
    for line in lines:
        if due(line) is Kind.PUSH:
            yield Step(Kind.PUSH, settled.box, line.bet, line.stake)


def _paid(state: Round, settled: BoxSettlement) -> Iterator[Step]:
    winning = [line for line in live_lines(state, settled.box) if due(line) is Kind.PAY]
    for line in sorted(winning, key=lambda line: place_of(state.table, Kind.PAY, line.bet)):
        yield Step(Kind.PAY, settled.box, line.bet, line.paid)


def _clear(settled: BoxSettlement) -> Step:
    return Step(Kind.CLEAR, settled.box)


def place_of(table: Table, kind: Kind, bet: Bet) -> int:
    """Return the place of a bet in the house's order of taking or paying; a bet that the order leaves out is last."""
    orders = table.procedure.order_in_box
    order = orders.take if kind is Kind.TAKE else orders.pay
    return order.index(bet) if bet in order else len(order)
