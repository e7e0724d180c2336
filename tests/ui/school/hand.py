"""Answers what is right in a scene, by keyboard alone or by mouse alone."""

from __future__ import annotations

from uth.school.exercise import FILL, Field, GiveAmount, GiveChips, Order, Pick, PickCards, by_sign
from uth.ui.intents import KeyPress, Move, Press, Release, Wheel
from uth.ui.keys import Key
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.school.deeds import CHOOSING

_FAR = 60
"""No panel is scrolled by more steps."""


def by_keys(scene: ExerciseScene) -> None:
    """Answer every field with the keyboard."""
    asking = scene.asking
    while (field := asking.field) is not None:
        right = asking.exercise.right[field.name]
        match field:
            case Pick(options=options):
                place = [option.value for option in options].index(str(right))
                _keys(scene, Key(str(right).lower()) if by_sign(options) else CHOOSING[place])
            case Order(options=options):
                assert isinstance(right, tuple)
                places = {option.value: place for place, option in enumerate(options)}
                _keys(scene, *(CHOOSING[places[str(step)]] for step in right), Key.ENTER)
            case PickCards():
                assert isinstance(right, tuple)
                shown = [key.card for key in scene.shown.cards]
                _keys(scene, *(CHOOSING[shown.index(card)] for card in shown if card in right), Key.ENTER)
            case GiveAmount():
                assert isinstance(right, int)
                text = asking.exercise.still.table.currency.format(right)
                _keys(scene, *(Key.PERIOD if each == "." else Key(each) for each in text), Key.ENTER)
            case GiveChips() if right == FILL:
                _keys(scene, Key.F)
            case GiveChips():
                for column, count in _columns(scene, right):
                    _keys(scene, CHOOSING[column], *[Key.UP] * count)
                _keys(scene, Key.ENTER)


def by_mouse(scene: ExerciseScene) -> None:
    """Answer every field with the mouse."""
    while (field := scene.asking.field) is not None:
        right = scene.asking.exercise.right[field.name]
        for name in _pressed(scene, field, right):
            click(scene, name)


def _pressed(scene: ExerciseScene, field: Field, right: object) -> tuple[str, ...]:
    """What is clicked to answer a field."""
    match field:
        case Pick():
            return (f"pick {right}",)
        case Order() if isinstance(right, tuple):
            return (*(f"pick {step}" for step in right), "give")
        case PickCards() if isinstance(right, tuple):
            return (*(f"card {card}" for card in right), "give")
        case GiveAmount() if isinstance(right, int):
            money = scene.asking.exercise.still.table.currency
            return (*(f"type {each}" for each in money.format(right)), "give")
        case _ if right == FILL:
            return ("fill",)
        case _:
            columns = [(scene.shown.columns[column].chip.value, count) for column, count in _columns(scene, right)]
            return (*(f"cut {value}" for value, count in columns for _ in range(count)), "give")


def click(scene: ExerciseScene, name: str) -> None:
    """Click what has that name; what does not show is scrolled to."""
    middle = scene.shown.places.body.centre
    for steps in (0, _FAR, *[-1] * _FAR):
        if steps:
            scene.handle(Wheel(*middle, steps))
        found = [control.rect for control in scene.controls() if control.name == name]
        if found:
            at = found[0].centre
            scene.handle(Move(*at))
            scene.handle(Press(*at))
            scene.handle(Release(*at))
            return
    raise AssertionError(f"{name} is nowhere: {[control.name for control in scene.controls()]}")


def _keys(scene: ExerciseScene, *keys: Key) -> None:
    for key in keys:
        scene.handle(KeyPress(key))


def _columns(scene: ExerciseScene, right: object) -> list[tuple[int, int]]:
    """The columns of the chips that are right, and how many of each."""
    assert isinstance(right, tuple)
    values = [column.chip.value for column in scene.shown.columns]
    return [(values.index(value), count) for value, count in right]
