"""What the drills of hands and bets have in common when they mark: labels of answers, and fields left open."""

from __future__ import annotations

from collections.abc import Iterator

from uth.i18n import gettext as _
from uth.school.exercise import Answer, Exercise, Pick
from uth.school.findings import Finding, Mistake


def chosen_label(exercise: Exercise, name: str, value: object) -> str:
    """Return an option of a field to choose from in the reader's language; a value that is none as it is."""
    field = exercise.field(name)
    options = field.options if isinstance(field, Pick) else ()
    return next((option.label for option in options if option.value == value), str(value))


def unanswered(exercise: Exercise, answer: Answer, *names: str) -> Iterator[Finding]:
    """Yield a finding for each of these fields that has no answer."""
    for name in names:
        if name not in answer:
            yield not_answered(exercise, name, chosen_label(exercise, name, exercise.right[name]))


def not_answered(exercise: Exercise, name: str, right: str) -> Finding:
    """Return that a field has no answer; *right*: what that would be, in words."""
    done = _("{question}: no answer").format(question=exercise.field(name).label)
    return Finding(Mistake.NOT_ANSWERED, done, right, in_doubt_words(), field=name)


def in_doubt_words() -> str:
    """Return why it is wrong to answer nothing."""
    return _("not answered in time; a dealer in doubt calls the floor")


def heaviest_first(findings: Iterator[Finding]) -> tuple[Finding, ...]:
    """Return the findings in the order of their weight; of equal ones the first found comes first."""
    return tuple(sorted(findings, key=lambda finding: finding.weight))
