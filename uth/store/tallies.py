"""Counts over a player's settled rounds: SQL does the counting, so that 100,000 rounds take well under a second.

A tally is for one currency, so that its amounts (minor units) can be added up. Boxes are the player's own. What depends
on the table is counted by *felt*: the number under which the database keeps a table's content.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from uth.errors import UthError
from uth.game.model import Choice
from uth.game.settlement import Result
from uth.hands import Category
from uth.i18n import gettext as _
from uth.store.database import Damaged, Database
from uth.store.history import ALL, Wanted, condition
from uth.table import Bet, Street, Table
from uth.table_data import from_data

BREAK = 5 * 60_000
"""Milliseconds from the end of one round to the end of the next: what is longer is a break, and not time played."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Totals:
    """Everything together. *first* and *last*: the player's numbers of rounds; *began*, *ended*: ms since 1970, UTC."""

    rounds: int
    boxes: int
    staked: int
    net: int
    first: int
    last: int
    began: int
    ended: int


@dataclass(frozen=True, slots=True)
class BetTally:
    """One kind of bet. *won*, *lost* and *pushed*: the bets that brought something, cost something, neither."""

    bet: Bet
    bets: int
    staked: int
    net: int
    won: int
    lost: int
    pushed: int


@dataclass(frozen=True, slots=True)
class BoxTally:
    """Boxes that are alike: how they were played, with what, and how they came out.

    :ivar felt: the table that they were played at.
    :ivar hole: the starting hand, such as ``AKs``.
    :ivar choice: what ended the decisions, on *street*; dark boxes decide before the deal.
    :ivar ante: what was staked on Ante.
    :ivar main: the net of Ante, Blind and Play together.
    :ivar net: that of all bets.
    """

    felt: int
    dark: bool
    hole: str
    choice: Choice
    street: Street
    result: Result
    boxes: int
    ante: int
    main: int
    net: int


@dataclass(frozen=True, slots=True)
class HandsTally:
    """Rounds in which the player's first box and the dealer came to these hands."""

    felt: int
    mine: Category
    dealer: Category
    qualifies: bool
    rounds: int


@dataclass(frozen=True, slots=True)
class Extreme:
    """The round, by its number, in which all boxes together won or lost the most."""

    round: int
    net: int


@dataclass(frozen=True, slots=True)
class Pace:
    """Rounds that were played without a break before their end, and the milliseconds that they took."""

    rounds: int
    milliseconds: int

    @property
    def per_hour(self) -> float | None:
        """Rounds in an hour really played; None where there is nothing to go by."""
        return self.rounds * 3_600_000 / self.milliseconds if self.milliseconds else None


class Stake(NamedTuple):
    """What lies on a box before the deal; *dark*: its multiple if it is played dark, else 0."""

    ante: int
    trips: int
    dark: int


