"""What a sitting needs from elsewhere: chance, a book, company, and a round that was begun before."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Protocol

from uth import shuffle
from uth.company import Remark
from uth.errors import UthError
from uth.game.actions import Action, PlaceBets
from uth.game.model import Round
from uth.shuffle import Shuffle
from uth.table import Table


class SessionError(UthError):
    """Something that a sitting does not allow, such as buying chips in the middle of a round."""


class Entropy(Protocol):
    """Where the bytes of a shuffle come from: 32 or more of them for the round of that number."""

    def __call__(self, round_number: int, /) -> bytes: ...


def secure(_round_number: int, /) -> bytes:
    """Return 32 bytes from the operating system."""
    return secrets.token_bytes(32)


def seeded(seed: str) -> Entropy:
    """Return a source that gives the same deals for the same seed, on every machine and in every version."""
    return lambda round_number: shuffle.entropy_of(seed, round_number)


class Book(Protocol):
    """Where a sitting books what it does, before anybody sees it; a book that cannot write raises an error of its own.

    ``store.book.Book`` keeps it for good.
    """

    def begin(self, table: Table, owner: str, funds: Mapping[str, int], deck: Shuffle, /) -> int:
        """Begin a round and return the player's number of it."""

    def record(self, actions: Sequence[Action], before: Round, after: Round, /) -> None:
        """Book actions that were confirmed together."""

    def move(self, amount: int, currency: str, /) -> None:
        """Book chips bought."""


class Standing(Protocol):
    """A round that was begun before, as ``store.history.Stored`` has it."""

    @property
    def table(self) -> Table:
        """The table that it is played at."""

    @property
    def owner(self) -> str:
        """The player's name in it."""

    @property
    def number(self) -> int:
        """The player's number of it."""

    @property
    def funds(self) -> Mapping[str, int]:
        """What each owner had before the bets, in minor units."""

    @property
    def deck(self) -> Shuffle:
        """The uncut deck."""

    @property
    def actions(self) -> Sequence[Action]:
        """What was done so far."""


class Company(Protocol):
    """Who else plays at the table; *lot*: what is left to chance in a round.

    ``uth.company.Party`` is one. Whatever it does must be legal: a round stands or falls with it.
    """

    @property
    def seats(self) -> Mapping[int, str]:
        """The names by box."""

    def funds(self, table: Table, had: Mapping[str, int], /) -> Mapping[str, int]:
        """Return what each has for a round; *had*: what everybody had after the one before."""

    def bets(self, state: Round, lot: str, /) -> Sequence[PlaceBets]:
        """Return the bets on a round that waits for them."""

    def action(self, state: Round, lot: str, /) -> Action | None:
        """Return what one of them does now; None where none of them is asked."""

    def remarks(self, state: Round, player: str, lot: str, /) -> Sequence[Remark]:
        """Return what they say about a settled round; *player*: the person's name in it."""


class Throwaway:
    """The book of a sitting that nothing is kept of."""

    def __init__(self) -> None:
        self._rounds = 0

    def begin(self, _table: Table, _owner: str, _funds: Mapping[str, int], _deck: Shuffle, /) -> int:
        """Count the rounds."""
        self._rounds += 1
        return self._rounds

    def record(self, _actions: Sequence[Action], _before: Round, _after: Round, /) -> None:
        """Keep nothing."""

    def move(self, _amount: int, _currency: str, /) -> None:
        """Keep nothing."""
