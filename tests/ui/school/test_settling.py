"""What is done becomes an act with its time; what cannot be done changes nothing and says why."""

from __future__ import annotations

import pytest

from tests.ui.school.settler import exercise
from uth.hands import Category
from uth.school.dealt import shown
from uth.school.settling.acts import Act, ActError, CallDealer, CallFill, Finish, Pay, Take
from uth.school.settling.perfect import next_act
from uth.table import Bet
from uth.train.felt.model import RACK, MoveChips, bet_place
from uth.ui.school.in_hand import MOST_CHIPS
from uth.ui.school.modes import Mode, Said
from uth.ui.school.settling import Settling


def settling(kind: str, name: str = "standard") -> Settling:
    return Settling(shown(exercise(name, kind)))


def acts(one: Settling) -> list[Act]:
    return [each.act for each in one.handling.course.acts]


def mode(one: Settling) -> Mode:
    return one.mode


def until(one: Settling, kind: type[Act]) -> Act:
    while not isinstance(act := next_act(one.handling), kind):
        one.do(act)
    return act


def test_an_act_has_the_time_at_which_it_was_done() -> None:
    one = settling("one box")
    one.tick(2.5)
    one.call()
    one.name(Category.PAIR)
    one.tick(1.5)
    one.say(Said.YES)
    (timed,) = one.handling.course.acts
    assert timed.act == CallDealer(Category.PAIR, qualifies=True)
    assert timed.at == 4000
    assert one.given.times == {"acts": 4000}


@pytest.mark.parametrize(("said", "qualifies"), [(Said.YES, True), (Said.NO, False), (Said.NOTHING, None)])
def test_the_dealers_hand_is_followed_by_whether_it_qualifies(said: Said, qualifies: bool | None) -> None:
    one = settling("one box")
    one.call()
    assert mode(one) is Mode.HAND
    one.name(Category.HIGH_CARD)
    assert mode(one) is Mode.SAID
    assert not acts(one)
    one.say(said)
    assert acts(one) == [CallDealer(Category.HIGH_CARD, qualifies)]
    assert mode(one) is Mode.TABLE


@pytest.mark.parametrize("what", ["take", "push", "cut_chips", "lay", "turn"])
def test_without_a_bet_nothing_is_done_with_one(what: str) -> None:
    one = settling("one box")
    with pytest.raises(ActError, match=r"Choose a bet first"):
        getattr(one, what)()
    assert not acts(one)


def test_of_the_dealers_cards_nothing_is_taken_back() -> None:
    one = settling("one box")
    one.clear()
    with pytest.raises(ActError, match=r"cleared stays so.*call the floor"):
        one.take_back()


def test_a_hand_that_lies_face_down_is_opened_before_it_is_called() -> None:
    one = settling("folded with trips")
    box = next(box for box in one.handling.course.boxes if one.is_covered(box))
    one.aiming.look_at(box)
    with pytest.raises(ActError, match=r"lie face down"):
        one.call()
    one.turn()
    assert not one.is_covered(box)
    one.call()
    assert mode(one) is Mode.HAND


def test_chips_are_in_the_hand_until_they_are_laid_or_put_back() -> None:
    one = settling("one box")
    one.aiming.look_at(1, Bet.PLAY)
    with pytest.raises(ActError, match=r"No chips are cut out"):
        one.lay()
    assert one.cut(500, 3)
    assert mode(one) is Mode.CHIPS
    assert one.cut(500, -1)
    assert one.values[one.cursor] == 500
    assert not one.cut(100, -1)
    one.fill()
    assert one.cut_out == ((500, 2),)
    one.lay()
    assert acts(one) == [CallFill(), Pay(1, Bet.PLAY, ((500, 2),))]
    assert not one.chips


def test_no_more_chips_are_cut_out_than_anybody_needs_and_all_are_put_back() -> None:
    one = settling("one box")
    one.cut(500, MOST_CHIPS + 5)
    assert one.chips[500] == MOST_CHIPS
    one.leave_off()
    assert not one.cut_out
    assert mode(one) is Mode.TABLE


def test_a_counted_rack_has_what_it_has() -> None:
    one = settling("short rack")
    rack = dict(one.handling.course.rack or ())
    assert rack
    for value, count in rack.items():
        one.cut(value, MOST_CHIPS)
        assert one.chips[value] == count
        assert one.left(value) == 0
    one.fill()
    assert all(one.left(value) is None for value in rack)


def test_what_was_taken_or_paid_is_taken_back_whole() -> None:
    one = settling("won, lost and folded")
    act = until(one, Take)
    assert isinstance(act, Take)
    lay = one.handling.felt.at(bet_place(act.box, act.bet))
    one.aiming.look_at(act.box, act.bet)
    with pytest.raises(ActError, match=r"nothing was done"):
        one.take_back()
    one.take()
    one.take_back()
    back = one.handling.felt.at(bet_place(act.box, act.bet))
    assert {chips.value: count for chips, count in back.items()} == {chips.value: n for chips, n in lay.items()}
    one.cut(100, 4)
    one.lay()
    one.take_back()
    assert not one.handling.course.paid((act.box, act.bet))


def test_a_drag_that_means_nothing_is_no_act() -> None:
    one = settling("one box")
    bet = bet_place(1, Bet.ANTE)
    chips, count = next(iter(one.handling.felt.at(bet).items()))
    assert not one.dragged([MoveChips(bet, bet_place(1, Bet.BLIND), chips, count)])
    assert not acts(one)
    assert one.dragged([MoveChips(bet, RACK, each, n) for each, n in one.handling.felt.at(bet).items()])
    assert acts(one) == [Take(1, Bet.ANTE)]


def test_the_round_is_over_when_it_is_said_twice_with_nothing_in_between() -> None:
    one = settling("one box")
    for _ in range(2):
        with pytest.raises(ActError, match=r"Is the round over\?"):
            one.finish()
        one.aiming.next_bet()
    with pytest.raises(ActError):
        one.finish()
    one.finish()
    assert acts(one) == [Finish()]
    assert one.done
    assert not one.tick(5.0)


def test_what_was_found_with_the_last_act_is_fresh() -> None:
    one = settling("one box")
    one.aiming.look_at(1)
    one.take()
    assert one.fresh == one.handling.findings != ()
    one.call_floor()
    assert one.fresh == ()


def test_a_record_is_done_again_and_ends_where_it_was_left() -> None:
    one = settling("two boxes")
    one.tick(3.0)
    one.do(next_act(one.handling))
    one.tick(4.0)
    one.do(next_act(one.handling))
    again = Settling.again(shown(one.exercise), one.given)
    assert acts(again) == [*acts(one), Finish()]
    assert again.done
    assert again.milliseconds == 7000
