"""The players of this computer: who sits down, under which name, and who is deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from uth.chips import currency
from uth.game import engine
from uth.store.database import StoreError
from uth.store.history import Stored
from uth.store.players import LONGEST_NAME, Player, Profile
from uth.ui.align import Align
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button, Cell, Column, Field, Page, Row, Table
from uth.ui.page.scene import PageScene
from uth.ui.scene import Scene
from uth.words import players as words
from uth.words.menu import main_menu_word
from uth.words.money import money_words
from uth.words.school_pages import trainee_word
from uth.words.times import moment


class Desk(Protocol):
    """Who keeps the players, and does what the page asks for; all of it may raise a :class:`StoreError`."""

    @property
    def playing(self) -> Player | None:
        """Whose chips this window has."""

    def profiles(self) -> Sequence[Profile]:
        """Return the players by name, with what is told about each."""

    def create(self, name: str) -> None:
        """Add a player."""

    def rename(self, player: Player, name: str) -> None:
        """Give a player another name."""

    def delete(self, player: Player) -> None:
        """Delete a player with everything."""

    def sit_down(self, player: Player) -> Scene:
        """Return the table for that player."""

    def train(self, player: Player) -> Scene:
        """Return the dealer school for that player."""

    def waiting(self, player: Player) -> Stored | None:
        """Return the round of a player that is not finished; None if no round waits."""

    def nobody(self) -> Scene:
        """Return where somebody comes who has not chosen who plays."""


class PlayersScene(PageScene):
    """The list of players."""

    def __init__(self, labels: KeyLabels, desk: Desk, notice: str = "", *, trains: bool = False) -> None:
        """*notice*: why the page is shown, if there is a reason; *trains*: who is chosen goes to the dealer school."""
        super().__init__(labels)
        self._desk = desk
        self._notice = notice
        self._trains = trains
        self._profiles: Sequence[Profile] = ()
        self._read()

    def page(self) -> Page:
        """Return the list, and what can be done with the player chosen in it."""
        playing = self._desk.playing
        titles = words.columns()
        aligns = (Align.LEFT, *[Align.RIGHT] * (len(titles) - 1))
        columns = tuple(map(Column, titles, (3.0, 2.6, 1.2, 1.3, 2.2), aligns))
        some = bool(self._profiles)
        return Page(
            trainee_word() if self._trains else words.title(),
            (Table("players", columns, len(self._profiles), self._rows, words.none_yet()),),
            subtitle=(words.in_school if self._trains else words.subtitle)(playing.name if playing else ""),
            buttons=(
                self._button("delete", words.delete(), Key.DELETE, some),
                self._button("rename", words.rename(), Key.R, some),
                Button("new", words.new(), key=Key.N, gold=not some),
                *((Button("sit down", self._way_on(), key=Key.S, gold=True),) if some else ()),
            ),
            notice=self._notice,
            back="" if playing else main_menu_word(),
        )

    def _way_on(self) -> str:
        return words.choose() if self._trains else words.sit_down()

    @staticmethod
    def _button(name: str, label: str, key: Key, enabled: bool) -> Button:
        return Button(name, label, key=key, enabled=enabled, reason="" if enabled else words.choose_one())

    def _rows(self, first: int, count: int) -> Sequence[Row]:
        return [self._row(profile) for profile in self._profiles[first : first + count]]

    @staticmethod
    def _row(profile: Profile) -> Row:
        chips = ", ".join(money_words(amount, currency(code)) for code, amount in profile.balances)
        return (
            Cell(profile.player.name),
            Cell(chips or words.no_chips(), soft=not chips),
            Cell(f"{profile.rounds:,}"),
            Cell(f"{profile.school + profile.drills:,}"),
            Cell(moment(profile.seen) if profile.seen else words.never(), soft=True),
        )

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002
        """Sit down."""
        self._sit_down(self._profiles[row].player)

    def pressed(self, name: str) -> None:
        """Do what a button says."""
        self._notice = ""
        if name == "new":
            self.opens = self._alike(NameScene(self.labels, words.new(), "", self._create))
            return
        profile = self._profiles[self.row("players")]
        match name:
            case "sit down":
                self._sit_down(profile.player)
            case "rename":
                old = profile.player
                title = words.rename_title(old.name)
                self.opens = self._alike(NameScene(self.labels, title, old.name, lambda new: self._rename(old, new)))
            case _:
                try:
                    self.opens = self._question(profile)
                except StoreError as error:
                    self.cannot(str(error))

    def _question(self, profile: Profile) -> Scene:
        name = profile.player.name
        chips = ", ".join(money_words(amount, currency(code)) for code, amount in profile.balances)
        waiting = self._desk.waiting(profile.player)
        waits = words.round_waits(waiting.number, _staked(waiting)) if waiting else ""
        answers = words.answers_gone(profile.school, profile.drills)
        text = words.delete_text(name, profile.rounds, chips or words.no_chips(), waits, answers)
        ways = (Button("delete", words.delete()), Button("cancel", words.cancel(), gold=True))

        def answered(way: str) -> None:
            if way == "delete":
                self._try(lambda: self._desk.delete(profile.player), words.deleted(name))

        return self._alike(AskScene(self.labels, (words.delete_title(name), text), ways, answered))

    def _alike(self, scene: PageScene) -> PageScene:
        """Return *scene* in the look of this page."""
        scene.theme, scene.state.scale = self.theme, self.state.scale
        return scene

    def back(self) -> None:
        """Go back to where the page was opened; there is nothing to go back to where nobody plays any more."""
        if self._desk.playing is None:
            self.opens, self.afresh = self._desk.nobody(), True
        self.done = True

    def _sit_down(self, player: Player) -> None:
        playing = self._desk.playing
        if self._trains and playing is not None and playing.id == player.id:
            # The school lies under this page, with this trainee in it.
            self.done = True
            return
        try:
            self.opens = self._desk.train(player) if self._trains else self._desk.sit_down(player)
        except StoreError as error:
            self.cannot(str(error))
        else:
            self.done = self.afresh = True

    def _create(self, name: str) -> None:
        self._desk.create(name)
        self._read(name)

    def _rename(self, player: Player, name: str) -> None:
        self._desk.rename(player, name)
        self._read(name)

    def _try(self, done: Callable[[], None], notice: str) -> None:
        try:
            done()
            self._read()
            self._notice = notice
        except StoreError as error:
            self._notice = str(error)

    def _read(self, name: str = "") -> None:
        """Read the list again, and choose the player of that name, or the one who plays."""
        self._profiles = self._desk.profiles()
        playing = self._desk.playing
        wanted = name or (playing.name if playing else "")
        names = [profile.player.name.casefold() for profile in self._profiles]
        self.changed()
        if " ".join(wanted.split()).casefold() in names:
            self.choose_row("players", names.index(" ".join(wanted.split()).casefold()))


def _staked(stored: Stored) -> str:
    """What lies on the table in a round."""
    state = engine.replay(stored.table, stored.funds, stored.actions)
    return money_words(sum(box.staked for box in state.owned_by(stored.owner)), stored.table.currency)


class NameScene(PageScene):
    """Asks for a name, until one is given that can be taken."""

    def __init__(self, labels: KeyLabels, title: str, name: str, named: Callable[[str], None]) -> None:
        """*named* takes the name; a ``StoreError`` of it is said, and asked again."""
        super().__init__(labels)
        self._title = title
        self._name = name
        self._named = named

    def page(self) -> Page:
        """Return the form."""
        field = Field("name", words.name_word(), self._name, words.name_hint(), LONGEST_NAME)
        buttons = (Button("cancel", words.cancel()), Button("save", words.save(), gold=True))
        return Page(self._title, (field,), buttons=buttons, narrow=True)

    def typed(self, name: str, text: str) -> None:  # noqa: ARG002
        """Keep what was typed."""
        self._name = text

    def pressed(self, name: str) -> None:
        """Take the name, or go back without."""
        if name == "cancel":
            self.done = True
            return
        try:
            self._named(self._name)
        except StoreError as error:
            self.cannot(str(error))
        else:
            self.done = True
