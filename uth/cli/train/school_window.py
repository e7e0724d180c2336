"""A run of ``uth train drill`` in a window."""

from __future__ import annotations

from uth.school.keeping import Keeping
from uth.school.plan import Plan


def shown(plan: Plan, keeping: Keeping) -> bool:
    """Let a run be done in a window, and return whether there was one: not where there is no display.

    :raises UthError: if the program went wrong.
    """
    from uth.ui import backend

    backend.require()
    # Only now may pygame be imported.
    from uth.ui.keys import KeyLabels
    from uth.ui.preferences import Preferences
    from uth.ui.scene import Scene
    from uth.ui.scenes.school_report import begin
    from uth.ui.school.trainee import Trainee
    from uth.ui.show import Wishes, show
    from uth.ui.window import DisplayError
    from uth.words.pages import window_title

    player, table = keeping.player, plan.house.table
    preferences = Preferences.of(player.uid) if player else Preferences()

    def start(labels: KeyLabels) -> Scene:
        return begin(Trainee(labels, preferences, table, keeping.kept), plan)

    title = window_title(player.name if player else "", table.name)
    try:
        show(lambda: title, start, Wishes(), lambda: preferences.settings.loudness)
    except DisplayError:
        return False
    return True
