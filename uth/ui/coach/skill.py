"""What a sitting shows of a player's skill, for the card that is shown when somebody leaves. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from uth.analysis.worker import Answer
from uth.career.luck import Luck, luck_in
from uth.career.summary import statistics
from uth.career.theory import Gap, Theory, worked_out
from uth.chips import Currency
from uth.store.database import Database
from uth.store.grades import Grades
from uth.store.history import Wanted
from uth.store.progress import Call, Progress
from uth.train.errors.model import Calls
from uth.train.leaks import Part, leaks_of
from uth.ui.coach.advisor import Advisor


@dataclass(frozen=True, slots=True)
class Skill:
    """How a sitting was played, in the currency of its latest round.

    :ivar part: its decisions, as far as they are graded.
    :ivar ungraded: how many rounds are still to be graded.
    :ivar luck: None while that is not known: rounds are still graded, or *gaps* have to be worked out.
    :ivar joint: in how many rounds there were several boxes, whose range is that of boxes played together.
    :ivar gaps: what of the tables has to be known for the luck and is not.
    :ivar calls: how the dealer's errors were met.
    """

    currency: Currency
    part: Part
    ungraded: int = 0
    luck: Luck | None = None
    joint: int = 0
    gaps: tuple[Gap, ...] = ()
    calls: Calls = field(default_factory=Calls)

    @property
    def luck_follows(self) -> bool:
        """Whether the luck will be known as soon as the gaps are worked out."""
        return self.luck is None and bool(self.gaps) and all(gap.open for gap in self.gaps)


class Judge:
    """Tells a window of the skill in its sittings, and has worked out what of their tables is not known for it.

    That takes seconds, in which advice about a hand must not wait: the worker is another one than the coach's.
    """

    def __init__(self, advisor: Advisor) -> None:
        self._advisor = advisor
        self._theory = Theory()
        self._asked: set[Gap] = set()
        self._waiting = 0

    def skill(self, database: Database, player: int, since: int) -> Skill | None:
        """Return what is known now, as :func:`skill_of` does; more of it once the advisor has heard more.

        :raises StoreError: if the file cannot be read.
        """
        found = skill_of(database, player, since, self._theory)
        for gap in found.gaps if found is not None else ():
            if gap.open and gap not in self._asked:
                self._asked.add(gap)
                self._waiting += 1
                self._advisor.later(worked_out, gap.table, gap.part, heard=partial(self._learn, gap))
        return found

    def poll(self) -> bool:
        """Hear what was worked out; return whether anything was. The worker ends with the last of it."""
        heard = self._advisor.poll()
        if heard and not self._waiting:
            self._advisor.close()
        return heard

    def close(self) -> None:
        """Have nothing worked out any more."""
        self._advisor.close()

    def _learn(self, gap: Gap, answer: Answer) -> None:
        self._waiting -= 1
        known = self._theory.of(gap.table)
        if answer.error is None:
            known.learn(gap.part, answer.value)
        else:
            known.give_up(gap.part, str(answer.error))


def skill_of(database: Database, player: int, since: int, theory: Theory | None = None) -> Skill | None:
    """Return how a player played from a moment on (milliseconds since 1970, UTC), None if no round was settled.

    *theory*: what is known of tables.

    :raises StoreError: if the file cannot be read.
    """
    wanted = Wanted(since=since)
    found = statistics(database, player, wanted, theory=theory)
    if found.currency is None or found.totals is None:
        return None
    grades, code = Grades(database, player), found.currency.code
    part, ungraded = leaks_of(grades.of(wanted, code)).all, len(grades.ungraded(wanted, code))
    band = found.band
    luck = luck_in(found.totals.net, part.money, band) if band is not None and not ungraded else None
    joint = band.joint if band is not None else 0
    return Skill(found.currency, part, ungraded, luck, joint, found.gaps, _calls(database, player, since))


def _calls(database: Database, player: int, since: int) -> Calls:
    met = dict.fromkeys(Call, 0)
    for (call, _error), times in Progress(database, player).calls(since).items():
        met[call] += times
    return Calls(met[Call.CAUGHT], met[Call.MISSED], met[Call.FALSE_ALARM])
