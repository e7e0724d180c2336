"""What is said about a table lies over free felt, or else over what matters least, and cuts nothing that is printed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import pytest

from tests.ui.coach.test_panel import laid_out
from uth.ui.covering import NEVER, About, Draft, Thing, best_place, things
from uth.ui.layout import Layout, Rect
from uth.ui.sizes import DEFAULT


def table() -> Layout:
    return laid_out(DEFAULT, 6, 1.0)


def covers(known: Collection[Thing], area: Rect) -> int:
    """Return how bad it is to lie there, each thing looked at by itself."""
    return sum(each.whole if each.rect.within(area) else each.part for each in known if each.rect.meets(area))


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


@pytest.mark.parametrize("size", [(150, 60), (260, 120), (340, 240), (420, 330), (560, 200)])
@pytest.mark.parametrize("left", [False, True])
def test_how_bad_a_place_is_is_what_it_covers_and_whether_it_lies_under_a_sign(
    size: tuple[int, int], left: bool
) -> None:
    layout = table()
    for about in (About(box=1, left=left), About(left=left, used=frozenset({1, 2}), in_full=True)):
        found = best_place(layout, about, [Draft(size, 1.0, None)])
        assert found is not None
        elsewhere = found.bad - covers(things(layout, about), found.area)
        assert elsewhere in (0, 3)
        under = [found.area.y - sign.bottom for sign in (layout.dealer.blind, layout.dealer.trips)]
        assert (elsewhere == 0) is any(0 <= each <= 20 for each in under)
