"""The engine: the course of a round, and what is legal."""

from __future__ import annotations

import pytest

from tests.play import FUNDS, OWNERS, bets, choose, dealt, steps
from tests.tables import standard
from uth.cards import DECK, parse_cards
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
