"""Where a player loses by mistakes in rounds: the costliest leaks with examples, a map of starting hands, by street."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import pygame

from uth.chips import currency
from uth.errors import UthError
from uth.store.database import Database
from uth.store.grades import Graded, Grades
from uth.store.players import Player
from uth.store.spans import currencies
from uth.train.kinds import kind_words, known_kind
from uth.train.leaks import Leak, Leaks, leaks_of
from uth.train.mistakes import wrong_of
from uth.ui.align import Align
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.learn.accuracy import map_lines, street_rows
from uth.ui.learn.cells import begun, board_cell, cards_cell, cost_cell, kind_cell
from uth.ui.learn.graded_scene import GradedScene
from uth.ui.learn.leaks_view import LeaksView
from uth.ui.learn.moments import replay_at
from uth.ui.learn.pupil import Pupil
from uth.ui.page.model import Bar, Block, Button, Canvas, Cell, Choices, Column, Page, Panel, Row, Table, Tabs, Text
from uth.ui.page.scene import Pen
from uth.ui.plots.rows import needed_height
from uth.ui.scenes.learn_report import explanation, retry
from uth.words import leaks as leak_words
from uth.words import learn_report as report_words
from uth.words import learn_review as words

_SHARES = (1.1, 2.4, 1.5, 0.8, 0.9)
_EXAMPLES = (0.8, 0.9, 1.9, 1.0)


class Part(StrEnum):
    """The parts of the page."""

    LEAKS = "leaks"
    MAP = "map"
    STREETS = "streets"


class LeaksScene(GradedScene):
    """What a player's graded decisions show."""

    def __init__(self, pupil: Pupil) -> None:
        """Read what is graded so far.

        :raises StoreError: if it cannot be read.
        """
        super().__init__(pupil)
        self._part = Part.LEAKS
        self._codes: tuple[str, ...] = ()
        self._code = 0
        self._leaks: Leaks = leaks_of(())
        self._view = LeaksView(self._leaks)
        self._read()

    def _look_up(self, database: Database, player: Player) -> None:
        self._codes = tuple(currencies(database, player.id))
        code = self._codes[min(self._code, len(self._codes) - 1)] if self._codes else None
        self._leaks = leaks_of(Grades(database, player.id).of(currency=code))

    def _show(self) -> None:
        self._view.show(self._leaks)
        self.changed()

    # --- the page

    def page(self) -> Page:
        """Return the part that is chosen."""
        parts = list(Part)
        player, said = self._pupil.player, self._said()
        return Page(
            words.leaks_title(),
            (*self._blocks(), *((Text(said, soft=True),) if said else ())),
            subtitle=player.name if player else "",
            tabs=Tabs("part", "", words.leaks_parts(), parts.index(self._part), words=tuple(parts)),
            buttons=tuple(self._buttons()),
            notice=self._trouble,
            refused=bool(self._trouble),
        )

    def _said(self) -> str:
        if self._grader.fault:
            return words.not_graded(self._grader.fault)
        return words.grading_words(self._grader.left) if self._grader.left else ""

    def _blocks(self) -> tuple[Block, ...]:
        if not self._leaks.all.decisions:
            return (Panel((Text(words.nothing_graded()),)),)
        chosen = Choices("currency", "", self._codes, min(self._code, len(self._codes) - 1))
        bar: tuple[Block, ...] = (Bar((chosen,)),) if len(self._codes) > 1 else ()
        match self._part:
            case Part.LEAKS:
                return (*bar, *self._costliest())
            case Part.MAP:
                canvas = Canvas("map", 13 * 21, focused=True, words=map_lines(self._leaks))
                return (*bar, Panel((canvas,)), Text(words.map_note(), soft=True))
            case Part.STREETS:
                rows = street_rows(self._leaks)
                return (*bar, Panel((Canvas("streets", needed_height(rows), words=rows.lines()),)))

    def _costliest(self) -> tuple[Block, ...]:
        if not self._leaks.leaks:
            return (Panel((Text(words.no_leak()),)),)
        columns = _columns(words.leak_titles(), _SHARES)
        leaks = Table("leaks", columns, len(self._leaks.leaks), self._rows, opens=False)
        leak = self._leak
        examples = Table(
            "examples", _columns(words.example_titles(), _EXAMPLES), len(leak.examples), self._examples,
            by_click=False, least=len(leak.examples),
        )  # fmt: skip
        return leaks, Panel((Text(self._in_words(leak)), examples))

    def _in_words(self, leak: Leak) -> str:
        kind = kind_words(known_kind(leak.kind))
        money = currency(self._codes[min(self._code, len(self._codes) - 1)])
        cost = leak_words.Cost(leak.part.cost, leak.part.money, money)
        text = leak_words.leak_words(kind, (leak.chosen, leak.best), (leak.part.decisions, leak.faced), cost)
        return begun(text)

    @property
    def _leak(self) -> Leak:
        """The leak that is chosen; the list may have become shorter."""
        reel = self.state.reels.get("leaks")
        return self._leaks.leaks[min(reel.row if reel else 0, len(self._leaks.leaks) - 1)]

    def _rows(self, first: int, count: int) -> Sequence[Row]:
        return [
            (
                Cell(begun(leak_words.when_words(leak.street))),
                kind_cell(leak.kind),
                Cell(report_words.instead_words(leak.chosen, leak.best)),
                Cell(words.times_of(leak.part.decisions, leak.faced)),
                cost_cell(leak.part.cost),
            )
            for leak in self._leaks.leaks[first : first + count]
        ]

    def _examples(self, first: int, count: int) -> Sequence[Row]:
        return [self._example(graded) for graded in self._leak.examples[first : first + count]]

    def _example(self, graded: Graded) -> Row:
        moment = self._moments.of(wrong_of(graded))
        seen = (cards_cell(moment.spot), board_cell(moment.spot)) if moment else (Cell(), Cell())
        return Cell(words.in_round(graded.round)), *seen, cost_cell(graded.grade.cost)

    def _buttons(self) -> list[Button]:
        if self._part is not Part.LEAKS or not self._leaks.leaks:
            return []
        return [
            Button("replay", words.replay_word(), key=Key.P, gold=True),
            Button("explain", report_words.explain_word(), key=Key.E),
            Button("practise", words.practise_word(), key=Key.D),
        ]

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:
        """Show another part, or count another currency."""
        if name == "part":
            self._part = list(Part)[index]
            self.changed()
        else:
            self._code = index
            self.state.reels.clear()
            self._read()

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002  the row is asked for where it matters
        """Another leak or example is chosen."""
        if name == "leaks":
            self.state.reels.pop("examples", None)
        self.changed()

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list that opens
        """Show an example on the table."""
        self.pressed("replay")

    def pressed(self, name: str) -> None:
        """Look at an example again, or practise all of a leak."""
        leak, pupil = self._leak, self._pupil
        example = leak.examples[self.row("examples")]
        try:
            match name:
                case "replay":
                    self.opens = replay_at(pupil, example.round, example.grade.box, example.grade.street)
                case "practise":
                    found = (self._moments.of(wrong_of(each)) for each in leak.examples)
                    self.opens = retry(pupil, *filter(None, found))
                case _:
                    moment = self._moments.of(wrong_of(example))
                    if moment is None:
                        self.cannot(words.cannot_be_read())
                    else:
                        self.opens = explanation(pupil, moment, example.grade.chosen)
        except UthError as error:
            self.cannot(str(error))

    # --- plots

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw the map or the rows."""
        self._view.draw(surface, name, rect, pen)

    def canvas_key(self, name: str, key: Key) -> bool:  # noqa: ARG002  only the map takes keys
        """Move over the map."""
        return self._view.move(key)

    def canvas_pressed(self, name: str, x: int, y: int) -> None:
        """Choose the starting hand under the pointer."""
        if name == "map":
            self._view.point(x, y)


def _columns(titles: Sequence[str], shares: Sequence[float]) -> tuple[Column, ...]:
    last = len(titles) - 1
    return tuple(
        Column(title, share, Align.RIGHT if place == last else Align.LEFT)
        for place, (title, share) in enumerate(zip(titles, shares, strict=True))
    )
