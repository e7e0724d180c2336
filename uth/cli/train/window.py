"""A drill of ``uth train coach`` in a window."""

from __future__ import annotations

from uth.store.database import Database
from uth.store.players import Player
from uth.train.drills.plan import Plan


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
    from uth.ui.keys import KeyLabels
    from uth.ui.learn.pupil import Pupil
    from uth.ui.preferences import Preferences
    from uth.ui.scene import Scene
    from uth.ui.scenes.learn_report import drill
    from uth.ui.show import Wishes, show
    from uth.ui.trouble import Told
    from uth.ui.window import DisplayError
    from uth.words import drill as words
    from uth.words.pages import window_title

    preferences = Preferences.of(kept[1].uid) if kept else Preferences()
    advisor, table = Advisor(), plan.tables[0]

    def start(labels: KeyLabels) -> Scene:
        def begin() -> Scene:
            return drill(Pupil(labels, preferences, table, kept, advisor), plan)

        return Told(words.not_kept_title(), words.nobody_yet(), words.begin_word(), begin) if nobody else begin()

    title = window_title(kept[1].name if kept else "", table.name)
    try:
        show(lambda: title, start, Wishes(), lambda: preferences.settings.loudness)
    except DisplayError:
        return False
    finally:
        advisor.close()
    return True
