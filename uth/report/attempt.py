"""The report of an audition or a lesson as a document: the result, where the points went, and every fault."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from uth.report.attempt_figures import Full, by_skill, full_tables, mistakes, paces
from uth.report.provenance import lines, provenance
from uth.report.signatures import signatures
from uth.school.dealing.areas import RoundDealt
from uth.school.dealing.watching import event_words
from uth.school.moments import Moment
from uth.school.result import Done, PartResult, Result
from uth.words import attempt_report as words
from uth.words import school_areas, school_report
from uth.words.document import Chapter, Clause, Document, Grid, Photo, Picture
from uth.words.faults import fault_words
from uth.words.school_chair import skill_words
from uth.words.school_report import mistake_words, score_words, weight_words

Piece = Clause | Grid | Picture | Photo
Draw = Callable[[Moment], bytes]
"""Draws the table at a moment, as a PNG."""
SHAPE = 0.525
"""The height of such a picture, of its width."""


@dataclass(frozen=True, slots=True)
class Made:
    """By what a report is made: the program's version, and how tables are drawn (None: there are no pictures)."""

    version: str
    draw: Draw | None = None


def document(found: Result, made: Made) -> Document:
    """Return the report of an attempt."""
    chapters = (
        Chapter(words.result_title(), tuple(_result(found))),
        Chapter(words.parts_title(), (_by_part(found), *_tables(found))),
        Chapter(words.skills_title(), (_by_skill(found),)),
        *(Chapter(words.full_title(full.part.part.title), tuple(_full(full))) for full in full_tables(found)),
        Chapter(words.pace_title(), (_pace(found),)),
        Chapter(words.mistakes_title(), tuple(_mistakes(found))),
        *_rulings(found),
        Chapter(words.faults_title(), tuple(_faults(found, made))),
        Chapter(words.proof_title(), tuple(map(Clause, words.proof()))),
        Chapter(words.sign_title(), (Clause(school_report.not_tested()), signatures(words.signing()))),
    )
    return Document(words.title(found.attempt.lesson.title), _about(found, made), chapters)


def _about(found: Result, made: Made) -> tuple[tuple[str, str], ...]:
    attempt, plans = found.attempt, [part.plan for part in found.attempt.lesson.parts]
    tables = dict.fromkeys(plan.house.table.name for plan in plans)
    profiles = dict.fromkeys(plan.house.profile.name for plan in plans)
    # The parts of an audition have its seed, and their own names behind it.
    own = dict.fromkeys(plan.seed for plan in plans)
    heads = dict.fromkeys(seed.rpartition(": ")[0] for seed in own)
    seeds = heads if len(own) > 1 and len(heads) == 1 and all(heads) else own
    beside = (
        attempt.trainee or words.nobody(), words.moment_words(attempt.began), ", ".join(tables),
        ", ".join(profiles), ", ".join(seeds), f"uth {made.version}",
    )  # fmt: skip
    return tuple(zip(words.about_titles(), beside, strict=True))


# --- the result


def _result(found: Result) -> Iterator[Piece]:
    yield Grid(words.figure_titles(), tuple(_figures(found)), right=(1,))
    if found.passed is False:
        yield from map(Clause, words.why_not(found.ruled, found.enough, len(found.unsafe), over=found.over))
    yield from map(Clause, _not_done(found))
    if found.enough:
        yield Clause(words.rule(found.enough))
    yield Clause(words.scoring())


def _figures(found: Result) -> Iterator[tuple[str, str]]:
    yield words.verdict_title(), words.verdict(passed=found.passed, over=found.over)
    yield words.score_title(), score_words(found.score)
    if found.attempt.overrides:
        yield words.ruled_title(), score_words(found.ruled)
    if found.enough:
        yield words.needed_title(), str(found.enough)
    due = [part.asked if part.asked is not None else len(part.done) for part in found.parts]
    yield words.done_title(), words.count_of(len(found.done), sum(due))
    yield words.time_title(), words.time_of(found.attempt.took, found.attempt.lesson.limit)
    yield words.unsafe_title(), str(len(found.unsafe))


def _not_done(found: Result) -> Iterator[str]:
    for part in found.parts:
        if part.missing:
            yield words.not_done(part.part.title, part.missing)
        for done in part.done:
            if not done.whole:
                say = words.left_round if done.mark.given.answer else words.unanswered
                yield say(part.part.title, done.mark.number)


