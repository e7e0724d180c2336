"""What becomes of each bet of a box: take, push or pay (rules.md 5.2)."""

from __future__ import annotations

from collections.abc import Iterator

from uth.company.chance import Chance
from uth.game.model import Round
from uth.game.settlement import BetResult, Line
from uth.i18n import gettext as _
from uth.school.answers import chosen_label, heaviest_first, unanswered
from uth.school.bet_mistakes import bet_mistake, bet_reason, seen_result
from uth.school.dealt import Shown, boxes_laid, shown, unpaid
from uth.school.ends import ended, ends_of
from uth.school.exercise import Answer, Exercise, Option, Pick, Still
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.said import both_called
from uth.school.settling.steps import settlement_of
from uth.school.skills import Skill
from uth.table import Table
from uth.train.felt.model import HOUSE_CARDS, bet_place, cards_place
from uth.words.events import line_words
from uth.words.money import money_words
from uth.words.settlement import bet_words

DONE = {"take": BetResult.LOSE, "push": BetResult.PUSH, "pay": BetResult.WIN}
"""What the dealer does with a bet, and which result that is right for."""
_DOES = {result: done for done, result in DONE.items()}


def kinds(house: House) -> tuple[str, ...]:
    """Return how a box can end at this house."""
    return ends_of(house.table)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a box that ends so, before anything is paid.

    :raises ValueError: if the house has no such kind.
    """
    boxes = boxes_laid(house.table, chance)
    box, state = ended(house.table, kind, boxes, min(1, len(boxes) - 1), chance)
    lines = _lines(state, box)
    lit = (HOUSE_CARDS, cards_place(box), *(bet_place(box, line.bet) for line in lines))
    felt = unpaid(state, (box,), dealer=True)
    return Shown(
        Skill.RESULTS,
        house,
        kind,
        Still(house.table, felt, boxes, box, lit, _said(state, box)),
        _("What becomes of each bet of box {box}?").format(box=box),
        tuple(Pick(line.bet.value, bet_words(line.bet), _options()) for line in lines),
        {line.bet.value: _DOES[seen_result(line)] for line in lines},
        state,
    )


def _lines(state: Round, box: int) -> tuple[Line, ...]:
    """The bets of a box that there are."""
    return tuple(line for line in settlement_of(state).box(box).lines if line.stake)


def _said(state: Round, number: int) -> tuple[str, ...]:
    box = state.box(number)
    assert box is not None
    return both_called(state.table, settlement_of(state), box)


def _options() -> tuple[Option, ...]:
    return Option("take", _("take")), Option("push", _("push")), Option("pay", _("pay"))


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return each bet that was treated wrongly."""
    return heaviest_first(_found(shown(exercise), answer))


def _found(exercise: Shown, answer: Answer) -> Iterator[Finding]:
    lines = _lines(exercise.state, exercise.still.box)
    yield from unanswered(exercise, answer, *(line.bet.value for line in lines))
    for line in lines:
        name = line.bet.value
        if name in answer and answer[name] != exercise.right[name]:
            yield _finding(exercise, line, str(answer[name]))


def _finding(exercise: Shown, line: Line, given: str) -> Finding:
    table, settled, name = exercise.house.table, settlement_of(exercise.state).box(line.box), line.bet.value
    mistake = bet_mistake(line, settled, table, DONE[given])
    why, source = bet_reason(line, settled, table)
    done = _("{bet}: {done}").format(bet=bet_words(line.bet), done=chosen_label(exercise, name, given))
    return Finding(mistake, done, _right(line, table), why, source, name, bet_place(line.box, line.bet))


def _right(line: Line, table: Table) -> str:
    return line_words(line, table, lambda amount: money_words(amount, table.currency))
