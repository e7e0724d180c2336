"""A trainee's report as a document: plots over weeks, tables, and what the trainer ticks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import uth
from uth.cli.train import progress_rows as rows
from uth.cli.train.progress_text import lines
from uth.cli.train.school_pictures import tick_boxes, weeks_plot
from uth.i18n import gettext as _
from uth.report.signatures import signatures
from uth.school.past import Past
from uth.school.score import Share
from uth.school.skills import Skill
from uth.words import school_report as words
from uth.words.document import Chapter, Clause, Document, Grid, Picture
from uth.words.school_chair import skill_words

_MOST_WEEKS = 26
"""So many of the latest weeks are drawn."""

Part = Clause | Grid | Picture


def page(trainee: str, found: Past, span: tuple[str, str]) -> Document:
    """Return the report; *span*: the first and the last day with an answer, empty for none."""
    chapters = (
        Chapter(_("In short"), tuple(map(Clause, lines(found)))),
        Chapter(_("Levels"), (rows.levels(found),)),
        Chapter(_("By drill"), (rows.by_drill(found),)),
        Chapter(_("Over weeks"), tuple(_weeks(found))),
        Chapter(_("Mistakes"), tuple(_table(rows.mistakes(found), words.no_mistake()))),
        Chapter(_("Pace"), tuple(_table(rows.paces(found), words.nothing_timed()))),
        Chapter(_("By kind of exercise"), tuple(_table(rows.kinds(found), words.nothing_answered()))),
        Chapter(words.trainer_title(), tuple(_trainer())),
    )
    about = (
        (_("Trainee"), trainee),
        (_("Answers"), _("{first} to {last}").format(first=span[0], last=span[1]) if span[0] else "-"),
        (_("Program"), f"uth {uth.__version__}"),
    )
    return Document(words.title(trainee), about, chapters)


def _table(grid: Grid, otherwise: str) -> Iterator[Part]:
    """A table, or the sentence that stands where it has no row."""
    yield grid if grid.rows else Clause(otherwise)


def _weeks(found: Past) -> Iterator[Part]:
    if not found.weeks:
        yield Clause(words.nothing_answered())
        return
    yield Clause(words.plot_words())
    yield _plot(words.all_drills(), {week.week: week.all for week in found.weeks}, found)
    for skill, _share in found.skills:
        yield Clause(skill_words(skill))
        yield _plot(skill_words(skill), _of_skill(found, skill), found)
    yield rows.weeks(found.weeks)


def _of_skill(found: Past, skill: Skill) -> dict[str, Share]:
    return {week.week: share for week in found.weeks for of, share in week.skills if of is skill}


def _plot(name: str, shares: dict[str, Share], found: Past) -> Picture:
    return weeks_plot([(week, shares.get(week)) for week in _all_weeks(found)], words.chart_about(name))


def _all_weeks(found: Past) -> list[str]:
    """The weeks from the first to the last, those without an answer too; of many the latest."""
    named = [week.week for week in found.weeks]
    week, last, names = date.fromisoformat(min(named)), max(named), []
    while week.isoformat() <= last:
        names.append(week.isoformat())
        week += timedelta(days=7)
    return names[-_MOST_WEEKS:]


def _trainer() -> Iterator[Part]:
    yield Clause(words.not_tested())
    yield tick_boxes(words.trainer_items(), words.seen_words(), words.trainer_title())
    yield signatures((_("Trainer"), _("Trainee")))
