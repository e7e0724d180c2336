"""The players of this computer at their tables: who sits down, with which chips, and where the ways lead from there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from uth import __version__
from uth.analysis.worker import Worker
from uth.config import TableNotFound
from uth.store.account import Account
from uth.store.database import Database, StoreError
from uth.store.history import History
from uth.store.locks import InUse
from uth.store.players import Player, Players
from uth.store.spans import sittings
from uth.ui import trouble
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.commands import Command
from uth.ui.evening import who_plays
from uth.ui.keys import KeyLabels
from uth.ui.learn.pupil import Pupil
from uth.ui.lobby import Lobby, rooms
from uth.ui.log import Log
from uth.ui.offers import Offer, offer_of
from uth.ui.order import Order
from uth.ui.preferences import Preferences
from uth.ui.reception import Reception
from uth.ui.scene import Played, Scene
from uth.ui.scenes.first import FirstScene
from uth.ui.scenes.players import PlayersScene
from uth.ui.scenes.rounds import RoundsScene
from uth.ui.scenes.statistics import Source, StatisticsScene
from uth.ui.scenes.table import TableScene
from uth.ui.seat import first_bankroll, most_boxes
from uth.ui.sitting import Guest, Sitting
from uth.words import players as player_words
from uth.words.pages import window_title


class House:
    """One window with its players.

    :ivar sitting: the sitting at this moment, None before somebody sits down.
    :ivar preferences: how the player who sits down likes the table.
    :ivar account: of the player whose chips this window has; None while nobody has sat down.
    :ivar table: the table that is laid out, and *source*: what it is found by.
    :ivar since: when the player sat down, in milliseconds since 1970, UTC.
    :ivar labels: what is printed on the keys.
    :ivar workers: makes workers; None for the usual ones.
    :ivar study: what the coach of the player whose account is open has at hand.
    """

    def __init__(
        self, database: Database, order: Order, damage: str = "", workers: Callable[[], Worker] | None = None
    ) -> None:
        """*damage*: what the person must be told about the data first; *workers*: makes the coach's worker."""
        self.sitting: Sitting | None = None
        self._database = database
        self._players = Players(database)
        self._order = order
        self._damage = damage
        self._wanted, self._company = order.wanted, order.company
        self.account: Account | None = None
        self.table, self.source, self.since = order.table, order.source, 0
        self.preferences = Preferences()
        self.labels = KeyLabels()
        self.lobby = Lobby(self)
        self.reception = Reception(self, database)
        self._scene: Played | None = None
        self._log = Log()
        self._guided = self._comes_in = False
        self.workers = workers
        self.study = Study(Advisor(workers))

    def start(self, labels: KeyLabels) -> Scene:
        """Return the first scene, and after a fault the same table again."""
        self.labels = labels
        if self._damage:
            damage, self._damage = self._damage, ""
            return trouble.rescued(damage, self._first)
        if self._order.notice and self.account is None:
            return trouble.another_table(self._order.notice, self._first)
        return self._first() if self.sitting is None else self._safely(self._laid_out)

    def title(self) -> str:
        """Return what stands over the window: who plays, and where."""
        return window_title(self.playing.name if self.playing else "", self.table.name)

    def close(self) -> None:
        """Let other windows have the player's chips; nothing is worked out any more."""
        self.study.advisor.close()
        self.lobby.close()
        if self.account is not None:
            self.account.close()
            self.account = None

    def _first(self) -> Scene:
        return self._safely(self._first_to_sit_down)

    def _first_to_sit_down(self) -> Scene:
        """Return the table for who plays, or the players where another window has that one's chips.

        Where nobody ever sat, and nobody was named, ask who it is; a first round is explained if one left before it.
        """
        if not self._order.player and self._players.latest() is None:
            return self._welcome()
        player = who_plays(self._players, self._order.player)
        self._guided = not (self._order.player or History(self._database, player.id).count())
        try:
            return self.sit_down(player)
        except InUse as error:
            return self.players(str(error))

    def _welcome(self) -> Scene:
        return FirstScene(self.labels, self, self._order.wanted)

    def begin(
        self, name: str, bankroll: int | None, offer: Offer | None, *, guided: bool, trains: bool = False
    ) -> Scene:
        """Make a player, and return the table for that one, or the dealer school; *bankroll* in minor units.

        :raises StoreError: if the name cannot be taken, or nothing can be written.
        """
        player = self._players.create(name)
        if offer is not None and offer.table is not None:
            self.table, self.source = offer.table, offer.source
        self._wanted, self._guided = bankroll, guided
        return self.train(player) if trains else self.sit_down(player)

    def sit_down(self, player: Player) -> Scene:
        """Return the table for a player: the one that is laid out, for another player than before the one of last time.

        :raises InUse: if another window has this one's chips.
        :raises StoreError: if the data cannot be read or written.
        """
        self._take_in(player)
        return self._table()

    def train(self, player: Player) -> Scene:
        """Return the dealer school for a player, on the menu; it raises what :meth:`sit_down` does."""
        self._take_in(player)
        return self.lobby.in_school()

    def _take_in(self, player: Player) -> None:
        before = self.account
        if before is None or before.player.id != player.id:
            try:
                account = Account(self._database, player, __version__)
            except InUse as error:
                raise InUse(player_words.in_use(player.name)) from error
            self.close()
            self.account, self.since = account, self._database.clock()
            self._comes_in = True
            self.study = Study.of(self._database, player.id, self.study.advisor)
            self.preferences = Preferences.of(player.uid)
            self.sitting = None
            if before is not None:
                self._take_table_of_last_time()

    def _take_table_of_last_time(self) -> None:
        """Lay out where this player sat last; what cannot be laid out any more is left as it is."""
        source = self.preferences.settings.table
        with suppress(TableNotFound):
            offer = offer_of(source) if source and source != self.source else None
            if offer is not None and offer.table is not None:
                self.table, self.source = offer.table, offer.source

    def sit_at(self, offer: Offer) -> Scene:
        """Lay another table out; where nobody has sat down yet, ask who does.

        :raises StoreError: if the data cannot be read or written.
        """
        assert offer.table is not None
        self.table, self.source = offer.table, offer.source
        return self.play()

    def play(self) -> Scene:
        """Return the table for who sat there last, or ask who plays where nobody did."""
        if self.account is not None:
            return self._safely(self._table)
        return self._safely(lambda: self.players() if self._players.latest() else self._welcome())

    def _table(self) -> Scene:
        """Lay the table out for the player whose account is open, and remember it."""
        assert self.account is not None
        order = self._order
        if self.source:
            self.preferences.change(table=self.source)
        if self._company is not None:
            self.preferences.change(company=self._company)
            self._company = None
        asked = self.table == order.table
        usual = order.usual if asked else first_bankroll(self.table)
        boxes = order.boxes if asked else min(order.boxes, most_boxes(self.table))
        guest = Guest(
            self.account,
            self._wanted,
            self._comes_in,
            rooms=rooms(),
            door=self._door,
            preferences=self.preferences,
            log=self._log,
            guided=self._guided,
            study=self.study,
        )
        self._guided = self._comes_in = False
        self.sitting = Sitting(self.table, usual, boxes, order.entropy, guest)
        scene = self._laid_out()
        # Where a round goes on at another table first, the chips are brought after it.
        self._wanted = guest.wanted
        return scene

    @property
    def pupil(self) -> Pupil:
        """Who practises: the player whose account is open, or somebody of whom nothing is kept."""
        kept = (self._database, self.account.player) if self.account is not None else None
        return Pupil(self.labels, self.preferences, self.table, kept, self.study.advisor)

    def _laid_out(self) -> Scene:
        """Return the scene of the sitting; after a fault the round goes on, or is void if it cannot."""
        assert self.sitting is not None
        self._scene = self.sitting.scene(self.labels)
        return self._scene

    def _door(self, command: Command) -> Scene:
        """Return the scene that a command of the table leads to."""
        match command:
            case Command.PLAYERS:
                return self.the_players()
            case Command.REVIEW:
                return self.review()
            case Command.STATISTICS:
                return self.statistics()
            case Command.MAIN_MENU:
                return self.lobby.menu(seated=True)
            case Command.LEAVE:
                return self.lobby.leave()
            case _:
                return self.play()

    def the_players(self) -> Scene:
        """Return the page of the players, or why they cannot be read."""
        return self._safely(self.players)

    def review(self) -> Scene:
        """Return the rounds of the player who sat down, or why they cannot be read."""
        account = self.account
        assert account is not None
        return self._safely(lambda: RoundsScene(self.labels, account.history, self.preferences))

    def statistics(self) -> Scene:
        """Return the statistics of the player who sat down, or why they cannot be read."""
        return self._safely(self._statistics)

    def the_trainees(self) -> Scene:
        """Return the page of the players for the dealer school, or why they cannot be read."""
        return self._safely(lambda: self.players(trains=True))

    def players(self, notice: str = "", *, trains: bool = False) -> Scene:
        """Return the page of the players; *notice*: why it is shown; *trains*: who is chosen goes to the school.

        :raises StoreError: if the data cannot be read.
        """
        scene = PlayersScene(self.labels, self.reception, notice, trains=trains)
        scene.theme, scene.state.scale = self.preferences.theme, self.preferences.settings.scale
        return scene

    def _statistics(self) -> Scene:
        """Return the statistics of the player who sits at the table, of this sitting once it has a settled round."""
        assert self.account is not None
        player = self.account.player
        played = self.sitting is not None and self.sitting.rounds > 0
        latest = next(iter(sittings(self._database, player.id)), None) if played else None
        source = Source.of(self._database, player, int(latest.name) if latest else None)
        return StatisticsScene(self.labels, source, theme=self.preferences.theme, scale=self.preferences.settings.scale)

    def _safely(self, scene: Callable[[], Scene]) -> Scene:
        """Return the scene, or the message that the data cannot be used, which tries again."""
        try:
            return scene()
        except StoreError as error:
            return trouble.stopped(str(error), lambda: self._safely(scene))

    @property
    def playing(self) -> Player | None:
        """Whose chips this window has."""
        return self.account.player if self.account else None

    def nobody(self) -> Scene:
        """Return where somebody comes who has not chosen who plays."""
        return self.lobby.menu()

    def renamed(self, player: Player) -> None:
        """Call who sits at the table by the name that one has now."""
        if self.account is not None:
            self.account.player = player
        if isinstance(self._scene, TableScene):
            self._scene.renamed(player.name)
