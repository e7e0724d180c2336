"""The best play of a table, and the mistakes of other ways to play, in words."""

from __future__ import annotations

from fractions import Fraction

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.table import Street
from uth.words.figures import number_words, percent_words

_SHORT = {Choice.CHECK: "check", Choice.FOLD: "fold"}
_STREETS = {Street.PREFLOP: "before the flop", Street.FLOP: "on the flop", Street.RIVER: "on the river"}


def short_choice(choice: Choice) -> str:
    """Return a choice as a chart has it: ``4x``, ``check``."""
    return _("{multiple}x").format(multiple=choice.multiple) if choice.multiple else _(_SHORT[choice])


def street_words(street: Street) -> str:
    """Return the moment of a decision: ``on the flop``."""
    return _(_STREETS[street])


def margin_words(margin: Fraction) -> str:
    """Return what a raise is worth more than a check, in Antes, with its sign: ``+1.63``."""
    return ("+" if margin > 0 else "") + number_words(margin, 2)


def kind_words(kind: str) -> str:
    """Return a kind of hand, given by its contract word."""
    return _(kind)


def rule_words(kind: str, choice: Choice, share: Fraction) -> str:
    """Return how often the best play does *choice* with a kind of hand.

    ``pair with a hole card: 2x in 93.1 %``; ``always`` and ``never`` only where there is no exception at all.
    """
    if share == 1:
        sentence = _("{kind}: always {choice}")
    elif share == 0:
        sentence = _("{kind}: never {choice}")
    else:
        sentence = _("{kind}: {choice} in {share}")
    return sentence.format(kind=kind_words(kind), choice=short_choice(choice), share=share_words(share))


def share_words(share: Fraction) -> str:
    """Return a share in percent, never rounded to nothing or to everything."""
    if 0 < share < Fraction(1, 10_000):
        return _("under 0.01 %")
    if Fraction(9_999, 10_000) < share < 1:
        return _("over 99.99 %")
    return percent_words(share, 2)


def mistake_words(chosen: Choice, best: Choice, *, dark: bool = False) -> str:
    """Return what is done and what would be better: ``check instead of 2x``; *dark*: with a dark box or without one."""
    done, better = (_("none") if dark and not each.multiple else short_choice(each) for each in (chosen, best))
    return _("{chosen} instead of {best}").format(chosen=done, best=better)


def loss_words(name: str, edge: Fraction, best: Fraction) -> str:
    """Return what a strategy loses, and how much of it by mistakes."""
    sentence = _("{name} loses {edge} of the Ante, the best play {best}: mistakes cost {cost}")
    parts = {"edge": edge, "best": best, "cost": edge - best}
    return sentence.format(name=name, **{part: percent_words(value, 6) for part, value in parts.items()})
