"""Large plates are put together from their corners, and look as if they had been drawn whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from uth.ui import shapes

SIZE = (620, 400)
DRAWN = {
    "plate": lambda: shapes.rounded(SIZE, 14.4, (30, 40, 50)),
    "glass": lambda: shapes.rounded(SIZE, 9, (30, 40, 50, 120)),
    "frame": lambda: shapes.framed(SIZE, 14.4, 1.3, (200, 40, 50)),
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_vast_plate_is_the_same_in_every_pixel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    draw: Callable[[], pygame.Surface] = DRAWN[name]
    quick = draw()
    monkeypatch.setattr(shapes, "_VAST", SIZE[0] * SIZE[1])
    whole = draw()
    assert quick.get_size() == SIZE
    assert pygame.image.tobytes(quick, "RGBA") == pygame.image.tobytes(whole, "RGBA")
