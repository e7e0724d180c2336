"""What is said to somebody who leaves: rounds, money, the best hand, the time."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext

_MINUTE = 60_000
_HOUR = 60


def title(player: str) -> str:
    """Return the title of the card."""
    return _("Thank you for playing, {player}").format(player=player)


def rounds_heading() -> str:
    """Return the heading over the number of rounds."""
    return _("ROUNDS")


def net_heading() -> str:
    """Return the heading over what was won or lost."""
    return _("WON OR LOST")


def time_heading() -> str:
    """Return the heading over the time that was played."""
    return _("TIME PLAYED")


def no_break() -> str:
    """Return what is said under the time."""
    return _("breaks not counted")


def table_and_bankroll(table: str, bankroll: str) -> str:
    """Return where the player sat last, and what is left."""
    return _("at {table}, {bankroll} left").format(table=table, bankroll=bankroll)


def best_hand(hand: str) -> str:
    """Return the best hand in words."""
    return _("Your best hand: {hand}").format(hand=hand)


def duration(milliseconds: int) -> str:
    """Return how long that was: ``42 min``, ``1 h 05 min``; less than a minute has its own words."""
    minutes = milliseconds // _MINUTE
    if not minutes:
        return _("under 1 min")
    if minutes < _HOUR:
        return ngettext("{minutes} min", "{minutes} min", minutes).format(minutes=minutes)
    return _("{hours} h {minutes} min").format(hours=f"{minutes // _HOUR:,}", minutes=f"{minutes % _HOUR:02d}")


def round_waits(number: int) -> str:
    """Return that a round is not finished."""
    return _("Round {number} waits as it stands, and goes on when you come back.").format(number=f"{number:,}")


def close_word() -> str:
    """Return the button that closes the window."""
    return _("Close the window")
