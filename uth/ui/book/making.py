"""Draws the picture book: each exhibit in each look, one PNG for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

import pygame

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.store.files import write_atomically
from uth.store.settings import Settings
from uth.ui.book.exhibits import EXHIBITS, Exhibit
from uth.ui.book.index import INDEX, index
from uth.ui.book.looks import Look
from uth.ui.book.page import Page
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Stock, Visit, named_folder, stocked
from uth.ui.record import save
from uth.ui.scene import Scene
from uth.ui.sizes import DEFAULT
from uth.ui.window import open_window

Wanted = Callable[[str], bool]
"""Says of a title whether it is to be drawn."""


class NothingToShow(UthError):
    """Nothing in the book has the word that was asked for."""


def make(folder: Path, looks: Sequence[Look], only: str, tell: Callable[[str], None]) -> list[Page]:
    """Draw the book into *folder*, and return what is in it.

    :param only: a word; only exhibits with it in their title are drawn. Empty: all.
    :param tell: is told what is drawn now.
    :raises NothingToShow: if none has.
    :raises UthError: if a picture cannot be written, or there is no room for the data that is thrown away.
    """
    made: list[Page] = []
    window = open_window("uth", DEFAULT, seen=False)
    try:
        with stocked() as stock:
            for page, drawn in drawings(stock, looks, lambda title: only.casefold() in title.casefold()):
                tell(f"{page.look.folder}: {page.title}")
                surface = pygame.Surface(page.look.size)
                drawn.draw(surface)
                save(surface, folder / page.file)
                made.append(page)
    finally:
        window.close()
    if not made:
        chapters = ", ".join(exhibit.name for exhibit in EXHIBITS)
        raise NothingToShow(
            _("{option} {word}: nothing in the book is called that; its chapters are {chapters}").format(
                option="--only", word=only, chapters=chapters
            )
        )
    write_atomically(folder / INDEX, index(made).encode())
    return made


def _any(_title: str) -> bool:
    return True


def drawings(
    stock: Stock, looks: Sequence[Look], wanted: Wanted = _any, exhibits: Sequence[Exhibit] | None = None
) -> Iterator[tuple[Page, Drawn]]:
    """Return the pages with what is to be drawn on each, ready to be drawn in the size of its look.

    Of what is not *wanted*, by its title, nothing is made; *exhibits*: only of these chapters, None for all.
    """
    for settings, group in _alike(looks):
        for exhibit in EXHIBITS if exhibits is None else exhibits:
            fit = [look for look in group if exhibit.often or look == Look(DEFAULT)]
            if fit:
                with stock.visit(settings) as visit:
                    yield from _of_exhibit(exhibit, visit, fit, wanted)


def _alike(looks: Sequence[Look]) -> Iterator[tuple[Settings, list[Look]]]:
    """The looks in groups of the same settings."""
    for _name, group in groupby(looks, key=lambda look: look.name):
        alike = list(group)
        yield alike[0].settings, alike


def _of_exhibit(exhibit: Exhibit, visit: Visit, looks: Sequence[Look], wanted: Wanted) -> Iterator[tuple[Page, Drawn]]:
    """One size after another: what was drawn for a size is kept for the next picture."""
    made = {
        name: make_it()
        for name, make_it in exhibit.shown(visit).items()
        if wanted(Page(looks[0], exhibit.name, name).title)
    }
    for look in looks:
        for name, drawn in made.items():
            drawn.resize(look.size)
            with named_folder():
                if isinstance(drawn, Scene):
                    drawn.enter()
                yield Page(look, exhibit.name, name), drawn
    for drawn in made.values():
        if isinstance(drawn, Scene):
            drawn.leave()
