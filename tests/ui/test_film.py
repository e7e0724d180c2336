from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui.tables import preset, sit, variants
from uth.cards import Card
from uth.game import engine
from uth.game.actions import Action, CloseBets, Cut, Decide, PlaceBets
from uth.game.betting import lowest_ante
from uth.game.events import Event
from uth.game.model import Choice, Phase, stakes_of
from uth.game.view import View
from uth.session import Session
from uth.store.settings import Pace, Speed
from uth.table import Bet, FoldedWithSideBet, Street, Table
from uth.ui import changes as moves
from uth.ui.animation import Timeline, length
from uth.ui.changes import Bring, Change, OfCards, OfChips, OfReading, Push, Put, Raise, Shine, Take, Think, Turn
from uth.ui.film import DEAL_SECONDS, SWEEP_SECONDS, THINKING_SECONDS, film, showdown_seconds, sweep
from uth.ui.lay import Lay, applied
from uth.ui.places import (
    DISCARD,
    RACK,
    TRAY,
    Place,
    Spot,
    bet_circle,
    box_card,
    community_card,
    dealer_card,
    payout,
    rail,
    tucked_card,
)
from uth.ui.reel import EVEN, Clips, Paces
from uth.ui.rest import at_rest

A_LITTLE = 1e-9


def bets(session: Session, boxes: Sequence[int], trips: int = 1) -> Iterator[PlaceBets]:
    """The lowest Ante on each box, with Trips where there is any; every box but the first dark where it must be."""
    table = session.table
    ante, unit = lowest_ante(table), table.currency.unit
    for box in boxes:
        stakes = stakes_of({Bet.ANTE: ante, Bet.BLIND: ante, Bet.TRIPS: trips * unit if table.trips else 0})
        yield PlaceBets(box, session.owner, stakes, 2 if table.rules.dark_boxes and box != boxes[0] else None)


class Projector:
    """A session and the film of it: what happens is shown on a timeline as the scene does it.

    :ivar reels: the clips of each action that has been done.
    """

    def __init__(self, session: Session, boxes: Sequence[int], trips: int = 1, paces: Paces = EVEN) -> None:
        self.session = session
        self.paces = paces
        for action in bets(session, boxes, trips):
            session.act(action)
        self.timeline: Timeline[Lay, Change] = Timeline(at_rest(session.view), applied, Speed.NORMAL)
        self.reels: list[Clips] = []
        self.do(CloseBets())
        if session.round.phase is Phase.CUT:
            self.do(Cut(session.owner, 20))

    def do(self, action: Action) -> Clips:
        """Do the action and show it to the end, checking what is shown on the way."""
        before = self.session.view
        events: tuple[Event, ...] = self.session.act(action)
        clips = film(self.timeline.final, events, self.session.view, self.paces)
        self.reels.append(clips)
        self.timeline.play(clips)
        known = cards_of(before) | cards_of(self.session.view)
        for _ in range(8):
            self.timeline.tick(length(clips) / 7)
            assert {at.card for at in self.timeline.state.cards.values() if at.card} <= known
        lay = self.timeline.state
        assert self.timeline.idle
        assert lay == at_rest(self.session.view, focus=lay.focus)
        return clips


def cards_of(view: View) -> set[Card]:
    hands = [view.dealer, view.community, *(box.cards for box in view.boxes)]
    return {card for hand in hands for card in hand if card is not None}


def play_out(projector: Projector, wishes: Sequence[int]) -> Clips:
    """Decide by *wishes* (indexes of the open choices, again and again) to the end; return the last film."""
    step = 0
    while not projector.session.over:
        state = projector.session.round
        turn = engine.in_turn(state)
        box = turn[wishes[step % len(wishes)] % len(turn)].number
        choices = engine.open_choices(state, box)
        projector.do(Decide(box, choices[wishes[step % len(wishes)] % len(choices)]))
        step += 1
    return projector.reels[-1]


def boxes_of(table: Table, number: int) -> list[int]:
    return list(range(1, min(number, table.rules.boxes_per_player) + 1))


@settings(max_examples=60)
@given(
    st.integers(0, len(variants()) - 1),
    st.integers(1, 8),
    st.integers(0, 999),
    st.lists(st.integers(0, 9), min_size=1, max_size=12),
    st.integers(0, 1),
)
def test_the_film_ends_where_the_round_stands(
    variant: int, boxes: int, seed: int, wishes: list[int], trips: int
) -> None:
    table = variants()[variant]
    session = sit(table, seed=str(seed))
    projector = Projector(session, boxes_of(table, boxes), trips)
    showdown = play_out(projector, wishes)
    assert projector.timeline.state.bankroll == session.bankroll
    assert length(showdown) <= showdown_seconds(boxes) + DEAL_SECONDS + A_LITTLE
    cleared = Timeline(projector.timeline.state, applied, Speed.NORMAL)
    cleared.play(sweep(projector.timeline.state))
    cards = len(session.round.dealer + session.round.community + session.round.burned) + 2 * len(session.round.boxes)
    assert cleared.final.cards == {}
    assert cleared.final.discards == cards


