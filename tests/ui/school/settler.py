"""Settles a table in its scene, by keyboard alone or by mouse alone: what is right, or acts that are not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from uth.company.chance import Chance
from uth.config import load_table
from uth.config.profiles import load_profile
from uth.school.drills import settle
from uth.school.exercise import CutOut, Exercise, Given
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.settling.acts import (
    Act,
    CallDealer,
    CallFill,
    CallFloor,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    GiveBack,
    OpenHand,
    Pay,
    Push,
    Take,
    TakeBack,
)
from uth.school.settling.course import box_of, key_of
from uth.school.settling.perfect import next_act
from uth.table import Bet, Qualify
from uth.ui.intents import KeyPress, Mouse, Move, Press, Release
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.deeds import CHOOSING
from uth.ui.school.modes import HANDS

MOST_STEPS = 40
"""No bet is further away than so many keys."""
SAID = {True: 0, False: 1, None: 2}
"""Which of the things that are said with the dealer's hand each is."""


@cache
def house(name: str) -> House:
    table = load_table(name).table
    return House(table, load_profile(table.procedure.faults))


def kinds(name: str) -> tuple[str, ...]:
    """Return the kinds of table that a house has."""
    return settle.kinds(house(name))


def exercise(name: str, kind: str = "", number: int = 0) -> Exercise:
    """Return a still table of a kind; of the first kind where that is none of the house's."""
    among = kinds(name)
    return settle.draw(house(name), kind if kind in among else among[0], Chance("settler", f"{name} {number}"))


def mark(asked: Exercise, given: Given) -> tuple[Finding, ...]:
    return settle.mark(asked, given.answer)


def shown(first: Exercise, size: tuple[int, int] = (1280, 800), course: Course | None = None) -> SettleScene:
    """Return a scene at a table; with nothing after it unless the course says so."""
    scene = SettleScene(KeyLabels(), Preferences(), course or Course(mark, lambda: None), first)
    scene.resize(size)
    return scene


def mistakes(scene: SettleScene) -> list[Mistake]:
    """Return what was found in the whole settlement, which is over."""
    assert scene.settling.done
    return [finding.mistake for finding in scene.asking.findings]


def perfectly(scene: SettleScene, way: Callable[[SettleScene, Act], None], least: int = 0) -> None:
    """Settle as a perfect trainee does, act by act; *least*: until so many steps are left."""
    while not scene.settling.done and len(scene.settling.handling.expected) >= least:
        way(scene, next_act(scene.settling.handling))
        scene.update(1.0)


# --- by keyboard


def keys(scene: SettleScene, *pressed: Key) -> None:
    for key in pressed:
        scene.handle(KeyPress(key))


def by_keys(scene: SettleScene, act: Act) -> None:
    """Do an act with the keyboard."""
    if not isinstance(act, CallFill | CallFloor | Finish):
        turn_to(scene, box_of(act), (key_of(act) or (0, None))[1])
    match act:
        case CallDealer(hand, qualifies):
            keys(scene, Key.DIGIT_4, CHOOSING[HANDS.index(hand)])
            if scene.settling.exercise.still.table.rules.dealer_qualifies is Qualify.PAIR:
                keys(scene, CHOOSING[SAID[qualifies]])
        case CallHand(_, hand):
            keys(scene, Key.DIGIT_4, CHOOSING[HANDS.index(hand)])
        case Pay(chips=chips):
            keys(scene, Key.DIGIT_3)
            for value, count in chips:
                keys(scene, CHOOSING[scene.settling.values.index(value)], *[Key.UP] * count)
            keys(scene, Key.ENTER)
        case _:
            keys(scene, *_KEYS[type(act)])


_KEYS: dict[type[Act], tuple[Key, ...]] = {
    Take: (Key.DIGIT_1,), Push: (Key.DIGIT_2,), CallFloor: (Key.DIGIT_5,), CallFill: (Key.F,), OpenHand: (Key.O,),
    ClearBox: (Key.C,), ClearHouse: (Key.C,), TakeBack: (Key.Z,), GiveBack: (Key.Z,), Finish: (Key.ENTER, Key.SPACE),
}  # fmt: skip


def turn_to(scene: SettleScene, box: int, bet: Bet | None) -> None:
    """Go to a bet with Tab, or with the arrows to a box and its bet."""
    for _ in range(MOST_STEPS):
        aim = scene.settling.aim
        if aim.box == box and bet in (None, aim.bet):
            return
        keys(scene, Key.RIGHT if aim.box != box and bet is None else Key.DOWN if aim.box == box else Key.TAB)
    raise AssertionError(f"box {box} {bet} is nowhere")


# --- by mouse


def at(scene: SettleScene, name: str) -> tuple[int, int]:
    """Return the middle of what has that name."""
    found = [control for control in scene.controls() if control.name == name]
    assert found, f"{name} is nowhere: {[control.name for control in scene.controls()]}"
    return found[0].rect.centre


def click(scene: SettleScene, *names: str, button: Mouse = Mouse.LEFT) -> None:
    for name in names:
        where = at(scene, name)
        scene.handle(Move(*where))
        scene.handle(Press(*where, button))
        scene.handle(Release(*where, button))


def drag(scene: SettleScene, name: str, onto: str) -> None:
    start, end = at(scene, name), at(scene, onto)
    scene.handle(Move(*start))
    scene.handle(Press(*start))
    for share in (0.2, 0.6, 1.0):
        scene.handle(Move(*(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))))
    scene.handle(Release(*end))


def by_mouse(scene: SettleScene, act: Act) -> None:
    """Do an act with the mouse, by dragging where something moves."""
    box = box_of(act)
    match act:
        case CallDealer() | CallHand() | OpenHand():
            click(scene, f"box {box} cards" if box else "dealer", *_said(scene, act))
        case Push(_, bet):
            click(scene, f"box {box} {bet}", "pick push")
        case Pay(_, bet, chips):
            _paid(scene, f"box {box} {bet} pay", chips)
        case GiveBack(_, bet, chips):
            _paid(scene, f"box {box} {bet}", chips)
        case Take(_, bet):
            drag(scene, f"box {box} {bet}", "rack")
        case TakeBack(_, bet):
            drag(scene, f"box {box} {bet} pay", "rack")
        case ClearBox() | ClearHouse():
            drag(scene, f"box {box} cards" if box else "board", "discards")
        case _:
            click(scene, *_PICKED[type(act)])


_PICKED: dict[type[Act], tuple[str, ...]] = {
    Finish: ("pick over", "pick over"), CallFill: ("pick call fill",), CallFloor: ("pick call floor",),
}  # fmt: skip


def _said(scene: SettleScene, act: Act) -> tuple[str, ...]:
    """What is clicked after the cards."""
    if isinstance(act, CallHand):
        return (f"pick {act.hand}",)
    if not isinstance(act, CallDealer):
        return ()
    asked = scene.settling.exercise.still.table.rules.dealer_qualifies is Qualify.PAIR
    said = ("qualifies", "does not qualify", "not said")[SAID[act.qualifies]]
    return (f"pick {act.hand}", *([f"pick {said}"] if asked else []))


def _paid(scene: SettleScene, onto: str, chips: CutOut) -> None:
    """Click chips out of their columns; the last one is dragged, and takes the others along."""
    names = [f"cut {value}" for value, count in chips for _ in range(count)]
    click(scene, *names[:-1])
    drag(scene, names[-1], onto)
