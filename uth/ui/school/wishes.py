"""What a trainee wishes to practise, and the plan that it comes to. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from uth.config.profiles import list_profiles, load_profile
from uth.school.dealing.players import Sort
from uth.school.dealing.shift import FullTable, Often
from uth.school.house import House
from uth.school.pace import Pace, Targets
from uth.school.plan import LENGTHS, Feedback, Plan
from uth.school.rounds import MOST_BOXES, boxes_of
from uth.school.skills import MIXED as ALL_MIXED
from uth.school.skills import Skill
from uth.table import Table
from uth.train.learning import Learning
from uth.ui.learner import new_seed

MIXED, WEAK = "mixed", "weak points"
"""What can be practised beside each skill alone. Contract words."""
SUBJECTS = (MIXED, WEAK, *(skill.value for skill in Skill))
"""In the order of the page."""
SECONDS = (0, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 45, 60, 90)
"""What a target may be; 0: none."""
OFTEN = (0, 10, 30, 60, 100)
"""In so many of a hundred rounds something goes wrong, or is done to the house, as it is offered."""
ANYBODY = "anybody"
"""Players of chance. A contract word, as those of :class:`~uth.school.dealing.players.Sort`."""
PLAYERS = (ANYBODY, *(sort.value for sort in Sort))
"""Who can come to the full table."""


@dataclass
class Wishes:
    """What is chosen on the page.

    :ivar profile: the name of the house profile; empty: the one that the table names.
    :ivar seed: as it was typed; empty: one that nobody has seen.
    :ivar boxes: so many boxes are played at the full table, and *players*: by whom; *often*: how often something goes
        wrong there.
    """

    table: Table
    subject: str = MIXED
    count: int = LENGTHS[1]
    feedback: Feedback = Feedback.AT_ONCE
    profile: str = ""
    targets: Targets = field(default_factory=Targets)
    seed: str = ""
    boxes: int = MOST_BOXES
    players: str = ANYBODY
    often: Often = field(default_factory=Often)

    @classmethod
    def like(cls, plan: Plan | None, table: Table, subject: str = MIXED) -> Wishes:
        """Return wishes for a run in the manner of *plan*; *table*: where there is none."""
        if plan is None:
            return cls(table)
        house = plan.house
        named = "" if house.profile.name == house.table.procedure.faults else house.profile.name
        profile = named if named in list_profiles() else ""
        count = plan.count if plan.count in LENGTHS else LENGTHS[1]
        full = plan.full
        return cls(
            table=house.table,
            subject=subject,
            count=count,
            feedback=plan.feedback,
            profile=profile,
            targets=plan.targets,
            boxes=len(full.boxes) or MOST_BOXES,
            players=_players_of(full.sorts),
            often=Often(_nearest(full.often.faults), _nearest(full.often.harm)),
        )

    @property
    def house_profile(self) -> str:
        """The name of the profile that is ruled by."""
        return self.profile or self.table.procedure.faults

    @property
    def most_boxes(self) -> int:
        """How many boxes can be played at the full table."""
        return min(MOST_BOXES, self.table.rules.boxes)

    @property
    def full(self) -> FullTable:
        """Who comes to the full table, and how often something goes wrong there."""
        count = min(self.boxes, self.most_boxes)
        boxes = boxes_of(self.table, count) if count < self.most_boxes else ()
        sorts = () if self.players == ANYBODY else (Sort(self.players),) * count
        return FullTable(boxes, sorts, self.often)

    def house(self) -> House:
        """Return the table and the profile.

        :raises UthError: if the profile is not there, or has problems.
        """
        return House(self.table, load_profile(self.house_profile))

    def time(self, pace: Pace, seconds: int) -> None:
        """Give a target another time, in seconds."""
        self.targets = replace(self.targets, **{pace.value: seconds * 1000})

    def plan(self, learning: Learning) -> Plan:
        """Return a new plan of what is chosen; *learning*: what was learnt before.

        :raises PlanError: if there can be none.
        :raises UthError: if the profile is not there, or has problems.
        """
        return Plan(
            skills=skills_of(self.subject, learning),
            house=self.house(),
            seed=self.seed.strip() or new_seed(),
            count=self.count,
            feedback=self.feedback,
            targets=self.targets,
            learning=learning,
            full=self.full,
        )


def _players_of(sorts: Sequence[Sort]) -> str:
    """Who came to a table: one sort, or anybody."""
    return sorts[0].value if len(set(sorts)) == 1 else ANYBODY


def _nearest(share: int) -> int:
    """The nearest of what is offered."""
    return min(OFTEN, key=lambda each: abs(each - share))


def skills_of(subject: str, learning: Learning) -> tuple[Skill, ...]:
    """Return the skills of a subject; of weak points those with something that was missed and is not learnt again."""
    match subject:
        case "mixed":
            return ALL_MIXED
        case "weak points":
            return weak_skills(learning)
        case _:
            return (Skill(subject),)


def weak_skills(learning: Learning) -> tuple[Skill, ...]:
    """Return the skills of which a kind of exercise was missed and is not learnt again, in teaching order."""
    weak = {key.partition(":")[0] for key in learning.weak}
    return tuple(skill for skill in Skill if skill.value in weak)


def seconds_beside(target: int) -> tuple[int, ...]:
    """Return what a target can be, in seconds, with what it is now (in milliseconds) among it."""
    return tuple(sorted({*SECONDS, target // 1000}))
