"""What an edit of a table makes of the edge: exact figures, bounds, and why there is none."""

from __future__ import annotations

from fractions import Fraction

from uth.i18n import gettext as _
from uth.words.figures import percent_words


def figure_heads(other: str) -> tuple[str, str, str]:
    """Return the titles over the figures: of the file now, and of what it is compared with (empty: as saved)."""
    return "", _("now"), other or _("saved")


def figure_names() -> tuple[str, ...]:
    """Return the names of the edges: of the Ante, of Ante and Blind, of all money, of Trips."""
    return _("House edge, of the Ante"), _("of Ante and Blind"), _("of all money bet"), _("Trips, of the bet")


def other_names() -> tuple[str, ...]:
    """Return the names of the other figures."""
    return _("Average bet, in Antes"), _("Standard deviation, in Antes"), _("Trips is paid"), _("Dealer qualifies")


def results_names() -> tuple[str, str, str, str]:
    """Return the names of how a box ends: wins, ties, loses, folds."""
    return _("Box wins"), _("Box ties"), _("Box loses"), _("Box folds")


def at_most(share: Fraction) -> str:
    """Return a bound of the house edge: ``≤ 2.1850 %``."""
    return _("≤ {share}").format(share=percent_words(share))


def about(share: Fraction) -> str:
    """Return a share that holds for the old way to play only."""
    return _("({share})").format(share=percent_words(share))


def exact() -> str:
    """Return what exact figures assume."""
    return _("Exact, by best play at the pays as written.")


def still_exact() -> str:
    """Return why the figures are exact without solving."""
    return _("Exact at once: best play is as before. Pays as written.")


def bound() -> str:
    """Return what the figures are while the exact ones are worked out."""
    return _("A bound: played as before, at the new pays. For the player it is at least this good. Exact follows.")


def edge_exact() -> str:
    """Return that the edge is exact already, and what comes next."""
    return _("The edge is exact, by best play at the pays as written. The other figures follow.")


def no_bound(why: str) -> str:
    """Return why there is no bound at once; *why*: a value of :class:`uth.pit.bound.NoBound`."""
    reasons = {
        "hands": _("No bound: hands are made otherwise than before. Exact follows."),
        "dealer": _("No bound: how often the dealer qualifies is not known from before. Exact follows."),
        "choice": _("No bound: best play so far makes a choice that is gone. Exact follows."),
    }
    return reasons[why]


def nothing_known() -> str:
    """Return that figures come later."""
    return _("Being solved.")


def no_figures() -> str:
    """Return why there are no figures for a file with problems."""
    return _("The sign as it was before the problem. There are figures again once it is mended.")


def player_ahead() -> str:
    """Return the warning that the player has the edge of the main bets."""
    return _("The player is ahead on the main bets.")


def at_least_ahead() -> str:
    """Return the warning that a bound gives the player the edge of the main bets."""
    return _("The player is ahead on the main bets, whatever best play brings besides.")


def trips_ahead() -> str:
    """Return the warning that the player has the edge of Trips."""
    return _("The player is ahead on Trips.")


def trips_maybe_ahead() -> str:
    """Return the warning that Trips gives the player the edge where the main bets are played as before."""
    return _("The player is ahead on Trips, if the main bets are played as before.")
