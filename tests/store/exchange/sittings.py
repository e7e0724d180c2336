"""Histories for the tests of export and import: sittings at several tables, with everything that can happen in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from tests.play import bets
from tests.store.played import Home, next_action, play_round
from tests.tables import standard
from uth.game.actions import CloseBets
from uth.session import PLAYER, Session
from uth.store.book import Book
from uth.store.database import Database
from uth.store.exchange.export import exported
from uth.store.players import Players
from uth.table import CutBy, Procedure, Rules, Table

TABLES: tuple[Table, ...] = (
    standard(),
    standard(name="Été", procedure=Procedure(cut=CutBy.PLAYER)),
    standard(rules=Rules(boxes_per_player=6, dark_boxes=2)),
)
ENDS = ("settled", "new", "bets", "begun", "void")
"""How a sitting ends: its last round settled, or the next one without bets, with bets, after a decision, or void."""


def sit(home: Home, rounds: int, end: str = "settled", bring: int = 50_000) -> Session:
    """Play a sitting at the home's table; an open round of the one before is finished first."""
    book = Book(home.database, home.player, "0.0")
    waits = home.history.open_round()
    if waits is not None and waits.actions:
        book.resume(waits.number, len(waits.actions))
        session = Session.resumed(waits, book)
        while not session.over:
            session.act(next_action(session))
    session = home.sit_down(bring)
    boxes = min(2, home.table.rules.boxes_per_player)
    dark = 2 if home.table.rules.dark_boxes else None
    for count in range(rounds):
        if count:
            session.next_round()
        play_round(session, boxes=boxes, dark=dark)
    if end != "settled":
        begin(session, end)
    return session


def begin(session: Session, end: str) -> None:
    """Begin a round and leave it as *end* says."""
    if session.over:
        session.next_round()
    if end != "new":
        session.act(bets(1, PLAYER, 500, trips=500), CloseBets())
    if end == "begun":
        session.act(next_action(session))
    if end == "void":
        book = session._book
        assert isinstance(book, Book)
        book.void(session.round, PLAYER)


def sittings() -> st.SearchStrategy[list[tuple[int, int, str]]]:
    """Some sittings: which table, how many rounds, and how it ends."""
    one = st.tuples(st.integers(0, len(TABLES) - 1), st.integers(0, 3), st.sampled_from(ENDS))
    return st.lists(one, min_size=1, max_size=4)


def played(folder: Path, wanted: list[tuple[int, int, str]], name: str = "Ann") -> Home:
    """Play those sittings."""
    home = Home(folder, name=name)
    for number, (table, rounds, end) in enumerate(wanted):
        home.table, home.seed = TABLES[table], f"{name} {number}"
        sit(home, rounds, end)
    return home


def text_of(database: Database, *names: str) -> bytes:
    """Return the export of the players of those names, without any of all."""
    players = Players(database)
    return b"".join(exported(database, [players.named(name) for name in names] or players.all(), "0.0"))


def written(folder: Path, database: Database) -> Path:
    """Write the export of all players to a file."""
    file = folder / "export.jsonl"
    file.write_bytes(text_of(database))
    return file


def poked(data: Any, chance: random.Random, odd: Sequence[object]) -> Any:
    """Return plain data with one value in it, however deep, made one of the *odd* ones."""
    if isinstance(data, list | dict) and data and chance.random() < 0.9:
        key = chance.choice(list(range(len(data))) if isinstance(data, list) else list(data))
        copy = data.copy()
        copy[key] = poked(data[key], chance, odd)
        return copy
    return chance.choice(odd)
