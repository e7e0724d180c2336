"""The closing report of a drill."""

from __future__ import annotations

from dataclasses import replace

import pytest

from uth.cli.train.report import document, say_report
from uth.config import load_table
from uth.game.model import Choice
from uth.table import Street
from uth.train.drills.course import Course, repeated
from uth.train.drills.marks import values_at_once
from uth.train.drills.plan import Plan

PLAN = Plan(tables=(load_table("standard").table,), seed="7", streets=(Street.PREFLOP,), hands=2)


def _course() -> Course:
    """Two hands before the flop, which are stored, both played 4x."""
    return repeated(PLAN, ((Choice.PLAY_4X, 900), (Choice.PLAY_4X, 1_100)), values_at_once)


def test_the_document_adds_up() -> None:
    found = document(_course(), ["standard"])
    assert (found["tables"], found["seed"], found["asked_for"], found["hands"]) == (["standard"], "7", 2, 2)
    assert found["milliseconds"] == 2_000
    assert found["marked_exactly"] == 2
    assert found["cost"] == pytest.approx(sum(answer["cost"] for answer in found["answers"]))
    assert found["by_street"]["preflop"]["right"] == sum(answer["right"] for answer in found["answers"])
    assert [answer["chosen"] for answer in found["answers"]] == ["play 4x", "play 4x"]


def test_the_seed_is_told_only_where_it_leads_to_the_same_drill(capsys: pytest.CaptureFixture[str]) -> None:
    course = _course()
    say_report(course, repeatable=True)
    with_seed = capsys.readouterr().out
    say_report(course, repeatable=False)
    without = capsys.readouterr().out
    assert with_seed.rstrip().endswith("The same drill again: seed 7.")
    assert with_seed.startswith(without.rstrip())


def test_a_drill_of_starting_hands_ends_with_the_chart(capsys: pytest.CaptureFixture[str]) -> None:
    course = _course()
    say_report(course, repeatable=True)
    printed = capsys.readouterr().out
    lines = printed.splitlines()
    first = next(place for place, line in enumerate(lines) if line.split() == [*"AKQJT98765432"])
    chart = lines[first + 1 : first + 14]
    assert [line[0] for line in chart] == [*"AKQJT98765432"]
    assert all(len(line.split()) == 14 for line in chart)
    assert sum("!" in cell for line in chart for cell in line.split()) == len({mark.kind for mark in course.marks})
    assert lines[first + 15].startswith("The chart: ")
    assert lines[first + 16].startswith("What you missed: ")
    say_report(replace(course, plan=replace(PLAN, streets=tuple(Street))), repeatable=True)
    assert "The chart: " not in capsys.readouterr().out


def test_where_nothing_was_answered_there_is_no_table(capsys: pytest.CaptureFixture[str]) -> None:
    say_report(Course(PLAN), repeatable=True)
    assert capsys.readouterr().out.strip() == "No hand was answered."
