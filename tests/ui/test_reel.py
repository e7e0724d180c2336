"""Clips put one after another, each part at its own pace."""

from __future__ import annotations

import pytest

from tests.ui.tables import preset
from uth.cards import Card
from uth.store.settings import Pace, Settings
from uth.table import Bet
from uth.ui.animation import glide, smooth
from uth.ui.changes import Bring, Name, Put, Raise, Take, Turn, Wait
from uth.ui.piles import pile
from uth.ui.places import RACK, SHUFFLER, TRAY, bet_circle, box_card
from uth.ui.reel import EVEN, Paces, Reel

ANTE = bet_circle(1, Bet.ANTE)
CHIPS = pile(preset("standard"), ANTE, 5_00)
CARD = Turn(box_card(1, 0), Card.parse("As"))


def test_a_step_waits_for_all_of_it() -> None:
    reel = Reel()
    reel.step(0.2, CARD, Put(CHIPS, TRAY))
    reel.step(0.3, Wait())
    assert [(clip.start, clip.end) for clip in reel.clips] == [(0.0, 0.2), (0.0, 0.2), (0.2, 0.5)]
    assert reel.now == 0.5


def test_what_runs_beside_is_not_waited_for_until_that_is_asked() -> None:
    reel = Reel()
    assert reel.at(0.1, 0.4, CARD) == 0.5
    assert reel.now == 0.0
    reel.wait_for_all()
    assert reel.now == 0.5


def test_each_part_has_its_own_pace() -> None:
    reel = Reel(Paces(dealing=2.0, paying=0.5, pausing=0.0))
    for change in (CARD, Take(ANTE, RACK), Raise(1), Wait()):
        reel.step(1.0, change)
    reel.cut_to(Name(1))
    assert [(clip.start, clip.end) for clip in reel.clips] == [(0, 2), (2, 2.5), (2.5, 2.5), (2.5, 2.5), (2.5, 2.5)]


def test_what_takes_no_time_comes_all_at_once_even_one_after_another() -> None:
    reel = Reel(Paces(dealing=0.0))
    reel.staggered(0.1, 0.2, [Bring(box_card(1, index), SHUFFLER) for index in range(2)])
    assert [(clip.start, clip.end) for clip in reel.clips] == [(0, 0), (0, 0)]
    assert reel.now == 0.0


@pytest.mark.parametrize(
    ("change", "ease"),
    [(Bring(box_card(1, 0), SHUFFLER), glide), (Put(CHIPS, RACK), glide), (CARD, smooth), (Take(ANTE, RACK), smooth)],
)
def test_what_is_pushed_over_the_felt_is_slowed_down_by_it(change: Bring | Put | Turn | Take, ease: object) -> None:
    reel = Reel()
    reel.step(1.0, change)
    assert reel.clips[0].ease is ease


def test_the_paces_are_those_of_the_settings() -> None:
    assert Paces.of(Settings()) == EVEN
    wished = Settings(dealing=Pace.SLOWER, paying=Pace.FASTER, pausing=Pace.NONE)
    assert Paces.of(wished) == (2.0, 0.5, 0.0)
