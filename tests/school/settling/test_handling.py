"""A settlement act by act: what comes next, what is found when, what the house leaves free, and what cannot be done."""

from __future__ import annotations

import pytest

from tests.school.settling.changes import Change, both, earlier, instead, later, left_out, then
from tests.school.settling.errors import ANTE_4, BLIND_4, PLAY_5, TRIPS_1, pays
from tests.school.settling.rounds import (
    PLENTY,
    RACKED,
    SHORT,
    STANDARD,
    TAKES_FIRST,
    WHOLE,
    five_boxes,
    full_house,
    not_qualified,
    one_flush,
)
from tests.tables import standard
from uth.game.model import Round
from uth.hands import Category
from uth.profile import StepKind as Kind
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
)
from uth.school.settling.handling import Handling, handled
from uth.school.settling.perfect import next_act, perfect
from uth.table import Bet, Qualify, Rules
from uth.train.felt.laid import felt_of
from uth.train.felt.model import RACK

PAIR, FLUSH = Category.PAIR, Category.FLUSH
DEALER_CALL = CallDealer(PAIR, qualifies=True)
ROUNDS = [
    make(table)
    for table in (STANDARD, TAKES_FIRST, RACKED, WHOLE, SHORT, PLENTY)
    for make in (five_boxes, not_qualified, full_house, one_flush)
]


def after(state: Round, change: Change) -> Handling:
    """Return the whole settlement, with a change."""
    return handled(state, map(Timed, change([timed.act for timed in perfect(state)])))


def found(handling: Handling) -> list[Mistake]:
    """Return the kinds of mistake that were found."""
    return [fault.mistake for fault in handling.faults]


@pytest.mark.parametrize("state", ROUNDS)
def test_who_makes_no_mistake_has_none_marked_and_leaves_the_table_as_the_engine_settles_it(state: Round) -> None:
    handling = handled(state, perfect(state))
    assert handling.done
    assert handling.findings == ()
    right = felt_of(state)
    for place in {*right.chips, *handling.felt.chips} - {RACK}:
        assert handling.felt.amount(place) == right.amount(place), place
    if not state.table.float:
        assert handling.felt.amount(RACK) == right.amount(RACK)


FREE = {
    "a push need not be said": left_out(Push(5, Bet.BLIND), Push(3, Bet.BLIND)),
    "a payment of several moves": instead(PLAY_5, pays(5, Bet.PLAY, (500, 1)), pays(5, Bet.PLAY, (500, 1))),
    "chips cut off under the hand": instead(
        ANTE_4, pays(4, Bet.ANTE, (500, 3)), TakeBack(4, Bet.ANTE, ((500, 2),))
    ),
    "all chips taken back under the hand": instead(
        ANTE_4, pays(4, Bet.ANTE, (100, 1)), TakeBack(4, Bet.ANTE, ((100, 1),)), ANTE_4
    ),
    "wins paid before bets are taken, in every box": both(
        later(Take(5, Bet.TRIPS), PLAY_5), later(Take(3, Bet.TRIPS), pays(3, Bet.PLAY, (500, 2)))
    ),
    "in turns in the first box": later(Take(5, Bet.TRIPS), pays(5, Bet.ANTE, (500, 2))),
    "a push said last": later(Push(5, Bet.BLIND), PLAY_5),
    "the floor called in doubt": then(CallHand(4, FLUSH), CallFloor()),
    "a hand called twice": then(CallHand(4, FLUSH), CallHand(4, FLUSH)),
    "a repair with the floor": then(BLIND_4, CallFloor(), TakeBack(4, Bet.ANTE, ((500, 1),)), ANTE_4),
}  # fmt: skip


@pytest.mark.parametrize("change", FREE.values(), ids=FREE)
def test_what_the_house_leaves_free_is_not_marked(change: Change) -> None:
    handling = after(five_boxes(), change)
    assert handling.done
    assert found(handling) == []


def test_where_the_house_takes_first_a_lost_hand_may_be_cleared_at_once() -> None:
    handling = after(five_boxes(TAKES_FIRST), earlier(ClearBox(2), OpenHand(1)))
    assert handling.done
    assert found(handling) == []


