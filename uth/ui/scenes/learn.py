"""The page of practice: what is practised, how, and the ways to mistakes, leaks and progress."""

from __future__ import annotations

from collections.abc import Sequence

from uth.store.database import StoreError
from uth.table import Street, Table
from uth.train.drills.plan import LENGTHS
from uth.train.kinds import kind_words, known_kind
from uth.ui.keys import Key
from uth.ui.learn.pupil import Pupil
from uth.ui.learn.wishes import MARGINS, SECONDS, Subject, Wishes
from uth.ui.offers import offers
from uth.ui.page.model import Block, Button, Cell, Choices, Column, Columns, Page, Panel, Row, Text, Toggle
from uth.ui.page.model import Table as List
from uth.ui.page.scene import PageScene
from uth.ui.scenes.learn_chart import chart_of
from uth.ui.scenes.learn_leaks import LeaksScene
from uth.ui.scenes.learn_mistakes import MistakesScene
from uth.ui.scenes.learn_progress import ProgressScene
from uth.ui.scenes.learn_report import drill
from uth.words import drill as drill_words
from uth.words import learn as words
from uth.words import learn_chart as chart_words
from uth.words import learn_review as review_words

_WEAK = 4
"""So many kinds of hand that are missed are named."""


class LearnScene(PageScene):
    """What can be practised."""

    def __init__(self, pupil: Pupil) -> None:
        preferences = pupil.preferences
        super().__init__(pupil.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._pupil = pupil
        found = [offer.table for offer in offers() if offer.table is not None]
        self._tables: tuple[Table, ...] = tuple(dict.fromkeys((pupil.table, *found)))
        self.wishes = Wishes()
        self._mistakes: bool | None = None
        self._so_far = self._trouble = ""

    def enter(self) -> None:
        """Take note of what was practised by now."""
        super().enter()
        self._mistakes = None
        try:
            learning = self._pupil.keeping().learning()
        except StoreError as error:
            self._trouble = str(error)
            return
        right = sum(record.seen - record.missed for record in learning.records.values())
        weak = [kind_words(known_kind(kind)) for kind in learning.weak[:_WEAK]]
        self._so_far, self._trouble = words.so_far(learning.answers, right, weak), ""

    # --- the page

    def page(self) -> Page:
        """Return what can be chosen."""
        player = self._pupil.player
        return Page(
            words.learn_word(),
            (Columns(((self._subjects(),), (Panel(tuple(self._chosen_one())), *self._said())), (1.0, 1.9)),),
            subtitle=player.name if player else "",
            buttons=tuple(self._buttons()),
            notice=self._trouble,
            refused=bool(self._trouble),
        )

    @staticmethod
    def _subjects() -> List:
        names = words.topics()

        def rows(first: int, count: int) -> Sequence[Row]:
            return [(Cell(name),) for name in names[first : first + count]]

        return List("topic", (Column(words.topic_label()),), len(names), rows, by_click=False, least=len(names))

    def _chosen_one(self) -> list[Block]:
        wishes, subject = self.wishes, self.wishes.subject
        blocks: list[Block] = [
            Text(words.about_topic(subject)),
            Choices("hands", words.hands_label(), tuple(map(str, LENGTHS)), wishes.hands),
            Choices("time", words.time_label(), tuple(map(words.time_words, SECONDS)), wishes.seconds, _SECONDS),
        ]
        if subject is Subject.MISTAKES:
            return blocks
        fit, table = wishes.tables(self._tables), wishes.table_of(self._tables)
        if table is not None:
            names = tuple(each.name for each in fit)
            blocks.append(Choices("table", words.table_label(), names, fit.index(table), alone=True))
        if subject is Subject.OTHER_TABLES and (others := wishes.others(self._tables)):
            other = tuple(each.name for each in others)
            blocks.append(Choices("other", words.other_label(), other, min(wishes.other, len(other) - 1), alone=True))
        if subject is Subject.CLOSE_CALLS:
            streets = ("all", *Street)
            blocks.append(Choices("street", words.street_label(), review_words.street_filter(), wishes.street, streets))
            limits = tuple(map(words.antes, MARGINS))
            blocks.append(Choices("margin", words.margin_label(), limits, wishes.margin, tuple(map(str, MARGINS))))
        most = wishes.most_boxes(self._tables)
        if most > 1:
            boxes = tuple(str(number) for number in range(1, most + 1))
            blocks.append(Choices("boxes", words.boxes_label(), boxes, min(wishes.boxes, most) - 1))
        if table is not None and table.trips is not None:
            blocks.append(Toggle("trips", words.trips_label(), wishes.trips))
        return blocks

    def _said(self) -> tuple[Block, ...]:
        player = self._pupil.player
        kept = drill_words.kept_for(player.name) if player else drill_words.nothing_kept()
        return tuple(Text(text, soft=True) for text in (self._so_far, kept) if text)

    def _buttons(self) -> list[Button]:
        why, kept = self._why_not(), self._pupil.player is not None
        missing = "" if kept else drill_words.nothing_kept()
        start = words.start_second(LENGTHS[self.wishes.hands])
        return [
            Button("start", words.start_word(), start, Key.S, enabled=not why, reason=why, gold=True),
            Button("chart", chart_words.chart_title(), key=Key.C),
            Button("mistakes", review_words.mistakes_title(), key=Key.M, enabled=kept, reason=missing),
            Button("leaks", review_words.leaks_title(), key=Key.L, enabled=kept, reason=missing),
            Button("progress", review_words.progress_title(), key=Key.P, enabled=kept, reason=missing),
        ]

    def _why_not(self) -> str:
        """Why there can be no drill of what is chosen; empty if there can."""
        match self.wishes.subject:
            case Subject.MISTAKES if not self._has_mistakes():
                return words.no_mistakes()
            case Subject.DARK if self.wishes.table_of(self._tables) is None:
                return words.no_dark_boxes(self._pupil.table.name)
            case Subject.OTHER_TABLES if not self.wishes.others(self._tables):
                return words.no_other_table()
            case _:
                return ""

    def _has_mistakes(self) -> bool:
        """Whether there is any to practise; asked for only where that matters, as all rounds are looked through."""
        if self._mistakes is None:
            try:
                self._mistakes = bool(self._pupil.keeping().mistakes()[1])
            except StoreError as error:
                self._mistakes, self._trouble = False, str(error)
        return self._mistakes

    # --- what a person wants

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002  there is one list
        """Take another subject."""
        self.wishes.subject = list(Subject)[row]
        self.changed()

    def opened(self, name: str, row: int) -> None:
        """Begin with the subject of that row."""
        self.picked(name, row)
        self.pressed("start")

    def chosen(self, name: str, index: int) -> None:
        """Take note of what is chosen."""
        wishes = self.wishes
        match name:
            case "hands":
                wishes.hands = index
            case "time":
                wishes.seconds = index
            case "table":
                wishes.table, wishes.other = self._tables.index(wishes.tables(self._tables)[index]), 0
            case "other":
                wishes.other = index
            case "margin":
                wishes.margin = index
            case "street":
                wishes.street = index
            case "boxes":
                wishes.boxes = index + 1
            case _:
                wishes.trips = bool(index)
        self.changed()

    def pressed(self, name: str) -> None:
        """Begin the drill, or open one of the other pages."""
        pupil = self._pupil
        match name:
            case "chart":
                table = self.wishes.table_of(self._tables) or pupil.table
                self.try_open(lambda: chart_of(pupil, table))
            case "mistakes":
                self.try_open(lambda: MistakesScene(pupil))
            case "leaks":
                self.try_open(lambda: LeaksScene(pupil))
            case "progress":
                self.try_open(lambda: ProgressScene(pupil))
            case _:
                why = self._why_not()
                if why:
                    self.cannot(why)
                else:
                    self.try_open(lambda: drill(pupil, self.wishes.plan(self._tables, pupil.keeping())))


_SECONDS = tuple("none" if seconds is None else str(seconds) for seconds in SECONDS)
