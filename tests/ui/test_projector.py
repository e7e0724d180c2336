from __future__ import annotations

from tests.ui.tables import preset, sit, variants
from uth.game.actions import CloseBets, Decide, Reason
from uth.game.model import Choice, Phase
from uth.session import Session
from uth.store.settings import Speed
from uth.table import Bet
from uth.ui.bets_film import in_flight
from uth.ui.betting import Laying
from uth.ui.bettor import Bettor
from uth.ui.commands import When
from uth.ui.laid import Laid
from uth.ui.lay import Lay
from uth.ui.places import bet_circle
from uth.ui.projector import GLANCE, Projector
from uth.ui.reel import Paces
from uth.ui.rest import at_rest


def seated(session: Session, boxes: int, speed: Speed = Speed.NORMAL) -> tuple[Projector, Bettor]:
    laying = Laying(session.table, session.owner, session.bankroll)
    laying.begin(range(1, boxes + 1))
    bettor = Bettor(laying, tuple(range(1, boxes + 1)))
    return Projector(session, bettor.laid_on(Lay()), speed), bettor


def dealt(session: Session, boxes: int = 1, speed: Speed = Speed.NORMAL) -> Projector:
    projector, bettor = seated(session, boxes, speed)
    projector.deal(bettor.laying.actions())
    return projector


def test_an_action_is_done_at_once_and_shown_afterwards() -> None:
    projector = dealt(sit(preset("standard")))
    seen = [(projector.when, projector.filming, projector.cards_seen)]
    projector.tick(1.0)
    projector.tick(GLANCE)
    seen.append((projector.when, projector.filming, projector.cards_seen))
    assert seen == [(When.DECISION, True, False), (When.DECISION, False, True)]
    assert projector.lay == at_rest(projector.session.view)


def test_an_illegal_action_changes_nothing() -> None:
    projector = dealt(sit(preset("standard")), speed=Speed.OFF)
    before = projector.lay
    refusal = projector.act(CloseBets())
    assert refusal is not None
    assert refusal.reason is Reason.NOT_NOW
    assert projector.lay == before
    assert not projector.filming


def test_who_may_decide_is_the_engines_to_say() -> None:
    projector = dealt(sit(variants()[4]), 3, Speed.OFF)
    assert projector.deciding == (1, 2, 3)
    projector.chosen = 3
    assert projector.turn == 3
    projector.act(Decide(3, Choice.PLAY_4X))
    assert projector.turn == 1
    assert [option.choice for option in projector.options] == [
        Choice.CHECK,
        Choice.PLAY_3X,
        Choice.PLAY_4X,
        Choice.FOLD,
    ]


def test_nobody_decides_between_rounds() -> None:
    projector, _ = seated(sit(preset("standard")), 1)
    assert (projector.turn, projector.options, projector.cards_seen) == (0, (), False)
    assert projector.between_rounds


def test_changed_bets_move_and_do_not_hold_anybody_up() -> None:
    projector, bettor = seated(sit(preset("practice")), 2)
    bettor.laying.bets = {**bettor.laying.bets, 2: Laid(10_00)}
    projector.relay(bettor.laid_on)
    projector.tick(0.08)
    moving = {place for place, pile in projector.lay.stacks.items() if pile.at.to is not None}
    assert moving == {in_flight(bet_circle(2, Bet.ANTE)), in_flight(bet_circle(2, Bet.BLIND))}
    assert not projector.filming


def test_a_card_counts_as_seen_when_it_has_lain_open_for_a_glance() -> None:
    projector = dealt(sit(preset("standard")), speed=Speed.OFF)
    seen = []
    for _ in range(4):
        seen.append(projector.cards_seen)
        projector.tick(GLANCE / 2)
    assert seen == [False, False, False, True]


def test_time_that_goes_by_before_a_card_is_turned_does_not_count() -> None:
    projector = dealt(sit(preset("standard")))
    projector.tick(9.0)
    assert not projector.filming
    assert not projector.cards_seen
    projector.tick(GLANCE)
    assert projector.cards_seen


def test_who_finds_a_round_that_goes_on_has_seen_what_lies_there() -> None:
    session = sit(preset("standard"))
    dealt(session)
    assert Projector(session, at_rest(session.view), Speed.NORMAL).cards_seen


def test_a_film_is_made_at_the_paces_that_are_wished() -> None:
    projector, bettor = seated(sit(preset("standard")), 1)
    projector.paces = Paces(0.0, 0.0, 0.0)
    projector.deal(bettor.laying.actions())
    assert not projector.filming


def test_the_next_round_clears_the_table() -> None:
    session = sit(preset("standard"))
    projector = dealt(session, speed=Speed.OFF)
    projector.act(Decide(1, Choice.PLAY_4X))
    assert projector.open_hands == (1,)
    projector.next_round(lambda lay: lay)
    assert session.round.phase is Phase.BETTING
    assert projector.lay == Lay(bankroll=session.bankroll, discards=9)
