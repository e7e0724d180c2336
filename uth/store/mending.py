"""A ledger of which entries are lost or wrong, made to add up again.

Entries stay as they are where each balance is the one before and the amount. Where that breaks off, one entry of the
kind "carried over" leads to the next balance that can be read; so nothing is paid twice, and the last balance stands.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from uth.chips import CURRENCY_CODES
from uth.store.ledger import Kind
from uth.store.remains import Line
from uth.store.rising import rising


class Witness(NamedTuple):
    """What the last round says of the balance. *at*: when, in milliseconds since 1970; *round*: its key."""

    at: int
    balance: int
    round: int


def mended(lines: Sequence[Line], witnesses: Mapping[str, Witness]) -> list[Line]:
    """Return a ledger that adds up, by number; a number is left out only after an entry that is carried over.

    An entry that is new has no key: 0.

    *lines*: the entries that can be read, by key. *witnesses*: by currency, what is known besides them; it counts where
    nothing later can be read.
    """
    sound = _in_order([line for line in lines if _possible(line)])
    free = _Numbers([line.number for line in sound])
    kept: list[Line] = []
    for code in dict.fromkeys(line.currency for line in sound):
        kept += _Chain(free, witnesses.get(code)).mended([line for line in sound if line.currency == code])
    kept = _with_gaps_marked(sorted(kept, key=lambda line: line.number))
    for code, witness in witnesses.items():
        last = next((line for line in reversed(kept) if line.currency == code), None)
        balance = last.balance if last else 0
        if witness.balance != balance and (last is None or _is_later(witness, last, sound)):
            number = kept[-1].number + 1 if kept else 1
            kept.append(_carried(number, witness.at, code, (balance, witness.balance)))
    return kept


def _is_later(witness: Witness, last: Line, lines: Sequence[Line]) -> bool:
    """Whether a round tells of a later moment than the last entry. Clocks are set back, so time tells least."""
    if any(line.round == witness.round for line in lines):
        return last.round == witness.round
    return witness.at > last.at


def _possible(line: Line) -> bool:
    # Each new entry has a new key and the player's next number.
    # Only the mark of an earlier gap moves nothing; it is made anew where the gap still is.
    in_range = 0 < line.number <= line.id and line.balance >= 0 and line.amount != 0
    return in_range and line.kind in set(Kind) and line.currency in CURRENCY_CODES


def _in_order(lines: Sequence[Line]) -> list[Line]:
    """Return the most lines whose numbers rise with their keys; the others have a wrong number."""
    return [lines[place] for place in rising([line.number for line in lines], strictly=True)]


class _Numbers:
    """The numbers between entries that no entry has, as spans of first and last."""

    def __init__(self, taken: Sequence[int]) -> None:
        pairs = zip((0, *taken), taken, strict=False)
        self._spans = [(low + 1, high - 1) for low, high in pairs if high - low > 1]

    def take(self, after: int, before: int) -> int | None:
        """Return the first free number between two, and take it; None if there is none."""
        for place, (first, last) in enumerate(self._spans):
            number = max(first, after + 1)
            if number <= last:
                if number >= before:
                    return None
                self._spans[place : place + 1] = [
                    span for span in ((first, number - 1), (number + 1, last)) if span[0] <= span[1]
                ]
                return number
        return None

    def give(self, number: int) -> None:
        """Make a number free."""
        insort(self._spans, (number, number))


class _Chain:
    """The entries of one currency."""

    def __init__(self, free: _Numbers, witness: Witness | None) -> None:
        self._free = free
        self._witness = witness

    def mended(self, lines: Sequence[Line]) -> list[Line]:
        kept: list[Line] = []
        for line, following in zip(lines, (*lines[1:], None), strict=True):
            kept += self._led_to(line, following, kept[-1] if kept else None)
        return kept

    def _led_to(self, line: Line, following: Line | None, last: Line | None) -> list[Line]:
        """Return what leads from the last entry to this one: itself, one before it, or one in its place."""
        number, balance = (last.number, last.balance) if last else (0, 0)
        if balance + line.amount == line.balance:
            return [line]
        before = line.balance - line.amount
        free = self._free.take(number, line.number) if before >= 0 else None
        if free is not None:
            return [_carried(free, line.at, line.currency, (balance, before)), line]
        if following is not None and balance != line.balance == following.balance - following.amount:
            # What comes after agrees with its balance: its amount is wrong.
            return [_carried(line.number, line.at, line.currency, (balance, line.balance))]
        if following is not None or (last is None and line.kind != Kind.BOUGHT):
            # Its balance is wrong, or its currency: whatever comes next leads on without it.
            self._free.give(line.number)
            return []
        end = self._end(line, balance + line.amount)
        if end == balance:
            self._free.give(line.number)
            return []
        return [_carried(line.number, line.at, line.currency, (balance, end))]

    def _end(self, line: Line, other: int) -> int:
        """Return the balance after the last entry: its own, or what its amount makes."""
        possible = [balance for balance in (line.balance, other) if balance >= 0]
        if self._witness is not None and self._witness.round == line.round and self._witness.balance in possible:
            return self._witness.balance
        return min(possible)


def _carried(number: int, at: int, code: str, balances: tuple[int, int]) -> Line:
    before, after = balances
    return Line(0, number, at, Kind.CARRIED, code, after - before, after, None)


def _with_gaps_marked(lines: Sequence[Line]) -> list[Line]:
    marked: list[Line] = []
    for line in lines:
        last = marked[-1] if marked else Line(0, 0, line.at, "", line.currency, 0, 0, None)
        if line.number > last.number + 1 and last.kind != Kind.CARRIED:
            marked.append(_carried(last.number + 1, line.at, last.currency, (last.balance, last.balance)))
        marked.append(line)
    return marked
