"""What a supervisor sees of the calls and the cards: hands read before they are paid, and cleared in their turn."""

from __future__ import annotations

from collections.abc import Iterator

from uth.hands import Category
from uth.school.findings import Mistake
from uth.school.settling.acts import (
    Act,
    CallDealer,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    Pay,
    Push,
    Take,
)
from uth.school.settling.course import Course, box_of
from uth.school.settling.fault import Fault
from uth.school.settling.steps import settlement_of, waits_face_down
from uth.table import Qualify


def faults(before: Course, act: Act) -> Iterator[Fault]:
    """Yield what is wrong with the calls and cards of an act, and with those that it comes without."""
    if isinstance(act, CallDealer):
        yield from _dealer_called(before, act)
    elif isinstance(act, ClearHouse) and (unsettled := _unsettled(before)):
        # Found at once, and first: whether the dealer's hand was called is asked with what comes after.
        yield Fault(Mistake.HOUSE_CLEARED_EARLY, unsettled[0])
    elif (box_of(act) or isinstance(act, ClearHouse | Finish)) and not before.did(CallDealer):
        yield Fault(Mistake.DEALER_NOT_CALLED)
    if isinstance(act, CallHand):
        yield from _called(before, act)
    if isinstance(act, Pay) and not before.read(act.box):
        yield Fault(Mistake.PAID_UNREAD, act.box, act.bet)
    if box_of(act) and before.house_cleared and box_of(act) not in before.closed:
        yield Fault(Mistake.HOUSE_CLEARED_EARLY, box_of(act))
    if isinstance(act, ClearBox) and before.settled(act.box):
        # Nothing is left to read, and nothing to read it for.
        yield from _unread(before, act.box)
    for box in before.leaves(act):
        yield from _left(before, box)
    if isinstance(act, Finish) and not before.house_cleared:
        yield Fault(Mistake.CARDS_LEFT)


def _unsettled(course: Course) -> tuple[int, ...]:
    """Return the boxes whose hand is still to be settled: not begun, or with cards and with a bet to take or pay.

    A box that was cleared with a bet forgotten is no such one: that bet is found by itself.
    """
    return tuple(box for box in course.boxes if not course.started(box) or course.in_progress(box))


def over(course: Course, known: Course) -> Iterator[Fault]:
    """Yield what is wrong with the boxes that are over with an act though nothing came after them."""
    for box in course.boxes:
        if box in course.closed and box not in known.closed and course.cleared(box):
            yield from _unread(course, box)


def _dealer_called(before: Course, act: CallDealer) -> Iterator[Fault]:
    settlement = settlement_of(before.state)
    if act.hand is not settlement.dealer.category:
        yield Fault(Mistake.HAND_MISNAMED, hand=act.hand)
    asked = before.state.table.rules.dealer_qualifies is Qualify.PAIR
    if act.qualifies is None and asked:
        yield Fault(Mistake.QUALIFIES_NOT_SAID)
    elif act.qualifies not in (None, settlement.qualifies):
        yield Fault(Mistake.QUALIFIES_WRONG)


def _called(before: Course, act: CallHand) -> Iterator[Fault]:
    if act.hand is not hand_of(before, act.box):
        yield Fault(Mistake.HAND_MISNAMED, act.box, hand=act.hand)
    late = before.did(Take, Push, box=act.box) and not before.did(Pay, CallHand, box=act.box)
    # Bets that were moved out of turn are a mistake of their own.
    if late and act.box not in before.touched:
        yield Fault(Mistake.CALL_LATE, act.box)


def hand_of(course: Course, box: int) -> Category:
    """Return the kind of hand of a box."""
    return settlement_of(course.state).box(box).hand.category


def _left(before: Course, box: int) -> Iterator[Fault]:
    """A box that the trainee has finished with."""
    if not before.started(box):
        return
    yield from _unread(before, box)
    if not before.cleared(box):
        yield Fault(Mistake.CARDS_LEFT, box)


def _unread(before: Course, box: int) -> Iterator[Fault]:
    if before.read(box) or before.did(Pay, box=box):
        return
    folded = waits_face_down(before.state.box(box)) and not before.is_open(box)
    yield Fault(Mistake.FOLDED_NOT_OPENED if folded else Mistake.CALL_MISSING, box)
