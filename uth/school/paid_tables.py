"""Tables that were paid, with one deliberate fault of a kind or with none, for the drill that looks for mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from uth.company.chance import Chance
from uth.game.model import Round
from uth.school.dealt import boxes_laid
from uth.school.drawable import drawable
from uth.school.ends import ended, ends_of
from uth.school.faults import KINDS, TRIPS_PAID, WRONG_AMOUNT, Fault, faults_in
from uth.table import Table
from uth.train.errors.model import Error

_MOST_OTHERS = 2
_PROBES, _TRIES = 20, 400
"""So often tables are dealt to see whether a kind of fault is possible, and until there is room for one that is."""

_WINS = ("wins with less than three of a kind", "wins with three of a kind", "not qualified, wins")
_PAYS = ("wins with a straight", "wins with a flush", "wins with a full house", "not qualified, wins with a straight")
_LOSES = ("loses with less than three of a kind", "not qualified, loses")
_TRIPS_ALONE = ("loses with three of a kind", "loses with a straight", "folds with three of a kind")

FAULTY: dict[str, tuple[str, ...]] = {
    Error.MISREAD_HAND: (*_WINS, *_PAYS, *_LOSES, "ties"),
    Error.MISREAD_DEALER: (*_LOSES, *_PAYS, *_TRIPS_ALONE),
    Error.WRONG_ODDS: (*_PAYS, "wins with three of a kind", *_TRIPS_ALONE),
    Error.WRONG_MULTIPLE: (*_WINS, *_PAYS),
    Error.LOSER_PAID: (*_LOSES, *_TRIPS_ALONE),
    Error.WINNER_TAKEN: (*_WINS, *_PAYS),
    Error.TIE_TAKEN: ("ties", "board plays", "royal on the board", "not qualified, ties"),
    Error.NOT_QUALIFIED: ("not qualified, wins", "not qualified, ties", "not qualified, loses"),
    Error.BLIND: (*_WINS, *_PAYS, *_LOSES),
    Error.TRIPS_MISSED: (*_TRIPS_ALONE, "royal on the board"),
    TRIPS_PAID: (*_LOSES, "wins with less than three of a kind", "ties", "folds"),
    WRONG_AMOUNT: (*_WINS, *_PAYS),
}
"""The kinds with a fault, and the ends of a box that give room for it."""

FAULTLESS: dict[str, tuple[str, ...]] = {
    "nothing wrong: dealer does not qualify": ("not qualified, loses", "not qualified, ties"),
    "nothing wrong: loses with a high hand": ("loses with a straight", "loses with a full house"),
    "nothing wrong: tie": ("ties", "board plays", "royal on the board"),
    "nothing wrong: wins with a low hand": ("wins with three of a kind", "wins with less than three of a kind"),
    "nothing wrong: wins with a high hand": _PAYS,
    "nothing wrong: not qualified, player wins": ("not qualified, wins", "not qualified, wins with a straight"),
    "nothing wrong: folds": ("folds", "folds with three of a kind", "folds, not qualified"),
    "nothing wrong: loses": _LOSES,
}
"""The kinds without one: what looks as if it were wrong."""


@dataclass(frozen=True, slots=True)
class PaidTable:
    """A table after it was paid.

    :ivar boxes: the boxes that are laid out.
    :ivar state: the round, settled as it is right.
    :ivar fault: what was done wrongly, None for nothing.
    """

    boxes: tuple[int, ...]
    state: Round
    fault: Fault | None


def kinds_of(table: Table) -> tuple[str, ...]:
    """Return the faults that this table can have, and half as many kinds without: a third of all."""
    faulty = _possible(table)
    faultless = [kind for kind, ends in FAULTLESS.items() if _ends(table, ends)]
    return (*faulty, *faultless[: (len(faulty) + 1) // 2])


@lru_cache(maxsize=32)
def _possible(table: Table) -> tuple[str, ...]:
    """The kinds of fault for which a table is found: what a sign leaves room for shows when it is tried."""
    return drawable(KINDS, lambda kind, chance: _faulty(table, kind, chance, _PROBES))


def paid_table(table: Table, kind: str, chance: Chance) -> PaidTable:
    """Return a table of that kind; of the faults that it could have each is equally likely.

    :raises ValueError: if the table has no such kind.
    """
    if kind not in kinds_of(table):
        raise ValueError(f"no such kind here: {kind}")
    found = _dealt(table, FAULTLESS[kind], chance) if kind in FAULTLESS else _faulty(table, kind, chance, _TRIES)
    if found is None:
        raise ValueError(f"{kind}: no table in {_TRIES} tries")
    return found


def _ends(table: Table, names: tuple[str, ...]) -> tuple[str, ...]:
    there = ends_of(table)
    return tuple(name for name in names if name in there)


def _dealt(table: Table, ends: tuple[str, ...], chance: Chance) -> PaidTable:
    """A settled round of one to three boxes, the first of which ends in one of these ways."""
    boxes = boxes_laid(table, chance)
    others = chance.between(0, min(_MOST_OTHERS, len(boxes) - 1))
    _box, state = ended(table, chance.one_of(_ends(table, ends)), boxes, others, chance)
    return PaidTable(boxes, state, None)


def _faulty(table: Table, kind: str, chance: Chance, tries: int) -> PaidTable | None:
    if not _ends(table, FAULTY[kind]):
        return None
    for _try in range(tries):
        dealt = _dealt(table, FAULTY[kind], chance)
        faults = faults_in(dealt.state, kind)
        if faults:
            return PaidTable(dealt.boxes, dealt.state, chance.one_of(faults))
    return None
