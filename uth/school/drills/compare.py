"""Compare two hands on one board: who wins, the player or the dealer, or is it a tie (rules.md 5.2)."""

from __future__ import annotations

from uth.company.chance import Chance
from uth.game.settlement import Result
from uth.i18n import gettext as _
from uth.school.answers import chosen_label, unanswered
from uth.school.dealt import Seat, Shown, boxes_laid, dealt, seated, shown, unpaid
from uth.school.exercise import Answer, Exercise, Option, Pick, Still
from uth.school.findings import Finding, Mistake
from uth.school.hands_to_compare import TO_COMPARE
from uth.school.house import House
from uth.school.readings import drawn, hand_source, possible
from uth.school.settling.steps import settlement_of
from uth.school.skills import Skill
from uth.train.felt.model import BOARD, HOUSE_CARDS, cards_place
from uth.words.hands import comparison_words

_WINNER = "winner"
_WINNERS = {Result.WIN: "player", Result.LOSE: "dealer", Result.TIE: "tie"}


def kinds(house: House) -> tuple[str, ...]:
    """Return what may decide between two hands, the plain ones first."""
    return possible(TO_COMPARE, house.table.rules)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return two hands of that kind on one board.

    :raises ValueError: if the house has no such kind.
    """
    cards = drawn(TO_COMPARE, kind, house.table.rules, chance).cards
    boxes = boxes_laid(house.table, chance)
    box, seats = seated(cards, Seat(cards.hole), min(2, len(boxes) - 1), boxes, chance)
    state = dealt(house.table, cards, seats, chance, paid=False)
    felt = unpaid(state, (box,), dealer=True)
    return Shown(
        Skill.COMPARE,
        house,
        kind,
        Still(house.table, felt, boxes, box, (cards_place(box), BOARD, HOUSE_CARDS)),
        _("Box {box} against the dealer: which hand is higher?").format(box=box),
        (Pick(_WINNER, _("The higher hand"), _options()),),
        {_WINNER: _WINNERS[settlement_of(state).box(box).result]},
        state,
    )


def _options() -> tuple[Option, ...]:
    return Option("player", _("the player's")), Option("dealer", _("the dealer's")), Option("tie", _("neither: a tie"))


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return whether the wrong hand was called the higher."""
    if _WINNER not in answer or answer[_WINNER] == exercise.right[_WINNER]:
        return tuple(unanswered(exercise, answer, _WINNER))
    settlement, box = settlement_of(shown(exercise).state), exercise.still.box
    done, right = (chosen_label(exercise, _WINNER, each) for each in (answer[_WINNER], exercise.right[_WINNER]))
    why = comparison_words(settlement.box(box).hand, settlement.dealer)
    source = hand_source(exercise.house.table)
    return (Finding(Mistake.WRONG_WINNER, done, right, why, source, _WINNER, cards_place(box)),)
