"""Every text of every scene: it can be translated, keeps its place, and can be read.

Looked at in the pseudo-language, which is two fifths longer than English. Nothing is outside of the window, nothing is
written over anything else or over the edge of what it stands on. A text that has too little room is narrowed, then cut
with an ellipsis; enough of it is left to know it by. Each stands out from what it really lies on, in every look.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count, product

import pytest

from tests.ui.book.conftest import LOOK, Seen
from tests.ui.book.reading import faults_of, is_quick, names
from tests.ui.lettering import Paper, watched
from uth import i18n
from uth.store.settings import Cloth, Deck, Settings, Surroundings
from uth.ui.book.exhibits import EXHIBITS, Exhibit
from uth.ui.book.looks import SIZES, Look
from uth.ui.book.making import drawings
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Stock
from uth.ui.sizes import DEFAULT, LEAST, MOST, Size

PSEUDO = Settings(language=i18n.PSEUDO)
SOME = {
    DEFAULT: (6, PSEUDO),
    (1920, 1080): (9, replace(PSEUDO, felt=Cloth.RED, surroundings=Surroundings.HIGH_CONTRAST)),
    MOST: (12, replace(PSEUDO, felt=Cloth.BLUE, deck=Deck.FOUR_COLOURS)),
}
"""For each size but the least, in which more are read: one in so many pictures, and how they look. They share the
chapters: what is made for the pictures of one is made once.
"""


def _read(drawn: Drawn, paper: Paper, known: Sequence[str]) -> tuple[str, ...]:
    drawn.draw(paper.cleared())
    return faults_of(drawn, paper, known)


def _all_faults(
    stock: Stock, size: Size, settings: Settings, every: int = 1, exhibits: Sequence[Exhibit] = EXHIBITS
) -> str:
    known = names() if settings.language == i18n.PSEUDO else ()
    paper, places = Paper(size), count()

    def wanted(title: str) -> bool:
        return every == 1 or (is_quick(title) and next(places) % every == 0)

    with watched():
        return "\n".join(
            f"{page.title}: {fault}"
            for page, drawn in drawings(stock, [Look(size, "look", settings)], wanted, exhibits)
            for fault in _read(drawn, paper, known)
        )


@pytest.mark.parametrize("size", [size for size in SIZES if size != LEAST], ids=lambda size: f"{size[0]}x{size[1]}")
def test_texts_are_translated_keep_their_place_and_can_be_read(stock: Stock, size: Size) -> None:
    every, settings = SOME[size]
    exhibits = EXHIBITS[list(SOME).index(size) :: len(SOME)]
    assert _all_faults(stock, size, settings, every, exhibits) == ""


def test_so_they_do_where_there_is_least_room(smallest: Seen) -> None:
    assert "\n".join(smallest.faults) == ""


WHOLE = [*product(SIZES, (Settings(), PSEUDO, Settings(scale=1.5))), (LOOK.size, LOOK.settings)]
"""The usual look, the pseudo-language, the largest texts, and the look of which the suite reads most."""


@pytest.mark.full
@pytest.mark.parametrize(("size", "settings"), WHOLE)
def test_so_they_do_in_every_picture_at_every_size(stock: Stock, size: Size, settings: Settings) -> None:
    assert _all_faults(stock, size, settings) == ""


@pytest.mark.full
@pytest.mark.parametrize("surroundings", Surroundings)
@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("felt", Cloth)
def test_so_they_do_in_every_look(stock: Stock, felt: Cloth, deck: Deck, surroundings: Surroundings) -> None:
    assert _all_faults(stock, DEFAULT, Settings(felt=felt, deck=deck, surroundings=surroundings)) == ""
