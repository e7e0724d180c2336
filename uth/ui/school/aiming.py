"""Which bet or hand of a table it is about, and the way to the others. No pygame."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from uth.game.settlement import Line
from uth.school.settling.acts import ActError
from uth.table import Bet
from uth.words import school_settle as words


class Aim(NamedTuple):
    """What it is about: a bet of a box, or the dealer's hand (box 0)."""

    box: int = 0
    bet: Bet | None = None


class Aiming:
    """Turns from bet to bet among those that lay on the table when its settlement began.

    :ivar aim: what it is about now; at first the dealer's hand.
    """

    def __init__(self, lines: Mapping[int, Sequence[Line]], order: Sequence[Bet]) -> None:
        """*lines*: what becomes of the bets of each box, the boxes in the house's order.

        *order*: that in which the house takes the bets of a box: the one way through them that gives nothing away.
        """
        self.aim = Aim()
        self._lines = lines
        self._order = (*order, *(bet for bet in Bet if bet not in order))

    def bets(self, box: int) -> tuple[Bet, ...]:
        """Return the bets of a box in the house's order; none of the dealer (box 0)."""
        there = {line.bet for line in self._lines.get(box, ())}
        return tuple(bet for bet in self._order if bet in there)

    def look_at(self, box: int, bet: Bet | None = None) -> None:
        """Turn to a box: to the bet that is named, else to that which was looked at before; box 0: the dealer's hand.

        :raises ActError: if it has nothing to settle.
        """
        bets = self.bets(box)
        if box and not bets:
            raise ActError(words.nothing_there(box))
        wanted = bet or self.aim.bet
        self.aim = Aim(box, wanted if wanted in bets else bets[0] if bets else None)

    def next_bet(self, step: int = 1) -> None:
        """Turn to the next bet of all, the boxes in the house's order; the dealer's hand comes among them."""
        self._move([Aim(), *(Aim(box, bet) for box in self._lines for bet in self.bets(box))], step)

    def other_box(self, step: int) -> None:
        """Turn to the box at the right hand of the dealer (below 0: at the left), to its first bet.

        The dealer's hand comes before box 1.
        """
        boxes = (0, *sorted(self._lines))
        box = boxes[(boxes.index(self.aim.box) + step) % len(boxes)]
        self.look_at(box, next(iter(self.bets(box)), None))

    def go_on(self, done: Collection[tuple[int, Bet]]) -> None:
        """Turn to the next bet of the box in the house's order that is not *done* yet; else stay."""
        bets, box = self.bets(self.aim.box), self.aim.box
        if self.aim.bet in bets:
            at = bets.index(self.aim.bet)
            later = (bet for bet in (*bets[at + 1 :], *bets[:at]) if (box, bet) not in done)
            self.aim = Aim(box, next(later, self.aim.bet))

    def other_bet(self, step: int) -> None:
        """Turn to the next bet of the box in the house's order (below 0: the one before it)."""
        self._move([Aim(self.aim.box, bet) for bet in self.bets(self.aim.box)], step)

    def _move(self, among: Sequence[Aim], step: int) -> None:
        if self.aim in among:
            self.aim = among[(among.index(self.aim) + step) % len(among)]
