"""Spot the mistake: a table that was paid with one fault in it, or with none.

A third of the kinds have nothing wrong, so that guessing does not pay: tables that only look as if something were.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from uth.company.chance import Chance
from uth.game.model import Round
from uth.game.view import lying
from uth.i18n import gettext as _
from uth.school.answers import chosen_label, unanswered
from uth.school.bet_mistakes import bet_reason
from uth.school.dealt import Shown
from uth.school.exercise import Answer, Exercise, Option, Pick, Still
from uth.school.faults import Fault, What
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.pace import WHERE
from uth.school.paid_tables import kinds_of, paid_table
from uth.school.readings import hand_source
from uth.school.said import bets_known, box_called, dealer_called
from uth.school.settling.steps import settlement_of
from uth.school.skills import Skill
from uth.table import Bet, Table
from uth.train.felt.laid import felt_of
from uth.train.felt.model import HOUSE_CARDS, Place, bet_place, cards_place
from uth.words.choices import Say
from uth.words.events import line_words
from uth.words.money import money_words
from uth.words.settlement import bet_words

_WHERE, _WHAT = WHERE, "what"
_NOTHING = What.NOTHING.value


@dataclass(frozen=True)
class Spotted(Shown):
    """A table that was paid. *fault*: what is wrong, None for nothing."""

    fault: Fault | None


@dataclass(frozen=True, slots=True)
class _Spot:
    """What can be said to be wrong: a bet, or with no *bet* the call of a hand; *box* 0 for the dealer's."""

    box: int
    bet: Bet | None = None

    @property
    def value(self) -> str:
        return f"box {self.box} {self.bet or 'hand'}" if self.box else "dealer"

    @property
    def label(self) -> str:
        if not self.box:
            return _("the call of the dealer's hand")
        if self.bet is None:
            return _("box {box}, the call of the hand").format(box=self.box)
        return _("box {box}, {bet}").format(box=self.box, bet=bet_words(self.bet))

    @property
    def place(self) -> Place:
        if self.bet is not None:
            return bet_place(self.box, self.bet)
        return cards_place(self.box) if self.box else HOUSE_CARDS


def _spots(state: Round) -> tuple[_Spot, ...]:
    """The dealer's call, then box by box the call of a hand that was opened and the bets."""
    boxes = (
        (box.number, (None, *dict(box.stakes)) if lying(state.table, box) else dict(box.stakes)) for box in state.boxes
    )
    return (_Spot(0), *(_Spot(number, bet) for number, bets in boxes for bet in bets))


def _spot_of(fault: Fault) -> _Spot:
    return _Spot(fault.box, fault.bet[1].bet if fault.bet else None)


