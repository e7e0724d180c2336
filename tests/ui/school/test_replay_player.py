"""How a round goes on by itself, and where its marks and parts are on the line."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.ui.school.replayed import dealt, right, rightly, with_fault
from uth.school.dealing.times import Part
from uth.school.findings import Finding, Mistake, Weight
from uth.ui.layout import Rect
from uth.ui.school.replay_line import HEIGHT, line_places, marks_of
from uth.ui.school.replay_player import LEAST, MOST, Player, Rate, pauses_of
from uth.ui.school.replay_steps import moments_of

FAULT = "burn forgotten before the flop"
STRIP = Rect(0, 700, 1280, HEIGHT)


def player(pause: int = 1000) -> Player:
    """Return a round whose acts were so many milliseconds apart."""
    moments = rightly("standard", (1, 2)).moments
    return Player(tuple(replace(moment, at=place * pause) for place, moment in enumerate(moments)))


def test_long_pauses_are_cut_and_short_ones_are_seen() -> None:
    assert set(pauses_of(player(60_000).moments)) == {MOST}
    assert set(pauses_of(player(1).moments)) == {LEAST}
    assert set(pauses_of(player(1500).moments)) == {1500}


@pytest.mark.parametrize("rate", Rate)
def test_it_goes_on_as_fast_as_it_was_or_so_many_times_as_fast(rate: Rate) -> None:
    found = player(1000)
    found.rate = rate
    found.play()
    assert not found.tick(0.9 / rate)
    assert found.tick(0.2 / rate)
    assert found.at == 1
    assert found.stepped


def test_it_stops_at_the_end_and_begins_again() -> None:
    found = player()
    found.show(len(found.moments) - 2)
    found.play()
    assert found.tick(5)
    assert found.at_end
    assert found.tick(5)
    assert not found.playing
    assert not found.tick(5)
    found.play()
    assert (found.at, found.playing) == (0, True)


def test_what_was_wrong_is_shown_long_enough_to_be_read() -> None:
    found = Player(with_fault(FAULT).moments)
    at = found.mark(1)
    assert at is not None
    found.rate = Rate.TEN
    found.show(at)
    found.play()
    assert not found.tick(1.1)
    assert found.tick(0.2)


def test_marks_are_found_on_and_back() -> None:
    found = Player(with_fault(FAULT).moments)
    at = found.mark(1)
    assert at is not None
    found.show(len(found.moments) - 1)
    assert found.mark(-1) == at
    assert found.mark(1) is None
    found.show(at)
    assert found.mark(-1) is None


def test_parts_cover_the_round_and_are_gone_through() -> None:
    found = player()
    parts = found.parts
    assert parts[0][0] == 0
    assert parts[-1][1] == len(found.moments) - 1
    assert all(other[0] == one[1] + 1 for one, other in pairwise(parts))
    places = []
    while (at := found.part(1)) is not None:
        found.show(at)
        places.append(at)
    assert places == [first for first, _last in parts[1:]]
    assert found.part(-1) == places[-2]


# --- the line


def test_moments_follow_each_other_along_the_line() -> None:
    found = player()
    places = line_places(STRIP, found)
    assert len(places.knobs) == len(found.moments)
    assert all(one < other for one, other in pairwise(places.knobs))
    assert places.track.x == places.knobs[0]
    assert places.knobs[-1] == places.track.right
    assert [places.nearest(x) for x in places.knobs] == list(range(len(places.knobs)))


def test_everything_is_on_the_strip() -> None:
    places = line_places(STRIP, Player(with_fault(FAULT).moments))
    rects = [places.track, places.reach, *(part.rect for part in places.parts)]
    assert all(rect.y >= STRIP.y and rect.bottom <= STRIP.bottom for rect in rects)
    assert STRIP.y < places.mark_y < places.track.y


def test_a_part_is_found_by_its_name() -> None:
    places = line_places(STRIP, player())
    assert [part.part for part in places.parts] == [
        Part.BETTING, Part.SHUFFLE, Part.DEAL, Part.STREETS, Part.SETTLEMENT
    ]  # fmt: skip
    for part in places.parts:
        x, y = part.rect.centre
        assert places.part_at(x, y) == part
    assert places.part_at(*places.track.centre) is None


def test_a_mark_is_as_heavy_as_the_heaviest_fault_there() -> None:
    moments = list(rightly("standard", (1, 2)).moments)
    heavy, light = (Finding(each, "", "", "") for each in (Mistake.BOARD_EARLY, Mistake.ASK_ORDER))
    moments[3] = replace(moments[3], found=(light, heavy))
    moments[5] = replace(moments[5], found=(light,))
    assert marks_of(moments) == ((3, Weight.SAFETY), (5, Weight.PROCEDURE))


def test_where_something_goes_wrong_is_marked_without_a_weight() -> None:
    exercise = dealt("wrong 1", faults=100)
    moments = moments_of(exercise, right(exercise))
    begins = [place for place, moment in enumerate(moments) if moment.begins]
    assert [(mark.moment, mark.weight) for mark in marks_of(moments)] == [(place, None) for place in begins]
    assert begins
