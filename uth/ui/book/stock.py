"""The data that the picture book is drawn with: players and their evenings, the same every time.

All of it lies in a folder that is thrown away, and was never the user's.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from uth import __version__, i18n, paths
from uth.analysis.solved import SolverMissing
from uth.analysis.worker import Answer, Worker
from uth.company import practical
from uth.config import load_table
from uth.game import engine
from uth.game.actions import CloseBets, Decide, DeclineCut, PlaceBets
from uth.game.model import Phase, stakes_of
from uth.resources import catalogues
from uth.session import Entropy, Session, seeded
from uth.store import settings_file
from uth.store.account import Account
from uth.store.database import NAME, Database
from uth.store.grades import Grade, Grades
from uth.store.history import History
from uth.store.players import Player, Players
from uth.store.settings import Settings
from uth.store.settings_values import SYSTEM
from uth.table import Bet
from uth.train.graded import grades_of_stored
from uth.ui.house import House
from uth.ui.laid import Bets, Laid
from uth.ui.order import Order

PLAYER, UID = "Ann", "0a"
_OTHERS = ("Bea", "Cid")
_SEED = "evening of cards"
_TABLE = "standard"
_BROUGHT = 1000
"""In whole units of the currency."""
_SHOWN_AS = Path("/home/ann/.local/share/uth")
"""What the user's folder is called in the pictures: the real one has another name in every run."""
_FIRST_EVENING, _TONIGHT = 1_773_514_800_000, 1_774_121_400_000
"""14 and 21 March 2026, in milliseconds since 1970."""


class _Evening(NamedTuple):
    """What was played: where, how many rounds, on which boxes."""

    table: str
    rounds: int
    bets: Bets


def _flat(boxes: int, ante: int, trips: int, *, dark: int | None = None) -> Bets:
    return {box: Laid(ante, trips, dark if box > 1 else None) for box in range(1, boxes + 1)}


_EVENINGS = (
    _Evening("six-box-dark", 4, _flat(3, 1000, 500, dark=3)),
    _Evening("practice", 8, _flat(4, 1000, 500)),
    _Evening("standard", 16, _flat(1, 2500, 1000)),
    _Evening("standard", 12, _flat(1, 1000, 500)),
)


@dataclass
class Clock:
    """A clock that goes on whenever it is looked at.

    :ivar at: milliseconds since 1970, UTC.
    """

    at: int

    def __call__(self) -> int:
        """Return the time."""
        self.at += 3_700
        return self.at

    def rest(self, hours: int) -> None:
        """Let so many hours go by."""
        self.at += hours * 3_600_000


class Resting(Worker):
    """Takes work and never does it: a picture does not wait, and is the same on every machine."""

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Return a ticket for which nothing will come."""
        del function, arguments
        self._tickets += 1
        return self._tickets


class AtOnce(Worker):
    """Does its work when it is handed over, so that a picture shows what comes of it; it has no process."""

    def __init__(self) -> None:
        """Have nothing done yet."""
        super().__init__()
        self._done: list[Answer] = []

    def submit(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Call the function, and return the ticket of its answer."""
        self._tickets += 1
        try:
            answer = Answer(self._tickets, function(*arguments))
        # Whatever it is, it belongs to the one who asked.
        except Exception as error:
            answer = Answer(self._tickets, error=error)
        self._done.append(answer)
        return self._tickets

    def poll(self) -> list[Answer]:
        """Return all that was done since the last time."""
        done, self._done = self._done, []
        return done

    def cancel(self, ticket: int) -> None:
        """Forget the answer."""
        self._done = [answer for answer in self._done if answer.ticket != ticket]

    @property
    def idle(self) -> bool:
        """Whether nothing was done that nobody has heard of."""
        return not self._done


@dataclass(frozen=True, slots=True)
class Visit:
    """A player who has just sat down, in a house with data of its own."""

    house: House
    database: Database
    player: Player
    clock: Clock
    _grades: dict[int, tuple[Grade, ...]]

    @property
    def history(self) -> History:
        """The rounds that the player has played."""
        return History(self.database, self.player.id)

    def grade(self) -> None:
        """Have all rounds of the player graded, as far as that is possible on this machine."""
        kept, history = Grades(self.database, self.player.id), self.history
        for number in kept.ungraded():
            with suppress(SolverMissing):
                if number not in self._grades:
                    self._grades[number] = grades_of_stored(history, number)
                kept.keep({number: self._grades[number]})


