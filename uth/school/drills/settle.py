"""Settle a still table: one to six boxes, in the house's order (rules.md 5.3, 7.2, D9 to D14).

The exercise asks no questions: its answer is what the trainee did, the record of acts under :data:`ACTS`. So it is
marked through the same door as every other, and a report can be worked out again from what is kept.
"""

from __future__ import annotations

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.answers import heaviest_first
from uth.school.dealt import Shown, shown
from uth.school.exercise import Answer, Exercise, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.settling.acts import Finish, from_json, to_json
from uth.school.settling.handling import handled
from uth.school.settling.perfect import perfect
from uth.school.settling.situations import drawn, possible
from uth.school.settling.still import still_felt
from uth.school.skills import Skill

ACTS = "acts"
"""The name under which an answer has the record of acts, as :func:`~uth.school.settling.acts.to_json` writes it."""


def kinds(house: House) -> tuple[str, ...]:
    """Return the kinds of table, in teaching order."""
    return possible(house.table)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return a still table of that kind. One with a short rack has a float of its own.

    :raises ValueError: if the house has no such kind.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this table: {kind}")
    state = drawn(house.table, kind, chance)
    boxes = tuple(box.number for box in state.boxes)
    return Shown(
        Skill.SETTLE,
        house,
        kind,
        Still(state.table, still_felt(state), boxes),
        _("All decisions are made, your hand is open. Call it, then settle every box in the house's order."),
        (),
        {ACTS: to_json(perfect(state))},
        state,
    )


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what was wrong with the acts of a trainee; a round that was not brought to its end ends with the last.

    :raises ActError: if the record cannot be read, or has an act that cannot be done at this table.
    """
    if ACTS not in answer:
        why = _("every box with a bet is owed a settlement")
        return (Finding(Mistake.NOT_ANSWERED, _("Nothing was done"), exercise.prompt, why, field=ACTS),)
    handling = handled(shown(exercise).state, from_json(str(answer[ACTS])))
    if not handling.done:
        handling = handling.after(Finish())
    return heaviest_first(iter(handling.findings))
