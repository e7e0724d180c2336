"""What a window leaves free beside the felt and under the bar stays free."""

from __future__ import annotations

import pytest

from uth.ui.layout import Shape, Viewpoint, layout
from uth.ui.layout.rect import NOWHERE
from uth.ui.layout.spare import NOTHING, Spare

SIZES = ((480, 300), (960, 600), (1280, 800), (1920, 1080), (2560, 800), (3840, 2160))
SPARE = Spare(54, column=True)


@pytest.mark.parametrize("viewpoint", Viewpoint)
def test_without_a_wish_nothing_is_left_free(viewpoint: Viewpoint) -> None:
    for size in SIZES:
        plain = layout(size, Shape((1, 2, 3)), viewpoint)
        assert plain == layout(size, Shape((1, 2, 3)), viewpoint, 1.0, NOTHING)
        assert plain.under == NOWHERE
        assert plain.bar.area.bottom == plain.size[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("viewpoint", Viewpoint)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_strip_under_the_bar(size: tuple[int, int], viewpoint: Viewpoint, scale: float) -> None:
    found = layout(size, Shape((1, 2, 3, 4, 5, 6), buttons=5, actions=6, under=0), viewpoint, scale, SPARE)
    assert found.under.h > 0
    assert found.under.y == found.bar.area.bottom
    assert (found.under.w, found.under.bottom) == found.size
    assert all(rect.bottom <= found.under.y for rect in (*found.buttons, *found.bar.actions))
    assert found.room.h <= found.bar.area.y


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("boxes", range(1, 7))
def test_the_column_beside_the_players_side(size: tuple[int, int], boxes: int) -> None:
    found = layout(size, Shape(tuple(range(1, boxes + 1))), Viewpoint.PLAYER, 1.0, SPARE)
    felt = [
        *(box.rect for box in found.boxes), *(card for box in found.boxes for card in box.cards),
        *found.dealer.community, *found.dealer.dealer, found.dealer.caption,
    ]  # fmt: skip
    assert not any(found.side.meets(rect) for rect in felt)
    assert found.side.x >= found.room.w
    assert found.side.right <= found.size[0]
    assert found.side.bottom <= found.bar.area.y
    assert found.bar.area.w == found.size[0]
