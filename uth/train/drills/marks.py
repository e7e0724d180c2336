"""How an answer of a drill is marked: exactly where the values are known, and before that by what is known at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.advice import Advice
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.policy import choose
from uth.game.engine import choices_on
from uth.game.model import Choice, Round
from uth.game.view import seen_from
from uth.table import Table
from uth.train import question as questions
from uth.train.drills import dark
from uth.train.drills.plan import Plan, stakes_of
from uth.train.drills.spots import PLAYER, Spot, round_at
from uth.train.grading import dark_values, grade
from uth.train.question import Question

Values = Mapping[Choice, Fraction]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a drill on the table. *state*: the engine's round at its decision."""

    number: int
    spot: Spot
    kind: str
    state: Round

    @property
    def table(self) -> Table:
        """The table that it is asked at."""
        return self.state.table

    @property
    def question(self) -> Question | None:
        """What is asked, of what the player sees; None before the deal."""
        return questions.asked(seen_from(self.state, PLAYER), self.spot.box) if self.spot.holes else None

    @property
    def by_rules(self) -> bool:
        """Whether the engine knows the answer: it is about what may be bet, not about what that is worth."""
        return self.spot.by_rules

    @property
    def offered(self) -> tuple[Choice, ...]:
        """The choices that there are, in the order of the buttons; before the deal none and the multiples."""
        street = self.spot.street
        return dark.offered(self.table) if street is None else choices_on(self.table, street)


@dataclass(frozen=True, slots=True)
class Mark:
    """One answer, marked. *took* is in milliseconds."""

    number: int
    spot: Spot
    kind: str
    chosen: Choice | None
    """None if the time ran out; what is not said counts as a check, or else as a fold."""
    best: Choice
    """Of equal choices the chosen one."""
    took: int
    late: bool = False
    cost: Fraction | None = None
    """What the best choice is worth more, in Antes; None where only the rule of thumb was known, 0 by the rules."""
    margin: Fraction | None = None
    """What the best choice is worth more than the next one, in Antes."""

    @property
    def right(self) -> bool:
        """Whether it was in time and nothing would have been better."""
        return not self.late and self.chosen is self.best

    @property
    def exact(self) -> bool:
        """Whether the cost is known."""
        return self.cost is not None


def ask(plan: Plan, number: int, spot: Spot, kind: str) -> Asked:
    """Put a spot on the table.

    :raises IllegalAction: if its table does not have these boxes.
    """
    table = plan.tables[spot.table]
    return Asked(number, spot, kind, round_at(table, spot, stakes_of(plan, spot), (plan.seed, number)))


def values_at_once(asked: Asked) -> Values | None:
    """Return the exact values where they are stored, None where they have to be worked out: :func:`exact_values`."""
    question = asked.question
    if question is None:
        return None
    known = question.stored()
    return known.values if known is not None and not known.ignored else None


def exact_values(asked: Asked) -> Values:
    """Return the exact value of each choice, in Antes. It runs where the kernels are loaded.

    How much may go on a dark box is no matter of values: there are none.

    :raises SolverMissing: if they cannot be.
    """
    question = asked.question
    if question is None:
        # Without a dark box nothing is bet and nothing lost.
        return {} if asked.by_rules else {Choice.CHECK: Fraction(0), **dark_values(asked.table)}
    return question.advice().values


def rule_of_thumb(asked: Asked) -> Choice:
    """Return what the practical strategy does; before the deal no dark box, or the most that the engine takes."""
    if asked.question is None:
        return dark.most(asked.state, asked.spot) if asked.by_rules else Choice.CHECK
    return choose(preset("practical"), seen_from(asked.state, PLAYER), asked.spot.box, asked.offered)


def mark(asked: Asked, chosen: Choice | None, took: int, values: Values | None, late: bool = False) -> Mark:
    """Mark an answer; *took* is in milliseconds. *values*: None where only the rule of thumb is known.

    :raises ValueError: if the choice is not offered.
    """
    done = counted(asked, chosen)
    if done not in asked.offered:
        raise ValueError(f"{done} is not offered: there are {', '.join(asked.offered)}")
    about = (asked.number, asked.spot, asked.kind, chosen)
    if asked.by_rules:
        # The engine knows the answer, and a bet that it does not take costs nothing.
        return Mark(*about, rule_of_thumb(asked), took, late, Fraction(0))
    if values is None:
        return Mark(*about, rule_of_thumb(asked), took, late)
    question = asked.question
    if question is None:
        cost = max(values.values()) - values[done]
        best = max(values, key=values.__getitem__) if cost else done
        return Mark(*about, best, took, late, cost, _gap(values))
    graded = grade(question, done, Advice(question.street, dict(values)))
    return Mark(*about, graded.best, took, late, graded.cost, graded.margin)


def counted(asked: Asked, chosen: Choice | None) -> Choice:
    """Return what an answer counts as: what is not said as a check, or else as a fold."""
    if chosen is not None:
        return chosen
    return next((choice for choice in (Choice.CHECK, Choice.FOLD) if choice in asked.offered), asked.offered[0])


def _gap(values: Values) -> Fraction:
    best, second, *_ = (*sorted(values.values(), reverse=True), max(values.values()))
    return best - second
