"""The first start: a name, chips, a table; one press of Enter plays. A dealer in training goes to the school."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from uth.store.database import StoreError
from uth.store.players import LONGEST_NAME
from uth.table import Table
from uth.ui.evening import FIRST_NAME
from uth.ui.keys import KeyLabels
from uth.ui.offers import Offer, offers
from uth.ui.page.model import Button, Buttons, Choices, Field, Gap, Page, Panel, Text, Toggle
from uth.ui.scene import Scene
from uth.ui.scenes.cover import CoverScene
from uth.ui.seat import first_bankroll, most_boxes
from uth.words import first as words
from uth.words.menu import main_menu_word
from uth.words.money import money_words
from uth.words.school_pages import school_word
from uth.words.tables import ante_words

_WIDE = 540
"""Of the form beside the picture, at unit 1."""
_NAME = 116
"""Height of the lettered name."""
_TIMES = (1, 2, 5, 10)
"""How much of the usual chips one can begin with."""


class Host(Protocol):
    """Who takes the first player in."""

    @property
    def source(self) -> str:
        """What the table is found by that was asked for."""

    @property
    def table(self) -> Table:
        """The table that was asked for."""

    def begin(
        self, name: str, bankroll: int | None, offer: Offer | None, *, guided: bool, trains: bool = False
    ) -> Scene:
        """Make a player and sit down, or go to the dealer school; *bankroll* in minor units.

        :raises StoreError: if the name cannot be taken, or nothing can be written.
        """

    def nobody(self) -> Scene:
        """Return where somebody comes who has not chosen who plays."""


class FirstScene(CoverScene):
    """Asks a new player what is needed, all of it with an answer to begin with."""

    def __init__(self, labels: KeyLabels, host: Host, wanted: int | None = None) -> None:
        """*wanted*: the bankroll that was asked for on the command line, in minor units."""
        super().__init__(labels)
        self._host = host
        self._wanted = wanted
        self._offers: Sequence[Offer] = tuple(offer for offer in offers() if offer.table is not None)
        sources = [offer.source for offer in self._offers]
        # A file from elsewhere is no choice among others: it stays what was asked for.
        self._table = sources.index(host.source) if host.source in sources else -1
        self._name = ""
        self._times = 0
        self._guided = True

    @property
    def _chosen(self) -> Table:
        found = self._offers[self._table].table if self._table >= 0 else None
        return found or self._host.table

    @property
    def _amounts(self) -> tuple[int, ...]:
        usual = first_bankroll(self._chosen)
        wanted = (self._wanted,) if self._wanted is not None else ()
        return (*wanted, *(usual * times for times in _TIMES))

    def page(self) -> Page:
        """Return the form."""
        table, amounts = self._chosen, self._amounts
        said = tuple(money_words(amount, table.currency) for amount in amounts)
        others = () if self._table >= 0 else (self._host.table.name,)
        tables = (*others, *(offer.title for offer in self._offers))
        limits = words.table_note(ante_words(table), most_boxes(table))
        form = (
            Text(words.welcome()),
            Gap(2),
            Field("name", words.name_label(), self._name, FIRST_NAME, LONGEST_NAME),
            Choices("bankroll", words.bankroll_label(), said, self._times, words=tuple(map(str, range(len(said))))),
            Choices("table", words.table_label(), tables, self._table + len(others), alone=True, note=limits),
            Toggle("guide", words.guide_label(), self._guided, note=words.guide_note()),
            Gap(2),
            Buttons((Button("play", words.play_word(), gold=True), Button("school", school_word()))),
        )
        hint = self.keys_that_lead(main_menu_word())
        return Page(words.title(), (self.lettered(_NAME), Panel(form)), cover=_WIDE, hint=hint)

    def typed(self, name: str, text: str) -> None:
        """Keep the name."""
        if name == "name":
            self._name = text

    def chosen(self, name: str, index: int) -> None:
        """Keep a choice; another table may have other chips."""
        match name:
            case "bankroll":
                self._times = index
            case "table":
                self._table = index - (0 if self._table >= 0 else 1)
                # What was asked for on the command line was in the chips of the table that was asked for.
                self._times = max(0, self._times - (1 if self._wanted is not None else 0))
                self._wanted = None
            case _:
                self._guided = bool(index)

    def pressed(self, name: str) -> None:
        """Sit down, or go to the dealer school: the chips wait until that player sits down."""
        if name not in ("play", "school"):
            return
        named, trains = self._name.strip() or FIRST_NAME, name == "school"
        offer = self._offers[self._table] if self._table >= 0 else None
        bankroll = self._amounts[self._times]
        try:
            self.opens = self._host.begin(named, bankroll, offer, guided=self._guided, trains=trains)
        except StoreError as error:
            self.cannot(str(error))
        else:
            self.done = self.afresh = True

    def back(self) -> None:
        """Go to the menu: nobody plays yet."""
        self.opens, self.done, self.afresh = self._host.nobody(), True, True
