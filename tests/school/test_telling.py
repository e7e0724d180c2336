"""A still table in words tells what lies there, and nothing that is hidden."""

from __future__ import annotations

import pytest

from tests.school.drills.sample import of_every_kind
from tests.school.houses import TABLES, house
from uth.cards import format_cards
from uth.company.chance import Chance
from uth.school.drill import drill_of
from uth.school.exercise import FILL, GiveAmount, GiveChips, Pick, PickCards
from uth.school.skills import Skill
from uth.school.telling import exercise_lines, table_lines, value_words
from uth.table import Bet
from uth.train.felt.model import bet_place, pay_place
from uth.words.money import money_words

EVERYWHERE = [
    pytest.param(skill, name, marks=() if (number + turn) % 4 == 0 else pytest.mark.full)
    for number, skill in enumerate(Skill)
    for turn, name in enumerate(TABLES)
]
"""Every drill at every preset; in the suite each drill at three of them, each preset with five drills."""


@pytest.mark.parametrize(("skill", "name"), EVERYWHERE)
def test_no_card_that_lies_face_down_is_told(skill: Skill, name: str) -> None:
    for exercise in of_every_kind(skill, name):
        felt = exercise.still.felt
        told = " ".join(table_lines(exercise.still, skill, format_cards)).replace(",", " ").replace(";", " ").split()
        lying = [each for lie in felt.cards.values() for each in lie]
        assert [str(each.card) for each in lying if not each.up and str(each.card) in told] == []
        for place in exercise.still.lit:
            assert [str(each.card) for each in felt.cards_at(place) if each.up and str(each.card) not in told] == []


@pytest.mark.parametrize("skill", [Skill.SETTLE, Skill.SPOT, Skill.PAY_BOX, Skill.RESULTS])
def test_every_amount_is_told_with_its_chips(skill: Skill) -> None:
    for exercise in of_every_kind(skill, "standard"):
        still, money = exercise.still, exercise.still.table.currency
        lines = table_lines(still, skill)
        boxes = still.boxes if skill in (Skill.SETTLE, Skill.SPOT) else (still.box,)
        for place in (make(box, bet) for box in boxes for bet in Bet for make in (bet_place, pay_place)):
            amount = still.felt.amount(place)
            (line,) = [line for line in lines if line.startswith(f"Box {place.box}:")] or [""]
            assert not amount or f" {money_words(amount, money)} (" in line


def test_chips_that_are_counted_have_no_amount_beside_them() -> None:
    for exercise in of_every_kind(Skill.COUNT, "standard"):
        amount = exercise.right["amount"]
        assert isinstance(amount, int)
        told = " ".join(exercise_lines(exercise))
        assert "×" in told
        assert "(" not in told
        stacks = [still for still in exercise.still.felt.chips.values() if sum(still.values()) > 1]
        assert not stacks or f" {money_words(amount, exercise.still.table.currency)} " not in f"{told} "


def test_a_question_about_one_hand_tells_of_no_other_box() -> None:
    exercise = next(of_every_kind(Skill.QUALIFY, "standard"))
    assert [line.partition(":")[0] for line in exercise_lines(exercise)] == ["Dealer", "Board"]


def test_a_rack_that_is_short_is_told() -> None:
    drill, here = drill_of(Skill.SETTLE), house("standard")
    short = drill.draw(here, "short rack", Chance("1", "1"))
    assert exercise_lines(short)[-1].startswith("In the rack: ")
    plenty = drill.draw(here, drill.kinds(here)[0], Chance("1", "1"))
    assert not any("rack" in line for line in exercise_lines(plenty))


def test_answers_in_words() -> None:
    seen = set()
    for skill in (Skill.READ, Skill.COUNT, Skill.PAY_BET):
        exercise = next(of_every_kind(skill, "standard"))
        for field in exercise.fields:
            said = value_words(exercise, field, exercise.right[field.name], format_cards)
            seen.add(type(field))
            match field:
                case Pick(options=options):
                    assert said in [option.label for option in options]
                case PickCards():
                    assert len(said.split()) == 5
                case GiveAmount():
                    assert said.startswith("$")
                case GiveChips():
                    assert "×" in said
                    assert value_words(exercise, field, FILL) == "a fill is called"
                    assert value_words(exercise, field, ()) == "no chips"
    assert seen == {Pick, PickCards, GiveAmount, GiveChips}
