"""A lesson or an audition in a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uth.cli.train.lesson_doors import begun
from uth.cli.train.window import in_window
from uth.report.paper import Paper
from uth.school.attempt import Attempt
from uth.school.keeping import Keeping
from uth.school.lesson import Lesson

if TYPE_CHECKING:
    from uth.ui.keys import KeyLabels
    from uth.ui.preferences import Preferences
    from uth.ui.scene import Scene


def shown(lesson: Lesson, name: str, keeping: Keeping, paper: Paper) -> Attempt | None:
    """Let a lesson be done in a window, and return how far it came; None where there is no display.

    :raises UthError: if the program went wrong.
    """
    from uth.ui import backend

    backend.require()
    # Only now may pygame be imported.
    from uth.ui.scenes.school_lesson import lesson_scene
    from uth.ui.school.lesson_going import LessonGoing
    from uth.ui.school.trainee import Trainee

    table = lesson.parts[0].plan.house.table
    kept = keeping.kept or (None, None)
    going = LessonGoing(begun(lesson, name), paper, lambda: Keeping(*kept))

    def start(labels: KeyLabels, preferences: Preferences) -> Scene:
        return lesson_scene(Trainee(labels, preferences, table, keeping.kept), going)

    if not in_window(start, keeping.player, table):
        return None
    if going.attempt.marks:
        # The window may be closed while an exercise is on the table.
        going.break_off()
    return going.attempt
