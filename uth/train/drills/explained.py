"""All that there is to say about a question of a drill, worked out where the kernels are loaded: in the worker."""

from __future__ import annotations

from typing import NamedTuple

from uth.train.drills.marks import Asked, Values, exact_values
from uth.train.outlook import Outlook, outlook


class Explained(NamedTuple):
    """The exact values of a question, and its outlook; a dark box has none."""

    values: Values
    outlook: Outlook | None


def explained(asked: Asked) -> Explained:
    """Return what there is to say about a question.

    :raises SolverMissing: if the compiled kernels cannot be loaded.
    """
    question = asked.question
    if question is None:
        return Explained(exact_values(asked), None)
    found = outlook(question)
    return Explained(found.advice.values, found)