@settings(max_examples=60)
@given(
    st.integers(0, len(variants()) - 1),
    st.integers(1, 7),
    st.integers(0, 999),
    st.lists(st.integers(0, 9), min_size=1, max_size=12),
)
def test_among_others_the_tray_holds_what_the_player_has(
    variant: int, company: int, seed: int, wishes: list[int]
) -> None:
    table = variants()[variant]
    session = sit(table, seed=str(seed), company=company)
    (own,) = [box for box in range(1, table.rules.boxes + 1) if box not in session.company.seats][:1]
    projector = Projector(session, [own])
    play_out(projector, wishes)
    clips = [clip for reel in projector.reels for clip in reel]
    moved = [clip.change for clip in clips if isinstance(clip.change, Put | Take)]
    places = {(each.pile.at.place, each.source) if isinstance(each, Put) else (each.stack, each.to) for each in moved}
    homes = {place.box: home for place, home in places if home.spot in (Spot.TRAY, Spot.RAIL)}
    assert all(home == (TRAY if box == own else rail(box)) for box, home in homes.items())
    assert projector.timeline.state.bankroll == session.bankroll
    for reel in projector.reels:
        assert sum(clip.duration for clip in reel if isinstance(clip.change, Think)) <= THINKING_SECONDS + A_LITTLE
    shown = [Decide(clip.change.box, clip.change.choice) for clip in clips if isinstance(clip.change, moves.Decide)]
    decided = [action for action in session.actions if isinstance(action, Decide)]
    assert shown == decided
    thoughts = [clip.change.box for clip in clips if isinstance(clip.change, Think)]
    assert thoughts == [action.box for action in decided if action.box != own]


scales = st.sampled_from([pace.scale for pace in Pace])


@settings(max_examples=40)
@given(
    st.integers(0, len(variants()) - 1),
    st.integers(0, 999),
    st.lists(st.integers(0, 9), min_size=1, max_size=9),
    st.builds(Paces, scales, scales, scales),
)
def test_it_ends_there_at_any_pace_and_each_part_takes_its_own_time(
    variant: int, seed: int, wishes: list[int], paces: Paces
) -> None:
    table = variants()[variant]
    even, wished = (Projector(sit(table, seed=str(seed)), boxes_of(table, 2), paces=each) for each in (EVEN, paces))
    play_out(even, wishes)
    play_out(wished, wishes)
    for plain, paced in zip(even.reels, wished.reels, strict=True):
        assert [clip.change for clip in plain] == [clip.change for clip in paced]
        for one, other in zip(plain, paced, strict=True):
            assert other.duration == pytest.approx(one.duration * paces.seconds(one.change), abs=1e-6)
        if paces == (0.0, 0.0, 0.0):
            assert length(paced) == 0.0


def test_every_part_of_a_round_is_of_one_of_the_three_kinds() -> None:
    projector = Projector(sit(preset("practice"), seed="3"), [1, 2])
    play_out(projector, [1, 0])
    moving = [clip.change for clips in projector.reels for clip in clips if clip.duration]
    assert all(isinstance(change, OfCards | OfChips | OfReading) for change in moving)


@pytest.mark.parametrize("table", variants(), ids=range(len(variants())))
@pytest.mark.parametrize("boxes", range(1, 9))
def test_the_first_decision_comes_within_a_second(table: Table, boxes: int) -> None:
    projector = Projector(sit(table), boxes_of(table, boxes))
    assert projector.session.round.phase is Phase.DECISION
    assert length(projector.reels[-1]) <= DEAL_SECONDS == 1.0


@pytest.mark.parametrize("table", variants(), ids=range(len(variants())))
def test_one_box_is_shown_down_within_two_and_a_half_seconds(table: Table) -> None:
    """All of it in one film: Play, flop, last two, the dealer's hand, every bet."""
    projector = Projector(sit(table, seed="5"), [1])
    clips = projector.do(Decide(1, Choice.PLAY_4X))
    assert projector.session.over
    assert length(clips) <= 2.5


