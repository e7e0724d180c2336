"""Grades: what the decisions of whole rounds cost, and that best play costs nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.play import bets, choose, dealt, steps
from tests.train.spots import WHO, spot
from uth.analysis.advice import advise, advise_short
from uth.analysis.game import game_of
from uth.analysis.strategy.plans import Played, best_plan
from uth.cards import DECK, Card
from uth.config import load_table
from uth.game import engine
from uth.game.actions import Action, CloseBets, Cut, Deal, Decide
from uth.game.model import DEALER, Choice, Phase, Round
from uth.game.view import seen_from
from uth.table import Street, Table
from uth.train.grading import dark_values, grade, grades_of, is_close
from uth.train.question import asked

FUNDS = {WHO: 10**7}


def _played_best(table: Table, chance: random.Random) -> list[Action]:
    """The actions of a round of one box, every decision by the solver's plan of the whole game."""
    player = Played(best_plan(game_of(table)))
    state, actions, deck = engine.new_round(table, FUNDS), list[Action](), chance.sample(DECK, 52)
    while state.phase is not Phase.SETTLED:
        match state.phase:
            case Phase.BETTING:
                todo: list[Action] = [bets(1, WHO, 1000), CloseBets()]
            case Phase.CUT:
                todo = [Cut(state.cutter or DEALER, 26)]
            case Phase.DEAL:
                todo = [Deal(tuple(deck.pop() for _ in engine.due(state)))]
            case _:
                assert state.street is not None
                todo = [Decide(1, player.best(state.street, state.boxes[0].cards, state.board))]
        state = steps(state, *todo)
        actions += todo
    return actions


def _check(name: str, states: int) -> None:
    table, chance = load_table(name).table, random.Random(name)
    seen = 0
    while seen < states:
        grades = grades_of(table, FUNDS, _played_best(table, chance), WHO)
        assert {graded.cost for graded in grades} == {0}
        assert all(graded.right and graded.best is graded.chosen for graded in grades)
        seen += len(grades)


@pytest.mark.parametrize("name", ["standard", "six-box-dark"])
def test_the_best_play_of_the_whole_game_costs_exactly_nothing(name: str) -> None:
    _check(name, 150)


@pytest.mark.full
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("name", ["standard", "six-box-dark", "auckland", "florida-like"])
def test_the_best_play_costs_nothing_in_20_000_states(name: str) -> None:
    _check(name, 5_000)


def test_a_grade_is_the_difference_of_exact_values() -> None:
    question = spot("Ah Kd")
    advice = advise(question.table, question.hole)
    found = grade(question, Choice.CHECK, advice)
    assert (found.chosen, found.best, found.kind) == (Choice.CHECK, Choice.PLAY_4X, "preflop AKo")
    assert found.cost == advice.values[Choice.PLAY_4X] - advice.values[Choice.CHECK]
    assert found.margin == advice.values[Choice.PLAY_4X] - advice.values[Choice.PLAY_3X]
    assert found.money == 1_000 * found.cost
    assert not is_close(found)
    assert not found.right


def test_every_decision_of_every_own_box_is_graded_with_what_was_seen() -> None:
    table = load_table("practice").table
    placed = bets(1, WHO, 1000), bets(2, "Bob", 1000), bets(4, WHO, 500, 500)
    state = dealt(table, *placed, holes=["Qc 8d", "7c 2d", "Qd 8c"], dealer="9c 9d", board="3h 4h 5h 6s 7s")
    funds = {WHO: 10**7, "Bob": 10**7}
    raised, given_up = [Choice.PLAY_4X], [Choice.CHECK, Choice.CHECK, Choice.FOLD]
    choices: dict[int, Sequence[Choice]] = {1: given_up, 2: raised, 4: raised}
    actions: list[Action] = [*placed, CloseBets(), Deal(_cards_in_order(state))]
    for box, choice in ((1, 0), (2, 0), (4, 0), (1, 1), (1, 2)):
        actions.append(Decide(box, choices[box][choice]))
    assert engine.replay(table, funds, actions) == choose(state, choices)
    found = grades_of(table, funds, actions, WHO)
    assert [(graded.box, graded.street) for graded in found] == [
        (1, Street.PREFLOP), (4, Street.PREFLOP), (1, Street.FLOP), (1, Street.RIVER),
    ]  # fmt: skip
    first, second = found[:2]
    values = advise(table, state.boxes[0].cards, (), state.boxes[2].cards).values
    assert first.cost == max(values.values()) - values[Choice.CHECK]
    with_trips = advise(table, state.boxes[2].cards, (), state.boxes[0].cards, Fraction(1)).values
    assert second.cost == max(with_trips.values()) - with_trips[Choice.PLAY_4X]
    assert second.ante == 500