@dataclass(frozen=True, slots=True)
class Shape:
    """What rounds have in common that are expected to end alike: the table and the stakes, box by box."""

    felt: int
    stakes: tuple[Stake, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """Round after round: its number, what all boxes won, and the place of its shape among the *shapes*."""

    numbers: array[int]
    nets: array[int]
    places: array[int]
    shapes: tuple[Shape, ...]


class Tallies:
    """A player's settled rounds in one currency, counted. Every method raises ``Damaged`` if the file is damaged."""

    def __init__(self, database: Database, player: int, currency: str, wanted: Wanted = ALL) -> None:
        self._database = database
        self._player = player
        where, values = condition(player, wanted)
        self._where = f"{where} AND felt.currency = ?"
        self._values = (*values, currency)

    def totals(self) -> Totals | None:
        """Return everything together, None where no round is wanted."""
        return self._read(
            "SELECT count(*), sum(boxes), sum(staked), sum(net), min(round.number), max(round.number), "
            f"min(round.began), max(round.ended) {_ROUNDS} WHERE {self._where}",
            lambda *row: Totals(*_whole(row)) if row[0] else None,
        )[0]

    def felts(self) -> dict[int, Table]:
        """Return the tables by their felt, the one with the most rounds first."""
        rows = self._read(
            "SELECT felt.id, felt.content FROM felt JOIN "
            f"(SELECT felt.id AS used, count(*) AS rounds {_ROUNDS} WHERE {self._where} GROUP BY felt.id) "
            "ON used = felt.id ORDER BY rounds DESC, felt.id",
            lambda felt, content: (felt, from_data(json.loads(content))),
        )
        return dict(rows)

    def bets(self) -> tuple[BetTally, ...]:
        """Return each kind of bet, also those never made, in the order of :class:`Bet`."""
        columns = ", ".join(_BET.format(bet=bet.value) for bet in Bet)
        row = self._read(f"SELECT {columns} {_BOXES} WHERE {self._where}", lambda *row: _whole(row))[0]
        return tuple(BetTally(bet, *row[place * 6 : place * 6 + 6]) for place, bet in enumerate(Bet))

    def boxes(self) -> tuple[BoxTally, ...]:
        """Return the boxes by how they were played, with what, and how they came out."""
        return self._read(
            "SELECT felt.id, dark, hole, choice, street, result, count(*), sum(box.ante), "
            "sum(ante_net + blind_net + play_net), sum(ante_net + blind_net + play_net + box.trips_net) "
            f"{_BOXES} WHERE {self._where} GROUP BY felt.id, dark, hole, choice, street, result",
            lambda felt, dark, hole, choice, street, result, *numbers: BoxTally(
                felt, bool(dark), str(hole), Choice(choice), Street(street), Result(result), *_whole(numbers)
            ),
        )

    def hands(self) -> tuple[HandsTally, ...]:
        """Return the final hands of rounds: of the player's first box, and of the dealer."""
        categories = list(Category)
        return self._read(
            f"SELECT felt.id, hand, dealer, qualifies, count(*) {_BOXES} WHERE {self._where} "
            "AND (round.boxes = 1 OR box.box = (SELECT min(box) FROM box WHERE round = round.id)) "
            "GROUP BY felt.id, hand, dealer, qualifies",
            lambda felt, mine, dealer, qualifies, rounds: HandsTally(
                felt, categories[mine], categories[dealer], bool(qualifies), *_whole([rounds])
            ),
        )

    def extremes(self) -> tuple[Extreme, ...]:
        """Return the round that won the most, then the one that lost the most; the first of equal ones."""
        return tuple(
            extreme
            for order in ("DESC", "ASC")
            for extreme in self._read(
                f"SELECT round.number, round.net {_ROUNDS} WHERE {self._where} "
                f"ORDER BY round.net {order}, round.number LIMIT 1",
                lambda *row: Extreme(*_whole(row)),
            )
        )

    def pace(self) -> Pace:
        """Return how quickly was played: from the end of the round before in the same sitting, breaks left out.

        The round before counts even if it is not wanted itself.
        """
        before = "lag(ended) OVER (PARTITION BY sitting ORDER BY number)"
        timed = f"SELECT id AS timed, ended - coalesce({before}, began) AS took FROM round WHERE player = ?"
        return self._read(
            f"SELECT count(*), coalesce(sum(took), 0) {_ROUNDS} JOIN ({timed} AND state = 'settled') "
            f"ON timed = round.id WHERE {self._where} AND took BETWEEN 0 AND {BREAK}",
            lambda *row: Pace(*_whole(row)),
            self._player,
        )[0]

    def course(self) -> Course:
        """Return the rounds one after another."""
        numbers, nets, places = array("q"), array("q"), array("l")
        shapes: dict[tuple[int, str], int] = {}

        def add(number: int, net: int, felt: int, stakes: str) -> None:
            numbers.append(number)
            nets.append(net)
            places.append(shapes.setdefault((felt, stakes), len(shapes)))

        self._read(
            f"SELECT round.number, round.net, felt.id, group_concat({_STAKE}, ';') {_BOXES} WHERE {self._where} "
            "GROUP BY round.number ORDER BY round.number",
            add,
        )
        with self._damage():
            found = tuple(_shape(felt, stakes) for felt, stakes in shapes)
        return Course(numbers, nets, places, found)

    def _read(self, statement: str, made: Callable[..., T], *first: object) -> tuple[T, ...]:
        """Return what *made* makes of each row; *first*: values before those of the wanted rounds."""
        with self._database.reading() as connection, self._damage():
            return tuple(made(*row) for row in connection.execute(statement, (*first, *self._values)))

    @contextmanager
    def _damage(self) -> Iterator[None]:
        try:
            yield
        except (UthError, ValueError, TypeError, LookupError, AttributeError, OverflowError) as error:
            raise Damaged(
                _("{file} is damaged: a count cannot be read: {error}").format(file=self._database.file, error=error)
            ) from error


def _shape(felt: int, stakes: str) -> Shape:
    return Shape(felt, tuple(Stake(*map(int, stake.split())) for stake in stakes.split(";")))


def _whole(values: Iterable[Any]) -> Sequence[int]:
    numbers = list(values)
    if not all(type(number) is int for number in numbers):
        raise TypeError(_("no whole numbers: {numbers}").format(numbers=numbers))
    return numbers


_ROUNDS = "FROM round CROSS JOIN felt ON felt.id = round.felt"
"""A cross join keeps the order: from rounds to their tables, not through all rounds for each table."""
_BOXES = f"{_ROUNDS} JOIN box ON box.round = round.id"
_BET = (
    "count(nullif(box.{bet}, 0)), coalesce(sum(box.{bet}), 0), coalesce(sum(box.{bet}_net), 0), "
    "count(nullif(box.{bet}_net > 0, 0)), count(nullif(box.{bet}_net < 0, 0)), "
    "count(nullif(box.{bet} > 0 AND box.{bet}_net = 0, 0))"
)
_STAKE = "box.ante || ' ' || box.trips || ' ' || (dark * play / box.ante)"
