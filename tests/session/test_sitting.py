"""A sitting: same seed same deals, commitments that open, the cut, the bankroll."""

from __future__ import annotations

import logging
import re
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import bets
from tests.tables import standard
from uth import shuffle
from uth.cards import format_cards, parse_cards
from uth.company import practical
from uth.game import engine
from uth.game.actions import (
    CloseBets,
    Cut,
    Deal,
    Decide,
    DeclineCut,
)
from uth.game.model import Phase
from uth.session import PLAYER, Session, SessionError, secure, seeded
from uth.store.kinds import MOST_FUNDS
from uth.table import CutBy, Procedure


def play_round(session: Session, ante: int = 500) -> None:
    session.act(bets(1, PLAYER, ante))
    session.act(CloseBets())
    while not session.over:
        session.act(Decide(1, practical(session.view, 1, engine.open_choices(session.round))))


def test_s10_the_same_seed_gives_the_same_deals_everywhere() -> None:
    session = Session(standard(), 100_000, entropy=seeded("42"))
    boards = []
    for _ in range(3):
        play_round(session)
        boards.append(f"{format_cards(session.round.boxes[0].cards)} / {format_cards(session.round.community)}")
        session.next_round()
    assert boards == ["7c Ah / 3s Jh Ac 2h Kc", "7s Qc / 2h Js 8c 8h 9h", "Qs 7s / Qc Ts 8s 2h 9c"]


def test_other_seeds_and_the_systems_entropy_give_other_deals() -> None:
    orders = {shuffle.shuffled(seeded(str(number))(1)).order for number in range(50)}
    assert len(orders) == 50
    assert secure(1) != secure(1)


def test_the_round_deals_from_the_committed_order() -> None:
    session = Session(standard(), 100_000, entropy=seeded("7"))
    play_round(session)
    order = shuffle.shuffled(seeded("7")(1)).order
    dealt = [card for action in session.actions if isinstance(action, Deal) for card in action.cards]
    assert tuple(dealt) == order[: len(dealt)]


def test_the_commitment_is_logged_before_the_bets_and_opens_afterwards(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="uth.session")
    session = Session(standard(procedure=Procedure(cut=CutBy.PLAYER)), 100_000)
    (logged,) = re.findall(r"round 1 commitment ([0-9a-f]{64})", caplog.text)
    assert logged == session.commitment
    session.act(bets(1, PLAYER, 500))
    session.act(CloseBets())
    session.act(Cut(PLAYER, 13))
    assert "reveal" not in caplog.text
    while not session.over:
        session.act(Decide(1, practical(session.view, 1, engine.open_choices(session.round))))
    *_, the_cut, reveal = [record.getMessage() for record in caplog.records]
    assert the_cut == "round 1 cut 13 by player"
    (opening,) = re.findall(r"round 1 reveal (\S+)$", reveal)
    assert sha256(opening.encode()).hexdigest() == logged
    nonce, order = opening.split(":")
    assert (len(nonce), len(order)) == (64, 104)
    dealt = [card for action in session.actions if isinstance(action, Deal) for card in action.cards]
    assert list(shuffle.cut(parse_cards(order), 13)[: len(dealt)]) == dealt


def test_the_house_cuts_when_the_player_does_not(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="uth.session")
    session = Session(standard(procedure=Procedure(cut=CutBy.PLAYER)), 100_000, entropy=seeded("7"))
    session.act(bets(1, PLAYER, 500))
    session.act(CloseBets())
    assert session.round.cutter == PLAYER
    session.act(DeclineCut(PLAYER))
    (cut,) = [action for action in session.actions if isinstance(action, Cut)]
    assert 10 <= cut.at <= 42
    assert f"round 1 cut {cut.at} by dealer" in caplog.text
    assert session.round.phase is Phase.DECISION


def test_the_bankroll_carries_over_and_replays() -> None:
    session = Session(standard(), 100_000, entropy=seeded("3"))
    for _ in range(5):
        before = session.bankroll
        play_round(session)
        assert session.round.settlement is not None
        assert session.bankroll == before + session.round.settlement.net
        assert engine.replay(session.table, {PLAYER: before}, session.actions) == session.round
        session.next_round()


def test_a_round_is_played_to_its_end() -> None:
    session = Session(standard(), 100_000)
    with pytest.raises(SessionError, match="not settled"):
        session.next_round()


def test_chips_are_bought_between_rounds_only() -> None:
    session = Session(standard(), 1000, entropy=seeded("3"))
    assert session.broke
    session.rebuy(50_000)
    assert (session.bankroll, session.broke) == (51_000, False)
    session.act(bets(1, PLAYER, 500))
    with pytest.raises(SessionError, match="between rounds"):
        session.rebuy(100)
    session.act(CloseBets())
    with pytest.raises(SessionError, match="between rounds"):
        session.rebuy(100)
    with pytest.raises(SessionError, match="above zero"):
        session.rebuy(0)


def test_no_more_chips_are_bought_than_a_round_is_played_with() -> None:
    session = Session(standard(), MOST_FUNDS - 1000, entropy=seeded("3"))
    assert session.most_bought == 1000
    with pytest.raises(SessionError, match="more chips than"):
        session.rebuy(1001)
    session.rebuy(1000)
    assert (session.bankroll, session.most_bought) == (MOST_FUNDS, 0)


def test_what_lies_on_the_table_counts_for_being_broke() -> None:
    session = Session(standard(), 1500)
    session.act(bets(1, PLAYER, 500))
    assert not session.broke


@settings(max_examples=20)
@given(st.text(), st.integers(1, 1000))
def test_any_seed_works(seed: str, number: int) -> None:
    assert len(set(shuffle.shuffled(seeded(seed)(number)).order)) == 52


def test_what_is_drawn_by_lot_after_a_round_is_hidden_before() -> None:
    session = Session(standard(), 100_000, entropy=seeded("7"))
    with pytest.raises(SessionError, match="not settled"):
        _ = session.lot
    play_round(session)
    assert shuffle.shuffled(seeded("7")(1)).opening.startswith(session.lot)