def _cards_in_order(state: Round) -> tuple[Card, ...]:
    return (*state.community, *(card for box in state.boxes for card in box.cards), *state.dealer)


def test_only_what_could_be_afforded_counts() -> None:
    table = load_table("standard").table
    state = dealt(table, bets(1, WHO, 1000), holes=["Ah As"], dealer="9c 9d", board="3h 4h 5h 6s 7s", funds=5_500)
    actions: list[Action] = [bets(1, WHO, 1000), CloseBets(), Deal(_cards_in_order(state)), Decide(1, Choice.PLAY_3X)]
    (found,) = grades_of(table, {WHO: 5_500}, actions, WHO)
    assert (found.right, found.best) == (True, Choice.PLAY_3X)


def test_all_multiples_of_a_dark_box_are_worth_the_same() -> None:
    table = load_table("six-box-dark").table
    values = dark_values(table)
    assert [*values] == [Choice.PLAY_1X, Choice.PLAY_2X, Choice.PLAY_3X, Choice.PLAY_4X]
    assert len({*values.values()}) == 1
    placed = bets(1, WHO, 1000), bets(2, WHO, 1000, 0, 3)
    state = steps(engine.new_round(table, FUNDS), *placed, CloseBets())
    actions: list[Action] = [*placed, CloseBets()]
    if state.phase is Phase.CUT:
        actions.append(Cut(state.cutter or DEALER, 26))
    (found,) = grades_of(table, FUNDS, actions, WHO)
    assert (found.box, found.street, found.chosen, found.kind) == (2, None, Choice.PLAY_3X, "dark box")
    assert found.right


def test_short_of_funds_a_forced_check_costs_nothing_and_counts_no_play_that_cannot_be_paid() -> None:
    table = load_table("standard").table
    state = dealt(table, bets(1, WHO, 1000), holes=["Ah As"], dealer="9c 9d", board="3h 4h 5h 6s 7s", funds=3_000)
    question = asked(seen_from(state, WHO), 1)
    assert question.open == (Choice.CHECK,)
    only_river = advise_short(table, question.hole).values[Choice.CHECK]
    assert question.advice().values[Choice.CHECK] == only_river < advise(table, question.hole).values[Choice.CHECK]
    actions: list[Action] = [bets(1, WHO, 1000), CloseBets(), Deal(_cards_in_order(state)), Decide(1, Choice.CHECK)]
    (found,) = grades_of(table, {WHO: 3_000}, actions, WHO)
    assert found.cost == found.margin == 0
    assert found.right


def test_short_of_funds_a_fold_before_the_flop_is_graded_against_a_check_with_1x_alone() -> None:
    table = load_table("standard").table
    table = replace(table, rules=replace(table.rules, fold=tuple(Street)))
    state = dealt(table, bets(1, WHO, 1000), holes=["Ah As"], dealer="9c 9d", board="3h 4h 5h 6s 7s", funds=3_000)
    actions: list[Action] = [bets(1, WHO, 1000), CloseBets(), Deal(_cards_in_order(state)), Decide(1, Choice.FOLD)]
    (found,) = grades_of(table, {WHO: 3_000}, actions, WHO)
    values = advise_short(table, state.boxes[0].cards).values
    assert found.cost == values[Choice.CHECK] - values[Choice.FOLD] > 0
