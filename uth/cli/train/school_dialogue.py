"""A run of the dealer school in the terminal: the table is told, answers are typed, and what was wrong is said."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from uth.cli import output, text
from uth.cli.train.at_table import AtTable, Settled
from uth.cli.train.deal_dialogue import AtDeal
from uth.cli.train.lesson_told import by_time
from uth.cli.train.terminal import AtTerminal
from uth.cli.train.typed import NotAnAnswer, is_numbered, value_of
from uth.school.dealt import shown
from uth.school.drills.deal import dealt_round
from uth.school.drills.settle import ACTS
from uth.school.exercise import (
    SEEN,
    Exercise,
    Field,
    GiveAmount,
    GiveChips,
    Given,
    Order,
    Pick,
    PickCards,
    Value,
    by_sign,
)
from uth.school.findings import Finding
from uth.school.keeping import Keeping
from uth.school.plan import Feedback, Plan
from uth.school.run import Mark, Run, findings_so_far
from uth.school.settling.acts import ActError
from uth.school.skills import Skill, told_apart
from uth.school.telling import exercise_lines, finding_lines
from uth.words import school_asked as words
from uth.words.school_answers import all_right, chips_words, left_in_the_middle

_QUIT, _HELP, _AGAIN = ("quit", "q", "leave"), ("help", "?"), ("again", "table")
_SKIP, _HINT = "skip", "hint"


class Left(Exception):
    """Whoever answers leaves, or the input ends."""


class SchoolDialogue(AtTerminal[Plan, Mark]):
    """One run with one person.

    :ivar run: how far it is.
    """

    _earns_left = True
    """What was done of a round that was left counts."""

    def __init__(
        self, plan: Plan, keeping: Keeping, *, aside: bool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """*aside*: speak on the error stream; *clock*: in seconds."""
        super().__init__(keeping, aside=aside)
        self.run = Run(plan)
        self._name = keeping.player.name if keeping.player else ""
        self._clock = clock
        self._began = 0.0
        self._left = False

    def held(self) -> Run:
        """Ask until the run is over, the person quits or the input ends, and return the run."""
        text.begin_to_listen()
        self._say([_opening(self.run.plan), words.kept_for(self._name), *words.help_lines()])
        try:
            while not self.run.over and not self._left:
                self._one()
        except (KeyboardInterrupt, Left):
            self._say([""])
        return self.run

    def _one(self) -> None:
        """Ask one exercise, mark it, keep it."""
        plan, exercise = self.run.plan, self.run.exercise()
        title = words.exercise_title(self.run.number, None if by_time(plan) else plan.count, exercise.skill)
        self._say(["", title])
        self._began = self._clock()
        given, told = self._asked(exercise) if exercise.fields else self._acted(exercise)
        if not given.times:
            given = Given(given.answer, {SEEN: self._now})
        self.run = self.run.answered(exercise, given)
        mark = self.run.marks[-1]
        self._tell([each for each in mark.findings if each not in told], nothing_before=not told)
        self._keep(plan, self.run.marks)

    def _tell(self, findings: Iterable[Finding], *, nothing_before: bool) -> None:
        """Say what was wrong, or that nothing was; where the marks come later, only that it is noted."""
        if self.run.plan.feedback is Feedback.REPORT:
            self._say([words.noted()])
            return
        lines = [line for finding in findings for line in finding_lines(finding)]
        if self.run.marks[-1].given.answer and self.run.marks[-1].number in self.run.broken_off:
            lines.append(left_in_the_middle(earns=self._earns_left))
        self._say(lines or ([all_right()] if nothing_before else []))

    @property
    def _now(self) -> int:
        return int((self._clock() - self._began) * 1000)

    # --- questions

    def _asked(self, exercise: Exercise) -> tuple[Given, tuple[Finding, ...]]:
        """Ask the questions one after the other; return the answers, and what was said to them meanwhile."""
        self._say(_as_it_lies(exercise))
        values: dict[str, Value] = {}
        times: dict[str, int] = {}
        told: list[Finding] = []
        for field in exercise.fields:
            if field not in exercise.after(values):
                break
            value = self._answered(exercise, field, values)
            if self._left:
                break
            if value is not None:
                values[field.name], times[field.name] = value, self._now
                told += self._told_at_once(findings_so_far(exercise, Given(values)), told)
        return Given(values, times), tuple(told)

    def _answered(self, exercise: Exercise, field: Field, values: Mapping[str, Value]) -> Value | None:
        """What is answered; nothing of whoever leaves after it was said what was right: that counts."""
        try:
            return self._answer(exercise, field)
        except (KeyboardInterrupt, Left):
            at_once = self.run.plan.feedback is Feedback.AT_ONCE
            if not (values and at_once and told_apart(exercise.skill)):
                raise
            self._left = True
            return None

    def _told_at_once(self, findings: Iterable[Finding], told: Sequence[Finding]) -> list[Finding]:
        """Say what is new, where that is wished at once."""
        new = [each for each in findings if each not in told] if self.run.plan.feedback is Feedback.AT_ONCE else []
        self._say(line for finding in new for line in finding_lines(finding))
        return new

    def _answer(self, exercise: Exercise, field: Field) -> Value | None:
        """What is answered; None for no answer."""
        if isinstance(field, GiveChips) and field.rack is not None:
            self._say([words.rack_words(chips_words(field.rack, exercise.still.table.currency))])
        while True:
            question = words.field_line(field.label, _ways(field, exercise))
            line = self._heard(question, partial(_as_it_lies, exercise), words.help_lines())
            if line.casefold() == _SKIP:
                self._say([words.skipped()])
                return None
            try:
                return value_of(line, field, exercise.still.table)
            except NotAnAnswer as error:
                self._say([output.harmless(str(error))])

    def _heard(self, question: str, table: Callable[[], Iterable[str]], helps: Iterable[str]) -> str:
        """The next line that is an answer; *table*: how it lies.

        :raises Left: for whoever leaves.
        """
        while True:
            line = self._ask(question)
            said = "" if line is None else line.strip().casefold()
            if line is None or said in _QUIT:
                raise Left
            if said in _HELP:
                self._say(helps)
            elif said in _AGAIN:
                self._say(table())
            elif said:
                return line.strip()

    # --- acts

    def _acted(self, exercise: Exercise) -> tuple[Given, tuple[Finding, ...]]:
        """Let a table be worked act by act; return what was done, and what was said to it meanwhile."""
        table, told = self._table(exercise), list[Finding]()
        is_first = exercise.skill not in {mark.skill for mark in self.run.marks}
        self._say([*table.lines(), *(table.helps() if is_first else [words.help_again()])])
        while not table.done:
            line = self._act_line(table)
            if line.casefold() == _SKIP:
                self._say([words.skipped()])
            if self._left or line.casefold() == _SKIP:
                break
            table = self._after(table, line)
            told += self._told_at_once(table.findings, told)
        # Of a table that was skipped what was done counts; of one at which nothing was there is no answer.
        return Given({ACTS: table.record}, {ACTS: self._now}) if table.record else Given({}), tuple(told)

    def _table(self, exercise: Exercise) -> AtTable:
        if exercise.skill is Skill.SETTLE:
            return Settled.of(shown(exercise))
        return AtDeal.of(dealt_round(exercise), hints=not self.run.plan.fixed)

    def _act_line(self, table: AtTable) -> str:
        """The next line that is an act; of whoever leaves in the middle what was done counts, where it may."""
        try:
            return self._heard(words.act_line(), table.lines, table.helps())
        except (KeyboardInterrupt, Left):
            if not (table.record and table.counts_when_left):
                raise
            self._left = True
            return ""

    def _after(self, table: AtTable, line: str) -> AtTable:
        """The table after what a line says; the same where that is nothing, or cannot be."""
        hint = table.hint() if line.casefold() == _HINT else ()
        if hint:
            self._say(hint)
            return table
        try:
            table, news = table.after(line, self._now)
            self._say(news)
        except (ActError, NotAnAnswer) as error:
            self._say([output.harmless(str(error))])
        return table


def _opening(plan: Plan) -> str:
    table, profile = plan.house.table.name, plan.house.profile.name
    if by_time(plan):
        return words.opening_by_time(plan.skills, plan.limit, table, profile)
    return words.opening(plan.skills, plan.count, table, profile)


def _as_it_lies(exercise: Exercise) -> tuple[str, ...]:
    return *exercise_lines(exercise), exercise.prompt


def _ways(field: Field, exercise: Exercise) -> str:
    """What can be answered."""
    match field:
        case Pick(options=options):
            labels = [option.label for option in options]
            if by_sign(options):
                return words.signed_options((option.value, option.label) for option in options)
            return words.numbered_options(labels) if is_numbered(field) else ", ".join(labels)
        case Order(options=options):
            return words.steps_to_order(option.label for option in options)
        case PickCards(cards=cards, count=count):
            return words.cards_to_pick(cards, count)
        case GiveAmount():
            return words.amount_to_give(exercise.still.table.currency)
        case GiveChips():
            return words.chips_to_give()
