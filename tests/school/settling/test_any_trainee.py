"""Whatever a trainee does: the round can be brought to its end, and no wrong table goes unseen."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.samples import sampled
from tests.school.settling.rounds import RACKED, SHORT, STANDARD, TAKES_FIRST, five_boxes, full_house, not_qualified
from uth.game.model import Round
from uth.hands import Category
from uth.school.findings import Mistake, Weight
from uth.school.settling.acts import (
    Act,
    ActError,
    CallDealer,
    CallFill,
    CallFloor,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    GiveBack,
    OpenHand,
    Pay,
    Push,
    Take,
    TakeBack,
    Timed,
    from_json,
    to_json,
)
from uth.school.settling.handling import Handling, handled
from uth.school.settling.hints import hints
from uth.school.settling.perfect import next_act
from uth.table import Bet
from uth.train.felt.laid import felt_of
from uth.train.felt.model import bet_place, pay_place

ROUNDS = [
    make(table) for make in (five_boxes, full_house, not_qualified) for table in (STANDARD, TAKES_FIRST, RACKED, SHORT)
]
CHIPS = (((500, 1),), ((100, 3),), ((2_500, 1), (50, 1)))
CHOICES = st.lists(st.integers(0, 10_000), max_size=60)


def possible(handling: Handling) -> list[Act]:
    """Some of what could be done, what would be right among it several times."""
    course = handling.course
    acts: list[Act] = [next_act(handling)] * 12
    for box, lines in course.lines.items():
        acts += [OpenHand(box), CallHand(box, Category.PAIR), ClearBox(box)]
        for line in lines:
            key = (box, line.bet)
            acts += [Take(*key), Push(*key), *(Pay(*key, chips) for chips in CHIPS)]
            if course.paid(key):
                acts += [TakeBack(*key, course.paid(key)), TakeBack(*key, course.paid(key)[-1:])]
            if not handling.felt.at(bet_place(*key)):
                acts += [GiveBack(*key, ((500, line.stake // 500),))]
    return [*acts, CallDealer(Category.PAIR), ClearHouse(), CallFill(), CallFloor()]


def tried(state: Round, choices: list[int]) -> Handling:
    """Return the round after some acts, without those that cannot be done, brought to its end."""
    handling = Handling.of(state)
    for choice in choices:
        if handling.done:
            break
        acts = possible(handling)
        try:
            handling = handling.after(acts[choice % len(acts)])
        except ActError:
            continue
        assert hints(handling, {}, tell=True) or handling.done
    while not handling.done and choices and choices[0] % 2:
        handling = handling.after(next_act(handling))
    return handling if handling.done else handling.after(Finish())


@sampled(20, 40, st.sampled_from(ROUNDS), CHOICES)
def test_no_bet_lies_wrong_without_a_finding(state: Round, choices: list[int]) -> None:
    handling = tried(state, choices)
    right = felt_of(state)
    wrong = {
        (box, bet)
        for box in handling.course.boxes
        for bet in Bet
        for place in (bet_place(box, bet), pay_place(box, bet))
        if handling.felt.amount(place) != right.amount(place)
    }
    told = zip(handling.faults, handling.findings, strict=True)
    money = [fault for fault, finding in told if finding.weight is Weight.MONEY]
    of_bets = {(fault.box, fault.bet) for fault in money}
    of_boxes = {(fault.box, bet) for fault in money if fault.mistake is Mistake.BOX_NOT_SETTLED for bet in Bet}
    found = of_bets | of_boxes
    assert wrong <= found
    chips = sum(handling.felt.amount(place) for place in handling.felt.chips)
    assert chips == sum(Handling.of(state).felt.amount(place) for place in Handling.of(state).felt.chips)


@settings(max_examples=10)
@given(st.sampled_from(ROUNDS), CHOICES)
def test_a_record_is_marked_as_the_round_was(state: Round, choices: list[int]) -> None:
    handling = tried(state, choices)
    again = handled(state, from_json(to_json(handling.course.acts)))
    assert again.findings == handling.findings
    assert [timed.act for timed in again.course.acts] == [timed.act for timed in handling.course.acts]
    assert all(isinstance(timed, Timed) for timed in again.course.acts)
