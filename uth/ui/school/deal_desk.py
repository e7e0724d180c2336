"""What is done at a table where a round is dealt: every deed becomes an act, or it is said why it cannot be one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from uth.school.dealing.acts import Act, LoadShuffler, Shuffle
from uth.school.dealing.watching import seen_words
from uth.school.drills.deal import dealt_round
from uth.school.exercise import Exercise, Given, Still
from uth.train.felt.model import BURN
from uth.ui.keys import KeyLabels
from uth.ui.layout import Rect
from uth.ui.preferences import Preferences
from uth.ui.reel import Paces
from uth.ui.scene import Control
from uth.ui.school.chair_desk import Ways
from uth.ui.school.chair_scene import Course, Held
from uth.ui.school.deal_glimpse import Glimpse
from uth.ui.school.deal_motion import DealMotion
from uth.ui.school.deal_packet import Packets
from uth.ui.school.deal_present import deal_still
from uth.ui.school.deal_round import DealRound
from uth.ui.school.deal_shown import at_the_end, sight_of
from uth.ui.school.deal_side import options
from uth.ui.school.deal_touch import DECK, burn_at
from uth.ui.school.deal_ways import Menu, Step, step_of
from uth.ui.school.deeds import KEYS, Deed, Do
from uth.ui.school.present import Look
from uth.ui.school.settle_desk import SOUNDS, SettleDesk
from uth.ui.school.settle_present import Manner
from uth.ui.school.settle_shown import show_settling
from uth.ui.school.settling import Settling
from uth.ui.school.shown import Shown, Window
from uth.ui.school.ways import Way
from uth.ui.sound import Cue
from uth.words import school_deal as words

_CUES = {
    Step.SHUFFLE: Cue.SHUFFLE, Step.LOAD: Cue.SHUFFLE, Step.DEAL: Cue.CARD, Step.BURN: Cue.CARD, Step.TURN: Cue.CARD,
    Step.OPEN: Cue.CARD, Step.NATURAL: Cue.CARD,
}  # fmt: skip
_MENUS = {
    Step.SAY: Menu.CALL, Step.FOLD: Menu.WHERE, Step.WRONG: Menu.WRONG, Step.CUT: Menu.CUT, Step.COUNT: Menu.STUB,
}  # fmt: skip


class DealDesk(SettleDesk):
    """Shows a round that is dealt, and does what is wanted; whoever inherits says what a press and a key want."""

    settling: DealRound
    motion: DealMotion

    def __init__(self, labels: KeyLabels, preferences: Preferences, course: Course, first: Exercise) -> None:
        """*first* is shown first; the course says what comes then."""
        self._packets = Packets.of(first.house.table)
        self._glimpse = Glimpse(preferences.settings.speed)
        super().__init__(labels, preferences, course, first)

    @property
    def round(self) -> DealRound:
        """How far the round has come."""
        return self.settling

    def _settling(self, exercise: Exercise) -> Settling:
        self._glimpse.clear()
        one = DealRound(dealt_round(exercise), self._packets, self._glimpse)
        one.at_once = self.course.peek is not None
        return one

    def _motion(self) -> DealMotion:
        settings = self._preferences.settings
        return DealMotion(settings.speed, Paces.of(settings))

    def _again(self, exercise: Exercise, given: Given) -> Settling:
        return DealRound.dealt_again(dealt_round(exercise), given)

    def _still(self) -> Still:
        return deal_still(self.round)

    def _over_words(self) -> str:
        return words.left_words() if self.round.was_left else super()._over_words()

    def finished(self) -> None:
        """Have the round marked as the answer of its exercise; the table stays as it lies."""
        self._glimpse.clear()
        super().finished()

    # --- what is to be seen

    def _show(self, look: Look, window: Window) -> Shown:
        shown = super()._show(look, window)
        return at_the_end(self.round, shown, window) if self.round.done and not look.signs else shown

    def _show_at_work(self, manner: Manner, window: Window) -> Shown:
        return show_settling(sight_of(self.round, self._printed, self.telling, self.motion), manner, window)

    def update(self, dt: float) -> None:
        """Let time go by: the clock of the round, what is on its way, what is done to the house."""
        super().update(dt)
        if not self.state.helping and self._glimpse.tick(dt, self.state.box):
            self.changed()

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return super().moving or not self._glimpse.idle

    def told(self) -> dict[str, str]:
        """Return what lies on the table by name, what the panel and the board say, and what is done at the edge."""
        board = self.shown.called
        said = {f"board {number}": text for number, text in enumerate(board[1].texts if board else (), 1)}
        watch = self._glimpse.watch
        edge = {"edge": seen_words(watch.event, watch.box, watch.other)} if watch is not None else {}
        return {**super().told(), **said, **edge}

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed or dragged now, the deck and the place of the burned cards among it."""
        found = super().controls()
        if self.round.done or self.shown.picture.overlay is not None:
            return found
        layout = self.shown.layout
        places = (("deck", layout.dealer.shuffler), (str(BURN), burn_at(layout)))
        return (*found, *(Control(name, layout.in_window(rect)) for name, rect in places))

    def _on_felt(self) -> Iterator[Control]:
        if self.round.is_open:
            yield from super()._on_felt()
            return
        layout = self.shown.layout
        for name, rect in self._places():
            yield Control(name, layout.in_window(rect))

    def _draw_dragged(self, surface: pygame.Surface, shown: Shown, held: Held) -> None:
        if held.grip == DECK:
            self._draw_back(surface, shown, held)
        else:
            super()._draw_dragged(surface, shown, held)

    def _draw_back(self, surface: pygame.Surface, shown: Shown, held: Held) -> None:
        """A card that comes off the deck."""
        x, y = shown.layout.in_picture(*held.at)
        card: Rect = shown.layout.dealer.dealer[0]
        art = self._cards.card(None, card.w, turned=False)
        surface.blit(art, (round(x - card.w / 2), round(y - card.h / 2)))

    # --- what is done

    def _ways(self, what: str) -> Ways:
        one = self.round
        return {
            **super()._ways(what),
            Do.TYPE: lambda: one.type(what),
            Do.ERASE: one.erase,
            Do.GIVE: lambda: self.act(one.enter, Cue.BUTTON),
        }

    def _pick(self, what: str) -> None:
        """Choose what is asked in between, or do a step of dealing, or of settling."""
        one, deed = self.round, Deed(Do.PICK, what)
        asked = one.menu
        step = step_of(deed)
        if step is Step.BACK:
            one.leave_menu()
        elif one.menu is not Menu.NONE:
            if what in dict(options(one)):
                self.act(lambda: one.choose(what), Cue.BUTTON)
        elif step is not None:
            self.act(self._step(step), _CUES.get(step, Cue.BUTTON))
        else:
            super()._pick(what)
        if one.menu is not asked:
            # Another list begins at its first line.
            self.state.back = None

    def do_way(self, way: Way) -> None:
        """Do something with a bet, a hand, the rack."""
        self.act(self._of_settling(way), SOUNDS.get(way, Cue.BUTTON))

    def act(self, way: Callable[[], None], cue: Cue) -> None:
        """Do something; where that was an act it is heard, else it is seen or refused."""
        before = len(self.round.dealing.acts)
        if self.tried(way) and len(self.round.dealing.acts) > before:
            self.heard(cue)

    def done_by_hand(self, act: Act) -> None:
        """Do an act of the round at once, as a demonstration does."""
        self.act(lambda: self.round.do(act), Cue.BUTTON)
        self.motion.finish()
        self.changed()

    def tried(self, way: Callable[[], None]) -> bool:
        """Do something; return whether it could be done, and say why not; what changes on the felt is on its way."""
        one = self.round
        before, count = one.felt, len(one.dealing.acts)
        could = super().tried(way)
        if len(one.dealing.acts) > count:
            self.motion.change(before, one.felt, one.course.table.chips, one.seconds)
            if isinstance(one.dealing.acts[-1].act, Shuffle | LoadShuffler):
                self.motion.shuffle(by_hand=isinstance(one.dealing.acts[-1].act, Shuffle))
        return could

    def _step(self, step: Step) -> Callable[[], None]:
        """Return what a step does."""
        one = self.round
        if step in _MENUS:
            return lambda: one.ask_for(_MENUS[step])
        ways: dict[Step, Callable[[], None]] = {
            Step.DEAL: one.deal,
            Step.ASK: one.ask,
            Step.NATURAL: lambda: one.natural(one.place),
            Step.LOOK: one.look_over,
            Step.SHUFFLE: one.shuffle_by_hand,
            Step.LOAD: one.load,
            Step.OFFER: one.offer_cut,
            Step.BURN: one.burn,
            Step.TURN: one.turn_board,
            Step.OPEN: one.open_house,
            Step.REPORT: one.report,
            Step.MORE: lambda: one.change_packet(one.place, 1),
            Step.FEWER: lambda: one.change_packet(one.place, -1),
        }
        return ways[step]

    # --- the end

    def _leave(self) -> None:
        """End the run; what was dealt of the round counts."""
        if not self._in_the_middle:
            super()._leave()
            return
        meant, self.state.sure = self.state.sure is Do.LEAVE, Do.LEAVE
        if not meant:
            cap = self._labels.label(KEYS[Do.LEAVE][0])
            self.refuse(words.leave_counts(cap) if self.course.kept else words.leave_counts_unkept(cap))
            return
        self.leave_round()
        super()._leave()

    @property
    def _in_the_middle(self) -> bool:
        return bool(self.round.dealing.acts) and not self.round.done

    def leave_round(self) -> None:
        """Leave the round in the middle: what was dealt of it is marked."""
        self.round.was_left = True
        self.finished()

    def may_close(self) -> bool:
        """The window may always close; what was dealt of the round counts."""
        if self._in_the_middle:
            self.leave_round()
        return True
