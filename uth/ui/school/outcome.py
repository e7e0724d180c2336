"""The report of a run as parts of a page: figures, rows, faults, times. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from uth.school.findings import Finding, Weight
from uth.school.pace import Pace
from uth.school.report import Report
from uth.school.run import Mark, Run
from uth.school.score import DEDUCTIONS, FULL
from uth.school.telling import finding_lines
from uth.ui.align import Align
from uth.ui.page.model import Block, Cell, Column, Figure, Panel, Row, Table, Text, Toggle
from uth.ui.picture import Tone
from uth.ui.plots import rows as plot
from uth.ui.plots.trend import Moment
from uth.words import school_chair as chair_words
from uth.words import school_outcome as words
from uth.words import school_targets as targets
from uth.words.school_report import mistake_words, score_words, weight_words

_WORST = (0.75, 1.8, 1.05, 2.6)
_FAULTS = (0.5, 1.7, 1.1, 4.0)
_NARROW = 480
"""In a list less wide than this, at unit 1, the drill is left out."""
_LEAST = 3

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that was wrong, and in which exercise.

    :ivar number: of the exercise, where its own is not enough.
    """

    mark: Mark
    finding: Finding
    number: str = ""


def faults_of(run: Run) -> tuple[Fault, ...]:
    """Return all that was wrong in a run: the heaviest first, and then as it came."""
    found = [Fault(mark, finding) for mark in run.marks for finding in mark.findings]
    return tuple(sorted(found, key=lambda fault: (fault.finding.weight, fault.mark.number)))


def figures(found: Report) -> tuple[Figure, ...]:
    """Return the score, and how many faults there were of each weight."""
    score, *heads = words.heads()
    everything = found.all
    tone = Tone.WIN if everything.score == FULL else Tone.NOTE
    shown = score_words(everything.score)
    return (
        Figure(score, shown, words.right_of(everything.right, everything.asked), tone),
        *(
            Figure(head, str(count), words.costs_words(DEDUCTIONS[weight]))
            for head, (weight, count) in zip(heads, found.weights, strict=True)
        ),
    )


def drill_rows(found: Report) -> plot.Rows:
    """Return what came of each drill, in teaching order."""
    titles = words.drill_titles()
    columns = (
        plot.Column(titles[0], Align.LEFT),
        plot.Column(titles[1], rank=1),
        plot.Column(titles[2]),
        plot.Column(titles[3]),
        plot.Column(titles[4], Align.LEFT, weight=1.0, least=90, rank=2),
    )
    rows = (
        (
            chair_words.skill_words(skill.value), f"{share.asked:,}", f"{share.right:,}",
            score_words(share.score), plot.Share(float(share.score) / FULL),
        )
        for skill, share in found.skills
    )  # fmt: skip
    return plot.Rows(columns, tuple(rows))


def worst_list(worst: Sequence[Mark]) -> Table:
    """Return the worst exercises as a list; each has a finding."""

    def row(mark: Mark) -> Row:
        name = chair_words.skill_words(mark.skill.value)
        left = str(mark.points)
        return Cell(str(mark.number)), Cell(name), Cell(left), Cell(mistake_words(mark.findings[0].mistake))

    return _list("worst", worst, row, words.worst_titles(), _WORST)


def faults_list(faults: Sequence[Fault]) -> Table:
    """Return all faults as a list."""

    def row(fault: Fault) -> Row:
        name = chair_words.skill_words(fault.mark.skill.value)
        weight = fault.finding.weight
        tone = Tone.LOSE if weight <= Weight.MONEY else Tone.NOTE
        return (
            Cell(fault.number or str(fault.mark.number)), Cell(name), Cell(weight_words(weight.name.lower()), tone),
            Cell(mistake_words(fault.finding.mistake)),
        )  # fmt: skip

    return _list("faults", faults, row, words.fault_titles(), _FAULTS)


def _list(
    name: str, things: Sequence[Thing], row: Callable[[Thing], Row], titles: Sequence[str], shares: Sequence[float]
) -> Table:
    columns = tuple(
        Column(title, share, Align.RIGHT if place == 0 else Align.LEFT, _NARROW if title == titles[1] else 0)
        for place, (title, share) in enumerate(zip(titles, shares, strict=True))
    )

    def rows(first: int, count: int) -> Sequence[Row]:
        return [row(thing) for thing in things[first : first + count]]

    return Table(name, columns, len(things), rows, by_click=False, least=_LEAST)


def told(finding: Finding) -> tuple[Block, ...]:
    """Return all that there is to say about a fault: what was done, what was right, why, and where that is written."""
    done, right, why, *source = finding_lines(finding)
    return (Panel((*map(Text, (done, right, why)), *(Text(line, soft=True) for line in source))),)


def by_hand(seen: Collection[str]) -> tuple[Block, ...]:
    """Return what the trainer ticks; *seen*: what is ticked, in contract words."""
    boxes = tuple(Toggle(what, words.by_hand_words(what), what in seen) for what in words.BY_HAND)
    ticked = Text(words.ticked(len(seen), len(words.BY_HAND)), soft=True)
    return Text(words.by_hand_note()), Panel(boxes), ticked


# --- the pace


def pace_rows(found: Report, run: Run) -> plot.Rows:
    """Return what took how long beside its target; the bars have one scale."""
    titles = words.pace_titles()
    longest = max((max(timed.middle, timed.target) for _pace, timed in found.paces), default=1) * 1.1 or 1.0
    columns = (
        plot.Column(titles[0], Align.LEFT),
        plot.Column(titles[1], rank=2),
        plot.Column(titles[2]),
        plot.Column(titles[3]),
        plot.Column(titles[4], Align.LEFT, weight=1.0, least=120, rank=3),
        plot.Column(titles[5], rank=1),
    )
    rows = (
        (
            targets.pace_words(pace.value), f"{timed.times:,}", targets.seconds_words(timed.middle),
            targets.seconds_words(timed.target) if timed.target else words.no_target(),
            plot.Share(timed.middle / longest, timed.target / longest if timed.target else None),
            targets.seconds_words(max(time for _number, time in times_of(run, pace))),
        )
        for pace, timed in found.paces
    )  # fmt: skip
    return plot.Rows(columns, tuple(rows), words.pace_key())


def times_of(run: Run, pace: Pace) -> tuple[tuple[int, int], ...]:
    """Return every time of a pace in order: the number of the exercise, and milliseconds."""
    return tuple((mark.number, time) for mark in run.marks for what, time in mark.paces if what is pace)


def time_moments(run: Run, pace: Pace) -> tuple[Moment, ...]:
    """Return the times of a pace as points of a plot, in seconds."""
    return tuple(
        Moment(place, time / 1000, words.exercise_words(number), 0.25)
        for place, (number, time) in enumerate(times_of(run, pace))
    )
