"""The result of a lesson as parts of a page: large figures, and a row for each part. No pygame."""

from __future__ import annotations

from uth.school.result import Result
from uth.school.score import FULL
from uth.ui.align import Align
from uth.ui.page.model import Figure
from uth.ui.picture import Tone
from uth.ui.plots import rows as plot
from uth.words import attempt_report as report_words
from uth.words import lesson_page as words
from uth.words.school_report import score_words


def figures(found: Result) -> tuple[Figure, ...]:
    """Return whether it is passed, the score, what was done, and the faults of safety that stand."""
    verdict, score, done, safety = words.figure_heads()
    due = sum(part.asked if part.asked is not None else len(part.done) for part in found.parts)
    tone = Tone.WIN if found.passed else Tone.NOTE
    needed = words.needed(found.enough) if found.enough else ""
    time = report_words.time_of(found.attempt.took, found.attempt.lesson.limit)
    return (
        Figure(verdict, report_words.verdict(passed=found.passed, over=found.over), "", tone),
        Figure(score, score_words(found.score), needed, tone),
        Figure(done, report_words.count_of(len(found.done), due), time),
        Figure(safety, str(len(found.unsafe)), words.standing()),
    )


def part_rows(found: Result) -> plot.Rows:
    """Return what came of each part, in order."""
    heads = words.part_heads()
    columns = (
        plot.Column(heads[0], Align.LEFT),
        plot.Column(heads[1]),
        plot.Column(heads[2], rank=1),
        plot.Column(heads[3]),
        plot.Column(heads[4], Align.LEFT, weight=1.0, least=90, rank=2),
    )
    rows = (
        (
            part.part.title, report_words.count_of(len(part.done), part.asked),
            report_words.time_of(part.run.took, part.part.plan.limit), score_words(part.score),
            plot.Share(float(part.score) / FULL),
        )
        for part in found.parts
    )  # fmt: skip
    return plot.Rows(columns, tuple(rows))
