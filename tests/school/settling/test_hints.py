"""The panel: what is done is told in full, the next step and those to come only where that is asked for."""

from __future__ import annotations

import pytest

from tests.school.settling.rounds import RACKED, SHORT, TAKES_FIRST, five_boxes, not_qualified, one_flush
from uth.game.model import Round
from uth.hands import Category
from uth.profile import StepKind as Kind
from uth.school.settling.acts import CallDealer, CallHand, Take
from uth.school.settling.handling import Handling
from uth.school.settling.hints import Hint, When, hints
from uth.school.settling.perfect import next_act
from uth.table import Bet


def lines(handling: Handling, *, tell: bool = False) -> list[str]:
    """The panel, a line each."""
    return [f"{hint.when}: {hint.words}" for hint in hints(handling, {}, tell=tell)]


def test_the_dealers_hand_comes_first() -> None:
    handling = Handling.of(not_qualified())
    assert handling.box == 0
    assert lines(handling) == ["now: call the dealer's hand"]
    assert lines(handling, tell=True) == ["now: ace high, king kicker, does not qualify"]


def test_a_box_in_hand() -> None:
    handling = Handling.of(five_boxes()).after(CallDealer(Category.PAIR, qualifies=True))
    handling = handling.after(CallHand(5, Category.PAIR)).after(Take(5, Bet.TRIPS))
    assert handling.box == 5
    done = ["done: pair of jacks, ace kicker", "done: Trips: take"]
    assert [line.replace("queen", "ace") for line in lines(handling)[:2]] == done
    assert lines(handling)[2:] == ["now: Blind", "to come: Ante", "to come: Play", "to come: clear the cards"]
    assert lines(handling, tell=True)[2] == "now: Blind: push"


def test_the_odds_are_told_where_they_are_not_even() -> None:
    handling = Handling.of(one_flush())
    while handling.expected[0].bet is not Bet.BLIND:
        handling = handling.after(next_act(handling))
    assert lines(handling, tell=True)[1:3] == ["done: Ante: pay $5", "now: Blind: 3 to 2, pay $7.50"]


def test_a_fill_stands_before_its_payment() -> None:
    handling = Handling.of(one_flush(SHORT))
    while handling.expected[0].kind is not Kind.FILL:
        handling = handling.after(next_act(handling))
    assert lines(handling)[0] == "now: call for a fill"
    assert lines(handling)[-2:] == ["to come: Play", "to come: clear the cards"]


def test_at_the_end_the_dealers_cards_go() -> None:
    handling = Handling.of(not_qualified())
    while handling.expected[0].kind is not Kind.CLEAR_HOUSE:
        handling = handling.after(next_act(handling))
    assert handling.box == 0
    assert hints(handling, {}, tell=False) == (Hint("clear the dealer's cards", When.NOW),)


@pytest.mark.parametrize("state", [five_boxes(), five_boxes(TAKES_FIRST), five_boxes(RACKED), one_flush(SHORT)])
def test_there_is_always_one_step_that_comes_now(state: Round) -> None:
    handling = Handling.of(state)
    while not handling.done:
        now = [hint.words for hint in hints(handling, {}, tell=False) if hint.when is When.NOW]
        assert len(now) == 1
        assert handling.expected[0].box in (handling.box, 0)
        handling = handling.after(next_act(handling))
    assert [hint.when for hint in hints(handling, {}, tell=False)] == [When.DONE]


def test_a_house_has_words_of_its_own_for_its_steps() -> None:
    handling = Handling.of(not_qualified())
    usual = [hint.words for hint in hints(handling, {}, tell=True)]

    own = [hint.words for hint in hints(handling, {Kind.CALL_DEALER: "annoncez la banque"}, tell=False)]

    assert own == ["annoncez la banque"]
    assert usual != own
