"""Chips and cards on their way, from where they lay to where they lie now. No pygame.

What is done is done at once; what is to be seen follows it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from uth.store.settings import Speed
from uth.ui.animation import smooth
from uth.ui.picture import CardAt, Picture, StackAt
from uth.ui.places import Place, Spot, box_card
from uth.ui.reel import EVEN, Paces

TAKES = 0.35
"""Seconds until everything lies still, at normal speed."""
_FADES = 0.75
"""From so far on what leaves the table fades."""
_LEAVES = frozenset({Spot.RACK, Spot.BOX_CARD})
"""Where chips go that lie on the table no more."""


def player_at(box: int) -> Place:
    """Return where the hand of a player is, from every side: over the own cards."""
    return box_card(box, 1)


class Motion:
    """What is on its way now: a card with no end turns over where it lies."""

    def __init__(self, speed: Speed, paces: Paces = EVEN) -> None:
        """*speed*: how fast things move; OFF: they are there at once. *paces*: of cards and of chips against that."""
        self._cards = TAKES * speed.scale * paces.dealing
        self._chips = TAKES * speed.scale * paces.paying
        self._pieces: tuple[StackAt | CardAt, ...] = ()
        self._rate = 1
        self._gone_by: float | None = None

    @property
    def idle(self) -> bool:
        """Whether everything lies still."""
        return self._gone_by is None

    @property
    def _takes(self) -> float:
        """Seconds until all that is on its way lies still."""
        takes = (self._chips if isinstance(each, StackAt) else self._cards for each in self._pieces)
        return max(takes, default=0.0)

    def begin(self, pieces: Iterable[StackAt | CardAt], rate: int = 1) -> None:
        """Let pieces set out, *rate* times as fast as usual."""
        self.finish()
        self._pieces, self._rate = tuple(pieces), rate
        self._gone_by = 0.0 if self._takes else None

    def finish(self) -> None:
        """Let everything lie still."""
        self._pieces, self._gone_by = (), None

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything is to be seen of it."""
        if self._gone_by is None:
            return False
        self._gone_by += seconds * self._rate
        if self._gone_by >= self._takes:
            self.finish()
        return True

    @property
    def part_of_cards(self) -> float:
        """How far the cards are on their way, 0 to 1."""
        return self._part(self._cards)

    def _part(self, takes: float) -> float:
        return smooth(min(1.0, (self._gone_by or 0.0) / takes)) if takes else 1.0

    def over(self, picture: Picture) -> Picture:
        """Return a picture with what is on its way."""
        cards, chips = self.part_of_cards, self._part(self._chips)
        return replace(
            picture,
            stacks=(*picture.stacks, *(_pushed(each, chips) for each in self._pieces if isinstance(each, StackAt))),
            cards=(*picture.cards, *(_carried(each, cards) for each in self._pieces if isinstance(each, CardAt))),
        )


def _pushed(stack: StackAt, part: float) -> StackAt:
    fade = max(0.0, (part - _FADES) / (1 - _FADES)) if stack.to is not None and stack.to.spot in _LEAVES else 0.0
    return replace(stack, progress=part, fade=fade)


def _carried(card: CardAt, part: float) -> CardAt:
    return replace(card, turning=part) if card.to is None else replace(card, progress=part)
