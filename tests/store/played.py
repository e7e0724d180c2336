"""Rounds for the tests of the store: a player who plays by the practical rule, booked as the program books."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.play import bets
from tests.tables import standard
from uth.company import Party, practical
from uth.game import engine
from uth.game.actions import Action, CloseBets, Cut, Decide, DeclineCut
from uth.game.model import Phase
from uth.session import PLAYER, Session, seeded
from uth.store.book import Book
from uth.store.database import Database
from uth.store.history import History
from uth.store.ledger import Ledger
from uth.store.players import Player, Players
from uth.table import Table


class Ticks:
    """A clock that goes on by a second each time it is looked at."""

    def __init__(self, start: int = 1_800_000_000_000) -> None:
        self.at = start

    def __call__(self) -> int:
        """Return the time."""
        self.at += 1_000
        return self.at


@dataclass
class Home:
    """A player's data in a folder."""

    folder: Path
    name: str = "Ann"
    clock: Callable[[], int] = field(default_factory=Ticks)
    table: Table = field(default_factory=standard)
    seed: str = "7"

    def __post_init__(self) -> None:
        self.database = Database.open(self.folder / "history.sqlite", clock=self.clock)
        players = Players(self.database)
        self.player: Player = players.find(self.name) or players.create(self.name)
        self.ledger = Ledger(self.database, self.player.id)
        self.history = History(self.database, self.player.id)

    def sit_down(self, bring: int = 100_000, *, company: int = 0) -> Session:
        """Return a sitting with that much more in hand, in minor units; *company*: beside so many others, at box 1."""
        book = Book(self.database, self.player, "0.0")
        if bring:
            book.move(bring, self.table.currency.code)
        funds = book.balance(self.table.currency.code)
        sat = len(self.history.numbers())
        others = Party.seated(self.table, company, (1,), self.seed)

        def entropy(number: int) -> bytes:
            return seeded(self.seed)(sat + number)

        return Session(self.table, funds, entropy=entropy, book=book, company=others)

    def close(self) -> None:
        """Close the file."""
        self.database.close()


def next_action(session: Session) -> Action:
    """Return what the practical player does next in a round that waits for one."""
    state = session.round
    if state.phase is Phase.CUT:
        return Cut(PLAYER, 20) if session.number % 2 else DeclineCut(PLAYER)
    box = engine.in_turn(state)[0].number
    return Decide(box, practical(session.view, box, engine.open_choices(state)))


def play_round(session: Session, ante: int = 500, trips: int = 500, boxes: int = 1, dark: int | None = None) -> None:
    """Play one round to its end; *dark*: the multiple of all boxes but the first."""
    laid = [bets(box, PLAYER, ante, trips, dark if box > 1 else None) for box in range(1, boxes + 1)]
    session.act(*laid, CloseBets())
    while not session.over:
        session.act(next_action(session))


def play(session: Session, rounds: int, boxes: int = 1) -> None:
    """Play so many rounds; the last one is settled."""
    for count in range(rounds):
        if count or session.over:
            session.next_round()
        play_round(session, boxes=boxes)
