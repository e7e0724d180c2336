"""The surfaces that remember their texts see what a person would see."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.ui.lettering import Paper, watched
from uth.ui import theme
from uth.ui.assets import fitted, squeezed, text
from uth.ui.theme import Weight

WHITE, BLACK, GREY = (255, 255, 255), (0, 0, 0), (90, 90, 90)


@pytest.fixture
def paper() -> Iterator[Paper]:
    """Return an empty surface of 400x200."""
    with watched():
        yield Paper((400, 200))


def _word(words: str) -> pygame.Surface:
    return text(words, 20, Weight.REGULAR, WHITE)


def _plate(size: tuple[int, int]) -> pygame.Surface:
    plate = pygame.Surface(size)
    plate.fill(GREY)
    return plate


def test_what_is_written_is_known_with_its_place_and_colours(paper: Paper) -> None:
    paper.fill(GREY)
    paper.blit(_word("Blind"), (30, 40))
    [ink] = paper.texts()
    assert (ink.words, ink.colour, set(ink.ground)) == ("Blind", WHITE, {GREY})
    assert pygame.Rect(30, 40, 60, 26).contains(ink.rect)
    assert not ink.cut


def test_letters_with_space_between_them_are_one_text(paper: Paper) -> None:
    paper.blit(text("TRIPS", 20, Weight.BOLD, WHITE, 3.0), (10, 10))
    assert [ink.words for ink in paper.texts()] == ["TRIPS"]


def test_texts_go_along_when_a_picture_is_copied_scaled_and_drawn(paper: Paper) -> None:
    board = pygame.Surface((200, 100))
    board.blit(_word("Ante"), (100, 50))
    paper.blit(pygame.transform.smoothscale(board.copy(), (100, 50)), (10, 20))
    [ink] = paper.texts()
    assert ink.words == "Ante"
    assert pygame.Rect(60, 45, 30, 14).contains(ink.rect)
    assert ink.narrowed == pytest.approx(1)
    part = paper.subsurface((200, 100, 100, 100))
    part.blit(_word("Play"), (10, 10))
    assert [(ink.words, ink.rect.x >= 210) for ink in paper.texts()] == [("Ante", False), ("Play", True)]


def test_narrowed_texts_say_how_far(paper: Paper) -> None:
    whole = _word("dealer qualifies").get_width()
    paper.blit(squeezed("dealer qualifies", 20, Weight.REGULAR, WHITE, whole // 2), (0, 0))
    paper.blit(fitted("dealer qualifies", 20, Weight.REGULAR, WHITE, whole // 2), (0, 100))
    first, second = paper.texts()
    assert first.narrowed == pytest.approx(0.5, abs=0.02)
    assert second.words.endswith("…")


def test_texts_over_each_other_are_found(paper: Paper) -> None:
    paper.blit(_word("Ante"), (10, 10))
    paper.blit(_word("Blind"), (30, 14))
    paper.blit(_word("Play"), (10, 100))
    assert [(first.words, later.words) for first, later in paper.overlapping()] == [("Ante", "Blind")]


def test_a_text_under_a_plate_is_seen_no_more(paper: Paper) -> None:
    paper.blit(_word("Ante"), (10, 10))
    paper.blit(_plate((100, 50)), (0, 0))
    paper.blit(_word("Blind"), (10, 10))
    assert [ink.words for ink in paper.texts()] == ["Blind"]
    assert paper.overlapping() == []


def test_a_text_that_runs_over_the_edge_of_its_plate_is_found(paper: Paper) -> None:
    paper.blit(_plate((60, 40)), (10, 10))
    paper.blit(_word("Ante"), (14, 14))
    assert paper.crossing() == []
    paper.blit(_word("Blind"), (50, 20))
    assert [ink.words for ink, _plate in paper.crossing()] == ["Blind"]


def test_a_text_that_is_cut_off_is_found(paper: Paper) -> None:
    paper.set_clip(pygame.Rect(0, 0, 40, 200))
    paper.blit(_word("dealer"), (10, 10))
    paper.set_clip(None)
    paper.blit(_word("dealer"), (10, 100))
    assert [ink.cut for ink in paper.texts()] == [True, False]


def test_everything_is_as_before_afterwards() -> None:
    before = pygame.Surface, pygame.font.Font, pygame.transform.smoothscale
    with watched():
        assert pygame.Surface is Paper
    assert (pygame.Surface, pygame.font.Font, pygame.transform.smoothscale) == before
    assert not isinstance(text("Ante", theme.BODY.px(1), Weight.REGULAR, WHITE), Paper)
