"""A table that is being settled, as it is to be seen: the chair, and what hangs on the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pygame

from uth.school.dealt import shown as settled
from uth.school.exercise import Exercise
from uth.train.felt.model import BOARD, DISCARDS, HOUSE_CARDS, RACK, bet_place, cards_place, pay_place
from uth.ui import places as on_screen
from uth.ui.cards_art import CardArt
from uth.ui.keys import KeyLabels
from uth.ui.layout import Rect
from uth.ui.layout.enlarge import index_scale
from uth.ui.page.view import Letters
from uth.ui.picture import StackAt
from uth.ui.preferences import Preferences
from uth.ui.scene import Control
from uth.ui.school.chair_scene import ChairScene, Course, State
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.felt_picture import counted, felt_picture
from uth.ui.school.marks_view import cards_at
from uth.ui.school.present import Look
from uth.ui.school.rack import column_at
from uth.ui.school.rack_view import RackLook
from uth.ui.school.settle_motion import Motion
from uth.ui.school.settle_present import Manner, cards_of, still_of
from uth.ui.school.settle_shown import show_settling
from uth.ui.school.settle_side import Hints, Telling
from uth.ui.school.settle_touch import Grip, carries
from uth.ui.school.settling import Mode, Settling
from uth.ui.school.shown import Shown, Window
from uth.words import school_settle as words

_DRAGGED = 6
"""What moved less than so many pixels was clicked."""
_STACKS = 3
"""So many stacks have room before the rack; more stand closer."""


class Carried(NamedTuple):
    """What hangs on the pointer, and where it was taken and is, in pixels of the window."""

    grip: Grip
    start: tuple[int, int]
    at: tuple[int, int]

    @property
    def dragged(self) -> bool:
        return max(abs(self.at[0] - self.start[0]), abs(self.at[1] - self.start[1])) > _DRAGGED


class SettleView(ChairScene):
    """Shows a settlement; whoever inherits settles.

    :ivar settling: how far it has come.
    :ivar carried: what hangs on the pointer.
    :ivar motion: what is on its way.
    :ivar telling: what the panel tells; a course that tells nothing before its report has no hints either.
    """

    def __init__(self, labels: KeyLabels, preferences: Preferences, course: Course, first: Exercise) -> None:
        """*first* is shown first; the course says what comes then."""
        super().__init__(labels, preferences, course, first)
        self.settling = Settling(settled(first))
        self.carried: Carried | None = None
        self.motion = Motion(preferences.settings.speed)
        self.telling = Telling(at_once=course.peek is not None, hints=Hints.NONE if course.tells else None)
        self._cards = CardArt(preferences.theme, index_scale(preferences.settings.scale))

    def begin(self, exercise: Exercise) -> None:
        """Show another table."""
        self.asking = type(self.asking)(exercise, self.course.marker, self.course.peek)
        self.settling = Settling(settled(exercise))
        self.state = State(viewpoint=self.state.viewpoint, pointer=self.state.pointer)
        self.carried = None
        self.motion.finish()

    def finished(self) -> None:
        """Have the settlement marked as the answer of its exercise; the table stays as it lies."""
        self.motion.finish()
        over = replace(self.asking.exercise, still=still_of(self.settling), prompt=words.round_over())
        self.asking.exercise = over
        self.asking.recall(self.settling.given)

    def changed(self) -> None:
        """Lay everything out again; the exercise is of the table as it lies now."""
        if not self.settling.done:
            self.asking.exercise = replace(self.asking.exercise, still=still_of(self.settling))
        super().changed()

    # --- what is to be seen

    @property
    def shown(self) -> Shown:
        """Everything that is to be seen now, with no pointer on it."""
        if self.settling.done:
            return super().shown
        if self._made is None:
            state, carried = self.state, self.carried
            look = Look(
                self._labels, self.course.progress(), state.reason, state.helping, box=state.box, signs=state.signs
            )
            lifted = carried.grip.place if carried is not None and carried.dragged else None
            manner, window = Manner(look, lifted, self.motion, state.back or 0), Window(self._laid_out, Letters())
            self._made = show_settling(self.settling, self._printed, manner, self.telling, window)
        return self._made

    def update(self, dt: float) -> None:
        """Let time go by: the clock of the round, and what is on its way."""
        moved = self.motion.tick(dt)
        if (not self.state.helping and self.settling.tick(dt)) or moved:
            self.changed()

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return not self.motion.idle

    def pointed_at(self) -> Deed | None:
        """Return what a press would do where the pointer is; on the felt that is the hand's."""
        pointer = self.state.pointer
        if pointer is not None and not self.settling.done:
            column = column_at(self.shown.columns, *self.shown.layout.in_picture(*pointer))
            if column is not None:
                return None
        return super().pointed_at()

    def _draw_over(self, surface: pygame.Surface, shown: Shown) -> None:
        super()._draw_over(surface, shown)
        if not self.settling.done:
            self._draw_hand(surface, shown)
        if self.carried is not None and self.carried.dragged:
            self._draw_carried(surface, shown, self.carried)

    def _draw_hand(self, surface: pygame.Surface, shown: Shown) -> None:
        """The chips that are cut out, before the rack, each value for itself: the lowest nearest the dealer's hand."""
        if self.carried is not None and self.carried.dragged and self.carried.grip.place == RACK:
            return
        hand = shown.layout.dealer.hand
        stacks = counted(dict(self.settling.cut_out), self.asking.exercise.still.table.chips)
        for index, count in enumerate(reversed(stacks)):
            at = hand.right - (index + 0.5) * hand.w / max(_STACKS, len(stacks)), hand.y + 0.6 * hand.h
            stack = StackAt(on_screen.RACK, (count,))
            self._view.draw_carried(surface, shown.layout, (stack, at), shown.picture.felt)

    def _draw_carried(self, surface: pygame.Surface, shown: Shown, carried: Carried) -> None:
        held = carries(self.settling, carried.grip)
        if held:
            chips = counted(held, self.asking.exercise.still.table.chips)
            stack = StackAt(on_screen.RACK, chips)
            at = shown.layout.in_picture(*carried.at)
            self._view.draw_carried(surface, shown.layout, (stack, at), shown.picture.felt)
        else:
            self._draw_cards(surface, shown, carried)

    def _draw_cards(self, surface: pygame.Surface, shown: Shown, carried: Carried) -> None:
        """Cards that hang on the pointer, as far apart as they lay."""
        layout = shown.layout
        (x, y), (left, top) = (layout.in_picture(*at) for at in (carried.at, carried.start))
        for card in cards_of(felt_picture(still_of(self.settling), shown.picture.felt), carried.grip.place):
            rect = layout.rect(card.place)
            art = self._cards.card(card.card if card.face_up else None, rect.w, not layout.upright(card.place))
            surface.blit(art, (round(rect.x + x - left), round(rect.y + y - top)))

    def _rack_look(self, shown: Shown) -> RackLook:
        settling = self.settling
        if settling.done:
            return super()._rack_look(shown)
        pointer, chosen = self.state.pointer, None
        if settling.mode is Mode.CHIPS:
            chosen = settling.values[settling.cursor]
        column = column_at(shown.columns, *shown.layout.in_picture(*pointer)) if pointer else None
        counts = {value: settling.left(value) for value in settling.values}
        hot = column.chip.value if column else None
        return RackLook(counts, settling.chips, self._rack_prints, shown.caps, chosen, hot)

    # --- for those who cannot see it

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed or dragged now: the bar, the panel, the rack, bets, wins, cards, the discards."""
        found = super().controls()
        if self.settling.done or self.shown.picture.overlay is not None:
            return found
        names = {each.name for each in found}
        return (*found, *(each for each in self._on_felt() if each.name not in names))

    def _on_felt(self) -> Iterator[Control]:
        layout = self.shown.layout
        for column in self.shown.columns:
            deed = Deed(Do.CUT, str(column.chip.value))
            yield Control(str(deed), layout.in_window(column.rect), self._rack_prints[column.chip.value])
        for name, rect in self._places():
            yield Control(name, layout.in_window(rect))

    def _places(self) -> Iterator[tuple[str, Rect]]:
        """What can be taken hold of, or fallen on, by the names of its places."""
        layout = self.shown.layout
        yield str(RACK), layout.dealer.rack
        yield str(DISCARDS), layout.dealer.discard
        for area in layout.boxes:
            yield from ((str(bet_place(area.number, bet)), disc.rect) for bet, disc in area.circles.items())
            yield from ((str(pay_place(area.number, bet)), disc.rect) for bet, disc in area.payouts.items())
        for place in (HOUSE_CARDS, BOARD, *(cards_place(area.number) for area in layout.boxes)):
            rect = cards_at(layout, place)
            if rect is not None:
                yield str(place), rect
