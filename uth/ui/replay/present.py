"""The picture of a replay: the real table as the player saw it, with buttons that move through the round. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from uth.game import engine
from uth.game.actions import Cut
from uth.table import Table
from uth.ui.betting import Laying
from uth.ui.commands import When
from uth.ui.desk import Desk
from uth.ui.keymap import Keymap
from uth.ui.keys import KeyLabels
from uth.ui.layout.bar import UNDER_CHIPS
from uth.ui.picture import Button, Felt, Picture
from uth.ui.present import present
from uth.ui.replay.moves import KEYS, Move
from uth.ui.replay.projector import ReplayProjector
from uth.ui.replay.sheet import Sheet, sheet_of
from uth.ui.replay.stops import Kind, Stop
from uth.words import replay as words
from uth.words.buttons import speed_word
from uth.words.choices import Say

_WHEN = {Kind.DECISION: When.DECISION, Kind.CUT: When.CUT}


@dataclass(frozen=True, slots=True)
class Look:
    """What a person does in a replay.

    :ivar earlier: there is a round before this one in the list, *later*: after it.
    :ivar why: the explanation of a settled box is shown.
    """

    labels: KeyLabels
    earlier: bool = False
    later: bool = False
    why: bool = True
    toast: str = ""

    def cap(self, move: Move) -> str:
        """Return what the key cap of a move says."""
        return self.labels.label(KEYS[move][0])


def places_of(table: Table, stop: Stop) -> tuple[int, ...]:
    """Return the boxes that are laid out: all of a table where a player may have several, else those in use."""
    used = tuple(box.number for box in stop.state.boxes)
    return used if len(used) == 1 == table.rules.boxes_per_player else tuple(range(1, table.rules.boxes + 1))


def desk_of(projector: ReplayProjector, felt: Felt, look: Look) -> Desk:
    """Return what the table's own picture is made of at this moment."""
    stored, stop = projector.stored, projector.stop
    cut = stop.done.at if isinstance(stop.done, Cut) else 26
    return Desk(
        table=stored.table,
        felt=felt,
        places=places_of(stored.table, projector.stops[-1]),
        view=projector.view,
        number=stored.number,
        lay=projector.timeline.state,
        resting=not projector.filming,
        when=_WHEN.get(stop.kind, When.END),
        laying=Laying(stored.table, stored.owner, 0),
        keymap=Keymap(look.labels),
        rebuy=0,
        speed=projector.timeline.speed,
        turn=stop.box if stop.kind is Kind.DECISION else 0,
        options=engine.legal_choices(stop.state, stop.box) if stop.kind is Kind.DECISION else (),
        cut_at=cut,
        toast=look.toast,
    )


def replay_picture(projector: ReplayProjector, felt: Felt, look: Look) -> Picture:
    """Return the picture of this moment."""
    desk = desk_of(projector, felt, look)
    picture = present(desk)
    stop = projector.stop
    prompt = _prompt(stop, projector.stored.number)
    return replace(
        picture,
        prompt=prompt if prompt and not projector.filming else picture.prompt,
        reason="" if projector.filming else _said(projector, desk.say, look),
        refused=False,
        buttons=tuple(_buttons(projector, look)),
        tray=(),
        selected=None,
        actions=tuple(_actions(projector, look)),
        under=UNDER_CHIPS,
    )


def sheet_at(projector: ReplayProjector, felt: Felt, look: Look) -> Sheet | None:
    """Return the explanation that lies beside the table now; None where there is none."""
    stop, settlement = projector.stop, projector.stop.state.settlement
    if not look.why or projector.filming or settlement is None or not stop.box:
        return None
    desk = desk_of(projector, felt, look)
    return sheet_of(settlement, stop.box, desk.table, (desk.say, desk.say_net), numbered=stop.kind is Kind.BOX)


def _prompt(stop: Stop, number: int) -> str:
    """The sentence over the buttons where the table has none of its own."""
    match stop.kind:
        case Kind.BETS:
            return words.bets_prompt(number)
        case Kind.CUT:
            return words.cut_prompt()
        case Kind.UNFINISHED:
            return words.unfinished_prompt()
        case _:
            return ""


def _said(projector: ReplayProjector, say: Say, look: Look) -> str:
    """What the player did here, and how long it took; before boxes are explained, how they are."""
    stop = projector.stop
    if stop.kind is Kind.SETTLED and not projector.at_end:
        return words.explain_hint(look.cap(Move.ON))
    if stop.done is None or stop.seconds is None:
        return ""
    return f"{words.done_words(stop.done, stop.cost, say)}, {words.after_words(stop.seconds)}"


def _ends(projector: ReplayProjector) -> tuple[bool, bool]:
    """Whether this is the first moment, and whether it is the last."""
    still = not projector.filming
    return still and projector.at == 0, still and projector.at_end


def _buttons(projector: ReplayProjector, look: Look) -> Iterator[Button]:
    first, last = _ends(projector)
    for move, label, reason in (
        (Move.BACK, words.back_word(), words.at_start() if first else ""),
        (Move.WATCH, words.watch_word(projector.playing), ""),
        (Move.ON, words.on_word(), words.at_end() if last else ""),
    ):
        cap = look.cap(move)
        yield Button(move, label, key=cap, enabled=not reason, reason=reason, gold=move is Move.WATCH)


def _actions(projector: ReplayProjector, look: Look) -> Iterator[Button]:
    first, last = _ends(projector)
    settled = projector.stop.state.settlement is not None and projector.stop.box > 0
    for move, label, reason in (
        (Move.EARLIER, words.earlier_word(), "" if look.earlier else words.no_other(later=False)),
        (Move.LATER, words.later_word(), "" if look.later else words.no_other(later=True)),
        (Move.WHY, words.why_word(), "" if settled else words.no_why()),
        (Move.SPEED, speed_word(), ""),
        (Move.START, words.start_word(), words.at_start() if first else ""),
        (Move.END, words.end_word(), words.at_end() if last else ""),
        (Move.CLOSE, words.close_word(), ""),
    ):
        yield Button(move, label, key=look.cap(move), enabled=not reason, reason=reason)
