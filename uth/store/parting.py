"""What a sitting came to, for the card that is shown when somebody leaves."""

from __future__ import annotations

from dataclasses import dataclass

from uth.game.settlement import Result
from uth.hands import Hand
from uth.store.database import Database
from uth.store.history import History, Wanted, condition
from uth.store.spans import currencies
from uth.store.tallies import Tallies

_LOOKED_AT = 200
"""Rounds with the best kind of hand that are compared card by card: the latest ones."""


@dataclass(frozen=True, slots=True)
class Parting:
    """A sitting.

    :ivar rounds: how many were settled.
    :ivar nets: what all bets together won, in minor units, by currency: that of the latest round first.
    :ivar best: the best hand that was not folded; None where there was none.
    :ivar milliseconds: how long was played, breaks of more than five minutes left out.
    """

    rounds: int = 0
    nets: tuple[tuple[str, int], ...] = ()
    best: Hand | None = None
    milliseconds: int = 0


def parting(database: Database, player: int, since: int) -> Parting:
    """Return what a player's rounds came to that ended at that moment or later: milliseconds since 1970, UTC.

    :raises Damaged: if the file is damaged.
    """
    wanted = Wanted(since=since)
    nets, rounds, milliseconds = [], 0, 0
    for code in currencies(database, player, wanted):
        tallies = Tallies(database, player, code, wanted)
        totals = tallies.totals()
        if totals is not None:
            nets.append((code, totals.net))
            rounds += totals.rounds
            milliseconds += tallies.pace().milliseconds
    return Parting(rounds, tuple(nets), _best(database, player, wanted), milliseconds)


def _best(database: Database, player: int, wanted: Wanted) -> Hand | None:
    where, values = condition(player, wanted)
    live = (
        "FROM round CROSS JOIN felt ON felt.id = round.felt JOIN box ON box.round = round.id "
        f"WHERE {where} AND result <> '{Result.FOLD.value}'"
    )
    with database.reading() as connection:
        rows = connection.execute(
            f"SELECT DISTINCT round.number {live} AND hand = (SELECT max(hand) {live}) "
            "ORDER BY round.number DESC LIMIT ?",
            (*values, *values, _LOOKED_AT),
        ).fetchall()
    history = History(database, player)
    stored = (history.round(int(number)) for (number,) in rows)
    return max(
        (
            settled.hand
            for each in stored
            if each.settlement is not None
            for settled in each.settlement.boxes
            if settled.owner == each.owner and settled.result is not Result.FOLD
        ),
        default=None,
    )
