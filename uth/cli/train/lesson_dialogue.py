"""A lesson or an audition in the terminal: part after part, each as a run is, and the record as it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from uth.cli import text
from uth.cli.train.school_dialogue import Left, SchoolDialogue
from uth.report.paper import Paper
from uth.school.attempt import Attempt
from uth.school.exercise import SEEN, Given
from uth.school.keeping import Keeping
from uth.school.plan import Plan
from uth.school.run import Mark, Run
from uth.words import lesson_doing as words
from uth.words import school_asked


class LessonDialogue:
    """A lesson with one person.

    :ivar attempt: how far it is.
    :ivar unkept: why answers could not be kept with the player, a sentence.
    """

    def __init__(self, attempt: Attempt, keep: Callable[[], Keeping], paper: Paper) -> None:
        """*keep*: makes where the answers of one part are kept."""
        self.attempt = attempt
        self.unkept = ""
        self._keep = keep
        self._paper = paper

    def held(self) -> Attempt:
        """Ask part after part until all is over or the person leaves, and return the attempt."""
        text.begin_to_listen()
        lesson, keeping = self.attempt.lesson, self._keep()
        house = lesson.parts[0].plan.house
        opening = words.opening(lesson.title, len(lesson.parts), lesson.limit, house.table.name, house.profile.name)
        for line in (opening, *([school_asked.kept_for(keeping.player.name)] if keeping.player else [])):
            text.say(line)
        for line in school_asked.help_lines():
            text.say(line)
        place = self.attempt.place
        while place is not None:
            gone = self._part(place)
            if gone or self.attempt.place == place:
                break
            place = self.attempt.place
        return self.attempt

    def _part(self, place: int) -> bool:
        """Ask a part, and return whether the person left in it."""
        parts = self.attempt.lesson.parts
        text.say("")
        text.say(words.part_line(place + 1, len(parts), parts[place].title))
        begun = bool(self.attempt.marks)
        dialogue = _PartDialogue(parts[place].plan, self._keep(), lambda run: self._noted(place, run), begun=begun)
        dialogue.held()
        self.unkept = self.unkept or dialogue.unkept
        cut_short = self.attempt.place != place and len(self.attempt.runs[place].marks) < parts[place].plan.count
        if cut_short and not dialogue.gone:
            text.say(words.time_is_up(parts[place].title))
        return dialogue.gone

    def _noted(self, place: int, run: Run) -> bool:
        """Take note of an answer, and return whether the part goes on."""
        runs = tuple(run if at == place else each for at, each in enumerate(self.attempt.runs))
        self.attempt = replace(self.attempt, runs=runs)
        before = self._paper.trouble
        self._paper.note(self.attempt)
        if self._paper.trouble and self._paper.trouble != before:
            text.say(self._paper.trouble)
        return self.attempt.place == place


class _PartDialogue(SchoolDialogue):
    """One part: it is over, too, when the lesson's time is up.

    :ivar gone: whether the person left.
    """

    _earns_left = False

    def __init__(self, plan: Plan, keeping: Keeping, noted: Callable[[Run], bool], *, begun: bool) -> None:
        """*begun*: whether anything was answered in the parts before; of a lesson without an answer nothing is kept."""
        super().__init__(plan, keeping, aside=False)
        self._noted = noted
        self._begun = begun
        self.gone = False

    def held(self) -> Run:
        """Ask until the part is over, the person quits or the input ends, and return its run."""
        try:
            while not self.run.over and not self._left:
                self._one()
        except (KeyboardInterrupt, Left):
            self._say([""])
            self.gone = True
            if self._begun or self.run.marks:
                self._break_off()
        return self.run

    def _break_off(self) -> None:
        """Leave the exercise that was asked without an answer: the time it was looked at counts.

        In the report, that is: with the player no answer is kept that was not given.
        """
        self.run = self.run.answered(self.run.exercise(), Given({}, {SEEN: self._now}))
        self._noted(self.run)

    def _keep(self, plan: Plan, marks: Sequence[Mark]) -> None:
        super()._keep(plan, marks)
        self.gone = self.gone or self._left
        self._left = not self._noted(self.run) or self._left