@dataclass(frozen=True, slots=True)
class Stock:
    """The throw-away data: every visit gets a copy of it.

    :ivar player: whose rounds, settings and table are shown.
    """

    folder: Path
    player: Player
    _grades: dict[int, tuple[Grade, ...]] = field(default_factory=dict)
    """Those of the player's rounds, once one visit has had them graded."""

    @contextmanager
    def visit(self, settings: Settings) -> Iterator[Visit]:
        """Let the player sit down with those settings, before the first bets.

        Nothing is left of it, and the language in use is the same afterwards.
        """
        before = i18n.in_use()
        with tempfile.TemporaryDirectory(prefix="uth-") as name, paths.moved_to(Path(name)):
            shutil.copytree(self.folder, name, dirs_exist_ok=True)
            settings_file.write(self.player.uid, settings)
            clock = Clock(_TONIGHT)
            database = Database.open(Path(name) / NAME, clock=clock)
            table = load_table(_TABLE).table
            usual = _BROUGHT * table.currency.unit
            house = House(database, Order(table, 1, _entropy(_TABLE), usual, player=self.player.name, source=_TABLE))
            language = settings.language if settings.language != SYSTEM else ""
            try:
                with i18n.asking_for(language):
                    house.sit_down(self.player)
                    yield Visit(house, database, self.player, clock, self._grades)
            finally:
                house.close()
                database.close()
                i18n.use_language(before, catalogues())


def _entropy(label: str) -> Entropy:
    return seeded(f"{_SEED} {label}")


@contextmanager
def stocked() -> Iterator[Stock]:
    """Make the data in a folder of its own, and throw it away in the end.

    :raises UthError: if the system has no room for it.
    """
    with tempfile.TemporaryDirectory(prefix="uth-") as name:
        yield Stock(Path(name), _filled(Path(name)))


@contextmanager
def named_folder() -> Iterator[None]:
    """Let the user's folder have a name that is the same in every picture; nothing is read or written there."""
    with paths.moved_to(_SHOWN_AS):
        yield


def _filled(folder: Path) -> Player:
    clock = Clock(_FIRST_EVENING)
    with paths.moved_to(folder):
        database = Database.open(folder / NAME, clock=clock)
        try:
            return _played(database, clock)
        finally:
            database.close()


def _played(database: Database, clock: Clock) -> Player:
    players = Players(database)
    for place, name in enumerate(_OTHERS):
        other = players.create(name, uid=f"{UID}{place}")
        account = Account(database, other, __version__)
        _play(account, _Evening("standard", 2 + place, _flat(1, 500, 0)))
        account.close()
        clock.rest(20)
    player = players.create(PLAYER, uid=UID)
    account = Account(database, player, __version__)
    for evening in _EVENINGS:
        _play(account, evening)
        clock.rest(22)
    account.close()
    return player


def _play(account: Account, evening: _Evening) -> None:
    table = load_table(evening.table).table
    code = table.currency.code
    label = f"{account.player.name} {evening}"
    account.book.move(_BROUGHT * table.currency.unit, code)
    session = Session(table, account.book.balance(code), entropy=_entropy(label), book=account.book)
    for count in range(evening.rounds):
        if count:
            session.next_round()
        _play_round(session, evening.bets)


def _play_round(session: Session, bets: Bets) -> None:
    """Play the round that begins, with the practical strategy."""
    session.act(*(_placed(session, box, laid) for box, laid in bets.items()), CloseBets())
    while not session.over:
        state = session.round
        if state.phase is Phase.CUT:
            session.act(DeclineCut(session.owner))
            continue
        box = engine.in_turn(state)[0].number
        session.act(Decide(box, practical(session.view, box, engine.open_choices(state, box))))


def _placed(session: Session, box: int, laid: Laid) -> PlaceBets:
    stakes: Mapping[Bet, int] = {Bet.ANTE: laid.ante, Bet.BLIND: laid.ante, Bet.TRIPS: laid.trips}
    return PlaceBets(box, session.owner, stakes_of(stakes), laid.dark)
