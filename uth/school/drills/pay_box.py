"""Pay a box: read it, and pay each of its bets that wins, to the cent and in the chips of the house (D10 to D12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from uth.company.chance import Chance
from uth.game.model import Round
from uth.game.settlement import BetResult, BoxSettlement
from uth.i18n import gettext as _
from uth.school.answers import heaviest_first
from uth.school.bet_mistakes import bet_mistake, bet_reason
from uth.school.dealt import Shown, boxes_laid, unpaid
from uth.school.ends import ended, ends_of
from uth.school.exercise import FILL, Answer, Exercise, GiveChips, Still, Value
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.payments import Due, given_words, payment_finding, right_words, unpaid_finding
from uth.school.said import dealer_called
from uth.school.settling.steps import settlement_of
from uth.school.skills import Skill
from uth.school.stacks import full_rack
from uth.train.felt.model import HOUSE_CARDS, bet_place, cards_place, pay_place
from uth.words.settlement import bet_words


@dataclass(frozen=True)
class PaidBox(Shown):
    """An exercise of the payments of one box; *dues*: its bets, by the names of their fields."""

    settled: BoxSettlement
    dues: dict[str, Due]


def kinds(house: House) -> tuple[str, ...]:
    """Return how a box can end at this house."""
    return ends_of(house.table)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a box that ends so, before anything is paid. The dealer's hand is called, the box's is not.

    :raises ValueError: if the house has no such kind.
    """
    table, boxes = house.table, boxes_laid(house.table, chance)
    box, state = ended(table, kind, boxes, min(1, len(boxes) - 1), chance)
    felt = unpaid(state, (box,), dealer=True)
    settlement = settlement_of(state)
    settled, rack = settlement.box(box), full_rack(table)
    dues = {
        line.bet.value: Due(table, line, felt.at(bet_place(box, line.bet)), rack)
        for line in settled.lines
        if line.stake
    }
    return PaidBox(
        Skill.PAY_BOX,
        house,
        kind,
        Still(
            table,
            felt,
            boxes,
            box,
            (HOUSE_CARDS, cards_place(box), *(bet_place(box, due.line.bet) for due in dues.values())),
            (dealer_called(table, settlement), *_folded(state, box)),
        ),
        _("Pay box {box}: what is each bet paid? Nothing where it is taken or pushed.").format(box=box),
        tuple(
            GiveChips(name, bet_words(due.line.bet), pay_place(box, due.line.bet), rack) for name, due in dues.items()
        ),
        {name: due.right for name, due in dues.items()},
        state,
        settled,
        dues,
    )


def _folded(state: Round, number: int) -> Iterator[str]:
    box = state.box(number)
    if box is not None and box.folded:
        yield _("Box {box} has folded.").format(box=number)


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return each bet that was paid wrongly.

    :raises TypeError: if the exercise is none of this drill.
    """
    if not isinstance(exercise, PaidBox):
        raise TypeError(f"no exercise of a box's payments: {exercise.kind}")
    return heaviest_first(_found(exercise, answer))


def _found(exercise: PaidBox, answer: Answer) -> Iterator[Finding]:
    for name, due in exercise.dues.items():
        found = _of_bet(exercise.settled, due, answer[name], name) if name in answer else unpaid_finding(due, name)
        if found is not None:
            yield found


def _of_bet(settled: BoxSettlement, due: Due, given: Value, name: str) -> Finding | None:
    """A bet that was paid and should not be, or not paid and should be; else what is wrong with its payment."""
    line, reason = due.line, bet_reason(due.line, settled, due.table)
    pays = bool(given)
    if given == FILL or pays is bool(line.paid):
        return payment_finding(due, given, reason, name)
    mistake = bet_mistake(line, settled, due.table, BetResult.WIN if pays else BetResult.PUSH)
    return Finding(mistake, given_words(due, given), right_words(due), *reason, name, bet_place(line.box, line.bet))
