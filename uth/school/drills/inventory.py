"""Opener and closer: the rack is counted against its slip, line by line, and what is done then."""

from __future__ import annotations

from collections.abc import Iterator

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.answers import heaviest_first
from uth.school.exercise import Answer, CutOut, Exercise, GiveAmount, Option, Pick, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.racks import on_felt, slip_lines, slip_of, stack_lines, stack_reason
from uth.school.rounds import boxes_of
from uth.school.routines import CLOSER, DIFFERENCE, OPENER, STEPS, Routine, order_field, order_findings
from uth.school.settling.chips import worth
from uth.school.skills import Skill
from uth.school.stacks import STACK
from uth.school.stated import Reason, amount_finding, option_finding
from uth.train.felt.model import RACK
from uth.words.money import money_words

AMOUNT, LINE = "amount", "line"
AGREES, SHORT, OVER, CLOSE = "opener agrees", "opener short", "opener over", "closer"
NONE = "none"
_ROUTINES = {AGREES: OPENER, SHORT: DIFFERENCE, OVER: DIFFERENCE, CLOSE: CLOSER}


def kinds(house: House) -> tuple[str, ...]:
    """Return what is counted: an opener that agrees with the rack, one that does not, and a closer."""
    return tuple(_ROUTINES) if house.table.chips else ()


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise: a rack, with its slip where the table is opened.

    :raises ValueError: if the house has no such kind.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    slip = slip_of(house.table, chance)
    return _closer(house, slip, chance) if kind == CLOSE else _opener(house, kind, slip, chance)


def _opener(house: House, kind: str, slip: CutOut, chance: Chance) -> Exercise:
    table, routine = house.table, _ROUTINES[kind]
    line = chance.one_of(slip)[0]
    by = {AGREES: 0, SHORT: -1, OVER: 1}[kind] * _difference(dict(slip)[line], chance)
    rack = tuple((value, count + by * (value == line)) for value, count in slip)
    values = [str(value) for value, _count in slip]
    options = (Option(NONE, _("None: rack and slip agree")), *(
        Option(value, _("Chips of {chip}").format(chip=money_words(int(value), table.currency))) for value in values
    ))  # fmt: skip
    fields = (
        GiveAmount(AMOUNT, _("The total of the rack")),
        Pick(LINE, _("Which line of the slip differs?"), options),
        order_field(_("The steps, in order"), routine, chance),
    )
    right: Answer = {AMOUNT: worth(rack), LINE: str(line) if by else NONE, STEPS: routine.right}
    said = (*slip_lines(table, slip), *_racked(house, rack))
    still = Still(table, on_felt(rack), boxes_of(table), 0, (RACK,), said)
    prompt = _("The table opens. Count the rack against the slip: what is in it, what differs, and what is done?")
    return Exercise(Skill.INVENTORY, house, kind, still, prompt, fields, right)


def _difference(count: int, chance: Chance) -> int:
    """By how many chips a line differs: a few, or a whole stack, never more than there are."""
    return min(count, chance.one_of((1, 1, 2, 3, 5, STACK)))


def _closer(house: House, slip: CutOut, chance: Chance) -> Exercise:
    rack = tuple((value, max(0, count - chance.between(-STACK, STACK))) for value, count in slip)
    fields = (
        GiveAmount(AMOUNT, _("The total of the rack")),
        order_field(_("The steps, in order"), CLOSER, chance),
    )
    still = Still(house.table, on_felt(rack), boxes_of(house.table), 0, (RACK,), _racked(house, rack))
    prompt = _("The table closes. Count the rack: what is in it, and what is done?")
    return Exercise(Skill.INVENTORY, house, CLOSE, still, prompt, fields, {AMOUNT: worth(rack), STEPS: CLOSER.right})


def _racked(house: House, rack: CutOut) -> tuple[str, ...]:
    return tuple(stack_lines(house.table, rack, _("In the rack: chips of {chip}, {stacks}")))


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    return heaviest_first(_found(exercise, answer))


def _found(exercise: Exercise, answer: Answer) -> Iterator[Finding]:
    routine = _ROUTINES[exercise.kind]
    yield from amount_finding(exercise, answer, AMOUNT, stack_reason())
    if exercise.kind != CLOSE:
        yield from _of_line(exercise, answer, routine)
    yield from order_findings(routine, answer)


def _of_line(exercise: Exercise, answer: Answer, routine: Routine) -> Iterator[Finding]:
    why = Reason(_("each chip value is compared with its line, and any difference is reported"), routine.source)
    mistake = Mistake.WRONG_PLACE
    if answer.get(LINE) == NONE:
        mistake = Mistake.DIFFERENCE_MISSED
    elif exercise.right[LINE] == NONE:
        mistake = Mistake.FALSE_ALARM
    yield from option_finding(exercise, answer, LINE, why, mistake)
