"""Chips: make an amount, change, colour up, and cut piles by four and five (rules.md 7.1)."""

from __future__ import annotations

from typing import NamedTuple

from uth.chips import Chip, can_make
from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.school.answers import chosen_label
from uth.school.exercise import Answer, CutOut, Exercise, Field, GiveAmount, GiveChips, Option, Pick, Still, Value
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.rounds import owner_of
from uth.school.settling.chips import fewest, worth
from uth.school.skills import Skill
from uth.school.stacks import ON_CUTTING, ON_STACKS, STACK, number_of
from uth.school.stated import Reason, Reasoned, as_chips, made_of, reasoned
from uth.table import Bet, Table
from uth.train.felt.model import RACK, Chips, Felt, bet_place
from uth.words.money import money_words

CHIPS, AMOUNT, PILES = "chips", "amount", "piles"
MAKE, CHANGE, COLOUR_UP, FULL_STACK, BREAK, CUT = (
    "make an amount", "change", "colour up", "full stack", "break by four or five", "cut into piles",
)  # fmt: skip
BY_FIVE = (1, 2, 5, 100, 1000, 5000)
"""Chips, in whole units, that are proved by five; by four those of 0.50, 25 and 500 (rules.md 7.1, DT3 and DT4)."""
BY_FOUR = (25, 500)
ODD_PILES = {6: "3+3", 7: "3+3+1", 8: "4+4", 9: "4+4+1", 10: "5+5"}
"""How so many chips that are proved by five are cut (rules.md 7.1, DT3)."""
_OTHER_PILES = {
    6: ("5+1", "4+2", "2+2+2"), 7: ("5+2", "4+3", "6+1"), 8: ("5+3", "3+3+2", "6+2"),
    9: ("5+4", "3+3+3", "6+3"), 10: ("4+4+2", "6+4", "3+3+4"),
}  # fmt: skip
_CHANGE = "Cheque Change and Color Up, truepokerdealer.com"
_MOST = 40
"""An amount to make is at most so many times the highest chip, and less where that is high."""


def kinds(house: House) -> tuple[str, ...]:
    """Return what can be asked about the chips of this house."""
    table = house.table
    can = {
        CHANGE: bool(changes(table)),
        COLOUR_UP: bool(changes(table)),
        BREAK: any(_proved_by(chip, table) for chip in table.chips),
        CUT: any(_proved_by(chip, table) == 5 for chip in table.chips),
    }
    return tuple(kind for kind in (MAKE, CHANGE, COLOUR_UP, FULL_STACK, BREAK, CUT) if can.get(kind, True))


