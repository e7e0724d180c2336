"""The tables of a class: heads and rows, for the terminal and for paper."""

from __future__ import annotations

from collections.abc import Iterator

from uth.cli.train.progress_rows import by_drill, paces, shares
from uth.report.class_read import Gathered
from uth.report.provenance import class_lines
from uth.school.class_results import Areas, ClassResults, Trainee
from uth.school.result import Result
from uth.words import attempt_report
from uth.words import school_class as words
from uth.words.document import Grid
from uth.words.school_areas import area_words
from uth.words.school_report import mistake_words, score_words, weight_words
from uth.words.statistics import time_words

WORST = 15
"""So many mistakes of a class are shown."""


def trainees(found: ClassResults) -> Grid:
    """Return a row for each trainee."""
    rows = tuple(_trainee(each) for each in found.trainees)
    return Grid(words.trainee_titles(), rows, right=(1, 2, 3, 4, 5, 6))


def _trainee(each: Trainee) -> tuple[str, ...]:
    return (
        named(each.name),
        str(len(each.results)),
        time_words(each.took),
        str(each.past.all.asked),
        str(each.past.all.right),
        score_words(each.score),
        words.of_words(each.passed, each.tested),
    )


def named(name: str) -> str:
    """Return a trainee's name, or that none was given."""
    return name or attempt_report.nobody()


def attempts(found: ClassResults) -> Grid:
    """Return a row for each attempt, with its score as it was marked and as it was ruled."""
    rows = tuple(_attempt(each, result) for each in found.trainees for result in each.results)
    return Grid(words.attempt_titles(), rows, right=(3, 4, 5))


def _attempt(trainee: Trainee, result: Result) -> tuple[str, ...]:
    attempt = result.attempt
    return (
        named(trainee.name),
        attempt.lesson.title,
        attempt_report.moment_words(attempt.began),
        attempt_report.clock_words(attempt.took),
        score_words(result.score),
        score_words(result.ruled),
        attempt_report.verdict(passed=result.passed, over=result.over),
    )


def mistakes(found: ClassResults) -> Grid:
    """Return the worst mistakes of the class."""
    count = len(found.trainees)
    rows = tuple(
        (
            mistake_words(each.mistake),
            weight_words(each.weight.name.lower()),
            str(each.times),
            words.of_words(each.trainees, count),
        )
        for each in found.mistakes[:WORST]
    )
    return Grid(words.mistake_titles(), rows, right=(2, 3))


def areas(found: Areas) -> Grid:
    """Return the points of the areas of the round."""
    return Grid(
        words.area_titles(), tuple((area_words(area), *shares(share)) for area, share in found), right=(1, 2, 3)
    )


def not_counted(read: Gathered) -> Grid:
    """Return the files that do not count, and why."""
    refused = [(str(each.file), each.reason) for each in read.refused]
    twice = [(str(each.file), words.twice_words(str(each.other))) for each in read.twice]
    return Grid(words.not_counted_titles(), (*refused, *twice))


def in_short(found: ClassResults, read: Gathered) -> Iterator[str]:
    """Yield it in short, a sentence each."""
    results = [result for each in found.trainees for result in each.results]
    yield words.counts(len(found.trainees), found.attempts, time_words(found.took))
    if read.others:
        yield words.others_line(read.others)
    yield words.score_line(found.past.all.score)
    yield words.passed_line(sum(each.passed for each in found.trainees), sum(each.tested for each in found.trainees))
    yield words.ruled_line(sum(len(result.attempt.overrides) for result in results))
    yield from class_lines(result.attempt for result in results)


def grids(found: ClassResults, read: Gathered) -> Iterator[tuple[str, Grid]]:
    """Yield the tables that have a row, each under its heading."""
    _short, by_trainee, each_attempt, worst, drills, table, pace, apart, _rest = words.chapters()
    tables = (
        (by_trainee, trainees(found)),
        (each_attempt, attempts(found)),
        (worst, mistakes(found)),
        (drills, by_drill(found.past)),
        (table, areas(found.areas)),
        (pace, paces(found.past)),
        (apart, not_counted(read)),
    )
    yield from ((heading, grid) for heading, grid in tables if grid.rows)
