"""The pit boss's desk in words: what its reports have in common."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.money import money_words
from uth.words.report import exact_money_words, rounds_an_hour
from uth.words.sign import list_words

_SHOWN = 3
"""Names in a list, at most."""


def names_words(names: Sequence[str]) -> str:
    """Return the names of tables: ``standard, france, practice and 8 more``."""
    if len(names) <= _SHOWN + 1:
        return list_words(names, _("and")) if names else ""
    more = len(names) - _SHOWN
    return ngettext("{names} and {count} more", "{names} and {count} more", more).format(
        names=", ".join(names[:_SHOWN]), count=more
    )


def use_words(boxes: int, rounds: int, ante: int, trips: int, currency: Currency) -> str:
    """Return how the table is used, an assumption; stakes in minor units, Trips 0 where it is not played."""
    boxes_in_play = ngettext("{boxes} box in every round", "{boxes} boxes in every round", boxes).format(boxes=boxes)
    rounds_played = rounds_an_hour(Fraction(rounds))
    stakes = _("an Ante of {ante}").format(ante=money_words(ante, currency))
    if trips:
        stakes = _("an Ante of {ante} and {trips} on Trips").format(
            ante=money_words(ante, currency), trips=money_words(trips, currency)
        )
    return _("Assumed: {boxes}, {rounds}, {stakes} in each box.").format(
        boxes=boxes_in_play, rounds=rounds_played, stakes=stakes
    )


def hourly_words(amount: Fraction, currency: Currency) -> str:
    """Return an amount an hour, in minor units: rounded."""
    return exact_money_words(amount, currency)
