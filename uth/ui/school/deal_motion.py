"""What is on its way while a round is dealt. No pygame.

Whoever thinks before a decision lets the table wait; the next key ends that. The deck goes to and fro while it is
shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from uth.chips import Chip
from uth.store.settings import Speed
from uth.train.felt.model import Felt
from uth.ui import places as on_screen
from uth.ui.animation import smooth
from uth.ui.picture import CardAt, Picture
from uth.ui.reel import EVEN, Paces
from uth.ui.school.felt_motion import DECK, FeltMotion

_SHUFFLES, _RIFFLES = 1.2, 2
"""A shuffle is to be seen for so many seconds at normal speed, and goes to and fro so often."""
LONGEST = 2.5
"""Nobody thinks longer, in seconds at normal speed, however slow."""


class DealMotion(FeltMotion):
    """What is on its way now, and who is waited for."""

    def __init__(self, speed: Speed, paces: Paces = EVEN) -> None:
        """*speed*: how fast things move; OFF: they are there at once. *paces*: of cards and of chips against that."""
        super().__init__(speed, paces)
        self._scale = speed.scale
        self._shuffle = _SHUFFLES * speed.scale * paces.dealing
        self._before = Felt()
        self._waits = 0.0
        self._shuffles = 0.0
        self._packet: tuple[CardAt, ...] = ()

    @property
    def idle(self) -> bool:
        """Whether everything lies still, and nobody thinks."""
        return super().idle and not self.thinking and not self._shuffles

    @property
    def thinking(self) -> bool:
        """Whether somebody thinks, and nothing of what is decided is to be seen yet."""
        return self._waits > 0

    def change(self, before: Felt, after: Felt, chips: Sequence[Chip], seconds: float = 0.0) -> None:
        """Show the way from one moment to another; *seconds*: somebody thinks so long before."""
        super().change(before, after, chips)
        self._before, self._waits = before, min(seconds, LONGEST) * self._scale

    def shuffle(self, *, by_hand: bool) -> None:
        """Show the deck being shuffled *by_hand*, or the decks of the shuffler being changed, while its lamp blinks."""
        start = on_screen.HAND if by_hand else on_screen.SHUFFLER
        self._packet = (
            CardAt(start, None, face_up=False, to=DECK),
            CardAt(DECK, None, face_up=False, to=start),
        )
        self._shuffles = self._shuffle

    def finish(self) -> None:
        """Let everything lie still."""
        super().finish()
        self._shuffles = self._waits = 0.0

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether anything is to be seen of it."""
        if self._shuffles:
            self._shuffles = max(0.0, self._shuffles - seconds)
            return True
        if self.thinking:
            self._waits -= seconds
            return not self.thinking
        return super().tick(seconds)

    def resting(self, felt: Felt) -> Felt:
        """Return what lies still of a table."""
        return self._before if self.thinking else super().resting(felt)

    def over(self, picture: Picture) -> Picture:
        """Return a picture with what is on its way."""
        if self._shuffles:
            return self._shuffling(picture)
        return picture if self.thinking else super().over(picture)

    def _shuffling(self, picture: Picture) -> Picture:
        """The lamp, and cards that go to and fro between the deck and where it is shuffled."""
        part = 1 - self._shuffles / self._shuffle
        turn = smooth(part * _RIFFLES % 1)
        cards = tuple(replace(card, progress=turn) for card in self._packet)
        return replace(picture, shuffling=part, cards=(*picture.cards, *cards))
