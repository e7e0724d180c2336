"""Each question before the deal has one right answer: what a dark box is worth, and what the engine takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.train.drills.test_plan import DARK
from uth.game import engine
from uth.game.actions import CloseBets, IllegalAction
from uth.game.betting import lowest_ante
from uth.game.model import Choice, play
from uth.table import Bet, Street
from uth.train.drills import dark
from uth.train.drills.course import Course
from uth.train.drills.draw import drawn
from uth.train.drills.marks import Asked, ask, exact_values, mark, rule_of_thumb
from uth.train.drills.plan import Plan, Topic
from uth.train.drills.report import report
from uth.train.drills.spots import Spot, Stakes, bets_on, dark_stakes
from uth.train.drills.telling import answer_lines, question_before, report_lines, worst_lines
from uth.train.grading import dark_values
from uth.train.kinds import Before
from uth.train.learning import Learning

NO_TRIPS_ON_DARK = replace(DARK, rules=replace(DARK.rules, trips_on_dark=False))


def most_asked(funds: int, *, trips: int = 0) -> Asked:
    """Return the question how much may go on box 2 with so much money and Antes of 5.00."""
    spot = Spot(0, dark.BOX, stakes=Stakes(500, trips, funds))
    return ask(Plan((DARK,), "7", Topic.DARK), 1, spot, Before.MOST)


def taken_asked() -> Asked:
    """Return the question whether to take a dark box."""
    return ask(Plan((DARK,), "7", Topic.DARK), 1, Spot(0, dark.BOX), Before.TAKEN)


def asked_before(plan: Plan, numbers: range) -> Iterator[Asked]:
    """Yield the questions before the deal among those of these numbers."""
    for number in numbers:
        question = drawn(plan, number, Learning())
        if not question.spot.holes:
            yield ask(plan, number, *question)


def test_a_drill_of_one_street_asks_nothing_before_the_deal() -> None:
    on_flop = Plan((DARK,), "7", Topic.DARK, streets=(Street.FLOP,))
    assert {drawn(on_flop, number, Learning()).spot.street for number in range(1, 30)} == {Street.FLOP}
    assert any(asked_before(Plan((DARK,), "7", Topic.DARK), range(1, 30)))


@pytest.mark.parametrize(
    ("funds", "trips", "best"),
    [(1500, 0, Choice.CHECK), (2999, 0, Choice.CHECK), (3000, 0, Choice.PLAY_1X), (3499, 0, Choice.PLAY_1X),
     (3500, 0, Choice.PLAY_2X), (4000, 0, Choice.PLAY_3X), (4500, 0, Choice.PLAY_4X), (99_999, 0, Choice.PLAY_4X),
     (4500, 500, Choice.PLAY_2X)],
)  # fmt: skip
def test_the_most_that_may_go_on_a_dark_box_is_what_is_covered(funds: int, trips: int, best: Choice) -> None:
    asked = most_asked(funds, trips=trips)
    assert dark.most(asked.state, asked.spot) is rule_of_thumb(asked) is best
    assert exact_values(asked) == {}
    for choice in asked.offered:
        marked = mark(asked, choice, 900, None)
        assert (marked.right, marked.best, marked.cost) == (choice is best, best, Fraction(0))


@pytest.mark.parametrize("trips", [False, True])
def test_the_engine_deals_with_that_multiple_and_with_no_higher_one(trips: bool) -> None:
    found = Counter[Choice]()
    for asked in asked_before(Plan((DARK,), "7", Topic.DARK, trips=trips), range(1, 150)):
        if not asked.by_rules:
            continue
        best = dark.most(asked.state, asked.spot)
        found[best] += 1
        for choice in asked.offered[1:]:
            assert asked.spot.stakes is not None
            bets = bets_on(asked.spot.box, dark_stakes(DARK, asked.spot.stakes), choice.multiple)
            try:
                state, _ = engine.apply(asked.state, bets)
                engine.apply(state, CloseBets())
            except IllegalAction:
                assert choice.multiple > best.multiple
            else:
                assert choice.multiple <= best.multiple
    assert set(found) == {Choice.CHECK, *map(play, DARK.rules.dark_play)}


def test_whether_to_take_one_is_a_matter_of_its_exact_value() -> None:
    asked = taken_asked()
    values = exact_values(asked)
    assert values == {Choice.CHECK: 0, **dark_values(DARK)}
    assert len(set(values.values())) == 2
    for choice in asked.offered:
        marked = mark(asked, choice, 900, values)
        assert (marked.best, marked.right) == (Choice.CHECK, choice is Choice.CHECK)
        assert marked.cost == -values[choice]
    assert mark(asked, Choice.CHECK, 900, None).right
    assert not mark(asked, Choice.PLAY_4X, 900, None).right


def test_where_a_dark_box_wins_every_multiple_is_right_and_none_is_wrong() -> None:
    asked = taken_asked()
    values = {choice: -value for choice, value in exact_values(asked).items()}
    assert not mark(asked, Choice.CHECK, 900, values).right
    assert all(mark(asked, choice, 900, values).right for choice in asked.offered if choice.multiple)


def test_both_questions_come_among_the_hands() -> None:
    plan = Plan((DARK,), "8", Topic.DARK)
    found = Counter(drawn(plan, number, Learning()).kind for number in range(1, 80))
    before = {kind: found[kind] for kind in (Before.TAKEN, Before.MOST)}
    assert min(before.values()) > 0
    assert sum(before.values()) < 30


def test_where_trips_are_not_taken_on_a_dark_box_none_lie_there() -> None:
    plan = Plan((NO_TRIPS_ON_DARK,), "7", Topic.DARK, trips=True)
    ante = lowest_ante(DARK)
    (first, *_) = (asked for asked in asked_before(plan, range(1, 60)) if asked.by_rules)
    bound = dark.covered(first.state, first.spot)
    assert first.state.boxes[0].stake(Bet.TRIPS) == ante
    assert (bound.seen, bound.dark[Choice.PLAY_1X]) == (4 * ante, 3 * ante)
    beside = next(question for number in range(1, 20) if (question := drawn(plan, number, Learning())).spot.dark)
    boxes = ask(plan, 1, *beside).state.boxes
    assert {box.stake(Bet.TRIPS) for box in boxes if box.dark} == {0}


def test_in_words() -> None:
    assert question_before(taken_asked()) == (
        "Box 2 is free and can be played dark. What is best for you in the long run?"
    )
    assert question_before(most_asked(4000, trips=500)) == (
        "You have €40 in all. Box 1 gets €5 Ante and €5 Trips, dark box 2 the same: how high can its Play be at most?"
    )


def test_lessons() -> None:
    taken = taken_asked()
    values = exact_values(taken)
    wrong = mark(taken, Choice.PLAY_3X, 900, values)
    assert list(answer_lines(taken, wrong, None, values)) == [
        "Wrong: No dark box, not Play 3x.",
        "A dark box loses 0.407 Antes (€2.04) a round on average: nobody plays its cards.",
        "All multiples are worth the same: Play wins as often as it loses; a higher one only swings more.",
    ]
    much = most_asked(4000)
    assert list(answer_lines(much, mark(much, Choice.PLAY_4X, 900, None), None)) == [
        "Wrong: Play 3x, not Play 4x.",
        "Before the deal every box is covered. Box 1 takes €15, with its Play 1x; of €40 that leaves €25.",
        "A dark box lies there in full: Play 3x takes €25.",
    ]
    none = mark(much, Choice.CHECK, 900, None)
    assert next(answer_lines(much, none, None)) == "Wrong: Play 3x, not No dark box."
    little = most_asked(2500)
    assert list(answer_lines(little, mark(little, Choice.CHECK, 900, None), None)) == [
        "Right: No dark box.",
        "Before the deal every box is covered. Box 1 takes €15, with its Play 1x; of €25 that leaves €10.",
        "A dark box lies there in full: even Play 1x would take €15.",
    ]


def test_what_may_be_bet_has_no_cost_in_the_report() -> None:
    plan = Plan((DARK,), "7", Topic.DARK)
    much, taken = most_asked(4000), taken_asked()
    wrong = mark(much, Choice.CHECK, 900, None)
    found = report(Course(plan, marks=(wrong,)))
    assert (found.all.exact, found.all.by_rules, found.all.by_thumb) == (0, 1, 0)
    assert list(report_lines(found)) == [
        "0 of 1 hand right, longest streak 0.",
        "Time: less than a minute, 0.9 seconds for each hand.",
    ]
    assert list(worst_lines(found)) == ["Wrong answers:", "Hand 1: a dark box: none instead of 3x."]
    dear = replace(mark(taken, Choice.PLAY_2X, 900, exact_values(taken)), number=2)
    first, line, *others = worst_lines(report(Course(plan, marks=(wrong, dear))))
    assert (first, line.endswith(" Antes.")) == ("The dearest answers:", True)
    assert others == ["Also wrong:", "Hand 1: a dark box: none instead of 3x."]


def test_a_mark_by_the_rule_of_thumb_has_a_cost_that_is_not_known() -> None:
    taken = taken_asked()
    found = report(Course(Plan((DARK,), "7", Topic.DARK), marks=(mark(taken, Choice.PLAY_2X, 900, None),)))
    assert (found.all.exact, found.all.by_rules, found.all.by_thumb) == (0, 0, 1)
