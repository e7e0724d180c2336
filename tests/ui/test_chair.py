"""The table from behind the rack and from the camera: rack, panel and closer look, and nothing overlaps."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uth.table import Bet
from uth.ui.layout import Layout, Rect, Shape, Viewpoint, layout
from uth.ui.layout.elements import overlaps
from uth.ui.places import HAND, dealer_card

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (960, 1200), (2400, 700))
CHAIRS = (Viewpoint.DEALER, Viewpoint.CAMERA)
SCALES = (1.0, 1.25, 1.5)


def seen(size: tuple[int, int], count: int, viewpoint: Viewpoint, scale: float = 1.0) -> Layout:
    """Return the table with so many boxes."""
    return layout(size, Shape(tuple(range(1, count + 1)), buttons=5, actions=3, under=0), viewpoint, scale)


@pytest.mark.parametrize("viewpoint", CHAIRS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 9))
def test_nothing_overlaps_at_the_sizes_that_are_promised(
    size: tuple[int, int], count: int, viewpoint: Viewpoint
) -> None:
    assert overlaps(seen(size, count, viewpoint)) == ()


@settings(max_examples=25)
@given(
    size=st.tuples(st.integers(960, 3840), st.integers(600, 2160)),
    count=st.integers(1, 8),
    viewpoint=st.sampled_from(CHAIRS),
    scale=st.sampled_from(SCALES),
)
def test_the_panel_has_its_own_felt_in_every_window(
    size: tuple[int, int], count: int, viewpoint: Viewpoint, scale: float
) -> None:
    places = seen(size, count, viewpoint, scale)
    dealer = places.dealer
    others = [*dealer.community, *dealer.dealer, dealer.rack, dealer.discard, dealer.shuffler, dealer.burn]
    others += [dealer.caption, dealer.hand, places.bar.area, *(area.rect for area in places.boxes)]
    for free in (places.side, places.near):
        assert not any(free.meets(other) for other in others)
        assert free.within(Rect(0, 0, *places.size))
        assert free.h >= 0.2 * places.room.h
        assert free.w >= 225


@pytest.mark.parametrize("viewpoint", CHAIRS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 9))
def test_boxes_lie_on_the_felt_along_the_rail(size: tuple[int, int], count: int, viewpoint: Viewpoint) -> None:
    places = seen(size, count, viewpoint)
    room = places.room
    for area in places.boxes:
        for x in (area.rect.x, area.rect.right):
            if viewpoint is Viewpoint.DEALER:
                assert area.rect.y >= room.h - room.edge(x)
            else:
                assert area.rect.bottom <= room.edge(x)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 9))
def test_the_dealer_sees_the_rack_nearest_then_the_hand_the_board_the_boxes(size: tuple[int, int], count: int) -> None:
    places = seen(size, count, Viewpoint.DEALER)
    dealer = places.dealer
    nearest = (dealer.rack.y, dealer.dealer[0].y, dealer.community[0].y, places.box(1).rect.y)
    assert list(nearest) == sorted(nearest, reverse=True)
    assert dealer.shuffler.x < dealer.rack.x < dealer.discard.x
    above = seen(size, count, Viewpoint.CAMERA)
    from_above = (above.dealer.rack.y, above.dealer.dealer[0].y, above.dealer.community[0].y, above.box(1).rect.y)
    assert list(from_above) == sorted(from_above)
    assert above.dealer.shuffler.x > above.dealer.rack.x > above.dealer.discard.x


@pytest.mark.parametrize("count", range(1, 9))
def test_wins_stand_beside_their_bets_clear_of_all_others(count: int) -> None:
    for size in SIZES:
        for area in seen(size, count, Viewpoint.DEALER).boxes:
            assert set(area.payouts) == set(Bet)
            for bet, win in area.payouts.items():
                assert win.x < area.circles[bet].x
                assert win.stack.grown(-1).within(area.rect.grown(round(win.r)))
                others = [disc for other, disc in area.circles.items() if other is not bet]
                assert not any(win.rect.grown(-1).meets(disc.rect) for disc in others)
                assert not any(win.stack.grown(-1).meets(card) for card in area.cards if bet is not Bet.PLAY)


def test_chips_are_cut_out_beside_the_dealers_hand() -> None:
    places = seen((1280, 800), 6, Viewpoint.DEALER)
    hand = places.rect(HAND)
    assert hand.w > 100
    assert hand.right < places.rect(dealer_card(0)).x
    assert places.upright(HAND)


def test_fewer_boxes_are_larger() -> None:
    for viewpoint in CHAIRS:
        widths = [seen((1280, 800), count, viewpoint).boxes[0].cards[0].w for count in (1, 3, 6, 8)]
        assert widths == sorted(widths, reverse=True)
        assert len(set(widths)) == 4
