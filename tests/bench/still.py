"""What a window in which nothing moves takes of the processor: ``python -m tests.bench.still SCENE SECONDS``.

On the display that is there. Prints seconds of CPU per second, in percent.
"""

from __future__ import annotations

import sys
import time

import pygame

from tests.bench.evening import evening
from uth.ui.app import App
from uth.ui.book.stock import Visit
from uth.ui.scene import Scene
from uth.ui.scenes.replay import ReplayScene

MINIMISED = "minimised"
SCENES = ("table", MINIMISED, "menu", "review", "replay", "statistics")
_SETTLES = 1.0
"""Seconds that nothing moves before it counts: everything was drawn by then, and every sound was made."""


class Meter:
    """Looks on until the time is over.

    :ivar share: seconds of CPU per second.
    """

    def __init__(self, app: App, seconds: float) -> None:
        self.share = 0.0
        self._app = app
        self._seconds = seconds
        self._still_since: float | None = None
        self._start: tuple[float, float] | None = None

    def see(self, _scene: Scene, /) -> bool:
        """Return whether the time is over."""
        now = time.perf_counter()
        if self._start is None:
            since = self._still_since if self._app.still else None
            self._still_since = since or (now if self._app.still else None)
            if since is not None and now > since + _SETTLES:
                self._start = now, time.process_time()
            return False
        self.share = (time.process_time() - self._start[1]) / (now - self._start[0])
        return now >= self._start[0] + self._seconds


def opened(visit: Visit, name: str) -> Scene | None:
    """Return the scene of that name, None for the table itself."""
    house = visit.house
    match name:
        case "menu":
            return house.lobby.menu(seated=True)
        case "review":
            return house.review()
        case "statistics":
            return house.statistics()
        case "replay":
            listed = visit.history.rounds()[0]
            return ReplayScene(house.labels, visit.history.round(listed.number), house.preferences)
    return None


def share(name: str, seconds: float) -> float:
    """Return what the scene of that name takes."""
    with evening((1920, 1080), played=False) as (app, visit):
        meter = Meter(app, seconds)
        app.step(0)
        scene = opened(visit, name)
        if scene is not None:
            app.stack.push(scene)
        app.watchers = (meter,)
        if name == MINIMISED:
            pygame.display.iconify()
        app.run()
        return meter.share


if __name__ == "__main__":
    sys.stdout.write(f"{100 * share(sys.argv[1], float(sys.argv[2])):.2f}\n")
