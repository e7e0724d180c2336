"""Which entries belong to their rounds: damage may have put another round there, another amount or another kind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from uth.store.kinds import Kind
from uth.store.remains import Line


@dataclass(slots=True)
class Due:
    """What a round moved at one moment. *staked*: from the player; *back*: to the player; in minor units.

    :ivar kinds: of the entries that say so.
    """

    kinds: set[Kind] = field(default_factory=set)
    staked: int = 0
    back: int = 0


Dues = Mapping[int, Due]
"""By moment, in milliseconds since 1970."""


def linked(lines: Sequence[Line], dues: Mapping[int, Dues]) -> list[Line]:
    """Return the entries, without their round where it did not move that; *dues*: by the key of the round.

    Of a round that is not among these nothing is known.
    """
    wrong = {line.number for group in _together(lines, dues).values() for line in _wrong(group, dues)}
    return [line._replace(round=None) if line.number in wrong else line for line in lines]


def _together(lines: Sequence[Line], dues: Mapping[int, Dues]) -> dict[tuple[int, int, bool], list[Line]]:
    """Return the entries that together make what a round staked at one moment, or what came back."""
    found: dict[tuple[int, int, bool], list[Line]] = defaultdict(list)
    for line in lines:
        if line.round is not None and line.round in dues:
            found[line.round, line.at, line.kind == Kind.PAID].append(line)
    return found


def _wrong(group: Sequence[Line], dues: Mapping[int, Dues]) -> Iterator[Line]:
    """Yield those of a group that cannot be part of what it should make."""
    round_id, at, kind = group[0].round, group[0].at, group[0].kind
    due = dues[round_id].get(at, Due()) if round_id is not None else Due()
    whole = due.back if kind == Kind.PAID else -due.staked
    fitting = [line for line in group if line.kind in due.kinds]
    agrees = sum(line.amount for line in fitting) == whole
    left = whole
    for line in group:
        if line.kind in due.kinds and (agrees or 0 < line.amount * whole <= left * whole):
            left -= line.amount
        else:
            yield line
