"""Whether the dealer qualifies (rules.md 5.2)."""

from __future__ import annotations

from collections.abc import Mapping

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.answers import chosen_label, unanswered
from uth.school.dealt import Seat, Shown, boxes_laid, dealt, seated, shown, unpaid
from uth.school.exercise import Answer, Exercise, Option, Pick, Still
from uth.school.findings import Finding, Mistake
from uth.school.hands_to_qualify import A_PAIR_OR_MORE, ALWAYS, NOTHING
from uth.school.house import House
from uth.school.readings import Situation, drawn, possible
from uth.school.settling.steps import settlement_of
from uth.school.skills import Skill
from uth.table import Qualify, Rules
from uth.train.felt.model import BOARD, HOUSE_CARDS
from uth.words.hands import hand_words
from uth.words.house_rules import house_rule
from uth.words.sign import qualifying_sentence

_QUALIFIES = "qualifies"


def _situations(rules: Rules) -> Mapping[str, Situation]:
    return A_PAIR_OR_MORE | (ALWAYS if rules.dealer_qualifies is Qualify.ALWAYS else NOTHING)


def kinds(house: House) -> tuple[str, ...]:
    """Return the dealer's hands that are asked for."""
    return possible(_situations(house.table.rules), house.table.rules)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a dealer's hand of that kind.

    :raises ValueError: if the house has no such kind.
    """
    cards = drawn(_situations(house.table.rules), kind, house.table.rules, chance).cards
    boxes = boxes_laid(house.table, chance)
    _box, seats = seated(cards, Seat(cards.hole), min(2, len(boxes) - 1), boxes, chance)
    state = dealt(house.table, cards, seats, chance, paid=False)
    felt = unpaid(state, (), dealer=True)
    options = Option("yes", _("qualifies")), Option("no", _("does not qualify"))
    return Shown(
        Skill.QUALIFY,
        house,
        kind,
        Still(house.table, felt, boxes, lit=(HOUSE_CARDS, BOARD)),
        _("Does the dealer qualify?"),
        (Pick(_QUALIFIES, _("The dealer"), options),),
        {_QUALIFIES: "yes" if settlement_of(state).qualifies else "no"},
        state,
    )


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return whether qualifying was called wrongly."""
    if _QUALIFIES not in answer or answer[_QUALIFIES] == exercise.right[_QUALIFIES]:
        return tuple(unanswered(exercise, answer, _QUALIFIES))
    rules, settlement = exercise.house.table.rules, settlement_of(shown(exercise).state)
    done, right = (
        chosen_label(exercise, _QUALIFIES, each) for each in (answer[_QUALIFIES], exercise.right[_QUALIFIES])
    )
    why = _("The dealer has {hand}. {rule}").format(hand=hand_words(settlement.dealer), rule=qualifying_sentence(rules))
    source = house_rule(exercise.house.table, "rules: dealer qualifies")
    return (Finding(Mistake.QUALIFIES_WRONG, done, right, why, source, _QUALIFIES, HOUSE_CARDS),)
