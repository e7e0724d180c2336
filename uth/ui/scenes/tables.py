"""The choice of a table: a list with a look at each, and files of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from uth.config import TableNotFound
from uth.store.database import StoreError
from uth.ui.align import Align
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.offers import Offer, offer_of, offers
from uth.ui.page.model import Block, Button, Cell, Column, Columns, Page, Row, Table
from uth.ui.page.path_form import PathForm, PathWords
from uth.ui.page.scene import PageScene, Pen
from uth.ui.picture import Tone
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.rules import RulesScene
from uth.ui.seat import most_boxes
from uth.ui.shares import Share, Shares
from uth.ui.sign_art import board_height, draw_board
from uth.ui.table_blocks import SIGN, about, in_full, in_short
from uth.words import tables as words

_LIST = "tables"


class Rooms(Protocol):
    """Who leads to a table."""

    @property
    def preferences(self) -> Preferences:
        """How the player likes it."""

    @property
    def source(self) -> str:
        """What the table in use was found by."""

    def sit_at(self, offer: Offer, /) -> Scene:
        """Lay that table out.

        :raises StoreError: if the player's data cannot be read or written.
        """


class _Choosing(PageScene):
    """What the list and the page of one table have in common: a table that can be sat down at."""

    def __init__(self, labels: KeyLabels, rooms: Rooms, shares: Shares | None = None) -> None:
        preferences = rooms.preferences
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._rooms = rooms
        self._shares = shares or Shares()

    def update(self, dt: float) -> None:
        """Look whether a figure was worked out."""
        super().update(dt)
        if self._shares.poll():
            self.changed()

    def leave(self) -> None:
        """Work for nobody."""
        self._shares.close()

    def _share(self, offer: Offer) -> Share:
        return self._shares.of(offer.table) if offer.table else Share()

    def _sit(self, offer: Offer) -> None:
        if offer.table is None:
            self.cannot(words.not_a_table())
            return
        try:
            self.opens = self._rooms.sit_at(offer)
        except StoreError as error:
            self.cannot(str(error))
        else:
            self.done = self.afresh = True

    @staticmethod
    def _way_on(offer: Offer) -> Button:
        reason = "" if offer.table else words.not_a_table()
        key = Key.ENTER if offer.table else None
        return Button("sit down", words.sit_down(), offer.title, key, not reason, reason, gold=True)

    def _draw_sign(self, surface: pygame.Surface, rect: Rect, offer: Offer, pen: Pen) -> None:
        if offer.table is not None:
            draw_board(surface, rect, offer.table, pen.unit, pen.theme)


class TablesScene(_Choosing):
    """The list of tables."""

    def __init__(self, labels: KeyLabels, rooms: Rooms, shares: Shares | None = None) -> None:
        super().__init__(labels, rooms, shares)
        self._offers: Sequence[Offer] = offers()
        sources = [offer.source for offer in self._offers]
        if rooms.source in sources:
            self.choose_row(_LIST, sources.index(rooms.source))

    @property
    def _chosen(self) -> Offer:
        reel = self.state.reels.get(_LIST)
        return self._offers[reel.row if reel else 0]

    def page(self) -> Page:
        """Return the list, and a look at the table that is chosen in it."""
        offer = self._chosen
        table, ante, boxes = words.columns()
        columns = (Column(table, 2.6), Column(ante, 1.9, Align.RIGHT), Column(boxes, 0.9, Align.RIGHT))
        found = Table(_LIST, columns, len(self._offers), self._rows, opens=False)
        height = board_height(offer.table) if offer.table else 0
        look: tuple[Block, ...] = tuple(in_short(offer, self._share(offer), height))
        return Page(
            words.title(),
            (Columns(((found,), look), (5, 4)),),
            subtitle=f"{offer.title}: {about(offer)}",
            buttons=(
                Button("open file", words.open_file(), key=Key.O),
                Button("all about it", words.everything(), key=Key.A),
                self._way_on(offer),
            ),
        )

    def _rows(self, first: int, count: int) -> Sequence[Row]:
        return [_row(offer) for offer in self._offers[first : first + count]]

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002
        """Show another table."""
        self.changed()

    def pressed(self, name: str) -> None:
        """Do what a button says."""
        match name:
            case "sit down":
                self._sit(self._chosen)
            case "open file":
                self.opens = FileScene(self.labels, self._rooms)
            case _:
                self.opens = OfferScene(self.labels, self._rooms, self._chosen)

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw the signs."""
        if name == SIGN:
            self._draw_sign(surface, rect, self._chosen, pen)


def _row(offer: Offer) -> Row:
    table = offer.table
    if table is None:
        return Cell(offer.title), Cell(words.has_problems(), Tone.NOTE), Cell()
    return Cell(offer.title), Cell(words.ante_words(table)), Cell(str(most_boxes(table)), soft=True)


class OfferScene(_Choosing):
    """One table with everything about it; of a file that is none, what is wrong."""

    def __init__(self, labels: KeyLabels, rooms: Rooms, offer: Offer, shares: Shares | None = None) -> None:
        super().__init__(labels, rooms, shares)
        self._offer = offer

    def page(self) -> Page:
        """Return the table."""
        offer = self._offer
        rules = (Button("rules of play", words.rules_of_play(), key=Key.R),) if offer.table else ()
        height = board_height(offer.table) if offer.table else 0
        return Page(
            offer.title,
            tuple(in_full(offer, self._share(offer), height)),
            subtitle=about(offer),
            buttons=(*rules, self._way_on(offer)),
        )

    def pressed(self, name: str) -> None:
        """Do what a button says."""
        if name == "sit down":
            self._sit(self._offer)
        elif self._offer.table is not None:
            self.opens = RulesScene(self.labels, self._rooms.preferences, self._offer.table)

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw the signs."""
        if name == SIGN:
            self._draw_sign(surface, rect, self._offer, pen)


class FileScene(PathForm):
    """Asks for the path of a table file."""

    def __init__(self, labels: KeyLabels, rooms: Rooms) -> None:
        super().__init__(labels, rooms.preferences)
        self._rooms = rooms

    def said(self) -> PathWords:
        """Return what the form says."""
        return PathWords(words.open_file(), words.how_to_open(), words.file_label(), words.file_hint(), words.read_it())

    def read(self, path: str) -> None:
        """Show the table there, in full."""
        try:
            self.opens = OfferScene(self.labels, self._rooms, offer_of(path))
        except TableNotFound as error:
            self.cannot(str(error))
