from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.store.settings import Speed
from uth.ui.animation import Clip, Timeline, glide, later, length, quickened, ratio_within, smooth

Words = tuple[str, ...]


def added(state: Words, change: str, part: float) -> Words:
    return (*state, change if part >= 1 else f"{change}:{part:.2f}")


def timeline(*clips: Clip[str], speed: Speed = Speed.NORMAL) -> Timeline[Words, str]:
    made: Timeline[Words, str] = Timeline((), added, speed)
    made.play(clips)
    return made


def test_a_clip_goes_from_nothing_to_all() -> None:
    clip = Clip(1.0, 2.0, "a")
    assert [clip.part(now) for now in (0, 1, 2, 3, 9)] == [0, 0, 0.5, 1, 1]
    assert clip.end == 3.0


def test_a_clip_without_length_happens_at_once_when_its_time_has_come() -> None:
    clip = Clip(1.0, 0.0, "a")
    assert [clip.part(now) for now in (0.0, 0.99, 1.0, 2.0)] == [0, 0, 1, 1]


@given(st.floats(0, 1), st.floats(0, 1))
def test_easing_never_goes_back(one: float, two: float) -> None:
    low, high = sorted((one, two))
    assert 0 <= smooth(low) <= smooth(high) + 1e-12 <= 1 + 1e-11


def test_time_moves_the_state() -> None:
    moving = timeline(Clip(0.0, 1.0, "a"), Clip(1.0, 1.0, "b"))
    seen = [(moving.state, moving.idle)]
    for seconds in (0.5, 0.5, 0.5, 9):
        moving.tick(seconds)
        seen.append((moving.state, moving.idle))
    assert seen == [
        ((), False),
        (("a:0.50",), False),
        (("a",), False),
        (("a", "b:0.50"), False),
        (("a", "b"), True),
    ]


def test_finishing_completes_everything() -> None:
    moving = timeline(Clip(0.0, 1.0, "a"), Clip(0.5, 1.0, "b"))
    moving.tick(0.6)
    assert moving.final == ("a", "b")
    moving.finish()
    assert moving.state == ("a", "b")
    assert moving.idle


def test_playing_again_completes_what_still_moves() -> None:
    moving = timeline(Clip(0.0, 1.0, "a"))
    moving.play((Clip(0.0, 1.0, "b"),))
    assert moving.state == ("a",)
    assert moving.final == ("a", "b")


def test_a_reset_drops_what_moves() -> None:
    moving = timeline(Clip(0.0, 1.0, "a"))
    moving.reset(("z",))
    assert moving.idle
    assert moving.state == ("z",)


@pytest.mark.parametrize(("speed", "seconds"), [(Speed.FAST, 0.5), (Speed.NORMAL, 1.0), (Speed.SLOW, 2.5)])
def test_speed_scales_time(speed: Speed, seconds: float) -> None:
    moving = timeline(Clip(0.0, 1.0, "a"), speed=speed)
    moving.tick(seconds * 0.99)
    assert not moving.idle
    moving.tick(seconds * 0.02)
    assert moving.idle


def test_without_motion_everything_is_there_at_once() -> None:
    moving = timeline(Clip(0.0, 1.0, "a"), Clip(5.0, 1.0, "b"), speed=Speed.OFF)
    assert moving.idle
    assert moving.state == ("a", "b")


def test_what_begins_is_told_once_and_not_when_skipped() -> None:
    moving = timeline(Clip(0.0, 1.0, "a"), Clip(0.5, 1.0, "b"), Clip(2.0, 1.0, "c"))
    assert moving.begun() == ("a",)
    moving.tick(0.6)
    assert moving.begun() == ("b",)
    moving.finish()
    assert moving.begun() == ()


def test_clips_can_be_moved_and_squeezed() -> None:
    clips = (Clip(0.0, 1.0, "a"), Clip(1.0, 3.0, "b"))
    assert length(clips) == 4.0
    assert length(()) == 0.0
    assert later(clips, 2.0) == (Clip(2.0, 1.0, "a"), Clip(3.0, 3.0, "b"))
    assert quickened(clips, ratio_within(clips, 2.0)) == (Clip(0.0, 0.5, "a"), Clip(0.5, 1.5, "b"))
    assert quickened(clips, ratio_within(clips, 9.0)) == clips
    assert ratio_within((), 1.0) == 1.0


def test_what_glides_is_fast_at_first_and_arrives_all_the_same() -> None:
    clip = Clip(0.0, 1.0, "a", glide)
    ways = [clip.part(step / 10) for step in range(11)]
    assert (ways[0], ways[-1]) == (0.0, 1.0)
    steps = [after - before for before, after in pairwise(ways)]
    assert all(earlier > later_ > 0 for earlier, later_ in pairwise(steps))


clips_ = st.lists(st.builds(Clip, st.floats(0, 3), st.floats(0, 3), st.sampled_from("abc")), max_size=6)


@given(clips_, st.lists(st.floats(0, 2), max_size=8))
def test_the_end_does_not_depend_on_how_time_is_poured(clips: list[Clip[str]], steps: list[float]) -> None:
    poured = timeline(*clips)
    final = poured.final
    for step in steps:
        poured.tick(step)
        assert poured.final == final
    poured.tick(100)
    assert poured.state == final
