"""A table's result in words: luck or leak, and what its drop says."""

from __future__ import annotations

from fractions import Fraction

from uth.i18n import gettext as _
from uth.words.figures import number_words, percent_words

_LOW = {
    "ordinary": "Ordinary luck: nothing to look for.",
    "uncommon": "Bad luck of the usual kind: look again when the next days are in.",
    "rare": "Rare: worth a look at the count, the sign, the ratings and the pictures of the big wins.",
    "hardly luck": "Hardly luck: look for a leak, or for what is wrong in the model.",
}
_HIGH = {
    "ordinary": "Ordinary luck: nothing to look for.",
    "uncommon": "Good luck of the usual kind: look again when the next days are in.",
    "rare": "Rare on the good side: worth a look at the count and at what players were paid.",
    "hardly luck": "Hardly luck, on the good side: look for what players were not paid, or for what is wrong in the "
    "model.",
}
_LOW_FOR_PLAYER = {
    "ordinary": "Ordinary luck: it says nothing about how it was played.",
    "uncommon": "Bad luck of the usual kind: it says little about how it was played.",
    "rare": "Rare: worth a look at how it was really played, and at the sign of the table.",
    "hardly luck": "Hardly luck: look for mistakes in play, for another sign than this, or for what is wrong in the "
    "model.",
}
_HIGH_FOR_PLAYER = {
    "ordinary": "Ordinary luck: it says nothing about how it was played.",
    "uncommon": "Good luck of the usual kind: it says little about how it was played.",
    "rare": "Rare good luck: do not count on more of it.",
    "hardly luck": "Hardly luck, on the good side: look for another sign than this, or for what is wrong in the model.",
}


def judged_words(net: str, away: float) -> str:
    """Return how far a result is from the mean."""
    number = number_words(abs(away), 2)
    below = _("The result is {net}: {number} standard deviations below the mean.")
    above = _("The result is {net}: {number} standard deviations above the mean.")
    return (below if away < 0 else above).format(net=net, number=number)


def tail_words(chance: str, rare: str, low: bool) -> str:
    """Return how likely such a result is if nothing is wrong; *rare*: how rare, empty for what is not."""
    if not rare:
        worse = _("If the model is right, a result as low or lower has a chance of {chance}.")
        better = _("If the model is right, a result as high or higher has a chance of {chance}.")
        return (worse if low else better).format(chance=chance)
    worse = _("If the model is right, a result as low or lower has a chance of {chance}: {rare} such stretches.")
    better = _("If the model is right, a result as high or higher has a chance of {chance}: {rare} such stretches.")
    return (worse if low else better).format(chance=chance, rare=rare)


def other_tail_words(chance: str, low: bool) -> str:
    """Return how likely the rest is."""
    better = _("As high or higher: {chance}.")
    worse = _("As low or lower: {chance}.")
    return (better if low else worse).format(chance=chance)


def verdict_words(verdict: str, low: bool, house: bool) -> str:
    """Return what to make of a result, by the contract word of the verdict."""
    if house:
        return _(_LOW[verdict]) if low else _(_HIGH[verdict])
    return _(_LOW_FOR_PLAYER[verdict]) if low else _(_HIGH_FOR_PLAYER[verdict])


def threshold_words(uncommon: float, rare: float, hardly: float) -> str:
    """Return where the verdicts begin."""
    return _(
        "Thresholds, for the chance of a result at least as far out on its side: {uncommon} and more is ordinary, "
        "under it uncommon, under {rare} rare, under {hardly} hardly luck."
    ).format(uncommon=_whole(uncommon), rare=_whole(rare), hardly=_whole(hardly))


def _whole(share: float) -> str:
    return _("{number} %").format(number=f"{share * 100:g}")


def borderline_words() -> str:
    """Return that the verdict is near a threshold."""
    return _("The chance is within two standard errors of a threshold: take the verdict as the nearer of two.")


def caution_words() -> str:
    """Return what the chance is not."""
    return _(
        "This is the chance of such a result when nothing is wrong, not the chance that nothing is wrong. Of a hundred "
        "sound tables one has a result of one in a hundred: judge a table that was chosen before its result was known."
    )


# --- drop


def drop_warning() -> str:
    """Return that drop is not action."""
    return _(
        "Drop is not action: it is what was bought in chips at this table. Chips that come from elsewhere are bet "
        "without drop, chips that are bought and taken away are drop without a bet, and the same chip is bet many "
        "times. So hold, the win as a part of the drop, says nothing about the edge: judge the win by the rounds "
        "that were played."
    )


def hold_words(hold: Fraction, expected: Fraction) -> str:
    """Return the hold, and what it would be at the expected win."""
    return _("Hold is {hold} of the drop; at the expected win and this drop it would be {expected}.").format(
        hold=percent_words(hold, 2), expected=percent_words(expected, 2)
    )


def action_words(action: str, times: Fraction, edge: Fraction) -> str:
    """Return the action that the model supposes, and what of it the house wins."""
    return _(
        "By the model all bets of these hours come to {action}, {times} times the drop, and the house wins {edge} of "
        "them."
    ).format(action=action, times=number_words(times, 1), edge=percent_words(edge, 3))


def little_action_words() -> str:
    """Return that the model's action does not even reach the drop."""
    return _(
        "That is less than the drop: the stakes, the hours or the boxes of the model are too low, or much of the drop "
        "was never bet here."
    )
