"""The mistakes of rounds and drills, the costliest first: each can be seen, tried and explained again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from uth.errors import UthError
from uth.store.database import Database
from uth.store.learnt import Learnt
from uth.store.players import Player
from uth.table import Street
from uth.train.drills.kept import Mistake
from uth.train.mistakes import Wrong, mistakes
from uth.ui.align import Align
from uth.ui.keys import Key
from uth.ui.learn.cells import board_cell, cards_cell, cost_cell, kind_cell
from uth.ui.learn.graded_scene import GradedScene
from uth.ui.learn.moments import replay_at
from uth.ui.learn.pupil import Pupil
from uth.ui.page.model import Bar, Button, Cell, Choices, Column, Page, Row, Table, Text, Toggle
from uth.ui.scenes.learn_report import explanation, retry
from uth.words import learn_report as report_words
from uth.words import learn_review as words
from uth.words import rounds as round_words

_STREETS = (None, *Street)
_WHERE = ("all", "rounds", "drills")
_SHARES = (0.7, 1.0, 0.6, 1.4, 2.9, 1.4, 0.95)
_MOST = 50
"""So many of the listed ones are practised together: the costliest."""


def now() -> int:
    """Return the moment, in milliseconds since 1970, UTC."""
    return round(time.time() * 1000)


class MistakesScene(GradedScene):
    """The list of a player's mistakes."""

    def __init__(self, pupil: Pupil, *, clock: Callable[[], int] = now) -> None:
        """*clock*: gives the moment, in milliseconds since 1970, UTC.

        :raises StoreError: if they cannot be read.
        """
        super().__init__(pupil)
        self._clock = clock
        self._street, self._where, self._learnt_too = 0, 0, False
        self._all: tuple[Wrong, ...] = ()
        self._listed: tuple[Wrong, ...] = ()
        self._read()

    def _look_up(self, database: Database, player: Player) -> None:
        self._all = mistakes(database, player.id)

    def _show(self) -> None:
        self._choose()

    def _choose(self) -> None:
        street, where = _STREETS[self._street], _WHERE[self._where]
        self._listed = tuple(
            wrong
            for wrong in self._all
            if street in (None, wrong.street)
            and (where == "all" or (where == "rounds") is (wrong.round > 0))
            and (self._learnt_too or not wrong.learnt)
        )
        self.changed()

    # --- the page

    def page(self) -> Page:
        """Return the list, and over it what can be chosen from it."""
        titles = words.mistake_titles()
        right = len(titles) - 1
        columns = tuple(
            Column(title, share, Align.RIGHT if place == right else Align.LEFT)
            for place, (title, share) in enumerate(zip(titles, _SHARES, strict=True))
        )
        table = Table("mistakes", columns, len(self._listed), self._rows, words.no_mistake(), by_click=False)
        said = self._said()
        return Page(
            words.mistakes_title(),
            (Bar(self._filters()), table, *((Text(said, soft=True),) if said else ())),
            subtitle=words.mistakes_subtitle(len(self._listed), len(self._all)),
            buttons=tuple(self._buttons()) if self._listed else (),
            notice=self._trouble,
            refused=bool(self._trouble),
        )

    def _filters(self) -> tuple[Choices | Toggle | Button, ...]:
        streets = ("all", *Street)
        return (
            Choices("street", "", words.street_filter(), self._street, streets),
            Choices("where", "", words.where_filter(), self._where, _WHERE),
            Toggle("learnt too", words.learnt_filter(), self._learnt_too),
            *((Button("practise", words.practise_word(), key=Key.D),) if self._listed else ()),
        )

    def _said(self) -> str:
        if self._grader.fault:
            return words.not_graded(self._grader.fault)
        return words.grading_words(self._grader.left) if self._grader.left else ""

    def _rows(self, first: int, count: int) -> Sequence[Row]:
        return [self._row(wrong) for wrong in self._listed[first : first + count]]

    def _row(self, wrong: Wrong) -> Row:
        moment, at = self._moments.of(wrong), self._clock()
        seen = (cards_cell(moment.spot), board_cell(moment.spot)) if moment else (Cell(), Cell())
        where = words.in_round(wrong.round) if wrong.round else words.in_drill(wrong.lesson)
        return (
            Cell(words.learnt_mark(where) if wrong.learnt else where, soft=wrong.learnt),
            Cell(round_words.moment_words(wrong.at, at), soft=True),
            *seen,
            kind_cell(wrong.kind),
            Cell(report_words.instead_words(wrong.chosen, wrong.best, dark=wrong.street is None)),
            cost_cell(wrong.cost),
        )

    def _buttons(self) -> list[Button]:
        wrong = self._chosen
        missing = "" if wrong.round else words.only_rounds()
        return [
            Button("explain", report_words.explain_word(), key=Key.E, gold=True),
            Button("retry", report_words.retry_word(), key=Key.R),
            Button("replay", words.replay_word(), key=Key.P, enabled=not missing, reason=missing),
            Button("learnt", words.learnt_word(wrong.learnt), key=Key.L),
        ]

    @property
    def _chosen(self) -> Wrong:
        """The mistake that is chosen; the list may have become shorter."""
        reel = self.state.reels.get("mistakes")
        return self._listed[min(reel.row if reel else 0, len(self._listed) - 1)]

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:
        """List other mistakes."""
        match name:
            case "street":
                self._street = index
            case "where":
                self._where = index
            case _:
                self._learnt_too = bool(index)
        self.state.reels.pop("mistakes", None)
        self._choose()

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Another mistake is chosen: other things can be done with it."""
        self.changed()

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Explain a mistake."""
        self.pressed("explain")

    def pressed(self, name: str) -> None:
        """Look at a mistake again, or practise."""
        try:
            self._do(name)
        except UthError as error:
            self.cannot(str(error))

    def _do(self, name: str) -> None:
        wrong, pupil = self._chosen, self._pupil
        match name:
            case "replay":
                self.opens = replay_at(pupil, wrong.round, wrong.box, wrong.street)
            case "learnt":
                self._mark(wrong)
            case "practise":
                found = tuple(filter(None, map(self._moments.of, self._listed[:_MOST])))
                self.opens = retry(pupil, *dict.fromkeys(found))
            case "retry":
                self.opens = retry(pupil, self._moment(wrong))
            case _:
                self.opens = explanation(pupil, self._moment(wrong), wrong.chosen)

    def _moment(self, wrong: Wrong) -> Mistake:
        moment = self._moments.of(wrong)
        if moment is None:
            raise UthError(words.cannot_be_read())
        return moment

    def _mark(self, wrong: Wrong) -> None:
        database, player = self._pupil.database, self._pupil.player
        if database is not None and player is not None:
            Learnt(database, player.id, player.uid).mark(wrong.name, learnt=not wrong.learnt)
            self._read()