def _by_part(found: Result) -> Grid:
    rows = (
        (
            part.part.title, str(part.part.weight), words.count_of(len(part.done), part.asked),
            words.time_of(part.run.took, part.part.plan.limit), score_words(part.score),
        )
        for part in found.parts
    )  # fmt: skip
    return Grid(words.part_titles(), tuple(rows), right=(1, 2, 3, 4))


def _tables(found: Result) -> Iterator[Clause]:
    """Whether it was done at tables that come with the program."""
    yield from map(Clause, lines(provenance(found.attempt.lesson)))


def _by_skill(found: Result) -> Grid:
    rows = (
        (skill_words(skill), str(share.asked), str(share.right), score_words(share.score))
        for skill, share in by_skill(found)
    )
    return Grid(school_report.share_titles(), tuple(rows), right=(1, 2, 3))


# --- the full table


def _full(full: Full) -> Iterator[Piece]:
    rounds = full.rounds
    yield Clause(school_areas.pace_line(rounds.rounds, rounds.left, rounds.an_hour))
    yield Clause(school_areas.irregularities_line(rounds.answered))
    yield Clause(school_areas.harm_line(rounds.harm, rounds.alarms))
    happened = tuple(_happened(rounds.each))
    if happened:
        yield Grid(words.happened_titles(), happened)
    areas = (
        (school_areas.area_words(area), str(share.asked), str(share.right), score_words(share.score))
        for area, share in rounds.areas
    )
    yield Grid(school_areas.area_titles(), tuple(areas), right=(1, 2, 3))
    times = ((school_areas.part_words(each.part), words.clock_words(each.took)) for each in rounds.parts)
    yield Grid(words.time_part_titles(), tuple(times), right=(1,))


def _happened(rounds: Iterable[RoundDealt]) -> Iterator[tuple[str, str, str]]:
    """What went wrong round by round, and what was made of it."""
    for each in rounds:
        for fault, response in each.responses.irregularities:
            yield str(each.number), fault_words(fault), school_areas.response_words(response)
        for event, sight in each.responses.harm:
            yield str(each.number), event_words(event), school_areas.sight_words(sight)


def _pace(found: Result) -> Grid | Clause:
    rows = tuple(
        (
            school_report.pace_words(pace), str(timed.times), school_report.target_words(timed.middle),
            school_report.target_words(timed.target),
        )
        for pace, timed in paces(found)
    )  # fmt: skip
    return Grid(school_report.pace_titles(), rows, right=(1, 2, 3)) if rows else Clause(school_report.nothing_timed())


# --- faults


def _mistakes(found: Result) -> Iterator[Piece]:
    rows = tuple(
        (mistake_words(mistake), weight_words(weight), str(count)) for mistake, weight, count in mistakes(found)
    )
    yield Grid(school_report.mistake_titles(), rows, right=(2,)) if rows else Clause(words.no_fault())


def _rulings(found: Result) -> Iterator[Chapter]:
    if found.attempt.overrides:
        rows = (
            (
                words.ruling_of(each.part, each.exercise, each.finding), each.by, words.moment_words(each.at),
                words.points_change(each.before, each.after), each.reason,
            )
            for each in found.attempt.overrides
        )  # fmt: skip
        yield Chapter(words.rulings_title(), (Grid(words.ruling_titles(), tuple(rows), right=(3,)),))


def _faults(found: Result, made: Made) -> Iterator[Piece]:
    wrong = [(part, done, moment) for part, done in found.done for moment in done.moments]
    if not wrong:
        yield Clause(words.no_fault())
        return
    yield Clause(words.photos_note() if made.draw else words.no_photos())
    for part, done, moment in wrong:
        yield from _fault(part, done, moment, made.draw)


def _fault(part: PartResult, done: Done, moment: Moment, draw: Draw | None) -> Iterator[Piece]:
    finding, mark = moment.finding, done.mark
    place = words.fault_place(part.part.title, mark.number, skill_words(mark.skill), moment.at)
    yield Clause(place)
    weight, mistake = weight_words(finding.weight.name.lower()), mistake_words(finding.mistake)
    beside = (finding.done, finding.right, finding.why, finding.source)
    rows = tuple((name, text) for name, text in zip(words.fault_titles(), beside, strict=True) if text)
    yield Grid(words.fault_heads(weight, mistake, stands=moment in done.unsafe), rows)
    if draw is not None:
        yield Photo(words.photo_about(place), draw(moment), SHAPE)
