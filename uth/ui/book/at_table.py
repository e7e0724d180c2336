"""The table as the picture book shows it: the stages of a round, and what lies over and beside the felt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from uth.ui.book import messages
from uth.ui.book.pointing import PointedAt
from uth.ui.book.rounds import ONE_BOX, SELDOM, Dealt, Drawn, Still, paused, scene_of, stages
from uth.ui.book.stock import Visit
from uth.ui.commands import Command
from uth.ui.desk import Overlay
from uth.ui.scene import Moment, Scene
from uth.ui.scenes.table import TableScene


def stages_of(dealt: Dealt, visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return the stages of a round, by name."""

    def shown(still: Still) -> Still:
        return still

    return {name: partial(shown, still) for name, still in stages(dealt, visit.house.preferences).items()}


def over_the_table(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return everything that can lie over the table, by name."""
    return {overlay.name.lower().replace("_", " "): partial(_overlay, visit, overlay) for overlay in Overlay}


def _overlay(visit: Visit, overlay: Overlay) -> Scene:
    scene = visit.house.play()
    assert isinstance(scene, TableScene)
    top = scene.top
    if overlay is Overlay.LEAVE:
        top.do(Command.DEAL)
        top.skip()
    if overlay is Overlay.STOPPED:
        top.over.stop(messages.disk_full())
    else:
        top.over.show(overlay)
    return scene


def beside_the_table(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is said and shown beside the felt, by name."""
    preferences = visit.house.preferences

    def laid() -> TableScene:
        return scene_of(ONE_BOX, preferences)

    def done(*commands: Command) -> Scene:
        scene = laid()
        for command in commands:
            scene.top.do(command)
        scene.enter()
        return scene

    def log(wanted: Moment) -> Scene:
        scene = paused(laid(), partial(_is_at, wanted))
        scene.top.do(Command.LOG)
        return scene

    def guided(wanted: Moment) -> Scene:
        return paused(scene_of(ONE_BOX, preferences, guided=True), partial(_is_at, wanted))

    return {
        "a circle pointed at": lambda: PointedAt(laid(), "box 1 ante"),
        "a button pointed at": lambda: PointedAt(laid(), Command.DOUBLE),
        "what cannot be pressed": lambda: PointedAt(laid(), Command.UNDO),
        "an amount typed": partial(done, Command.AMOUNT),
        "why not": partial(done, Command.CLEAR, Command.DEAL),
        "log": partial(log, Moment.END),
        "log in a decision": partial(log, Moment.FLOP),
        **{f"guide {moment}": partial(guided, moment) for moment in Moment if moment is not Moment.CUT},
        "seldom hand": lambda: paused(scene_of(SELDOM, preferences), lambda scene: bool(scene.picture.banner)),
    }


def _is_at(moment: Moment, scene: TableScene) -> bool:
    waits = scene.ready or moment is Moment.SHOWDOWN
    return waits and scene.stage.moment is moment and not scene.top.notice
