"""Every scene of the program as the picture book shows it: the one list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from uth.config import load_table
from uth.store.history import Wanted
from uth.ui import trouble
from uth.ui.book import messages
from uth.ui.book.apprenticed import apprenticed
from uth.ui.book.at_table import beside_the_table, over_the_table, stages_of
from uth.ui.book.auditioned import auditioned
from uth.ui.book.bossed import bossed
from uth.ui.book.coached import call_errors, coached
from uth.ui.book.dealt import rounds_dealt
from uth.ui.book.employed import employed
from uth.ui.book.practised import practised
from uth.ui.book.replayed_school import replayed_school
from uth.ui.book.rounds import ROUNDS, Drawn
from uth.ui.book.schooled import schooled
from uth.ui.book.settled import settled
from uth.ui.book.stock import Resting, Visit
from uth.ui.book.studied import studied
from uth.ui.book.trained import trained
from uth.ui.commands import Command
from uth.ui.fault import FaultScene
from uth.ui.intents import Press, Release
from uth.ui.keys import Key
from uth.ui.notice import Notice
from uth.ui.offers import Offer, offer_of
from uth.ui.plots.counting import Counting
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.about import AboutScene
from uth.ui.scenes.first import FirstScene
from uth.ui.scenes.help import HelpScene
from uth.ui.scenes.replay import ReplayScene
from uth.ui.scenes.rounds import RoundsScene
from uth.ui.scenes.rules import RulesScene
from uth.ui.scenes.settings import SettingsScene
from uth.ui.scenes.statistics import Part, Source, StatisticsScene
from uth.ui.scenes.tables import FileScene, OfferScene, TablesScene
from uth.ui.shares import Shares
from uth.ui.sizes import DEFAULT
from uth.words.tables import own_file

Shown = Mapping[str, Callable[[], Drawn]]
"""Makes what is drawn, by name."""


class Exhibit(NamedTuple):
    """One chapter of the book.

    :ivar shown: says what is drawn; the names stand after that of the chapter, and one may be empty.
    :ivar often: it is shown in every look, not only in the usual one.
    """

    name: str
    shown: Callable[[Visit], Shown]
    often: bool = True


def _press(scene: Scene, *names: str) -> Scene:
    """Press what has these names, one after another; where that opens another scene, return that one."""
    for name in names:
        scene.resize(DEFAULT)
        scene.enter()
        (control,) = [each for each in scene.controls() if each.name == name]
        at = control.rect.centre
        scene.handle(Press(*at))
        scene.handle(Release(*at))
        scene = scene.opens or scene
    return scene


def _menu(visit: Visit) -> Shown:
    lobby = visit.house.lobby
    return {
        "at the table": lambda: lobby.menu(seated=True),
        "at the start": lobby.menu,
        "first start": lambda: FirstScene(visit.house.labels, visit.house),
    }


def _tables(visit: Visit) -> Shown:
    house = visit.house
    labels, lobby, shares = house.labels, house.lobby, Shares(Resting)
    wrong = Offer("mine", messages.FILE, Path(messages.FILE), own_file(), None, messages.problems())
    return {
        "list": lambda: TablesScene(labels, lobby, shares),
        "all about one": lambda: OfferScene(labels, lobby, offer_of("six-box-dark"), shares),
        "with problems": lambda: OfferScene(labels, lobby, wrong, shares),
        "open a file": lambda: FileScene(labels, lobby),
        "rules of play": lambda: RulesScene(labels, house.preferences, load_table("practice").table),
    }


def _players(visit: Visit) -> Shown:
    def page(*names: str) -> Scene:
        return _press(visit.house.the_players(), *names)

    return {"list": page, **{name: partial(page, name) for name in ("new", "rename", "delete")}}


def _rounds(visit: Visit) -> Shown:
    def page(*names: str) -> Scene:
        rounds, preferences = visit.history, visit.house.preferences
        return _press(RoundsScene(visit.house.labels, rounds, preferences, clock=visit.clock), *names)

    return {"list": page, "chosen": partial(page, "result won", "trips")}


def _replay(visit: Visit) -> Shown:
    def round_at(table: str) -> ReplayScene:
        name = load_table(table).table.name
        latest = next(listed for listed in visit.history.rounds() if listed.table == name)
        return ReplayScene(visit.house.labels, visit.history.round(latest.number), visit.house.preferences)

    def decision() -> Scene:
        scene = round_at("standard")
        scene.projector.show(1)
        return scene

    def settled(table: str, on: int) -> Scene:
        scene = round_at(table)
        scene.projector.show_end()
        scene.projector.show(scene.projector.at + on)
        return scene

    several = partial(settled, "practice", 1)
    return {"decision": decision, "settled": partial(settled, "standard", 0), "one of several boxes": several}


def _statistics(visit: Visit) -> Shown:
    return {part.value: partial(_part, visit, part) for part in Part}


def _part(visit: Visit, part: Part) -> Scene:
    preferences = visit.house.preferences
    source = Source.of(visit.database, visit.player)
    counting = Counting(source.file, source.player.id, run=lambda work: work(), workers=Resting)
    scale = preferences.settings.scale
    scene = StatisticsScene(visit.house.labels, source, theme=preferences.theme, scale=scale, counting=counting)

    def counted() -> None:
        while counting.busy:
            scene.update(0)

    scene.enter()
    counted()
    scene.chosen("table", 1 + counting.spans.tables.index(visit.house.table.name))
    counted()
    return _press(scene, f"part {part.value}")


def _settings(visit: Visit) -> Shown:
    def page(*names: str) -> Scene:
        return _press(SettingsScene(visit.house.labels, visit.house.preferences), *names)

    def reset() -> Scene:
        changed = replace(visit.house.preferences.settings, volume=0, keys={Command.UNDO.value: (Key.Z.value,)})
        return _press(SettingsScene(visit.house.labels, Preferences(changed)), "reset")

    return {
        "look and sound": page,
        "coach": partial(page, "tab coach"),
        "keys": partial(page, "tab keys"),
        "a new key": partial(page, "tab keys", "change key"),
        "reset": reset,
    }


def _help(visit: Visit) -> Shown:
    house = visit.house

    def page(tab: str) -> Scene:
        return _press(HelpScene(house.labels, house.preferences, house.table), f"tab {tab}")

    pages = {tab: partial(page, tab) for tab in ("keys", "round", "rules")}
    return {**pages, "about": lambda: AboutScene(house.labels, house.preferences)}


def _leaving(visit: Visit) -> Shown:
    def graded() -> Scene:
        visit.grade()
        call_errors(visit)
        return visit.house.lobby.leave()

    # The evenings with one box, of whose luck theory has something to say at once.
    visit.house.since = min(listed.ended for listed in visit.history.rounds(Wanted(table=visit.house.table.name)))
    return {"": graded}


def _messages(visit: Visit) -> Shown:
    del visit
    return {
        "data rescued": lambda: trouble.rescued(messages.rescued(), _nowhere),
        "fault": lambda: FaultScene(Path(messages.LOG)),
        "no table": lambda: Notice(messages.disk_full()),
    }


def _nowhere() -> Scene:
    raise AssertionError("a picture leads nowhere")


EXHIBITS = (
    *(Exhibit(dealt.name, partial(stages_of, dealt), dealt.often) for dealt in ROUNDS),
    Exhibit("over the table", over_the_table),
    Exhibit("beside the table", beside_the_table),
    Exhibit("coach", coached),
    Exhibit("menu", _menu),
    Exhibit("tables", _tables),
    Exhibit("players", _players),
    Exhibit("rounds", _rounds),
    Exhibit("replay", _replay),
    Exhibit("statistics", _statistics),
    Exhibit("learn", practised),
    Exhibit("dealer school", apprenticed),
    Exhibit("school", schooled),
    Exhibit("school job", employed),
    Exhibit("settling", settled),
    Exhibit("dealt rounds", rounds_dealt),
    Exhibit("replay of a dealt round", replayed_school),
    Exhibit("audition", auditioned),
    Exhibit("trainer", trained),
    Exhibit("strategy", studied),
    Exhibit("paytables", bossed),
    Exhibit("settings", _settings),
    Exhibit("help", _help),
    Exhibit("leaving", _leaving),
    Exhibit("messages", _messages),
)
