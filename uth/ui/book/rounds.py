"""Rounds that play by themselves, and what they looked like at each of their stages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

import pygame

from uth.company import first_boxes
from uth.config import load_table
from uth.session import Session, seeded
from uth.table import Table
from uth.ui.book.stock import PLAYER
from uth.ui.coach.study import Study
from uth.ui.demo import Demo
from uth.ui.intents import Leave
from uth.ui.keys import KeyLabels
from uth.ui.laid import Laid
from uth.ui.picture import Picture
from uth.ui.preferences import Preferences
from uth.ui.record import Look, Stages
from uth.ui.scenes.table import TableScene
from uth.ui.seat import Seat, company_for
from uth.ui.sizes import DEFAULT, Size
from uth.ui.table_view import TableView

STEP = 1 / 15
"""Seconds between two looks at a film."""
_LONGEST = 20_000
"""No round has so many steps."""


class Drawn(Protocol):
    """Something that can be drawn in any size; scenes can."""

    def resize(self, size: Size) -> None:
        """The surface has that size from now on."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything."""


class Still:
    """A moment of a table."""

    def __init__(self, picture: Picture, view: TableView) -> None:
        """*view*: draws it; moments of one round share theirs, with what it keeps."""
        self.picture = picture
        self._view = view

    def resize(self, size: Size) -> None:
        """Nothing has to be done for it."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        self._view.draw(surface, self.picture)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round that is to be shown.

    :ivar boxes: so many are bet on.
    :ivar all_boxes: so many the table has, where it is to have others than its file says.
    :ivar dark: the multiple of the boxes that are not seen; None where all are.
    :ivar company: so many simulated players are there, too.
    """

    name: str
    table: str
    seed: str
    boxes: int = 1
    all_boxes: int = 0
    dark: int | None = None
    company: int = 0
    often: bool = True
    """It is shown in every look, not only in the usual one."""

    def laid_out(self) -> Table:
        """Return the table."""
        found = load_table(self.table).table
        if not self.all_boxes:
            return found
        return replace(found, rules=replace(found.rules, boxes=self.all_boxes, boxes_per_player=self.all_boxes))


ONE_BOX = Dealt("one box", "standard", "96")
SIX_BOXES = Dealt("six boxes", "practice", "107", boxes=6)
SELDOM = Dealt("seldom hand", "standard", "1051")
"""Four aces."""
AMONG_OTHERS = Dealt("among others", "standard", "11", company=5)
ROUNDS = (
    ONE_BOX,
    SIX_BOXES,
    Dealt("eight boxes", "practice", "19", boxes=8, all_boxes=8, often=False),
    Dealt("dark boxes", "six-box-dark", "19", boxes=3, dark=3),
    AMONG_OTHERS,
    Dealt("one other", "standard", "19", company=1, often=False),
    Dealt("full table", "practice", "19", all_boxes=8, company=7, often=False),
)


def stages(dealt: Dealt, preferences: Preferences) -> dict[str, Still]:
    """Return what the round looks like at each of its stages, by their names, in their order."""
    taken: dict[str, Still] = {}
    view = TableView(preferences.theme, scale=preferences.settings.scale)

    def take(name: str, picture: Picture, _look: Look) -> None:
        taken[name.partition("-")[2]] = Still(picture, view)

    watch, scene = Stages(take), scene_of(dealt, preferences)
    for _ in _played(scene):
        watch.see(scene)
    watch.close()
    return taken


def paused(scene: TableScene, wanted: Callable[[TableScene], bool]) -> TableScene:
    """Play on until the table is as it is *wanted*, and return it.

    :raises LookupError: if it never was in this round.
    """
    for _ in _played(scene):
        if wanted(scene):
            scene.handle(Leave())
            return scene
    raise LookupError("the round was over before the table was as wanted")


def _played(scene: TableScene) -> Iterator[None]:
    """Play one round, and stop after each step."""
    demo = Demo()
    for _ in range(_LONGEST):
        for intent in demo.wants(scene, STEP):
            scene.handle(intent)
        scene.update(STEP)
        if scene.session.begun > 1:
            return
        yield


def scene_of(dealt: Dealt, preferences: Preferences, *, guided: bool = False, study: Study | None = None) -> TableScene:
    """Return the table at which that round begins; *guided*: it is explained; *study*: what its coach has at hand."""
    table = dealt.laid_out()
    company = company_for(table, dealt.company, (dealt.boxes, {}, PLAYER), dealt.seed)
    session = Session(table, 1000 * table.currency.unit, entropy=seeded(dealt.seed), company=company)
    unit = table.limits.ante.least
    seen, *others = first_boxes(table, dealt.boxes, dealt.company)
    laid = {
        box: Laid(2 * unit, unit if table.trips else 0, None if box == seen else dealt.dark) for box in (seen, *others)
    }
    seat = Seat(player=PLAYER, last=laid, guided=guided, study=study)
    scene = TableScene(session, KeyLabels(), seat, preferences=preferences)
    scene.resize(DEFAULT)
    return scene
