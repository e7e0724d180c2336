"""What simulated players say when a round has come out: which of them, and at what. ``words.company`` has the words.

Nobody advises, and nobody speaks of cards that do not lie open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from uth.company.chance import Chance
from uth.company.personas import Manner, persona_of
from uth.game.model import Round
from uth.game.settlement import BetResult, BoxSettlement, Result
from uth.hands import Category
from uth.table import Bet

VARIANTS = 2
"""In so many ways each remark is worded."""
_MOST = 2
"""So many of the company speak in a round."""
_BIG = 10
"""A win of so many Antes is a big one."""
_RARELY = 12
"""In so many of a hundred rounds somebody says something about an ordinary win or loss."""


class Occasion(StrEnum):
    """What a remark is about."""

    BIG_WIN = "big win"
    BAD_BEAT = "bad beat"
    TRIPS = "trips"
    NEIGHBOUR = "neighbour"
    """The person at the table has won much."""
    WIN = "win"
    LOSS = "loss"


_SELDOM = (Occasion.BIG_WIN, Occasion.BAD_BEAT, Occasion.TRIPS, Occasion.NEIGHBOUR)
"""What is worth a remark; somebody who talks little leaves out some of it all the same."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that somebody says; *variant* counts from 0."""

    name: str
    manner: Manner
    occasion: Occasion
    variant: int


def remarks(state: Round, player: str, names: tuple[str, ...], lot: str) -> tuple[Remark, ...]:
    """Return what those of *names* say about a settled round; nothing before. *player*: the person at the table."""
    if state.settlement is None:
        return ()
    ante = {box.number: box.stake(Bet.ANTE) for box in state.boxes}
    big = any(settled.net >= _BIG * ante[settled.box] for settled in state.settlement.boxes if settled.owner == player)
    boxes = [settled for settled in state.settlement.boxes if settled.owner in names]
    said = [(next(_occasions(each, ante[each.box], big), None), each.owner) for each in boxes]
    order = list(Occasion)
    worth = sorted((order.index(occasion), name) for occasion, name in said if occasion is not None)
    made = (_remark(order[place], name, lot) for place, name in worth)
    return tuple(remark for remark in made if remark is not None)[:_MOST]


def _remark(occasion: Occasion, name: str, lot: str) -> Remark | None:
    persona, chance = persona_of(name), Chance(lot, f"remark of {name}")
    if not chance.happens(persona.talks if occasion in _SELDOM else _RARELY):
        return None
    return Remark(name, persona.manner, occasion, chance.between(0, VARIANTS - 1))


def _occasions(settled: BoxSettlement, ante: int, neighbour: bool) -> Iterator[Occasion]:
    """What there is to be said about a box by whose it is, the most remarkable first."""
    if settled.net >= _BIG * ante:
        yield Occasion.BIG_WIN
    if settled.result is Result.LOSE and settled.hand.category >= Category.TWO_PAIR:
        yield Occasion.BAD_BEAT
    if any(line.bet is Bet.TRIPS and line.result is BetResult.WIN for line in settled.lines):
        yield Occasion.TRIPS
    if neighbour:
        yield Occasion.NEIGHBOUR
    if settled.net > 0:
        yield Occasion.WIN
    elif settled.result is Result.LOSE:
        yield Occasion.LOSS