def kinds(house: House) -> tuple[str, ...]:
    """Return the faults that a table of this house can have, and half as many kinds that have none."""
    return kinds_of(house.table)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a table that was paid with a fault of that kind, or with none.

    :raises ValueError: if the house has no such kind.
    """
    paid = paid_table(house.table, kind, chance)
    state, fault = paid.state, paid.fault
    paid_as = fault.settlement if fault else None
    where, what = (_spot_of(fault).value, fault.what.value) if fault else (_NOTHING, _NOTHING)
    return Spotted(
        Skill.SPOT,
        house,
        kind,
        Still(house.table, felt_of(state, paid_as), paid.boxes, said=tuple(_said(state, fault))),
        _("The table is paid. Is there a mistake, and where?"),
        _fields(state),
        {_WHERE: where, _WHAT: what},
        state,
        fault,
    )


def _said(state: Round, fault: Fault | None) -> Iterator[str]:
    """The calls, one of them wrong where the fault is one; and what was bet, for a taken bet lies no more."""
    settlement = settlement_of(state)
    read = {fault.box: fault.read} if fault else {}
    yield dealer_called(state.table, settlement, read.get(0))
    for box in state.boxes:
        called = box_called(state.table, box, settlement.box(box.number), read.get(box.number))
        yield _("{called}. {bets}").format(called=called, bets=bets_known(state.table, box))


def _fields(state: Round) -> tuple[Pick, Pick]:
    spots = (Option(spot.value, spot.label) for spot in _spots(state))
    whats = tuple(Option(what.value, _what_words(what)) for what in What)
    where = Pick(_WHERE, _("Where is the mistake?"), (Option(_NOTHING, _("nothing is wrong")), *spots), _NOTHING)
    return where, Pick(_WHAT, _("What is wrong there?"), whats)


def _what_words(what: What) -> str:
    return {
        What.NOTHING: _("nothing"),
        What.TAKEN_NOT_PUSHED: _("taken, should push"),
        What.TAKEN_NOT_PAID: _("taken, should be paid"),
        What.PUSHED_NOT_TAKEN: _("pushed, should be taken"),
        What.PUSHED_NOT_PAID: _("pushed, should be paid"),
        What.PAID_NOT_TAKEN: _("paid, should be taken"),
        What.PAID_NOT_PUSHED: _("paid, should push"),
        What.TOO_LITTLE: _("paid too little"),
        What.TOO_MUCH: _("paid too much"),
        What.MISNAMED: _("the hand is called wrongly"),
    }[what]


# --- marking


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return a mistake that was missed, seen elsewhere or taken for another, or a false alarm.

    What is wrong is asked only of who says that something is, and marked only where the place is right.
    """
    if not isinstance(exercise, Spotted):
        raise TypeError(f"no table to look for a mistake: {exercise.kind}")
    if _WHERE not in answer:
        return tuple(unanswered(exercise, answer, _WHERE))
    if answer[_WHERE] != exercise.right[_WHERE]:
        return (_misplaced(exercise, str(answer[_WHERE])),)
    if exercise.fault is None or answer.get(_WHAT) == exercise.right[_WHAT]:
        return ()
    if _WHAT not in answer:
        return tuple(unanswered(exercise, answer, _WHAT))
    return (_found(exercise, exercise.fault, Mistake.WRONG_KIND, _WHAT, str(answer[_WHAT])),)


def _misplaced(exercise: Spotted, given: str) -> Finding:
    if exercise.fault is None:
        return _false_alarm(exercise, given)
    mistake = Mistake.MISTAKE_MISSED if given == _NOTHING else Mistake.WRONG_PLACE
    return _found(exercise, exercise.fault, mistake, _WHERE, given)


def _found(exercise: Spotted, fault: Fault, mistake: Mistake, name: str, given: str) -> Finding:
    """A finding on a fault that there is."""
    spot = _spot_of(fault)
    right = _("{where}: {what}").format(where=spot.label, what=_what_words(fault.what))
    why, source = _rightly(exercise.state, spot)
    return Finding(mistake, chosen_label(exercise, name, given), right, why, source, name, spot.place)


def _false_alarm(exercise: Spotted, given: str) -> Finding:
    done, right = (chosen_label(exercise, _WHERE, each) for each in (given, _NOTHING))
    spot = next((spot for spot in _spots(exercise.state) if spot.value == given), _Spot(0))
    why, source = _rightly(exercise.state, spot)
    return Finding(Mistake.FALSE_ALARM, done, right, why, source, _WHERE, spot.place)


def _rightly(state: Round, spot: _Spot) -> tuple[str, str]:
    """What is right at a spot and why, and where that is written down."""
    table, settlement = state.table, settlement_of(state)
    box = state.box(spot.box)
    if box is None:
        return dealer_called(table, settlement), hand_source(table)
    settled = settlement.box(spot.box)
    if spot.bet is None:
        return box_called(table, box, settled), hand_source(table)
    line = settled.line(spot.bet)
    why, source = bet_reason(line, settled, table)
    return _("{right} ({why})").format(right=line_words(line, table, _say(table)), why=why), source


def _say(table: Table) -> Say:
    return lambda amount: money_words(amount, table.currency)
