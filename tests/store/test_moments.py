"""The moments of a round whose record was damaged: what most places say, in order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.store.kinds import Kind
from uth.store.moments import Moments, Step, mended

BEGAN, BETS, CHECK, PLAY = 1_000, 2_000, 3_000, 4_000
STEPS = (
    Step(BETS, Kind.BETS, follows=False), Step(BETS, None, follows=False), Step(BETS, None, follows=True),
    Step(CHECK, None, follows=False), Step(CHECK, None, follows=True),
    Step(PLAY, Kind.PLAY, follows=False), Step(PLAY, None, follows=True), Step(PLAY, None, follows=True),
)  # fmt: skip
ENTRIES = ((Kind.BETS, BETS), (Kind.PLAY, PLAY), (Kind.PAID, PLAY))
WHOLE = Moments(BEGAN, tuple(step.at for step in STEPS), PLAY, (BETS, PLAY, PLAY))
FLIPS = st.integers(0, 46).map(lambda bit: 1 << bit)


def test_what_agrees_stays() -> None:
    assert mended(BEGAN, STEPS, PLAY, ENTRIES) == WHOLE
    apart = (STEPS[0], *(step._replace(at=2_500) for step in STEPS[1:3]), *STEPS[3:])
    assert mended(BEGAN, apart, PLAY, ENTRIES).actions == tuple(step.at for step in apart)
    assert mended(BEGAN, STEPS[:5], None, ENTRIES[:1]) == Moments(BEGAN, WHOLE.actions[:5], None, (BETS,))
    assert mended(BEGAN, (), None, ()) == Moments(BEGAN, (), None, ())


@given(place=st.integers(0, len(STEPS) - 1), flip=FLIPS)
def test_one_wrong_time_of_an_action(place: int, flip: int) -> None:
    damaged = [*STEPS]
    damaged[place] = STEPS[place]._replace(at=STEPS[place].at ^ flip)
    found = mended(BEGAN, damaged, PLAY, ENTRIES)
    # A check makes no entry: only the deal behind it tells its time, and nobody knows which of the two is wrong.
    assert found == WHOLE or place in (3, 4)
    assert (found.began, found.ended, found.entries) == (BEGAN, PLAY, WHOLE.entries)
    assert list(found.actions) == sorted(found.actions)


@given(which=st.integers(0, len(ENTRIES) - 1), flip=FLIPS)
def test_one_wrong_time_of_an_entry(which: int, flip: int) -> None:
    damaged = [*ENTRIES]
    damaged[which] = (ENTRIES[which][0], ENTRIES[which][1] ^ flip)
    assert mended(BEGAN, STEPS, PLAY, damaged) == WHOLE


@pytest.mark.parametrize("flip", [1, 1 << 11, 1 << 40])
def test_a_wrong_end_or_beginning(flip: int) -> None:
    assert mended(BEGAN, STEPS, PLAY ^ flip, ENTRIES) == WHOLE
    found = mended(BEGAN + (1 << 40), STEPS, PLAY, ENTRIES)
    assert found == WHOLE._replace(began=BETS)


@given(
    began=st.integers(0, 50),
    steps=st.lists(st.builds(Step, st.integers(0, 50), st.sampled_from([None, Kind.BETS, Kind.PLAY]), st.booleans())),
    ended=st.none() | st.integers(0, 50),
    entries=st.lists(st.tuples(st.sampled_from([Kind.BETS, Kind.PLAY, Kind.PAID, Kind.VOID]), st.integers(0, 50))),
)
def test_whatever_stands_there_comes_out_in_order(
    began: int, steps: list[Step], ended: int | None, entries: list[tuple[Kind, int]]
) -> None:
    found = mended(began, steps, ended, entries)
    assert (len(found.actions), len(found.entries)) == (len(steps), len(entries))
    assert [found.began, *found.actions] == sorted([found.began, *found.actions])
    assert found.ended == (found.actions[-1] if steps and ended is not None else ended)
