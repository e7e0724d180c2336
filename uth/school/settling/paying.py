"""What a supervisor sees of the bets: taken, pushed or paid rightly, the right amount, in the right chips."""

from __future__ import annotations

from collections.abc import Iterator

from uth.game.settlement import Line
from uth.profile import StepKind as Kind
from uth.school.bet_mistakes import bet_mistake
from uth.school.exercise import FILL, CutOut
from uth.school.findings import WEIGHTS, Mistake, Weight
from uth.school.payments import Due, amount_mistake, payment_mistake
from uth.school.settling import racks
from uth.school.settling.acts import Act, CallFill, Pay, Push, Take
from uth.school.settling.chips import chips_from, usual_chips, worth
from uth.school.settling.course import Course, Key
from uth.school.settling.fault import Fault
from uth.school.settling.steps import DUE, due, settlement_of, steps_of
from uth.school.settling.still import still_felt
from uth.table import Bet
from uth.train.felt.model import bet_place, pay_place

_RESULTS = {done: result for result, done in DUE.items()}


def faults(before: Course, act: Act) -> Iterator[Fault]:
    """Yield what is wrong with the bets after an act: with the one it is about, and with those it leaves."""
    if before.paying is not None and before.closes_payment(act):
        yield from _payment(before, before.paying)
    if isinstance(act, Take | Push | Pay) and act.box not in before.closed:
        yield from _handled(before, act)
    if isinstance(act, CallFill) and not any(
        is_short(before, rack) for rack in (before.rack, racks.rack_rightly(before))
    ):
        yield Fault(Mistake.FILL_NEEDLESS)
    for box in before.leaves(act):
        yield from _left(before, box)


def _handled(before: Course, act: Take | Push | Pay) -> Iterator[Fault]:
    """The first act at a bet says how it is treated."""
    if (act.box, act.bet) not in before.handled:
        kind = Kind.TAKE if isinstance(act, Take) else Kind.PUSH if isinstance(act, Push) else Kind.PAY
        yield from _treated(before, (act.box, act.bet), kind)


def _treated(course: Course, key: Key, done: Kind) -> Iterator[Fault]:
    """A bet that was treated in a way that is not the right one."""
    line = course.line(key)
    right = due(line)
    if done is right:
        return
    if done is Kind.PUSH and right is Kind.PAY and _payment_due(course, key, course.rack).right == FILL:
        yield Fault(Mistake.FILL_MISSED, *key, done)
        return
    settled = settlement_of(course.state).box(line.box)
    yield Fault(bet_mistake(line, settled, course.state.table, _RESULTS[done]), *key, done)


def _left(before: Course, box: int) -> Iterator[Fault]:
    if not before.started(box):
        yield Fault(Mistake.BOX_NOT_SETTLED, box)
        return
    for bet in before.missed(box):
        yield from _treated(before, (box, bet), Kind.PUSH)


# --- amounts and chips


def _payment(course: Course, key: Key) -> Iterator[Fault]:
    """A payment that has left the dealer's hand."""
    if due(course.line(key)) is not Kind.PAY:
        return
    mistake = payment_mistake(_payment_due(course, key, course.rack), course.paid(key))
    if mistake is None or (mistake is Mistake.WRONG_CHIPS and _chips_explained(course, key)):
        return
    yield Fault(mistake, *key, Kind.PAY, chips=course.paid(key))


def _chips_explained(course: Course, key: Key) -> bool:
    """Whether the chips are right for a rack that was short before a fill came, or that no earlier mistake changed."""
    if course.fill_came_in_between:
        return True
    rightly = _payment_due(course, key, racks.rack_rightly(course))
    return payment_mistake(rightly, course.paid(key)) is None


def _payment_due(course: Course, key: Key, rack: CutOut | None) -> Due:
    """The payment of a bet out of a rack as it was before any of it was paid."""
    paid = dict(course.paid(key))
    before = None if rack is None else tuple((value, count + paid.get(value, 0)) for value, count in rack)
    return Due(course.state.table, course.line(key), still_felt(course.state).at(bet_place(*key)), before)


def is_short(course: Course, rack: CutOut | None) -> bool:
    """Return whether a rack will not do for what is still to be paid, in the house's order."""
    if rack is None:
        return False
    table, still, counts = course.state.table, still_felt(course.state), dict(rack)
    for step in steps_of(course.state):
        if step.bet is None or not _is_open(course, (step.box, step.bet)):
            continue
        bet = still.at(bet_place(step.box, step.bet))
        if step.kind is Kind.TAKE:
            for chips, count in bet.items():
                counts[chips.value] += count
        elif step.kind is Kind.PAY:
            lies = course.felt.amount(pay_place(step.box, step.bet))
            left = max(0, step.amount - lies)
            out = chips_from(tuple(sorted(counts.items(), reverse=True)), usual_chips(table, bet, left))
            if out is None:
                return True
            for value, count in out:
                counts[value] -= count
    return False


def _is_open(course: Course, key: Key) -> bool:
    return key not in course.handled or key == course.paying


# --- the end


def at_the_end(course: Course, found: set[tuple[Mistake, int, Bet | None]]) -> Iterator[Fault]:
    """Yield the bets that do not lie as the engine settles them though nothing was found that explains it.

    *found*: the mistakes so far, each with its box and bet.
    """
    explained = {(box, bet) for mistake, box, bet in found if WEIGHTS[mistake] is Weight.MONEY}
    untouched = {box for mistake, box, _ in found if mistake is Mistake.BOX_NOT_SETTLED}
    for box, lines in course.lines.items():
        for line in lines:
            known = box in untouched or (box, line.bet) in explained
            if not known and not _lies_right(course, line):
                yield from _lies_wrong(course, (box, line.bet), line)


def _lies_right(course: Course, line: Line) -> bool:
    stake = course.felt.amount(bet_place(line.box, line.bet))
    return (stake, course.felt.amount(pay_place(line.box, line.bet))) == (
        line.stake if line.returned else 0,
        line.paid,
    )


def _lies_wrong(course: Course, key: Key, line: Line) -> Iterator[Fault]:
    stake, paid = course.felt.amount(bet_place(*key)), worth(course.paid(key))
    done = Kind.PAY if paid else Kind.PUSH if stake else Kind.TAKE
    if done is not due(line):
        yield from _treated(course, key, done)
    elif paid != line.paid:
        mistake = amount_mistake(course.state.table, line, paid)
        yield Fault(mistake, *key, done, chips=course.paid(key))
    else:
        yield Fault(Mistake.UNDERPAID if stake < line.stake else Mistake.OVERPAID, *key, done)
