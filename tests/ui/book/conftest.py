"""The data of the picture book and a walk through it, made once for all of its tests: every visit gets a copy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

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


LOOK = Look(LEAST, "look", Settings(language=i18n.PSEUDO, surroundings=Surroundings.LIGHT))
"""The least size and the longest texts."""
EVERY = 8
"""Of the pictures that are not the one of their kind, one in so many is looked at; all of them in the whole count."""
OF_A_KIND = frozenset({
    "among others: 0-betting", "audition: before", "audition: in the chair", "audition: not passed",
    "beside the table: an amount typed", "dealer school: choice", "dealer school: progress drills",
    "dealer school: report faults", "dealer school: targets", "dealt rounds: a fault", "help: about", "help: keys",
    "learn: chart", "learn: choice", "learn: flop", "learn: leaks", "learn: mistakes", "learn: progress",
    "learn: report", "leaving", "menu: at the start", "menu: first start", "messages: data rescued", "messages: fault",
    "messages: no table", "paytables: a pay changed", "paytables: list", "paytables: open a file", "paytables: save",
    "players: delete", "players: list", "players: new", "replay of a dealt round: a call as the players see it",
    "replay: decision", "rounds: list", "settings: a new key", "settling: a hand to call",
    "settling: cards in the hand", "statistics: bankroll", "strategy: file with problems", "strategy: open a file",
    "strategy: starting hands", "tables: all about one", "tables: list", "tables: open a file",
    "tables: rules of play", "trainer: a mark to override", "trainer: lessons",
})  # fmt: skip
"""A picture of each kind of scene."""


@dataclass(frozen=True)
class Seen:
    """The titles of all pictures; of those looked at the classes of scenes, what lies over a table, and what is wrong
    with a text.
    """

    titles: list[str] = field(default_factory=list)
    kinds: set[type] = field(default_factory=set)
    overlays: set[Overlay] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


@pytest.fixture(scope="session")
def smallest(stock: Stock) -> Seen:
    """Walk through the book in the least size and the longest texts, past what takes long and much of the rest."""
    seen, known, paper, places = Seen(_titles_in_the_usual_look_only(stock)), names(), Paper(LEAST), count()

    def wanted(title: str) -> bool:
        seen.titles.append(title)
        if title in OF_A_KIND or title.startswith("over the table: "):
            return True
        return is_quick(title) and next(places) % EVERY == 0

    with watched():
        for page, drawn in drawings(stock, [LOOK], wanted):
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
