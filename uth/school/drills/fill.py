"""Fill and credit: which chips bring the rack back to its float, what they come to, and what is done when they come."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.answers import heaviest_first
from uth.school.exercise import Answer, CutOut, Exercise, GiveAmount, GiveChips, Option, Pick, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.racks import on_felt, slip_of, stack_lines, stack_reason, value_lines
from uth.school.rounds import boxes_of
from uth.school.routines import CREDIT, FILL, STEPS, order_field, order_findings
from uth.school.settling.chips import worth
from uth.school.skills import Skill
from uth.school.stacks import STACK
from uth.school.stated import Reason, amount_finding, chips_finding, option_finding
from uth.train.felt.model import RACK, Felt

AMOUNT, CHIPS, SIGNS = "amount", "chips", "signs"
COMES, DIFFERS, LEAVES, TO_FLOAT, FROM_FLOAT = (
    "fill", "fill against its slip", "credit", "fill to the float", "credit to the float",
)  # fmt: skip
_ROUTINES = {COMES: FILL, LEAVES: CREDIT}
_MOST_LINES, _MOST_STACKS = 3, 10


class Signs(StrEnum):
    """What a dealer does with the slip of a fill. The values are contract words."""

    SIGN = "sign"
    AMEND = "amend and sign"
    FLOOR = "call the floor"


def kinds(house: House) -> tuple[str, ...]:
    """Return what can be asked."""
    return (COMES, DIFFERS, LEAVES, TO_FLOAT, FROM_FLOAT) if house.table.chips else ()


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise of a fill or a credit.

    :raises ValueError: if the house has no such kind.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    if kind in _ROUTINES:
        return _moved(house, kind, chance)
    return _against_slip(house, chance) if kind == DIFFERS else _to_float(house, kind, chance)


def _chips(house: House, chance: Chance) -> CutOut:
    """Chips as they come and go: full stacks, the highest first."""
    chips = house.table.chips
    used = chance.some_of(chips, chance.between(1, min(_MOST_LINES, len(chips))))
    return tuple((chip.value, STACK * chance.between(1, _MOST_STACKS)) for chip in sorted(used, reverse=True))


# --- what comes and goes


def _moved(house: House, kind: str, chance: Chance) -> Exercise:
    chips, routine = _chips(house, chance), _ROUTINES[kind]
    prompts = {
        COMES: _("This fill comes to the table. What does it come to, and what is done, from asking to the end?"),
        LEAVES: _("These chips go back to the cage as a credit. What do they come to, and what is done?"),
    }
    fields = (
        GiveAmount(AMOUNT, _("What the chips come to")),
        order_field(_("The steps, in order"), routine, chance),
    )
    said = tuple(stack_lines(house.table, chips, _("Chips of {chip}: {stacks}")))
    still = Still(house.table, Felt(), boxes_of(house.table), 0, (RACK,), said)
    return Exercise(Skill.FILL, house, kind, still, prompts[kind], fields, {AMOUNT: worth(chips), STEPS: routine.right})


# --- a fill and its slip


def _against_slip(house: House, chance: Chance) -> Exercise:
    slip = _chips(house, chance)
    line = chance.one_of(slip)[0]
    # Every second fill is as its slip says: guessing does not pay.
    by = chance.one_of((-STACK, -1, 1, STACK)) if chance.happens(50) else 0
    come = tuple((value, count + by * (value == line)) for value, count in slip)
    fields = (
        GiveAmount(AMOUNT, _("What the chips come to")),
        Pick(SIGNS, _("What do you do with the slip?"), tuple(Option(each.value, _signs(each)) for each in Signs)),
    )
    said = (
        *value_lines(house.table, slip),
        *stack_lines(house.table, come, _("On the table: chips of {chip}, {stacks}")),
    )
    still = Still(house.table, Felt(), boxes_of(house.table), 0, (RACK,), said)
    prompt = _("This fill is on the table, with its slip. What do the chips come to, and do you sign?")
    right: Answer = {AMOUNT: worth(come), SIGNS: (Signs.FLOOR if by else Signs.SIGN).value}
    return Exercise(Skill.FILL, house, DIFFERS, still, prompt, fields, right)


def _signs(signs: Signs) -> str:
    words = {
        Signs.SIGN: _("Sign it"),
        Signs.AMEND: _("Write the right figures on it, and sign it"),
        Signs.FLOOR: _("Do not sign; call the floor"),
    }
    return words[signs]


# --- to the float


def _to_float(house: House, kind: str, chance: Chance) -> Exercise:
    """A rack that has less or more of some chips than its float."""
    table, full = house.table, slip_of(house.table, chance)
    lines = chance.some_of(full, chance.between(1, min(_MOST_LINES, len(full))))
    few = kind == TO_FLOAT
    due = tuple(
        (value, chance.between(1, min(count, _MOST_STACKS * STACK))) for value, count in sorted(lines, reverse=True)
    )
    moves = dict(due)
    rack = tuple((value, count + (-1 if few else 1) * moves.get(value, 0)) for value, count in full)
    prompts = {
        TO_FLOAT: _("The rack is to be brought back to its float. Which chips do you ask for, and what is that?"),
        FROM_FLOAT: _("The rack is to be brought back to its float. Which chips go to the cage, and what is that?"),
    }
    fields = (GiveChips(CHIPS, _("The chips"), RACK), GiveAmount(AMOUNT, _("What the chips come to")))
    said = (
        *stack_lines(table, full, _("Float: chips of {chip}, {stacks}")),
        *stack_lines(table, rack, _("In the rack: chips of {chip}, {stacks}")),
    )
    still = Still(table, on_felt(rack), boxes_of(table), 0, (RACK,), said)
    return Exercise(Skill.FILL, house, kind, still, prompts[kind], fields, {CHIPS: due, AMOUNT: worth(due)})


# --- marking


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    return heaviest_first(_found(exercise, answer))


def _found(exercise: Exercise, answer: Answer) -> Iterator[Finding]:
    if CHIPS in exercise.right:
        back = Reason(_("what the float has more or less of each chip than the rack"), "S.D. Admin. R. 20:18:15:35")
        yield from chips_finding(exercise, answer, CHIPS, back, exact=True)
    yield from amount_finding(exercise, answer, AMOUNT, stack_reason())
    if exercise.kind in _ROUTINES:
        yield from order_findings(_ROUTINES[exercise.kind], answer)
    elif SIGNS in exercise.right:
        yield from _of_slip(exercise, answer)


def _of_slip(exercise: Exercise, answer: Answer) -> Iterator[Finding]:
    why = Reason(_("The signature says that the amount was counted and is right; a wrong slip is void."), FILL.source)
    mistake = Mistake.DIFFERENCE_MISSED
    if answer.get(SIGNS) == Signs.AMEND:
        mistake = Mistake.OWN_FIX
    elif exercise.right[SIGNS] == Signs.SIGN:
        mistake = Mistake.FALSE_ALARM
    yield from option_finding(exercise, answer, SIGNS, why, mistake)
