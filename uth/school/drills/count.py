"""Count a stack: what do the chips come to (rules.md 7.1)."""

from __future__ import annotations

from collections.abc import Mapping

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.exercise import Answer, Exercise, GiveAmount, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.rounds import MOST_BOXES, boxes_of, owner_of
from uth.school.settling.chips import as_lying, chips_words
from uth.school.skills import Skill
from uth.school.stacks import STACK
from uth.table import Bet
from uth.train.felt.model import Chips, Felt, bet_place
from uth.words.money import money_words

AMOUNT = "amount"
_COLOURS = {"one colour": 1, "two colours": 2, "three colours": 3}
_STACKS = {"two stacks": (Bet.ANTE, Bet.BLIND), "three stacks": (Bet.ANTE, Bet.BLIND, Bet.PLAY)}


def kinds(house: House) -> tuple[str, ...]:
    """Return what can be counted at this house: stacks of so many colours, and several stacks together."""
    colours = len(house.table.chips)
    return (*(kind for kind, needed in _COLOURS.items() if needed <= colours), *_STACKS)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a stack, or several, to be counted.

    :raises ValueError: if the house has no such kind.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    boxes = boxes_of(house.table, MOST_BOXES)
    box = chance.one_of(boxes)
    felt = Felt({
        bet_place(box, bet): _stack(house, _COLOURS.get(kind, chance.between(1, 2)), owner_of(box), chance)
        for bet in _STACKS.get(kind, (Bet.ANTE,))
    })  # fmt: skip
    lit = tuple(felt.chips)
    one = _("A player wants change for this stack. How much is it?")
    prompt = one if len(lit) == 1 else _("A player wants change for these stacks. How much are they together?")
    right = sum(felt.amount(place) for place in lit)
    return Exercise(
        Skill.COUNT, house, kind, Still(house.table, felt, boxes, box, lit), prompt,
        (GiveAmount(AMOUNT, _("Amount")),), {AMOUNT: right},
    )  # fmt: skip


def _stack(house: House, colours: int, owner: str, chance: Chance) -> Mapping[Chips, int]:
    """So many colours, no more than a full stack of chips altogether."""
    used = chance.some_of(house.table.chips, min(colours, len(house.table.chips)))
    most = STACK // len(used)
    return {Chips(owner, chip.value): chance.between(1, most) for chip in used}


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong with the count."""
    given, right, money = answer.get(AMOUNT), exercise.right[AMOUNT], exercise.house.table.currency
    if given == right:
        return ()
    assert isinstance(right, int)
    counted = _("Counted: {amount}").format(amount=money_words(given, money)) if isinstance(given, int) else ""
    felt = exercise.still.felt
    mistake = Mistake.WRONG_COUNT if counted else Mistake.NOT_ANSWERED
    place = exercise.still.lit[0]
    return (
        Finding(
            mistake,
            counted or _("Nothing was counted."),
            money_words(right, money),
            "; ".join(chips_words(as_lying(felt.at(place)), exercise.house.table) for place in exercise.still.lit),
            _("the chips as they lie"),
            AMOUNT,
            place,
        ),
    )
