"""Every place in every window: nothing overlaps, nothing leaves the picture, box 1 is at the right."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui import pictures
from uth.table import Bet
from uth.ui import theme
from uth.ui.assets import text_width
from uth.ui.layout import BoxArea, Layout, Rect, Shape, Viewpoint, layout, shape_of
from uth.ui.layout.bar import bar_height, ems
from uth.ui.layout.cell import LIFT, chip_radius
from uth.ui.layout.disc import Disc
from uth.ui.layout.elements import Element, elements, may_overlap, overlaps
from uth.ui.picture import Pointed, Target
from uth.ui.places import (
    BURN,
    DISCARD,
    RACK,
    SHUFFLER,
    TRAY,
    bet_circle,
    box_card,
    community_card,
    dealer_card,
    payout,
    tucked_card,
)
from uth.ui.sizes import LEAST, MOST
from uth.ui.widgets import cap_size

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (960, 1200), (2400, 700))
FULL = Shape(buttons=4, chips=6, actions=6)

shapes = st.builds(
    Shape,
    boxes=st.sets(st.integers(1, 8), min_size=1).map(lambda numbers: tuple(sorted(numbers))),
    bets=st.sampled_from((tuple(Bet), (Bet.ANTE, Bet.BLIND, Bet.PLAY))),
    blind_lines=st.integers(3, 9),
    trips_lines=st.integers(0, 9),
    arc_letters=st.integers(0, 60),
    buttons=st.integers(0, 5),
    chips=st.integers(0, 12),
    actions=st.integers(0, 7),
)
sizes = st.one_of(st.sampled_from(SIZES), st.tuples(st.integers(960, 3840), st.integers(600, 2160)))


def boxes(count: int) -> Shape:
    return Shape(tuple(range(1, count + 1)), buttons=3, chips=6, actions=6)


@settings(max_examples=120, deadline=None)
@given(size=sizes, shape=shapes, viewpoint=st.sampled_from(Viewpoint))
def test_nothing_overlaps_and_nothing_leaves_the_picture(
    size: tuple[int, int], shape: Shape, viewpoint: Viewpoint
) -> None:
    places = layout(size, shape, viewpoint)
    assert overlaps(places) == ()
    window = Rect(0, 0, *size)
    assert [one for one in elements(places) if one.rect.w > 0 and not one.rect.within(window)] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 9))
def test_nothing_overlaps_at_the_sizes_that_are_promised(size: tuple[int, int], count: int) -> None:
    assert overlaps(layout(size, boxes(count))) == ()


def test_an_overlap_would_be_found() -> None:
    one = Element("circle", Rect(0, 0, 20, 20), 1)
    assert not may_overlap(one, Element("amount", Rect(0, 0, 20, 20), 1))
    assert not may_overlap(one, Element("circle", Rect(0, 0, 20, 20), 2))
    assert may_overlap(Element("card", Rect(0, 0, 20, 28), 1), Element("card", Rect(12, 0, 20, 28), 1))
    assert not may_overlap(Element("button", Rect(0, 0, 9, 9)), Element("button", Rect(0, 0, 9, 9)))


@settings(max_examples=60, deadline=None)
@given(size=sizes, count=st.integers(1, 8))
def test_boxes_stay_on_the_felt(size: tuple[int, int], count: int) -> None:
    places = layout(size, boxes(count))
    for area in places.boxes:
        for x in (area.rect.x, area.rect.right):
            assert area.rect.bottom <= places.room.edge(x)


def left_to_right(places: Layout) -> list[int]:
    return [area.number for area in sorted(places.boxes, key=lambda area: area.rect.x)]


def test_box_1_is_at_the_players_right_and_at_the_dealers_left() -> None:
    for viewpoint, order in (
        (Viewpoint.PLAYER, [6, 5, 4, 3, 2, 1]),
        (Viewpoint.CAMERA, [6, 5, 4, 3, 2, 1]),
        (Viewpoint.DEALER, [1, 2, 3, 4, 5, 6]),
    ):
        assert left_to_right(layout((1280, 800), boxes(6), viewpoint)) == order


def test_the_dealer_has_the_rack_nearest_and_the_board_turned_to_the_players() -> None:
    places = layout((1280, 800), boxes(6), Viewpoint.DEALER)
    assert places.dealer.rack.y > places.dealer.dealer[0].y > places.dealer.community[0].y
    assert places.upright(dealer_card(0))
    assert not places.upright(community_card(0))
    assert places.dealer.community[0].x > places.dealer.community[4].x
    assert layout((1280, 800), boxes(6)).upright(community_card(0))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2])
def test_with_one_or_two_boxes_the_players_cards_are_the_largest(size: tuple[int, int], count: int) -> None:
    places = layout(size, boxes(count))
    mine = places.boxes[0].cards[0].w
    assert mine > places.dealer.community[0].w > places.dealer.dealer[0].w


def test_fewer_boxes_are_larger() -> None:
    widths = [layout((1280, 800), boxes(count)).boxes[0].cards[0].w for count in (1, 2, 4, 6, 8)]
    assert all(more > less for more, less in pairwise(widths))


def test_cards_fill_the_width_under_the_circles_where_there_is_height() -> None:
    for size in ((1280, 800), (960, 1200)):
        area = layout(size, boxes(6)).boxes[0]
        first, second = area.cards
        assert first.w > 3.2 * area.circles[Bet.ANTE].r
        assert second.right <= area.rect.right
        assert (second.x - first.x) / first.w > 0.9


def test_cards_are_five_to_seven_and_both_indices_show() -> None:
    for count in (1, 6):
        area = layout((1280, 800), boxes(count)).boxes[0]
        first, second = area.cards
        assert first.h / first.w == pytest.approx(1.4, abs=0.03)
        # An index with its suit is about 0.45 of a card wide.
        assert (second.x - first.x) / first.w > 0.5


def arrangement(area: BoxArea) -> None:
    trips, ante, blind, play = (area.circles[bet] for bet in (Bet.TRIPS, Bet.ANTE, Bet.BLIND, Bet.PLAY))
    assert trips.x < ante.x < blind.x
    assert trips.y < play.y
    assert ante.y == blind.y
    assert play.x == trips.x
    assert ante.r == blind.r == play.r > trips.r


def test_a_box_is_arranged_as_on_a_table() -> None:
    for count in range(1, 9):
        for area in layout((1280, 800), boxes(count)).boxes:
            arrangement(area)


def test_only_the_settled_box_names_its_hand_from_seven_boxes_or_under_1200_pixels() -> None:
    assert not layout((1280, 800), boxes(6)).brief
    assert layout((1280, 800), boxes(7)).brief
    assert not layout((1200, 800), boxes(4)).brief
    assert layout((1199, 800), boxes(4)).brief
    assert not layout((960, 600), boxes(2)).brief


@pytest.mark.parametrize(
    "face", [theme.PROMPT, theme.COST, theme.AMOUNT, theme.PILL, theme.FIGURE, theme.SECOND, theme.BUTTON]
)
def test_prompts_costs_and_amounts_are_never_under_14_pixels(face: theme.Face) -> None:
    assert face.px(0.75) >= 14
    assert face.px(0.1) >= 14


def test_no_other_text_is_ever_under_12_pixels() -> None:
    faces = [face for face in vars(theme).values() if isinstance(face, theme.Face)]
    assert len(faces) > 15
    assert min(face.px(0.1) for face in faces) >= 12


def test_a_small_window_shows_the_smallest_picture_shrunk() -> None:
    places = layout((480, 300), FULL)
    assert places.size == (960, 600)
    assert places.shrink == 0.5
    x, y = places.buttons[2].centre
    assert places.hit(x / 2, y / 2) == Target(Pointed.BUTTON, index=2)


def test_a_small_window_keeps_its_shape() -> None:
    places = layout((800, 900), FULL)
    assert places.size == (960, 1080)


@pytest.mark.parametrize("size", [(1, 900), (960, 1), (7, 2000), (3000, 40)])
def test_a_narrow_or_flat_window_shows_a_picture_of_bounded_size_in_its_middle(size: tuple[int, int]) -> None:
    places = layout(size, boxes(6))
    assert all(side <= max(MOST) for side in places.size)
    assert all(side >= least for side, least in zip(places.size, LEAST, strict=True))
    assert places.shown.within(Rect(0, 0, *size).grown(1))
    deal = places.dealer.community[2]
    x, y = places.in_window(deal).centre
    assert places.in_picture(*places.shown[:2]) == pytest.approx((0, 0))
    assert deal.grown(round(1 / places.shrink)).holds(*places.in_picture(x, y))


def test_every_place_has_its_point() -> None:
    places = layout((1280, 800), boxes(6))
    window = Rect(0, 0, 1280, 800)
    everywhere = [dealer_card(1), community_card(4), box_card(3, 1), tucked_card(3, 0), BURN, TRAY, RACK]
    everywhere += [SHUFFLER, DISCARD, *(bet_circle(6, bet) for bet in Bet), *(payout(1, bet) for bet in Bet)]
    for place in everywhere:
        assert window.holds(*places.point(place))


def distance(one: Disc, other: Disc) -> float:
    """From middle to middle."""
    return hypot(other.x - one.x, other.y - one.y)


@pytest.mark.parametrize("viewpoint", Viewpoint)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 9))
def test_a_win_stands_against_its_own_bet_and_clear_of_all_others(
    size: tuple[int, int], count: int, viewpoint: Viewpoint
) -> None:
    area = layout(size, boxes(count), viewpoint).box(1)
    for bet, win in area.payouts.items():
        circle = area.circles[bet]
        assert win.r == chip_radius(area.circles, bet)
        assert win.y == circle.y
        assert 2 * win.r <= distance(circle, win) < 2.2 * win.r
        for other, disc in area.circles.items():
            assert other is bet or distance(disc, win) > disc.r + 0.95 * win.r


def test_only_the_smallest_boxes_write_a_win_on_the_badge_of_its_bet() -> None:
    joined = {
        (size, count) for size in SIZES for count in range(1, 9) if not layout(size, boxes(count)).boxes[0].payouts
    }
    assert joined == {((960, 600), 7), ((960, 600), 8), ((960, 1200), 7), ((960, 1200), 8)}
    places = layout((960, 600), boxes(8))
    assert places.rect(payout(2, Bet.ANTE)) == places.rect(bet_circle(2, Bet.ANTE))


def test_what_a_win_pays_more_than_its_bet_stands_behind_the_rest() -> None:
    places = layout((1280, 800), boxes(6))
    level, behind = (places.rect(replace(payout(2, Bet.BLIND), index=index)) for index in range(2))
    assert level.x == behind.x
    assert level.y - level.h < behind.y < level.y


@settings(max_examples=60, deadline=None)
@given(size=sizes, count=st.integers(1, 8))
def test_high_stacks_and_raised_cards_touch_no_amount(size: tuple[int, int], count: int) -> None:
    for area in layout(size, boxes(count)).boxes:
        written = area.labels.values()
        stakes = [Disc(disc.x, disc.y, chip_radius(area.circles, bet)).stack for bet, disc in area.circles.items()]
        for chips in (*stakes, *map(area.win_covers, area.payouts)):
            assert not any(chips.meets(rect) for rect in written)
        for card in area.cards:
            raised = Rect(card.x, card.y - round(LIFT * card.h), card.w, card.h)
            assert not any(raised.meets(rect) for rect in written)


def test_without_room_the_equipment_waits_above_the_window() -> None:
    places = layout((960, 600), boxes(4))
    assert not places.racked
    assert places.point(SHUFFLER)[1] < 0
    assert layout((1280, 800), boxes(6)).racked


def test_an_unknown_box_is_named() -> None:
    with pytest.raises(KeyError, match="box 5"):
        layout((1280, 800), boxes(3)).rect(box_card(5, 0))


def test_hit_finds_circles_boxes_and_the_dealer() -> None:
    places = layout((1280, 800), boxes(6))
    for area in places.boxes:
        for bet in Bet:
            assert places.hit(*places.point(bet_circle(area.number, bet))) == Target(Pointed.BET, area.number, bet)
        assert places.hit(*area.cards[1].centre) == Target(Pointed.BOX, area.number)
    assert places.hit(*places.point(community_card(2))) == Target(Pointed.DEALER)
    assert places.hit(640, 3) is None


def test_hit_finds_everything_in_the_bar() -> None:
    places = layout((1280, 800), FULL)
    for kind, rects in (
        (Pointed.BUTTON, places.buttons),
        (Pointed.CHIP, places.bar.chips),
        (Pointed.ACTION, places.bar.actions),
    ):
        assert [places.hit(*rect.centre) for rect in rects] == [
            Target(kind, index=place) for place in range(len(rects))
        ]


def test_an_open_dialog_covers_the_table() -> None:
    places = layout((1280, 800), Shape(buttons=3, dialog_buttons=((5, 0, 1),) * 2, dialog_letters=(40,)))
    assert places.hit(*places.buttons[0].centre) == Target(Pointed.OVERLAY)
    assert places.hit(*places.panel.buttons[1].centre) == Target(Pointed.DIALOG_BUTTON, index=1)
    for size in SIZES:
        panel = layout(size, Shape(dialog_buttons=((17, 0, 5), (9, 6, 1), (15, 0, 1)), dialog_letters=(900, 20))).panel
        assert panel.area.within(Rect(0, 0, *size))
        assert all(rect.within(panel.area) for rect in (panel.title, panel.body, *panel.buttons))
        assert not any(rect.meets(panel.body) for rect in panel.buttons)


@pytest.mark.parametrize("size", SIZES)
def test_many_buttons_of_a_dialog_stand_in_equal_columns(size: tuple[int, int]) -> None:
    first, others = (17, 0, 5), ((15, 0, 1),) * 9
    rows: dict[int, list[Rect]] = {}
    for rect in layout(size, Shape(dialog_buttons=(first, *others), dialog_letters=(40,))).panel.buttons:
        rows.setdefault(rect.y, []).append(rect)
    (alone,), *columns = rows.values()
    assert {len(row) for row in columns} == {3}
    assert {rect.w for row in columns for rect in row} == {columns[0][0].w}
    assert all((row[0].x, row[-1].right) == (alone.x, alone.right) for row in columns)


def test_help_uses_the_height_of_the_window_where_it_needs_it() -> None:
    panel = layout((960, 600), Shape(help_rows=21)).panel
    assert panel.area.h > layout((960, 600), Shape()).room.h
    assert panel.area.within(Rect(0, 0, 960, 600))


LABELS = ("Rebet", "Double", "Undo", "Clear", "To all")


@pytest.mark.parametrize("size", SIZES)
def test_the_actions_under_the_chips_are_evenly_apart(size: tuple[int, int]) -> None:
    words = tuple((ems(label), ems("R")) for label in LABELS)
    places = layout(size, Shape(chips=5, actions=7, under=5, action_words=(*words, *words[:2])))
    bar = places.bar
    gaps = []
    for label, rect, following in zip(LABELS, bar.actions, bar.actions[1:5], strict=False):
        word = text_width(label, theme.SMALL.px(bar.unit))
        gaps.append(following.x - rect.x - cap_size("R", bar.unit)[0] - round(5 * bar.unit) - word)
    assert min(gaps) >= 6 * bar.unit
    assert max(gaps) - min(gaps) <= 6 * max(1, bar.unit)


def test_the_bar_is_a_bar() -> None:
    for size in SIZES:
        places = layout(size, FULL)
        area = places.bar.area
        assert area.bottom == size[1]
        assert area.h == bar_height(places.unit) <= 0.18 * size[1]
        inside = (places.bar.prompt, places.bar.bankroll, *places.buttons, *places.bar.chips, *places.bar.actions)
        assert all(rect.within(area) for rect in inside)


def test_buttons_are_in_the_middle_where_they_fit() -> None:
    for count in (1, 2, 3):
        places = layout((1280, 800), Shape(buttons=count, chips=6, actions=6))
        middle = (places.buttons[0].x + places.buttons[-1].right) / 2
        assert middle == pytest.approx(640, abs=2)


def test_the_shape_counts_what_the_picture_shows() -> None:
    shape = shape_of(pictures.decision(boxes=6))
    assert shape.boxes == (1, 2, 3, 4, 5, 6)
    assert (shape.buttons, shape.chips, shape.actions) == (3, 6, 6)
    assert (shape.blind_lines, shape.trips_lines) == (3, 2)
    assert shape.bets == (Bet.ANTE, Bet.BLIND, Bet.PLAY, Bet.TRIPS)
    assert Bet.TRIPS not in shape_of(pictures.empty(felt=pictures.NO_TRIPS)).bets
