"""What a supervisor sees of the order: boxes and bets in the house's, nothing touched twice or out of turn.

A step is out of order when it comes after one that should have come later. One that never comes is no matter of order.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from uth.profile import StepKind as Kind
from uth.school.findings import Mistake
from uth.school.settling.acts import Act, ClearBox, GiveBack, OfBet, Pay, Push, Take, TakeBack
from uth.school.settling.course import Course, box_of
from uth.school.settling.fault import Fault
from uth.school.settling.steps import due, place_of
from uth.table import Bet

Did = tuple[int, Bet, Kind]
"""A bet that was taken or paid as it should be: its box, the bet, and which of the two."""


def faults(before: Course, act: Act) -> Iterator[Fault]:
    """Yield what is out of order in an act."""
    if isinstance(act, Take | Pay | TakeBack | GiveBack):
        yield from _repair(before, act)
    if (left := before.unfinished(act)) is not None:
        touched = before.touches(act)
        yield (
            Fault(Mistake.OTHER_BOX_TOUCHED, box_of(act))
            if touched
            else Fault(Mistake.BOX_LEFT, left, other=box_of(act))
        )
    if box_of(act) and not before.started(box_of(act)) and not before.state.table.procedure.take_before_pay:
        begun = [box for box in before.boxes if before.started(box) and box not in before.touched]
        yield from _box_order(before, box_of(act), begun)
    if isinstance(act, Take | Pay) and (step := _as_it_should(before, act)) is not None:
        yield from _of_bet(before, step)


def _repair(before: Course, act: OfBet) -> Iterator[Fault]:
    """Chips moved again after a bet was settled; before a box's cards are gone; or at a box that is finished."""
    key = act.box, act.bet
    under_the_hand = key == before.paying and isinstance(act, Pay | TakeBack)
    if before.floor or under_the_hand:
        return
    if key in before.handled or isinstance(act, GiveBack | TakeBack):
        yield Fault(Mistake.OWN_FIX, act.box, act.bet)
    elif act.box in before.closed:
        yield Fault(Mistake.OTHER_BOX_TOUCHED, act.box)
    elif before.did(ClearBox, box=act.box):
        yield Fault(Mistake.CLEARED_EARLY, act.box)


def _box_order(before: Course, box: int, begun: list[int]) -> Iterator[Fault]:
    order = before.boxes
    later = [each for each in begun if each != box and order.index(each) > order.index(box)]
    if later:
        yield Fault(Mistake.BOX_ORDER, later[0], other=box)


def _as_it_should(before: Course, act: Take | Pay) -> Did | None:
    """The act as a bet settled rightly, where it is the first at its bet."""
    kind = Kind.TAKE if isinstance(act, Take) else Kind.PAY
    first = (act.box, act.bet) not in before.handled
    return (act.box, act.bet, kind) if first and due(before.line((act.box, act.bet))) is kind else None


def _so_far(before: Course) -> tuple[Did, ...]:
    """The bets that were taken or paid as they should be, in the order of the first act at each."""
    found: dict[tuple[int, Bet], Did] = {}
    for each in before.acts:
        act = each.act
        if isinstance(act, Take | Pay | Push) and (act.box, act.bet) not in found:
            kind = Kind.TAKE if isinstance(act, Take) else Kind.PAY if isinstance(act, Pay) else Kind.PUSH
            found[act.box, act.bet] = (act.box, act.bet, kind)
    return tuple(did for key, did in found.items() if due(before.line(key)) is did[2] is not Kind.PUSH)


def _of_bet(before: Course, step: Did) -> Iterator[Fault]:
    box, bet, kind = step
    did, table = _so_far(before), before.state.table
    here = [each for each in did if each[0] == box]
    place = place_of(table, kind, bet)
    passed = [other for _, other, done in here if done is kind and place_of(table, kind, other) > place]
    if passed:
        yield Fault(Mistake.TAKE_ORDER if kind is Kind.TAKE else Mistake.PAY_ORDER, box, other=passed[0])
    if not table.procedure.take_before_pay:
        yield from _consistent(did, step)
        return
    yield from _box_order(before, box, [other for other, _, done in did if done is kind])
    if kind is Kind.TAKE and any(done is Kind.PAY for _, _, done in did):
        yield Fault(Mistake.PAID_BEFORE_TAKING, box, bet)


def _consistent(did: tuple[Did, ...], step: Did) -> Iterator[Fault]:
    """The house is silent on whether a box's losing bets are taken before its winning ones are paid: who began one way
    keeps to it.
    """
    box, bet, kind = step
    habit = _habit(did, box)
    second = any(other is not kind for each, _, other in did if each == box)
    if habit is not None and second and kind is habit:
        yield Fault(Mistake.INCONSISTENT, box, bet, done=habit)


def _habit(did: tuple[Did, ...], box: int) -> Kind | None:
    """What was done first in the first other box that had bets of both kinds; None where it was done in turns."""
    for other in dict.fromkeys(each for each, _, _ in did if each != box):
        kinds = [kind for each, _, kind in did if each == other]
        if len(set(kinds)) == 2:
            turns = sum(one is not two for one, two in pairwise(kinds))
            return kinds[0] if turns == 1 else None
    return None
