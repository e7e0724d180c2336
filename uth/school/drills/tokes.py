"""Tokes: where a bet for the dealer lies, what becomes of it on each result, and what is done with a tip.

It is as the house profile has it; where its sources are silent the only right answer is to call the floor.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from uth.company.chance import Chance
from uth.game.model import Round
from uth.game.settlement import BetResult, Line
from uth.i18n import gettext as _
from uth.profile import Toke, TokeRuling
from uth.school.answers import heaviest_first
from uth.school.bet_mistakes import bet_reason
from uth.school.dealt import boxes_laid, unpaid
from uth.school.ends import ENDS, come_out
from uth.school.exercise import Answer, Exercise, Field, GiveAmount, Option, Pick, Still, Value
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.rounds import bets_laid, boxes_of, some_boxes
from uth.school.said import box_called, dealer_called
from uth.school.settling.steps import settlement_of
from uth.school.skills import Skill
from uth.school.stated import Reason, Reasoned, amount_finding, option_finding, reasoned
from uth.table import Bet, Table
from uth.train.felt.laid import felt_of
from uth.train.felt.model import bet_place
from uth.words.money import money_words
from uth.words.tokes import toke_name, toke_ruling_words, toke_words

RULING, AMOUNT = "ruling", "amount"
_OFFERED = 5
_RESULTS = {Toke.WINS: BetResult.WIN, Toke.PUSHES: BetResult.PUSH, Toke.LOSES: BetResult.LOSE}
_ENDS = {
    Toke.WINS: ("wins with less than three of a kind", "wins with a straight", "wins with a flush"),
    Toke.PUSHES: ("ties", "not qualified, wins", "not qualified, ties", "not qualified, loses"),
    Toke.LOSES: ("loses with less than three of a kind", "loses with a straight"),
}
"""How a box may end where its Ante comes out so; whether it does, the settlement says."""


def kinds(_house: House) -> tuple[str, ...]:
    """Return what can happen with a toke; at every house the same."""
    return tuple(toke.value for toke in Toke)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise: what happens with a toke, and what is done.

    :raises ValueError: if nothing of that kind happens.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    toke = Toke(kind)
    happens = _with_bet(house, toke, chance) if toke in _RESULTS else _alone(house, toke, chance)
    return _exercise(house, happens, chance)


def _toke(table: Table, chance: Chance) -> int:
    """What the toke is: one chip of the lower ones that the table can pay out even."""
    even = [chip.value for chip in table.chips if chip.value % table.smallest_chip == 0]
    low = [value for value in even if value <= table.limits.ante.least]
    return chance.one_of(low or even[:1] or [table.smallest_chip])


class _Happens(NamedTuple):
    """What happens with a toke. *line* and *paid*: the bet that it goes with, and why that comes out so."""

    toke: Toke
    amount: int
    still: Still
    line: Line | None = None
    paid: Reason | None = None


def _alone(house: House, toke: Toke, chance: Chance) -> _Happens:
    """A toke that no result decides."""
    boxes = some_boxes(house.table, chance)
    felt = felt_of(bets_laid(house.table, chance, boxes))
    box = chance.one_of(boxes)
    still = Still(house.table, felt, boxes_of(house.table), box, (bet_place(box, Bet.ANTE),))
    return _Happens(toke, _toke(house.table, chance), still)


def _with_bet(house: House, toke: Toke, chance: Chance) -> _Happens:
    """A bet for the dealer that goes with an Ante."""
    table, boxes = house.table, boxes_laid(house.table, chance)
    box, state = _ended(table, toke, boxes, chance)
    settlement = settlement_of(state)
    settled = settlement.box(box)
    line = settled.line(Bet.ANTE)
    mine = next(each for each in state.boxes if each.number == box)
    said = (dealer_called(table, settlement), box_called(table, mine, settled))
    still = Still(table, unpaid(state, (box,), dealer=True), boxes, box, (bet_place(box, Bet.ANTE),), said)
    return _Happens(toke, _toke(table, chance), still, line, Reason(*bet_reason(line, settled, table)))


def _ended(table: Table, toke: Toke, boxes: tuple[int, ...], chance: Chance) -> tuple[int, Round]:
    """A round in which the Ante of a box comes out so, whatever a payout cap leaves of it: a toke is a bet of its own,
    outside the caps (WAC 230-15-491).
    """
    ends = [name for name in _ENDS[toke] if ENDS[name].possible(table)]
    for name in chance.some_of(ends, len(ends)):
        box, state = come_out(table, name, boxes, min(1, len(boxes) - 1), chance)
        if settlement_of(state).box(box).line(Bet.ANTE).result is _RESULTS[toke]:
            return box, state
    raise ValueError(f"no box ends so that {toke}")


def _exercise(house: House, happens: _Happens, chance: Chance) -> Exercise:
    """What is done; and where the house pays it, what it is paid."""
    table, toke, right = house.table, happens.toke, house.profile.toke(happens.toke)
    fields: tuple[Field, ...] = (Pick(RULING, _("What is done?"), _rulings(right, chance)),)
    answer: dict[str, Value] = {RULING: right.value}
    reasons = {RULING: _reason(house, toke)}
    odds = happens.line.odds if happens.line else None
    if odds is not None and happens.paid is not None and right is TokeRuling.TO_BOX:
        fields = (*fields, GiveAmount(AMOUNT, _("What it is paid")))
        answer[AMOUNT] = odds.win(happens.amount, table.smallest_chip, table.rounding)
        reasons[AMOUNT] = happens.paid
    prompt = toke_words(toke, happens.still.box, money_words(happens.amount, table.currency))
    return Reasoned(Skill.TOKES, house, toke.value, happens.still, prompt, fields, answer, reasons)


def _rulings(right: TokeRuling, chance: Chance) -> tuple[Option, ...]:
    """The right one, the call of the floor and some others, in an order of chance."""
    always = tuple(dict.fromkeys((right, TokeRuling.FLOOR_DECIDES)))
    others = [ruling for ruling in TokeRuling if ruling not in always]
    offered = (*always, *chance.some_of(others, _OFFERED - len(always)))
    return tuple(Option(each.value, toke_ruling_words(each)) for each in chance.some_of(offered, len(offered)))


def _reason(house: House, toke: Toke) -> Reason:
    profile, line = house.profile, house.profile.tokes.get(toke)
    named = _("house profile {name}: {toke}").format(name=profile.name, toke=toke_name(toke))
    if line is None:
        return Reason(_("The sources of the house are silent, so only the floor can say."), named)
    why = _("So the house has it with {toke}.").format(toke=toke_name(toke))
    return Reason(why, f"{named} ({line.source})")


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    return heaviest_first(_found(exercise, answer))


def _found(exercise: Exercise, answer: Answer) -> Iterator[Finding]:
    reasons = reasoned(exercise).reasons
    silent = exercise.right[RULING] == TokeRuling.FLOOR_DECIDES
    mistake = Mistake.FLOOR_NOT_CALLED if silent else Mistake.TOKE_MISHANDLED
    yield from option_finding(exercise, answer, RULING, reasons[RULING], mistake)
    if AMOUNT in reasons:
        yield from amount_finding(exercise, answer, AMOUNT, reasons[AMOUNT], Mistake.WRONG_COUNT)
