"""A round in the terminal: what is told of it, what is not given away, and who leaves in the middle."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.cli.train.typing import typed_run
from tests.golden import check_golden
from tests.school.houses import house
from uth.cli.train.deal_dialogue import AtDeal
from uth.cli.train.deal_typed import typed
from uth.cli.train.school_dialogue import SchoolDialogue
from uth.profile import Fault
from uth.school.dealing.acts import Protection, Report
from uth.school.dealing.perfect import played
from uth.school.dealing.scenario import scenario
from uth.school.dealing.shift import FullTable, Often
from uth.school.drills.deal import Dealt, dealt_round
from uth.school.keeping import Keeping
from uth.school.plan import Feedback, Plan
from uth.school.run import Run
from uth.school.skills import Skill

GOLDEN = Path(__file__).parent.parent.parent / "data" / "train"


def plan_of(
    count: int = 1,
    full: FullTable | None = None,
    feedback: Feedback = Feedback.AT_ONCE,
    *,
    name: str = "standard",
    fixed: bool = False,
) -> Plan:
    return Plan(
        (Skill.DEAL,), house(name), "7", count, feedback, full=full or FullTable((1, 2, 3)), fixed=fixed
    )  # fmt: skip


def held(monkeypatch: pytest.MonkeyPatch, plan: Plan, lines: list[str]) -> Run:
    """Return the run of whoever types these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return SchoolDialogue(plan, Keeping(), aside=False, clock=lambda: 0.0).held()


def first(plan: Plan) -> Dealt:
    return dealt_round(Run(plan).exercise())


# --- what is told


def test_a_round_as_it_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Something goes wrong and something is done to the house; of both one wrong answer is given."""
    plan = plan_of(full=FullTable((1, 2, 3), often=Often(100, 100)))
    lines = typed_run(plan)
    lines.remove("stop")
    lines.insert(3, "ask 1")
    lines.insert(3, "hint")
    held(monkeypatch, plan, [*lines, "quit"])
    check_golden(GOLDEN / "deal.txt", capsys.readouterr().out)


def told(what: Fault | Protection, name: str = "standard") -> tuple[str, ...]:
    """Return what is told as something happens in a round that is dealt rightly, with the table as it lies then."""
    plan = plan_of(full=FullTable(only=(what,)), name=name)
    table, exercise = AtDeal.of(first(plan)), first(plan)
    for timed, after in played(exercise.start):
        line = typed(timed.act, exercise.still.table.currency)
        table, news = table.after(line, timed.at)
        if not after.course.happenings:
            return *news, "---", *table.lines()
    raise AssertionError(what)


@pytest.mark.parametrize("fault", [Fault.CARDS_BELOW, Fault.UNEQUAL, Fault.JAM, Fault.CALCULATOR, Fault.SHORT_PLAY])
def test_what_goes_wrong_is_told_as_it_is_seen(fault: Fault) -> None:
    news = told(fault)
    trouble = scenario(house("standard"), fault, "x").dealing.course.trouble
    assert trouble is not None
    said = " ".join(news)
    assert str(fault) not in said.casefold()
    assert {Fault.CARDS_BELOW: "below the edge", Fault.UNEQUAL: "are not equal", Fault.JAM: "The shuffler stops",
            Fault.CALCULATOR: "into a telephone", Fault.SHORT_PLAY: "less than the Ante"}[fault] in said  # fmt: skip


@pytest.mark.parametrize("event", [Protection.PEEK, Protection.CARD_SWITCH, Protection.FLASHED_PACKET])
def test_what_is_seen_as_it_is_done_stands_at_the_edge(event: Protection) -> None:
    news = told(event)
    edge = [line for line in news[: news.index("---")] if line.startswith("  (")]
    assert len(edge) == 1


@pytest.mark.parametrize("event", [Protection.CAPPED_TRIPS, Protection.CAPPED_BLIND, Protection.LATE_PLAY])
def test_what_is_done_to_a_bet_is_found_by_looking(event: Protection) -> None:
    """Nothing is told of it; the box has another amount when the table is told again."""
    plan = plan_of(full=FullTable(only=(event,)))
    exercise = first(plan)
    table = AtDeal.of(exercise)
    before: tuple[str, ...] = ()
    for timed, after in played(exercise.start):
        table, news = table.after(typed(timed.act, exercise.still.table.currency), timed.at)
        if after.course.watched:
            box = after.course.watched[0].box
            assert not [line for line in news if line.startswith(f"Box {box}: ") and "Ante" in line]
            assert not [line for line in news if line.startswith("  (") and "chip more" in line]
            lines = table.lines()
            changed = [line for line in lines if line.startswith(f"Box {box}: ") and line not in before]
            assert any("$" in line for line in changed)
            return
        before = table.lines()
    raise AssertionError(event)


def test_a_false_line_changes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_of()
    lines = [line for each in typed_run(plan) for line in ("hm", each, "take 9 ante", "table")]
    run = held(monkeypatch, plan, [*lines, "quit"])
    assert [mark.findings for mark in run.marks] == [()]
    assert "help lists what is" in capsys.readouterr().out


# --- hints


def test_hints_lead_to_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever types what each hint says makes no mistake; harm to the house has to be seen without."""
    plan = plan_of(full=FullTable((1, 2, 3), often=Often(100, 0)))
    table = AtDeal.of(first(plan))
    acts = 0
    while not table.done:
        (hint,) = table.hint()
        table, _news = table.after(hint.partition("Typed: ")[2], acts)
        acts += 1
    assert table.findings == ()
    assert acts > 30


