"""What the coach of one player has at hand: the worker, and where grades and calls are kept. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field

from uth.store.grades import Grades
from uth.store.progress import Progress
from uth.ui.coach.advisor import Advisor


@dataclass(frozen=True, slots=True)
class Study:
    """One player's coach, apart from the table.

    :ivar grades: where grades are kept, and *progress*: where it is kept how dealer errors were met; None for somebody
        of whom nothing is kept.
    """

    advisor: Advisor = field(default_factory=Advisor)
    grades: Grades | None = None
    progress: Progress | None = None
