"""The players of this computer at their tables: who sits down, with which chips, and where the ways lead from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from uth import __version__
from uth.session import Entropy
from uth.store import settings_file
from uth.store.account import Account
from uth.store.database import Database, StoreError
from uth.store.files import WriteError
from uth.store.locks import InUse
from uth.store.players import Player, Players, Profile
from uth.store.spans import sittings
from uth.table import Table
from uth.ui import trouble
from uth.ui.commands import Command
from uth.ui.evening import who_plays
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.players import PlayersScene
from uth.ui.scenes.rounds import RoundsScene
from uth.ui.scenes.statistics import Source, StatisticsScene
from uth.ui.sitting import Guest, Sitting
from uth.words import players as player_words
from uth.words import prompts as words


@dataclass(frozen=True, slots=True)
class Order:
    """What is laid out for whoever sits down. Amounts are minor units."""

    table: Table
    boxes: int
    entropy: Entropy
    usual: int
    """What somebody buys who never had chips of the table's currency."""
    wanted: int | None = None
    """With how much the first player sits down, if that was said."""
    player: str = ""
    """Who that is, if it was said; a new name makes a new player."""


class House:
    """One window with its players.

    :ivar sitting: the sitting at this moment, None before somebody sits down.
    :ivar preferences: how the player who sits down likes the table.
    """

    def __init__(self, database: Database, order: Order, damage: str = "") -> None:
        """*damage*: what the person must be told about the data first."""
        self.sitting: Sitting | None = None
        self._database = database
        self._players = Players(database)
        self._order = order
        self._damage = damage
        self._wanted = order.wanted
        self._account: Account | None = None
        self.preferences = Preferences()
        self._labels = KeyLabels()

    def start(self, labels: KeyLabels) -> Scene:
        """Return the first scene, and after a fault the same table again."""
        self._labels = labels
        if self._damage:
            damage, self._damage = self._damage, ""
            return trouble.rescued(damage, self._first)
        sitting = self.sitting
        return self._first() if sitting is None else self._safely(lambda: sitting.scene(labels))

    def close(self) -> None:
        """Let other windows have the player's chips."""
        if self._account is not None:
            self._account.close()
            self._account = None

    def _first(self) -> Scene:
        return self._safely(lambda: self.sit_down(who_plays(self._players, self._order.player)))

    def sit_down(self, player: Player) -> Scene:
        """Return the table for a player, or the choice of players where another window has this one's chips.

        :raises StoreError: if the data cannot be read or written.
        """
        if self._account is None or self._account.player.id != player.id:
            try:
                account = Account(self._database, player, __version__)
            except InUse:
                return self.players(player_words.in_use(player.name))
            self.close()
            self._account = account
            self.preferences = Preferences.of(player.uid)
        return self._table()

    def _table(self) -> Scene:
        """Lay the table out for the player whose account is open."""
        assert self._account is not None
        order, wanted = self._order, self._wanted
        self._wanted = None
        guest = Guest(self._account, wanted, _rooms(), self._door, self.preferences)
        self.sitting = Sitting(order.table, order.usual, order.boxes, order.entropy, guest)
        return self.sitting.scene(self._labels)

    def _door(self, command: Command) -> Scene:
        """Return the scene that a command of the table leads to."""
        match command:
            case Command.PLAYERS:
                return self._safely(self.players)
            case Command.REVIEW:
                return self._safely(self._review)
            case Command.STATISTICS:
                return self._safely(self._statistics)
            case _:
                return self._safely(self._table)

    def players(self, notice: str = "") -> Scene:
        """Return the page of the players; *notice*: why it is shown.

        :raises StoreError: if the data cannot be read.
        """
        scene = PlayersScene(self._labels, self, notice)
        scene.theme, scene.state.scale = self.preferences.theme, self.preferences.settings.scale
        return scene

    def _review(self) -> Scene:
        """Return the rounds of the player who sits at the table."""
        assert self._account is not None
        return RoundsScene(self._labels, self._account.history, self.preferences)

    def _statistics(self) -> Scene:
        """Return the statistics of the player who sits at the table, of this sitting once it has a settled round."""
        assert self._account is not None
        player = self._account.player
        played = self.sitting is not None and self.sitting.rounds > 0
        latest = next(iter(sittings(self._database, player.id)), None) if played else None
        source = Source.of(self._database, player, int(latest.name) if latest else None)
        scale = self.preferences.settings.scale
        return StatisticsScene(self._labels, source, theme=self.preferences.theme, scale=scale)

    def _safely(self, scene: Callable[[], Scene]) -> Scene:
        """Return the scene, or the message that the data cannot be used, which tries again."""
        try:
            return scene()
        except StoreError as error:
            return trouble.stopped(str(error), lambda: self._safely(scene))

    # --- what the page of the players asks for

    @property
    def playing(self) -> Player | None:
        """Whose chips this window has."""
        return self._account.player if self._account else None

    def profiles(self) -> tuple[Profile, ...]:
        """Return the players by name, with what is told about each."""
        return self._players.profiles()

    def create(self, name: str) -> None:
        """Add a player."""
        self._players.create(name)

    def rename(self, player: Player, name: str) -> None:
        """Give a player another name; one whom another window has in its hand keeps the old one."""
        if self._account is not None and self._account.player.id == player.id:
            self._account.player = self._players.rename(player, name)
            return
        with self._held(player):
            self._players.rename(player, name)

    def delete(self, player: Player) -> None:
        """Delete a player with everything; nobody plays afterwards if it was who sat at the table."""
        if self._account is not None and self._account.player.id == player.id:
            self.close()
        with self._held(player):
            self._players.delete(player)
        # A file of settings that stays behind is nobody's: it does no harm.
        with suppress(WriteError):
            settings_file.delete(player.uid)

    @contextmanager
    def _held(self, player: Player) -> Iterator[None]:
        """Hold the chips of a player who does not sit at this window's table."""
        lock = self._players.lock(player)
        try:
            yield
        finally:
            lock.release()


def _rooms() -> dict[Command, str]:
    return {
        Command.REVIEW: words.review_word(),
        Command.STATISTICS: words.statistics_word(),
        Command.PLAYERS: words.players_word(),
    }
