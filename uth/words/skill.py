"""What the coach says on the card for somebody who leaves: what mistakes cost, how much was right, what was luck."""

from __future__ import annotations

from fractions import Fraction

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.advice import antes_words
from uth.words.money import money_words
from uth.words.strategy import share_words


def coach_heading() -> str:
    """Return the heading over what mistakes cost."""
    return _("MISTAKES COST")


def accuracy_heading() -> str:
    """Return the heading over the share of right decisions."""
    return _("RIGHT DECISIONS")


def luck_heading() -> str:
    """Return the heading over luck."""
    return _("LUCK")


def luck_range(deviation: int, currency: Currency) -> str:
    """Return how far a result strays from what it is worth by luck alone: one standard deviation, in minor units."""
    return _("±{money}").format(money=money_words(deviation, currency))


def luck_together() -> str:
    """Return what the range is, where several boxes of a round shared the board and the dealer's hand."""
    return _("Luck and its range (±) are those of boxes that share the board and the dealer.")


def luck_follows() -> str:
    """Return that the luck is not known yet and soon will be."""
    return _("follows")


def caught_heading() -> str:
    """Return the heading over the dealer errors that were caught."""
    return _("ERRORS CAUGHT")


def of_words(part: int, whole: int) -> str:
    """Return how many of how many: ``3 of 4``."""
    return _("{part} of {whole}").format(part=f"{part:,}", whole=f"{whole:,}")


def false_alarms(count: int) -> str:
    """Return how often an error was called where there was none."""
    return ngettext("{count} false alarm", "{count} false alarms", count).format(count=count)


def antes_line(antes: Fraction) -> str:
    """Return a cost in Antes, or that there is none."""
    return antes_words(antes) if antes else _("no mistake")


def still_graded(rounds: int) -> str:
    """Return that some rounds are not graded yet."""
    return ngettext("{count} round is still graded", "{count} rounds are still graded", rounds).format(count=rounds)


def right_share(right: int, decisions: int) -> str:
    """Return the share of right decisions in percent."""
    return share_words(Fraction(right, decisions))
