"""Tips, the field of an amount, the words and the light of a seldom hand: wholly in the picture."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui import pictures
from tests.ui.test_table_view import SIZES, changed, drawn
from uth.table import Bet
from uth.ui.aid_view import banner_place, explained, tip_place
from uth.ui.entry import Entry
from uth.ui.layout import Rect, Shape, layout
from uth.ui.layout.targets import reach_of
from uth.ui.picture import Picture, Pointed, Target
from uth.ui.table_view import TableView

TIP = (
    "Box 4, Ante: $25",
    "1 × $25",
    "Pays 1 to 1 where the hand wins; goes back if the dealer does not qualify",
)


def tipped(target: Target) -> Picture:
    return replace(pictures.decision(), hover=target, tip=TIP)


targets = st.one_of(
    st.builds(Target, st.just(Pointed.BET), st.integers(1, 6), st.sampled_from(Bet)),
    st.builds(Target, st.just(Pointed.BUTTON), index=st.integers(0, 2)),
    st.builds(Target, st.just(Pointed.CHIP), index=st.integers(0, 5)),
    st.builds(Target, st.just(Pointed.ACTION), index=st.integers(0, 6)),
)


@settings(max_examples=80, deadline=None)
@given(
    st.tuples(st.integers(960, 3840), st.integers(600, 2160)),
    targets,
    st.tuples(st.integers(80, 340), st.integers(30, 150)),
)
def test_a_tip_stands_wholly_in_the_picture_and_not_over_what_it_is_about(
    size: tuple[int, int], target: Target, of: tuple[int, int]
) -> None:
    places = layout(size, Shape(tuple(range(1, 7)), buttons=3, chips=6, actions=7))
    about = explained(places, target)
    assert reach_of(places, target).within(about)
    if target.bet is not None:
        assert places.box(target.box).circles[target.bet].stack.y > about.y
    rect = tip_place(places, about, of)
    assert rect[2:] == of
    assert rect.within(Rect(0, 0, *size))
    assert not rect.meets(about)
    if target.kind is not Pointed.BET:
        assert not rect.meets(places.bar.area)


@pytest.mark.parametrize("size", SIZES)
def test_a_tip_is_drawn_for_what_is_pointed_at_only(size: tuple[int, int]) -> None:
    target = Target(Pointed.BET, 4, Bet.ANTE)
    view = TableView()
    pointed = replace(pictures.decision(), hover=target)
    told = changed(drawn(pointed, size, view), drawn(tipped(target), size, view))
    assert told.w > 100 * size[0] // 1280
    nobody = replace(tipped(target), hover=None)
    assert changed(drawn(replace(pointed, hover=None), size, view), drawn(nobody, size, view)).w == 0


@pytest.mark.parametrize("typed", ["", "25", "1,234.50", "999999999999"])
def test_an_amount_is_typed_where_it_will_be_written(typed: str) -> None:
    view = TableView()
    picture = pictures.decision()
    area = view.layout((1280, 800), picture).box(4)
    entry = Entry(4, Bet.ANTE).typed(typed)
    field = changed(drawn(picture, view=view), drawn(replace(picture, entry=entry), view=view))
    assert field.meets(area.labels[Bet.ANTE])
    assert field.within(area.rect.grown(2))


def test_the_place_of_the_next_letter_shows() -> None:
    view = TableView()
    entry = Entry(4, Bet.ANTE).typed("25")
    moved = replace(entry, line=replace(entry.line, at=0))
    one, other = (drawn(replace(pictures.decision(), entry=each), view=view) for each in (entry, moved))
    assert changed(one, other).w > 5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("boxes", [1, 2, 3, 6, 8])
def test_a_seldom_hand_is_named_between_the_board_and_the_boxes(size: tuple[int, int], boxes: int) -> None:
    places = layout(size, Shape(tuple(range(1, boxes + 1)), buttons=2, chips=6, actions=6))
    rect = banner_place(places)
    assert rect.y > places.dealer.community[2].bottom
    assert not any(rect.meets(card) for area in places.boxes for card in area.cards)
    assert rect.within(Rect(0, 0, *places.size))


def test_its_words_show_with_no_motion_at_all() -> None:
    view = TableView()
    named = replace(pictures.showdown(), banner="Four of a kind, kings")
    told = changed(drawn(pictures.showdown(), view=view), drawn(named, view=view))
    assert told.within(banner_place(view.layout((1280, 800), named)).grown(2))


def test_light_falls_on_the_raised_cards_and_goes_out() -> None:
    view = TableView()
    picture = pictures.showdown()
    places = view.layout((1280, 800), picture)

    def light(shine: float) -> float:
        """How bright the felt beside the first raised card is."""
        card = places.dealer.community[0]
        surface = drawn(replace(picture, shine=shine), view=view)
        return sum(pygame.Color(*surface.get_at((card.x - 4, card.centre[1])))[:3])

    assert light(0.0) < light(0.4) < light(1.0)
    assert light(0.0) == light(0.0)
