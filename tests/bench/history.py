"""What 100,000 stored rounds cost: ``python -m tests.bench.history [FOLDER]``.

The rounds are played and booked as the program does it, a thousand to a transaction. With a FOLDER they are kept there
and not made again. Writing is measured round by round with the disk's real answers, as the difference to a sitting
that nothing is kept of. No part of the test run: figures depend on the machine and its disk.
"""

from __future__ import annotations

import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

from tests.store.played import Home, Ticks, play, play_round
from tests.tables import standard
from uth.session import Session, seeded
from uth.store.book import Book
from uth.store.database import NAME, Database
from uth.store.history import ALL, History, Outcome, Wanted
from uth.store.ledger import Ledger
from uth.store.players import Players
from uth.store.rescue import opened
from uth.store.tallies import Tallies
from uth.table import Rules

ROUNDS = 100_000
MOST_BYTES = 300_000_000
MOST_STATISTICS = 2_000.0
"""Milliseconds for all counts together."""
MOST_WRITING = 5.0
"""Milliseconds that booking adds to a round."""
MOST_LIST = 100.0
"""Milliseconds until the first page of a list is there, with its count: no person sees that it takes time."""
_AT_ONCE = 1_000
_PAGE = 50
_WRITTEN = 200


class Batched(Database):
    """A database whose transactions are confirmed many at once."""

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give the connection; the transaction goes on until :meth:`confirm`."""
        if not self._connection.in_transaction:
            self._connection.execute("BEGIN IMMEDIATE")
        yield self._connection

    def confirm(self) -> None:
        """Write what was booked since the last time."""
        self._connection.execute("COMMIT")


def made(file: Path, rounds: int = ROUNDS, boxes: int = 1) -> None:
    """Play so many rounds of one player in a new file, in sittings of a thousand."""
    database = Batched.open(file, clock=Ticks())
    player = Players(database).create("Ann")
    table = standard(rules=Rules(boxes_per_player=6))
    Book(database, player, "0.0").move(10**9, "USD")
    for sitting in range(0, rounds, _AT_ONCE):
        book = Book(database, player, "0.0")
        funds = book.balance("USD")
        session = Session(table, funds, entropy=lambda number, before=sitting: seeded("7")(before + number), book=book)
        play(session, min(_AT_ONCE, rounds - sitting), boxes)
        database.confirm()
    database.close()


def milliseconds(call: Callable[[], object], runs: int = 3) -> float:
    """Return the least time of some runs."""
    return min(_once(call) for _ in range(runs))


def _once(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return (time.perf_counter() - start) * 1000


def lists(history: History) -> dict[str, float]:
    """Return how long the first page and the count of each list take, and the last page of all."""
    wanted = {"all": ALL} | {str(outcome): Wanted(frozenset({outcome})) for outcome in Outcome}
    wanted |= {"table": Wanted(table="Standard"), "day": Wanted(since=1_800_000_000_000, until=1_800_086_400_000)}
    wanted |= {"nothing": Wanted(frozenset(Outcome), table="Other")}
    found = {name: milliseconds(partial(_first_page, history, want)) for name, want in wanted.items()}
    return found | {"last page": milliseconds(lambda: history.rounds(ALL, history.count() - _PAGE, _PAGE))}


def _first_page(history: History, wanted: Wanted) -> None:
    history.rounds(wanted, 0, _PAGE)
    history.count(wanted)


def counts(tallies: Tallies) -> dict[str, float]:
    """Return how long each count of the statistics takes."""
    asked = (
        tallies.totals, tallies.felts, tallies.bets, tallies.boxes, tallies.hands, tallies.extremes, tallies.pace,
        tallies.course,
    )  # fmt: skip
    return {ask.__name__: milliseconds(ask) for ask in asked}


def opening(file: Path) -> dict[str, float]:
    """Return how long it takes to open the file, as it was closed, beside another window, and after a crash."""
    closed = milliseconds(partial(_open_and_close, file))
    with closing(Database.open(file)) as other:
        beside = milliseconds(lambda: Database.open(file).close())
        Players(other).rename(Players(other).named("Ann"), "Ann")
        with tempfile.TemporaryDirectory(dir=file.parent) as folder:
            crashed = Path(folder) / NAME
            for part in ("", "-wal"):
                crashed.with_name(f"{NAME}{part}").write_bytes(file.with_name(f"{NAME}{part}").read_bytes())
            after = milliseconds(partial(_open_and_close, crashed), 1)
    return {"as it was closed": closed, "beside another window": beside, "after a crash": after}


def _open_and_close(file: Path) -> None:
    opened(file).database.close()


def writing(disk: Path) -> tuple[float, float]:
    """Return what booking adds to a round, and a transaction of one row, in milliseconds, on the disk of a folder."""
    with tempfile.TemporaryDirectory(dir=disk) as folder:
        home = Home(Path(folder))
        booked = _rounds(home.sit_down(10**9))
        transaction = milliseconds(partial(Book(home.database, home.player, "").move, 1, "USD"), 50)
        home.close()
    return booked - _rounds(Session(standard(), 10**9, entropy=seeded("7"))), transaction


def _rounds(session: Session) -> float:
    return statistics.mean(_once(partial(_round, session)) for _ in range(_WRITTEN))


def _round(session: Session) -> None:
    play_round(session)
    session.next_round()


def spent(file: Path) -> dict[str, int]:
    """Return the bytes that tables and indexes take, largest first; nothing where SQLite does not tell."""
    with suppress(sqlite3.OperationalError), closing(sqlite3.connect(file)) as connection:
        query = "SELECT name, sum(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC LIMIT 8"
        return dict(connection.execute(query).fetchall())
    return {}


def main(folder: Path) -> int:
    """Print the figures; 1 if one is over its limit."""
    file = folder / NAME
    if not file.exists():
        print(f"making {ROUNDS} rounds: {_once(lambda: made(file)) / 1000:.0f} s")
    size = file.stat().st_size
    print(f"size: {size / 1e6:.0f} MB (most {MOST_BYTES / 1e6:.0f}), {size / ROUNDS:.0f} bytes a round")
    for name, pages in spent(file).items():
        print(f"    {name}: {pages / ROUNDS:.0f} bytes a round")
    with tempfile.TemporaryDirectory() as other:
        made(Path(other) / NAME, 2_000, 6)
        print(f"    with six boxes: {(Path(other) / NAME).stat().st_size / 2_000:.0f} bytes a round")
    for name, taken in opening(file).items():
        print(f"opening, {name}: {taken:.1f} ms")
    with closing(Database.open(file)) as database:
        player = Players(database).named("Ann").id
        print(f"balance: {milliseconds(lambda: Ledger(database, player).balance('USD')):.1f} ms")
        listed = lists(History(database, player))
        statistic = counts(Tallies(database, player, "USD"))
    for name, taken in listed.items():
        print(f"list, {name}: {taken:.1f} ms (most {MOST_LIST:.0f})")
    for name, taken in statistic.items():
        print(f"statistics, {name}: {taken:.0f} ms")
    print(f"statistics together: {sum(statistic.values()):.0f} ms (most {MOST_STATISTICS:.0f})")
    booking, transaction = writing(folder)
    print(
        f"booking adds {booking:.2f} ms to a round (most {MOST_WRITING}), as much as {booking / transaction:.1f} "
        f"transactions of one row ({transaction:.2f} ms)"
    )
    over = (
        size > MOST_BYTES, max(listed.values()) > MOST_LIST, sum(statistic.values()) > MOST_STATISTICS,
        booking > MOST_WRITING,
    )  # fmt: skip
    return int(any(over))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(main(Path(sys.argv[1])))
    with tempfile.TemporaryDirectory() as temporary:
        sys.exit(main(Path(temporary)))
