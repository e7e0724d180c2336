"""What the coach and the dealer school share: the answers of a drill go to a player, or nowhere, as they are given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from uth.store.database import Database, StoreError
from uth.store.drills import Drills
from uth.store.players import Player

Plan_contra = TypeVar("Plan_contra", contravariant=True)
Mark_contra = TypeVar("Mark_contra", contravariant=True)
Store = TypeVar("Store", bound=Drills[Any])


class Keeps(Protocol[Plan_contra, Mark_contra]):
    """Where answers go."""

    def add(self, plan: Plan_contra, mark: Mark_contra) -> None:
        """Keep an answer to a drill, and with the first one the drill.

        :raises StoreError: if it cannot be written.
        """


class Practice(ABC, Generic[Plan_contra, Mark_contra, Store]):
    """The practice of one player; of nobody without one.

    :ivar player: whose it is, None if nothing is kept.
    :ivar kept: where the answers are kept, and whose they are; None for nowhere.
    """

    def __init__(self, database: Database | None = None, player: Player | None = None) -> None:
        self.player = player
        self.kept = (database, player) if database is not None and player is not None else None
        self._store = self._opened(*self.kept) if self.kept else None
        self._number = 0
        """The number of the drill among the player's own; 0 before its first answer."""

    def add(self, plan: Plan_contra, mark: Mark_contra) -> None:
        """Keep an answer to a drill, and with the first one the drill.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        if self._store is not None and self.kept is not None:
            self._number = self._number or self._store.begin(self._plan_data(plan))
            self._store.add(self._number, [self._answer(mark, self.kept[0].time())])

    @abstractmethod
    def _opened(self, database: Database, player: Player) -> Store:
        """That player's drills."""

    @abstractmethod
    def _plan_data(self, plan: Plan_contra) -> Mapping[str, Any]:
        """A plan as what JSON can hold."""

    @abstractmethod
    def _answer(self, mark: Mark_contra, at: int) -> Any:
        """An answer as the store keeps it; *at*: when it was given, in milliseconds since 1970, UTC."""


class Recorder(Generic[Plan_contra, Mark_contra]):
    """Writes the answers of one drill down, in order.

    :ivar unkept: why answers could not be written down, a sentence; it is tried again with the next one.
    """

    def __init__(self, keeping: Keeps[Plan_contra, Mark_contra]) -> None:
        self.unkept = ""
        self._keeping = keeping
        self._kept = 0
        """So many answers are written down."""

    def _record(self, plan: Plan_contra, marks: Sequence[Mark_contra]) -> None:
        """Write down those of all the answers so far that are not yet."""
        for mark in marks[self._kept :]:
            try:
                self._keeping.add(plan, mark)
            except StoreError as error:
                self.unkept = str(error)
                return
            self._kept, self.unkept = self._kept + 1, ""
