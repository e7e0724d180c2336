"""Who may sit down with kept chips: the player's account and language."""

from __future__ import annotations

from dataclasses import dataclass

from uth import __version__
from uth.session import Entropy
from uth.store.account import Account
from uth.store.database import Database
from uth.store.locks import InUse
from uth.store.players import Players
from uth.table import Table
from uth.told.visit import Opened
from uth.ui.evening import Evening, Patron, who_plays
from uth.ui.preferences import Preferences
from uth.words import asked as asked_words
from uth.words import players as player_words


@dataclass
class PlayersDoor:
    """The way to a table with kept chips. Amounts are minor units.

    :ivar usual: what somebody buys who never had chips of the table's currency.
    :ivar wanted: with how much the player wants to sit down; None for what there is.
    :ivar name: who plays; empty for who played last.
    :ivar source: what the table is found by the next time: a name or a path.
    :ivar company: with how many simulated players, from now on; None for as many as the player's settings say.
    """

    database: Database
    table: Table
    boxes: int
    entropy: Entropy
    usual: int
    wanted: int | None = None
    name: str = ""
    source: str = ""
    company: int | None = None
    _account: Account | None = None

    def __call__(self) -> Opened:
        """Open the player's account; return the evening, with what is wrong with the player's settings.

        :raises StoreError: if the data cannot be read or written, or another window has the player's chips.
        """
        if self._account is None:
            player = who_plays(Players(self.database), self.name)
            try:
                self._account = Account(self.database, player, __version__)
            except InUse as error:
                raise InUse(f"{player_words.in_use(player.name)} {asked_words.other_player()}") from error
        # The language of the settings is in use from here on.
        preferences = Preferences.of(self._account.player.uid)
        if self.source:
            preferences.change(table=self.source)
        if self.company is not None:
            preferences.change(company=self.company)
        notices = preferences.take_notice().splitlines()
        patron = Patron(self._account, self.wanted, comes_in=True)
        evening = Evening(self.table, self.usual, self.boxes, self.entropy, patron)
        evening.company = preferences.settings.company
        return Opened(evening, notices, preferences, (self.database, self._account.player.id))

    def close(self) -> None:
        """Let others have the player's chips."""
        if self._account is not None:
            self._account.close()
            self._account = None
