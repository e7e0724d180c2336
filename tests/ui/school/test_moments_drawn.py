"""The table at the moment of a fault, as a small picture: readable, small, and with nothing hidden in it."""

from __future__ import annotations

import io
from dataclasses import replace

import pygame

from tests.school.auditioned import badly, done, short
from uth.cards import parse_cards
from uth.report.attempt import SHAPE
from uth.school.moments import Moment
from uth.school.result import result
from uth.train.felt.model import HOUSE_CARDS, Lying
from uth.ui.school.moments import Moments
from uth.ui.window import Window


def moments() -> list[Moment]:
    return [each for _part, one in result(done(short(), badly)).done for each in one.moments]


def with_house(moment: Moment, cards: str, *, up: bool) -> Moment:
    """Return the moment with other cards of the dealer."""
    felt = moment.still.felt
    house = tuple(Lying(card, up=up) for card in parse_cards(cards))
    return replace(moment, still=replace(moment.still, felt=replace(felt, cards={**felt.cards, HOUSE_CARDS: house})))


def test_a_picture_is_small_and_as_wide_as_it_says(window: Window) -> None:
    content = Moments().draw(moments()[0])
    surface = pygame.image.load(io.BytesIO(content), "moment.png")
    width, height = surface.get_size()
    assert height / width == SHAPE
    # Sixty of them, as HTML writes them, stay under five megabytes.
    assert len(content) * 60 * 4 / 3 < 5_000_000


def test_the_same_table_gives_the_same_picture(window: Window) -> None:
    first, second = Moments(), Moments()
    for moment in moments()[:3]:
        assert first.draw(moment) == second.draw(moment) == first.draw(moment)


def test_a_card_that_lies_face_down_has_no_face(window: Window) -> None:
    moment = moments()[0]
    drawn = Moments()
    assert drawn.draw(with_house(moment, "As Kd", up=False)) == drawn.draw(with_house(moment, "2c 7h", up=False))
    assert drawn.draw(with_house(moment, "As Kd", up=True)) != drawn.draw(with_house(moment, "2c 7h", up=True))


def test_what_a_fault_is_about_is_lit(window: Window) -> None:
    found = next(each for each in moments() if each.finding.place is not None and each.finding.place.box)
    unlit = replace(found, still=replace(found.still, lit=(), box=0))
    assert Moments().draw(found) != Moments().draw(unlit)
