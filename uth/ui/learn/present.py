"""The picture of a drill: the real table with its question, how far the drill is, and what can be done. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from uth.game import engine
from uth.game.model import Choice, Round
from uth.game.view import seen_from
from uth.table import Street, Table
from uth.train.drills.marks import Asked
from uth.train.drills.spots import PLAYER
from uth.train.drills.telling import question_before
from uth.ui.betting import Laying
from uth.ui.commands import Command, When
from uth.ui.desk import Desk
from uth.ui.keymap import Keymap
from uth.ui.learn.drilling import Drilling, Step
from uth.ui.learn.moves import KEYS, Move
from uth.ui.picture import Bankroll, BoxLook, Button, Felt, Picture
from uth.ui.present import present
from uth.ui.rest import at_rest
from uth.words import drill as drill_words
from uth.words import learn_chart as chart_words
from uth.words import learn_table as words
from uth.words.told import sentence


@dataclass(frozen=True, slots=True)
class Look:
    """What a person does in a drill.

    :ivar explaining: one mistake is explained; nothing is asked until it is tried.
    :ivar why: the explanation is shown.
    :ivar reason: why what was just asked for cannot be done.
    """

    keymap: Keymap
    explaining: bool = False
    why: bool = True
    reason: str = ""

    def cap(self, move: Move) -> str:
        """Return what the key cap of a move says."""
        return self.keymap.labels.label(KEYS[move][0])


def table_of(drilling: Drilling) -> Table:
    """Return the table that lies there: that of the question, before there is one the first of the drill."""
    asked = drilling.asked
    return asked.table if asked else drilling.plan.tables[0]


def drill_picture(drilling: Drilling, felt: Felt, look: Look) -> Picture:
    """Return the picture of this moment."""
    asked = drilling.asked
    picture = present(_desk(drilling, felt, look))
    asking = drilling.step is Step.ASKED
    return replace(
        picture,
        boxes=tuple(_lit(box, asked, asking=asking) for box in picture.boxes),
        bankroll=_progress(drilling, look),
        prompt=_prompt(drilling, picture.prompt),
        reason=look.reason,
        refused=bool(look.reason),
        buttons=_choices(asked, picture, look) if asking and asked else tuple(_onward(drilling, look)),
        tray=(),
        selected=None,
        actions=tuple(_actions(drilling, look)),
        under=0,
    )


def _desk(drilling: Drilling, felt: Felt, look: Look) -> Desk:
    asked, table = drilling.asked, table_of(drilling)
    state = asked.state if asked else engine.new_round(table, {PLAYER: 0})
    box = asked.spot.box if asked else 0
    dealt = asked is not None and bool(asked.spot.holes)
    view = seen_from(state, PLAYER)
    return Desk(
        table=table,
        felt=felt,
        places=_places(table, state, box),
        view=view,
        number=drilling.course.number,
        lay=at_rest(view),
        resting=True,
        when=When.DECISION if dealt else When.END,
        laying=Laying(table, PLAYER, 0),
        keymap=look.keymap,
        rebuy=0,
        turn=box if dealt else 0,
        options=engine.legal_choices(state, box) if dealt and drilling.step is Step.ASKED else (),
    )


def _places(table: Table, state: Round, box: int) -> tuple[int, ...]:
    """The boxes that are laid out: all of a table where a player may have several, else the one in question."""
    used = {each.number for each in state.boxes} | {box or 1}
    return tuple(sorted(used)) if table.rules.boxes_per_player == 1 else tuple(range(1, table.rules.boxes + 1))


def _lit(box: BoxLook, asked: Asked | None, *, asking: bool) -> BoxLook:
    """A dark box is asked about before anything lies there: it is lit all the same. After an answer nothing is due."""
    if asked is None or asked.spot.holes:
        return box if asking else replace(box, wanted=None)
    mine = box.number == asked.spot.box
    return replace(box, active=mine, fallen_back=not mine, note=words.dark_word() if mine else box.note)


def _progress(drilling: Drilling, look: Look) -> Bankroll:
    if look.explaining:
        return Bankroll("", "", "")
    marks = drilling.course.marks
    number = len(marks) + (drilling.step in (Step.ASKED, Step.DRAWING))
    second = words.streak_words(sum(each.right for each in marks), drilling.streak)
    if drilling.left is not None:
        second = words.clock_words(int(drilling.left))
    return Bankroll(words.drill_word(), words.progress_words(number, drilling.plan.hands), second)


def _prompt(drilling: Drilling, asked_in_words: str) -> str:
    asked, mark = drilling.asked, drilling.mark
    if asked is None:
        return words.looking_prompt()
    if mark is not None:
        dark = not asked.spot.holes
        if mark.chosen is None:
            best = drill_words.answer_label(mark.best, dark=dark)
            return sentence(words.wrong_title(best, answered=False, late=mark.late))
        return drill_words.verdict(mark.chosen, mark.best, right=mark.right, late=mark.late, dark=dark)
    if not asked.spot.holes:
        return question_before(asked)
    return asked_in_words


def _choices(asked: Asked, picture: Picture, look: Look) -> tuple[Button, ...]:
    """The buttons of the table; before the deal no dark box, and one for each multiple."""
    if asked.spot.holes:
        return picture.buttons
    return tuple(_dark(choice, look) for choice in asked.offered)


def _dark(choice: Choice, look: Look) -> Button:
    command = Command(choice.value)
    return Button(command, drill_words.answer_label(choice, dark=True), key=look.keymap.cap(command, When.DECISION))


def _onward(drilling: Drilling, look: Look) -> Iterator[Button]:
    if drilling.step is not Step.MARKED:
        return
    if look.explaining:
        yield Button(Move.TRY, words.try_word(), key=look.cap(Move.TRY))
        yield Button(Move.ON, words.back_word(), key=look.cap(Move.ON), gold=True)
        return
    label = words.report_word() if drilling.course.over else words.next_word()
    yield Button(Move.ON, label, key=look.cap(Move.ON), gold=True)


def _actions(drilling: Drilling, look: Look) -> Iterator[Button]:
    marked = drilling.step is Step.MARKED
    reason = "" if marked else words.not_answered()
    yield Button(Move.WHY, words.why_word(), key=look.cap(Move.WHY), enabled=marked, reason=reason)
    if not look.explaining and Street.PREFLOP in drilling.plan.streets:
        why_not = "" if marked else chart_words.after_answer()
        title = chart_words.chart_title()
        yield Button(Move.CHART, title, key=look.cap(Move.CHART), enabled=marked, reason=why_not)
    label = words.back_word() if look.explaining else words.end_word()
    yield Button(Move.LEAVE, label, key=look.cap(Move.LEAVE))
