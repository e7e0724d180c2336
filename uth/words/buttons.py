"""The words on the buttons of the bar, and on what stands beside them."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def same_bets(amount: str) -> str:
    """Return the second line of Next round: what will lie there."""
    return _("lay the same bets, {amount}").format(amount=amount)


def bankroll_word() -> str:
    """Return the heading over the player's money."""
    return _("BANKROLL")


def deal_word() -> str:
    """Return the button that begins the deal."""
    return _("Deal")


def bets_in_all(amount: str) -> str:
    """Return the second line of Deal."""
    return _("bets {amount}").format(amount=amount)


def cut_word() -> str:
    """Return the button that cuts the deck."""
    return _("Cut")


def cards_under(at: int) -> str:
    """Return the second line of Cut."""
    return ngettext("{at} card", "{at} cards", at).format(at=at)


def fewer_word() -> str:
    """Return the button that cuts nearer to the top."""
    return _("Fewer")


def more_word() -> str:
    """Return the button that cuts deeper."""
    return _("More")


def dealer_cuts() -> str:
    """Return the second line of the button of a player who does not want to cut."""
    return _("the dealer cuts")


def decline_word() -> str:
    """Return the button of a player who does not want to cut."""
    return _("Do not cut")


def next_round_word() -> str:
    """Return the button that goes on to the next round's bets."""
    return _("Next round")


def deal_again_word() -> str:
    """Return the button that lays the same bets and deals."""
    return _("Deal again")


def at_once() -> str:
    """Return the second line of Deal again."""
    return _("same bets at once")


def rebet_word() -> str:
    """Return the action that lays the last bets again."""
    return _("Rebet")


def double_word() -> str:
    """Return the action that doubles all bets."""
    return _("Double")


def undo_word() -> str:
    """Return the action that takes back the last change."""
    return _("Undo")


def clear_word() -> str:
    """Return the action that takes back all bets."""
    return _("Clear")


def dark_word() -> str:
    """Return the action that makes a box dark or seen."""
    return _("Dark")


def all_boxes_word() -> str:
    """Return the action that lays the bets of one box on all boxes."""
    return _("To all")


def help_word() -> str:
    """Return the action that shows the keys."""
    return _("Help")


def speed_word() -> str:
    """Return the button that changes how fast things move."""
    return _("Speed")


def speed_name(speed: str) -> str:
    """Return a speed in the reader's language; *speed*: ``slow``, ``normal``, ``fast`` or ``off``."""
    return {"slow": _("slow"), "normal": _("normal"), "fast": _("fast"), "off": _("no motion")}[speed]


def speed_set(speed: str) -> str:
    """Return the notice when the speed was changed."""
    return _("Speed: {speed}").format(speed=speed_name(speed))
