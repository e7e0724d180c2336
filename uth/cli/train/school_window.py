"""A run of ``uth train drill`` in a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uth.cli.train.window import in_window
from uth.school.keeping import Keeping
from uth.school.plan import Plan

if TYPE_CHECKING:
    from uth.ui.keys import KeyLabels
    from uth.ui.preferences import Preferences
    from uth.ui.scene import Scene


def shown(plan: Plan, keeping: Keeping) -> bool:
    """Let a run be done in a window, and return whether there was one: not where there is no display.

    :raises UthError: if the program went wrong.
    """
    from uth.ui import backend

    backend.require()
    # Only now may pygame be imported.
    from uth.ui.scenes.school_report import begin
    from uth.ui.school.trainee import Trainee

    table = plan.house.table

    def start(labels: KeyLabels, preferences: Preferences) -> Scene:
        return begin(Trainee(labels, preferences, table, keeping.kept), plan)

    return in_window(start, keeping.player, table)
