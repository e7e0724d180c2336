"""A run of exercises as it goes on: its plan, the marks so far, and what they teach about the trainee."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from uth.cards import Card, parse_cards
from uth.company.chance import Chance
from uth.errors import CardError
from uth.school.drill import drill_of
from uth.school.drills import deal
from uth.school.exercise import Answer, Exercise, GiveAmount, GiveChips, Given, Option, Order, PickCards, Value
from uth.school.findings import Finding, Weight
from uth.school.pace import Pace, slowness, taken
from uth.school.plan import Plan, PlanError, key_of, nothing_to_practise
from uth.school.score import points_of
from uth.school.skills import Skill, told_apart
from uth.train.learning import Learning, pick, replayed

_DRAWS = 1 << 32


@dataclass(frozen=True)
class Mark:
    """One exercise, marked.

    :ivar given: what was answered, and when.
    :ivar findings: what was wrong, the heaviest first; of speed only where nothing else is wrong but procedure.
    :ivar paces: what each answer took, in milliseconds.
    """

    number: int
    skill: Skill
    kind: str
    given: Given
    findings: tuple[Finding, ...]
    paces: tuple[tuple[Pace, int], ...]

    @property
    def right(self) -> bool:
        """Whether nothing was wrong but, perhaps, the speed."""
        return all(finding.weight is Weight.SPEED for finding in self.findings)

    @property
    def took(self) -> int:
        """How long all of it took, in milliseconds."""
        return max(self.given.times.values(), default=0)

    @property
    def points(self) -> int:
        """What the exercise earned, of ``score.FULL``."""
        return points_of(self.skill, ((finding.mistake, finding.weight) for finding in self.findings))


@dataclass(frozen=True)
class Run:
    """A run after some answers; nothing changes it, :meth:`answered` makes the next one."""

    plan: Plan
    marks: tuple[Mark, ...] = ()

    @property
    def number(self) -> int:
        """The number of the next exercise, from 1."""
        return len(self.marks) + 1

    @property
    def over(self) -> bool:
        """Whether every exercise was answered, or the time is up."""
        return len(self.marks) >= self.plan.count or 0 < self.plan.limit <= self.took

    @property
    def took(self) -> int:
        """How long the answers took, in milliseconds."""
        return sum(mark.took for mark in self.marks)

    @cached_property
    def learning(self) -> Learning:
        """What the trainee has learnt up to here."""
        answers = ((key_of(mark.skill, mark.kind), mark.right, None) for mark in self.marks)
        return replayed(answers, self.plan.learning)

    @cached_property
    def broken_off(self) -> frozenset[int]:
        """The numbers of the exercises of which nothing was answered, and of the rounds that were left in the middle.

        :raises ActError: if an act of a round cannot be done.
        """
        return frozenset(mark.number for mark in self.marks if not self._is_whole(mark))

    def _is_whole(self, mark: Mark) -> bool:
        given = mark.given.answer
        if mark.skill is not Skill.DEAL or deal.ACTS not in given:
            return bool(given)
        return self.plan.shift.again(mark.number, str(given[deal.ACTS])).done

    def exercise(self) -> Exercise:
        """Return the next exercise: a kind that was missed comes more often; one that does not come up is left out.

        :raises PlanError: if none comes up.
        """
        kinds = list(self.plan.kinds)
        while kinds:
            skill, kind = self._kind(kinds)
            try:
                return _drawn(self.plan, self.number, skill, kind)
            except ValueError:
                kinds.remove((skill, kind))
        raise PlanError(nothing_to_practise(self.plan.house.table))

    def _kind(self, kinds: list[tuple[Skill, str]]) -> tuple[Skill, str]:
        last = (self.marks[-1].skill, self.marks[-1].kind) if self.marks else None
        offered = [each for each in kinds if each != last] or kinds
        learning = self.plan.learning if self.plan.fixed else self.learning
        weights = [learning.weight(key_of(*each)) for each in offered]
        draw = Chance(self.plan.seed, f"kind {self.number}").between(0, _DRAWS - 1)
        return offered[pick(weights, Fraction(draw, _DRAWS))]

    def answered(self, exercise: Exercise, given: Given) -> Run:
        """Return the run after an answer to its next exercise."""
        return Run(self.plan, (*self.marks, mark(self.plan, self.number, exercise, given)))


def _drawn(plan: Plan, number: int, skill: Skill, kind: str) -> Exercise:
    if skill is Skill.DEAL:
        # Round after round with the same players, whatever is asked between them.
        return deal.of_shift(plan.shift, number)
    return drill_of(skill).draw(plan.house, kind, Chance(plan.seed, f"exercise {number}"))


def exercise_again(plan: Plan, mark: Mark) -> Exercise:
    """Return the exercise of an answer as it lay on the table."""
    return _drawn(plan, mark.number, mark.skill, mark.kind)


def findings_so_far(exercise: Exercise, given: Given) -> tuple[Finding, ...]:
    """Return what may be said to be wrong in the fields that are answered; of the speed nothing is said.

    While more is asked, nothing that would give it away.
    """
    if exercise.after(given.answer) and not told_apart(exercise.skill):
        return ()
    found = drill_of(exercise.skill).mark(exercise, given.answer)
    return tuple(finding for finding in found if finding.field in given.answer)


def mark(plan: Plan, number: int, exercise: Exercise, given: Given) -> Mark:
    """Mark an answer: safety, money, procedure; speed last, and only if neither safety nor money is wrong."""
    findings = drill_of(exercise.skill).mark(exercise, given.answer)
    if all(finding.weight > Weight.MONEY for finding in findings):
        findings += slowness(exercise, given.times, plan.targets)
    in_order = tuple(sorted(findings, key=lambda finding: finding.weight))
    return Mark(number, exercise.skill, exercise.kind, given, in_order, taken(exercise, given.times))


def repeated(plan: Plan, answers: Iterable[Any]) -> Run:
    """Return the run that these answers make, each as :func:`given_data` writes it: the same exercises and marks.

    :raises ValueError: if one of them is no answer to its exercise.
    """
    run = Run(plan)
    for data in answers:
        exercise = run.exercise()
        run = run.answered(exercise, given_from(exercise, data))
    return run


# --- answers as data


def given_data(given: Given) -> list[Any]:
    """Return an answer as what JSON can hold."""
    return [{name: _plain(value) for name, value in given.answer.items()}, dict(given.times)]


def _plain(value: Value) -> Any:
    if isinstance(value, str | int):
        return value
    return [str(each) if isinstance(each, Card | str) else list(each) for each in value]


def given_from(exercise: Exercise, data: Any) -> Given:
    """Return the answer of :func:`given_data` to an exercise.

    :raises ValueError: if *data* is none.
    """
    try:
        values, times = data
        answer: Answer = {str(name): _value(exercise, str(name), value) for name, value in values.items()}
        return Given(answer, {str(name): int(time) for name, time in times.items()})
    except (AttributeError, CardError, KeyError, OverflowError, TypeError) as error:
        raise ValueError(f"this is no answer to an exercise of {exercise.skill}: {error!r:.60}") from error


def _value(exercise: Exercise, name: str, value: Any) -> Value:
    if not exercise.fields:
        return str(value)
    match exercise.field(name):
        case PickCards():
            return parse_cards("".join(value))
        case Order(options=options):
            return _steps(options, value)
        case GiveAmount():
            return int(value)
        case GiveChips() if not isinstance(value, str):
            return tuple((int(chip), int(count)) for chip, count in value)
        case _:
            return str(value)


def _steps(options: tuple[Option, ...], value: Any) -> tuple[str, ...]:
    steps = tuple(map(str, value))
    if len(set(steps)) < len(steps) or not set(steps) <= {option.value for option in options}:
        raise KeyError(value)
    return steps