def test_a_mistake_is_found_as_soon_as_it_is_certain() -> None:
    acts: list[Act] = [DEALER_CALL, CallHand(5, PAIR), Take(5, Bet.BLIND)]
    assert [each.mistake for each in handled(five_boxes(), map(Timed, acts)).findings] == [Mistake.PUSH_TAKEN]
    handling = Handling.of(five_boxes()).after(DEALER_CALL).after(CallHand(5, PAIR))
    handling = handling.after(pays(5, Bet.ANTE, (500, 1)))
    assert found(handling) == []
    assert found(handling.after(pays(5, Bet.ANTE, (500, 1)))) == []
    assert found(handling.after(Push(5, Bet.BLIND))) == [Mistake.UNDERPAID]


def test_with_the_floor_a_mistake_stays_marked_and_its_repair_is_none() -> None:
    wrong = instead(ANTE_4, pays(4, Bet.ANTE, (500, 2)), CallFloor(), TakeBack(4, Bet.ANTE, ((500, 1),)))
    assert found(after(five_boxes(), wrong)) == [Mistake.OVERPAID]
    too_late = then(ClearBox(4), CallFloor(), CallHand(3, PAIR), ClearBox(3), TakeBack(4, Bet.ANTE, ((500, 1),)))
    assert Mistake.OWN_FIX in found(after(five_boxes(), both(left_out(CallHand(3, PAIR), ClearBox(3)), too_late)))


def test_a_repair_that_leaves_the_table_wrong_is_a_mistake_of_money_too() -> None:
    handling = after(five_boxes(), then(BLIND_4, TakeBack(4, Bet.ANTE, ((500, 1),))))
    assert found(handling) == [Mistake.OWN_FIX, Mistake.WINNER_PUSHED]
    handling = after(five_boxes(), both(left_out(Push(5, Bet.BLIND)), then(ClearBox(4), Take(5, Bet.BLIND))))
    assert found(handling) == [Mistake.OTHER_BOX_TOUCHED, Mistake.PUSH_TAKEN]
    handling = after(five_boxes(), then(Take(2, Bet.BLIND), GiveBack(2, Bet.ANTE, ((500, 2),))))
    assert found(handling) == [Mistake.OWN_FIX, Mistake.LOSER_PUSHED]


def test_steps_that_come_next() -> None:
    handling = Handling.of(five_boxes())
    assert (handling.box, [step.kind for step in handling.expected]) == (0, [Kind.CALL_DEALER])
    handling = handling.after(DEALER_CALL)
    assert handling.box == 5
    assert [step.kind for step in handling.expected] == [
        Kind.CALL, Kind.TAKE, Kind.PUSH, Kind.PAY, Kind.PAY, Kind.CLEAR,
    ]  # fmt: skip
    handling = handling.after(CallHand(5, PAIR)).after(pays(5, Bet.ANTE, (500, 1)))
    assert [step.bet for step in handling.expected] == [Bet.TRIPS, Bet.BLIND, Bet.ANTE, Bet.PLAY, None]
    assert handling.left_to_pay(handling.expected[2]) == 500
    assert handling.after(CallHand(4, FLUSH)).box == 4


def test_a_fill_comes_next_where_the_rack_is_short() -> None:
    handling = Handling.of(one_flush(SHORT))
    while not isinstance(next_act(handling), CallFill):
        handling = handling.after(next_act(handling))
    assert [step.kind for step in handling.expected] == [Kind.FILL, Kind.PAY, Kind.CLEAR]
    with pytest.raises(ActError, match="4 x"):
        handling.after(pays(1, Bet.PLAY, (500, 4)))
    assert found(handling.after(CallFill()).after(pays(1, Bet.PLAY, (500, 4))).after(ClearBox(1))) == []


def test_a_fill_in_the_middle_of_a_payment() -> None:
    pay = pays(1, Bet.PLAY, (500, 4))
    begun: list[Act] = [pays(1, Bet.PLAY, (100, 5)), CallFill(), pays(1, Bet.PLAY, (500, 3))]
    assert found(after(one_flush(SHORT), both(left_out(CallFill()), instead(pay, *begun)))) == []


def test_a_table_that_always_qualifies_is_not_asked() -> None:
    state = five_boxes(standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS)))
    assert perfect(state)[0].act == CallDealer(PAIR)
    assert found(handled(state, perfect(state))) == []
    assert found(Handling.of(state).after(CallDealer(PAIR, qualifies=False))) == [Mistake.QUALIFIES_WRONG]