@pytest.mark.parametrize("table", variants(), ids=range(len(variants())))
@pytest.mark.parametrize(("boxes", "seconds"), [(2, 3.6), (3, 4.7), (6, 8.0), (8, 8.0)])
def test_six_boxes_are_shown_down_within_eight_seconds(table: Table, boxes: int, seconds: float) -> None:
    projector = Projector(sit(table, seed="6"), boxes_of(table, boxes))
    while not projector.session.over:
        turn = engine.in_turn(projector.session.round)[0].number
        clips = projector.do(Decide(turn, engine.open_choices(projector.session.round, turn)[-2]))
    assert length(clips) <= seconds + A_LITTLE


def changes(clips: Clips) -> list[Change]:
    return [clip.change for clip in sorted(clips, key=lambda clip: (clip.start, clip.end))]


def test_cards_come_in_dealing_order_and_only_the_own_are_turned() -> None:
    projector = Projector(sit(preset("practice")), [1, 2])
    brought = [change.card for change in changes(projector.reels[0]) if isinstance(change, Bring)]
    packets = [box_card(1, 0), box_card(1, 1), box_card(2, 0), box_card(2, 1), dealer_card(0), dealer_card(1)]
    assert brought == [*(community_card(index) for index in range(5)), *packets]
    turned = {change.card for change in changes(projector.reels[0]) if isinstance(change, Turn)}
    assert turned == {box_card(box, index) for box in (1, 2) for index in (0, 1)}


def test_dark_boxes_stay_face_down_until_they_are_settled() -> None:
    projector = Projector(sit(preset("six-box-dark")), [1, 2, 3])
    lay = projector.timeline.state
    assert not any(lay.shows(box_card(box, index)) for box in (2, 3) for index in (0, 1))
    clips = projector.do(Decide(1, Choice.PLAY_4X))
    order = [change for change in changes(clips) if isinstance(change, Turn | Raise)]
    opened = [order.index(Raise(box)) for box in (3, 2, 1)]
    assert opened == sorted(opened)
    for box in (3, 2):
        turn = next(change for change in order if isinstance(change, Turn) and change.card == box_card(box, 0))
        assert order.index(turn) < order.index(Raise(box))
    dealer = max(at for at, change in enumerate(order) if isinstance(change, Turn) and change.card == dealer_card(1))
    assert dealer < opened[0]


def test_all_boxes_dark_run_from_the_deal_to_the_end() -> None:
    session = sit(preset("six-box-dark"))
    ante = lowest_ante(session.table)
    session.act(PlaceBets(1, session.owner, stakes_of({Bet.ANTE: ante, Bet.BLIND: ante}), 3))
    before = at_rest(session.view)
    session.act(CloseBets())
    events = session.act(Cut(session.owner, 20))
    clips = film(before, events, session.view)
    end: Timeline[Lay, Change] = Timeline(before, applied, Speed.NORMAL)
    end.play(clips)
    assert session.over
    assert end.final == at_rest(session.view, focus=1)
    assert length(clips) <= DEAL_SECONDS + showdown_seconds(1)


def test_a_folded_hand_with_a_live_side_bet_waits_under_it() -> None:
    projector = Projector(sit(variants()[5]), [1])
    clips = projector.do(Decide(1, Choice.FOLD))
    first = [change for change in changes(clips) if isinstance(change, Take)][:2]
    assert first == [Take(bet_circle(1, Bet.ANTE), RACK), Take(bet_circle(1, Bet.BLIND), RACK)]
    assert bet_circle(1, Bet.TRIPS) in at_rest(projector.session.view).stacks or projector.session.over


def test_folded_hands_go_where_the_table_puts_them() -> None:
    places = {}
    for keep in FoldedWithSideBet:
        table = next(
            each
            for each in variants()
            if each.procedure.folded_with_side_bet is keep and Street.PREFLOP in each.rules.fold
        )
        projector = Projector(sit(table), boxes_of(table, 2))
        projector.do(Decide(1, Choice.FOLD))
        card = projector.timeline.state.cards.get(box_card(1, 0))
        places[keep] = card.place if card else None
        assert 1 in projector.timeline.state.folded
    assert places == {FoldedWithSideBet.KEEP: tucked_card(1, 0), FoldedWithSideBet.RACK: None}


def test_without_a_side_bet_the_folded_hand_goes_to_the_discards() -> None:
    table = variants()[1]
    projector = Projector(sit(table), [1, 2], trips=0)
    projector.do(Decide(1, Choice.FOLD))
    lay = projector.timeline.state
    assert box_card(1, 0) not in lay.cards
    assert lay.discards == 2
    assert {place.bet for place in lay.stacks if place.box == 1} == set()


