"""What a press means: every target is large enough for a finger, apart from all others, and wholly in the window."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui import pictures
from uth.table import Bet
from uth.ui.layout import Layout, Rect, Shape, Viewpoint, layout, shape_of
from uth.ui.layout.bar import TARGET
from uth.ui.layout.targets import circle_reach, reach_of
from uth.ui.picture import Pointed, Target
from uth.ui.sizes import LEAST

SIZES = (LEAST, (1280, 800), (1920, 1080), (3840, 2160), (960, 1200), (2400, 700))
EDGE = 6
"""So far from the edges of the smallest window, in pixels, stays everything that has to be read or pressed."""
shapes = st.builds(
    lambda boxes, bets, buttons, chips, actions, under: Shape(
        boxes=tuple(range(1, boxes + 1)), bets=bets, buttons=buttons, chips=chips, actions=actions, under=under
    ),
    st.integers(1, 8),
    st.sampled_from((tuple(Bet), (Bet.ANTE, Bet.BLIND, Bet.PLAY))),
    st.integers(1, 4),
    st.integers(1, 9),
    st.integers(4, 8),
    st.sampled_from((4, 5)),
)
sizes = st.one_of(st.sampled_from(SIZES), st.tuples(st.integers(960, 3840), st.integers(600, 2160)))


def targets(places: Layout) -> list[Target]:
    """Everything that can be pressed."""
    kinds = ((Pointed.BUTTON, places.buttons), (Pointed.CHIP, places.bar.chips), (Pointed.ACTION, places.bar.actions))
    return [
        *(Target(kind, index=index) for kind, rects in kinds for index in range(len(rects))),
        *(Target(Pointed.BET, area.number, bet) for area in places.boxes for bet in area.circles),
    ]


@settings(max_examples=80, deadline=None)
@given(size=sizes, shape=shapes, viewpoint=st.sampled_from(Viewpoint))
def test_every_target_is_large_apart_and_in_the_window(
    size: tuple[int, int], shape: Shape, viewpoint: Viewpoint
) -> None:
    places = layout(size, shape, viewpoint)
    reaches = {target: reach_of(places, target) for target in targets(places)}
    window = Rect(0, 0, *size)
    assert [target for target, rect in reaches.items() if min(rect.w, rect.h) < TARGET] == []
    assert [target for target, rect in reaches.items() if not rect.within(window)] == []
    bar = [each for each in reaches if each.kind is not Pointed.BET]
    assert [pair for pair in combinations(bar, 2) if reaches[pair[0]].meets(reaches[pair[1]])] == []


@settings(max_examples=60, deadline=None)
@given(size=sizes, shape=shapes, data=st.data())
def test_a_press_within_reach_means_the_target_or_a_nearer_circle(
    size: tuple[int, int], shape: Shape, data: st.DataObject
) -> None:
    places = layout(size, shape)
    target = data.draw(st.sampled_from(targets(places)))
    rect = reach_of(places, target)
    x = data.draw(st.integers(rect.x, rect.right - 1))
    y = data.draw(st.integers(rect.y, rect.bottom - 1))
    found = places.hit(x, y)
    if target.kind is not Pointed.BET:
        assert found == target
        return
    assert found is not None
    assert found.bet is not None
    assert target.bet is not None

    def away(each: Target) -> float:
        assert each.bet is not None
        disc = places.box(each.box).circles[each.bet]
        return (disc.x - x) ** 2 + (disc.y - y) ** 2

    assert away(found) <= away(target)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("boxes", range(1, 9))
def test_the_middle_of_a_circle_is_its_own_for_half_a_finger_around(size: tuple[int, int], boxes: int) -> None:
    places = layout(size, Shape(tuple(range(1, boxes + 1)), buttons=3, chips=6, actions=7, under=5))
    for area in places.boxes:
        for bet in area.circles:
            x, y = circle_reach(area, bet).centre
            for dx in (-TARGET // 2 + 2, 0, TARGET // 2 - 2):
                for dy in (-TARGET // 2 + 2, 0, TARGET // 2 - 2):
                    assert places.hit(x + dx, y + dy) == Target(Pointed.BET, area.number, bet)


@pytest.mark.parametrize("boxes", range(1, 9))
def test_nothing_important_is_at_the_edge_of_the_smallest_window(boxes: int) -> None:
    places = layout(LEAST, Shape(tuple(range(1, boxes + 1)), buttons=3, chips=6, actions=7, under=5))
    inner = Rect(0, 0, *LEAST).grown(-EDGE)
    bar = places.bar
    read = [bar.prompt, bar.bankroll, *places.buttons, *bar.chips, *places.dealer.dealer, *places.dealer.community]
    read += [places.dealer.caption, places.dealer.blind, places.dealer.trips]
    for area in places.boxes:
        read += [*area.cards, *(disc.rect for disc in area.circles.values()), area.pill, area.caption]
    assert [rect for rect in read if rect.w > 0 and not rect.within(inner)] == []


def test_the_amount_of_a_bet_is_pressed_like_its_circle_but_not_the_room_for_its_win() -> None:
    places = layout((1280, 800), shape_of(pictures.decision()))
    area = places.box(4)
    disc, label = area.circles[Bet.ANTE], area.labels[Bet.ANTE]
    y = label.y + label.h // 2
    assert places.hit(disc.x, y) == Target(Pointed.BET, 4, Bet.ANTE)
    assert places.hit(area.payouts[Bet.ANTE].x, y) == Target(Pointed.BOX, 4)


def test_what_lies_under_a_dialog_cannot_be_pressed() -> None:
    shape = Shape(buttons=3, dialog_buttons=((5, 0, 1),) * 2, dialog_letters=(40,))
    places = layout((1280, 800), shape)
    button = Target(Pointed.DIALOG_BUTTON, index=1)
    assert places.hit(*reach_of(places, button).centre) == button
    assert places.hit(*places.buttons[0].centre) == Target(Pointed.OVERLAY)
    assert min(reach_of(places, button)[2:]) >= TARGET
