"""Why one choice is better than another, in words: what both are worth. Every number is that of the arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from uth.chips import Currency
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.table import Street
from uth.words.choices import choice_label
from uth.words.coach import antes_column, money_column

_ANTES = 3
"""Decimals of a value in Antes."""
_FINER = 3
"""So many decimals more at most."""


def shown_antes(values: Mapping[Choice, Fraction]) -> dict[Choice, str]:
    """Return values in Antes in words, each rounded to thousandths, or finer where so rounded ones would not add up."""
    return {choice: antes_column(value, _ANTES + finer) for choice, value, finer in _shown(values, 10**_ANTES)}


def shown_money(values: Mapping[Choice, Fraction], ante: int, currency: Currency) -> dict[Choice, str]:
    """Return the same in money, rounded to minor units or finer, for an Ante of so many minor units."""
    return {choice: money_column(value * ante, currency, finer) for choice, value, finer in _shown(values, ante)}


def _shown(values: Mapping[Choice, Fraction], units: int) -> Iterator[tuple[Choice, Fraction, int]]:
    """The values with how many decimals finer than one of so many *units* all of them are shown.

    They are as fine as it takes that each lies below the best one by what its cost is rounded to in units.
    """
    best = max(values.values(), default=Fraction(0))

    def adds_up(value: Fraction, finer: int) -> bool:
        least = units * 10**finer
        shown = Fraction(round(best * least) - round(value * least), 10**finer)
        return abs(shown - round((best - value) * units)) <= (Fraction(1, 2) if finer else 0)

    fine = (finer for finer in range(_FINER) if all(adds_up(value, finer) for value in values.values()))
    finer = next(fine, _FINER)
    yield from ((choice, value, finer) for choice, value in values.items())


def worth_words(values: Mapping[Choice, Fraction], chosen: Choice | None = None, *, trips: bool) -> str:
    """Return what playing now is worth, and what it is worth not to; empty where only one of them can be done.

    *values*: in Antes. *chosen*: what the player did, whose worth is then among them. *trips*: a Trips bet is counted.
    """
    ways = _ways(values)
    if ways is None:
        return ""
    shown = shown_antes(values)
    told = [choice for choice in values if choice in (*ways, chosen)]
    first, *others = sorted(told, key=lambda choice: -choice.multiple)
    return _worth_words(first, shown[first], [(choice, shown[choice]) for choice in others], trips=trips)


def waiting_words(street: Street, values: Mapping[Choice, Fraction], *, later: int) -> str:
    """Return what is left after a check; empty where there is nothing to wait for.

    *values*: in Antes. *later*: the highest Play that is left.
    """
    ways = _ways(values)
    if ways is None or ways[1] is Choice.FOLD:
        return ""
    now, wait = ways
    return _waiting_words(street, later, plays_now=values[now] > values[wait])


def _ways(values: Mapping[Choice, Fraction]) -> tuple[Choice, Choice] | None:
    """The best choice that plays, and the best that does not; None where there is only one of the two ways."""
    plays = [choice for choice in values if choice.multiple]
    waits = [choice for choice in values if not choice.multiple]
    if not plays or not waits:
        return None
    return max(plays, key=values.__getitem__), max(waits, key=values.__getitem__)


def _worth_words(first: Choice, worth: str, others: Sequence[tuple[Choice, str]], *, trips: bool) -> str:
    sentence = (
        _("With your Trips bet {choice} is worth {worth} Antes, {others}.")
        if trips
        else _("{choice} is worth {worth} Antes, {others}.")
    )
    listed = (_("{choice} {worth}").format(choice=choice_label(other), worth=less) for other, less in others)
    return sentence.format(choice=choice_label(first), worth=worth, others=", ".join(listed))


def _waiting_words(street: Street, later: int, *, plays_now: bool) -> str:
    if street is Street.PREFLOP:
        sentence = (
            _("After a check at most {later}x is left, on the flop.")
            if plays_now
            else _("After a check {later}x on the flop is still open, with three more cards seen.")
        )
    else:
        sentence = (
            _("After a check at most {later}x is left, on the river.")
            if plays_now
            else _("After a check {later}x on the river is still open, with all cards seen.")
        )
    return sentence.format(later=later)


def pays_little_words(blind: str) -> str:
    """Return why a hand that wins more often than it loses is worth less than nothing.

    *blind*: the lowest hand that the Blind pays, with its article.
    """
    return _(
        "More wins than losses, and still below 0: a win pushes the Blind with less than {blind}, and the Ante where "
        "the dealer does not qualify; a loss takes the Blind each time."
    ).format(blind=blind)


def never_best_words(choice: Choice) -> str:
    """Return that no starting hand is worth that raise: ``3x is never best at this table.``"""
    return _("{multiple}x is never best at this table.").format(multiple=choice.multiple)


def with_trips_words() -> str:
    """Return that values count the Trips bet."""
    return _("All values are with your Trips bet.")
