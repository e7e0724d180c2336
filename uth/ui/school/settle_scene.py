"""A table that is being settled, as it is to be seen: the chair, and what hangs on the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from uth.school.dealt import shown as settled
from uth.school.exercise import Exercise, Still
from uth.train.felt.model import BOARD, DISCARDS, HOUSE_CARDS, RACK, bet_place, cards_place, pay_place
from uth.ui.cards_art import CardArt
from uth.ui.keys import KeyLabels
from uth.ui.layout import Rect
from uth.ui.layout.enlarge import index_scale
from uth.ui.preferences import Preferences
from uth.ui.reel import Paces
from uth.ui.scene import Control
from uth.ui.school.chair_desk import ChairDesk
from uth.ui.school.chair_scene import Course, Held
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.felt_motion import FeltMotion
from uth.ui.school.felt_picture import counted, felt_picture
from uth.ui.school.marks_view import cards_at
from uth.ui.school.modes import Mode
from uth.ui.school.present import Look
from uth.ui.school.rack import column_at
from uth.ui.school.rack_view import RackLook
from uth.ui.school.settle_present import Manner, cards_of, still_of
from uth.ui.school.settle_shown import show_settling, sight_of
from uth.ui.school.settle_side import Hints, Telling
from uth.ui.school.settle_touch import carries
from uth.ui.school.settling import Settling
from uth.ui.school.shown import Shown, Window
from uth.words import school_settle as words


class SettleView(ChairDesk):
    """Shows a settlement; whoever inherits settles.

    :ivar settling: how far it has come.
    :ivar motion: what is on its way.
    :ivar telling: what the panel tells; a course that tells nothing before its report has no hints either.
    """

    def __init__(self, labels: KeyLabels, preferences: Preferences, course: Course, first: Exercise) -> None:
        """*first* is shown first; the course says what comes then."""
        super().__init__(labels, preferences, course, first)
        self.settling = self._settling(first)
        self._pass(self.settling, 0.0)
        self.motion = self._motion()
        self.telling = Telling(at_once=course.peek is not None, hints=Hints.NONE if course.tells else None)
        self._cards = CardArt(preferences.theme, index_scale(preferences.settings.scale))

    def begin(self, exercise: Exercise) -> None:
        """Show another table."""
        super().begin(exercise)
        self.settling = self._settling(exercise)
        self.motion.finish()

    def _settling(self, exercise: Exercise) -> Settling:
        """Return the exercise with nothing done."""
        return Settling(settled(exercise))

    def _motion(self) -> FeltMotion:
        settings = self._preferences.settings
        return FeltMotion(settings.speed, Paces.of(settings))

    def _still(self) -> Still:
        """What lies on the table now, with what it is about lit."""
        return still_of(self.settling)

    def _over_words(self) -> str:
        """What stands in the place of a question when the round is over."""
        return words.round_over()

    def finished(self) -> None:
        """Have the settlement marked as the answer of its exercise; the table stays as it lies."""
        self.motion.finish()
        over = replace(self.asking.exercise, still=self._still(), prompt=self._over_words())
        self.asking.exercise = over
        self.asking.recall(self.settling.given)

    def changed(self) -> None:
        """Lay everything out again; the exercise is of the table as it lies now."""
        if not self.settling.done:
            self.asking.exercise = replace(self.asking.exercise, still=self._still())
        super().changed()

    # --- what is to be seen

    def _show(self, look: Look, window: Window) -> Shown:
        if self.settling.done:
            return super()._show(look, window)
        return self._show_at_work(self._manner(look), window)

    def _manner(self, look: Look) -> Manner:
        lifted = self.dragged.grip.place if self.dragged is not None else None
        return Manner(look, lifted, self.motion, self.state.back)

    def _show_at_work(self, manner: Manner, window: Window) -> Shown:
        """Lay out what is to be seen before the round is over."""
        return show_settling(sight_of(self.settling, self._printed, self.telling), manner, window)

    def update(self, dt: float) -> None:
        """Let time go by: the clock of the round, and what is on its way."""
        moved = self.motion.tick(dt)
        if self._pass(self.settling, dt) or moved:
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

    def _draw_hand(self, surface: pygame.Surface, shown: Shown) -> None:
        """The chips that are cut out, as long as they do not hang on the pointer."""
        if not self.settling.done and (self.dragged is None or self.dragged.grip.place != RACK):
            super()._draw_hand(surface, shown)

    def _draw_dragged(self, surface: pygame.Surface, shown: Shown, held: Held) -> None:
        chips = carries(self.settling, held.grip)
        if chips:
            stack = counted(chips, self.asking.exercise.still.table.chips)
            self._draw_chips(surface, shown, stack, shown.layout.in_picture(*held.at))
        else:
            self._draw_cards(surface, shown, held)

    def _draw_cards(self, surface: pygame.Surface, shown: Shown, held: Held) -> None:
        """Cards that hang on the pointer, as far apart as they lay."""
        layout = shown.layout
        (x, y), (left, top) = (layout.in_picture(*at) for at in (held.at, held.start))
        for card in cards_of(felt_picture(self._still(), shown.picture.felt), held.grip.place):
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
