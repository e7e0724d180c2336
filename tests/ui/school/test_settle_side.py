"""The panel says what was done with the box in question, and as much of what is to be done as is wished."""

from __future__ import annotations

from tests.ui.school.settler import exercise
from uth.hands import Category
from uth.school.dealt import shown
from uth.school.settling.acts import CallHand, ClearBox, GiveBack, Pay, Push, Take, TakeBack
from uth.school.settling.perfect import next_act
from uth.table import Bet
from uth.ui.keys import KeyLabels
from uth.ui.school.present import Look
from uth.ui.school.settle_present import piles_of, prompt, still_of
from uth.ui.school.settle_side import Hints, Telling, act_words, notice_of, settle_side
from uth.ui.school.settling import Mode, Settling
from uth.ui.school.side import Choices, Ink, Words

LOOK = Look(KeyLabels())


def settling(kind: str = "one box") -> Settling:
    return Settling(shown(exercise("standard", kind)))


def said(one: Settling, telling: Telling) -> list[tuple[str, Ink]]:
    return [(item.text, item.ink) for item in settle_side(one, LOOK, telling).items if isinstance(item, Words)]


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
