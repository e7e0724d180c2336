"""Whole rounds that are dealt, as the picture book shows them: from the open betting to what was found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from uth.config import load_table
from uth.config.profiles import load_profile
from uth.profile import Fault
from uth.school.dealing.acts import Act, Ask, DealPacket, OpenHouse, Protection, ScanBets
from uth.school.dealing.irregular import What
from uth.school.dealing.perfect import next_act
from uth.school.dealing.shift import FullTable, Shift
from uth.school.drills import deal
from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.settling.acts import ClearBox, Pay
from uth.table import Street
from uth.train.felt.model import cards_place
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.intents import KeyPress
from uth.ui.keys import Key
from uth.ui.scenes.school_deal import DealScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.deal_glimpse import LASTS
from uth.ui.school.motion import TAKES
from uth.words.learn_table import progress_words

_SECONDS = 14.6
"""So long ago each round was begun."""
_ALL = (1, 2, 3, 4, 5, 6)
_HALF = 0.5
Until = Callable[[DealScene, Act], bool]


def rounds_dealt(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    house = visit.house

    def table(boxes: tuple[int, ...] = _ALL, what: What | None = None, name: str = "standard") -> DealScene:
        course = Course(_mark, lambda: None, lambda: progress_words(7, 20), peek=_mark)
        scene = DealScene(house.labels, house.preferences, course, _exercise(name, boxes, what))
        scene.update(_SECONDS)
        return scene

    def begun(until: Until, *keys: Key, **more: Any) -> DealScene:
        """Deal rightly up to an act, and press keys."""
        return _after(_up_to(table(**more), until), *keys)

    def packets() -> DealScene:
        scene = _up_to(table(), lambda _scene, act: isinstance(act, DealPacket) and act.box == _HALVES)
        scene.round.turn_to(cards_place(_HALVES))
        return _after(scene, Key.EQUALS)

    def thinks() -> DealScene:
        """Somebody thinks, and nothing of what is decided shows yet."""
        scene = _up_to(table(), _asked(Street.FLOP))
        act = next_act(scene.round.dealing)
        assert isinstance(act, Ask)
        scene.round.turn_to(cards_place(act.box))
        scene.handle(KeyPress(Key.ENTER))
        return scene

    def seen(what: Protection, **more: Any) -> DealScene:
        """Something is done to the house, and half of it has gone by."""
        scene = _up_to(table(what=what, **more), lambda scene, _act: bool(scene.round.course.watched))
        scene.update(LASTS * _HALF)
        return scene

    def miscalled() -> DealScene:
        """A box is asked with another street's call."""
        scene = _up_to(table(), _asked(Street.PREFLOP, after=1))
        scene.round.turn_to(cards_place(2))
        return _after(scene, Key.DIGIT_1, Key.DIGIT_4)

    def over() -> DealScene:
        """Settle rightly what was prepared badly."""
        scene = table((1, 3, 5), what=Protection.PEEK)
        _after(scene, Key.DIGIT_1, Key.DIGIT_3, Key.S)
        return _after(_up_to(scene, lambda scene, _act: scene.round.done))

    fault = partial(begun, _trouble, what=Fault.CARDS_BELOW)
    return {
        "betting is open": partial(begun, _is(ScanBets)),
        "the deal half done": packets,
        "asking on the flop": partial(begun, _asked(Street.FLOP, after=2), boxes=(1, 2, 4, 5)),
        "somebody thinks": thinks,
        "an announcement": partial(begun, _asked(Street.RIVER), Key.DIGIT_1),
        "a fault": fault,
        "what is done about it": partial(fault, Key.W, Key.DIGIT_1),
        "a fault on the felt": partial(begun, _trouble, what=Fault.UNEQUAL),
        "how the house rules": partial(fault, Key.W, Key.DIGIT_4),
        "a chip more on Trips": partial(seen, Protection.CAPPED_TRIPS),
        "a chip more on the Blind": partial(seen, Protection.CAPPED_BLIND),
        "a chip less on the Ante": partial(seen, Protection.PINCHED_ANTE),
        "a late bet under way": partial(seen, Protection.LATE_PLAY),
        "cards exchanged": partial(seen, Protection.CARD_SWITCH),
        "a look at another hand": partial(seen, Protection.PEEK),
        "the own packet shows": partial(seen, Protection.FLASHED_PACKET),
        "a report": partial(begun, _is(OpenHouse), Key.R, Key.DIGIT_2),
        "told at once": miscalled,
        "hints": partial(begun, _asked(Street.PREFLOP, after=3), Key.T, Key.T),
        "settling": partial(begun, _is(Pay), name="six-box-dark"),
        "seen from the camera": partial(begun, _is(ClearBox), Key.V, name="six-box-dark"),
        "a number": partial(begun, _is(DealPacket), Key.X, Key.DIGIT_2),
        "over": over,
        "help": partial(begun, _is(ScanBets), Key.H),
    }


_HALVES = 4
"""The box up to which cards are dealt."""


def _is(kind: type[Any]) -> Until:
    return lambda _scene, act: isinstance(act, kind)


def _trouble(scene: DealScene, _act: Act) -> bool:
    return scene.round.course.trouble is not None


def _asked(street: Street, after: int = 0) -> Until:
    """Until so many boxes are asked on a street."""

    def until(scene: DealScene, act: Act) -> bool:
        course = scene.round.course
        asked = sum(each is street for each, _box in course.asked)
        return isinstance(act, Ask) and course.street is street and asked >= after

    return until


def _up_to(scene: DealScene, until: Until) -> DealScene:
    """Deal rightly up to a moment."""
    while not scene.round.done:
        act = next_act(scene.round.dealing)
        if until(scene, act):
            break
        scene.done_by_hand(act)
    scene.changed()
    return scene


def _after(scene: DealScene, *keys: Key) -> DealScene:
    for key in keys:
        scene.handle(KeyPress(key))
    scene.update(TAKES)
    scene.motion.finish()
    scene.changed()
    return scene


def _mark(exercise: Exercise, given: Given) -> tuple[Finding, ...]:
    return deal.mark(exercise, given.answer)


def _exercise(name: str, boxes: tuple[int, ...], what: What | None) -> Exercise:
    found = load_table(name).table
    house = House(found, load_profile(found.procedure.faults))
    only = (what,) if what is not None else ()
    return deal.of_shift(Shift(house, "picture book", FullTable(boxes, only=only)), 1)
