"""The steps of a settlement follow the table file's procedure."""

from __future__ import annotations

import pytest

from tests.school.settling.rounds import RACKED, STANDARD, TAKES_FIRST, five_boxes, full_house, not_qualified
from tests.tables import standard
from uth.game.engine import new_round
from uth.game.model import Round
from uth.profile import StepKind as Kind
from uth.school.settling.steps import Step, lines_to_settle, steps_of
from uth.table import Bet, OrderInBox, Procedure


def told(state: Round) -> list[str]:
    """The steps in short."""
    return [f"{step.kind} {step.box or ''} {step.bet or ''}".split("  ")[0].strip() for step in steps_of(state)]


def test_box_by_box_from_the_dealers_right() -> None:
    assert told(not_qualified()) == [
        "call dealer",
        "call hand 3", "push 3 ante", "push 3 blind", "push 3 play", "clear box 3",
        "call hand 2", "take 2 play", "take 2 blind", "push 2 ante", "clear box 2",
        "call hand 1", "push 1 ante", "push 1 blind", "pay 1 play", "clear box 1",
        "clear house",
    ]  # fmt: skip


def test_a_folded_hand_is_opened_in_its_turn() -> None:
    assert told(five_boxes())[-5:] == ["open hand 1", "call hand 1", "pay 1 trips", "clear box 1", "clear house"]
    assert list(lines_to_settle(five_boxes(RACKED))) == [1, 2, 3, 4, 5]
    assert told(five_boxes(RACKED))[1] == "open hand 1"


def test_take_before_pay_goes_through_the_boxes_twice() -> None:
    kinds = [step.kind for step in steps_of(five_boxes(TAKES_FIRST))]
    last_taken = max(place for place, kind in enumerate(kinds) if kind is Kind.TAKE)
    assert last_taken < kinds.index(Kind.PAY)


def test_the_order_in_a_box_is_the_tables() -> None:
    order = OrderInBox(take=(Bet.TRIPS, Bet.BLIND, Bet.ANTE, Bet.PLAY), pay=(Bet.PLAY, Bet.TRIPS, Bet.ANTE, Bet.BLIND))
    table = standard(procedure=Procedure(order_in_box=order))
    steps = told(full_house(table))
    assert steps[2:6] == ["take 2 trips", "take 2 blind", "take 2 ante", "take 2 play"]
    assert [step for step in told(five_boxes(table)) if step.startswith("pay 4")] == [
        "pay 4 play", "pay 4 trips", "pay 4 ante", "pay 4 blind",
    ]  # fmt: skip


def test_amounts_are_the_engines() -> None:
    steps = {(step.kind, step.box, step.bet): step.amount for step in steps_of(five_boxes())}
    assert steps[Kind.PAY, 4, Bet.BLIND] == 750
    assert steps[Kind.TAKE, 5, Bet.TRIPS] == 500
    assert steps[Kind.PUSH, 5, Bet.BLIND] == 1_000
    assert Step(Kind.PAY, 1, Bet.TRIPS, 1_500) in steps_of(five_boxes())


def test_a_round_that_is_not_settled_has_none() -> None:
    with pytest.raises(ValueError, match="settled"):
        steps_of(new_round(STANDARD, {"Ann": 1}))
