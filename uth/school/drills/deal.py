"""Deal whole rounds at a full table (rules.md 12.1 to 12.5: D1 to D15 and all that goes wrong).

As with a table that is only settled, the answer is what the trainee did: the record of acts under :data:`ACTS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.answers import heaviest_first
from uth.school.dealing.acts import from_json, to_json
from uth.school.dealing.dealing import Dealing, dealt
from uth.school.dealing.perfect import perfect
from uth.school.dealing.shift import FullTable, Often, Shift
from uth.school.exercise import Answer, Exercise, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.skills import Skill

ACTS = "acts"
"""The name under which an answer has the record of acts, as :func:`~uth.school.dealing.acts.to_json` writes it."""
ROUND = "round"
"""The kind of a round in which nothing goes wrong; of another one it is what goes wrong first."""
_OFTEN = Often(faults=30, harm=30)
_LOTS = 1 << 32


@dataclass(frozen=True)
class Dealt(Exercise):
    """One round of a shift, to be dealt.

    :ivar number: which round of the shift it is, from 1.
    """

    shift: Shift
    number: int

    @cached_property
    def start(self) -> Dealing:
        """The round before its bets."""
        return self.shift.round(self.number)


def dealt_round(exercise: Exercise) -> Dealt:
    """Return the exercise as a round that is dealt.

    :raises TypeError: if it is none.
    """
    if not isinstance(exercise, Dealt):
        raise TypeError(f"no round to be dealt: {exercise.kind}")
    return exercise


def kinds(house: House) -> tuple[str, ...]:  # noqa: ARG001 - a round can be dealt at every table
    """Return the only kind that is asked for: what goes wrong in a round is left to chance."""
    return (ROUND,)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return the first round of a shift of chance.

    :raises ValueError: if there is no such kind.
    """
    if kind != ROUND:
        raise ValueError(f"no such kind at this table: {kind}")
    return of_shift(Shift(house, f"shift {chance.between(0, _LOTS - 1)}", FullTable(often=_OFTEN)), 1)


def of_shift(shift: Shift, number: int) -> Dealt:
    """Return a round of a shift, counted from 1.

    :raises ValueError: if there is no such round.
    """
    start = shift.round(number)
    happening = next(iter(start.course.happenings), None)
    return Dealt(
        Skill.DEAL,
        shift.house,
        happening.what.value if happening else ROUND,
        Still(shift.house.table, start.felt, start.course.guests.boxes),
        _("Deal a round: from the call for bets until every box is settled and cleared."),
        (),
        {ACTS: to_json(perfect(start).acts)},
        shift,
        number,
    )


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what was wrong with the acts of a trainee; what a round was left at is not held against anybody.

    :raises ActError: if the record cannot be read, or has an act that cannot be done in this round.
    """
    if ACTS not in answer:
        why = _("whoever is in a box is owed a round")
        return (Finding(Mistake.NOT_ANSWERED, _("Nothing was done"), exercise.prompt, why, field=ACTS),)
    dealing = dealt(dealt_round(exercise).start, from_json(str(answer[ACTS])))
    return heaviest_first(iter(dealing.findings))
