"""The chart at the end of a drill of starting hands: what was asked and missed, and how each hand is played best."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from tests.train.drills.test_plan import STANDARD
from uth.analysis.advice import stored_advice, stored_best
from uth.cards import hole_name, parse_cards
from uth.config import load_table
from uth.game.model import Choice
from uth.table import Street, Table
from uth.train.drills.charted import (
    Asked,
    asked_hands,
    chart_heads,
    chart_notes,
    chart_rows,
    chart_table,
    ends_with_chart,
    missed_line,
    missed_rules,
)
from uth.train.drills.course import Course, repeated
from uth.train.drills.family import family_rule, rule_of
from uth.train.drills.marks import values_at_once
from uth.train.drills.plan import Plan
from uth.train.families import all_families

UNSTORED = replace(STANDARD, rules=replace(STANDARD.rules, before_the_flop=(1, 3)))


def done(hands: int, *tables: Table, streets: tuple[Street, ...] = (Street.PREFLOP,), choice: Choice) -> Course:
    """Do a drill with the same answer to everything."""
    plan = Plan(tables or (STANDARD,), "7", streets=streets, hands=hands)
    return repeated(plan, ((choice, 900),) * hands, values_at_once)


@cache
def raised() -> Course:
    """A drill in which every hand was raised."""
    return done(40, choice=Choice.PLAY_4X)


def cells(course: Course, table: Table) -> dict[str, str]:
    """The cells of the chart by the name of their hand, found by rank and place."""
    heads, found = chart_heads()[1:], {}
    for row, (rank, *others) in enumerate(chart_rows(course, table)):
        for column, cell in enumerate(others):
            high, low = sorted((rank, heads[column]), key=heads.index)
            kind = "" if row == column else "s" if column > row else "o"
            found[f"{high}{low}{kind}"] = cell
    return found


def test_what_was_asked_and_missed_is_counted() -> None:
    found = asked_hands(raised())
    assert sum(each.asked for each in found.values()) == 40
    assert sum(each.missed for each in found.values()) == sum(not mark.right for mark in raised().marks)
    for mark in raised().marks:
        assert (found[hole_name(mark.spot.hole)].missed == 0) == mark.right


def test_a_hand_is_to_be_learnt_until_it_was_right_twice_running() -> None:
    found = Asked().after(right=False).after(right=True)
    assert (found, found.missed, found.open) == (Asked(2, 1, 1), 1, True)
    assert not found.after(right=True).open
    assert not Asked().after(right=True).open


def test_the_rules_of_what_was_missed_are_told() -> None:
    rules = missed_rules(raised(), STANDARD)
    missed = {family_rule(STANDARD, mark.spot.hole).name for mark in raised().marks if not mark.right}
    assert len(rules) == len(missed) > 3
    assert all(rule.endswith(".") for rule in rules)
    right = replace(raised(), marks=tuple(mark for mark in raised().marks if mark.right))
    assert missed_rules(right, STANDARD) == ()


def test_the_dearest_rules_come_first() -> None:
    costs: dict[str, Fraction] = {}
    for mark in raised().marks:
        if not mark.right:
            assert mark.cost is not None
            rule = rule_of(STANDARD, mark.spot.hole)
            costs[rule] = costs.get(rule, Fraction(0)) + mark.cost
    told = [costs[rule] for rule in missed_rules(raised(), STANDARD)]
    assert told == sorted(costs.values(), reverse=True)
    assert len(set(told)) > 3


def test_families_that_are_not_named_are_counted() -> None:
    rules = missed_rules(raised(), STANDARD)
    assert missed_line(raised(), STANDARD) == (
        f"What you missed, the dearest first: {' '.join(rules[:3])} And hands of {len(rules) - 3} more families."
    )
    wrong = next(mark for mark in raised().marks if not mark.right)
    one = replace(raised(), marks=(wrong,))
    assert missed_line(one, STANDARD) == f"What you missed: {rule_of(STANDARD, wrong.spot.hole)}"
    assert missed_line(replace(raised(), marks=()), STANDARD) == ""


def test_it_goes_with_a_drill_of_one_table_and_starting_hands() -> None:
    assert chart_table(raised()) == STANDARD
    assert ends_with_chart(raised())
    several = done(2, STANDARD, load_table("auckland").table, choice=Choice.CHECK)
    assert chart_table(several) is None
    assert not ends_with_chart(several)
    assert not ends_with_chart(replace(raised(), plan=replace(raised().plan, streets=(Street.PREFLOP, Street.FLOP))))
    assert chart_table(Course(raised().plan)) is None


def test_in_characters_each_hand_is_played_best_and_marked_if_it_was_asked() -> None:
    found, asked = cells(raised(), STANDARD), asked_hands(raised())
    holes = {hole_name(hole): hole for hands in all_families() for hole in hands}
    assert found.keys() == holes.keys()
    for name, cell in found.items():
        best = stored_best(STANDARD, holes[name])
        assert cell[0] == {Choice.CHECK: "-", Choice.PLAY_4X: "4"}[best or Choice.FOLD]
        assert cell[1] == (" " if name not in asked else "!" if asked[name].missed else "+")
    assert {cell[1] for cell in found.values()} == {" ", "+", "!"}


def test_every_sign_is_explained_and_the_missed_rules_follow() -> None:
    note, missed = chart_notes(raised(), STANDARD)
    assert "- is Check; + was asked in this drill, ! missed in it." in note
    assert missed == missed_line(raised(), STANDARD)


def test_what_is_not_stored_is_said_to_be_unknown_unless_it_was_asked() -> None:
    assert stored_advice(UNSTORED, parse_cards("As Ah")) is None
    course = done(3, UNSTORED, choice=Choice.CHECK)
    found, asked = cells(course, UNSTORED), asked_hands(course)
    assert {cell for name, cell in found.items() if name not in asked} == {"? "}
    assert all(found[name][0] in "-13" for name in asked)
    assert next(chart_notes(course, UNSTORED)).endswith("? is a hand whose best play is not stored for this table.")


@pytest.mark.parametrize("name", ["heads-up-like", "auckland"])
def test_it_is_the_chart_of_the_table_in_use(name: str) -> None:
    table = load_table(name).table
    found = cells(done(1, table, choice=Choice.CHECK), table)
    for hands in all_families():
        for hole in hands:
            best = stored_best(table, hole)
            assert best is not None
            assert found[hole_name(hole)][0] == (str(best.multiple) if best.multiple else "-")
