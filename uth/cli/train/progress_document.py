"""What a trainee has done, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any

from uth.cli.train.school_run import parts_data, share_data, skills_data
from uth.school.keeping import Done
from uth.school.past import Past
from uth.words.times import moment

_HEADS = ("answered", "drill", "kind", "right", "score", "milliseconds", "mistakes")
"""Contract words, as in JSON."""


def data(found: Past) -> dict[str, Any]:
    """Return everything as JSON."""
    return {
        **share_data(found.all),
        "milliseconds": found.took,
        "level": _level(found),
        **parts_data(found),
        "mistakes": [
            {"mistake": mistake, "weight": weight.name.lower(), "times": count}
            for mistake, weight, count in found.mistakes
        ],
        "paces": paces_data(found),
        "weeks": [
            {
                "week": week.week, **share_data(week.all), "milliseconds": week.took,
                "by_skill": skills_data(week.skills),
            }
            for week in found.weeks
        ],
    }  # fmt: skip


def paces_data(found: Past) -> dict[str, Any]:
    """Return how each pace was kept as JSON."""
    return {
        pace: {
            "times": kept.times, "middle": kept.middle, "target": kept.target,
            "with_target": kept.timed, "in_time": kept.within,
        }
        for pace, kept in found.paces
    }  # fmt: skip


def _level(found: Past) -> dict[str, Any]:
    reached = found.level
    return {
        "passed": reached.number,
        "next": reached.level.name if reached.level else None,
        "levels": [
            {
                "level": level.name,
                "passed": all(each.passed for each in standings),
                "drills": [
                    {"skill": each.skill, "last": each.asked, "score": float(each.score), "passed": each.passed}
                    for each in standings
                ],
            }
            for level, standings in reached.standings
        ],
    }


def csv_of(answers: Iterable[Done]) -> str:
    """Return every answer as a line, its times by this computer's clock."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(_HEADS)
    for each in answers:
        mistakes = "; ".join(mistake for mistake, _weight in each.findings)
        right = "yes" if each.right else "no"
        lines.writerow((moment(each.at), each.skill, each.kind, right, each.points, each.took, mistakes))
    return f"\N{BYTE ORDER MARK}{text.getvalue()}"
