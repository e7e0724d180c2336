"""What was played: rounds by number, lists of them, and each with everything that it takes to play it again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from typing import Any

from uth import shuffle
from uth.game.actions import Action
from uth.game.notation import action_from, settlement_from
from uth.game.settlement import Settlement
from uth.i18n import gettext as _
from uth.shuffle import Shuffle
from uth.store.database import Damaged, Database, StoreError
from uth.store.errors import UNREADABLE
from uth.store.kinds import MOST, require
from uth.table import Table
from uth.table_data import from_data
from uth.words.errors import error_words

_NEVER = 1 << 62
"""Later than any moment."""
BIG = 10
"""So many Antes, won or lost with all bets of a round together, make it a big one."""


class HistoryError(StoreError):
    """A round that is not there."""


class State(StrEnum):
    """What became of a round."""

    OPEN = "open"
    SETTLED = "settled"
    VOID = "void"


class Outcome(StrEnum):
    """By which rounds can be chosen from a list."""

    WON = "won"
    LOST = "lost"
    FOLDED = "folded"
    """At least one of the player's boxes folded."""
    TRIPS = "trips"
    """Trips won something."""
    BIG = "big"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which settled rounds are wanted: those of which all of this is true."""

    outcomes: frozenset[Outcome] = frozenset()
    table: str | None = None
    """The name of the table."""
    since: int | None = None
    """Ended at this time or later, and before the other, in milliseconds since 1970, UTC."""
    until: int | None = None
    sitting: int | None = None
    """The number of the sitting."""


ALL = Wanted()


@dataclass(frozen=True, slots=True)
class Listed:
    """A settled round in a list. Amounts are minor units: all bets of the player's boxes together."""

    number: int
    ended: int
    """Milliseconds since 1970, UTC."""
    table: str
    currency: str
    boxes: int
    ante: int
    staked: int
    net: int
    trips: int
    trips_net: int
    folded: int
    """How many of the boxes."""
    best: int
    """The category of the best hand, 0 to 9."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One round as it was played. ``engine.replay(table, funds, actions)`` leads to its end."""

    number: int
    sitting: int
    state: State
    began: int
    ended: int | None
    table: Table
    owner: str
    """The player's name in the actions."""
    funds: dict[str, int]
    commitment: str
    deck: Shuffle
    actions: tuple[Action, ...]
    times: tuple[int, ...]
    """When each action was confirmed, in milliseconds since 1970, UTC."""
    settlement: Settlement | None


