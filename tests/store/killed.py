"""A program that plays by itself until it is killed, and says what it writes: ``python -m tests.store.killed FOLDER``.

Each line that it prints is a JSON list. ``["about", record]`` comes within a transaction, before it is confirmed, and
``["confirmed"]`` after it; ``["shown", facts]`` when a person would see the round as it stands. With ``--window`` the
demo plays in the program's own window, which nobody sees; the table of FOLDER/table.json is what it sits at. With
``--halt`` it does nothing more once a round is settled.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from uth import paths
from uth.company import practical
from uth.game import engine
from uth.game.actions import Action, CloseBets, Cut, Decide, DeclineCut, PlaceBets
from uth.game.model import Phase, stakes_of
from uth.session import PLAYER, Session, secure
from uth.store.account import Account
from uth.store.database import NAME
from uth.store.players import Players
from uth.store.rescue import opened
from uth.table import Bet, Table
from uth.table_data import from_data

Record = dict[str, Any]


def record_of(connection: sqlite3.Connection) -> Record:
    """Return what is booked: players, balances, the last round and its actions, and a digest of all entries."""
    (players, rounds, entries) = (
        connection.execute(f"SELECT * FROM {table} ORDER BY id").fetchall() for table in ("player", "round", "entry")
    )
    last = rounds[-1] if rounds else ()
    actions = connection.execute("SELECT number, data FROM action WHERE round = ? ORDER BY number", last[:1] or (0,))
    return {
        "players": len(players),
        "balance": entries[-1][7] if entries else 0,
        "entries": [len(entries), _digest(entries)],
        "rounds": [len(rounds), _digest(rounds[-3:])],
        "state": rounds[-1][5] if rounds else "",
        "actions": [data for _, data in actions],
    }


def facts_of(session: Session) -> Record:
    """Return what a person sees of the round."""
    return {
        "number": session.number,
        "commitment": session.commitment,
        "bankroll": session.bankroll,
        "actions": len(session.actions),
        "round": _digest(session.round),
    }


def _digest(what: object) -> str:
    return sha256(repr(what).encode()).hexdigest()


def say(*what: object) -> None:
    """Say something to whoever listens, at once."""
    os.write(1, f"{json.dumps(what)}\n".encode())


class Telling:
    """Says what is written; *halts*: and waits to be killed once a round is settled, before anybody sees that."""

    def __init__(self, *, halts: bool) -> None:
        self._halts = halts
        self._settled = False

    def committing(self, connection: sqlite3.Connection) -> None:
        """Say what is going to be confirmed."""
        record = record_of(connection)
        self._settled = record["state"] == "settled"
        say("about", record)

    def committed(self) -> None:
        """Say that it is."""
        say("confirmed")
        while self._halts and self._settled:
            time.sleep(1)


def table_of(folder: Path) -> Table:
    """Return the table of a folder."""
    return from_data(json.loads((folder / "table.json").read_text(encoding="utf-8")))


# --- without a window


def resumed(account: Account) -> Session | None:
    """Sit down where a round stands that waits; None if none does."""
    waiting = account.waiting()
    if waiting is None:
        return None
    account.book.resume(waiting.number, len(waiting.actions))
    return Session.resumed(waiting, account.book)


def play(folder: Path, random: Random, telling: Telling) -> None:
    """Play for good: rounds, chips bought, rounds that are void, other names."""
    database, _ = opened(folder / NAME)
    database.watch = telling
    players, table = Players(database), table_of(folder)
    account = Account(database, players.latest() or players.create("Ann"), "0.0")
    session = resumed(account)
    while True:
        if session is None:
            chips = account.bring(table.currency.code, None, 100_000)
            if chips < 20_000:
                account.book.move(50_000, table.currency.code)
            session = Session(table, account.book.balance(table.currency.code), book=account.book)
        say("shown", facts_of(session))
        if random.random() < 0.02:
            account.book.void(session.round, PLAYER)
            session = None
        elif session.over:
            session = _between(session, account, random)
        else:
            session.act(*next_actions(session, random))


def _between(session: Session, account: Account, random: Random) -> Session | None:
    if random.random() < 0.1:
        players = Players(account.database)
        account.player = players.rename(account.player, f"Ann {random.randrange(100)}")
    if session.bankroll < 50_000 or random.random() < 0.1:
        session.rebuy(10_000)
    if random.random() < 0.2:
        return None
    session.next_round()
    return session


def next_actions(session: Session, random: Random) -> tuple[Action, ...]:
    """Return what the practical player does next; bets that are laid may be laid again."""
    state = session.round
    if state.phase is Phase.BETTING:
        stakes = stakes_of({Bet.ANTE: 500, Bet.BLIND: 500, Bet.TRIPS: 500 * random.randrange(2)})
        if random.random() < 0.3:
            return (PlaceBets(1, PLAYER, stakes),)
        return PlaceBets(1, PLAYER, stakes), CloseBets()
    if state.phase is Phase.CUT:
        return (Cut(PLAYER, random.randrange(10, 43)) if random.random() < 0.5 else DeclineCut(PLAYER),)
    box = engine.in_turn(state)[0].number
    return (Decide(box, practical(session.view, box, engine.open_choices(state))),)


# --- in the window


def play_in_window(folder: Path, telling: Telling) -> None:
    """Let the demo play in the program's own window."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    from uth.ui import backend

    backend.require()
    from uth.ui.app import App
    from uth.ui.demo import Demo
    from uth.ui.house import House
    from uth.ui.intents import Intent, Press, Release
    from uth.ui.order import Order
    from uth.ui.scene import Played, Scene
    from uth.ui.window import open_window

    class Pilot(Demo):
        """The demo, which reads the notice of a round that waits and goes on."""

        def wants(self, scene: Scene, dt: float) -> Sequence[Intent]:
            """Return what it does."""
            able = [control for control in scene.controls() if control.enabled]
            notice = [control for control in able if control.name == "close" and control.onward]
            if not notice:
                return super().wants(scene, dt)
            at = notice[0].rect.centre
            return Press(*at), Release(*at)

    class Seeing:
        """Says what the table shows, whenever that is something else."""

        last: Record | None = None

        def see(self, scene: Scene) -> bool:
            """Look at the scene; buy chips for who is broke."""
            if isinstance(scene, Played):
                if scene.session.over and scene.session.broke:
                    scene.session.rebuy(50_000)
                facts = facts_of(scene.session)
                if facts != self.last:
                    say("shown", facts)
                self.last = facts
            return False

    paths.set_data_folder(folder)
    database, _ = opened(folder / NAME)
    database.watch = telling
    house = House(database, Order(table_of(folder), 1, secure, 100_000, player="Ann"))
    window = open_window("", None, seen=False)
    App(window, house.start, autopilot=Pilot(), watchers=(Seeing(),), watched=False, by_clock=False).run()


if __name__ == "__main__":
    watch = Telling(halts="--halt" in sys.argv)
    if "--window" in sys.argv:
        play_in_window(Path(sys.argv[1]), watch)
    else:
        play(Path(sys.argv[1]), Random(), watch)
