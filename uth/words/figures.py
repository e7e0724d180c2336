"""Figures of a table as a person reads them, and what is odd about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import Fixed, Odds
from uth.table import Bet
from uth.words.choices import joined
from uth.words.hands import category_words
from uth.words.money import MINUS
from uth.words.settlement import bet_words
from uth.words.sign import pay_words

_ENDINGS = {"play": "play", "check": "check", "fold": "fold"}
_STREETS = {"preflop": "preflop", "flop": "flop", "river": "river"}


def number_words(value: Fraction | float, decimals: int = 6) -> str:
    """Return a number rounded to so many decimals: ``−0.021850``."""
    return f"{float(value):.{decimals}f}".replace("-", MINUS)


def percent_words(share: Fraction | float, decimals: int = 4) -> str:
    """Return a share in percent: ``2.1850 %``."""
    return _("{number} %").format(number=number_words(share * 100, decimals))


def exact_words(value: Fraction) -> str:
    """Return a fraction in full: ``−13/2``."""
    return str(value).replace("-", MINUS)


def ending_words(name: str) -> str:
    """Return a decision as the figures name it, given by its contract word: ``play 4x``, ``fold river``, ``check``."""
    word, _space, rest = name.partition(" ")
    if not rest:
        return _(_ENDINGS[word])
    if word == "play":
        return _("play {multiple}").format(multiple=rest)
    return _("fold {street}").format(street=_(_STREETS[rest]))


def player_edge_words(bet: Bet, edge: Fraction, dark: int = 0) -> str:
    """Return the warning that the player is ahead; *dark* is the multiple of a dark box."""
    if dark:
        sentence = _("the player has an edge: {edge} of the Ante of a dark box with {multiple}x on Play")
    else:
        sentence = _("the player has an edge: {edge} of the {bet}")
    return sentence.format(edge=percent_words(edge), bet=bet_words(bet), multiple=dark)


def unusual_words(bet: Bet, edge: Fraction, least: Fraction, most: Fraction) -> str:
    """Return the warning that a house edge is outside those of the known tables."""
    sentence = _("unusual: the house edge is {edge} of the {bet}, known tables have {least} to {most}")
    edges = {"edge": edge, "least": least, "most": most}
    return sentence.format(bet=bet_words(bet), **{name: percent_words(value) for name, value in edges.items()})


def off_by_one_words(
    pay: Odds | Fixed, known: Sequence[Odds | Fixed], beside: Iterable[tuple[Category, Odds | Fixed]]
) -> str:
    """Return the warning that a line of a paytable is not what the known ones have.

    ``pays 9, but every known table with four of a kind 30 and flush 6 pays 8``
    """
    lines = [f"{category_words(hand)} {_amount(other)}" for hand, other in beside]
    among = _(" with {lines}").format(lines=_(" and ").join(lines)) if lines else ""
    sentence = _("{line}, but every known table{among} {pays}")
    return sentence.format(line=_pays([pay]), among=among, pays=_pays(known))


def _amount(pay: Odds | Fixed) -> str:
    return str(pay.pays) if isinstance(pay, Odds) and pay.per == 1 else pay_words(pay)


def _pays(pays: Sequence[Odds | Fixed]) -> str:
    """What a line does, or may do: ``pays 8 or 9``, ``pays 1 or pushes``."""
    amounts = [_amount(pay) for pay in pays if isinstance(pay, Odds)]
    does = [_("pays {amount}").format(amount=joined(amounts))] if amounts else []
    does += [_("pushes") if pay is Fixed.PUSH else _("loses") for pay in pays if not isinstance(pay, Odds)]
    return joined(does)
