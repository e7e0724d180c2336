"""What a player's rounds can be counted by: sittings, days and currencies."""

from __future__ import annotations

from dataclasses import dataclass

from uth.i18n import gettext as _
from uth.store.database import Damaged, Database
from uth.store.history import ALL, Wanted, condition


@dataclass(frozen=True, slots=True)
class Sat:
    """A sitting or a day on which rounds were settled.

    :ivar name: the number of the sitting, or the date as ``2026-11-30``.
    :ivar began: the first round's beginning, in milliseconds since 1970, UTC.
    """

    name: str
    began: int
    rounds: int


def sittings(database: Database, player: int) -> tuple[Sat, ...]:
    """Return the player's sittings with a settled round, the latest first.

    :raises Damaged: if the file is damaged.
    """
    return _sat(database, player, "sitting.number", "JOIN sitting ON sitting.id = round.sitting")


def days(database: Database, player: int) -> tuple[Sat, ...]:
    """Return the days on which the player's rounds ended, by this computer's clock, the latest first.

    :raises Damaged: if the file is damaged.
    """
    return _sat(database, player, "date(ended / 1000, 'unixepoch', 'localtime')")


def _sat(database: Database, player: int, name: str, join: str = "") -> tuple[Sat, ...]:
    with database.reading() as connection:
        rows = connection.execute(
            f"SELECT {name} AS name, min(round.began), count(*) FROM round {join} "
            "WHERE round.player = ? AND state = 'settled' GROUP BY name ORDER BY name DESC",
            (player,),
        ).fetchall()
    if not all(type(began) is int for _, began, _ in rows):
        raise Damaged(_("{file} is damaged: when rounds began cannot be read").format(file=database.file))
    return tuple(Sat(str(name), began, rounds) for name, began, rounds in rows)


def currencies(database: Database, player: int, wanted: Wanted = ALL) -> tuple[str, ...]:
    """Return the codes of the currencies of the wanted rounds, that of the latest round first.

    :raises Damaged: if the file is damaged.
    """
    where, values = condition(player, wanted)
    with database.reading() as connection:
        rows = connection.execute(
            f"SELECT felt.currency FROM round CROSS JOIN felt ON felt.id = round.felt WHERE {where} "
            "GROUP BY felt.currency ORDER BY max(round.number) DESC",
            values,
        ).fetchall()
    return tuple(str(code) for (code,) in rows)
