"""A drill of ``uth train coach`` in a window, and how any drill gets one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uth.store.database import Database
from uth.store.players import Player
from uth.table import Table
from uth.train.drills.plan import Plan

if TYPE_CHECKING:
    from uth.ui.keys import KeyLabels
    from uth.ui.preferences import Preferences
    from uth.ui.scene import Scene

Begin = Callable[["KeyLabels", "Preferences"], "Scene"]
"""Makes the first scene, with the keyboard's labels and the player's settings."""


def shown(plan: Plan, kept: tuple[Database, Player] | None, *, nobody: bool = False) -> bool:
    """Let the drill be done in a window, and return whether there was one: not where there is no display.

    *kept*: where the answers are kept, and whose they are. *nobody*: nothing is kept as there is no player yet, and
    that is said first.

    :raises UthError: if the answers cannot be kept, or the program went wrong.
    """
    from uth.ui import backend

    backend.require()
    # Only now may pygame be imported.
    from uth.ui.coach.advisor import Advisor
    from uth.ui.learn.pupil import Pupil
    from uth.ui.scenes.learn_report import drill
    from uth.ui.trouble import Told
    from uth.words import drill as words

    advisor, table = Advisor(), plan.tables[0]

    def start(labels: KeyLabels, preferences: Preferences) -> Scene:
        def begin() -> Scene:
            return drill(Pupil(labels, preferences, table, kept, advisor), plan)

        return Told(words.not_kept_title(), words.nobody_yet(), words.begin_word(), begin) if nobody else begin()

    try:
        return in_window(start, kept[1] if kept else None, table)
    finally:
        advisor.close()


def in_window(begin: Begin, player: Player | None, table: Table) -> bool:
    """Open a window for a player, or nobody, and return whether there was one: not where there is no display.

    :raises UthError: if the program went wrong.
    """
    from uth.ui.preferences import Preferences
    from uth.ui.show import Wishes, show
    from uth.ui.window import DisplayError
    from uth.words.pages import window_title

    preferences = Preferences.of(player.uid) if player else Preferences()
    title = window_title(player.name if player else "", table.name)
    try:
        show(lambda: title, lambda labels: begin(labels, preferences), Wishes(), lambda: preferences.settings.loudness)
    except DisplayError:
        return False
    return True
