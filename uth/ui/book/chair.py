"""One exercise in the dealer's chair as the picture book shows it: drawn, answered in part, wrongly or not at all."""

from __future__ import annotations

from uth.company.chance import Chance
from uth.config import load_table
from uth.config.profiles import load_profile
from uth.school.drill import drill_of
from uth.school.exercise import Exercise, Field, GiveAmount, GiveChips, Order, Pick, Value
from uth.school.house import House
from uth.school.skills import Skill
from uth.ui.book.stock import Visit
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.deeds import Deed, Do
from uth.words.learn_table import progress_words

_SECONDS = 14.6
"""So long ago each exercise was shown."""
_GIVE = Deed(Do.GIVE)


def asked(visit: Visit, exercise: Exercise, *deeds: Deed) -> ExerciseScene:
    """Return an exercise in the midst of a run, after what has been done."""
    drill = drill_of(exercise.skill)
    course = Course(
        lambda exercise, given: drill.mark(exercise, given.answer), lambda: None, lambda: progress_words(7, 20)
    )
    scene = ExerciseScene(visit.house.labels, visit.house.preferences, course, exercise)
    scene.update(_SECONDS)
    for deed in deeds:
        scene.do(deed)
    return scene


def drawn(skill: Skill, kind: str | int, table: str = "standard") -> Exercise:
    """Return an exercise of a kind, or of one that a number chooses; the same every time."""
    found = load_table(table).table
    house, drill = House(found, load_profile(found.procedure.faults)), drill_of(skill)
    kinds = drill.kinds(house)
    chosen = kinds[kind * 7 % len(kinds)] if isinstance(kind, int) else kind
    return drill.draw(house, chosen, Chance("picture book", f"{skill} {kind}"))


def rightly(scene: ExerciseScene, fields: int) -> ExerciseScene:
    """Return the scene once so many more fields are answered rightly."""
    for _field in range(fields):
        field = scene.asking.field
        assert field is not None
        _answer(scene, field, scene.asking.exercise.right[field.name])
    return scene


def badly(scene: ExerciseScene, fields: int | None = None) -> ExerciseScene:
    """Return the scene once so many more fields, or all, are answered with what comes first.

    That is the first option, every step as it is listed, 5.00 or no chips.
    """
    while (field := scene.asking.field) is not None and fields != 0:
        _answer(scene, field, _first(field))
        fields = None if fields is None else fields - 1
    return scene


def _first(field: Field) -> Value:
    match field:
        case Pick(options=options):
            return options[0].value
        case Order(options=options):
            return tuple(option.value for option in options)
        case GiveAmount():
            return 500
        case _:
            return ()


def _answer(scene: ExerciseScene, field: Field, value: Value) -> None:
    for deed in _deeds(scene, field, value):
        scene.do(deed)


def _deeds(scene: ExerciseScene, field: Field, value: Value) -> list[Deed]:
    """What a trainee does to give an answer."""
    match field, value:
        case Pick(), str():
            return [Deed(Do.PICK, value)]
        case Order(), tuple():
            return [*(Deed(Do.PICK, str(step)) for step in value), _GIVE]
        case GiveAmount(), int():
            money = scene.asking.exercise.still.table.currency
            return [*(Deed(Do.TYPE, character) for character in money.format(value)), _GIVE]
        case GiveChips(), tuple():
            columns = [column for column in value if isinstance(column, tuple)]
            return [*(Deed(Do.CUT, str(chip)) for chip, count in columns for _chip in range(count)), _GIVE]
        case _:
            raise ValueError(f"{field.name}: no way to answer {value!r}")
