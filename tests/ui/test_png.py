"""What is written as PNG is read back as it was."""

from __future__ import annotations

import io
from random import Random

import pygame
import pytest

from uth.ui.png import png


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
