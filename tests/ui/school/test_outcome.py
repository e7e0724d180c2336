"""The report of a run as parts of a page."""

from __future__ import annotations

import pytest

from tests.ui.school.apprentice import done, plan, trainee
from uth.school.findings import Weight
from uth.school.pace import Pace, Targets
from uth.school.report import report
from uth.school.run import Run
from uth.school.skills import Skill
from uth.ui.page.model import Panel, Text
from uth.ui.picture import Tone
from uth.ui.plots.rows import Share
from uth.ui.school import outcome


def run_of(*answers: bool, seconds: float = 1.0) -> Run:
    of = plan(Skill.QUALIFY, Skill.COMPARE, count=len(answers), targets=Targets(read=3000))
    return done(trainee(), of, *answers, seconds=seconds).run


def test_figures_count_faults_by_weight() -> None:
    figures = outcome.figures(report(run_of(True, False, True, True)))
    assert [each.figure for each in figures] == ["75", "0", "1", "0", "0"]
    assert figures[0].second == "3 of 4 right"
    assert [each.second for each in figures[1:]] == [
        "100 points each", "50 points each", "20 points each", "10 points each"
    ]  # fmt: skip
    assert figures[0].tone is Tone.NOTE
    assert outcome.figures(report(run_of(True)))[0].tone is Tone.WIN


def test_the_heaviest_fault_comes_first_then_the_earliest() -> None:
    faults = outcome.faults_of(run_of(True, False, True, False, seconds=4.0))
    order = [(fault.finding.weight, fault.mark.number) for fault in faults]
    assert order == sorted(order)
    # Speed counts where nothing else is wrong.
    assert order == [(Weight.MONEY, 2), (Weight.MONEY, 4), (Weight.SPEED, 1), (Weight.SPEED, 3)]


def test_a_fault_is_told_with_its_reason() -> None:
    fault = outcome.faults_of(run_of(False))[0]
    (panel,) = outcome.told(fault.finding)
    assert isinstance(panel, Panel)
    texts = [block.text.split(":")[0] for block in panel.blocks if isinstance(block, Text)]
    assert texts == ["Done", "Right", "Why", "Source"]


def test_lists_have_a_row_for_each() -> None:
    run = run_of(True, False, True, False)
    listed = outcome.faults_list(outcome.faults_of(run))
    assert listed.count == 2
    assert [row[0].text for row in listed.rows(0, 9)] == ["2", "4"]
    assert [row[2].text for row in listed.rows(1, 1)] == ["money"]
    worst = outcome.worst_list(report(run).worst)
    assert [(row[0].text, row[2].text) for row in worst.rows(0, 9)] == [("2", "0"), ("4", "0")]
    assert {row[3].text for row in worst.rows(0, 9)} <= {"qualification wrong", "wrong winner"}


def test_the_pace_stands_beside_its_target() -> None:
    run = run_of(True, True, True, seconds=1.5)
    (row,) = outcome.pace_rows(report(run), run).rows
    assert row[:4] == ("Read", "3", "1.5 s", "3.0 s")
    bar = row[4]
    assert isinstance(bar, Share)
    # The longest of all, a target, has a tenth of room after it.
    assert bar.share == pytest.approx(1.5 / 3.3)
    assert bar.mark == pytest.approx(3.0 / 3.3)
    assert row[5] == "1.5 s"
    assert outcome.times_of(run, Pace.READ) == ((1, 1500), (2, 1500), (3, 1500))
    assert [(each.at, each.value, each.name) for each in outcome.time_moments(run, Pace.READ)] == [
        (0, 1.5, "No. 1"), (1, 1.5, "No. 2"), (2, 1.5, "No. 3")
    ]  # fmt: skip


def test_drills_are_summed_up_in_teaching_order() -> None:
    found = report(run_of(*[True] * 6))
    names = [row[0] for row in outcome.drill_rows(found).rows]
    assert names == ["Compare two hands", "Does the dealer qualify"]