@pytest.mark.parametrize(
    "act",
    [
        Take(2, Bet.TRIPS), Take(1, Bet.ANTE), CallHand(6, PAIR), CallHand(1, Category.THREE_OF_A_KIND),
        TakeBack(4, Bet.ANTE, ((500, 1),)), Pay(4, Bet.ANTE, ((700, 1),)), Pay(4, Bet.ANTE, ()),
        Pay(4, Bet.ANTE, ((500, 0),)), ClearBox(6),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_refused_and_changes_nothing(act: Act) -> None:
    with pytest.raises(ActError):
        Handling.of(five_boxes()).after(act)


def test_after_the_end_nothing_is_done() -> None:
    handling = handled(five_boxes(), perfect(five_boxes()))
    assert handling.expected == ()
    with pytest.raises(ActError, match="over"):
        handling.after(ClearHouse())
    with pytest.raises(ValueError, match="over"):
        next_act(handling)


def test_with_all_cards_gone_the_last_payment_ends_with_the_word_of_the_trainee() -> None:
    acts = [timed.act for timed in perfect(five_boxes()) if timed.act not in (TRIPS_1, ClearBox(1), ClearHouse())]
    handling = handled(five_boxes(), map(Timed, [*acts, ClearHouse(), ClearBox(1), TRIPS_1]))
    assert not handling.done
    assert next_act(handling) == Finish()
    assert found(handling.after(Finish())) == [Mistake.HOUSE_CLEARED_EARLY, Mistake.CLEARED_EARLY]


def test_a_bet_that_was_taken_is_not_asked_for_again() -> None:
    handling = Handling.of(five_boxes()).after(DEALER_CALL).after(CallHand(5, PAIR)).after(Take(5, Bet.TRIPS))
    paid = pays(5, Bet.TRIPS, (100, 1))
    assert handling.after(paid).expected[0].kind is Kind.PUSH
    handling = handling.after(paid).after(TakeBack(5, Bet.TRIPS, paid.chips))
    assert found(handling) == [Mistake.OWN_FIX]
    assert handling.expected[0].kind is Kind.PUSH


def test_who_does_nothing_has_settled_nothing() -> None:
    handling = Handling.of(full_house()).after(Finish())
    assert handling.done
    assert found(handling) == [
        Mistake.DEALER_NOT_CALLED, Mistake.CARDS_LEFT, Mistake.BOX_NOT_SETTLED, Mistake.BOX_NOT_SETTLED,
    ]  # fmt: skip
    assert {finding.weight for finding in handling.findings} == {Weight.PROCEDURE, Weight.MONEY}


def test_two_mistakes_are_both_found() -> None:
    change = both(left_out(TRIPS_1), instead(Take(2, Bet.PLAY), Push(2, Bet.PLAY)))
    assert found(after(five_boxes(), change)) == [Mistake.LOSER_PUSHED, Mistake.TRIPS_MISSED_FOLDED]


def test_a_hand_that_was_not_called_is_found_with_its_payment_or_when_its_cards_are_gone() -> None:
    acts = [timed.act for timed in perfect(five_boxes()) if not isinstance(timed.act, CallHand)]
    handling, paid, cleared = Handling.of(five_boxes()), set[int](), set[int]()
    for act in acts:
        handling = handling.after(act)
        if isinstance(act, Pay):
            paid.add(act.box)
        if isinstance(act, ClearBox):
            cleared.add(act.box)
        assert {(each.mistake, each.box) for each in handling.faults} == {
            *((Mistake.PAID_UNREAD, box) for box in paid),
            *((Mistake.CALL_MISSING, box) for box in cleared - paid),
        }
    assert paid
    assert cleared - paid


def test_a_house_cleared_before_a_folded_hand_with_trips_is_found_at_once_and_alone() -> None:
    handling = Handling.of(five_boxes()).after(ClearHouse())
    assert found(handling) == [Mistake.HOUSE_CLEARED_EARLY]
    acts = [timed.act for timed in perfect(five_boxes())]
    handling = handled(five_boxes(), map(Timed, acts[: acts.index(OpenHand(1))])).after(ClearHouse())
    (finding,) = handling.findings
    assert finding.mistake is Mistake.HOUSE_CLEARED_EARLY
    assert "box 1" in finding.done
    assert found(handling.after(Finish())) == [Mistake.HOUSE_CLEARED_EARLY, Mistake.BOX_NOT_SETTLED]
