"""The dealer's chair as the picture book shows it: every form of question, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from uth.company.chance import Chance
from uth.config import load_table
from uth.config.profiles import load_profile
from uth.school.drill import drill_of
from uth.school.exercise import Exercise, Pick
from uth.school.house import House
from uth.school.skills import Skill
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.deeds import Deed, Do
from uth.words.learn_table import progress_words

_SECONDS = 14.6
"""So long ago each exercise was shown."""


def schooled(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""

    def asked(skill: Skill, number: int, *deeds: Deed, table: str = "standard") -> ExerciseScene:
        drill = drill_of(skill)
        course = Course(
            lambda exercise, given: drill.mark(exercise, given.answer), lambda: None, lambda: progress_words(7, 20)
        )
        house = visit.house
        scene = ExerciseScene(house.labels, house.preferences, course, _exercise(skill, number, table))
        scene.update(_SECONDS)
        for deed in deeds:
            scene.do(deed)
        return scene

    def read() -> ExerciseScene:
        scene = asked(Skill.READ, 3)
        for deed in _first_of(scene, 2):
            scene.do(deed)
        for key in scene.shown.cards[:3]:
            scene.do(Deed(Do.CARD, str(key.card)))
        return scene

    def wrong(skill: Skill, number: int) -> ExerciseScene:
        scene = asked(skill, number)
        for deed in _first_of(scene, len(scene.asking.exercise.fields)):
            scene.do(deed)
        return scene

    chips = [Deed(Do.CUT, str(value)) for value in (500, 500, 2500, 100, 100, 100)]
    view = Deed(Do.VIEW)
    return {
        "a hand to read": partial(asked, Skill.READ, 2),
        "cards picked": read,
        "results of a box": partial(wrong, Skill.RESULTS, 4),
        "a stack to count": partial(asked, Skill.COUNT, 1, Deed(Do.TYPE, "4")),
        "chips cut out": partial(asked, Skill.PAY_BOX, 2, *chips),
        "paid wrong": partial(asked, Skill.PAY_BET, 1, *chips, Deed(Do.GIVE)),
        "spot the mistake": partial(asked, Skill.SPOT, 5),
        "seen from the camera": partial(asked, Skill.SPOT, 5, view),
        "an announcement": partial(asked, Skill.CALLS, 2),
        "a ruling": partial(asked, Skill.RULINGS, 1, table="six-box-dark"),
        "ruled wrong": partial(wrong, Skill.RULINGS, 3),
        "help": partial(asked, Skill.PAY_BET, 1, Deed(Do.HELP)),
    }


def _exercise(skill: Skill, number: int, table: str) -> Exercise:
    found = load_table(table).table
    house, drill = House(found, load_profile(found.procedure.faults)), drill_of(skill)
    kinds = drill.kinds(house)
    return drill.draw(house, kinds[number * 7 % len(kinds)], Chance("picture book", f"{skill} {number}"))


def _first_of(scene: ExerciseScene, fields: int) -> list[Deed]:
    """The first option of so many fields, as far as they have options."""
    picks = [field.options[0].value for field in scene.asking.exercise.fields[:fields] if isinstance(field, Pick)]
    return [Deed(Do.PICK, value) for value in picks]
