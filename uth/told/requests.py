"""What can be asked for at the table, as records, and the refusal to do it."""

from __future__ import annotations

from dataclasses import dataclass

from uth.errors import UthError
from uth.game.model import Choice
from uth.store.coaching import Advice
from uth.told.vocabulary import Word


@dataclass(frozen=True, slots=True)
class On:
    """An empty line: the obvious way on."""


@dataclass(frozen=True, slots=True)
class Plain:
    """One word that needs nothing else."""

    word: Word


@dataclass(frozen=True, slots=True)
class Buy:
    """Chips for an amount, as it was typed; empty for the usual one."""

    amount: str = ""


@dataclass(frozen=True, slots=True)
class CutAt:
    """Cut the deck; *at*: how many cards go under, None for half of them."""

    at: int | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """A decision. *choice*: None for Play where no multiple was named; *box*: 0 for the one in turn."""

    choice: Choice | None
    box: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """What shall lie on some boxes; amounts as they were typed, empty where they stay as they are."""

    boxes: tuple[int, ...] = ()
    """None named: the one that is bet on."""
    all: bool = False
    """Every box with a bet, instead."""
    ante: str = ""
    blind: str = ""
    trips: str = ""
    dark: int | None = None
    """The multiple of a dark box; 0 for the lowest."""
    seen: bool = False
    clear: bool = False


@dataclass(frozen=True, slots=True)
class Lay:
    """Changes of the bets, one after another, and whether to deal to them then.

    *steps*: a change, or one of ``rebet``, ``double``, ``undo``, ``clear`` for all bets.
    """

    steps: tuple[Change | Word, ...] = ()
    deal: bool = False


@dataclass(frozen=True, slots=True)
class Advise:
    """How strong the advice is; *strength*: make it that strong, None to be told."""

    strength: Advice | None = None


Request = On | Plain | Buy | CutAt | Choose | Lay | Advise


class Refused(UthError):
    """What was asked for cannot be done, and nothing has changed; the text is a sentence for the player."""
