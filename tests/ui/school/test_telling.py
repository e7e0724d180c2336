"""The panel tells the fields done, asked and to come, and after the answer every finding whole."""

from __future__ import annotations

from tests.ui.school import made
from uth.cards import parse_cards
from uth.school.exercise import FILL, Field
from uth.school.telling import value_words
from uth.ui.keys import KeyLabels
from uth.ui.school.asking import Asking
from uth.ui.school.chair_help import chair_groups
from uth.ui.school.present import Look, help_of, piles_of, rack_counts
from uth.ui.school.side import Choices, Ink, Pad, Words
from uth.ui.school.telling import called_of, side_of

LOOK = Look(KeyLabels())


def asking(*fields: Field) -> Asking:
    return Asking(made.exercise(*fields), made.mark)


def inks(one: Asking) -> list[tuple[str, Ink]]:
    return [(item.text, item.ink) for item in side_of(one, LOOK).items if isinstance(item, Words)]


def test_the_fields_are_told_done_now_and_to_come() -> None:
    one = asking(made.FEW, made.LIST, made.CARDS)
    one.pick("pay")
    assert inks(one) == [
        ("The Ante: Pay", Ink.TEXT),
        ("The hand", Ink.NOW),
        ("The five cards that play", Ink.LATER),
    ]
    (listed,) = [item for item in side_of(one, LOOK).items if isinstance(item, Choices)]
    assert [choice.label for choice in listed.all] == [option.label for option in made.HANDS]
    assert [choice.lit for choice in listed.all] == [True] + [False] * 9


def test_an_amount_has_a_pad_with_every_digit_once() -> None:
    (pad,) = [item for item in side_of(asking(made.AMOUNT), LOOK).items if isinstance(item, Pad)]
    labels = [key.label for row in pad.rows for key in row]
    assert sorted(label for label in labels if label.isdigit()) == list("0123456789")
    assert "." in labels


def test_a_finding_is_told_whole_and_its_field_is_marked_wrong() -> None:
    one = asking(made.FEW, made.LIST)
    one.pick("take")
    one.pick("full house")
    told = dict(inks(one))
    assert told["The Ante: Take"] is Ink.BAD
    assert told["The hand: full house"] is Ink.GOOD
    (finding,) = one.findings
    text = "\n".join(told)
    assert all(part in text for part in (finding.done, finding.right, finding.why, finding.source))


def test_a_prompt_without_room_in_the_bar_is_told_by_the_panel() -> None:
    one = asking(made.FEW)
    narrow = Look(KeyLabels(), fits=lambda _prompt: False)
    assert one.exercise.prompt in side_of(one, narrow).texts
    assert one.exercise.prompt not in side_of(one, LOOK).texts


def test_values_are_told_as_a_dealer_says_them() -> None:
    one = asking(made.FEW)
    assert value_words(one.exercise, made.FEW, "pay") == "Pay"
    assert value_words(one.exercise, made.AMOUNT, 10550) == "$105.50"
    assert value_words(one.exercise, made.CUT, ((10000, 1), (500, 1))) == "1 × $100, 1 × $5"
    assert value_words(one.exercise, made.CUT, ()) == "no chips"
    assert value_words(one.exercise, made.CUT, FILL) == "a fill is called"
    assert value_words(one.exercise, made.CARDS, parse_cards("9c Kh")) == "nine of clubs, king of hearts"


def test_the_closer_look_has_what_is_in_question_and_what_is_put() -> None:
    one = asking(made.CUT)
    one.cut(10000)
    piles = {pile.name: pile for pile in piles_of(one)}
    assert {name: pile.amount for name, pile in piles.items()} == {"Blind": "$35", "Blind, paid": ""}
    one.give()
    assert {pile.amount for pile in piles_of(one)} == {"$35", "$100"}
    of_box = {pile.name: pile.amount for pile in piles_of(one, 2)}
    assert of_box["Trips, paid"] == "$137"
    assert len(of_box) == 6


def test_what_is_cut_out_is_missing_in_a_rack_that_is_counted() -> None:
    one = asking(made.SHORT)
    one.cut(500, 4)
    assert rack_counts(one)[500] == 16
    assert rack_counts(one)[2500] == 0
    assert set(rack_counts(asking(made.CUT)).values()) == {None}


def test_all_that_is_called_is_on_its_board() -> None:
    one = asking(made.FEW)
    assert called_of(one).texts[1:] == one.exercise.still.said


def test_the_help_names_the_keys() -> None:
    caps = {keys for _heading, lines in help_of(LOOK, chair_groups).groups for keys, _does in lines}
    assert {"F", "V", "Enter", "PgUp PgDn"} <= caps
    assert not any("{" in keys for keys in caps)


def test_steps_show_their_places_and_are_told_in_order() -> None:
    one = asking(made.STEPS)
    for step in ("spread", "drop"):
        one.pick(step)
    side = side_of(one, LOOK)
    (listed,) = [item for item in side.items if isinstance(item, Choices)]
    assert [choice.place for choice in listed.all] == [0, 2, 1, 0]
    assert "3 Spread the cash (number 1)" in side.texts
    assert "1 Pass the chips over" in side.texts
    one.give()
    assert inks(one)[0] == ("The steps, in order: Spread the cash; Put the cash into the drop box", Ink.BAD)
