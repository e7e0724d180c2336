"""The promises of the core, as properties of random rounds at random tables."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import OWNERS, Played, bets, dealt, rounds, steps
from tests.tables import standard, tables
from uth.cards import DECK, Card, Suit
from uth.game import engine
from uth.game.actions import ClearBets, CloseBets, Cut, Deal, Decide, IllegalAction
from uth.game.model import DEALER, Choice, Phase, Round
from uth.game.view import seen_from
from uth.table import Bet, Rules, Street, TripsAfterFold

BOARD = "2c 7d 9h Js Kc"


@settings(max_examples=75)
@given(rounds(tables()))
def test_chips_are_conserved_to_the_cent_and_the_same_actions_replay_to_the_same_round(played: Played) -> None:
    _conserved_and_replayed(played)


@pytest.mark.full
@settings(max_examples=400)
@given(rounds(tables()))
def test_chips_are_conserved_and_400_rounds_replay(played: Played) -> None:
    _conserved_and_replayed(played)


def _conserved_and_replayed(played: Played) -> None:
    settlement = played.state.settlement
    assert settlement is not None
    for owner in OWNERS:
        won = sum(line.net for box in settlement.boxes if box.owner == owner for line in box.lines)
        assert played.state.available(owner) == played.funds[owner] + won
    assert sum(has for _, has in played.state.funds) == sum(played.funds.values()) + settlement.net
    # What was staked is what was settled, line by line: no bet is lost on the way or settled twice.
    assert [(box.number, bet, amount) for box in played.state.boxes for bet, amount in box.stakes] == sorted(
        ((line.box, line.bet, line.stake) for box in settlement.boxes for line in box.lines if line.stake),
        key=lambda each: (each[0], list(Bet).index(each[1])),
    )
    assert engine.replay(played.state.table, played.funds, played.actions) == played.state


@settings(max_examples=40)
@given(rounds(tables()), st.permutations(list(Suit)))
def test_suits_permuted_change_nothing(played: Played, suits: list[Suit]) -> None:
    def other(card: Card) -> Card:
        return Card(card.rank, suits[card.suit])

    renamed = [replace(a, cards=tuple(map(other, a.cards))) if isinstance(a, Deal) else a for a in played.actions]
    again = engine.replay(played.state.table, played.funds, renamed)
    assert again.funds == played.state.funds
    assert _lines(again) == _lines(played.state)


def _lines(state: Round) -> list[object]:
    assert state.settlement is not None
    return [(box.box, box.result, box.hand.strength, box.lines) for box in state.settlement.boxes]


@settings(max_examples=60)
@given(st.data())
def test_no_view_holds_a_card_that_its_viewer_may_not_see_and_every_undecided_box_can_afford_1x(
    data: st.DataObject,
) -> None:
    data.draw(rounds(tables(), watch=_look))


@pytest.mark.full
@settings(max_examples=400)
@given(st.data())
def test_in_400_rounds_no_view_shows_too_much_and_1x_can_be_afforded(data: st.DataObject) -> None:
    data.draw(rounds(tables(), watch=_look))


def _look(state: Round) -> None:
    for who in (*OWNERS, "dealer", "camera"):
        view = seen_from(state, who)
        visible = {card for box in view.boxes for card in box.cards if card} | {c for c in view.dealer if c}
        visible |= {card for card in view.community if card}
        assert visible <= _allowed(state, who)
    for owner in OWNERS if state.phase is not Phase.BETTING else ():
        needed = sum(box.stake(Bet.ANTE) for box in state.owned_by(owner) if box.undecided)
        assert state.available(owner) >= needed
        assert all(has >= 0 for _, has in state.funds)


def _allowed(state: Round, who: str) -> set[Card]:
    """Every card that lies open for *who*, said the other way round."""
    own = {card for box in state.boxes if box.owner == who and not box.dark for card in box.cards}
    board = {None: 0, Street.PREFLOP: 0, Street.FLOP: 3, Street.RIVER: 5}[state.street]
    allowed = own | set(state.community[:board])
    if state.phase is Phase.SETTLED:
        lost = state.table.rules.trips_after_fold is TripsAfterFold.LOST
        opened = [box for box in state.boxes if not box.folded or (box.stake(Bet.TRIPS) and not lost)]
        allowed |= set(state.dealer) | {card for box in opened for card in box.cards}
    return allowed


@settings(max_examples=60)
@given(st.data())
def test_illegal_actions_change_nothing_and_legal_ones_are_taken(data: st.DataObject) -> None:
    _try_anything(data)


@pytest.mark.full
@settings(max_examples=400)
@given(st.data())
def test_in_400_rounds_illegal_actions_change_nothing(data: st.DataObject) -> None:
    _try_anything(data)


def _try_anything(data: st.DataObject) -> None:
    anything = st.one_of(
        st.builds(Decide, st.integers(0, 9), st.sampled_from(Choice)),
        st.builds(bets, st.integers(0, 9), st.sampled_from([*OWNERS, DEALER]), st.integers(-5, 60_000)),
        st.builds(ClearBets, st.integers(0, 9)),
        st.builds(Cut, st.sampled_from([*OWNERS, DEALER]), st.integers(-1, 60)),
        st.builds(Deal, st.lists(st.sampled_from(DECK), max_size=12).map(tuple)),
        st.just(CloseBets()),
    )

    def try_something(state: Round) -> None:
        action = data.draw(anything)
        before = (state, hash(state.funds))
        refusal = engine.refusal_of(state, action)
        if refusal is None:
            assert engine.apply(state, action)[0] != state
        else:
            with pytest.raises(IllegalAction, match=refusal.reason.value):
                engine.apply(state, action)
        assert (state, hash(state.funds)) == before

    data.draw(rounds(tables(), watch=try_something))


def count_lines(state: Round) -> int:
    """Count the ways in which the decisions of a round can go."""
    if state.phase is Phase.SETTLED:
        return 1
    return sum(
        count_lines(steps(state, Decide(box.number, choice)))
        for box in engine.in_turn(state)
        for choice in engine.open_choices(state, box.number)
    )


_DEALS = ["As 3h", "Ac Ad", "8s 8h", "7h 6h", "Tc 4d", "Qs Qh", "5s 5d", "9s 2h"]


def _many(boxes: int) -> Round:
    table = standard(rules=Rules(boxes=8, boxes_per_player=8))
    placed = [bets(number, "Ann", 1000) for number in range(1, boxes + 1)]
    return dealt(table, *placed, holes=_DEALS[:boxes], dealer="Kd 4s", board=BOARD)


@pytest.mark.parametrize("boxes", [1, 2, 3])
def test_n_boxes_have_5_to_the_n_betting_lines(boxes: int) -> None:
    assert count_lines(_many(boxes)) == 5**boxes


@pytest.mark.full
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("boxes", [4, 5, 6])
def test_n_boxes_have_5_to_the_n_betting_lines_in_full(boxes: int) -> None:
    assert count_lines(_many(boxes)) == 5**boxes
