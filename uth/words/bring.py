"""How much to bring, in words."""

from __future__ import annotations

from fractions import Fraction

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.words.advice import antes_words
from uth.words.figures import number_words
from uth.words.money import money_words
from uth.words.statistics import rounds_words


def stakes_words(ante: int, trips: int, rounds: int, currency: Currency) -> str:
    """Return what is played: ``200 rounds, Ante $10, Trips $5``; amounts in minor units."""
    parts = [rounds_words(rounds), _("Ante {amount}").format(amount=money_words(ante, currency))]
    if trips:
        parts.append(_("Trips {amount}").format(amount=money_words(trips, currency)))
    return ", ".join(parts)


def risk_words(bankroll: int, chance: float, currency: Currency) -> str:
    """Return how likely a bankroll in minor units is gone: ``With $500 the chance of going broke is 41.20 %.``"""
    sentence = _("With {amount} the chance of going broke is {chance}.")
    return sentence.format(amount=money_words(bankroll, currency), chance=chance_words(chance))


def chance_words(chance: float) -> str:
    """Return a chance in percent, not rounded to nothing or to everything."""
    if 0 < chance < 1e-4:
        return _("under 0.01 %")
    if 1 - 1e-4 < chance < 1:
        return _("over 99.99 %")
    return _("{number} %").format(number=number_words(chance * 100, 2))


def mistakes_words(mistakes: Fraction) -> str:
    """Return what somebody's own mistakes cost in a round, in Antes."""
    return _("Your mistakes cost {antes} in a round; everything else is best play.").format(antes=antes_words(mistakes))


def broke_words(least: int, currency: Currency) -> str:
    """Return what broke means: that the bets of the next round cannot be covered."""
    sentence = _("Broke is who has less than {amount}: Ante, Blind, Play 1x and Trips of the next round.")
    return sentence.format(amount=money_words(least, currency))
