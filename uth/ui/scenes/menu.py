"""The menu: the table, and the ways to everything else, on a picture of the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import pygame

from uth.ui.cover_art import cover, draw_name
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.page.arrange import Places
from uth.ui.page.model import Button, Buttons, Canvas, Gap, Page
from uth.ui.page.scene import PageScene, Pen
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.words import menu as words
from uth.words import prompts
from uth.words import settings as settings_words

_LETTERED = "name"
_WIDE = 416
"""Of the menu beside the picture, at unit 1."""
_NAME = 128
"""Height of the lettered name."""
_AIR = 40
"""Between the menu and what lies on the felt."""


class Way(StrEnum):
    """Where the menu leads."""

    PLAY = "play"
    TABLES = "tables"
    REVIEW = "review"
    STATISTICS = "statistics"
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
    Way.REVIEW: Key.R,
    Way.STATISTICS: Key.T,
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


class MenuScene(PageScene):
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
            Way.REVIEW: prompts.review_word(),
            Way.STATISTICS: prompts.statistics_word(),
            Way.PLAYERS: prompts.players_word(),
            Way.SETTINGS: settings_words.title(),
            Way.HELP: prompts.help_word(),
            Way.ABOUT: words.about_word(),
            Way.QUIT: words.quit_word(),
        }
        others = tuple(self._button(way, name, welcome) for way, name in names.items())
        blocks = (
            Canvas(_LETTERED, _NAME, weight=0, words=(words.picture_words(),)),
            Gap(6),
            Buttons((self._play(welcome),)),
            Buttons(others, columns=2),
        )
        return Page(words.menu_title(), blocks, cover=_WIDE)

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

    # --- the picture

    def draw_ground(self, surface: pygame.Surface, places: Places) -> None:
        """Draw the table in the evening."""
        column = max(item.rect.right for item in places.items)
        left = column + round(_AIR * places.unit)
        surface.blit(cover(places.size, places.unit, left, self.theme), (0, 0))

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Letter the name of the game."""
        if name == _LETTERED:
            draw_name(surface, rect, words.name_of_the_game(), pen.unit, pen.theme)
