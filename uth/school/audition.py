"""The audition: one test of everything a dealer has to know, most of it at a full table.

A house tries a dealer for 15 to 30 minutes: shuffle and handling, which no screen can see, then procedure, payments and
pace, *competent, not perfect* (rules.md 7.4). So questions on reading, payments, chips, calls, mistakes and the rest of
the job take two fifths of the time and count so much; whole rounds, in which something goes wrong, take the rest.

All of it comes from its seed: whoever is auditioned with the same seed, table, profile, boxes and minutes is asked the
same, whatever they answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from uth.i18n import gettext as _
from uth.school.dealing.shift import FullTable, Often
from uth.school.drill import drill_of
from uth.school.house import House
from uth.school.lesson import Lesson, Part
from uth.school.plan import Feedback, Plan, PlanError
from uth.school.skills import Skill

MINUTES = 20
LEAST, LONGEST = 5, 60
ENOUGH = 70
"""The score with which it is passed, of 100: that of a dealer who in every round makes one fault of procedure and in
one of three a fault of money (63 points at the table), and who answers one question in seven wrongly. No house was
found to name a number; a fault of safety that stands fails whatever the score, as it weighs most (rules.md 7.6)."""
_OFTEN = Often(faults=60, harm=60)
"""In three rounds something goes wrong once or twice, and once or twice somebody cheats."""
_MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class _Share:
    """One part. *of*: how many fortieths of the time it has; *count*: how many exercises in :data:`MINUTES`."""

    name: str
    of: int
    count: int
    skills: tuple[Skill, ...]


_JOB = (Skill.BUY_IN, Skill.INVENTORY, Skill.FILL, Skill.RELIEF, Skill.TOKES, Skill.PERSONS, Skill.BIG_WIN)
_SHARES = (
    _Share("reading", 3, 5, (Skill.READ, Skill.COMPARE, Skill.QUALIFY)),
    _Share("payments", 3, 3, (Skill.RESULTS, Skill.PAY_BET, Skill.PAY_BOX)),
    _Share("chips", 2, 3, (Skill.COUNT, Skill.CHIPS)),
    _Share("calls", 2, 3, (Skill.CALLS, Skill.RULINGS)),
    _Share("mistakes", 2, 2, (Skill.SPOT,)),
    _Share("job", 2, 2, _JOB),
    _Share("settling", 2, 1, (Skill.SETTLE,)),
    _Share("full table", 24, 3, (Skill.DEAL,)),
)
_TITLES = {
    "reading": "Reading and qualifying",
    "payments": "Results and payments",
    "chips": "Chips",
    "calls": "Calls and rulings",
    "mistakes": "Spotting mistakes",
    "job": "The rest of the job",
    "settling": "Settling a table",
    "full table": "The full table",
}
_ALL = sum(share.of for share in _SHARES)


def audition(house: House, seed: str, minutes: int = MINUTES, boxes: tuple[int, ...] = ()) -> Lesson:
    """Return the audition at a house.

    :param boxes: those that are played at the full table; none: all that a dealer can be given.
    :raises PlanError: if there can be none at this table.
    """
    if not LEAST <= minutes <= LONGEST:
        raise PlanError(_("an audition takes {least} to {most} minutes").format(least=LEAST, most=LONGEST))
    parts = tuple(_parts(house, seed, minutes, FullTable(boxes, often=_OFTEN)))
    return Lesson(_("Audition"), parts, minutes * _MINUTE, ENOUGH)


def _parts(house: House, seed: str, minutes: int, full: FullTable) -> Iterator[Part]:
    for share in _SHARES:
        skills = tuple(skill for skill in share.skills if drill_of(skill).kinds(house))
        if skills:
            plan = Plan(
                skills,
                house,
                f"{seed}: {share.name}",
                count=max(1, round(share.count * minutes / MINUTES)),
                feedback=Feedback.REPORT,
                full=full,
                limit=minutes * _MINUTE * share.of // _ALL,
                fixed=True,
            )
            yield Part(_(_TITLES[share.name]), plan, share.of)
