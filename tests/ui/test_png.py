"""What is written as PNG is read back as it was."""

from __future__ import annotations

import io
from random import Random

import pygame
import pytest

from uth.ui.png import png, small_png


@pytest.mark.parametrize("size", [(1, 1), (7, 5), (64, 1), (1, 64), (320, 200)])
@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_pixels_come_back(size: tuple[int, int], flags: int) -> None:
    dice = Random(3)
    surface = pygame.Surface(size, flags, 32)
    for _ in range(40):
        colour = (dice.randrange(256), dice.randrange(256), dice.randrange(256))
        surface.fill(colour, (dice.randrange(size[0]), dice.randrange(size[1]), 9, 9))
    packed = png(surface)
    read = pygame.image.load(io.BytesIO(packed), "x.png")
    assert pygame.image.tobytes(read, "RGB") == pygame.image.tobytes(surface, "RGB")
    assert read.get_size() == size
    assert png(surface) == packed


@pytest.mark.parametrize("size", [(1, 1), (7, 5), (64, 33)])
def test_transparency_and_the_maker_come_back(size: tuple[int, int]) -> None:
    dice = Random(4)
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    for x in range(size[0]):
        for y in range(size[1]):
            surface.set_at((x, y), tuple(dice.randrange(256) for _ in range(4)))
    packed = png(surface, clear=True, software=b"us")
    read = pygame.image.load(io.BytesIO(packed), "x.png")
    assert pygame.image.tobytes(read, "RGBA") == pygame.image.tobytes(surface, "RGBA")
    assert packed.index(b"tEXtSoftware\0us") < packed.index(b"IDAT")
    assert b"tEXt" not in png(surface, clear=True)


def test_few_colours_come_back_as_they_were_but_for_their_last_bits() -> None:
    dice, surface = Random(5), pygame.Surface((80, 50))
    for _ in range(40):
        colour = tuple(dice.randrange(256) for _ in range(3))
        surface.fill(colour, (dice.randrange(80), dice.randrange(50), 9, 9))
    packed = small_png(surface)
    read = pygame.image.load(io.BytesIO(packed), "x.png")
    pairs = zip(pygame.image.tobytes(read, "RGB"), pygame.image.tobytes(surface, "RGB"), strict=True)
    assert all(abs(one - other) < 8 for one, other in pairs)
    assert small_png(surface) == packed


def test_many_colours_become_the_nearest_of_the_most_frequent() -> None:
    surface = pygame.Surface((64, 64))
    for x in range(64):
        for y in range(64):
            surface.set_at((x, y), (4 * x, 4 * y, 128))
    read = pygame.image.load(io.BytesIO(small_png(surface)), "x.png")
    assert read.get_size() == (64, 64)
    assert len(small_png(surface)) < len(png(surface))
