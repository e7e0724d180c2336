"""Who may sit down at a table besides the player: names, and how each of them bets, plays, thinks and talks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Manner(StrEnum):
    """How somebody talks."""

    CHEERFUL = "cheerful"
    DRY = "dry"
    GRUMPY = "grumpy"
    POLITE = "polite"


@dataclass(frozen=True, slots=True)
class Persona:
    """A simulated player.

    :ivar name: what the player is called, at the table and in its records.
    :ivar strategy: the name of a strategy that comes with the program.
    :ivar antes: the Antes that are bet, in multiples of the table's lowest; one of them is drawn for each round.
    :ivar trips: in how many of a hundred rounds Trips is bet, where the table has it.
    :ivar seconds: how long an ordinary decision takes.
    :ivar talks: how often, in a hundred moments worth a remark, one is made.
    """

    name: str
    manner: Manner
    strategy: str
    antes: tuple[int, ...]
    trips: int
    seconds: float
    talks: int


PERSONAS = (
    Persona("Maria", Manner.CHEERFUL, "practical", (1, 2, 2), 60, 0.5, 70),
    Persona("Viktor", Manner.GRUMPY, "timid", (1, 1, 2), 10, 0.9, 60),
    Persona("Aiko", Manner.POLITE, "practical", (2, 2, 3), 0, 0.4, 30),
    Persona("Sam", Manner.CHEERFUL, "always-4x", (1, 3, 5), 90, 0.25, 90),
    Persona("Ingrid", Manner.DRY, "three-x", (2, 3), 30, 0.6, 50),
    Persona("Omar", Manner.POLITE, "no-pair-folds", (1, 1, 1, 2), 50, 0.8, 50),
    Persona("Rosa", Manner.DRY, "never-raise-early", (1,), 100, 0.45, 60),
    Persona("Bruno", Manner.GRUMPY, "novice", (1, 2, 4), 70, 0.7, 80),
    Persona("Lin", Manner.CHEERFUL, "novice", (1, 1, 2), 40, 0.9, 50),
)
_BY_NAME = {persona.name: persona for persona in PERSONAS}


def persona_of(name: str) -> Persona:
    """Return who plays under that name in a round; for a name that nobody has any more, somebody who plays soundly."""
    return _BY_NAME.get(name) or Persona(name, Manner.POLITE, "practical", (1,), 0, 0.5, 0)
