"""Advice for a live hand in words."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.words.choices import joined


def counts_words(win: int, tie: int, lose: int) -> str:
    """Return how the player's hand stands against all the dealer can have."""
    sentence = _("The dealer can have {hands} hands: this hand beats {win}, ties {tie} and loses to {lose}.")
    numbers = {"hands": win + tie + lose, "win": win, "tie": tie, "lose": lose}
    return sentence.format(**{name: f"{number:,}" for name, number in numbers.items()})


def ignored_words(*, dead_cards: bool, trips: bool) -> str:
    """Return the mark of a value that leaves something out: ``without the other boxes``; nothing is no mark."""
    left_out = [word for word, is_left_out in ((_("the other boxes"), dead_cards), (_("Trips"), trips)) if is_left_out]
    return _("without {what}").format(what=joined(left_out)) if left_out else ""
