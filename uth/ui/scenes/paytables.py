"""The pit boss's desk: all table files with what the house earns at them; each can be opened and edited."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from uth.analysis.worker import Worker
from uth.config import TableNotFound
from uth.config.files import content_of
from uth.errors import UthError
from uth.pit.edit import opened
from uth.ui.align import Align
from uth.ui.keys import Key, KeyLabels
from uth.ui.offers import Offer, offer_of, offers
from uth.ui.page.model import Button, Cell, Column, Page, Row, Table, Text
from uth.ui.page.path_form import PathForm, PathWords
from uth.ui.page.scene import PageScene
from uth.ui.picture import Tone
from uth.ui.pit.desk import Desk
from uth.ui.pit.exact import Exact
from uth.ui.preferences import Preferences
from uth.ui.scenes.paytable import PaytableScene
from uth.words import pit_edit as words
from uth.words import tables as table_words
from uth.words.sign import paytable_in_short
from uth.yaml_nodes import decode

_LIST = "tables"


class PaytablesScene(PageScene):
    """The list. It shows at once what is stored; the rest is solved beside the window, one table after another."""

    def __init__(
        self, labels: KeyLabels, preferences: Preferences, workers: Callable[[], Worker] | None = None, source: str = ""
    ) -> None:
        """*workers*: makes the worker that solves, None for the usual one; *source*: what found the table in use."""
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._preferences = preferences
        self._exact = Exact(workers or Worker)
        self._offers: Sequence[Offer] = offers()
        sources = [offer.source for offer in self._offers]
        if source in sources:
            self.choose_row(_LIST, sources.index(source))

    def enter(self) -> None:
        """Read the files again: one may have been saved."""
        chosen = self._chosen.source
        self._offers = offers()
        super().enter()
        sources = [offer.source for offer in self._offers]
        if chosen in sources:
            self.choose_row(_LIST, sources.index(chosen))

    def leave(self) -> None:
        """Work for nobody; for a file on the desk, the solver stays ready."""
        if self.done:
            self._exact.close()

    def update(self, dt: float) -> None:
        """Look whether a table was solved."""
        super().update(dt)
        if self._exact.poll():
            self.changed()

    @property
    def _chosen(self) -> Offer:
        reel = self.state.reels.get(_LIST)
        return self._offers[min(reel.row, len(self._offers) - 1) if reel else 0]

    def page(self) -> Page:
        """Return the list."""
        tables = [offer.table for offer in self._offers if offer.table is not None]
        self._exact.ask_first(tables)
        heads = words.list_heads()
        shapes = ((2.4, Align.LEFT, 0), (2.1, Align.LEFT, 820), (1.9, Align.LEFT, 820), *[(1.1, Align.RIGHT, 0)] * 3)
        columns = tuple(Column(head, *shape) for head, shape in zip(heads, shapes, strict=True))
        found = Table(_LIST, columns, len(self._offers), self._rows)
        return Page(
            words.title(),
            (found, Text(words.list_note(), soft=True)),
            subtitle=str(self._chosen.file.name),
            buttons=(
                Button("open file", table_words.open_file(), key=Key.O),
                Button("edit", words.open_word(), self._chosen.title, Key.ENTER, gold=True),
            ),
        )

    def _rows(self, first: int, count: int) -> Sequence[Row]:
        return [self._row(offer) for offer in self._offers[first : first + count]]

    def _name(self, offer: Offer) -> str:
        """What a table is called, told apart from others of that name by its file, and that by whose it is."""
        same = [each for each in self._offers if each.title == offer.title and each.source != offer.source]
        if not same:
            return offer.title
        alike = any(each.file.name == offer.file.name for each in same)
        return words.with_file(offer.title, offer.file.name, own=alike and offer.source != offer.name)

    def _row(self, offer: Offer) -> Row:
        table = offer.table
        if table is None:
            return Cell(self._name(offer)), Cell(table_words.has_problems(), Tone.NOTE), *[Cell()] * 4
        signs = Cell(paytable_in_short(table.blind), soft=True), Cell(paytable_in_short(table.trips), soft=True)
        figures = self._exact.figures(table)
        if figures is None:
            why = words.nothing() if self._exact.why(table) else words.worked_out_soon()
            return Cell(self._name(offer)), *signs, *[Cell(why, soft=True)] * 3
        trips = figures.trips.house_edge if figures.trips is not None else None
        edges = (figures.base.house_edge, figures.base.element_of_risk, trips)
        return Cell(self._name(offer)), *signs, *(Cell(words.edge(edge)) for edge in edges)

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002
        """Another file is chosen."""
        self.changed()

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002
        """Open a file."""
        self.edit(self._offers[row])

    def pressed(self, name: str) -> None:
        """Open the file that is chosen, or ask for one."""
        if name == "edit":
            self.edit(self._chosen)
        else:
            self.opens = TableFileScene(self.labels, self._preferences, self.edit)

    def edit(self, offer: Offer) -> None:
        """Put a file on the desk, whatever is wrong with it."""
        try:
            desk = self._desk(offer.file)
        except UthError as error:
            self.cannot(str(error))
            return
        self.opens = PaytableScene(self.labels, self._preferences, desk, offer.file)

    def _desk(self, file: Path) -> Desk:
        text, problems = decode(content_of(file, TableNotFound), str(file))
        if problems:
            raise TableNotFound(str(problems[0]))
        others = [offer for offer in self._offers if offer.file != file]
        tables = [offer.table for offer in others if offer.table is not None]
        names = [self._name(offer) for offer in others if offer.table is not None]
        return Desk(opened(text, file.name), self._exact, tables, names)


class TableFileScene(PathForm):
    """Asks for the path of a table file; what was opened goes to whoever asked."""

    def __init__(self, labels: KeyLabels, preferences: Preferences, tell: Callable[[Offer], None]) -> None:
        super().__init__(labels, preferences)
        self._tell = tell

    def said(self) -> PathWords:
        """Return what the form says."""
        return PathWords(
            table_words.open_file(),
            words.how_to_open(),
            table_words.file_label(),
            table_words.file_hint(),
            table_words.read_it(),
        )

    def read(self, path: str) -> None:
        """Tell of the table there."""
        try:
            offer = offer_of(path)
        except TableNotFound as error:
            self.cannot(str(error))
            return
        self.done = True
        self._tell(offer)
