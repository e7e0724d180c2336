"""The closing report of a run of the dealer school, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uth.cli import output, text
from uth.cli.train.progress_rows import shares
from uth.school.dealing import shift
from uth.school.dealing.areas import DealtRounds, RoundDealt, summed
from uth.school.findings import Finding
from uth.school.past import Past
from uth.school.plan import Plan
from uth.school.report import Report, Timed, report
from uth.school.run import Mark, Run, given_data
from uth.school.score import Share
from uth.school.skills import Skill
from uth.school.telling import finding_lines
from uth.words import school_areas as areas
from uth.words import school_asked
from uth.words import school_report as words
from uth.words.school_chair import skill_words

_MINUTE = 60_000


def say_report(run: Run, *, repeatable: bool) -> None:
    """Print the report. *repeatable*: the seed alone leads to the same run, as nothing was learnt before it."""
    output.say("")
    found = report(run)
    if not run.marks:
        text.tell(words.nothing_answered())
        return
    weights = tuple((weight.name.lower(), count) for weight, count in found.weights)
    text.tell("\n".join([words.right_line(found.all.right, found.all.asked, found.all.score),
                         words.weights_line(weights)]))  # fmt: skip
    _say_tables(found)
    full = summed(run.plan, run.marks)
    if full is not None:
        _say_full(full)
    text.tell("\n".join(["", *_worst(found), words.not_tested()]))
    if repeatable:
        text.tell(school_asked.seed_line(run.plan.seed))


def _say_tables(found: Report) -> None:
    skills = [(skill_words(skill), *shares(share)) for skill, share in found.skills]
    mistakes = [(words.mistake_words(mistake), str(count)) for mistake, count in found.mistakes]
    paces = [(words.pace_words(pace), *_timed(timed)) for pace, timed in found.paces]
    name, _weight, times = words.mistake_titles()
    for heads, rows in ((words.share_titles(), skills), ((name, times), mistakes), (words.pace_titles(), paces)):
        if rows:
            output.say("")
            output.say_table(heads, rows, right=tuple(range(1, len(heads))))


def _say_full(full: DealtRounds) -> None:
    """What came of whole rounds."""
    output.say("")
    text.tell(areas.pace_line(full.rounds, full.left, full.an_hour))
    text.tell(areas.irregularities_line(full.answered))
    text.tell(areas.harm_line(full.harm, full.alarms))
    rounds = full.rounds + full.left
    parts = [(areas.part_words(each.part), words.target_words(each.took // rounds)) for each in full.parts]
    of_area = [(areas.area_words(area), *shares(share)) for area, share in full.areas]
    for heads, rows in ((areas.area_titles(), of_area), (areas.part_titles(), parts)):
        output.say("")
        output.say_table(heads, rows, right=tuple(range(1, len(heads))))


def _timed(timed: Timed) -> tuple[str, str, str]:
    return str(timed.times), words.target_words(timed.middle), words.target_words(timed.target)


def _worst(found: Report) -> list[str]:
    lines = [words.worst_title(), ""] if found.worst else []
    for mark in found.worst:
        lines.append(words.worst_line(mark.number, mark.skill, mark.kind))
        lines += [f"  {line}" for finding in mark.findings for line in finding_lines(finding)]
        lines.append("")
    return lines


# --- as JSON


def document(run: Run, table: str) -> dict[str, Any]:
    """Return the report as JSON; *table*: as it was asked for."""
    found = report(run)
    return {
        **_plan(run.plan, table),
        **share_data(found.all),
        "milliseconds": sum(time for mark in run.marks for _pace, time in mark.paces),
        **parts_data(found),
        "mistakes": [{"mistake": mistake, "times": count} for mistake, count in found.mistakes],
        "paces": {
            pace: {"times": timed.times, "middle": timed.middle, "target": timed.target} for pace, timed in found.paces
        },
        **_full(run),
        "answers": [_answer(mark) for mark in run.marks],
    }


def _full(run: Run) -> dict[str, Any]:
    """What came of whole rounds; nothing of a run that has none."""
    if Skill.DEAL not in run.plan.skills:
        return {}
    full = summed(run.plan, run.marks)
    return {"full_table": {**shift.to_data(run.plan.full), "minutes": run.plan.limit // _MINUTE, **_dealt(full)}}


def _dealt(full: DealtRounds | None) -> dict[str, Any]:
    if full is None:
        return {"rounds": 0}
    return {
        "rounds": full.rounds,
        "left": full.left,
        "rounds_an_hour": full.an_hour,
        "parts": {each.part: each.took for each in full.parts},
        "irregularities": dict(full.answered),
        "protection": {**full.harm, "false alarms": full.alarms},
        "by_area": {
            area: {"rounds": share.asked, "right": share.right, "score": float(share.score)}
            for area, share in full.areas
        },
        "happened": [_happened(each) for each in full.each],
    }


def _happened(each: RoundDealt) -> dict[str, Any]:
    """What went wrong in a round, and what was made of it."""
    return {
        "number": each.number,
        "ended": each.done,
        "irregularities": [{"name": fault, "response": response} for fault, response in each.responses.irregularities],
        "protection": [{"name": event, "response": sight} for event, sight in each.responses.harm],
        "false_alarms": each.responses.alarms,
    }


def _plan(plan: Plan, table: str) -> dict[str, Any]:
    return {
        "table": table,
        "profile": plan.house.profile.name,
        "skills": list(plan.skills),
        "seed": plan.seed,
        "asked_for": plan.count,
        "feedback": plan.feedback,
    }


def share_data(share: Share) -> dict[str, Any]:
    """Return a share as JSON."""
    return {"exercises": share.asked, "right": share.right, "score": float(share.score)}


def parts_data(found: Report | Past) -> dict[str, Any]:
    """Return what came of each weight, skill and kind as JSON."""
    return {
        "by_weight": {weight.name.lower(): count for weight, count in found.weights},
        "by_skill": skills_data(found.skills),
        "by_kind": [{"skill": skill, "kind": kind, **share_data(share)} for (skill, kind), share in found.kinds],
    }


def skills_data(found: Iterable[tuple[Skill, Share]]) -> dict[str, Any]:
    """Return what came of each skill as JSON."""
    return {skill: share_data(share) for skill, share in found}


def _answer(mark: Mark) -> dict[str, Any]:
    answer, times = given_data(mark.given)
    return {
        "number": mark.number,
        "skill": mark.skill,
        "kind": mark.kind,
        "answer": answer,
        "milliseconds": times,
        "right": mark.right,
        "score": mark.points,
        "findings": [_finding(finding) for finding in mark.findings],
    }


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "mistake": finding.mistake,
        "weight": finding.weight.name.lower(),
        "field": finding.field,
        "place": str(finding.place) if finding.place is not None else None,
        "done": finding.done,
        "right": finding.right,
        "why": finding.why,
        "source": finding.source,
    }
