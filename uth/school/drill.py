"""What a drill can do, and where they are all found."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from uth.company.chance import Chance
from uth.school.exercise import Answer, Exercise
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.skills import Skill


class Drill(Protocol):
    """One drill: a module of ``uth.school.drills`` with these functions."""

    def kinds(self, house: House) -> tuple[str, ...]:
        """Return the kinds of exercise that this house can be asked, in teaching order; none where the drill means
        nothing at this table.
        """
        ...

    def draw(self, house: House, kind: str, chance: Chance) -> Exercise:
        """Return an exercise of a kind.

        :raises ValueError: if the house has no such kind.
        """
        ...

    def mark(self, exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
        """Return what is wrong in an answer, the heaviest first; nothing where all is right. Of speed nothing is said
        here.
        """
        ...


def drill_of(skill: Skill) -> Drill:
    """Return the drill of a skill."""
    return cast(Drill, import_module(f"uth.school.drills.{skill.name.lower()}"))
