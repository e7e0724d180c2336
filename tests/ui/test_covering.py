"""What is said about a table lies over free felt, or else over what matters least, and cuts nothing that is printed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.coach.test_panel import laid_out
from uth.ui.covering import NEVER, About, Draft, best_place, covers, things
from uth.ui.layout import Layout, Rect
from uth.ui.sizes import DEFAULT


def table() -> Layout:
    return laid_out(DEFAULT, 6, 1.0)


def area_of(layout: Layout, about: About, *sizes: tuple[int, int]) -> Rect:
    found = best_place(layout, about, [Draft(size, 1.0, None) for size in sizes])
    assert found is not None
    return found.area


def test_there_is_none_for_nothing() -> None:
    assert best_place(table(), About(), []) is None


def test_free_felt_is_best_at_the_side_that_is_wished() -> None:
    layout = table()
    for about in (About(), About(left=True)):
        area = area_of(layout, about, (200, 90))
        assert covers(things(layout, about), area) == 0
        assert (area.centre[0] < layout.size[0] // 2) is about.left


def test_a_sign_is_worse_in_part_than_whole_and_that_of_trips_goes_by_its_bet() -> None:
    layout = table()
    signs = layout.dealer.blind, layout.dealer.trips
    for trips in (True, False):
        known = things(layout, About(trips=trips))
        for sign in signs:
            assert 0 < covers(known, sign) < covers(known, sign._replace(h=sign.h // 2)) < NEVER
    for trips in (True, False):
        known = things(layout, About(trips=trips))
        assert (covers(known, layout.dealer.trips) > covers(known, layout.dealer.blind)) is trips


@pytest.mark.parametrize("left", [False, True])
def test_what_has_to_lie_over_a_sign_covers_it_whole(left: bool) -> None:
    layout = table()
    sign = layout.dealer.blind if left else layout.dealer.trips
    low = Rect(0, sign.bottom + 12, layout.size[0], layout.bar.area.y - sign.bottom - 12)
    about = About(left=left, trips=left, taken=(low,))
    area = area_of(layout, about, (250, sign.h - 20))
    assert sign.within(area)
    assert not area.meets(low)


def test_no_card_no_bet_no_box_in_question_and_nothing_that_lies_there_is_covered() -> None:
    layout = table()
    about = About(box=2, taken=(Rect(0, 600, 300, 100),))
    known = things(layout, about)
    played = [rect for box in layout.boxes for rect in (*box.cards, *(disc.stack for disc in box.circles.values()))]
    for rect in (*played, *layout.dealer.community, *layout.dealer.dealer, layout.box(2).rect, *about.taken):
        assert covers(known, rect) >= NEVER
    for less in (replace(about, used=frozenset({2})), replace(about, in_full=True)):
        assert all(covers(things(layout, less), card) < NEVER for card in layout.box(6).cards)
        assert covers(things(layout, less), layout.box(2).cards[0]) >= NEVER


def test_of_equal_drafts_the_first_is_taken_and_smaller_type_only_where_it_helps() -> None:
    layout = table()
    assert area_of(layout, About(), (200, 90), (180, 90)).w == 200
    large, small = Draft((420, 230), 1.0, "large"), Draft((380, 150), 0.9, "small")
    found = best_place(layout, About(), [large, small])
    assert found is not None
    assert found.draft is small
    free = best_place(layout, About(), [Draft((200, 90), 1.0, "large"), Draft((180, 80), 0.9, "small")])
    assert free is not None
    assert free.draft.laid == "large"
