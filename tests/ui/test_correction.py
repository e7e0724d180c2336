"""The film of an error that is put right: it moves exactly what was owed, and takes a while to be read."""

from __future__ import annotations

from tests.ui.coach.tables import coached, played
from uth.store.coaching import Advice
from uth.train.errors.making import errors_in
from uth.ui.changes import Put, Raise, Take
from uth.ui.correction import correction
from uth.ui.places import RACK, TRAY


def test_every_error_is_paid_back_exactly() -> None:
    for seed in range(12):
        session = played(coached(Advice.OFF, seed=str(seed))).session
        for shown in errors_in(session.round):
            clips = correction(session.view, shown.wrong)
            moved = 0
            for clip in clips:
                if isinstance(clip.change, Put):
                    moved += clip.change.pile.amount * (1 if clip.change.source == RACK else -1)
            booked, wrong = shown.booked.net, shown.settlement.net
            assert moved == booked - wrong, shown.error


def test_what_is_owed_comes_out_of_the_rack_and_what_was_too_much_goes_back() -> None:
    ways = set()
    for seed in range(12):
        session = played(coached(Advice.OFF, seed=str(seed))).session
        for shown in errors_in(session.round):
            clips = correction(session.view, shown.wrong)
            assert clips[-1].end > 1.0
            assert isinstance(clips[0].change, Raise)
            for clip in clips:
                if isinstance(clip.change, Take):
                    ways.add(clip.change.to)
    assert ways == {RACK, TRAY}
