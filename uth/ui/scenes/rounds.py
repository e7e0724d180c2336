"""The rounds that were played, the latest first: chosen by what came of them, by table and by day; each opens."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from uth.errors import UthError
from uth.store.database import StoreError
from uth.store.history import BIG, Listed, Outcome, Stored, Wanted
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.model import Bar, Button, Choices, Page, Row, Table, Text, Toggle
from uth.ui.page.scene import PageScene
from uth.ui.preferences import Preferences
from uth.ui.review.days import Days, days_of
from uth.ui.review.rows import columns_of, row_of
from uth.ui.scenes.replay import ReplayScene
from uth.words import rounds as words

_OUTCOMES = (None, Outcome.WON, Outcome.LOST)
_SWITCHES = {"folded": Outcome.FOLDED, "trips": Outcome.TRIPS, "big": Outcome.BIG}
_KEPT = 600
"""So many rows are kept as they were drawn up last."""


class Rounds(Protocol):
    """Where the rounds are kept; all of it may raise a :class:`StoreError`."""

    def count(self, wanted: Wanted) -> int:
        """Return how many settled rounds are wanted."""

    def rounds(self, wanted: Wanted, first: int, count: int) -> Sequence[Listed]:
        """Return some of them, the latest first."""

    def void(self) -> tuple[int, int]:
        """Return how many are void: those that had bets, and those left without any."""

    def tables(self) -> Sequence[str]:
        """Return the names of the tables they were played at."""

    def round(self, number: int) -> Stored:
        """Return one with everything."""

    def last_end(self, before: int | None = None) -> int | None:
        """Return when the last one ended, or the last before that moment."""


def now() -> int:
    """Return the moment, in milliseconds since 1970, UTC."""
    return round(time.time() * 1000)


class RoundsScene(PageScene):
    """The list of a player's rounds."""

    def __init__(
        self,
        labels: KeyLabels,
        rounds: Rounds,
        preferences: Preferences | None = None,
        *,
        clock: Callable[[], int] = now,
    ) -> None:
        """*clock*: gives the moment, in milliseconds since 1970, UTC.

        :raises StoreError: if the rounds cannot be read.
        """
        self._preferences = preferences or Preferences()
        super().__init__(labels, theme=self._preferences.theme, scale=self._preferences.settings.scale)
        self._rounds = rounds
        self._clock = clock
        self._result, self._table, self._when = 0, 0, 0
        self._switched: set[str] = set()
        self._rows: dict[int, Row] = {}
        self._trouble = ""
        self._read()

    def _read(self) -> None:
        """Take note of what can be chosen; it holds while the page is open."""
        self._now = self._clock()
        self._tables = tuple(self._rounds.tables())
        self._days: tuple[Days, ...] = days_of(self._rounds.last_end, self._now)
        self._all = self._rounds.count(Wanted())
        self._void = self._rounds.void()
        self._recount()

    def _recount(self) -> None:
        self._trouble = ""
        try:
            self._count = self._rounds.count(self._wanted) if self._filtered else self._all
        except StoreError as error:
            self._count, self._trouble = 0, str(error)

    @property
    def _wanted(self) -> Wanted:
        outcome, days = _OUTCOMES[self._result], self._days[self._when]
        switched = {_SWITCHES[name] for name in self._switched}
        return Wanted(
            outcomes=frozenset(switched | ({outcome} if outcome else set())),
            table=self._tables[self._table - 1] if self._table else None,
            since=days.since,
            until=days.until,
        )

    @property
    def _filtered(self) -> bool:
        return self._wanted != Wanted()

    # --- the page

    def page(self) -> Page:
        """Return the list, and over it what can be chosen from it."""
        if not self._all:
            texts = filter(None, (words.nothing_played(), words.not_listed(*self._void)))
            return Page(words.title(), tuple(map(Text, texts)), narrow=True)
        columns = columns_of(len(self._tables) > 1)
        table = Table("rounds", columns, self._count, self._shown_rows, words.nothing_like_that())
        buttons = [Button("look", words.look_word(), words.look_second(), Key.ENTER, gold=True)] if self._count else []
        if self._filtered:
            buttons.insert(0, Button("all", words.show_all_word(), key=Key.A, gold=not self._count))
        missing = words.not_listed(*self._void)
        return Page(
            words.title(),
            (Bar(self._filters()), table, *((Text(missing, soft=True),) if missing else ())),
            subtitle=words.subtitle(self._count, self._all),
            buttons=tuple(buttons),
            notice=self._trouble,
            refused=bool(self._trouble),
        )

    def _filters(self) -> tuple[Choices | Toggle, ...]:
        outcomes = Choices("result", "", words.outcome_words(), self._result, ("all", "won", "lost"))
        names = (("folded", words.folded_word()), ("trips", words.trips_word()), ("big", words.big_word(BIG)))
        switches = tuple(Toggle(name, label, name in self._switched) for name, label in names)
        days = tuple(days.label for days in self._days)
        when = Choices("when", words.when_word(), days, self._when, alone=True)
        tables = (words.all_tables(), *self._tables)
        table = Choices("table", words.table_word(), tables, self._table, ("all", *self._tables), alone=True)
        return (outcomes, *switches, when, *((table,) if len(self._tables) > 1 else ()))

    def _shown_rows(self, first: int, count: int) -> Sequence[Row]:
        try:
            return [self._row(listed) for listed in self._rounds.rounds(self._wanted, first, count)]
        except StoreError as error:
            if not self._trouble:
                self._trouble = str(error)
                self.changed()
            return ()

    def _row(self, listed: Listed) -> Row:
        if listed.number not in self._rows:
            if len(self._rows) >= _KEPT:
                self._rows.clear()
            self._rows[listed.number] = self._drawn_up(listed)
        return self._rows[listed.number]

    def _drawn_up(self, listed: Listed) -> Row:
        several = len(self._tables) > 1
        try:
            return row_of(listed, self._rounds.round(listed.number), self._now, with_table=several)
        except UthError:
            # A damaged round stands in the list without its cards.
            return row_of(listed, None, self._now, with_table=several)

    # --- what a person wants

    def chosen(self, name: str, index: int) -> None:
        """List other rounds."""
        match name:
            case "result":
                self._result = index
            case "table":
                self._table = index
            case "when":
                self._when = index
            case _:
                self._switched ^= {name}
        self._start_over()

    def pressed(self, name: str) -> None:
        """Open the round that is chosen, or list all again."""
        if name == "all":
            self._result = self._table = self._when = 0
            self._switched.clear()
            self._start_over()
        else:
            self.opened("rounds", self.row("rounds"))

    def _start_over(self) -> None:
        self._recount()
        self.state.reels.pop("rounds", None)
        self.changed()

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Show a round on the table."""
        number = 0
        try:
            (listed,) = self._rounds.rounds(self._wanted, row, 1)
            number = listed.number
            stored = self._rounds.round(number)
            self.opens = ReplayScene(self.labels, stored, self._preferences, _Shelf(self, row))
        except UthError as error:
            self.cannot(words.cannot_read(number, str(error)))

    # --- for the round that is shown

    @property
    def count(self) -> int:
        """How many rounds are listed."""
        return self._count

    def take(self, row: int) -> Stored:
        """Return the round in that row, and choose it in the list.

        :raises StoreError: if it cannot be read.
        """
        (listed,) = self._rounds.rounds(self._wanted, row, 1)
        stored = self._rounds.round(listed.number)
        self.choose_row("rounds", row)
        return stored


class _Shelf:
    """The list as the round sees it that was taken from there: the next one is above it."""

    def __init__(self, scene: RoundsScene, row: int) -> None:
        self._scene = scene
        self._row = row

    def has(self, step: int) -> bool:
        """Return whether there is a round in that direction."""
        return 0 <= self._row - step < self._scene.count

    def take(self, step: int) -> Stored:
        """Return it, and go on from there."""
        stored = self._scene.take(self._row - step)
        self._row -= step
        return stored
