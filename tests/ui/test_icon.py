"""The window's icon."""

from __future__ import annotations

from uth.ui import icon


def test_the_icon_is_round_on_clear_ground() -> None:
    picture = icon.drawn()
    assert picture.get_size() == (icon.SIZE, icon.SIZE)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((32, 32)).a == 255
