"""Fields are asked one after the other, and the clock runs until the last is answered."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.school import made
from uth.cards import parse_cards
from uth.school.exercise import FILL
from uth.ui.school.asking import Asking, NotYet
from uth.ui.school.in_hand import MOST_CHIPS


def test_the_fields_are_asked_in_turn_and_each_is_timed() -> None:
    one = Asking(made.exercise(made.FEW, made.AMOUNT), made.mark)
    assert one.tick(0.4) is False
    assert one.tick(0.7) is True
    one.pick("pay")
    assert one.field is made.AMOUNT
    one.tick(2)
    for digit in "105":
        one.type(digit)
    one.give()
    assert one.marked
    assert one.given.answer == {"ante": "pay", "amount": 10500}
    assert one.given.times == {"ante": 1100, "amount": 3100}
    assert one.findings == ()
    assert one.tick(9) is False
    assert one.milliseconds == 3100


def test_it_is_marked_once_with_the_last_answer() -> None:
    seen = []

    def marker(exercise: object, given: object) -> tuple[()]:
        seen.append(given)
        return ()

    one = Asking(made.exercise(made.FEW, made.LIST), marker)
    one.pick("take")
    assert seen == []
    one.pick("flush")
    assert seen == [one.given]


def test_what_is_wrong_is_found() -> None:
    one = Asking(made.exercise(made.FEW), made.mark)
    one.pick("take")
    assert [finding.field for finding in one.findings] == ["ante"]


def test_only_what_is_offered_can_be_picked() -> None:
    one = Asking(made.exercise(made.FEW, made.CARDS), made.mark)
    with pytest.raises(NotYet):
        one.pick("double")
    with pytest.raises(NotYet):
        one.toggle(parse_cards("9c")[0])
    one.pick("pay")
    with pytest.raises(NotYet):
        one.pick("pay")
    with pytest.raises(NotYet):
        one.toggle(parse_cards("Ac")[0])


def test_cards_are_picked_and_laid_back_until_there_are_enough() -> None:
    one = Asking(made.exercise(made.CARDS), made.mark)
    nine, *kings = parse_cards("9c Kh Kc Kd 9d")
    for card in (nine, *kings[:3]):
        one.toggle(card)
    with pytest.raises(NotYet):
        one.give()
    one.toggle(nine)
    assert one.draft.cards == kings[:3]
    for card in (nine, kings[3]):
        one.toggle(card)
    with pytest.raises(NotYet):
        one.toggle(parse_cards("4d")[0])
    one.erase()
    one.toggle(kings[3])
    one.give()
    given = one.given.answer["cards"]
    assert isinstance(given, tuple)
    assert set(given) == {nine, *kings}


@pytest.mark.parametrize(
    ("typed", "amount"),
    [
        ("", None),
        ("0", 0),
        ("007", 700),
        ("12", 1200),
        ("12.", 1200),
        ("12.5", 1250),
        ("1.234", 123),
        (".5", 50),
        ("1.2.3", 123),
        ("1234567890123", 123456789_00),
    ],
)
def test_an_amount_is_typed(typed: str, amount: int | None) -> None:
    one = Asking(made.exercise(made.AMOUNT), made.mark)
    for character in typed:
        one.type(character)
    assert one.amount == amount


def test_the_wheel_changes_the_amount_by_the_smallest_chip() -> None:
    one = Asking(made.exercise(made.AMOUNT), made.mark)
    with pytest.raises(NotYet):
        one.give()
    one.change(3)
    assert (one.draft.typed, one.amount) == ("1.50", 150)
    one.change(1)
    assert one.draft.typed == "2"
    one.change(-9)
    assert one.amount == 0
    one.erase()
    assert one.amount is None


def test_chips_are_cut_out_and_laid_back() -> None:
    one = Asking(made.exercise(made.CUT), made.mark)
    assert one.cut(10000)
    assert one.cut(500, 3)
    assert one.cut(500, -2)
    assert not one.cut(100, -1)
    assert not one.cut(12345)
    assert one.draft.cut_out == ((10000, 1), (500, 1))
    assert one.left(500) is None
    assert one.cut(100, MOST_CHIPS + 5)
    assert one.draft.chips[100] == MOST_CHIPS
    one.erase()
    assert not one.draft.cut_out


def test_a_short_rack_gives_no_more_than_it_has() -> None:
    one = Asking(made.exercise(made.SHORT), made.mark)
    assert one.cut(100, 9)
    assert one.draft.chips[100] == 3
    assert one.left(100) == 0
    assert not one.cut(2500)
    assert not one.cut(50)
    one.fill()
    assert one.given.answer == {"short": FILL}


def test_a_fill_is_called_only_for_chips() -> None:
    one = Asking(made.exercise(made.AMOUNT), made.mark)
    with pytest.raises(NotYet):
        one.fill()


def test_no_chips_are_an_answer_too() -> None:
    one = Asking(made.exercise(made.CUT, replace(made.CUT, name="short")), made.mark)
    one.give()
    assert one.given.answer == {"chips": ()}
    assert not one.marked


def test_steps_take_their_places_one_after_the_other() -> None:
    one = Asking(made.exercise(made.STEPS), made.mark)
    with pytest.raises(NotYet):
        one.give()
    for step in ("spread", "drop", "pass"):
        one.pick(step)
    assert one.draft.steps == ["spread", "drop", "pass"]
    one.pick("drop")
    assert one.draft.steps == ["spread", "pass"]
    one.pick("rack")
    one.erase()
    one.pick("drop")
    with pytest.raises(NotYet):
        one.pick("double")
    one.give()
    assert one.given.answer == {"steps": ("spread", "pass", "drop")}
    assert one.findings == ()


def test_the_order_of_steps_counts() -> None:
    one = Asking(made.exercise(made.STEPS), made.mark)
    for step in ("pass", "spread", "drop"):
        one.pick(step)
    one.give()
    assert [finding.field for finding in one.findings] == ["steps"]
