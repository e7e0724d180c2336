"""A player's chips and history in the hand of this window."""

from __future__ import annotations

from uth.store.book import Book
from uth.store.database import Database
from uth.store.history import History, Stored
from uth.store.ledger import Ledger
from uth.store.players import Player, Players


class Account:
    """An open account: nobody else moves this player's chips until it is closed.

    :ivar player: whose it is.
    :ivar book: where sittings book.
    """

    def __init__(self, database: Database, player: Player, version: str) -> None:
        """Open it. *version*: of the program, for the record.

        :raises InUse: if another window has it open.
        :raises CannotWrite: if its lock cannot be made.
        """
        self.database = database
        self.player = player
        self._lock = Players(database).lock(player)
        self.book = Book(database, player, version)
        self.ledger = Ledger(database, player.id)
        self.history = History(database, player.id)

    def close(self) -> None:
        """Let another window have it."""
        self._lock.release()

    def bring(self, currency: str, wanted: int | None, usual: int) -> int:
        """Return with how much the player sits down, in minor units of a currency.

        *wanted*: exactly so much; chips are bought or taken away for it. None: what the player has; one who never had
        chips of this currency buys the *usual* amount.

        :raises CannotWrite: if it cannot be written; nothing has changed.
        :raises Damaged: if the ledger does not add up.
        """
        has = self.book.balance(currency)
        if wanted is None:
            wanted = has if currency in self.ledger.currencies() else usual
        if wanted != has:
            self.book.move(wanted - has, currency)
        return wanted

    def waiting(self) -> Stored | None:
        """Return the round that was begun, has bets, and is not finished; None if no round waits.

        :raises Damaged: if it cannot be read.
        """
        stored = self.history.open_round()
        return stored if stored is not None and stored.actions else None
