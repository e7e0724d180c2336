"""Scroll bars, and a list's place in its rows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from uth.ui.layout.rect import Rect
from uth.ui.page.scroll import Reel, first_at, thumb

TRACK = Rect(100, 50, 9, 400)


@given(total=st.integers(1, 100_000), shown=st.integers(1, 40), share=st.floats(0, 1))
def test_the_thumb_is_where_the_rows_are(total: int, shown: int, share: float) -> None:
    most = max(0, total - shown)
    first = round(share * most)
    bar = thumb(TRACK, first, shown, total)
    if total <= shown:
        assert bar.h == 0
        assert first_at(TRACK, 300, shown, total) == 0
        return
    assert bar.within(TRACK)
    assert thumb(TRACK, 0, shown, total).y == TRACK.y
    assert thumb(TRACK, most, shown, total).bottom == TRACK.bottom
    # To the pixel: so many rows lie under one of them.
    back = first_at(TRACK, bar.y, shown, total)
    assert abs(back - first) <= most / (TRACK.h - bar.h) + 1


def test_beyond_the_ends_of_the_track_are_its_ends() -> None:
    assert first_at(TRACK, -1000, 10, 500) == 0
    assert first_at(TRACK, 9000, 10, 500) == 490


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("fit"), st.integers(0, 300), st.integers(0, 30)),
            st.tuples(st.just("choose"), st.integers(-50, 400), st.just(0)),
            st.tuples(st.just("scroll"), st.integers(-50, 400), st.just(0)),
        ),
        min_size=1,
    )
)
def test_a_list_never_shows_what_is_not_there(moves: list[tuple[str, int, int]]) -> None:
    reel = Reel()
    reel.fit(100, 10)
    for what, number, shown in moves:
        if what == "fit":
            reel.fit(number, shown)
        elif what == "choose":
            reel.choose(number)
            assert not reel.count or reel.first <= reel.row < reel.last
        else:
            reel.scroll_to(number)
        assert 0 <= reel.first <= max(0, reel.count - reel.shown)
        assert reel.last <= reel.count
        assert 0 <= reel.row < max(1, reel.count)


def test_a_row_in_sight_stays_in_sight_when_the_window_shrinks_and_one_scrolled_away_is_not_fetched() -> None:
    reel = Reel()
    reel.fit(100, 20)
    reel.choose(18)
    reel.fit(100, 10)
    assert reel.first <= 18 < reel.last
    reel.scroll_to(60)
    reel.fit(100, 8)
    assert reel.first == 60
