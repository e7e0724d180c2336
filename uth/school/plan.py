"""What a trainee practises: all that exercises are drawn from. The same plan and answers make the same run again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from uth.config.from_data import checked_table
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.profile import from_data as profile_from
from uth.profile import to_data as profile_data
from uth.school.dealing import shift
from uth.school.dealing.shift import FullTable, Shift
from uth.school.drill import drill_of
from uth.school.house import House
from uth.school.pace import Targets
from uth.school.rounds import lowest_stake
from uth.school.skills import Skill
from uth.table import Bet, Table
from uth.table_data import to_data as table_data
from uth.train import learning
from uth.train.learning import Learning
from uth.words.money import money_words
from uth.words.settlement import bet_words

LENGTHS = (10, 20, 50)
"""How many exercises there are, as it is offered; any other number from 1 to :data:`MOST` can be asked for."""
MOST = 1000


_WITHOUT_BETS = frozenset({Skill.COUNT, Skill.CHIPS})
"""The drills in which no bets are laid."""


class PlanError(UthError):
    """A plan that cannot be: it says why and what can."""


class Feedback(StrEnum):
    """When a trainee hears what was wrong. The values are contract words."""

    AT_ONCE = "at once"
    ROUND = "end of the round"
    REPORT = "only in the report"


@dataclass(frozen=True)
class Plan:
    """A run of exercises before its first one.

    :raises PlanError: if there can be none such.
    """

    skills: tuple[Skill, ...]
    house: House
    seed: str
    count: int = LENGTHS[1]
    feedback: Feedback = Feedback.AT_ONCE
    targets: Targets = field(default_factory=Targets)
    learning: Learning = field(default_factory=Learning)
    """What the trainee had learnt before, by :func:`key_of` a kind."""
    full: FullTable = field(default_factory=FullTable)
    """Who comes to the table where whole rounds are dealt, and how often something goes wrong."""
    limit: int = 0
    """The run is over with the answer at which so many milliseconds have gone; 0: not before all are answered."""
    fixed: bool = False
    """Whether the same is asked whatever was answered, as in a test; else what is missed comes back more often."""

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        problem = next(self._problems(), None)
        if problem:
            raise PlanError(problem)

    def _problems(self) -> Iterator[str]:
        if set(self.skills) - _WITHOUT_BETS:
            yield from _unmade(self.house.table)
        if not self.kinds:
            yield nothing_to_practise(self.house.table)
        if not 1 <= self.count <= MOST:
            yield _("{count} exercises: expected 1 to {most}").format(count=self.count, most=MOST)
        if Skill.DEAL in self.skills:
            yield from _no_such_table(self.house, self.full)
        if self.limit < 0:
            yield _("a time limit is 0 or more")
        if min(asdict(self.targets).values()) < 0:
            yield _("a target is a time of 0 or more")

    @property
    def shift(self) -> Shift:
        """The shift whose rounds are dealt."""
        return Shift(self.house, self.seed, self.full)

    @property
    def kinds(self) -> tuple[tuple[Skill, str], ...]:
        """What can be asked: the kinds of each skill, in teaching order."""
        return tuple((skill, kind) for skill in self.skills for kind in drill_of(skill).kinds(self.house))


def nothing_to_practise(table: Table) -> str:
    """Return that a drill means nothing at a table, a sentence."""
    return _('at the table "{table}" there is nothing to practise in this drill').format(table=table.name)


def _no_such_table(house: House, full: FullTable) -> Iterator[str]:
    """The boxes that the table does not have, and what is called by name and cannot happen at it."""
    table = house.table
    try:
        impossible = full.impossible(house)
    except ValueError:
        sentence = _('boxes {boxes} cannot be played at the table "{table}": it has 1 to {most}')
        boxes = ", ".join(map(str, full.boxes))
        yield sentence.format(boxes=boxes, table=table.name, most=table.rules.boxes)
        return
    if impossible:
        sentence = _('{what} cannot happen at the table "{table}" with boxes {boxes}')
        boxes = ", ".join(map(str, full.boxes_at(table)))
        yield sentence.format(what=", ".join(impossible), table=table.name, boxes=boxes)


def _unmade(table: Table) -> Iterator[str]:
    """The bets whose stakes the table's chips cannot make at all."""
    sentence = _(
        'the table "{table}" cannot be practised at: no {bet} from {least} to {most} by {step} with chips of {chips}'
    )
    limits = {Bet.ANTE: table.limits.ante} | ({Bet.TRIPS: table.limits.trips} if table.trips is not None else {})
    for bet, limit in limits.items():
        try:
            lowest_stake(table, limit)
        except ValueError:
            least, most, step, *chips = (
                money_words(amount, table.currency)
                for amount in (limit.least, limit.most, limit.step, *(chip.value for chip in table.chips))
            )
            yield sentence.format(
                table=table.name, bet=bet_words(bet), least=least, most=most, step=step, chips=", ".join(chips)
            )


def key_of(skill: str, kind: str) -> str:
    """Return the key under which it is known how well a kind of exercise is learnt."""
    return f"{skill}: {kind}"


# --- as data

_FORMAT = 1
"""Goes up when the same plan would draw other exercises."""


def to_data(plan: Plan) -> dict[str, Any]:
    """Return a plan as what JSON can hold."""
    return {
        "format": _FORMAT,
        "skills": [skill.value for skill in plan.skills],
        "table": table_data(plan.house.table),
        "profile": profile_data(plan.house.profile),
        "seed": plan.seed,
        "count": plan.count,
        "feedback": plan.feedback.value,
        "targets": asdict(plan.targets),
        "learning": learning.to_data(plan.learning),
        "full": shift.to_data(plan.full),
        "limit": plan.limit,
        "fixed": plan.fixed,
    }


def from_data(data: Any) -> Plan:
    """Return the plan of :func:`to_data`.

    :raises ValueError: if *data* is none that this version draws the same exercises from.
    :raises PlanError: if there can be no such plan.
    """
    try:
        if data["format"] != _FORMAT:
            raise ValueError(f"a plan of format {data['format']!r:.20}: this version knows {_FORMAT}")
        return Plan(
            skills=tuple(Skill(skill) for skill in data["skills"]),
            house=House(checked_table(data["table"]), profile_from(data["profile"])),
            seed=str(data["seed"]),
            count=int(data["count"]),
            feedback=Feedback(data["feedback"]),
            targets=Targets(**{name: int(time) for name, time in data["targets"].items()}),
            learning=learning.from_data(data["learning"]),
            # Plans that were kept before there were whole rounds and tests have none of these.
            full=shift.from_data(data["full"]) if "full" in data else FullTable(),
            limit=int(data.get("limit", 0)),
            fixed=bool(data.get("fixed", False)),
        )
    except (AttributeError, KeyError, OverflowError, TypeError) as error:
        raise ValueError(f"this is no plan: {error!r:.60}") from error
