"""What pages say of themselves: the way back, the keys, the words of switches and scroll bars."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def back_word() -> str:
    """Return the way back from a page."""
    return _("Back")


def usual_keys(tab: str, enter: str, escape: str) -> str:
    """Return what the keys do on every page; the arguments are the texts of their caps."""
    sentence = _("{tab} and arrows move, {enter} presses, {escape} goes back")
    return sentence.format(tab=tab, enter=enter, escape=escape)


def keys_that_lead(tab: str, enter: str, escape: str, there: str) -> str:
    """Return the same for a page that nothing lies behind; *there*: where the way back leads instead."""
    sentence = _("{tab} and arrows move, {enter} presses, {escape}: {there}")
    return sentence.format(tab=tab, enter=enter, escape=escape, there=there)


def reading_keys(up: str, down: str, escape: str) -> str:
    """Return what the keys do on a page that is read; the arguments are the texts of their caps."""
    sentence = _("Arrows, {up} and {down} scroll, {escape} goes back")
    return sentence.format(up=up, down=down, escape=escape)


def on_word(on: bool) -> str:
    """Return how a switch stands."""
    return _("on") if on else _("off")


def rows_shown(first: int, last: int, count: int) -> str:
    """Return which rows of a list are in sight: ``1 to 12 of 100``; nothing where there are none."""
    if not count:
        return ""
    sentence = ngettext("{first} to {last} of {count}", "{first} to {last} of {count}", count)
    return sentence.format(first=first, last=last, count=f"{count:,}")


def window_title(player: str, table: str) -> str:
    """Return what stands over the window: ``uth – Ann – Standard``; *player* is empty for nobody."""
    return " – ".join(filter(None, ("uth", player, table)))
