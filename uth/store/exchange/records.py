"""The lines of an export as plain records, and back; ``uth help history`` says the same to people.

Amounts are minor units, times are milliseconds since 1970 (UTC), words are the contract words of the enumerations.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from uth import shuffle
from uth.game.notation import action_data, action_from, settlement_data, settlement_from
from uth.i18n import gettext as _
from uth.store.errors import UNREADABLE, StoreError
from uth.store.history import State, Stored
from uth.store.kinds import LATEST, MOST, MOST_FUNDS
from uth.store.ledger import Entry
from uth.store.players import Player
from uth.table import Table
from uth.words.choices import joined
from uth.words.errors import error_words

SCHEMA = 1
"""What this version writes, and the newest that it reads."""
_NONE = type(None)

Record = dict[str, Any]

KEYS: Mapping[str, Mapping[str, tuple[type, ...]]] = {
    "player": {"uid": (str,), "name": (str,), "created": (int,)},
    "table": {"hash": (str,), "content": (dict,)},
    "sitting": {"number": (int,), "began": (int,), "program": (str,)},
    "round": {
        "number": (int,),
        "sitting": (int,),
        "table": (str,),
        "state": (str,),
        "began": (int,),
        "ended": (int, _NONE),
        "owner": (str,),
        "funds": (dict,),
        "commitment": (str,),
        "deck": (str,),
        "actions": (list,),
        "settlement": (list, _NONE),
    },
    "entry": {
        "number": (int,),
        "at": (int,),
        "kind": (str,),
        "currency": (str,),
        "amount": (int,),
        "balance": (int,),
        "round": (int, _NONE),
    },
    "end": {"lines": (int,), "sha256": (str,)},
}
"""What each kind of record has besides ``schema``, ``version`` and ``record``, with the kinds of its values."""


class ExchangeError(StoreError):
    """A file is no export, is damaged, or does not go with the history that is here; the text says which line."""


# --- text


class Seal:
    """Counts lines and adds up their SHA-256, so that a file that was cut off or changed is found out.

    :ivar lines: how many.
    """

    def __init__(self) -> None:
        self.lines = 0
        self._sum = sha256()

    def add(self, line: str) -> None:
        """Take a line, without its end."""
        self.lines += 1
        self._sum.update(f"{line}\n".encode())

    def record(self) -> Record:
        """Return the record that ends the file."""
        return {"record": "end", "lines": self.lines, "sha256": self._sum.hexdigest()}


def line_of(record: Record, version: str) -> str:
    """Return a record as its line: ASCII, without its end. *version*: of the program."""
    return json.dumps({"schema": SCHEMA, "version": version, **record}, separators=(",", ":"))


def record_of(line: str) -> Record:
    """Return the record of a line, its form checked; its content may still be anything.

    :raises ExchangeError: if it is none, or one of a newer version.
    """
    try:
        data = json.loads(line, parse_int=_whole, parse_float=_no_fraction, parse_constant=_no_fraction)
        if "\\u" in line:
            # Half a character can be written so, and then nowhere else.
            json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise ExchangeError(_("is no line of an export: {error}").format(error=error)) from error
    if not isinstance(data, dict) or type(data.get("schema")) is not int:
        raise ExchangeError(_('is no line of an export: expected an object with "{key}"').format(key="schema"))
    if data["schema"] > SCHEMA:
        raise ExchangeError(
            _(
                "was written by a newer version of uth ({version}): its schema is {schema}, this program knows up"
                " to {known}; update the program"
            ).format(version=str(data.get("version"))[:20], schema=data["schema"], known=SCHEMA)
        )
    return _formed(data)


def _whole(text: str) -> int:
    number = int(text)
    if abs(number) > MOST:
        raise ValueError(_("the number {text} is too large").format(text=text[:20]))
    return number


def _no_fraction(text: str) -> int:
    raise ValueError(_("{text} is no whole number").format(text=text[:20]))


def _formed(data: Record) -> Record:
    keys = KEYS.get(str(data.get("record")))
    if keys is None:
        raise ExchangeError(
            _('is no line of an export: expected "{key}" to be one of {kinds}').format(
                key="record", kinds=", ".join(KEYS)
            )
        )
    expected = {"schema", "version", "record", *keys}
    for key in sorted(expected ^ set(data)):
        words = _('"{key}" is missing of a {record}') if key in expected else _('"{key}" is no key of a {record}')
        raise ExchangeError(words.format(key=key[:40], record=data["record"]))
    for key, kinds in keys.items():
        if type(data[key]) not in kinds:
            names = joined(["null" if kind is _NONE else kind.__name__ for kind in kinds])
            raise ExchangeError(
                _('"{key}": expected {names}, found {found}').format(
                    key=key, names=names, found=type(data[key]).__name__
                )
            )
    return data


# --- records


def player_record(player: Player) -> Record:
    """Return the line of a player."""
    return {"record": "player", "uid": player.uid, "name": player.name, "created": player.created}


def table_record(mark: str, content: str) -> Record:
    """Return the line of a table from its content as the database keeps it, and the hash of that."""
    return {"record": "table", "hash": mark, "content": json.loads(content)}


def sitting_record(number: int, began: int, program: str) -> Record:
    """Return the line of a sitting; *program*: the version that it was played with."""
    return {"record": "sitting", "number": number, "began": began, "program": program}


def round_record(stored: Stored, mark: str) -> Record:
    """Return the line of a round; *mark*: the hash of its table."""
    timed = zip(stored.times, stored.actions, strict=True)
    return {
        "record": "round",
        "number": stored.number,
        "sitting": stored.sitting,
        "table": mark,
        "state": stored.state.value,
        "began": stored.began,
        "ended": stored.ended,
        "owner": stored.owner,
        "funds": stored.funds,
        "commitment": stored.commitment,
        "deck": stored.deck.opening,
        "actions": [[at, action_data(action)] for at, action in timed],
        "settlement": settlement_data(stored.settlement) if stored.settlement is not None else None,
    }


def entry_record(entry: Entry) -> Record:
    """Return the line of a movement of chips."""
    return {
        "record": "entry",
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind.value,
        "currency": entry.currency,
        "amount": entry.amount,
        "balance": entry.balance,
        "round": entry.round,
    }


def stored_of(record: Record, table: Table) -> Stored:
    """Return the round of a record; whether it agrees with itself is for ``verify`` to say.

    :raises ExchangeError: if it is written otherwise than an export writes it.
    """
    try:
        stored = _stored(record, table)
    except UNREADABLE as error:
        raise ExchangeError(
            _("round {number} cannot be read: {error}").format(number=record["number"], error=error_words(error))
        ) from error
    written = round_record(stored, record["table"])
    if _canonical(written) != _canonical({key: record[key] for key in written}):
        raise ExchangeError(
            _("round {number} is written otherwise than an export writes it").format(number=record["number"])
        )
    times = [record["began"], record["ended"] or 0, *stored.times]
    if not all(type(at) is int and 0 <= at <= LATEST for at in times):
        raise ExchangeError(_("round {number}: a time is none").format(number=record["number"]))
    if not all(type(has) is int and has <= MOST_FUNDS for has in stored.funds.values()):
        raise ExchangeError(
            _("round {number}: nobody has so much: {funds}").format(
                number=record["number"], funds=str(record["funds"])[:60]
            )
        )
    return stored


def _stored(record: Record, table: Table) -> Stored:
    timed = [(at, action_from(data)) for at, data in record["actions"]]
    settlement = record["settlement"]
    return Stored(
        number=record["number"],
        sitting=record["sitting"],
        state=State(record["state"]),
        began=record["began"],
        ended=record["ended"],
        table=table,
        owner=record["owner"],
        funds=record["funds"],
        commitment=record["commitment"],
        deck=shuffle.opened(record["deck"]),
        actions=tuple(action for _, action in timed),
        times=tuple(at for at, _ in timed),
        settlement=settlement_from(settlement) if settlement is not None else None,
    )


def _canonical(record: Record) -> str:
    return json.dumps(record, sort_keys=True)
