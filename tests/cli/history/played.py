"""Histories in the user's folder, for the tests of commands."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.play import bets
from tests.store.played import Home, play_round
from uth.config import load_table
from uth.game.actions import CloseBets, Decide
from uth.game.model import Choice
from uth.session import PLAYER
from uth.table import Street

SITTINGS = (("standard", 8, 1), ("practice", 3, 2), ("six-box-dark", 3, 2), ("standard", 2, 1))
"""Table, rounds and boxes of each; at the table with dark boxes all but the first are dark."""


def some_history(
    folder: Path,
    name: str = "Ann",
    sittings: Iterable[tuple[str, int, int]] = SITTINGS,
    *,
    unfinished: bool = False,
) -> Home:
    """Play those sittings; *unfinished*: the last round has bets and waits for a decision."""
    home = Home(folder, name=name)
    for table, rounds, boxes in sittings:
        home.table = load_table(table).table
        session = home.sit_down(50_000)
        for count in range(rounds):
            if count:
                session.next_round()
            play_round(session, boxes=boxes, dark=2 if home.table.rules.dark_boxes else None)
    if unfinished:
        session.next_round()
        session.act(bets(1, PLAYER, 500, 500), CloseBets())
    return home


def play_badly(folder: Path, rounds: int = 3) -> Home:
    """Play rounds at the standard table in which every hand is checked to the river and then folded."""
    home = Home(folder, table=load_table("standard").table)
    session = home.sit_down(50_000)
    for count in range(rounds):
        if count:
            session.next_round()
        session.act(bets(1, PLAYER, 500, 500), CloseBets())
        while not session.over:
            session.act(Decide(1, Choice.CHECK if session.round.street is not Street.RIVER else Choice.FOLD))
    return home
