"""The rooms around the table: the menu, the choice of tables, help, what the program is, and the way out.

The large ones are imported by whoever enters them: no start waits for the school.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uth.config import TableNotFound
from uth.store.database import StoreError
from uth.store.parting import parting
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.skill import Judge, Skill
from uth.ui.commands import Command
from uth.ui.offers import Offer, offer_of
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.about import AboutScene
from uth.ui.scenes.help import HelpScene
from uth.ui.scenes.leaving import Farewell, LeavingScene
from uth.ui.scenes.menu import MenuScene, Way, Welcome
from uth.ui.scenes.settings import SettingsScene
from uth.ui.scenes.tables import OfferScene, TablesScene
from uth.ui.strategy.ways import is_strategy
from uth.words import dialogs
from uth.words import menu as menu_words
from uth.words import settings as settings_words
from uth.words import tables as table_words
from uth.words.money import money_words

if TYPE_CHECKING:
    from uth.ui.house import House


class Lobby:
    """Makes the rooms of one house, and knows where each leads."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told = 0
        """Of how many rounds the card for somebody who leaves has told already."""
        self._judge: tuple[int, Judge] | None = None
        """Whose sittings are judged, and who does it."""

    # --- the menu

    @property
    def preferences(self) -> Preferences:
        """How the player likes it."""
        return self._house.preferences

    def menu(self, *, seated: bool = False) -> Scene:
        """Return the menu; *seated*: the table lies under it."""
        return MenuScene(self._house.labels, self, seated=seated)

    def welcome(self) -> Welcome:
        """Return who plays where."""
        house = self._house
        if house.account is None:
            return Welcome("", house.table.name)
        return Welcome(house.account.player.name, house.table.name, self._bankroll())

    def _bankroll(self) -> str:
        """What the player has in the table's currency; empty for nothing, or where that cannot be read now."""
        house = self._house
        if house.account is None:
            return ""
        money = house.table.currency
        try:
            has = house.account.book.balance(money.code)
        except StoreError:
            return ""
        return money_words(has, money) if has else ""

    def way(self, way: Way) -> Scene | None:
        """Return the scene that a way of the menu leads to; None if the window may close at once."""
        house = self._house
        ways: dict[Way, Callable[[], Scene | None]] = {
            Way.PLAY: house.play,
            Way.TABLES: lambda: TablesScene(house.labels, self),
            Way.PAYTABLES: self._paytables,
            Way.REVIEW: house.review,
            Way.STATISTICS: house.statistics,
            Way.STRATEGY: self._strategy,
            Way.LEARN: self._learn,
            Way.SCHOOL: self._school,
            Way.PLAYERS: house.the_players,
            Way.SETTINGS: lambda: SettingsScene(house.labels, house.preferences),
            Way.HELP: lambda: HelpScene(house.labels, house.preferences, house.table),
            Way.ABOUT: lambda: AboutScene(house.labels, house.preferences),
            Way.QUIT: lambda: self._goodbye(then_menu=False),
        }
        return ways[way]()

    def _paytables(self) -> Scene:
        from uth.ui.scenes.paytables import PaytablesScene

        house = self._house
        return PaytablesScene(house.labels, house.preferences, house.workers, house.source)

    def _strategy(self, file: str = "") -> Scene:
        from uth.ui.scenes.strategy import Opened, StrategyScene

        house = self._house
        return StrategyScene(house.labels, house.preferences, Opened(house.table, file=file))

    def _learn(self) -> Scene:
        from uth.ui.scenes.learn import LearnScene

        return LearnScene(self._house.pupil)

    def _school(self) -> Scene:
        """The dealer school of the player whose account is open, or of somebody of whom nothing is kept."""
        from uth.ui.scenes.school import SchoolScene
        from uth.ui.school.trainee import Trainee

        house = self._house
        kept = house.pupil.keeping().kept
        return SchoolScene(Trainee(house.labels, house.preferences, house.table, kept, house.the_trainees))

    def in_school(self) -> Scene:
        """Return the menu with the dealer school on it."""
        menu = self.menu()
        menu.opens = self._school()
        return menu

    # --- the choice of tables

    @property
    def source(self) -> str:
        """What the table in use was found by."""
        return self._house.source

    def sit_at(self, offer: Offer) -> Scene:
        """Lay that table out.

        :raises StoreError: if the player's data cannot be read or written.
        """
        return self._house.sit_at(offer)

    def dropped(self, path: str) -> Scene:
        """Return the page of a file that was dropped on the window."""
        house = self._house
        if is_strategy(path):
            return self._strategy(path)
        try:
            return OfferScene(house.labels, self, offer_of(path))
        except TableNotFound as error:
            ways = (Button("understood", settings_words.understood(), gold=True),)
            said = (table_words.open_file(), str(error))
            told = AskScene(house.labels, said, ways, lambda _way: None, scale=self.preferences.settings.scale)
            told.theme = self.preferences.theme
            return told

    # --- leaving

    def leave(self) -> Scene:
        """Return what comes after the table: the card with what was played, if anything was, then the menu."""
        return self._goodbye(then_menu=True) or self.menu(seated=True)

    def _goodbye(self, *, then_menu: bool) -> Scene | None:
        """The card, unless it would tell nothing that it has not told before."""
        house = self._house
        if house.account is None:
            return None
        try:
            found = parting(house.account.database, house.account.player.id, house.since)
            waiting = house.account.waiting()
        except StoreError:
            # Who wants to leave is not kept by a card that cannot be made.
            return None
        if found.rounds <= self._told and waiting is None:
            return None
        self._told = found.rounds
        number = waiting.number if waiting is not None else 0
        left = self._bankroll() or money_words(0, house.table.currency)
        farewell = Farewell(house.account.player.name, house.table.name, left, found, number, self._skill())
        menu = self.menu if then_menu else None
        return LeavingScene(house.labels, farewell, house.preferences, menu, self._more_of_skill)

    def _skill(self) -> Skill | None:
        """What the coach says to the sitting; nothing where that cannot be read."""
        house = self._house
        if house.account is None:
            return None
        player = house.account.player.id
        if self._judge is None or self._judge[0] != player:
            self.close()
            self._judge = player, Judge(Advisor(house.workers))
        try:
            return self._judge[1].skill(house.account.database, player, house.since)
        except StoreError:
            return None

    def _more_of_skill(self) -> Skill | None:
        """The same, if grades have come since."""
        heard = self._house.study.advisor.poll()
        if self._judge is not None:
            heard |= self._judge[1].poll()
        return self._skill() if heard else None

    def close(self) -> None:
        """Have nothing worked out any more."""
        if self._judge is not None:
            self._judge[1].close()


def rooms() -> dict[Command, str]:
    """Return what the ways that lead away from the table are called."""
    return {
        Command.MAIN_MENU: menu_words.main_menu_word(),
        Command.REVIEW: dialogs.review_word(),
        Command.STATISTICS: dialogs.statistics_word(),
        Command.PLAYERS: dialogs.players_word(),
    }
