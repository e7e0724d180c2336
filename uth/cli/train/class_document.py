"""A class as a document in the house style, as text, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from typing import Any

import uth
from uth.cli.output import columns
from uth.cli.train import class_rows as rows
from uth.cli.train.progress_document import paces_data
from uth.cli.train.progress_rows import by_drill, paces
from uth.cli.train.school_run import share_data, skills_data
from uth.i18n import gettext as _
from uth.report.class_read import Gathered
from uth.report.provenance import as_data, provenance
from uth.report.signatures import signatures
from uth.school.class_results import Areas, ClassResults, Trainee
from uth.school.dealing.areas import Area
from uth.school.pace import Pace
from uth.school.result import Result
from uth.school.skills import Skill
from uth.store.exchange.sheet import safe
from uth.words import school_class as words
from uth.words import school_report
from uth.words.attempt_report import moment_words
from uth.words.document import Chapter, Clause, Document, Grid, Picture
from uth.words.school_report import score_words

Part = Clause | Grid | Picture


def page(found: ClassResults, read: Gathered) -> Document:
    """Return the results of a class, with a chapter for each trainee."""
    short, by_trainee, each_attempt, worst, drills, table, pace, apart, rest = words.chapters()
    chapters = (
        Chapter(short, tuple(map(Clause, rows.in_short(found, read)))),
        Chapter(by_trainee, (rows.trainees(found),)),
        Chapter(each_attempt, (rows.attempts(found),)),
        Chapter(worst, tuple(_grid(rows.mistakes(found), school_report.no_mistake()))),
        Chapter(drills, (by_drill(found.past),)),
        Chapter(table, tuple(_areas(found.areas))),
        Chapter(pace, tuple(_grid(paces(found.past), school_report.nothing_timed()))),
        *(Chapter(rows.named(each.name), tuple(_trainee(each))) for each in found.trainees),
        Chapter(apart, tuple(_grid(rows.not_counted(read), words.all_count()))),
        Chapter(rest, (*map(Clause, words.rests_on()), signatures((_("Trainer"),)))),
    )
    return Document(words.title(), tuple(_about(found)), chapters)


def _about(found: ClassResults) -> Iterator[tuple[str, str]]:
    attempts = [result.attempt for each in found.trainees for result in each.results]
    titles = dict.fromkeys(attempt.lesson.title for attempt in attempts)
    houses = dict.fromkeys(part.plan.house.table.name for attempt in attempts for part in attempt.lesson.parts)
    days = sorted(moment_words(attempt.began)[:10] for attempt in attempts)
    yield _("Lessons"), ", ".join(titles)
    yield _("Tables"), ", ".join(houses)
    yield _("Attempts"), _("{first} to {last}").format(first=days[0], last=days[-1])
    yield _("Program"), f"uth {uth.__version__}"


def _grid(grid: Grid, otherwise: str) -> Iterator[Part]:
    """A table, or the sentence that stands where it has no row."""
    yield grid if grid.rows else Clause(otherwise)


def _areas(found: Areas) -> Iterator[Part]:
    if not found:
        yield Clause(words.no_rounds())
        return
    yield Clause(words.area_note())
    yield rows.areas(found)


def _trainee(each: Trainee) -> Iterator[Part]:
    past = each.past
    yield Clause(school_report.all_line(past.all.right, past.all.asked, past.all.score, each.took))
    if any(part.missing for result in each.results for part in result.parts):
        yield Clause(words.left_out(each.score))
    yield by_drill(past)
    if each.areas:
        yield Clause(words.area_note())
        yield rows.areas(each.areas)
    if past.paces:
        yield Clause(words.pace_note())
        yield paces(past)


# --- as text


def text(found: ClassResults, read: Gathered) -> str:
    """Return the results for the terminal."""
    lines = [words.title(), *rows.in_short(found, read)]
    for heading, grid in rows.grids(found, read):
        lines += ["", heading, columns([grid.heads, *grid.rows], grid.right)]
    return "\n".join([*lines, "", *words.rests_on()])


# --- as JSON


def data(found: ClassResults, read: Gathered) -> dict[str, Any]:
    """Return everything as JSON."""
    return {
        **share_data(found.past.all),
        "milliseconds": found.took,
        "attempts": found.attempts,
        "trainees": [_trainee_data(each) for each in found.trainees],
        "by_skill": skills_data(found.past.skills),
        "by_area": _areas_data(found.areas),
        "mistakes": [
            {"mistake": each.mistake, "weight": each.weight.name.lower(), "times": each.times,
             "trainees": each.trainees}
            for each in found.mistakes
        ],
        "paces": paces_data(found.past),
        "refused": [{"file": str(each.file), "reason": each.reason} for each in read.refused],
        "twice": [{"file": str(each.file), "counted": str(each.other)} for each in read.twice],
        "other_lessons": dict(sorted(Counter(read.others).items())),
    }  # fmt: skip


def _areas_data(found: Areas) -> dict[str, Any]:
    return {area: {"rounds": share.asked, "right": share.right, "score": float(share.score)} for area, share in found}


def _trainee_data(each: Trainee) -> dict[str, Any]:
    return {
        "trainee": each.name,
        **share_data(each.past.all),
        "score": float(each.score),
        "milliseconds": each.took,
        "passed": each.passed,
        "tested": each.tested,
        "attempts": [_attempt_data(result) for result in each.results],
        "by_skill": skills_data(each.past.skills),
        "by_area": _areas_data(each.areas),
        "paces": paces_data(each.past),
    }


def _attempt_data(result: Result) -> dict[str, Any]:
    attempt = result.attempt
    return {
        "lesson": attempt.lesson.title,
        "began": attempt.began,
        "milliseconds": attempt.took,
        "marked": float(result.score),
        "score": float(result.ruled),
        "overrides": len(attempt.overrides),
        "houses": as_data(provenance(attempt.lesson)),
        "over": result.over,
        "passed": result.passed,
    }


# --- as CSV

_HEADS = ("trainee", "attempts", "minutes", "exercises", "right", "score", "passed", "tested")
"""Contract words, as in JSON."""


def csv_of(found: ClassResults) -> str:
    """Return a line for each trainee, with a column for each skill, area and pace that the class has."""
    skills = [skill for skill, _share in found.past.skills]
    areas = [area for area, _share in found.areas]
    timed = [pace for pace, _kept in found.past.paces]
    text = io.StringIO()
    lines = csv.writer(text)
    titles = [*skills, *(f"area: {area}" for area in areas), *(f"pace: {pace}" for pace in timed)]
    lines.writerow((*_HEADS, *titles))
    for each in found.trainees:
        lines.writerow((*_row(each), *_skills(each, skills), *_area_cells(each, areas), *_paces(each, timed)))
    return f"\N{BYTE ORDER MARK}{text.getvalue()}"


def _row(each: Trainee) -> tuple[object, ...]:
    past = each.past.all
    minutes = f"{each.took / 60_000:.1f}"
    return (
        safe(rows.named(each.name)), len(each.results), minutes, past.asked, past.right, score_words(each.score),
        each.passed, each.tested,
    )  # fmt: skip


def _skills(each: Trainee, skills: list[Skill]) -> list[str]:
    shares = dict(each.past.skills)
    return [score_words(shares[skill].score) if skill in shares else "" for skill in skills]


def _area_cells(each: Trainee, areas: list[Area]) -> list[str]:
    shares = dict(each.areas)
    return [score_words(shares[area].score) if area in shares else "" for area in areas]


def _paces(each: Trainee, paces_of: list[Pace]) -> list[str]:
    kept = dict(each.past.paces)
    return [f"{kept[pace].middle / 1000:.1f}" if pace in kept else "" for pace in paces_of]
