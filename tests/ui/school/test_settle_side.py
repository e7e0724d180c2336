"""The panel says what was done with the box in question, and as much of what is to be done as is wished."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.school.settler import exercise
from uth.hands import Category
from uth.school.dealt import shown
from uth.school.settling.acts import CallFill, CallFloor, CallHand, ClearBox, GiveBack, Pay, Push, Take, TakeBack
from uth.school.settling.perfect import next_act
from uth.table import Bet
from uth.ui.keys import KeyLabels
from uth.ui.school.modes import Mode
from uth.ui.school.present import Look
from uth.ui.school.settle_present import piles_of, prompt, still_of
from uth.ui.school.settle_side import Hints, Telling, act_words, notice_of, settle_side
from uth.ui.school.settling import Settling
from uth.ui.school.side import Choices, Ink, Words

LOOK = Look(KeyLabels())
TEST = Telling(at_once=False, hints=None)
_ORDER = 3
"""So many lines tell the house's order."""


def settling(kind: str = "one box") -> Settling:
    return Settling(shown(exercise("standard", kind)))


def said(one: Settling, telling: Telling) -> list[tuple[str, Ink]]:
    """Return what the panel says; without hints, under the house's order."""
    found = [(item.text, item.ink) for item in settle_side(one, LOOK, telling).items if isinstance(item, Words)]
    return found if telling.hints in (Hints.STEPS, Hints.TOLD) else found[_ORDER:]


def test_acts_are_told_as_they_were_done() -> None:
    one, chips = settling(), ((2500, 1), (500, 2))
    acts = (
        CallHand(1, Category.FLUSH), Take(1, Bet.ANTE), Push(1, Bet.BLIND), Pay(1, Bet.PLAY, chips),
        TakeBack(1, Bet.PLAY, chips), GiveBack(1, Bet.ANTE, chips), ClearBox(1),
    )  # fmt: skip
    assert [act_words(one, act) for act in acts] == [
        "called: flush", "Ante: taken", "Blind: pushed", "Play: paid $35", "Play: $35 taken back",
        "Ante: $35 given back", "cards cleared",
    ]  # fmt: skip


def test_only_what_was_done_with_the_box_in_question_is_told() -> None:
    one = settling("three boxes")
    for _ in range(4):
        one.do(next_act(one.handling))
    assert [text for text, _ink in said(one, Telling(at_once=True))] == [
        act_words(one, one.handling.course.acts[0].act)
    ]
    one.aiming.look_at(one.handling.course.boxes[0])
    assert len(said(one, Telling(at_once=True))) == 3


def test_hints_go_from_none_to_all_and_there_are_none_in_a_test() -> None:
    one, telling = settling(), Telling(at_once=False)
    assert said(one, telling) == []
    telling.turn()
    assert [ink for _text, ink in said(one, telling)] == [Ink.NOW]
    assert "call the dealer's hand" in said(one, telling)[0][0]
    telling.turn()
    assert "call the dealer's hand" not in said(one, telling)[0][0]
    telling.turn()
    assert telling.hints is Hints.NONE
    test = Telling(at_once=False, hints=None)
    test.turn()
    assert test.hints is None
    (listed,) = [item for item in settle_side(one, LOOK, test).items if isinstance(item, Choices)]
    assert not [choice for choice in listed.all if choice.label.startswith("Hints")]


@pytest.mark.parametrize(
    ("first", "boxes"), [(False, "House: boxes 3, 2, 1."), (True, "House: boxes 3, 2, 1; take from all, then pay.")]
)
def test_the_houses_order_is_told_from_the_start_without_hints(boxes: str, *, first: bool) -> None:
    one = settling("three boxes")
    table = one.exercise.still.table
    table = replace(table, procedure=replace(table.procedure, take_before_pay=first))
    one.exercise = replace(one.exercise, still=replace(one.exercise.still, table=table))
    lines = [each for each in settle_side(one, LOOK, TEST).items if isinstance(each, Words)]
    there = {line.bet for lines in one.handling.course.lines.values() for line in lines}
    take = [bet.value.capitalize() for bet in table.procedure.order_in_box.take if bet in there]
    pay = [bet.value.capitalize() for bet in table.procedure.order_in_box.pay if bet in there]
    assert [line.text for line in lines] == [boxes, f"Take: {', '.join(take)}.", f"Pay: {', '.join(pay)}."]


def test_hints_are_headed_with_the_box_that_they_are_about() -> None:
    one, hinting = settling("three boxes"), Telling(at_once=False, hints=Hints.STEPS)
    one.do(next_act(one.handling))
    assert settle_side(one, LOOK, hinting).title == "NEXT: BOX 3"
    one.aiming.look_at(3)
    assert settle_side(one, LOOK, hinting).title == "BOX 3"
    assert settle_side(one, LOOK, Telling(at_once=False)).title == "BOX 3"
    one.aiming.look_at(1)
    assert settle_side(one, LOOK, hinting).title == "NEXT: BOX 3"


def test_a_notice_stays_until_another_fault_is_found() -> None:
    one, telling = settling(), Telling(at_once=True)
    one.aiming.look_at(1)
    one.take()
    there = notice_of(one, telling)
    one.do(CallFloor())
    assert one.fresh == ()
    kept = notice_of(one, telling)
    assert there is not None
    assert kept is not None
    assert kept.items == there.items
    assert kept.title == f"EARLIER: {there.title}"
    one.do(CallFill())
    other = notice_of(one, telling)
    assert other is not None
    assert other.items != there.items


def test_a_notice_comes_only_where_it_is_said_at_once() -> None:
    one = settling()
    one.aiming.look_at(1)
    one.take()
    notice = notice_of(one, Telling(at_once=True))
    assert notice is not None
    assert all(any(finding.why in text for text in notice.texts) for finding in one.fresh)
    assert notice_of(one, Telling(at_once=False)) is None


def test_the_prompt_asks_what_the_mode_asks_and_gives_nothing_away() -> None:
    one = settling()
    assert prompt(one, LOOK) == one.exercise.prompt
    one.do(next_act(one.handling))
    assert prompt(one, LOOK).startswith("The dealer's hand")
    one.aiming.look_at(1, Bet.PLAY)
    assert prompt(one, LOOK).endswith("take, push or pay?")
    one.cut_chips()
    assert "cut out" in prompt(one, LOOK)
    one.leave_off()
    one.push()
    assert one.aim == (1, Bet.ANTE), "the light goes on in the house's order"
    one.aiming.look_at(1, Bet.PLAY)
    assert prompt(one, LOOK) == "Box 1. Play: pushed"


def test_the_closer_look_has_the_box_in_question_and_the_hand_without_its_sum() -> None:
    one = settling()
    assert piles_of(one) == ()
    one.aiming.look_at(1, Bet.ANTE)
    assert len(piles_of(one)) == len(one.aiming.bets(1))
    one.cut(500, 2)
    assert one.mode is Mode.CHIPS
    hand = piles_of(one)[-1]
    assert (hand.name, hand.amount) == ("In hand", "")
    assert [place.spot for place in still_of(one).lit] == ["ante", "ante pay"]
