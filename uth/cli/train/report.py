"""The closing report of a drill, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uth.cards import format_cards
from uth.cli import output, text
from uth.train.drills.charted import chart_heads, chart_notes, chart_rows, chart_table, ends_with_chart
from uth.train.drills.course import Course
from uth.train.drills.marks import Mark
from uth.train.drills.report import Share, report
from uth.train.drills.telling import report_lines, worst_lines
from uth.words import drill
from uth.words.figures import number_words

_DARK = "dark"
"""Stands for the street of a dark box's multiple, which is fixed before the deal."""


def say_report(course: Course, *, repeatable: bool) -> None:
    """Print the report. *repeatable*: the seed alone leads to the same drill, as nothing was learnt before it."""
    found = report(course)
    text.tell("\n".join(["", *report_lines(found)]))
    if found.all.hands:
        rows = [(drill.moment_words(street), *_row(share)) for street, share in found.streets]
        output.say("")
        output.say_table(drill.share_titles(), rows, right=(1, 2, 3))
        text.tell("\n".join(["", *worst_lines(found)]))
        _say_chart(course)
        text.tell(drill.seed_line(course.plan.seed) if repeatable else "")


def _say_chart(course: Course) -> None:
    table = chart_table(course)
    if table is not None and ends_with_chart(course):
        output.say("")
        output.say_table(chart_heads(), chart_rows(course, table))
        text.tell("\n".join(["", *chart_notes(course, table)]))


def _row(share: Share) -> tuple[str, str, str]:
    return str(share.hands), str(share.right), number_words(share.cost_per_hand, 4) if share.exact else ""


def document(course: Course, typed: Sequence[str]) -> dict[str, Any]:
    """Return the report as JSON; *typed*: the tables as they were asked for."""
    found, plan = report(course), course.plan
    return {
        "tables": list(typed),
        "topic": plan.topic,
        "streets": list(plan.streets),
        "seed": plan.seed,
        "asked_for": plan.hands,
        **_share(found.all),
        "exact": str(found.all.cost),
        "streak": found.streak,
        "late": found.late,
        "milliseconds": found.took,
        "by_street": {street or _DARK: _share(share) for street, share in found.streets},
        "by_kind": [{"kind": kind, **_share(share)} for kind, share in found.kinds],
        "answers": [_answer(mark) for mark in course.marks],
    }


def _share(share: Share) -> dict[str, Any]:
    return {
        "hands": share.hands,
        "right": share.right,
        "marked_exactly": share.exact + share.by_rules,
        "cost": float(share.cost),
        "cost_per_hand": float(share.cost_per_hand),
    }


def _answer(mark: Mark) -> dict[str, Any]:
    return {
        "number": mark.number,
        "kind": mark.kind,
        "box": mark.spot.box,
        "player": format_cards(mark.spot.hole).split(),
        "board": format_cards(mark.spot.board).split(),
        "dead": format_cards(mark.spot.dead).split(),
        "chosen": mark.chosen,
        "best": mark.best,
        "right": mark.right,
        "cost": None if mark.cost is None else float(mark.cost),
        "exact": None if mark.cost is None else str(mark.cost),
        "margin": None if mark.margin is None else float(mark.margin),
        "milliseconds": mark.took,
    }
