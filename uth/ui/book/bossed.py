"""The pit boss's desk as the picture book shows it: the list, a file as a sign, edits of every kind, saving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from uth.pit.edit_lines import Group
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import AtOnce, Resting, Visit
from uth.ui.offers import offer_of
from uth.ui.pit.desk import Desk
from uth.ui.pit.editor import LINES
from uth.ui.pit.present import Part
from uth.ui.scenes.paytable import PaytableScene
from uth.ui.scenes.paytable_save import SaveScene
from uth.ui.scenes.paytables import PaytablesScene, TableFileScene

_OTHER = "Florida-like"


def bossed(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    labels, preferences = visit.house.labels, visit.house.preferences

    def opened(table: str, part: Part, key: str = "", value: str = "") -> PaytableScene:
        # Nothing is solved for a picture: what is not stored stays a bound.
        desks = PaytablesScene(labels, preferences, Resting)
        desks.edit(offer_of(table))
        scene = desks.opens
        assert isinstance(scene, PaytableScene)
        scene.enter()
        scene.chosen("part", list(Part).index(part))
        if key:
            keys = [line.path[-1] for line in scene.desk.lines(Group(part))]
            scene.choose_row(LINES, keys.index(key))
            scene.focus_on(LINES)
            if value:
                scene.typed(LINES, value)
                scene.entered(LINES)
        return scene

    def beside() -> PaytableScene:
        scene = opened("standard", Part.DIFFERENCES)
        names = [table.name for table in scene.desk.others]
        scene.chosen("beside", 1 + names.index(_OTHER))
        return scene

    def desk() -> Desk:
        return opened("standard", Part.BLIND, "flush", "2 to 1").desk

    return {
        "list": lambda: PaytablesScene(labels, preferences, AtOnce, "standard"),
        "open a file": lambda: TableFileScene(labels, preferences, lambda _offer: None),
        "sign": partial(opened, "six-box-dark", Part.SIGN),
        "a pay changed": partial(opened, "standard", Part.BLIND, "flush", "2 to 1"),
        "a rule changed": partial(opened, "standard", Part.RULES, "before the flop", "3"),
        "a warning": partial(opened, "standard", Part.TRIPS, "flush", "3 to 1"),
        "a problem": partial(opened, "standard", Part.RULES, "boxes per player", "9"),
        "limits": partial(opened, "six-box-dark", Part.LIMITS, "min"),
        "differences": beside,
        "save": lambda: SaveScene(labels, preferences, desk(), lambda _file: None),
    }
