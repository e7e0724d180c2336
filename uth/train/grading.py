"""Grades: what each decision of a round cost against the best choice, exactly, from the round's own actions.

Every decision of every box that its owner sees is graded with the cards that the owner saw at that moment, those of the
other boxes too; the multiple of a dark box with the knowledge of no card. A choice is worth what ``analysis.advice``
says: all bets of the box, at the pays as written, everything after it played best and affordable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from uth.analysis.advice import Advice
from uth.analysis.figures import figures
from uth.analysis.solution import best_choice
from uth.game import engine
from uth.game.actions import Action, Decide
from uth.game.model import Box, Choice, play
from uth.game.view import seen_from
from uth.store.grades import Grade
from uth.table import Bet, Table
from uth.train.kinds import DARK_KIND, kind_of
from uth.train.question import Question, asked
from uth.train.rulings import best_of

CLOSE = Fraction(1, 20)
"""A decision is close when its best choice is worth less than this many Antes more than the next."""


def grade(question: Question, chosen: Choice, advice: Advice) -> Grade:
    """Return the grade of an answer. *advice*: the values of the question's choices."""
    values = {choice: advice.values[choice] for choice in question.open}
    kind = kind_of(question.table.rules, question.hole, question.board).key
    judged = _judged(chosen, values, best_of(advice, question))
    return Grade(question.box, question.street, chosen, *judged, question.ante, kind)


def is_close(graded: Grade) -> bool:
    """Return whether little hangs on a decision."""
    return graded.margin < CLOSE


def grades_of(table: Table, funds: Mapping[str, int], actions: Iterable[Action], owner: str) -> tuple[Grade, ...]:
    """Return the grade of each decision for the owner's boxes in a round: dark boxes first, then as they were made.

    :raises IllegalAction: if the actions do not follow from each other.
    :raises SolverMissing: if a value has to be computed and the compiled kernels cannot be loaded.
    """
    done = tuple(actions)
    dark = [_grade_dark(table, box) for box in engine.replay(table, funds, done).owned_by(owner) if box.dark]
    seen = [grade(question, choice, question.advice()) for question, choice in questions_of(table, funds, done, owner)]
    return (*dark, *seen)


def questions_of(
    table: Table, funds: Mapping[str, int], actions: Iterable[Action], owner: str
) -> Iterator[tuple[Question, Choice]]:
    """Yield what the owner of boxes was asked in a round, as it stood at that moment, and what was answered.

    :raises IllegalAction: if the actions do not follow from each other.
    """
    state = engine.new_round(table, funds)
    for action in actions:
        if isinstance(action, Decide):
            box = state.box(action.box)
            if box is not None and box.owner == owner:
                yield asked(seen_from(state, owner), action.box), action.choice
        state, _ = engine.apply(state, action)


def _grade_dark(table: Table, box: Box) -> Grade:
    values = dark_values(table)
    chosen = play(box.multiple)
    return Grade(
        box.number, None, chosen, *_judged(chosen, values, best_choice(values)), box.stake(Bet.ANTE), DARK_KIND.key
    )


def dark_values(table: Table) -> dict[Choice, Fraction]:
    """Return what a dark box is worth by the choice that stands for its multiple, in Antes.

    Player and dealer are dealt alike, so that all multiples are worth the same: the risk grows, and not the edge.

    :raises SolverMissing: if the table has to be solved and the compiled solver cannot be loaded.
    """
    return dict(_dark_values(table))


@lru_cache(maxsize=16)
def _dark_values(table: Table) -> tuple[tuple[Choice, Fraction], ...]:
    return tuple((play(multiple), net.mean) for multiple, net in figures(table).dark.items())


class _Judged(NamedTuple):
    """What came of a choice: the best one, the cost and the margin."""

    best: Choice
    cost: Fraction
    margin: Fraction


def _judged(chosen: Choice, values: Mapping[Choice, Fraction], best: Choice) -> _Judged:
    cost = values[best] - values[chosen]
    others = [worth for choice, worth in values.items() if choice is not best]
    margin = values[best] - max(others) if others else Fraction(0)
    return _Judged(best if cost else chosen, cost, margin)
