"""The settings: every choice has its effect at once, and every key can be changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

import pygame

from uth.store.settings import Settings
from uth.ui.commands import Command, Fixed, When
from uth.ui.intents import Intent, KeyPress, Press
from uth.ui.key_list import LISTED, rows
from uth.ui.keymap import Keymap
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.page.ask import AskScene
from uth.ui.page.model import (
    Block,
    Button,
    Canvas,
    Column,
    Columns,
    Gap,
    Heading,
    Page,
    Row,
    Table,
    Tabs,
    Text,
    Toggle,
)
from uth.ui.page.scene import PageScene, Pen
from uth.ui.preferences import Preferences
from uth.ui.sample_art import sample
from uth.ui.setting_rows import BY_NAME, COACHED, LOOK, VOLUME_STEP
from uth.ui.sound import Cue
from uth.words import coach
from uth.words import keys as key_words
from uth.words import settings as words

_LOOK, _COACH, _KEYS = range(3)


class SettingsScene(PageScene):
    """The page of one player's settings. What cannot be kept is in effect all the same, and the page says so."""

    def __init__(self, labels: KeyLabels, preferences: Preferences) -> None:
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._preferences = preferences
        self._tab = _LOOK
        self._asked: Command | None = None
        """The command that gets the key that is pressed next."""
        self._notice = ""

    # --- what is on the page

    def page(self) -> Page:
        """Return the settings, or the keys."""
        tabs = Tabs("tab", "", words.tab_names(), self._tab, words=("look", "coach", "keys"))
        refused = bool(self._notice) and self._asked is None
        if self._tab != _KEYS:
            as_at_first = "" if self._usual() != self._preferences.settings else words.as_at_first()
            reset = Button(
                "reset",
                words.reset_word(),
                words.all_settings(),
                key=Key.R,
                enabled=not as_at_first,
                reason=as_at_first,
            )
            blocks = self._look() if self._tab == _LOOK else self._coach()
            return Page(words.title(), blocks, tabs=tabs, buttons=(reset,), notice=self._notice, refused=refused)
        return Page(
            words.title(),
            (self._list(),),
            tabs=tabs,
            buttons=self._key_buttons(),
            hint=self._asks(),
            notice="" if self._asked else self._notice,
            refused=refused,
        )

    def _look(self) -> tuple[Block, ...]:
        settings = self._preferences.settings
        lines = {each.name: each.choices(settings) for each in LOOK}
        volume = replace(
            lines["volume"],
            chosen=round(settings.volume / VOLUME_STEP),
            enabled=settings.sound,
            reason="" if settings.sound else words.sound_is_off(),
        )
        sound = Toggle("sound", words.sound_word(), settings.sound)
        look = (Heading(words.look_heading()), lines["felt"], lines["surroundings"], lines["deck"], lines["scale"])
        paces = lines["speed"], lines["dealing"], lines["paying"], lines["pausing"]
        motion = (Heading(words.motion_heading()), *paces)
        heard = (Heading(words.sound_heading()), sound, volume, lines["company"], lines["language"])
        sample = Canvas("sample", 230, words=(words.sample_words(settings.felt, settings.deck),))
        return Columns((look, (Gap(4), sample)), (3, 2)), Columns((motion, heard), (3, 2))

    def _coach(self) -> tuple[Block, ...]:
        advice, errors = (each.choices(self._preferences.settings) for each in COACHED)
        keymap = self._keymap
        said = coach.strength_keys(*(keymap.cap(each, When.DECISION) for each in (Command.ADVICE, Command.HINT)))
        error = coach.errors_note(keymap.cap(Command.FOUL, When.END))
        return advice, Text(said, soft=True), Gap(4), errors, Text(error, soft=True)

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:  # noqa: ARG002
        """Draw the sample of a table."""
        surface.blit(sample(rect[2:], pen.unit, pen.theme, self._preferences.settings.scale), rect[:2])

    def _list(self) -> Table:
        what, when, keys = words.keys_columns()
        columns = (Column(what, 2.0), Column(when, 2.9), Column(keys, 1.5))
        return Table("commands", columns, len(LISTED), self._rows, by_click=False)

    def _rows(self, first: int, count: int) -> Sequence[Row]:
        return rows(self._keymap, self._asked, first, count)

    def _key_buttons(self) -> tuple[Button, ...]:
        chosen, changes = self._chosen, self._keymap.changes
        changed = chosen in changes
        own = "" if changed else words.has_own_keys()
        all_own = "" if changes else words.all_have_own_keys()
        always = "" if isinstance(chosen, Command) else key_words.always_so(chosen)
        return (
            Button("reset", words.reset_word(), words.all_keys(), key=Key.R, enabled=not all_own, reason=all_own),
            Button("reset key", words.reset_key_word(), key=Key.DELETE, enabled=changed, reason=own),
            Button("change key", words.change_key_word(), gold=True, enabled=not always, reason=always),
        )

    def _asks(self) -> str:
        if self._asked is None:
            return ""
        return words.press_new_key(key_words.command_name(self._asked), self.labels.label(Key.ESCAPE))

    @property
    def _keymap(self) -> Keymap:
        return self._preferences.keymap(self.labels)

    @property
    def _chosen(self) -> Command | Fixed:
        """What the chosen row is about."""
        reel = self.state.reels.get("commands")
        return LISTED[reel.row if reel else 0]

    def _usual(self, *, keys: bool = False) -> Settings:
        """The settings as they were at first; *keys*: the keys, too. Where one sat last is no matter of taste."""
        settings = self._preferences.settings
        usual = replace(Settings(), table=settings.table, strategy=settings.strategy)
        return usual if keys else replace(usual, keys=settings.keys)

    # --- what a person wants

    def handle(self, intent: Intent) -> None:
        """Take the new key where one is asked for; anything else as on every page."""
        if self._asked is None:
            self._notice = "" if isinstance(intent, KeyPress | Press) else self._notice
            super().handle(intent)
        elif isinstance(intent, KeyPress):
            self._take(self._asked, intent.key)
        elif isinstance(intent, Press):
            # Elsewhere it means what it always means; on the button it asks again.
            self._ask(None)
            super().handle(intent)

    def _ask(self, command: Command | None) -> None:
        self._asked = command
        self.changed()

    def _take(self, command: Command, key: Key) -> None:
        if key is Key.ESCAPE and command is not Command.MENU:
            self._ask(None)
            return
        refusal = self._keymap.refusal(command, key)
        self._ask(None)
        if refusal:
            self.cannot(refusal)
        else:
            self._change(keys=self._keymap.given(command, key).names)

    def chosen(self, name: str, index: int) -> None:
        """Change a setting, or show the other part."""
        if name == "tab":
            self._tab = index
        elif name == "sound":
            self._change(sound=bool(index))
            self.cue(Cue.CHIP)
        else:
            self._change(**{name: BY_NAME[name].values()[index]})
            if name == "volume":
                self.cue(Cue.CHIP)

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002
        """Ask for the key of a command."""
        self._ask_for_key_of(LISTED[row])

    def _ask_for_key_of(self, command: Command | Fixed) -> None:
        if isinstance(command, Command):
            self._ask(command)
        else:
            self.cannot(key_words.always_so(command))

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002
        """Another command is chosen: its buttons may differ."""
        self.changed()

    def pressed(self, name: str) -> None:
        """Do what a button says."""
        if name == "change key":
            self._ask_for_key_of(self._chosen)
        elif name == "reset key":
            assert isinstance(self._chosen, Command)
            self._change(keys=self._keymap.reset(self._chosen).names)
        else:
            self.opens = self._question()

    def _question(self) -> AskScene:
        """Ask before anything is taken back: what it would be, and whether the keys go with it."""
        keep = Button("keep", words.keep_word(), gold=True)
        if self._tab == _KEYS:
            asked = words.reset_keys_title(), words.reset_keys_text(len(self._keymap.changes))
            ways: tuple[Button, ...] = (Button("keys", words.reset_word(), words.all_keys()), keep)
        else:
            changed = bool(self._keymap.changes)
            asked = words.reset_title(), words.reset_text(keys=changed)
            everything = (Button("all", words.reset_word(), words.settings_and_keys()),) if changed else ()
            which = words.without_keys() if changed else words.all_settings()
            ways = (Button("look", words.reset_word(), which), *everything, keep)
        scene = AskScene(self.labels, asked, ways, self._reset, scale=self.state.scale)
        scene.theme = self.theme
        return scene

    def _reset(self, way: str) -> None:
        if way == "keys":
            self._change(keys={})
        elif way != "keep":
            usual = self._usual(keys=way == "all")
            self._change(**{each.name: getattr(usual, each.name) for each in fields(usual)})

    def _change(self, **values: Any) -> None:
        """Change settings and show their effect here, too."""
        self._preferences.change(**values)
        self._notice = self._preferences.take_notice()
        self.theme = self._preferences.theme
        self.state.scale = self._preferences.settings.scale
        self.changed()