def test_bets_are_taken_before_any_is_paid_where_the_table_says_so() -> None:
    table = variants()[2]
    assert table.procedure.take_before_pay
    for seed in range(12):
        projector = Projector(sit(table, seed=str(seed)), [1, 2, 3])
        while not projector.session.over:
            turn = engine.in_turn(projector.session.round)[0].number
            clips = projector.do(Decide(turn, engine.open_choices(projector.session.round, turn)[1]))
        moved = changes(clips)
        taken = [at for at, change in enumerate(moved) if isinstance(change, Take) and change.to == RACK]
        paid = [at for at, change in enumerate(moved) if isinstance(change, Put) and change.source == RACK]
        assert not taken or not paid or max(taken) < min(paid)


def test_a_win_is_set_beside_the_bet_before_both_go_to_the_player() -> None:
    for seed in range(20):
        projector = Projector(sit(preset("standard"), seed=str(seed)), [1])
        clips = projector.do(Decide(1, Choice.PLAY_4X))
        settlement = projector.session.view.settlement
        assert settlement is not None
        paid = [change for change in changes(clips) if isinstance(change, Put) and change.source == RACK]
        won = [line for line in settlement.box(1).lines if line.paid]
        assert sum(change.pile.amount for change in paid) == sum(line.paid for line in won)
        assert [change.pile.at.place.bet for change in paid] == [
            bet for bet in preset("standard").procedure.order_in_box.pay if settlement.box(1).line(bet).paid
        ]
        taken = [change.stack for change in changes(clips) if isinstance(change, Take) and change.to == TRAY]
        kept = {(stack.spot, stack.bet) for stack in taken}
        assert len(kept) == sum(1 for line in settlement.box(1).lines if line.returned) + len(won)


def test_the_bankroll_shown_moves_only_with_the_chips() -> None:
    session = sit(preset("standard"), seed="3")
    projector = Projector(session, [1])
    before = projector.timeline.state.bankroll
    events = session.act(Decide(1, Choice.PLAY_4X))
    timeline: Timeline[Lay, Change] = Timeline(projector.timeline.state, applied, Speed.NORMAL)
    timeline.play(film(projector.timeline.state, events, session.view))
    seen = [before]
    while not timeline.idle:
        timeline.tick(0.01)
        seen.append(timeline.state.bankroll)
    play = 4 * lowest_ante(session.table)
    assert seen[1] == before - play
    assert seen[-1] == session.bankroll
    assert [amount for amount in seen if amount < before - play] == []


def test_a_sweep_is_short_and_takes_every_card() -> None:
    projector = Projector(sit(preset("practice")), [1, 2])
    clips = sweep(projector.timeline.state)
    assert length(clips) == SWEEP_SECONDS <= 0.3
    assert all(getattr(clip.change, "to", None) == DISCARD for clip in clips)
    assert {place.spot for place in projector.timeline.state.cards} == {
        Spot.BOX_CARD,
        Spot.COMMUNITY_CARD,
        Spot.DEALER_CARD,
    }


def test_a_win_is_cut_and_pushed_against_its_bet_before_it_is_handed_over() -> None:
    for seed in range(40):
        projector = Projector(sit(preset("standard"), seed=str(seed)), [1])
        clips = projector.do(Decide(1, Choice.PLAY_4X))
        win = payout(1, Bet.PLAY)
        steps = [change for change in changes(clips) if about(change) == win]
        if not steps:
            continue
        assert [type(change) for change in steps] == [Put, moves.Cut, Push, Take]
        assert all(not stack.at.apart for stack in projector.timeline.final.stacks.values())
        return
    raise AssertionError("nobody won")


def about(change: Change) -> Place | None:
    """The stack that a change is about."""
    match change:
        case Put(pile, _):
            return pile.at.place
        case moves.Cut(level, _, _):
            return level.at.place
        case Push(stack) | Take(stack, _):
            return stack
        case _:
            return None


@pytest.mark.parametrize(("seed", "box"), [("337", 3), ("1961", 3), ("2144", 1)])
def test_light_falls_on_a_seldom_hand_while_it_is_paid_and_on_no_other(seed: str, box: int) -> None:
    """Seeds with four of a kind, or a straight flush, on one of three boxes that all play four times the Ante."""
    projector = Projector(sit(preset("practice"), seed=seed), [1, 2, 3], trips=5)
    for number in (1, 2, 3):
        clips = projector.do(Decide(number, Choice.PLAY_4X))
    order = sorted(clips, key=lambda clip: clip.start)
    (shines,) = [clip for clip in order if isinstance(clip.change, Shine)]
    (raised,) = [clip for clip in order if clip.change == Raise(box)]
    assert shines.start == raised.start
    assert length(clips) <= showdown_seconds(3) + A_LITTLE
    paid = [clip for clip in order if isinstance(clip.change, Put) and clip.change.pile.at.place.box == box]
    assert any(clip.start < shines.end for clip in paid), "nobody waits for the light"