def _proved_by(chip: Chip, table: Table) -> int:
    """By how many chips of that value are proved; 0 where no source says."""
    unit = table.currency.unit
    if chip.value % unit == 0 and chip.value // unit in BY_FIVE:
        return 5
    return 4 if chip.value * 2 == unit or (chip.value % unit == 0 and chip.value // unit in BY_FOUR) else 0


def changes(table: Table) -> list[tuple[Chip, Chip, int]]:
    """Return what is changed: a chip, a lower one, and how many of it make the higher: up to a full stack."""
    pairs = ((high, low) for high in table.chips for low in table.chips if low.value < high.value)
    return [(high, low, high.value // low.value) for high, low in pairs
            if high.value % low.value == 0 and high.value // low.value <= STACK]  # fmt: skip


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise of chips.

    :raises ValueError: if the house has no such kind.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    makers = {MAKE: _make, CHANGE: _change, COLOUR_UP: _colour_up, FULL_STACK: _full_stack, BREAK: _break, CUT: _cut}
    return makers[kind](house, chance)


class _Asked(NamedTuple):
    """What is asked: the kind, the question, the rule and its source, and what lies there."""

    kind: str
    prompt: str
    why: tuple[str, str]
    laid: CutOut = ()


def _exercise(house: House, asked: _Asked, field: Field, right: Value) -> Reasoned:
    chips = {Chips(owner_of(1), value): count for value, count in asked.laid}
    felt = Felt({bet_place(1, Bet.ANTE): chips} if chips else {})
    still = Still(house.table, felt, (1,), 1, tuple(felt.chips))
    reasons = {field.name: Reason(*asked.why)}
    return Reasoned(Skill.CHIPS, house, asked.kind, still, asked.prompt, (field,), {field.name: right}, reasons)


def _chips_field(label: str) -> GiveChips:
    return GiveChips(CHIPS, label, RACK)


def _make(house: House, chance: Chance) -> Reasoned:
    table = house.table
    step, most = table.chips[0].value, min(_MOST * table.chips[-1].value, 10_000 * table.currency.unit)
    amounts = (step * chance.between(1, max(1, most // step)) for _try in range(100))
    amount = next((each for each in amounts if can_make(each, table.chips)), table.chips[-1].value)
    prompt = _("Cut out {amount} in as few chips as can be.").format(amount=money_words(amount, table.currency))
    why = _("as few chips as make the amount"), "chips"
    return _exercise(house, _Asked(MAKE, prompt, why), _chips_field(_("Chips")), fewest(table.chips, amount))


def _change(house: House, chance: Chance) -> Reasoned:
    table = house.table
    high, low, number = chance.one_of(changes(table))
    prompt = _("Change this chip into chips of {low}.").format(low=money_words(low.value, table.currency))
    why = _("change is of equal value, in the chips that were asked for"), _(_CHANGE)
    asked = _Asked(CHANGE, prompt, why, ((high.value, 1),))
    return _exercise(house, asked, _chips_field(_("Change")), ((low.value, number),))


def _colour_up(house: House, chance: Chance) -> Reasoned:
    table = house.table
    _high, low, number = chance.one_of(changes(table))
    count = number * chance.between(1, max(1, STACK // number)) + chance.between(0, min(3, number - 1))
    laid = ((low.value, count),)
    prompt = _("The player leaves: colour this stack up, in as few chips as can be.")
    why = _("equal value, in as few chips as make it; what is left stays in small chips"), _(_CHANGE)
    asked = _Asked(COLOUR_UP, prompt, why, laid)
    return _exercise(house, asked, _chips_field(_("Chips")), fewest(table.chips, worth(laid)))


def _full_stack(house: House, chance: Chance) -> Reasoned:
    table = house.table
    chip = chance.one_of(table.chips)
    stacks = chance.between(1, 4)
    words = ngettext(
        "What is {stacks} full stack of {chip} worth?", "What are {stacks} full stacks of {chip} worth?", stacks
    )
    prompt = words.format(stacks=stacks, chip=money_words(chip.value, table.currency))
    why = _("a full stack is {count} chips").format(count=STACK), ON_CUTTING
    field = GiveAmount(AMOUNT, _("Amount"))
    return _exercise(house, _Asked(FULL_STACK, prompt, why), field, stacks * STACK * chip.value)


def _break(house: House, chance: Chance) -> Reasoned:
    table = house.table
    chip = chance.one_of([each for each in table.chips if _proved_by(each, table)])
    options = (Option("4", _("by four")), Option("5", _("by five")))
    prompt = _("By how many are chips of {chip} broken down and proved?").format(
        chip=money_words(chip.value, table.currency)
    )
    why = _("1, 2, 5 and 100 by five; 0.50, 25 and 500 by four"), ON_CUTTING
    field = Pick(PILES, _("Piles"), options)
    return _exercise(house, _Asked(BREAK, prompt, why), field, str(_proved_by(chip, table)))


def _cut(house: House, chance: Chance) -> Reasoned:
    table = house.table
    chip = chance.one_of([each for each in table.chips if _proved_by(each, table) == 5])
    count = chance.one_of(tuple(ODD_PILES))
    piles = chance.some_of((ODD_PILES[count], *_OTHER_PILES[count]), 4)
    prompt = _("{count} chips of {chip} are paid: how are they cut?").format(
        count=count, chip=money_words(chip.value, table.currency)
    )
    why = _("six as 3+3, seven as 3+3+1, eight as 4+4, nine as 4+4+1, ten as 5+5"), ON_STACKS
    field = Pick(PILES, _("Piles"), tuple(Option(each, each) for each in piles))
    return _exercise(house, _Asked(CUT, prompt, why), field, ODD_PILES[count])


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer.

    :raises TypeError: if the exercise is none of this drill.
    """
    [(name, reason)] = reasoned(exercise).reasons.items()
    field = exercise.field(name)
    given, right = answer.get(field.name), exercise.right[field.name]
    mistake = _mistake(exercise, field, given)
    if mistake is None:
        return ()
    done = _("Nothing was answered.") if given is None else _words(exercise, field, given)
    return (Finding(mistake, done, _words(exercise, field, right), *reason, name),)


def _mistake(exercise: Exercise, field: Field, given: Value | None) -> Mistake | None:
    right = exercise.right[field.name]
    if given is None:
        return Mistake.NOT_ANSWERED
    match field:
        case GiveAmount():
            return None if given == right else Mistake.WRONG_COUNT
        case Pick():
            return None if given == right else Mistake.PILES_WRONG
        case _ if isinstance(given, str):
            return Mistake.FILL_NEEDLESS
        case _:
            return _chips_mistake(as_chips(given), as_chips(right), asked_for=exercise.kind == CHANGE)


def _chips_mistake(chips: CutOut, due: CutOut, *, asked_for: bool) -> Mistake | None:
    """*asked_for*: exactly these chips are wanted; else any that are as few."""
    if worth(chips) != worth(due):
        return Mistake.CHANGE_UNEQUAL
    as_few = not asked_for and number_of(chips) == number_of(due)
    return None if chips == due or as_few else Mistake.WRONG_CHIPS


def _words(exercise: Exercise, field: Field, value: Value) -> str:
    table = exercise.house.table
    match field:
        case GiveAmount() if isinstance(value, int):
            return money_words(value, table.currency)
        case Pick():
            return chosen_label(exercise, field.name, value)
        case _ if isinstance(value, str):
            return _("a fill was called for")
        case _:
            return made_of(table, as_chips(value))
