"""The way to take away what lies beside the table is drawn at the right end of its place, key and word."""

from __future__ import annotations

import pytest

from tests.ui.lettering import Paper, watched
from uth.ui.close_view import draw_close
from uth.ui.layout import Rect
from uth.ui.theme import CASINO


@pytest.mark.parametrize(("key", "written"), [("G", {"G", "End"}), ("", {"End"})])
def test_key_and_word_keep_their_place(key: str, written: set[str]) -> None:
    place = Rect(20, 10, 96, 26)
    with watched():
        paper = Paper((160, 60))
        paper.fill((20, 20, 20))
        draw_close(paper, place, (key, "End"), (1.0, False, CASINO))
        texts = paper.texts()
    assert {ink.words for ink in texts} == written
    assert all(Rect(*ink.rect).within(place) for ink in texts)
    assert place.right - max(ink.rect.right for ink in texts) <= 2
