"""What the coach of one player has at hand: the worker, and where grades and calls are kept. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field

from uth.store.database import Database
from uth.store.grades import Grades
from uth.store.progress import Progress
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.backlog import Backlog


@dataclass(frozen=True, slots=True)
class Study:
    """One player's coach, apart from the table.

    :ivar grades: where grades are kept, and *progress*: where it is kept how dealer errors were met; None for somebody
        of whom nothing is kept.
    :ivar backlog: has graded what was left ungraded before.
    """

    advisor: Advisor = field(default_factory=Advisor)
    grades: Grades | None = None
    progress: Progress | None = None
    backlog: Backlog | None = None

    @classmethod
    def of(cls, database: Database, player: int, advisor: Advisor) -> Study:
        """Return that of a player whose rounds are kept."""
        grades = Grades(database, player)
        return cls(advisor, grades, Progress(database, player), Backlog(advisor, grades))
