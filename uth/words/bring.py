"""How much to bring, in words."""

from __future__ import annotations

from fractions import Fraction

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.i18n import ngettext
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


def mistakes_words(player: str, mistakes: Fraction, rounds: int) -> str:
    """Return what a player's mistakes cost in a round, in Antes, and by how many rounds at the table."""
    sentence = ngettext(
        "{player}'s mistakes cost {antes} in a round, by the one played at this table; everything else is best play.",
        "{player}'s mistakes cost {antes} in a round, by all {rounds} played at this table; everything else is best "
        "play.",
        rounds,
    )
    antes = antes_words(mistakes) if mistakes else _("nothing")
    return sentence.format(player=player, antes=antes, rounds=f"{rounds:,}")


def few_words(rounds: int, least: int, error: Fraction | None) -> str:
    """Return that so many rounds are few to judge somebody by.

    *error*: the standard error of what the mistakes cost in a round, in Antes; None for a single box.
    """
    few = ngettext(
        "{rounds} round says little about what your mistakes cost",
        "{rounds} rounds say little about what your mistakes cost",
        rounds,
    ).format(rounds=rounds)
    wanted = _("play {least} or more").format(least=least)
    if not error:
        return _("{few}: {wanted}").format(few=few, wanted=wanted)
    spread = _("by chance alone it is off by about {antes}").format(antes=antes_words(error))
    return _("{few}, {spread}: {wanted}").format(few=few, spread=spread, wanted=wanted)


def broke_words(least: int, currency: Currency, *, trips: bool) -> str:
    """Return what broke means: that the bets of the next round cannot be covered; *trips*: one of them is Trips."""
    sentence = (
        _("Broke is who has less than {amount}: Ante, Blind, Play 1x and Trips of the next round.")
        if trips
        else _("Broke is who has less than {amount}: Ante, Blind and Play 1x of the next round.")
    )
    return sentence.format(amount=money_words(least, currency))
