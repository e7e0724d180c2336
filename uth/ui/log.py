"""The log of a table: everything that happened there, in sentences, as far as it is to be seen by now. No pygame.

A film runs behind the round: what it has not shown yet waits. The file that is asked for with ``--log`` gets each
sentence as it is booked.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator

from uth.game.events import BetsPlaced, BoardShown, CardsDealt, Decided, Event, RoundSettled
from uth.game.model import Box
from uth.ui.lay import Lay
from uth.ui.places import box_card, community_card
from uth.words import told as words
from uth.words.choices import Say
from uth.words.happened import Happened

MOST = 2000
"""So many sentences are kept."""

_log = logging.getLogger("uth.table")
_Seen = Callable[[Lay], bool]


class Log:
    """What happened while a window was open.

    :ivar lines: the sentences, oldest first.
    :ivar shown: the log lies beside the table.
    :ivar back: how many of the last sentences are scrolled past.
    """

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=MOST)
        self.shown = False
        self.back = 0
        self._waiting: deque[tuple[str, _Seen]] = deque()
        self._untold: list[str] = []
        self._number = 0

    # --- what happens

    def say(self, *sentences: str) -> None:
        """Write sentences down that are true from now on."""
        for sentence in sentences:
            self._book(sentence, _at_once)

    def round(self, number: int) -> None:
        """Take note of the round that is played: a new one gets a heading."""
        if number != self._number:
            self._number = number
            self._book(words.round_begins(number), _at_once)

    def hear(self, number: int, events: Iterable[Event], told: Happened, say: Say, *, numbered: bool) -> None:
        """Write down what happened in a round, each sentence to be read once the film has come so far.

        *told*: tells of the round as it is after *events*.
        """
        # The film of what was before is over now.
        self.follow(None)
        self.round(number)
        for event in events:
            if isinstance(event, RoundSettled):
                self._settled(event, told)
                continue
            if isinstance(event, BetsPlaced) and event.box.owner == told.view.who:
                self._book(_bets(event.box, say, numbered=numbered), _at_once)
            seen = _seen(event, told)
            for sentence in told.moment(event):
                self._book(sentence, seen)

    def _settled(self, event: RoundSettled, told: Happened) -> None:
        settlement = event.settlement
        for sentence in told.dealer(settlement):
            self._book(sentence, lambda lay: lay.dealer_open)
        own = told.own_settled(settlement)
        for settled in own:
            for sentence in told.paid(settlement, settled):
                self._book(sentence, _paid(settled.box))
        others = told.others_settled(settlement)
        for settled in others:
            self._book(told.came_out(settled), _paid(settled.box))
        everybody = _paid(*(settled.box for settled in (*own, *others)))
        for sentence in (*told.remarks, *told.end(settlement)):
            self._book(sentence, everybody)

    def _book(self, sentence: str, seen: _Seen) -> None:
        _log.info("%s%s", f"round {self._number}: " if self._number else "", sentence)
        self._waiting.append((sentence, seen))

    # --- what is to be read

    def follow(self, lay: Lay | None) -> bool:
        """Let what lies on the table by now be read, in order; *lay* is None where nothing moves any more.

        Return whether there is something new.
        """
        news = False
        while self._waiting and (lay is None or self._waiting[0][1](lay)):
            sentence, _ = self._waiting.popleft()
            self.lines.append(sentence)
            self._untold.append(sentence)
            # Who reads further up is not moved on.
            self.back += 1 if self.back else 0
            news = True
        self.back = min(self.back, max(0, len(self.lines) - 1))
        return news

    def take_untold(self) -> Iterator[str]:
        """Return the sentences that are new since the last time."""
        untold, self._untold = self._untold, []
        return iter(untold)

    def toggle(self) -> None:
        """Lay the log beside the table, its end in sight, or take it away."""
        self.shown = not self.shown
        self.back = 0

    def scroll(self, by: int) -> None:
        """Go back by so many sentences, or on for a negative number."""
        self.back = min(max(0, self.back + by), max(0, len(self.lines) - 1))


def _at_once(_lay: Lay) -> bool:
    return True


def _paid(*boxes: int) -> _Seen:
    return lambda lay: all(box in lay.results for box in boxes)


def _seen(event: Event, told: Happened) -> _Seen:
    """When the table shows what an event was about."""
    match event:
        case CardsDealt():
            places = [box_card(box.number, index) for box in told.own() for index in range(2)]
            open_ones = {box_card(box.number, index) for box in told.own() if not box.dark for index in range(2)}
            return lambda lay: all(lay.shows(at) if at in open_ones else at in lay.cards for at in places)
        case BoardShown(cards=cards):
            # All that are turned on this street, and those before.
            last = 2 if len(cards) == 3 else 4
            return lambda lay: lay.shows(community_card(last))
        case Decided(box=box, street=street) if told.other(box):
            return lambda lay: (box, street) in ((each.box, each.street) for each in lay.decided)
        case _:
            return _at_once


def _bets(box: Box, say: Say, *, numbered: bool) -> str:
    dark = box.multiple if box.dark else None
    return words.bets_line(dict(box.stakes), say, box=box.number if numbered else 0, dark=dark)
