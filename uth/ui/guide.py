"""What is said beside the first round, step by step, and what each sentence is about. No pygame.

It never takes a key: whoever plays on faster than it is read is past it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from uth.game.actions import Option
from uth.table import Bet
from uth.ui.commands import Command, When
from uth.ui.keymap import Keymap
from uth.ui.places import Place, bet_circle, box_card, community_card, dealer_card
from uth.words import first as words

if TYPE_CHECKING:
    from uth.ui.tabletop import Tabletop


@dataclass(frozen=True, slots=True)
class Note:
    """What is said, and the places that it is about."""

    text: str
    about: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """What there is to be explained.

    :ivar when: what is asked, and *resting*: nothing moves, so that it can be answered.
    :ivar box: the box that it is about; *options*: its choices; *board*: how many community cards lie open.
    :ivar settling: the dealer's hand lies open. *trips*: the table has that bet.
    """

    number: int
    when: When
    resting: bool
    box: int
    options: tuple[Option, ...]
    board: int
    settling: bool
    trips: bool


def moment_at(top: Tabletop) -> Moment:
    """Return what there is to be explained at a table now."""
    lay, when = top.projector.lay, top.when
    box = {When.BETTING: top.bettor.circle[0], When.DECISION: top.turn}.get(when, lay.focus or top.bettor.home)
    return Moment(
        number=top.session.number,
        when=when,
        resting=not top.filming,
        box=box,
        options=top.projector.options,
        board=len(top.session.view.board),
        settling=lay.dealer_open,
        trips=top.session.table.trips is not None,
    )


class Guide:
    """Explains one round, if it is wanted.

    :ivar on: there is something to be said still.
    """

    def __init__(self, wanted: bool = False) -> None:
        self.on = wanted
        self._round = 0

    def toggle(self) -> None:
        """End it, or explain the round that is played."""
        self.on, self._round = not self.on, 0

    def note(self, moment: Moment, keymap: Keymap) -> Note | None:
        """Return what is said now; the guide is over when another round begins."""
        if not self.on:
            return None
        self._round = self._round or moment.number
        if moment.number != self._round:
            self.on = False
            return None
        if moment.settling:
            return _settled(moment, keymap)
        return _asked(moment, keymap) if moment.resting else None


def _settled(moment: Moment, keymap: Keymap) -> Note:
    if not moment.resting or moment.when is not When.END:
        return Note(words.settlement(trips=moment.trips), _pair(dealer_card))
    caps = (keymap.cap(each, When.END) for each in (Command.NEXT_ROUND, Command.HELP, Command.MENU))
    return Note(words.end(*caps), _own(moment))


def _pair(place: Callable[[int], Place]) -> tuple[Place, ...]:
    return place(0), place(1)


def _own(moment: Moment) -> tuple[Place, ...]:
    return _pair(partial(box_card, moment.box))


def _asked(moment: Moment, keymap: Keymap) -> Note | None:
    match moment.when:
        case When.BETTING:
            circles = tuple(bet_circle(moment.box, bet) for bet in (Bet.ANTE, Bet.BLIND))
            return Note(words.bets(keymap.cap(Command.DEAL, When.BETTING)), circles)
        case When.CUT:
            return Note(words.cut(), tuple(map(community_card, range(5))))
        case When.DECISION:
            choices = tuple(option.choice for option in moment.options if option.open)
            if not moment.board:
                return Note(words.cards(choices), _own(moment))
            said = words.flop if moment.board == 3 else words.river
            return Note(said(choices), tuple(map(community_card, range(moment.board))))
        case _:
            return None
