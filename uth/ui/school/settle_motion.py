"""Chips and cards on their way after an act: taken to the rack, laid beside a bet, cleared to the discards. No pygame.

The act is done at once; what is to be seen follows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from uth.chips import Chip
from uth.store.settings import Speed
from uth.train.felt.model import DISCARDS, RACK, Felt, Move, MoveCard, MoveChips, Place, moved
from uth.ui import places as on_screen
from uth.ui.animation import smooth
from uth.ui.picture import CardAt, Picture, StackAt
from uth.ui.school.felt_picture import counted, place_of_card, shown_at

TAKES = 0.35
"""Seconds from the act until everything lies still, at normal speed."""
_FADES = 0.75
"""From so far on what goes to the rack fades into it."""


class Motion:
    """What is on its way now."""

    def __init__(self, speed: Speed) -> None:
        """*speed*: how fast things move; OFF: they are there at once."""
        self._takes = TAKES * speed.scale
        self._gone_by = 0.0
        self._moves: tuple[Move, ...] = ()
        self._pieces: tuple[StackAt | CardAt, ...] = ()

    @property
    def idle(self) -> bool:
        """Whether everything lies still."""
        return not self._pieces

    def start(self, before: Felt, moves: Sequence[Move], chips: Sequence[Chip]) -> None:
        """Show the way of these moves of a table as it lay *before*; *chips*: those of the table."""
        self.finish()
        if self._takes:
            self._pieces = (*_stacks(moves, chips), *_cards(before, moves))
            self._moves = tuple(moves) if self._pieces else ()

    def finish(self) -> None:
        """Let everything lie still."""
        self._pieces, self._moves, self._gone_by = (), (), 0.0

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything moved."""
        if self.idle:
            return False
        self._gone_by += seconds
        if self._gone_by >= self._takes:
            self.finish()
        return True

    def resting(self, felt: Felt) -> Felt:
        """Return what lies still of a table: not yet what is still to arrive beside a bet."""
        arriving = [
            MoveChips(move.target, RACK, move.chips._replace(owner=move.owner or move.chips.owner), move.count)
            for move in self._moves
            if isinstance(move, MoveChips) and move.target != RACK
        ]
        return moved(felt, *arriving)

    def over(self, picture: Picture) -> Picture:
        """Return a picture with what is on its way."""
        if self.idle:
            return picture
        part = smooth(min(1.0, self._gone_by / self._takes))
        fade = max(0.0, (part - _FADES) / (1 - _FADES))
        stacks = [
            replace(piece, progress=part, fade=fade if piece.to == on_screen.RACK else 0.0)
            for piece in self._pieces
            if isinstance(piece, StackAt)
        ]
        cards = [replace(piece, progress=part) for piece in self._pieces if isinstance(piece, CardAt)]
        return replace(picture, stacks=(*picture.stacks, *stacks), cards=(*picture.cards, *cards))


def _stacks(moves: Sequence[Move], chips: Sequence[Chip]) -> Iterator[StackAt]:
    """The chips from one place to another are one stack."""
    values: dict[tuple[Place, Place], dict[int, int]] = {}
    for move in moves:
        if isinstance(move, MoveChips):
            stack = values.setdefault((move.source, move.target), {})
            stack[move.chips.value] = stack.get(move.chips.value, 0) + move.count
    for (source, target), stack in values.items():
        yield StackAt(shown_at(source) or on_screen.RACK, counted(stack, chips), to=shown_at(target) or on_screen.RACK)


def _cards(before: Felt, moves: Sequence[Move]) -> Iterator[CardAt]:
    """The cards that lay open and go to the discards."""
    for move in moves:
        if isinstance(move, MoveCard) and move.target == DISCARDS:
            place = place_of_card(before, move.card)
            if place is not None:
                yield CardAt(place, move.card, to=on_screen.DISCARD)
