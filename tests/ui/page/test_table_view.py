"""How the columns of a list share its width."""

from __future__ import annotations

from tests.ui.page.pages import numbered
from uth.ui.layout.rect import Rect
from uth.ui.page.model import Column, Table
from uth.ui.page.table_view import column_rects

LIST = Table("list", (Column("A"), Column("B", 2, least=800), Column("C", 3)), 1, numbered)


def test_columns_share_the_width() -> None:
    a, b, c = column_rects(LIST, Rect(0, 0, 956, 40), 1.0)
    assert a is not None
    assert b is not None
    assert c is not None
    assert (a.w, b.w, c.w) == (150, 300, 450)
    assert a.right < b.x
    assert b.right < c.x
    assert c.right <= 956


def test_a_column_that_can_be_done_without_leaves_its_room_to_the_others() -> None:
    area = Rect(0, 0, 956, 40)
    a, b, c = column_rects(LIST, area, 1.5)
    assert b is None
    assert a is not None
    assert c is not None
    assert a.right < c.x
    assert c.w > area.w / 2
