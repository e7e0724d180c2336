"""Cash for chips, change and colouring up: what is called, what is cut out, and in which order it is done."""

from __future__ import annotations

from collections.abc import Iterator

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.answers import heaviest_first
from uth.school.banknotes import notes_of
from uth.school.drills.chips import changes
from uth.school.exercise import Answer, CutOut, Exercise, GiveAmount, GiveChips, Still
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.rounds import boxes_of, owner_of
from uth.school.routines import CASH, CHANGE, STEPS, order_field, order_findings
from uth.school.settling.chips import chips_words, fewest, worth
from uth.school.skills import Skill
from uth.school.stacks import STACK
from uth.school.stated import Reason, amount_finding, chips_finding
from uth.table import Bet
from uth.train.felt.model import RACK, Chips, Felt, Place, bet_place
from uth.words.money import money_words

AMOUNT, CHIPS = "amount", "chips"
BUY_IN, MAKE_CHANGE, COLOUR_UP = "cash for chips", "change of a chip", "colour up"
_MOST_KINDS, _MOST_NOTES = 3, 5
"""Cash is of so many notes at most, and of so many of each."""


def kinds(house: House) -> tuple[str, ...]:
    """Return what is bought and changed at this house."""
    can = {BUY_IN: bool(notes_of(house.table))}
    change = bool(changes(house.table))
    return tuple(kind for kind in (BUY_IN, MAKE_CHANGE, COLOUR_UP) if can.get(kind, change))


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise: what lies on the table, what it comes to, the chips for it, and the steps.

    :raises ValueError: if the house has no such kind.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    box = chance.between(1, house.table.rules.boxes)
    return _cash(house, box, chance) if kind == BUY_IN else _change(house, kind, box, chance)


def _cash(house: House, box: int, chance: Chance) -> Exercise:
    table, notes = house.table, notes_of(house.table)
    used = sorted(chance.some_of(notes, chance.between(1, min(_MOST_KINDS, len(notes)))), reverse=True)
    cash = tuple((note, chance.between(1, _MOST_NOTES)) for note in used)
    prompt = _("Box {box} lays this cash on the table and asks for chips. What do you call, cut out and do?")
    right: Answer = {
        AMOUNT: worth(cash),
        CHIPS: fewest(table.chips, worth(cash)),
        STEPS: CASH.right,
    }
    fields = (
        GiveAmount(AMOUNT, _("The amount that you call")),
        GiveChips(CHIPS, _("The chips for it"), RACK),
        order_field(_("The steps, in order"), CASH, chance),
    )
    said = (_("Cash: {notes}").format(notes=chips_words(cash, table)),)
    still = Still(table, Felt(), boxes_of(table), box, said=said)
    return Exercise(Skill.BUY_IN, house, BUY_IN, still, prompt.format(box=box), fields, right)


def _change(house: House, kind: str, box: int, chance: Chance) -> Exercise:
    table = house.table
    high, low, number = chance.one_of(changes(table))
    if kind == MAKE_CHANGE:
        laid, due = ((high.value, 1),), ((low.value, number),)
        sentence = _("Box {box} wants this chip changed into chips of {chip}. What do you cut out and do?")
    else:
        times = chance.between(1, max(1, STACK // number))
        laid, due = ((low.value, number * times),), ((high.value, times),)
        sentence = _("Box {box} wants this stack coloured up into {chip}. What do you cut out and do?")
    prompt = sentence.format(box=box, chip=money_words(due[0][0], table.currency))
    fields = (
        GiveChips(CHIPS, _("The chips for it"), RACK),
        order_field(_("The steps, in order"), CHANGE, chance),
    )
    place = bet_place(box, Bet.ANTE)
    still = Still(table, _laid(place, box, laid), boxes_of(table), box, (place,))
    return Exercise(Skill.BUY_IN, house, kind, still, prompt, fields, {CHIPS: due, STEPS: CHANGE.right})


def _laid(place: Place, box: int, chips: CutOut) -> Felt:
    return Felt({place: {Chips(owner_of(box), value): count for value, count in chips}})


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    return heaviest_first(_found(exercise, answer))


def _found(exercise: Exercise, answer: Answer) -> Iterator[Finding]:
    if exercise.kind == BUY_IN:
        lies = exercise.still.said[0]
        yield from amount_finding(exercise, answer, AMOUNT, Reason(lies, _("the notes as they lie")))
        worthy = Reason(_("chips of the same worth as the cash"), CASH.source)
        yield from chips_finding(exercise, answer, CHIPS, worthy, exact=False)
        yield from order_findings(CASH, answer)
        return
    asked = Reason(_("change is of equal value, in the chips that were asked for"), CHANGE.source)
    yield from chips_finding(exercise, answer, CHIPS, asked, exact=True)
    yield from order_findings(CHANGE, answer)
