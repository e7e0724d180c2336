"""Bets that are laid and taken back, as chips that move."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.ui.tables import preset
from uth.store.settings import Speed
from uth.table import Bet
from uth.ui.animation import Timeline, length
from uth.ui.bets_film import LAID_SECONDS, bets_film, in_flight
from uth.ui.changes import Change, Join, Take
from uth.ui.lay import Lay, applied
from uth.ui.piles import stacks_of
from uth.ui.places import TRAY, bet_circle, rail
from uth.ui.reel import Paces

TABLE = preset("practice")
ANTE, TRIPS = bet_circle(1, Bet.ANTE), bet_circle(1, Bet.TRIPS)


def lay(ante: int, trips: int = 0, box: int = 1) -> Lay:
    stakes = {Bet.ANTE: ante * 100, Bet.BLIND: ante * 100, Bet.TRIPS: trips * 100}
    staked = 2 * ante + trips
    return Lay(stacks=stacks_of(TABLE, box, stakes), bankroll=(1000 - staked) * 100)


def test_more_chips_come_out_of_the_tray_onto_what_stands_there() -> None:
    begun, clips = bets_film(TABLE, lay(5), lay(10))
    assert begun.stacks[ANTE].amount == 5_00
    assert begun.bankroll == 980_00
    assert begun.stacks[in_flight(ANTE)].at.place == TRAY, "it is there from the first moment on"
    half = applied(begun, clips[0].change, 0.5)
    assert half.stacks[in_flight(ANTE)].amount == 5_00
    assert half.stacks[in_flight(ANTE)].at.place == TRAY
    assert [type(clip.change) for clip in clips] == [Join, Join]


def test_fewer_chips_stand_there_at_once_and_the_others_go_back() -> None:
    begun, clips = bets_film(TABLE, lay(10, 5), lay(5))
    assert begun.stacks[ANTE].amount == 5_00
    assert TRIPS not in begun.stacks
    assert begun.stacks[in_flight(TRIPS)].amount == 5_00
    assert begun.bankroll == (990 - 15) * 100
    assert {clip.change for clip in clips} == {
        Take(in_flight(place), TRAY) for place in (ANTE, bet_circle(1, Bet.BLIND), TRIPS)
    }


def test_what_a_hand_has_put_down_lies_still() -> None:
    begun, clips = bets_film(TABLE, lay(5), lay(10), still={ANTE, bet_circle(1, Bet.BLIND)})
    assert (begun, clips) == (lay(10), ())


def test_it_is_short_and_at_the_pace_of_chips() -> None:
    assert length(bets_film(TABLE, lay(0), lay(5))[1]) == LAID_SECONDS <= 0.2
    assert length(bets_film(TABLE, lay(0), lay(5), paces=Paces(paying=2.0))[1]) == 2 * LAID_SECONDS


amounts = st.tuples(st.integers(0, 20).map(lambda steps: 5 * steps), st.integers(0, 9))


@given(amounts, amounts, st.integers(1, 2))
def test_it_ends_where_the_bets_are_and_no_money_is_made_on_the_way(
    before: tuple[int, int], after: tuple[int, int], box: int
) -> None:
    end = lay(*after, box=box)
    begun, clips = bets_film(TABLE, lay(*before), end)
    timeline: Timeline[Lay, Change] = Timeline(begun, applied, Speed.NORMAL)
    timeline.play(clips)
    for _ in range(5):
        state = timeline.state
        assert state.bankroll <= max(end.bankroll, lay(*before).bankroll)
        timeline.tick(LAID_SECONDS / 4)
    assert timeline.idle
    assert replace(timeline.state, stacks=dict(timeline.state.stacks)) == end


def test_chips_of_others_come_from_their_edge_and_cost_the_player_nothing() -> None:
    before = replace(lay(5), stacks={}, others=frozenset({2}))
    after = replace(before, stacks=lay(5, box=2).stacks)
    begun, clips = bets_film(TABLE, before, after)
    assert {clip.change.source for clip in clips if isinstance(clip.change, Join)} == {rail(2)}
    assert begun.bankroll == before.bankroll
    begun, clips = bets_film(TABLE, after, before)
    assert {clip.change.to for clip in clips if isinstance(clip.change, Take)} == {rail(2)}
    timeline: Timeline[Lay, Change] = Timeline(begun, applied, Speed.NORMAL)
    timeline.play(clips)
    assert timeline.final.bankroll == before.bankroll
