"""How much memory an evening takes: ``python -m tests.bench.evening WIDTHxHEIGHT`` prints the most, in megabytes.

On the display that is there: twenty rounds of six boxes by the demo, a visit to every scene of the picture book, and
many other sizes of the window up to that one, with chips and cards on their way.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame

from uth.config import load_table
from uth.session import seeded
from uth.store.settings import Settings
from uth.ui.app import App
from uth.ui.book.exhibits import EXHIBITS
from uth.ui.book.stock import Visit, stocked
from uth.ui.demo import Demo
from uth.ui.house import House
from uth.ui.order import Order
from uth.ui.scene import Played, Scene
from uth.ui.sizes import SMALLEST, Size
from uth.ui.window import open_window

_ROUNDS = 20
_SIZES = 30
_STEP = 0.2
"""Seconds of one step: some five pictures of each film."""
_LOOKS = 3
"""Pictures of each scene."""
_FILM = 10
"""Pictures between one size and the next: cards and chips are on their way in some of them."""


def megabytes() -> float:
    """Return the most memory that this process has had, with what it shares with the display; Linux alone tells."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text(encoding="ascii"))
    assert found
    return int(found[1]) / 1024


@contextmanager
def evening(size: Size, *, played: bool) -> Iterator[tuple[App, Visit]]:
    """Open a window of that size at a table of six boxes; nothing is left of it. *played*: by the demo."""
    table = load_table("practice").table
    bankroll = 100_000 * table.currency.unit
    with stocked() as stock, stock.visit(Settings()) as visit:
        # The visit's own house has one box.
        visit.house.close()
        order = Order(table, 6, seeded("evening"), bankroll, bankroll, visit.player.name, "practice")
        house = House(visit.database, order)
        window = open_window("bench", size)
        try:
            yield App(window, house.start, autopilot=Demo() if played else None), replace(visit, house=house)
        finally:
            window.close()
            house.close()


def play(app: App) -> None:
    """Let the demo play its rounds."""
    app.step(0)
    table = app.stack.top
    assert isinstance(table, Played)
    last = table.session.begun + _ROUNDS
    while table.session.begun < last:
        app.step(_STEP)


def look_round(app: App, visit: Visit) -> None:
    """Visit every scene, each over the table."""
    table = app.stack.top
    for exhibit in EXHIBITS:
        for make in exhibit.shown(visit).values():
            scene = make()
            if not isinstance(scene, Scene):
                continue
            app.stack.push(scene)
            for _ in range(_LOOKS):
                app.step(_STEP)
            while app.stack.top is not table:
                app.stack.pop()


def resize(app: App, most: Size) -> None:
    """Give the window many sizes while the demo plays on."""
    chance = random.Random("sizes")
    for _ in range(_SIZES):
        size = tuple(chance.randint(least, largest) for least, largest in zip(SMALLEST, most, strict=True))
        pygame.display.set_mode(size, pygame.RESIZABLE)
        for _ in range(_FILM):
            app.step(_STEP)


def main(size: Size) -> None:
    """Spend the evening."""
    with evening(size, played=True) as (app, visit):
        play(app)
        look_round(app, visit)
        resize(app, size)
    sys.stdout.write(f"{megabytes():.0f}\n")


if __name__ == "__main__":
    width, height = map(int, sys.argv[1].split("x"))
    main((width, height))
