"""Luck at a table in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.words.figures import percent_words
from uth.words.money import money_words, signed_money_words
from uth.words.statistics import boxes_words, count_words, rounds_words

_OFTEN = 0.25
_TO_A_TENTH = 10
"""Whole numbers this small are too coarse."""


def title() -> str:
    """Return the title of the document."""
    return _("Luck at a table")


def side_words(house: bool) -> str:
    """Return whose results are meant."""
    return _("the house") if house else _("the player")


def amount_words(amount: float | Fraction, currency: Currency) -> str:
    """Return an amount in minor units with its sign, rounded to a whole unit of the currency if it is a large one."""
    value = float(amount)
    if abs(value) >= 1_000 * currency.unit:
        return signed_money_words(round(value / currency.unit) * currency.unit, currency)
    return signed_money_words(round(value), currency)


def spread_words(amount: float, currency: Currency) -> str:
    """Return a width in minor units, which has no sign."""
    if amount >= 1_000 * currency.unit:
        return money_words(round(amount / currency.unit) * currency.unit, currency)
    return money_words(round(amount), currency, decimals=True)


def with_error(value: str, error: str) -> str:
    """Return a value with its standard error."""
    return _("{value} ± {error}").format(value=value, error=error)


def chance_words(chance: float, error: float = 0.0) -> str:
    """Return a chance in percent, with its standard error where it has one, not rounded to nothing or to all."""
    if error < 5e-6:
        return _percent(chance)
    return with_error(_percent(chance), percent_words(error, 3))


def _percent(chance: float) -> str:
    if chance < 5e-6:
        return _("under 0.001 %")
    if 1 - chance < 5e-6:
        return _("over 99.999 %")
    return percent_words(chance, 2 if chance >= 0.01 else 3)


def one_in_words(chance: float) -> str:
    """Return how rare something is: ``one in 12``; nothing for what is not, whose chance in percent says it better."""
    if chance > _OFTEN:
        return ""
    if chance < 1e-7:
        return _("less than one in {count}").format(count=count_words(10_000_000))
    seldom = 1 / chance
    count = f"{seldom:.1f}".removesuffix(".0") if seldom < _TO_A_TENTH else count_words(round(seldom))
    return _("one in {count}").format(count=count)


# --- the model


def stakes_words(stakes: Sequence[tuple[int, int]], currency: Currency) -> str:
    """Return the stakes of the boxes: ``6 boxes, Ante $10, Trips $5``; amounts in minor units."""
    boxes = boxes_words(len(stakes))
    if len(stakes) == 1:
        return _("{boxes}, {stake}").format(boxes=boxes, stake=_stake(stakes[0], currency))
    if len(set(stakes)) == 1:
        return _("{boxes}, {stake} each").format(boxes=boxes, stake=_stake(stakes[0], currency))
    each = "; ".join(_stake(stake, currency) for stake in stakes)
    return _("{boxes}: {stakes}").format(boxes=boxes, stakes=each)


def _stake(stake: tuple[int, int], currency: Currency) -> str:
    ante, trips = (money_words(amount, currency) for amount in stake)
    return (
        _("Ante {ante} and Trips {trips}").format(ante=ante, trips=trips)
        if stake[1]
        else _("Ante {ante}").format(ante=ante)
    )


def stretch_words(least: int, most: int) -> str:
    """Return how many rounds are played."""
    if least == most:
        return rounds_words(least)
    return _("{least} to {most} rounds").format(least=count_words(least), most=count_words(most))


def hours_words(hours: Fraction, slowest: int, fastest: int) -> str:
    """Return how long and how fast was played."""
    pace = f"{slowest}" if slowest == fastest else _("{least} to {most}").format(least=slowest, most=fastest)
    return _("{hours} h at {pace} rounds an hour").format(hours=f"{float(hours):g}", pace=pace)


def supposed_words(stakes: str, stretch: str) -> str:
    """Return what is played."""
    return _("Supposed: {stakes}; {stretch}.").format(stakes=stakes, stretch=stretch)


def pace_words() -> str:
    """Return what an uncertain pace means here."""
    return _(
        "The pace is uncertain: every whole number of rounds of the range is taken as equally likely, one pace for the "
        "whole stretch."
    )


def play_words(names: Sequence[tuple[str, Fraction]]) -> str:
    """Return how the boxes are played: best play, one strategy, or a mix, which is an assumption."""
    if len(names) == 1:
        if names[0][0] == "optimal":
            return _("Every box is played best. Real players give the house more: {option} says how they play.").format(
                option="--mix"
            )
        return _('Every box is played by the strategy "{name}".').format(name=names[0][0])
    mixed = ", ".join(f"{name} {percent_words(share, 0)}" for name, share in names)
    return _("Players, an assumption and no measurement; each box of each round is one of them: {mixed}.").format(
        mixed=mixed
    )


def exact_words() -> str:
    """Return how the law of a single box is known."""
    return _("One box: the law of a round is exact, counted over all deals, as really paid: rounded and capped.")


def joint_words(rounds: int) -> str:
    """Return how the law of several boxes is known."""
    return _(
        "The boxes share board and dealer's hand and are not independent: the round is taken as a whole. Its mean and "
        "the variance of each box are exact. What the boxes have in common comes from {rounds} simulated rounds, held "
        "to what is exact; ± is the standard error that this leaves."
    ).format(rounds=count_words(rounds))


def cap_words() -> str:
    """Return that a shared payout cap is counted for each box by itself."""
    return _(
        "The payout cap of this table is shared by boxes; here it is counted for each box by itself, which leaves the "
        "house a little worse off than it is."
    )


def independent_words(alone: str) -> str:
    """Return what the deviation would be if boxes were independent."""
    return _("Were the boxes independent, the standard deviation of a round would be {alone}: it is not.").format(
        alone=alone
    )


# --- the stretch


def in_short_words(mean: str, deviation: str, low: str, high: str) -> str:
    """Return what a stretch brings: the mean, the deviation, and between what 90 of 100 end."""
    return _(
        "Expected {mean}, with a standard deviation of {deviation}. Of 100 such stretches 90 end between {low} and "
        "{high}."
    ).format(mean=mean, deviation=deviation, low=low, high=high)


def behind_words(house: bool, chance: str) -> str:
    """Return the chance to be behind."""
    sentence = _("The house is behind after it with a chance of {chance}.")
    mine = _("The player is behind after it with a chance of {chance}.")
    return (sentence if house else mine).format(chance=chance)


def picture_words() -> str:
    """Return what the picture of a stretch shows, for who cannot see it."""
    return _("bars: how likely each result of the stretch is")


def exactness_words(error: float, normal: float) -> str:
    """Return how far the computed chances can be off, and how far the normal law would be."""
    return _(
        "Only whole rounds are convolved. What is computed from the law of a round is nowhere farther off than {error} "
        "(a bound). The normal distribution is used for nothing; it would be off by up to {normal} here."
    ).format(error=f"{error:.0e}".replace("e-0", "e-"), normal=percent_words(normal, 2))


def coarser_words(step: str) -> str:
    """Return that the lattice of results is coarser than they are, and what that does to the bound."""
    return _(
        "The stakes have little in common, so that there are too many results to tell apart: they were shared out to "
        "steps of {step}, the mean kept. Nearly all of the bound is for that."
    ).format(step=step)


# --- certainty


def needed_words(house: bool) -> str:
    """Return what the table of rounds needed says."""
    if house:
        return _("So many rounds until the house is ahead with that certainty:")
    return _("So many rounds until the player is ahead with that certainty:")


def never_words() -> str:
    """Return that more rounds do not help whom the odds are against."""
    return _("The odds are against this side: the more rounds, the less likely it is ahead. No number is enough.")


def too_many_words(most: int) -> str:
    """Return that not even the most rounds are enough."""
    return _("more than {most}").format(most=count_words(most))
