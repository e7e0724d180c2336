"""The data of the picture book and a walk through it, made once for all of its tests: every visit gets a copy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tests.ui.book.reading import faults_of, is_quick, names
from tests.ui.lettering import Paper, watched
from uth import i18n
from uth.store.settings import Settings, Surroundings
from uth.ui.book.exhibits import EXHIBITS
from uth.ui.book.looks import Look
from uth.ui.book.making import drawings
from uth.ui.book.page import Page
from uth.ui.book.stock import Stock, stocked
from uth.ui.desk import Overlay
from uth.ui.scenes.table import TableScene
from uth.ui.sizes import DEFAULT, LEAST


@pytest.fixture(scope="session")
def stock() -> Iterator[Stock]:
    """Return the throw-away data; what its rounds' grades are is worked out once."""
    with stocked() as made:
        yield made


@dataclass(frozen=True)
class Seen:
    """The titles, the classes of scenes, what lies over a table, and what is wrong with a text."""

    titles: list[str] = field(default_factory=list)
    kinds: set[type] = field(default_factory=set)
    overlays: set[Overlay] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


@pytest.fixture(scope="session")
def smallest(stock: Stock) -> Seen:
    """Walk through the book in the least size and the longest texts, past what takes long."""
    seen, known, paper = Seen(_titles_in_the_usual_look_only(stock)), names(), Paper(LEAST)
    settings = Settings(language=i18n.PSEUDO, surroundings=Surroundings.LIGHT)
    with watched():
        for page, drawn in drawings(stock, [Look(LEAST, "look", settings)], is_quick):
            seen.titles.append(page.title)
            seen.kinds.add(type(drawn))
            if isinstance(drawn, TableScene) and drawn.top.overlay is not None:
                seen.overlays.add(drawn.top.overlay)
            drawn.draw(paper.cleared())
            seen.faults.extend(f"{page.title}: {fault}" for fault in faults_of(drawn, paper, known))
    return seen


def _titles_in_the_usual_look_only(stock: Stock) -> list[str]:
    with stock.visit(Settings()) as visit:
        seldom = [exhibit for exhibit in EXHIBITS if not exhibit.often]
        return [Page(Look(DEFAULT), each.name, name).title for each in seldom for name in each.shown(visit)]
