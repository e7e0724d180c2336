"""A table that is settled, as the picture book shows it: what is asked, what is cut out, dragged, told and found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from uth.company.chance import Chance
from uth.config import load_table
from uth.config.profiles import load_profile
from uth.school.drills import settle
from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.settling.acts import Pay, Take
from uth.school.settling.perfect import next_act
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.intents import Intent, KeyPress, Leave, Move, Press
from uth.ui.keys import Key
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.motion import TAKES
from uth.ui.sizes import Size
from uth.words.learn_table import progress_words

_SECONDS = 14.6
"""So long ago each table was shown."""
_MORE = (Key.DIGIT_4, Key.UP, Key.UP, Key.DIGIT_3, Key.UP)


def settled(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    house = visit.house

    def table(kind: str, name: str = "standard") -> SettleScene:
        course = Course(_mark, lambda: None, lambda: progress_words(7, 20), peek=_mark)
        scene = SettleScene(house.labels, house.preferences, course, _exercise(kind, name))
        scene.update(_SECONDS)
        return scene

    def begun(kind: str, until: type[Pay | Take], *keys: Key, name: str = "standard") -> SettleScene:
        """Settle rightly up to an act, and turn to its bet."""
        scene = table(kind, name)
        while not isinstance(act := next_act(scene.settling.handling), until):
            scene.settling.do(act)
        scene.settling.aiming.look_at(act.box, act.bet)
        scene.changed()
        return _after(scene, *map(KeyPress, keys))

    hints = (Key.T, Key.T)
    return {
        "a still table": partial(table, "six boxes"),
        "one box": partial(begun, "one box", Take),
        "a hand to call": partial(begun, "three boxes", Take, Key.DIGIT_4),
        "chips in the hand": partial(begun, "six boxes", Pay, Key.DIGIT_3, *_MORE),
        "cards in the hand": lambda: _Dragged(begun("three boxes", Take)),
        "told at once": partial(begun, "six boxes", Take, Key.DIGIT_3, *_MORE, Key.ENTER),
        "hints": partial(begun, "uneven odds", Pay, *hints),
        "seen from the camera": partial(begun, "six boxes", Pay, Key.V, name="six-box-dark"),
        "over": partial(begun, "three boxes", Take, Key.ENTER, Key.ENTER),
        "help": partial(begun, "one box", Take, Key.H),
    }


class _Dragged:
    """A table on which the cards of the box in question hang on the pointer, half way to the discards."""

    def __init__(self, scene: SettleScene) -> None:
        self._scene = scene

    def resize(self, size: Size) -> None:
        """Take hold of the cards in a window of that size."""
        self._scene.handle(Leave())
        self._scene.resize(size)
        places = {control.name: control.rect.centre for control in self._scene.controls()}
        (x, y), (left, top) = places[f"box {self._scene.settling.aim.box} cards"], places["discards"]
        _after(self._scene, Press(x, y), Move((x + left) // 2, (y + top) // 2))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and the cards where they are held."""
        self._scene.draw(surface)


def _after(scene: SettleScene, *intents: Intent) -> SettleScene:
    for intent in intents:
        scene.handle(intent)
    scene.update(TAKES)
    return scene


def _mark(exercise: Exercise, given: Given) -> tuple[Finding, ...]:
    return settle.mark(exercise, given.answer)


def _exercise(kind: str, name: str) -> Exercise:
    found = load_table(name).table
    return settle.draw(House(found, load_profile(found.procedure.faults)), kind, Chance("picture book", kind))
