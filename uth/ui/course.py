"""The course of a round at the table: deal, cut, decisions, the next round, and which box it is about. No pygame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uth.game import engine
from uth.game.actions import Action, Cut, Decide, DeclineCut
from uth.game.model import Choice
from uth.ui import notices
from uth.ui.commands import Command, When
from uth.ui.desk import Overlay
from uth.words import prompts as words

if TYPE_CHECKING:
    from uth.ui.tabletop import Tabletop

ONWARD = frozenset({Command.DEAL, Command.CUT, Command.CUT_DECLINE, Command.NEXT_ROUND, Command.DEAL_AGAIN})
"""The ways on: while a film runs they only finish it."""
COURSE = ONWARD | {Command.CUT_FEWER, Command.CUT_MORE, Command.BOX_LEFT, Command.BOX_RIGHT}
"""What a round takes, decisions aside."""
_MIDDLE = 26
_CUT_STEP = 4
"""By how many cards a key or button moves the cut; the wheel moves it by one."""


class Course:
    """Moves the round at one table on.

    :ivar cut_at: how many cards would go under, while the player cuts.
    """

    def __init__(self, top: Tabletop) -> None:
        self.cut_at = _MIDDLE
        self._top = top

    def do(self, command: Command) -> None:
        """Do one of :data:`COURSE`."""
        top = self._top
        match command:
            case Command.DEAL:
                self._deal()
            case Command.CUT:
                self._act(Cut(top.session.owner, self.cut_at))
            case Command.CUT_DECLINE:
                self._act(DeclineCut(top.session.owner))
                top.toast(notices.where_cut(top.session.actions))
            case Command.CUT_FEWER | Command.CUT_MORE:
                self.move_cut(-_CUT_STEP if command is Command.CUT_FEWER else _CUT_STEP)
            case Command.BOX_LEFT | Command.BOX_RIGHT:
                self._step_box(1 if command is Command.BOX_LEFT else -1)
            case _:
                self.next_round()
                if command is Command.DEAL_AGAIN and top.overlay is None and not top.session.over:
                    self._deal()

    # --- decisions

    def decide(self, choice: Choice) -> None:
        """Decide for the box in turn, once its cards were seen; a key that came too early or too late is dropped."""
        top = self._top
        early = top.turn > 0 and not top.projector.cards_seen
        late = top.filming and top.session.over
        top.skip()
        if early or late:
            # A notice, and no reason in the place of the sentence that the film ends with.
            top.refused = True
            top.toast(words.too_late() if late else words.not_yet_seen(top.session.round.street))
        elif not top.coach.stops(choice):
            question = top.coach.question
            if self._act(Decide(top.turn, choice)):
                top.coach.decided(question, choice)

    def ask_to_choose_play(self) -> None:
        """Say how Play is bet in a decision: a press on its circle bets nothing."""
        top = self._top
        options = top.projector.options
        how = notices.how_to_play(options, top.keymap)
        if how:
            top.cannot(how)
        else:
            top.refuse(next((option.refusal for option in options if option.choice.multiple), None))

    def _act(self, action: Action) -> bool:
        """Do an action of the engine, or say why not; return whether it was done."""
        refusal = self._top.projector.act(action)
        self._top.refuse(refusal)
        if refusal is None:
            self._settled()
        return refusal is None

    def _settled(self) -> None:
        """Lay the bets of a settled round again at once, and have the round graded."""
        top = self._top
        if top.session.over:
            top.laying.next_round(top.session.bankroll)
            top.grader.settled()

    # --- from round to round

    def _deal(self) -> None:
        top = self._top
        refusal = top.laying.refusal()
        if refusal is not None:
            if top.session.broke:
                top.over.show(Overlay.BROKE)
            top.refuse(refusal)
            return
        self.cut_at = _MIDDLE
        top.projector.deal(top.laying.actions())
        self._settled()

    def next_round(self) -> None:
        """Go on from a settled round, with the same bets as far as the chips reach."""
        top = self._top
        if not top.session.over or top.fouls.hold_up():
            return
        if top.seat.elsewhere:
            top.over.go(Command.NEXT_ROUND)
            return
        top.host.change()
        top.projector.next_round(top.laid_next)
        if top.session.broke:
            # Nothing waits under the dialog: the old cards are gone.
            top.skip()
            top.over.show(Overlay.BROKE)
        elif top.laying.bets != top.laying.last:
            top.toast(words.reduced())

    def move_cut(self, cards: int) -> None:
        """Move the place of the cut, within what the table allows."""
        least = self._top.session.table.procedure.cut_at_least
        self.cut_at = min(52 - least, max(least, self.cut_at + cards))

    # --- boxes

    def point_at(self, box: int) -> None:
        """Raise the five cards of a settled box, if its hand lies open."""
        self._top.projector.point_at(box)

    def choose_box(self, box: int) -> None:
        """Make *box* the one that keys bet on, that decides, or that is pointed at."""
        top = self._top
        if box not in top.places:
            return
        if top.when is When.BETTING:
            top.refuse(top.bettor.choose_box(box))
            top.projector.relay(top.bettor.laid_on)
        elif top.when is When.DECISION:
            if box in top.projector.deciding:
                top.projector.chosen = box
            else:
                top.refuse(engine.refusal_of(top.session.round, Decide(box, Choice.CHECK)))
        else:
            self.point_at(box)

    def _step_box(self, step: int) -> None:
        """Go to the next box to the left (1) or right (-1) of the picture that can be chosen."""
        top = self._top
        if top.when is When.BETTING:
            boxes, now = top.bettor.free, top.bettor.circle[0]
        elif top.when is When.DECISION:
            boxes, now = top.projector.deciding, top.turn
        else:
            boxes, now = top.projector.open_hands, top.projector.lay.focus
        if boxes:
            at = boxes.index(now) if now in boxes else -step
            self.choose_box(boxes[(at + step) % len(boxes)])
