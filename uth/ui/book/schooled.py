"""The dealer's chair as the picture book shows it: every form of question, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from uth.school.skills import Skill
from uth.ui.book.chair import asked, badly, drawn
from uth.ui.book.rounds import Drawn
from uth.ui.book.stock import Visit
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.school.deeds import Deed, Do


def schooled(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""

    def shown(skill: Skill, number: int, *deeds: Deed, table: str = "standard") -> ExerciseScene:
        return asked(visit, drawn(skill, number, table), *deeds)

    def read() -> ExerciseScene:
        scene = badly(shown(Skill.READ, 3), 2)
        for key in scene.shown.cards[:3]:
            scene.do(Deed(Do.CARD, str(key.card)))
        return scene

    def wrong(skill: Skill, number: int) -> ExerciseScene:
        return badly(shown(skill, number))

    chips = [Deed(Do.CUT, str(value)) for value in (500, 500, 2500, 100, 100, 100)]
    view = Deed(Do.VIEW)
    return {
        "a hand to read": partial(shown, Skill.READ, 2),
        "cards picked": read,
        "results of a box": partial(wrong, Skill.RESULTS, 4),
        "a stack to count": partial(shown, Skill.COUNT, 1, Deed(Do.TYPE, "4")),
        "chips cut out": partial(shown, Skill.PAY_BOX, 2, *chips),
        "paid wrong": partial(shown, Skill.PAY_BET, 1, *chips, Deed(Do.GIVE)),
        "spot the mistake": partial(shown, Skill.SPOT, 5),
        "seen from the camera": partial(shown, Skill.SPOT, 5, view),
        "an announcement": partial(shown, Skill.CALLS, 2),
        "a ruling": partial(shown, Skill.RULINGS, 1, table="six-box-dark"),
        "ruled wrong": partial(wrong, Skill.RULINGS, 3),
        "help": partial(shown, Skill.PAY_BET, 1, Deed(Do.HELP)),
    }
