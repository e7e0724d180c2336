"""What a line whose hand is none may be: by its place on the sign, and by what the known signs have there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from uth.hands import Category
from uth.paytable import ROYAL_FIRST
from uth.pit.sign_known import KnownSign, KnownTable, known_signs
from uth.pit.sign_lines import Printed, SignError, Unplaced
from uth.pit.sign_near import near
from uth.table import Bet
from uth.words import pit_sign as words


def with_meant(error: SignError, tables: Sequence[KnownTable]) -> SignError:
    """Return the error with what its unknown hands may be, and what the sign then is."""
    if error.rest is None or not error.unplaced:
        return error
    return SignError("\n".join((str(error), *_told(error.rest, error.unplaced, tables))))


def _told(rest: Printed, unplaced: Sequence[Unplaced], tables: Sequence[KnownTable]) -> Iterator[str]:
    signs = known_signs(tables, rest.bet)
    others = known_signs(tables, Bet.BLIND if rest.bet is Bet.TRIPS else Bet.TRIPS)
    read = rest
    for one in unplaced:
        meant = _meant(one, rest, signs)
        every = len(meant) == 1 and all(meant[0] in dict(sign.paytable.lines) for sign in signs)
        if meant:
            yield words.meant_words(rest.bet, one.name, meant, every=every)
        if len(meant) == 1 and meant[0] not in dict(read.lines):
            lines = {**dict(read.lines), meant[0]: one.pay}
            read = replace(read, lines=tuple((hand, lines[hand]) for hand in ROYAL_FIRST if hand in lines))
    is_whole = len(read.lines) == len(rest.lines) + len(unplaced)
    for found in near(read, signs, others) if read.lines else ():
        yield words.read_so_words(rest.bet, len(found.differences), found.known.names, whole=is_whole)


def _meant(one: Unplaced, rest: Printed, signs: Sequence[KnownSign]) -> tuple[Category, ...]:
    """The hands without a line that a known sign has at that place, those of the same pay alone if there are any."""
    free = [hand for hand in one.hands if hand not in dict(rest.lines)]
    lines = [dict(sign.paytable.lines) for sign in signs]
    same = tuple(hand for hand in free if any(known.get(hand) == one.pay for known in lines))
    return same or tuple(hand for hand in free if any(hand in known for known in lines))