class History:
    """One player's rounds."""

    def __init__(self, database: Database, player: int) -> None:
        self._database = database
        self._player = player

    def count(self, wanted: Wanted = ALL) -> int:
        """Return how many settled rounds are wanted."""
        where, values = condition(self._player, wanted)
        with self._database.reading() as connection:
            (found,) = connection.execute(f"SELECT count(*) {_FROM} WHERE {where}", values).fetchone()
        return int(found)

    def rounds(self, wanted: Wanted = ALL, first: int = 0, count: int = -1) -> tuple[Listed, ...]:
        """Return *count* of the wanted rounds (all for -1), the latest first, after leaving out *first* of them."""
        where, values = condition(self._player, wanted)
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {_LISTED} {_FROM} WHERE {where} ORDER BY round.number DESC LIMIT ? OFFSET ?",
                (*values, count, first),
            ).fetchall()
        for row in rows:
            require(row, "imttiiiiiiii", _("a round in the list"))
        return tuple(Listed(*row) for row in rows)

    def void(self) -> tuple[int, int]:
        """Return how many rounds are void and count nowhere: those that had bets, and those left without any."""
        with self._database.reading() as connection:
            all_of_them, with_bets = connection.execute(
                "SELECT count(*), count(first.round) FROM round "
                "LEFT JOIN action AS first ON first.round = round.id AND first.number = 1 "
                "WHERE player = ? AND state = 'void'",
                (self._player,),
            ).fetchone()
        return int(with_bets), int(all_of_them - with_bets)

    def tables(self) -> tuple[str, ...]:
        """Return the names of the tables that the player has settled rounds at, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT DISTINCT felt.name FROM felt WHERE EXISTS "
                "(SELECT 1 FROM round WHERE round.felt = felt.id AND player = ? AND state = 'settled') ORDER BY name",
                (self._player,),
            ).fetchall()
        return tuple(str(name) for (name,) in rows)

    def last_end(self, before: int | None = None) -> int | None:
        """Return when the last settled round ended, of those that ended before that moment; None if none did.

        Moments are in milliseconds since 1970, UTC.
        """
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT ended FROM round WHERE player = ? AND state = 'settled' AND ended < ? "
                "ORDER BY ended DESC LIMIT 1",
                (self._player, _NEVER if before is None else before),
            ).fetchone()
        return int(row[0]) if row else None

    def round(self, number: int) -> Stored:
        """Return a round.

        :raises HistoryError: if there is none of that number.
        :raises Damaged: if it cannot be read.
        """
        found = self._stored("round.number = ?", number) if 0 < number <= MOST else None
        if found is None:
            least, most = self._range()
            there = (
                _("there are {least} to {most}").format(least=least, most=most) if most else _("nothing was played yet")
            )
            raise HistoryError(_("there is no round {number}; {there}").format(number=number, there=there))
        return found

    def open_round(self) -> Stored | None:
        """Return the round that is not finished, if there is one.

        :raises Damaged: if it cannot be read.
        """
        return self._stored("round.state = ?", State.OPEN.value)

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of all rounds, open and void ones too, in order."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT number FROM round WHERE player = ? ORDER BY number", (self._player,)
            ).fetchall()
        for row in rows:
            require(row, "i", _("the number of a round"))
        return tuple(number for (number,) in rows)

    def _range(self) -> tuple[int, int]:
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT coalesce(min(number), 0), coalesce(max(number), 0) FROM round WHERE player = ?",
                (self._player,),
            ).fetchone()
        return int(row[0]), int(row[1])

    def _stored(self, which: str, value: object) -> Stored | None:
        with self._database.snapshot() as connection:
            row = connection.execute(f"SELECT {_STORED} WHERE round.player = ? AND {which}", (self._player, value))
            found = row.fetchone()
            if found is None:
                return None
            actions = connection.execute(
                "SELECT at, data FROM action WHERE round = ? ORDER BY number", (found[0],)
            ).fetchall()
        return self._read(found, actions)

    def _read(self, row: Sequence[Any], actions: Sequence[tuple[int, str]]) -> Stored:
        require(row, "iiitm?mtttttt?t", _("the record of a round"))
        __, number, sitting, state, began, ended, mark, table, owner, funds, commitment, deck, settlement = row
        for action in actions:
            require(action, "mt", _("an action of round {number}").format(number=number))
        try:
            return Stored(
                number,
                sitting,
                State(state),
                began,
                ended,
                _table(table, mark),
                owner,
                _funds(json.loads(funds)),
                commitment,
                shuffle.opened(deck),
                tuple(action_from(json.loads(data)) for _, data in actions),
                tuple(at for at, _ in actions),
                settlement_from(json.loads(settlement)) if settlement is not None else None,
            )
        except UNREADABLE as error:
            raise Damaged(
                _("round {number} in {file} is damaged: {error}").format(
                    number=number, file=self._database.file, error=error_words(error)
                )
            ) from error


def condition(player: int, wanted: Wanted) -> tuple[str, list[object]]:
    """Return what is true of a player's wanted rounds, for SQL over ``round JOIN felt``, and its values."""
    parts = ["round.player = ?", "round.state = 'settled'"]
    values: list[object] = [player]
    parts += [_OUTCOMES[outcome] for outcome in Outcome if outcome in wanted.outcomes]
    for part, value in (
        ("felt.name = ?", wanted.table),
        ("round.ended >= ?", wanted.since),
        ("round.ended < ?", wanted.until),
        (_IN_SITTING, wanted.sitting),
    ):
        if value is not None:
            parts.append(part)
            values.append(value)
    return " AND ".join(parts), values


@lru_cache(maxsize=32)
def _table(content: str, mark: str) -> Table:
    if sha256(content.encode()).hexdigest() != mark:
        raise ValueError(_("the table's content is not that of its hash"))
    return from_data(json.loads(content))


def _funds(data: Any) -> dict[str, int]:
    if not isinstance(data, dict) or not all(type(amount) is int and abs(amount) <= MOST for amount in data.values()):
        raise TypeError("no funds")
    return data


_FROM = "FROM round JOIN felt ON felt.id = round.felt"
_LISTED = "round.number, ended, felt.name, felt.currency, boxes, ante, staked, net, trips, trips_net, folded, best"
_STORED = (
    "round.id, round.number, sitting.number, state, round.began, ended, felt.hash, felt.content, owner, funds, "
    "commitment, deck, settlement FROM round JOIN felt ON felt.id = round.felt "
    "JOIN sitting ON sitting.id = round.sitting"
)
_IN_SITTING = "round.sitting IN (SELECT id FROM sitting WHERE sitting.player = round.player AND number = ?)"
_OUTCOMES = {
    Outcome.WON: "round.net > 0",
    Outcome.LOST: "round.net < 0",
    Outcome.FOLDED: "round.folded > 0",
    Outcome.TRIPS: "round.trips_net > 0",
    Outcome.BIG: f"abs(round.net) >= {BIG} * round.ante",
}
