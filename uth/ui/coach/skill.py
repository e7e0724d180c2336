"""What a sitting shows of a player's skill, for the card that is shown when somebody leaves. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field

from uth.career.luck import Luck, luck_in
from uth.career.summary import statistics
from uth.chips import Currency
from uth.store.database import Database
from uth.store.grades import Grades
from uth.store.history import Wanted
from uth.store.progress import Call, Progress
from uth.train.errors.model import Calls
from uth.train.leaks import Part, leaks_of


@dataclass(frozen=True, slots=True)
class Skill:
    """How a sitting was played, in the currency of its latest round.

    :ivar part: its decisions, as far as they are graded.
    :ivar ungraded: how many rounds are still to be graded.
    :ivar luck: None while that is not known: rounds are still graded, or the mean of best play is not stored.
    :ivar calls: how the dealer's errors were met.
    """

    currency: Currency
    part: Part
    ungraded: int = 0
    luck: Luck | None = None
    calls: Calls = field(default_factory=Calls)


def skill_of(database: Database, player: int, since: int) -> Skill | None:
    """Return how a player played from a moment on (milliseconds since 1970, UTC), None if no round was settled.

    :raises StoreError: if the file cannot be read.
    """
    wanted = Wanted(since=since)
    found = statistics(database, player, wanted)
    if found.currency is None or found.totals is None:
        return None
    grades, code = Grades(database, player), found.currency.code
    part, ungraded = leaks_of(grades.of(wanted, code)).all, len(grades.ungraded(wanted, code))
    luck = luck_in(found.totals.net, part.money, found.band) if found.band is not None and not ungraded else None
    return Skill(found.currency, part, ungraded, luck, _calls(database, player, since))


def _calls(database: Database, player: int, since: int) -> Calls:
    met = dict.fromkeys(Call, 0)
    for (call, _error), times in Progress(database, player).calls(since).items():
        met[call] += times
    return Calls(met[Call.CAUGHT], met[Call.MISSED], met[Call.FALSE_ALARM])
