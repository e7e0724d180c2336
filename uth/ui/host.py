"""Fills a table with simulated players, and sends them away again: between rounds only. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from uth.company import most_company
from uth.session import Session
from uth.ui.commands import When
from uth.ui.seat import Seat, company_for, places_at
from uth.words import company as words
from uth.words import seated, told

if TYPE_CHECKING:
    from uth.ui.tabletop import Tabletop


class Host:
    """Sees to the company at one table: as many as the player's settings say, as far as there are boxes."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self._wanted = top.preferences.settings.company
        self._due = False

    def fill(self) -> None:
        """Fill the table, or clear it of company.

        :raises UthError: if it cannot be booked; asked for again, it is tried again.
        """
        top = self._top
        if self._due and top.when is When.BETTING:
            self._at_once()
            return
        room = most_company(top.session.table, self._own)
        if not self._wanted and not room:
            top.cannot(words.no_room())
            return
        top.preferences.change(company=0 if self._wanted else room)
        self.follow_settings()

    def follow_settings(self) -> None:
        """Take the number that is wished now: at once while bets are laid, else with the next round.

        :raises UthError: if it cannot be booked.
        """
        top, wanted = self._top, self._top.preferences.settings.company
        if wanted == self._wanted:
            return
        self._wanted, self._due = wanted, True
        if top.when is When.BETTING:
            self._at_once()
        else:
            top.toast(words.with_next_round())

    def _at_once(self) -> None:
        self._top.skip()
        self.change()
        self._top.projector.relay(self._top.laid_next)

    def change(self) -> None:
        """Let people sit down or leave, if that was asked for; no bets of a round lie there.

        :raises UthError: if it cannot be booked; nothing has changed then.
        """
        if not self._due:
            return
        top = self._top
        session, laying = top.session, top.laying
        seat = self._own, laying.bets, top.seat.player
        session.invite(company_for(session.table, self._wanted, seat, session.commitment))
        self._due = False
        now = words.company_now(len(session.company.seats), wanted=self._wanted)
        top.log.say(*(come(session) or (told.sentence(now),)))
        top.toast(now)

    def joined(self) -> None:
        """Lay the player's bets beside those of the company that is there now."""
        top = self._top
        session, laying = top.session, top.laying
        top.places = top.bettor.places = places_at(session)
        laying.join(session.company.seats, session.company_bets)
        laying.stay_within(top.bettor.free)
        top.wagers.stay_within(top.bettor.free)
        if top.bettor.circle[0] not in top.bettor.free:
            top.bettor.circle = (top.bettor.home, top.bettor.circle[1])

    @property
    def _own(self) -> int:
        """How many boxes the player keeps."""
        return max(1, len(self._top.laying.bets))


def arrival(session: Session, seat: Seat) -> Iterator[str]:
    """Yield what is said to somebody who sits down."""
    yield told.opening(session.table)
    yield told.sits_down(seat.player)
    yield from come(session)
    if seat.waited:
        yield seated.waited_text(session.number, session.table.name, seat.elsewhere)
    if seat.unasked:
        yield seated.unasked()


def come(session: Session) -> tuple[str, ...]:
    """Return who sits where besides the player, in sentences."""
    return tuple(words.sits_down(name, box) for box, name in sorted(session.company.seats.items()))


def spoken(session: Session) -> tuple[str, ...]:
    """Return what the company says about a round that is settled."""
    return tuple(words.says(each.name, each.manner, each.occasion, each.variant) for each in session.remarks)