def test_a_hint_says_nothing_of_harm() -> None:
    exercise = first(plan_of(full=FullTable((1, 2, 3), only=(Protection.PEEK,))))
    dealing = next(after for _timed, after in played(exercise.start) if after.course.watched)
    (hint,) = AtDeal(exercise, dealing).hint()
    assert hint == "Ask box 1. Typed: ask 1 preflop"


def test_a_test_has_no_hints(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run = held(monkeypatch, plan_of(fixed=True), ["hint", "open", "skip"])
    assert "There are no hints in a test." in capsys.readouterr().out.splitlines()
    assert len(run.marks) == 1


def test_hints_are_noted_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of()
    with_hints = [line for each in typed_run(plan) for line in ("hint", each)]
    assert held(monkeypatch, plan, with_hints).marks == held(monkeypatch, plan, typed_run(plan)).marks


# --- leaving


@pytest.mark.parametrize("end", [["quit"], []])
def test_a_round_that_is_left_counts_as_far_as_it_went(monkeypatch: pytest.MonkeyPatch, end: list[str]) -> None:
    run = held(monkeypatch, plan_of(3), ["open", "close", "load", "deal board 5", *end])
    (mark,) = run.marks
    assert [finding.mistake for finding in mark.findings] == ["bets not scanned"]
    assert held(monkeypatch, plan_of(3), end).marks == ()


def test_a_round_that_is_skipped_goes_on_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    run = held(monkeypatch, plan_of(2), ["skip", "open", "skip"])
    assert [[str(each.mistake) for each in mark.findings] for mark in run.marks] == [["not answered"], []]


# --- when it is told what was wrong


@pytest.mark.parametrize(("feedback", "said"), [(Feedback.AT_ONCE, 1), (Feedback.ROUND, 1), (Feedback.REPORT, 0)])
def test_feedback_as_it_is_wished(
    feedback: Feedback, said: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = plan_of(feedback=feedback)
    lines = typed_run(plan)
    lines.remove("scan")
    held(monkeypatch, plan, lines)
    printed = capsys.readouterr().out.splitlines()
    done = [place for place, line in enumerate(printed) if line.startswith("Done: Cards were dealt before the bets")]
    assert len(done) == said
    over = printed.index("The round is over.")
    if said:
        assert (done[0] < over) is (feedback is Feedback.AT_ONCE)
    assert ("Noted." in printed) is (feedback is Feedback.REPORT)


def test_the_help_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    held(monkeypatch, plan_of(2), ["skip", "skip"])
    printed = capsys.readouterr().out
    assert printed.count("  open: call for bets") == 1
    assert "help lists what can be typed." in printed.splitlines()


def test_a_report_is_an_act_of_its_own() -> None:
    exercise = first(plan_of(full=FullTable((1, 2, 3), only=(Protection.PEEK,))))
    table = AtDeal.of(exercise)
    for timed, _after in played(exercise.start):
        table, news = table.after(typed(timed.act, exercise.still.table.currency), timed.at)
        if isinstance(timed.act, Report):
            assert news[0].startswith("The floor looks at box")
            return
    raise AssertionError
