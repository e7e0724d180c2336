from __future__ import annotations

from tests.ui.tables import preset, sit, variants
from uth.game import engine
from uth.game.actions import CloseBets, Decide, PlaceBets
from uth.game.model import Choice, stakes_of
from uth.session import Session
from uth.table import Bet, Table
from uth.ui.picture import CardAt
from uth.ui.places import bet_circle, box_card, community_card, dealer_card, tucked_card
from uth.ui.rest import at_rest, in_rack


def dealt(table: Table, *, trips: int) -> Session:
    session = sit(table)
    for box in (1, 2):
        stakes = stakes_of({Bet.ANTE: 5_00, Bet.BLIND: 5_00, Bet.TRIPS: trips})
        session.act(PlaceBets(box, session.owner, stakes))
    session.act(CloseBets())
    return session


def test_what_the_viewer_may_not_see_lies_face_down() -> None:
    session = dealt(preset("practice"), trips=0)
    lay = at_rest(session.view)
    assert lay.shows(box_card(1, 0))
    assert lay.cards[dealer_card(0)] == CardAt(dealer_card(0), None, face_up=False)
    assert not any(lay.shows(community_card(index)) for index in range(5))
    assert lay.bankroll == 980_00
    assert lay.stacks[bet_circle(2, Bet.BLIND)].amount == 5_00


def test_folded_hands_lie_under_their_side_bet_or_in_the_rack() -> None:
    for table, trips, tucked in ((variants()[1], 1_00, True), (variants()[1], 0, False), (variants()[2], 1_00, False)):
        session = dealt(table, trips=trips)
        session.act(Decide(1, Choice.FOLD))
        lay = at_rest(session.view)
        card = lay.cards.get(box_card(1, 1))
        assert (card == CardAt(tucked_card(1, 1), None, face_up=False)) is tucked
        assert lay.discards == (0 if tucked else 2)
        box = session.view.box(1)
        assert box is not None
        assert in_rack(session.view, box) is not tucked
        assert (bet_circle(1, Bet.TRIPS) in lay.stacks) is bool(trips)
        assert lay.folded == frozenset({1})


def test_a_settled_round_has_no_chips_and_all_results() -> None:
    session = dealt(preset("practice"), trips=1_00)
    while not session.over:
        box = engine.in_turn(session.round)[0].number
        session.act(Decide(box, engine.open_choices(session.round, box)[-1]))
    lay = at_rest(session.view, focus=2)
    assert lay.stacks == {}
    assert lay.bankroll == session.bankroll
    assert (lay.focus, lay.raised, lay.dealer_open) == (2, 1.0, True)
    assert lay.results == frozenset({1, 2})
    assert lay.shows(dealer_card(1))
