"""Whether a player's books agree by themselves: rounds and sittings without gaps, a ledger that adds up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

from uth.chips import CURRENCY_CODES, currency
from uth.i18n import gettext as _
from uth.store.errors import UNREADABLE
from uth.store.joins import left
from uth.store.kinds import OF_A_ROUND, Kind
from uth.store.verify import Finding

_SIGNS = {Kind.BOUGHT: 1, Kind.TAKEN: -1, Kind.PAID: 1, Kind.VOID: 1}
"""Which way chips move, where that is certain: bets that are taken back move chips to the player."""

_EXPECTED = {1: "above zero", -1: "below zero", 0: "not zero"}


def books(connection: sqlite3.Connection, player: int) -> Iterator[Finding]:
    """Yield what does not agree in the numbers of rounds and sittings, and in the ledger."""
    try:
        for table, words in _numbered().items():
            rows = connection.execute(f"SELECT number FROM {table} WHERE player = ? ORDER BY number", (player,))
            yield from _gaps(words, (number for (number,) in rows))
        yield from left(connection, player)
        yield from _ledger(connection, player)
    except UNREADABLE as error:
        yield Finding(_("what is written in the ledger"), _("values of their kinds"), short(error))


class _Numbered(NamedTuple):
    """What is said of rows that are numbered without a gap."""

    numbers: str
    following: str
    one: str


def _numbered() -> dict[str, _Numbered]:
    return {
        "sitting": _Numbered(_("the numbers of the sittings"), _("sitting {number} next"), _("sitting {number}")),
        "round": _Numbered(_("the numbers of the rounds"), _("round {number} next"), _("round {number}")),
    }


def _gaps(words: _Numbered, numbers: Iterator[int]) -> Iterator[Finding]:
    expected = 1
    for number in numbers:
        if number != expected:
            yield Finding(
                words.numbers, words.following.format(number=expected), words.one.format(number=number), lost=True
            )
        expected = number + 1


def _ledger(connection: sqlite3.Connection, player: int) -> Iterator[Finding]:
    rows = connection.execute(
        "SELECT number, kind, currency, amount, balance, round FROM entry WHERE player = ? ORDER BY number", (player,)
    )
    balances: dict[str, int] = {}
    expected, carried = 1, False
    for number, kind, code, amount, balance, round_id in rows:
        if number != expected and not carried:
            yield Finding(
                _("the numbers of the entries"),
                _("entry {expected} next").format(expected=expected),
                _("entry {number}").format(number=number),
            )
        name = _("entry {number}").format(number=number)
        if carried and kind == Kind.CARRIED and amount == 0:
            # A rescue marks a gap by it, and what is carried over marks one already.
            yield Finding(name, _("an amount, after one that is carried over"), _("none"))
        expected, carried = number + 1, kind == Kind.CARRIED
        yield from _entry(name, (kind, amount, round_id))
        after = balances.get(code, 0) + amount
        if balance != after or balance < 0:
            yield Finding(
                _("the balance after entry {number}").format(number=number),
                _money(max(after, 0), code),
                _money(balance, code),
            )
        balances[code] = balance


def _entry(what: str, entry: tuple[str, int, int | None]) -> Iterator[Finding]:
    kind, amount, round_id = entry
    if kind not in list(Kind):
        yield Finding(
            _("the kind of {entry}").format(entry=what), _("one of {kinds}").format(kinds=", ".join(Kind)), kind
        )
        return
    if kind == Kind.CARRIED:
        yield Finding(what, _("those that a damaged file has lost"), _("what they come to, carried over"), lost=True)
        if round_id is not None:
            what = _("the round of {entry} ({kind})").format(entry=what, kind=kind)
            yield Finding(what, _("none"), _("a round"))
        return
    sign = _SIGNS.get(Kind(kind), 0)
    if amount * sign < 0 or amount == 0:
        yield Finding(
            _("the amount of {entry} ({kind})").format(entry=what, kind=kind), _(_EXPECTED[sign]), str(amount)
        )
    if (round_id is not None) is not (kind in OF_A_ROUND):
        expected, found = (_("a round"), _("none")) if round_id is None else (_("none"), _("a round"))
        yield Finding(
            _("the round of {entry} ({kind})").format(entry=what, kind=kind), expected, found, lost=round_id is None
        )


def _money(amount: int, code: str) -> str:
    return (
        f"{code} {currency(code).format(amount)}"
        if code in CURRENCY_CODES
        else _("{amount} of {code}").format(amount=amount, code=code)
    )


def short(error: BaseException) -> str:
    """Return what went wrong with values of other kinds than they should be."""
    return f"{type(error).__name__}: {error}"[:200]
