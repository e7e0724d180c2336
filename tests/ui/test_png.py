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
