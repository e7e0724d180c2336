"""The drill that reads one hand."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from tests.school import second
from tests.school.drills.sample import (
    PARTS,
    WHOLE,
    at_every_house,
    in_a_row,
    mistakes,
    of_every_kind,
    right_is_offered,
    some_tables,
    wrong_values,
)
from tests.school.houses import TABLES, house
from uth.cards import Card
from uth.company.chance import Chance
from uth.school.drills import read
from uth.school.exercise import Exercise, PickCards
from uth.school.findings import Mistake
from uth.school.skills import Skill
from uth.train.felt.model import BOARD, HOUSE_CARDS, cards_place


def solved(exercise: Exercise) -> tuple[second.Value, set[frozenset[Card]]]:
    """The hand in question and all fives that are worth as much, by the cards that lie open."""
    place = cards_place(exercise.still.box) if exercise.still.box else HOUSE_CARDS
    hole, board = second.lying(exercise, place), second.lying(exercise, BOARD)
    fives = list(second.fives(exercise.house.table, hole, board))
    worth = max(map(second.value, fives))
    return worth, {frozenset(five) for five in fives if second.value(five) == worth}


def asked(exercise: Exercise) -> tuple[Card, ...]:
    field = exercise.field("cards")
    assert isinstance(field, PickCards)
    assert field.count == 5
    return field.cards


@PARTS
def test_hands_are_what_another_evaluator_says(number: int, start: int) -> None:
    for exercise in in_a_row(Skill.READ, number, start):
        worth, fives = solved(exercise)
        right = exercise.right
        assert (right["hand"], right["rank"]) == (second.NAMES[worth[0]], "23456789TJQKA"[worth[1][0]]), exercise
        assert frozenset(cast(tuple[Card, ...], right["cards"])) in fives
        assert len(set(asked(exercise))) == 7
        assert right_is_offered(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_a_perfect_trainee_has_no_finding(name: str) -> None:
    for exercise in of_every_kind(Skill.READ, name):
        assert mistakes(exercise, exercise.right) == [], exercise.kind


@WHOLE
def test_it_can_be_drawn_with_every_profile(whole: bool) -> None:
    found = [mistakes(exercise, exercise.right) for exercise in at_every_house(Skill.READ, whole=whole)]
    assert found.count([]) == len(found) == len(TABLES) * (5 if whole else 1)


@pytest.mark.parametrize("name", ["Standard", "Auckland"])
def test_any_five_that_are_as_good_are_right_and_no_others(name: str) -> None:
    for exercise in of_every_kind(Skill.READ, name, "fives"):
        _worth, good = solved(exercise)
        for five in combinations(asked(exercise), 5):
            expected = [] if frozenset(five) in good else [Mistake.WRONG_CARDS]
            assert mistakes(exercise, {**exercise.right, "cards": five}) == expected, (exercise.kind, five)


@some_tables()
def test_each_error_gives_its_finding_alone(name: str) -> None:
    for exercise in of_every_kind(Skill.READ, name, "errors"):
        for field, mistake in (("hand", Mistake.HAND_MISNAMED), ("rank", Mistake.RANK_MISNAMED)):
            for value in wrong_values(exercise, field)[::5]:
                assert mistakes(exercise, {**exercise.right, field: value}) == [mistake]


def test_a_hand_that_is_another_has_no_rank_of_its_own() -> None:
    exercise = next(of_every_kind(Skill.READ, "Standard"))
    answer = {**exercise.right, "hand": wrong_values(exercise, "hand")[0], "rank": wrong_values(exercise, "rank")[0]}
    assert mistakes(exercise, answer) == [Mistake.HAND_MISNAMED]


@pytest.mark.parametrize("field", ["hand", "rank", "cards"])
def test_what_was_not_answered_is_said(field: str) -> None:
    exercise = next(of_every_kind(Skill.READ, "Standard"))
    answer = {name: value for name, value in exercise.right.items() if name != field}
    assert mistakes(exercise, answer) == [Mistake.NOT_ANSWERED]


def test_cards_that_are_no_five_of_the_seven_are_wrong() -> None:
    exercise = next(of_every_kind(Skill.READ, "Standard"))
    seven = asked(exercise)
    for cards in (seven[:4], (*seven[:4], seven[0]), (*seven[:5], seven[0]), seven, ()):
        assert mistakes(exercise, {**exercise.right, "cards": cards}) == [Mistake.WRONG_CARDS]


def test_where_both_hole_cards_play_no_board_does() -> None:
    kinds = read.kinds(house("Auckland"))
    assert not {"straight on the board", "royal on the board", "four on the board"} & set(kinds)
    assert {"straight on the board", "royal on the board"} <= set(read.kinds(house("Standard")))
    with pytest.raises(ValueError, match="royal on the board"):
        read.draw(house("Auckland"), "royal on the board", Chance("lot", "read"))


def test_now_and_then_it_is_the_dealers_hand() -> None:
    asked_of = [exercise.still.box == 0 for exercise in in_a_row(Skill.READ, 60)]
    assert 0 < sum(asked_of) < 30
