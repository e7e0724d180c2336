"""A history of many rounds, ways to damage its file, and what of it a damage has touched."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

from tests.play import bets
from tests.store.played import Home, Ticks, next_action, play
from tests.tables import standard
from uth.game import engine
from uth.game.actions import CloseBets, Decide, IllegalAction
from uth.game.model import Choice
from uth.session import PLAYER, Session, seeded
from uth.store import pages, upkeep
from uth.store.account import Account
from uth.store.book import Book
from uth.store.database import Damaged, Database, StoreError
from uth.store.history import History, Outcome, Stored, Wanted
from uth.store.ledger import Entry, Ledger
from uth.store.players import Player, Players
from uth.store.remains import Remains
from uth.store.tallies import Tallies
from uth.table import Rules

T = TypeVar("T")

NAME = "history.sqlite"
SIZE = upkeep.PAGE_SIZE
TWO_BOXES = standard(name="Two boxes", rules=Rules(boxes_per_player=2))


def write(folder: Path, *, long: bool = False) -> None:
    """Make two histories of the same rounds: one that was closed, and one whose log waits, as after a crash.

    The same bytes each time, except for what SQLite itself draws for its log.
    """
    clock = Ticks()
    database = Database.open(folder / "played" / NAME, clock=clock)
    for name in ("Ann", "Bob"):
        Players(database).create(name, f"uid{name}")
    database.close()
    ann = Home(folder / "played", clock=clock)
    bob = Home(folder / "played", name="Bob", clock=clock, table=TWO_BOXES, seed="9")
    for home in (ann, bob):
        with home.database.reading() as connection:
            # No power switch while the test makes its data.
            connection.execute("PRAGMA synchronous = OFF")
    play(ann.sit_down(), 50 if long else 24)
    play(bob.sit_down(), 20 if long else 10, boxes=2)
    play(ann.sit_down(500), 30 if long else 14)
    book = Book(ann.database, ann.player, "0.0")
    session = Session(TWO_BOXES, book.balance("USD"), entropy=seeded("8"), book=book)
    session.act(bets(1, PLAYER, 500), CloseBets())
    book.void(session.round, PLAYER)
    session = ann.sit_down(500)
    play(session, 10 if long else 6)
    session.next_round()
    session.act(bets(1, PLAYER, 500, trips=500), CloseBets())
    session.act(Decide(1, Choice.CHECK))
    (folder / "crashed").mkdir()
    for part in ("", "-wal"):
        shutil.copy(folder / "played" / f"{NAME}{part}", folder / "crashed")
    bob.close()
    ann.close()
    (folder / "closed").mkdir()
    shutil.copy(folder / "played" / NAME, folder / "closed")


# --- damage

Harm = Callable[[Path, Random], None]


def _flip(file: Path, count: int, random: Random) -> None:
    content = bytearray(file.read_bytes())
    for _ in range(count):
        content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    file.write_bytes(content)


def _blank(file: Path, count: int, random: Random, *, noise: bool = False, page: int | None = None) -> None:
    content = bytearray(file.read_bytes())
    for _ in range(count):
        start = (random.randrange(len(content) // SIZE) if page is None else page) * SIZE
        content[start : start + SIZE] = random.randbytes(SIZE) if noise else bytes(SIZE)
    file.write_bytes(content)


def _cut(file: Path, random: Random) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: random.randrange(len(content))])


def _header(file: Path, random: Random) -> None:
    content = bytearray(file.read_bytes())
    content[random.choice([*range(16), *range(60, 64), *range(68, 72)])] ^= 1 << random.randrange(8)
    file.write_bytes(content)


def _logged(harm: Harm) -> Harm:
    """The same to the log; a history that was closed has none."""

    def to_log(file: Path, random: Random) -> None:
        log = Path(f"{file}-wal")
        harm(log if log.exists() else file, random)

    return to_log


def _both(file: Path, random: Random) -> None:
    _flip(file, 5, random)
    _logged(lambda log, _: _flip(log, 5, random))(file, random)


HARMS: dict[str, Harm] = {
    "one bit": lambda file, random: _flip(file, 1, random),
    "ten bits": lambda file, random: _flip(file, 10, random),
    "bits everywhere": lambda file, random: _flip(file, 300, random),
    "page of zeros": lambda file, random: _blank(file, 1, random),
    "page of noise": lambda file, random: _blank(file, 1, random, noise=True),
    "pages of noise": lambda file, random: _blank(file, 20, random, noise=True),
    "first page": lambda file, random: _blank(file, 1, random, page=0),
    "header": _header,
    "cut off": _cut,
    "log: bits": _logged(lambda log, random: _flip(log, random.choice([1, 5]), random)),
    "log: page of zeros": _logged(lambda log, random: _blank(log, 1, random)),
    "log: cut off": _logged(_cut),
    "file and log": _both,
}


# --- what it was and what is left


@dataclass(frozen=True)
class Known:
    """All that a player has."""

    balances: dict[str, int]
    rounds: dict[int, Stored]
    entries: tuple[Entry, ...]


def known(database: Database) -> dict[int, Known]:
    """Return all that can be asked about each player, by the database's number of the player.

    Rounds that cannot be read are left out.
    """
    found = {}
    for player in Players(database).all():
        ledger, history = Ledger(database, player.id), History(database, player.id)
        rounds = {}
        for number in history.numbers():
            with suppress(Damaged):
                rounds[number] = history.round(number)
        balances = {code: ledger.balance(code) for code in ledger.currencies()}
        found[player.id] = Known(balances, rounds, ledger.entries())
    return found


def content(file: Path) -> list[bytes]:
    """Return the pages of a history with what its log holds."""
    with closing(pages.Image(file, SIZE)) as image:
        return [image[number] for number in range(1, len(image) + 1)]


@dataclass(frozen=True)
class Touched:
    """What stood on pages that are not what they were, by player: numbers of rounds, numbers of entries.

    :ivar tables: both copies of the tables.
    """

    rounds: dict[int, set[int]]
    entries: dict[int, set[int]]
    tables: bool


def touched(before: Sequence[bytes], after: Sequence[bytes]) -> Touched:
    """Return what a damage has touched; what was told of a history *before* it decides what that is."""
    whole = Remains(pages.rows(_Pages(before), SIZE))
    changed = [page if place >= len(after) or page != after[place] else b"" for place, page in enumerate(before)]
    hit = Remains(pages.rows(_Pages(changed), SIZE))
    rounds, entries = {}, {}
    for player in whole.owners():
        gone = {row.id for row in hit.rounds(player)}
        rounds[player] = {row.number for row in whole.rounds(player) if row.id in gone or hit.actions(row.id)}
        entries[player] = {line.number for line in hit.lines(player)}
    tables = len(hit.contents()) == len(whole.contents())
    whole.close()
    hit.close()
    return Touched(rounds, entries, tables)


class _Pages:
    """Pages by number, from 1."""

    def __init__(self, content: Sequence[bytes]) -> None:
        self._content = content

    def __len__(self) -> int:
        return len(self._content)

    def __getitem__(self, number: int) -> bytes:
        return self._content[number - 1]


# --- everything that the program does with it


def use(database: Database) -> list[StoreError]:
    """Read everything as lists, statistics and review do, and play on; return what was refused."""
    refused: list[StoreError] = []

    def tried(ask: Callable[[], T]) -> T | None:
        try:
            return ask()
        except StoreError as error:
            refused.append(error)
        except IllegalAction:
            # The record of a round can be read, and does not follow the rules: what reviews it says so.
            pass
        return None

    players = Players(database)
    tried(players.profiles)
    tried(players.latest)
    for player in tried(players.all) or ():
        ledger, history = Ledger(database, player.id), History(database, player.id)
        tried(ledger.entries)
        for code in tried(ledger.currencies) or ():
            tried(partial(ledger.balance, code))
            tallies = Tallies(database, player.id, code)
            for count in (
                tallies.totals, tallies.felts, tallies.bets, tallies.boxes, tallies.hands, tallies.extremes,
                tallies.pace, tallies.course,
            ):  # fmt: skip
                tried(count)
        tried(history.rounds)
        tried(history.tables)
        for outcome in Outcome:
            tried(partial(history.count, Wanted(frozenset({outcome}))))
        for number in tried(history.numbers) or ():
            tried(partial(_replay, history, number))
        tried(partial(_play_on, database, player))
    return refused


def _replay(history: History, number: int) -> None:
    stored = history.round(number)
    engine.replay(stored.table, stored.funds, stored.actions)


def _play_on(database: Database, player: Player) -> None:
    account = Account(database, player, "0.0")
    try:
        waiting = account.waiting()
        if waiting is not None:
            account.book.resume(waiting.number, len(waiting.actions))
            session = Session.resumed(waiting, account.book)
            while not session.over:
                session.act(next_action(session))
        table = standard()
        session = Session(table, account.bring("USD", 100_000, 0), book=account.book)
        play(session, 1)
        assert session.bankroll == account.ledger.balance("USD")
    finally:
        account.close()
