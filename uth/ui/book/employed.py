"""The rest of a dealer's job as the picture book shows it: cash, the rack, fills, relief, tokes, persons, big wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from uth.school.exercise import Order
from uth.school.routines import STEPS
from uth.school.skills import Skill
from uth.ui.book.chair import asked, badly, drawn, rightly
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.school.deeds import Deed, Do

_PLACED = 3
"""So many steps of a list have their places."""


def employed(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""

    def shown(skill: Skill, kind: str, answered: int = 0, table: str = "standard") -> ExerciseScene:
        return rightly(asked(visit, drawn(skill, kind, table)), answered)

    def wrong(skill: Skill, kind: str, answered: int = 0) -> ExerciseScene:
        return badly(shown(skill, kind, answered))

    def placed(skill: Skill, kind: str) -> ExerciseScene:
        """Some of its steps have their places."""
        scene = shown(skill, kind)
        while not isinstance(scene.asking.field, Order):
            rightly(scene, 1)
        steps = scene.asking.exercise.right[STEPS]
        assert isinstance(steps, tuple)
        for step in steps[:_PLACED]:
            scene.do(Deed(Do.PICK, str(step)))
        return scene

    return {
        "cash for chips": partial(shown, Skill.BUY_IN, "cash for chips"),
        "chips for cash": partial(shown, Skill.BUY_IN, "cash for chips", 1),
        "steps in order": partial(placed, Skill.BUY_IN, "cash for chips"),
        "cash changed wrong": partial(wrong, Skill.BUY_IN, "cash for chips"),
        "a chip to change": partial(shown, Skill.BUY_IN, "change of a chip", table="six-box-dark"),
        "inventory": partial(shown, Skill.INVENTORY, "opener short"),
        "a line of the slip": partial(shown, Skill.INVENTORY, "opener short", 1, table="six-box-dark"),
        "steps of the opener": partial(placed, Skill.INVENTORY, "opener short"),
        "closer wrong": partial(wrong, Skill.INVENTORY, "closer"),
        "fill": partial(shown, Skill.FILL, "fill to the float"),
        "fill against its slip": partial(wrong, Skill.FILL, "fill against its slip"),
        "credit": partial(shown, Skill.FILL, "credit", table="six-box-dark"),
        "relief": partial(shown, Skill.RELIEF, "cash on the table"),
        "relief wrong": partial(wrong, Skill.RELIEF, "in the settlement"),
        "tokes": partial(shown, Skill.TOKES, "toke bet wins"),
        "tokes wrong": partial(wrong, Skill.TOKES, "toke given"),
        "persons": partial(shown, Skill.PERSONS, "known face", table="six-box-dark"),
        "persons wrong": partial(wrong, Skill.PERSONS, "borrows"),
        "big win": partial(shown, Skill.BIG_WIN, "royal flush"),
        "steps of a big win": partial(placed, Skill.BIG_WIN, "straight flush"),
        "big win wrong": partial(wrong, Skill.BIG_WIN, "straight flush"),
    }
