"""The engine: the course of a round, what is legal, and the promises of the core as properties."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import FUNDS, OWNERS, Played, bets, choose, dealt, rounds, steps
from tests.tables import standard, tables
from uth.cards import DECK, Card, Suit, parse_cards
from uth.game import engine
from uth.game.actions import (
    Action,
    ClearBets,
    CloseBets,
    Cut,
    Deal,
    Decide,
    DeclineCut,
    IllegalAction,
    PlaceBets,
    Reason,
)
from uth.game.events import BoardShown, BoxFolded, CardsDealt, Event, RoundSettled
from uth.game.model import DEALER, Choice, Phase, Round, Slot, To
from uth.game.settlement import Result
from uth.game.view import seen_from
from uth.table import Bet, Burn, Community, CutBy, CutRefused, Decisions, Procedure, Rules, Street, TripsAfterFold

C = Choice
BOARD = "2c 7d 9h Js Kc"


def refused(state: Round, action: Action) -> Reason:
    """Return why the action is refused, after seeing that it changes nothing."""
    before = state
    with pytest.raises(IllegalAction) as caught:
        engine.apply(state, action)
    assert state == before
    return caught.value.refusal.reason


def refusals(state: Round) -> dict[Choice, Reason | None]:
    """Return why each choice is not open to the first box in turn, or None if it is."""
    return {each.choice: each.refusal.reason if each.refusal else None for each in engine.legal_choices(state)}


def one_box(rules: Rules | None = None, funds: int = FUNDS, trips: int = 0) -> Round:
    return dealt(
        standard(rules=rules), bets(1, "Ann", 1000, trips), holes=["Ks 3h"], dealer="Kd 4s", board=BOARD, funds=funds
    )


# --- the course of a round


def test_check_check_play_is_settled_against_the_dealer() -> None:
    state = choose(one_box(trips=500), {1: [C.CHECK, C.CHECK, C.PLAY_1X]})
    assert state.settlement is not None
    assert state.settlement.box(1).result is Result.TIE
    assert state.available("Ann") == FUNDS - 500


def test_every_street_shows_its_cards() -> None:
    state = one_box()
    assert (state.street, state.board) == (Street.PREFLOP, ())
    state, events = engine.apply(state, Decide(1, C.CHECK))
    assert events[1:] == (BoardShown(Street.FLOP, parse_cards("2c 7d 9h")),)
    state, events = engine.apply(state, Decide(1, C.CHECK))
    assert events[1:] == (BoardShown(Street.RIVER, parse_cards("Js Kc")),)
    state, events = engine.apply(state, Decide(1, C.FOLD))
    assert [type(event) for event in events[1:]] == [BoxFolded, RoundSettled]


def test_a_raise_before_the_flop_runs_to_the_end_without_another_question() -> None:
    state, events = engine.apply(one_box(), Decide(1, C.PLAY_4X))
    assert state.phase is Phase.SETTLED
    assert [type(event) for event in events[1:]] == [BoardShown, BoardShown, RoundSettled]


def test_all_boxes_folded_still_run_to_the_dealers_hand() -> None:
    state = choose(one_box(Rules(fold=tuple(Street))), {1: [C.FOLD]})
    assert state.settlement is not None
    assert state.board == parse_cards(BOARD)
    assert state.settlement.net == -2000


def test_a_fold_takes_ante_and_blind_at_once_and_leaves_a_live_trips() -> None:
    state = one_box(Rules(fold=tuple(Street)), trips=500)
    state, events = engine.apply(state, Decide(1, C.FOLD))
    assert events[1] == BoxFolded(1, ((Bet.ANTE, 1000), (Bet.BLIND, 1000)))


def test_a_fold_takes_trips_too_where_the_table_says_so() -> None:
    state = one_box(Rules(fold=tuple(Street), trips_after_fold=TripsAfterFold.LOST), trips=500)
    state, events = engine.apply(state, Decide(1, C.FOLD))
    assert events[1] == BoxFolded(1, ((Bet.ANTE, 1000), (Bet.BLIND, 1000), (Bet.TRIPS, 500)))


# --- what is legal


def test_choices_of_the_standard_table() -> None:
    table = standard()
    assert engine.choices_on(table, Street.PREFLOP) == (C.CHECK, C.PLAY_3X, C.PLAY_4X)
    assert engine.choices_on(table, Street.FLOP) == (C.CHECK, C.PLAY_2X)
    assert engine.choices_on(table, Street.RIVER) == (C.PLAY_1X, C.FOLD)


def test_t06_choices_follow_the_table() -> None:
    table = standard(rules=Rules(before_the_flop=(4,), fold=tuple(Street)))
    assert engine.choices_on(table, Street.PREFLOP) == (C.CHECK, C.PLAY_4X, C.FOLD)
    assert engine.choices_on(table, Street.FLOP) == (C.CHECK, C.PLAY_2X, C.FOLD)
    assert engine.choices_on(standard(rules=Rules(fold=())), Street.RIVER) == (C.PLAY_1X,)


def test_a01_a02_what_the_street_does_not_offer_is_refused_with_what_it_does() -> None:
    state = one_box()
    with pytest.raises(IllegalAction) as caught:
        engine.apply(state, Decide(1, C.FOLD))
    assert caught.value.legal == (C.CHECK, C.PLAY_3X, C.PLAY_4X)
    assert refused(steps(state, Decide(1, C.CHECK)), Decide(1, C.PLAY_3X)) is Reason.NOT_OFFERED


def test_s04_what_cannot_be_paid_is_shown_with_the_reason() -> None:
    state = one_box(funds=3500)
    assert refusals(state) == {C.CHECK: None, C.PLAY_3X: Reason.CANNOT_AFFORD, C.PLAY_4X: Reason.CANNOT_AFFORD}
    assert refused(state, Decide(1, C.PLAY_4X)) is Reason.CANNOT_AFFORD
    state = steps(state, Decide(1, C.CHECK))
    assert engine.open_choices(state) == (C.CHECK,)
    assert engine.open_choices(steps(state, Decide(1, C.CHECK))) == (C.PLAY_1X, C.FOLD)


def test_a_choice_keeps_1x_for_every_other_undecided_box_of_the_owner() -> None:
    table = standard(rules=Rules(boxes_per_player=2))
    placed = (bets(1, "Ann", 1000), bets(2, "Ann", 1000))
    state = dealt(table, *placed, holes=["Ks 3h", "Ac Ad"], dealer="Kd 4s", board=BOARD, funds=8000)
    assert refusals(state) == {C.CHECK: None, C.PLAY_3X: None, C.PLAY_4X: Reason.KEEPS_NO_1X}
    state = steps(state, Decide(1, C.PLAY_3X))
    assert engine.open_choices(state, 2) == (C.CHECK,)


def test_s07_a_decision_counts_once() -> None:
    state = steps(one_box(), Decide(1, C.CHECK))
    two = dealt(
        standard(rules=Rules(boxes_per_player=2)),
        bets(1, "Ann", 1000),
        bets(2, "Ann", 1000),
        holes=["Ks 3h", "Ac Ad"],
        dealer="Kd 4s",
        board=BOARD,
    )
    assert refused(steps(two, Decide(1, C.CHECK)), Decide(1, C.CHECK)) is Reason.ALREADY_DECIDED
    assert refused(choose(state, {1: [C.CHECK, C.FOLD]}), Decide(1, C.FOLD)) is Reason.NOT_NOW


def test_boxes_act_in_turn_unless_the_table_lets_them_act_freely() -> None:
    def two(decisions: Decisions) -> Round:
        table = standard(procedure=Procedure(decisions=decisions))
        placed = (bets(2, "Ann", 1000), bets(5, "Bea", 1000))
        return dealt(table, *placed, holes=["Ks 3h", "Ac Ad"], dealer="Kd 4s", board=BOARD)

    assert refused(two(Decisions.IN_TURN), Decide(5, C.CHECK)) is Reason.NOT_IN_TURN
    state = steps(two(Decisions.FREE), Decide(5, C.CHECK))
    assert [box.number for box in engine.in_turn(state)] == [2]
    assert refused(state, Decide(3, C.CHECK)) is Reason.BOX_NOT_OPEN


@pytest.mark.parametrize(
    "action", [bets(1, "Ann", 1000), ClearBets(1), CloseBets(), Cut("Ann", 20), DeclineCut("Ann"), Deal(())]
)
def test_what_belongs_to_another_phase_is_refused(action: Action) -> None:
    assert refused(one_box(), action) is Reason.NOT_NOW


# --- cut and deal


def _closed(procedure: Procedure, *placed: PlaceBets) -> Round:
    state = engine.new_round(standard(procedure=procedure), dict.fromkeys(OWNERS, FUNDS))
    return steps(state, *(placed or (bets(1, "Ann", 1000),)), CloseBets())


def test_no_bets_no_deal() -> None:
    assert refused(engine.new_round(standard(), {"Ann": FUNDS}), CloseBets()) is Reason.NO_BETS


def test_the_player_cuts_or_the_house_does() -> None:
    state = _closed(Procedure(cut=CutBy.PLAYER))
    assert (state.phase, state.cutter) == (Phase.CUT, "Ann")
    assert refused(state, Cut("Ann", 9)) is Reason.CUT_SIZE
    assert refused(state, Cut("Ann", 43)) is Reason.CUT_SIZE
    assert refused(state, Cut(DEALER, 20)) is Reason.NOT_THE_CUTTER
    assert steps(state, Cut("Ann", 42)).phase is Phase.DEAL
    declined = steps(state, DeclineCut("Ann"))
    assert declined.cutter == DEALER
    assert refused(declined, DeclineCut(DEALER)) is Reason.NOT_THE_CUTTER
    assert _closed(Procedure(cut=CutBy.DEALER)).cutter == DEALER


def test_a_refused_cut_goes_round_the_players() -> None:
    procedure = Procedure(cut=CutBy.PLAYER, cut_refused=CutRefused.NEXT_PLAYER)
    state = _closed(procedure, bets(2, "Bea", 1000), bets(4, "Ann", 1000))
    state = steps(state, DeclineCut("Bea"))
    assert state.cutter == "Ann"
    assert steps(state, DeclineCut("Ann")).cutter == DEALER


_FIVE = [Slot(To.COMMUNITY)] * 5
_HANDS = [Slot(To.BOX, 1), Slot(To.BOX, 1), Slot(To.BOX, 4), Slot(To.BOX, 4), Slot(To.DEALER), Slot(To.DEALER)]
_SINGLY = [Slot(To.BOX, 1), Slot(To.BOX, 4), Slot(To.DEALER)] * 2


@pytest.mark.parametrize(
    ("procedure", "slots"),
    [
        (Procedure(), _FIVE + _HANDS),
        (Procedure(community=Community.FIVE_AFTER_HOUSE), _HANDS + _FIVE),
        (Procedure(community=Community.BY_STREET), _HANDS),
        (Procedure(community=Community.BY_STREET, packet=1), _SINGLY),
        (
            Procedure(burn=(Burn.FLOP, Burn.RIVER)),
            [Slot(To.BURN), *_FIVE[:4], Slot(To.BURN), _FIVE[4], *_HANDS],
        ),
    ],
)
def test_where_the_first_cards_go(procedure: Procedure, slots: list[Slot]) -> None:
    state = _closed(procedure, bets(4, "Bea", 1000), bets(1, "Ann", 1000))
    assert list(engine.due(state)) == slots


def test_by_street_burns_and_deals_when_it_is_time() -> None:
    state = _closed(Procedure(community=Community.BY_STREET, burn=tuple(Burn)))
    deck = list(DECK)

    def deal() -> tuple[Event, ...]:
        nonlocal state
        state, events = engine.apply(state, Deal(tuple(deck.pop() for _ in engine.due(state))))
        return events

    deal()
    state = steps(state, Decide(1, C.CHECK))
    assert state.phase is Phase.DEAL
    assert deal()[0] == CardsDealt((Slot(To.BURN), *_FIVE[:3]))
    state = steps(state, Decide(1, C.CHECK))
    assert deal()[0] == CardsDealt((Slot(To.BURN), _FIVE[0], Slot(To.BURN), _FIVE[0]))
    assert len(state.burned) == 3
    assert len(state.board) == 5


def test_s14_wrong_cards_are_refused() -> None:
    state = _closed(Procedure())
    assert refused(state, Deal(tuple(DECK[:8]))) is Reason.CARD_COUNT
    assert refused(state, Deal((*DECK[:8], DECK[0]))) is Reason.CARD_TWICE


# --- the promises of the core


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
