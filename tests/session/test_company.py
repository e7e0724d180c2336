"""A sitting among others: they bet, decide and cut by themselves, and the table waits for the player alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import bets
from tests.tables import standard
from uth import shuffle
from uth.company import ALONE, Party, practical
from uth.game import engine
from uth.game.actions import (
    Action,
    ClearBets,
    CloseBets,
    Decide,
    DeclineCut,
    IllegalAction,
    Reason,
)
from uth.game.model import Choice, Phase, Round
from uth.game.view import seen_from
from uth.session import PLAYER, Book, Session, SessionError, Throwaway, seeded
from uth.shuffle import Shuffle
from uth.table import CutBy, CutRefused, Decisions, Procedure, Rules, Table

FULL = standard(rules=Rules(boxes=8), procedure=Procedure(cut=CutBy.PLAYER, cut_refused=CutRefused.NEXT_PLAYER))


def among(count: int, seed: str = "5", table: Table = FULL, *, book: Book | None = None) -> Session:
    """A sitting at box 4 among so many others."""
    return Session(table, 100_000, entropy=seeded(seed), book=book, company=Party.seated(table, count, (4,), seed))


def go_on(session: Session) -> None:
    """Do the one thing that is asked: bet, decline the cut, play by the practical rule."""
    match session.round.phase:
        case Phase.BETTING:
            session.act(bets(4, PLAYER, 500, 100), CloseBets())
        case Phase.CUT:
            session.act(DeclineCut(PLAYER))
        case _:
            session.act(Decide(4, practical(session.view, 4, engine.open_choices(session.round, 4))))


@settings(max_examples=25)
@given(st.integers(1, 7), st.integers(0, 999), st.sampled_from(Decisions))
def test_the_table_waits_for_the_player_alone(count: int, seed: int, order: Decisions) -> None:
    session = among(count, str(seed), replace(FULL, procedure=replace(FULL.procedure, decisions=order)))
    for _ in range(2):
        before = dict(session.round.funds)
        while not session.over:
            go_on(session)
            asked = {box.owner for box in engine.in_turn(session.round)}
            assert asked <= {PLAYER}
            assert session.round.cutter in (None, PLAYER)
        assert len(session.round.boxes) == count + 1
        assert engine.replay(session.table, before, session.actions) == session.round
        hidden = [box for box in seen_from(session.round, PLAYER).boxes if None in box.cards]
        assert all(box.folded and not box.stakes for box in hidden)
        session.next_round()


def test_the_same_seed_gives_the_same_company() -> None:
    def actions() -> list[object]:
        session, done = among(5), list[object]()
        for _ in range(3):
            while not session.over:
                go_on(session)
            done += [*session.actions, *session.remarks]
            session.next_round()
        return done

    assert actions() == actions()


class Noted(Throwaway):
    """A book that keeps what was booked together."""

    def __init__(self) -> None:
        super().__init__()
        self.booked: list[tuple[Action, ...]] = []

    def record(self, actions: Sequence[Action], _before: Round, _after: Round, /) -> None:
        self.booked.append(tuple(actions))


def test_their_bets_are_booked_with_the_players() -> None:
    book = Noted()
    session = among(3, book=book)
    laid = session.company_bets
    assert book.booked == []
    session.act(bets(4, PLAYER, 500))
    assert book.booked == [(*laid, bets(4, PLAYER, 500))]
    assert session.company_bets == ()


def test_what_is_refused_has_not_begun_the_round() -> None:
    session = among(3)
    taken = min(session.company.seats)
    for action, reason in ((bets(taken, PLAYER, 500), Reason.BOX_TAKEN), (CloseBets(), Reason.NO_BETS)):
        with pytest.raises(IllegalAction) as refused:
            session.act(action)
        assert refused.value.refusal.reason is reason
        assert session.actions == ()
    session.act(bets(4, PLAYER, 500))
    with pytest.raises(IllegalAction, match="box taken"):
        session.act(ClearBets(taken))
    with pytest.raises(IllegalAction, match="box taken"):
        session.act(Decide(taken, Choice.FOLD))


@dataclass(frozen=True)
class Stands:
    """A round as a store would give it back."""

    table: Table
    owner: str
    number: int
    funds: Mapping[str, int]
    deck: Shuffle
    actions: Sequence[Action]


@settings(max_examples=12)
@given(st.integers(1, 7), st.integers(0, 999))
def test_a_round_that_is_resumed_at_any_action_comes_to_the_same_end(count: int, seed: int) -> None:
    whole = among(count, str(seed))
    funds, deck = dict(whole.round.funds), shuffle.shuffled(seeded(str(seed))(1))
    while not whole.over:
        go_on(whole)
    closed = whole.actions.index(CloseBets())
    for done in range(closed + 1, len(whole.actions)):
        stands = Stands(whole.table, PLAYER, 1, funds, deck, whole.actions[:done])
        session = Session.resumed(stands, Throwaway())
        while not session.over:
            go_on(session)
        assert session.actions == whole.actions
        assert session.company.funds(whole.table, dict(session.round.funds)) == whole.company.funds(
            whole.table, dict(whole.round.funds)
        )


def test_people_sit_down_between_rounds_only() -> None:
    session = among(2)
    deck = session.commitment
    session.invite(Party.seated(FULL, 5, (4,), "more"))
    assert (len(session.company_bets), session.begun, session.shuffles) == (5, 1, 2)
    assert session.commitment != deck
    go_on(session)
    if not session.over:
        with pytest.raises(SessionError, match="between rounds"):
            session.invite(ALONE)
    while not session.over:
        go_on(session)
    session.invite(ALONE)
    assert len(session.round.boxes) == 6
    session.next_round()
    assert (session.company_bets, session.begun) == ((), 2)
    assert [name for name, _ in session.round.funds] == [PLAYER]


def test_nobody_runs_out_of_chips() -> None:
    session = among(7)
    for _ in range(40):
        while not session.over:
            go_on(session)
        assert len(session.round.boxes) == 8
        session.next_round()
        if session.broke:
            session.rebuy(100_000)
