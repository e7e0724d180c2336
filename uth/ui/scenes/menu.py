"""The menu: the table, and the ways to everything else, on a picture of the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from uth.ui.keys import Key, KeyLabels
from uth.ui.page.model import Button, Buttons, Gap, Page
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.cover import CoverScene
from uth.words import buttons, dialogs, pit_edit, strategy_page
from uth.words import menu as words
from uth.words import settings as settings_words
from uth.words.learn import learn_word
from uth.words.school_pages import school_word

_WIDE = 416
"""Of the menu beside the picture, at unit 1."""
_NAME = 128
"""Height of the lettered name."""


class Way(StrEnum):
    """Where the menu leads."""

    PLAY = "play"
    TABLES = "tables"
    PAYTABLES = "paytables"
    REVIEW = "review"
    STATISTICS = "statistics"
    STRATEGY = "strategy"
    LEARN = "learn"
    SCHOOL = "school"
    PLAYERS = "players"
    SETTINGS = "settings"
    HELP = "help"
    ABOUT = "about"
    QUIT = "quit"


_OWN = frozenset({Way.REVIEW, Way.STATISTICS})
"""What is somebody's own."""
_KEYS = {
    Way.PLAY: Key.P,
    Way.TABLES: Key.C,
    Way.PAYTABLES: Key.B,
    Way.REVIEW: Key.R,
    Way.STATISTICS: Key.T,
    Way.STRATEGY: Key.S,
    Way.LEARN: Key.L,
    Way.SCHOOL: Key.D,
    Way.PLAYERS: Key.W,
    Way.SETTINGS: Key.E,
    Way.HELP: Key.H,
    Way.ABOUT: Key.A,
    Way.QUIT: Key.Q,
}


@dataclass(frozen=True, slots=True)
class Welcome:
    """Who plays where. *player*: empty while nobody does; *bankroll*: in words, empty for none yet."""

    player: str
    table: str
    bankroll: str = ""


class Host(Protocol):
    """Who knows the ways."""

    @property
    def preferences(self) -> Preferences:
        """How the player likes it."""

    def welcome(self) -> Welcome:
        """Return who plays where."""

    def way(self, way: Way, /) -> Scene | None:
        """Return the scene that a way leads to; None if the window may close at once."""


class MenuScene(CoverScene):
    """The menu. *seated*: the table lies under it, and the way back leads there."""

    def __init__(self, labels: KeyLabels, host: Host, *, seated: bool) -> None:
        super().__init__(labels)
        self._host = host
        self._seated = seated

    def enter(self) -> None:
        """Show it as the settings are now, which may have been changed."""
        preferences = self._host.preferences
        self.theme, self.state.scale = preferences.theme, preferences.settings.scale
        super().enter()

    def page(self) -> Page:
        """Return the ways."""
        welcome = self._host.welcome()
        names = {
            Way.TABLES: words.tables_word(),
            Way.PAYTABLES: pit_edit.title(),
            Way.REVIEW: dialogs.review_word(),
            Way.STATISTICS: dialogs.statistics_word(),
            Way.STRATEGY: strategy_page.title(),
            Way.LEARN: learn_word(),
            Way.SCHOOL: school_word(),
            Way.PLAYERS: dialogs.players_word(),
            Way.SETTINGS: settings_words.title(),
            Way.HELP: buttons.help_word(),
            Way.ABOUT: words.about_word(),
            Way.QUIT: words.quit_word(),
        }
        others = tuple(self._button(way, name, welcome) for way, name in names.items())
        blocks = (
            self.lettered(_NAME),
            Gap(6),
            Buttons((self._play(welcome),)),
            Buttons(others, columns=2),
        )
        hint = "" if self._seated else self.keys_that_lead(words.quit_word())
        return Page(words.menu_title(), blocks, cover=_WIDE, hint=hint)

    def _play(self, welcome: Welcome) -> Button:
        where = words.nobody_plays(welcome.table)
        if welcome.player:
            where = words.who_plays_where(welcome.player, welcome.table, welcome.bankroll)
        return Button(Way.PLAY, words.play_word(self._seated), where, _KEYS[Way.PLAY], gold=True)

    @staticmethod
    def _button(way: Way, name: str, welcome: Welcome) -> Button:
        missing = way in _OWN and not welcome.player
        reason = words.needs_a_player() if missing else ""
        return Button(way, name, key=_KEYS[way], enabled=not missing, reason=reason)

    def pressed(self, name: str) -> None:
        """Go that way."""
        way = Way(name)
        if way is Way.PLAY and self._seated:
            self.done = True
            return
        self.opens = self._host.way(way)
        if way is Way.PLAY or self.opens is None:
            self.done = self.afresh = True

    def back(self) -> None:
        """Go back to the table; where nobody sits there, to the way out, which has to be pressed."""
        if self._seated:
            self.done = True
        else:
            self.focus_on(Way.QUIT)
