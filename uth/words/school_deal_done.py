"""What a dealer does that leaves nothing on the felt, and what comes of a bet that is touched, in words."""

from __future__ import annotations

from uth.i18n import gettext as _


def bet_lies_again(box: int) -> str:
    """Return that a bet in which nothing is wrong lies there as before."""
    return _("The player of box {box} lays the bet down again, as it was.").format(box=box)


def put_right(box: int) -> str:
    """Return that the floor has seen what the dealer let pass; *box*: 0 for no box."""
    if not box:
        return _("The floor has seen what lay wrong, and has it put right.")
    return _("The floor has seen what lay wrong at box {box}, and has it put right.").format(box=box)


def bets_looked_over() -> str:
    """Return that the dealer has looked over the bets."""
    return _("You look over the bets of all boxes.")


def deck_shuffled() -> str:
    """Return that the dealer has shuffled."""
    return _("You shuffle the deck by hand.")


def shuffler_loaded() -> str:
    """Return that the dealer has changed the decks."""
    return _("You take the deck out of the shuffler, and put the other one in.")
