"""How long a dealer took for the parts of a round: against pace targets, and for rounds an hour (rules.md 7.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from uth.school.dealing.acts import (
    Act,
    Ask,
    Burn,
    CheckBets,
    CloseBetting,
    CountStub,
    CutDeck,
    DealPacket,
    LoadShuffler,
    OfferCut,
    OpenBetting,
    OpenHouse,
    ScanBets,
    Shuffle,
    TakeFold,
    Timed,
    TurnBoard,
)
from uth.school.settling import acts as settling


class Part(StrEnum):
    """The parts of a round. The values are contract words."""

    BETTING = "betting"
    SHUFFLE = "shuffle"
    DEAL = "deal"
    STREETS = "streets"
    SETTLEMENT = "settlement"
    COUNT = "count"
    TROUBLE = "trouble"
    """Whatever is about something that has gone wrong."""


_PARTS: dict[Part, tuple[type[Act], ...]] = {
    Part.BETTING: (OpenBetting, ScanBets, CloseBetting),
    Part.SHUFFLE: (Shuffle, LoadShuffler, OfferCut, CutDeck),
    Part.DEAL: (DealPacket, Burn),
    Part.STREETS: (Ask, TurnBoard, TakeFold, CheckBets, OpenHouse),
    Part.COUNT: (CountStub,),
}
_HOUR = 3_600_000
FASTEST = 500
"""No person deals so many rounds an hour: with one box a round takes more than a minute (rules.md 7.5)."""


def part_of(act: Act) -> Part:
    """Return which part of a round an act belongs to."""
    found = next((part for part, kinds in _PARTS.items() if isinstance(act, kinds)), None)
    if found is not None:
        return found
    of_settlement = isinstance(act, settling.Act) and not isinstance(act, settling.CallFloor)
    return Part.SETTLEMENT if of_settlement else Part.TROUBLE


@dataclass(frozen=True, slots=True)
class PartTime:
    """The time of one part, in milliseconds: from the act before to each of its own, added up."""

    part: Part
    took: int


def part_times(acts: Iterable[Timed]) -> tuple[PartTime, ...]:
    """Return the times of the parts of a round, in the order in which they were begun."""
    took: dict[Part, int] = {}
    before = 0
    for timed in acts:
        part = part_of(timed.act)
        took[part] = took.get(part, 0) + timed.at - before
        before = timed.at
    return tuple(PartTime(part, time) for part, time in took.items())


def rounds_an_hour(rounds: int, took: int) -> float:
    """Return the pace of *rounds* that took so many milliseconds; 0.0 where nothing was dealt, and where it is no
    person's, as with acts that are not typed by hand: of such times nothing can be said.
    """
    pace = rounds * _HOUR / took if took else 0.0
    return pace if pace <= FASTEST else 0.0
