"""How a table is played best: its chart, its rules on the later streets, other ways to play it, any hand laid out."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import pygame

from uth.table import Table
from uth.train.question import Cards, Question
from uth.ui.coach.advisor import Advisor
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.offers import offers
from uth.ui.page.model import Bar, Block, Button, Canvas, Choices, Page, Panel, Tabs, Text
from uth.ui.page.scene import PageScene, Pen
from uth.ui.preferences import Preferences
from uth.ui.scenes.strategy_file import StrategyFileScene
from uth.ui.strategy import rules
from uth.ui.strategy.deck import Deck, Place, deck
from uth.ui.strategy.deck_view import DeckView
from uth.ui.strategy.hands import cards_of, differences, hands_shown, in_words
from uth.ui.strategy.hands_plot import HandsPlot
from uth.ui.strategy.shelf import Shelf
from uth.ui.strategy.studies import Studies
from uth.ui.strategy.ways import Way, way_at
from uth.ui.strategy.what_if import DECK, WhatIf
from uth.words import strategy_page as words

_CHART = "chart"
_CHART_HEIGHT = 13 * 26


class Part(StrEnum):
    """The parts of the page."""

    HANDS = "starting hands"
    LATER = "flop and river"
    STRATEGIES = "strategies"
    WHAT_IF = "what if"


class Opened(NamedTuple):
    """What the page is opened on.

    :ivar decision: what the player is asked just now, which is then laid out.
    :ivar file: the path of a strategy file, which is then shown.
    """

    table: Table
    decision: Question | None = None
    file: str = ""


class StrategyScene(PageScene):
    """The page. It opens at once; what is not stored is worked out beside the window."""

    def __init__(
        self,
        labels: KeyLabels,
        preferences: Preferences,
        opened: Opened,
        *,
        studies: Studies | None = None,
        advisor: Advisor | None = None,
    ) -> None:
        """*studies*: who knows of tables; *advisor*: who knows of the hand that is laid out, so that neither waits."""
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._preferences = preferences
        self._tables = all_tables(opened.table)
        self._table, self._other = self._tables.index(opened.table), 0
        self._shelf = Shelf(preferences)
        self._part = Part.HANDS if opened.decision is None else Part.WHAT_IF
        self._studies = studies or Studies()
        self._advisor = advisor or Advisor()
        self._what_if = WhatIf(opened.table, self._advisor, opened.decision)
        self._worth = False
        self._plot = HandsPlot()
        self._deck_view = DeckView()
        self._deck: tuple[Rect, Deck] | None = None
        if opened.file:
            self._part = Part.STRATEGIES
            self.show(way_at(opened.file))

    # --- what is known

    def enter(self) -> None:
        """Go on with what was asked before."""
        super().enter()
        self._ask()

    def leave(self) -> None:
        """Work for nobody."""
        self._studies.close()
        self._advisor.close()

    def update(self, dt: float) -> None:
        """Look whether something was worked out."""
        super().update(dt)
        if self._studies.poll() | self._advisor.poll():
            self.changed()

    def _ask(self) -> None:
        if self._part is Part.WHAT_IF:
            self._what_if.ask()
        self.changed()

    @property
    def _here(self) -> Table:
        return self._tables[self._table]

    # --- the page

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts = list(Part)
        tabs = Tabs("part", "", words.parts(), parts.index(self._part), words=tuple(parts))
        choices, blocks, buttons = {
            Part.HANDS: self._hands,
            Part.LATER: self._later,
            Part.STRATEGIES: self._strategies,
            Part.WHAT_IF: self._laid_out,
        }[self._part]()
        names = tuple(table.name for table in self._tables)
        table = Choices("table", words.table_label(), names, self._table, alone=True)
        bar = Bar((table, *choices))
        return Page(words.title(), (bar, *blocks), self._here.name, tabs=tabs, buttons=buttons, hint=self._keys())

    def _keys(self) -> str:
        """What the keys do on this part; empty for the usual ones."""
        enter = self.labels.label(Key.ENTER)
        match self._part:
            case Part.HANDS:
                return words.chart_keys(enter)
            case Part.STRATEGIES:
                return words.mistake_keys(enter)
            case Part.WHAT_IF:
                return self._what_if.hint(self.labels)
            case _:
                return ""

    def _hands(self) -> _Content:
        others = (words.no_other(), *(table.name for table in self._tables))
        numbers = Choices("number", "", words.numbers(), int(self._worth), words=("margin", "value"))
        choices = Choices("other", words.against_label(), others, self._other, alone=True), numbers
        found = self._studies.hands(self._here)
        if found is None:
            return choices, self._waiting(self._here), ()
        against = self._tables[self._other - 1] if self._other else None
        beside = self._studies.hands(against) if against is not None else None
        shown = hands_shown(found, beside, worth=self._worth)
        self._plot.show(shown, (self._here.name, against.name if against else ""))
        note = words.value_note() if self._worth else words.chart_note()
        notes: list[Block] = [Text(note, soft=True)]
        if against is not None:
            notes = [Text(differences(shown, against.name))] if beside else [*self._waiting(against)]
        canvas = Canvas(_CHART, _CHART_HEIGHT, focused=True, words=in_words(found))
        return choices, (Panel((canvas,)), *notes), ()

    def _later(self) -> _Content:
        found = self._studies.best(self._here)
        if found is None or not found.tendencies:
            return (), (*self._waiting(self._here), *rules.practical()), ()
        return (), (*rules.tendencies(found), *rules.practical()), ()

    def _strategies(self) -> _Content:
        way = self._shelf.current
        titles = tuple(each.title for each in self._shelf.ways)
        choice = Choices("way", words.strategy_label(), titles, self._shelf.place, alone=True)
        buttons: tuple[Button, ...] = (Button("open file", words.open_file(), key=Key.O),)
        if self._shelf.may_forget:
            buttons = (*buttons, Button("forget", words.forget_word(), key=Key.F))
        if way.strategy is None:
            lines = tuple(Text(problem) for problem in way.problems)
            return (choice,), (Panel(lines, words.problems_title(way.title)),), buttons
        found = self._studies.against(self._here, way.strategy)
        blocks: list[Block] = [rules.figures(found), rules.rules(way.strategy), *rules.legend(way.strategy)]
        # What the program's own say of themselves is of one table.
        if way.own and way.strategy.about:
            blocks.insert(1, Text(way.strategy.about, soft=True))
        if found is None or found.against is None:
            blocks += self._waiting(self._here, way)
        else:
            blocks.append(rules.mistakes(found.against.mistakes))
        return (choice,), tuple(blocks), buttons

    def _laid_out(self) -> _Content:
        empty = not any(self._what_if.cards)
        clear = Button("clear", words.clear_word(), key=Key.X, enabled=not empty, reason=words.two_cards_needed())
        return (self._what_if.choices(),), self._what_if.blocks(self._shelf.ways), (clear,)

    def _waiting(self, table: Table, way: Way | None = None) -> tuple[Block, ...]:
        why = self._studies.why(table, way.strategy if way else None)
        return (Text(words.cannot(why) if why else words.working_out(self._studies.seconds), soft=True),)

    # --- what a person does

    def chosen(self, name: str, index: int) -> None:
        """Show something else."""
        match name:
            case "part":
                self._part = list(Part)[index]
            case "table":
                self._table = index
                self._what_if.table = self._here
            case "other":
                self._other = index
            case "number":
                self._worth = bool(index)
            case "way":
                self._shelf.place = index
            case "place":
                self._what_if.choose(list(Place)[index])
            case "trips":
                self._what_if.trips = bool(index)
            case "compare":
                self._what_if.comparing = bool(index)
        self._ask()

    def pressed(self, name: str) -> None:
        """Ask for a file, forget the one that was opened, or take all cards back."""
        match name:
            case "clear":
                self._what_if.clear()
                self._ask()
            case "forget":
                self._say(self._shelf.forget())
            case _:
                self.opens = StrategyFileScene(self.labels, self._preferences, self.show)

    def show(self, way: Way) -> None:
        """Show a strategy from a file: in place of what the file said before, if it was opened before."""
        self._say(self._shelf.show(way))

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw the chart, or the deck."""
        if name == _CHART:
            self._plot.draw(surface, rect, pen)
        elif name == DECK:
            places = deck(rect, pen.unit)
            self._deck = rect, places
            what_if = self._what_if
            titles = dict(zip(Place, words.place_titles(), strict=True))
            marks = what_if.place, what_if.cursor
            self._deck_view.draw(surface, places, what_if.cards, marks, (pen, titles))

    def canvas_key(self, name: str, key: Key) -> bool:
        """Move over the chart; lay cards."""
        if name == _CHART:
            if key is Key.ENTER:
                self._lay(cards_of(self._plot.hand))
            return key is Key.ENTER or self._plot.move(key)
        meant, why = self._what_if.key(key)
        self._done(why)
        return meant

    def canvas_pressed(self, name: str, x: int, y: int) -> None:
        """Mark a hand; lay a card, or take it back."""
        if name == _CHART:
            self._plot.point(x, y)
        elif self._deck is not None:
            rect, places = self._deck
            self._done(self._what_if.press(places, rect.x + x, rect.y + y))

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002
        """Lay the hand of a mistake out."""
        strategy = self._shelf.current.strategy
        found = self._studies.against(self._here, strategy) if strategy is not None else None
        if found is not None and found.against is not None:
            self._lay(rules.hand_of(found.against.mistakes[row]))

    def _lay(self, cards: Cards) -> None:
        """Lay a hand out and show it."""
        self._what_if.lay(cards)
        self._part = Part.WHAT_IF
        self._ask()
        self.focus_on(DECK)

    def _done(self, why: str) -> None:
        self._say(why)
        self._ask()

    def _say(self, why: str) -> None:
        if why:
            self.cannot(why)
        self.changed()


_Content = tuple[tuple[Choices, ...], tuple[Block, ...], tuple[Button, ...]]
"""Choices beside that of the table, what lies below, buttons of the foot."""


def all_tables(here: Table) -> tuple[Table, ...]:
    """Return the tables that can be chosen; the one in use, too, which may be of a file that is not listed."""
    listed = tuple(offer.table for offer in offers() if offer.table is not None)
    return listed if here in listed else (here, *listed)
