"""The tables of a trainee's report: heads and rows, for the terminal and for paper."""

from __future__ import annotations

from collections.abc import Iterator

from uth.school.levels import LAST
from uth.school.past import Past, Week
from uth.school.score import Share
from uth.words import school_report as words
from uth.words.document import Grid
from uth.words.school_chair import skill_words
from uth.words.statistics import time_words

_NONE = "-"


def grids(found: Past) -> Iterator[Grid]:
    """Yield the tables that have a row: drills, levels, kinds, weeks, mistakes, paces."""
    tables = (by_drill(found), levels(found), kinds(found), weeks(found.weeks), mistakes(found), paces(found))
    yield from (table for table in tables if table.rows)


def by_drill(found: Past) -> Grid:
    """Return what came of each drill, and of all together."""
    rows = [(skill_words(skill), *shares(share)) for skill, share in found.skills]
    return Grid(words.share_titles(), (*rows, (words.all_drills(), *shares(found.all))), right=(1, 2, 3))


def shares(share: Share) -> tuple[str, str, str]:
    """Return how many there were, how many were right, and the score."""
    return str(share.asked), str(share.right), words.score_words(share.score)


def levels(found: Past) -> Grid:
    """Return the levels with their drills, those that are passed marked."""
    rows = []
    for level, standings in found.level.standings:
        for place, each in enumerate(standings):
            name = words.level_words(level.name) if not place else ""
            score = words.score_words(each.score) if each.asked else _NONE
            rows.append((name, skill_words(each.skill), str(each.asked), score, words.passed_words(passed=each.passed)))
    return Grid((*words.level_titles(LAST), ""), tuple(rows), right=(2, 3))


def kinds(found: Past) -> Grid:
    """Return what came of each kind of exercise, the worst first."""
    name, *rest = words.share_titles()
    rows = tuple((skill_words(skill), kind, *shares(share)) for (skill, kind), share in found.kinds)
    return Grid((name, words.kind_title(), *rest), rows, right=(2, 3, 4))


def weeks(found: tuple[Week, ...]) -> Grid:
    """Return what came of each week."""
    _name, *rest = words.share_titles()
    rows = tuple((week.week, *shares(week.all), time_words(week.took)) for week in found)
    return Grid((words.week_title(), *rest, words.time_title()), rows, right=(1, 2, 3, 4))


def mistakes(found: Past) -> Grid:
    """Return how often each mistake was made."""
    rows = tuple(
        (words.mistake_words(mistake), words.weight_words(weight.name.lower()), str(count))
        for mistake, weight, count in found.mistakes
    )
    return Grid(words.mistake_titles(), rows, right=(2,))


def paces(found: Past) -> Grid:
    """Return how each pace was kept."""
    rows = tuple(
        (
            words.pace_words(pace),
            str(kept.times),
            words.target_words(kept.middle),
            words.target_words(kept.target) if kept.target else _NONE,
            words.within_words(kept.within, kept.timed),
        )
        for pace, kept in found.paces
    )
    return Grid(words.past_pace_titles(), rows, right=(1, 2, 3, 4))
