"""What a table can lose, its cap and its odd chips in words."""

from __future__ import annotations

from fractions import Fraction

from uth.chips import Currency, Rounding
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Bet, CapPer
from uth.words.figures import percent_words
from uth.words.money import money_words
from uth.words.settlement import bet_words


def title() -> str:
    """Return the title of the document."""
    return _("Limits and exposure")


def box_words(box: str, loses: str) -> str:
    """Return the most that a box can win and lose; amounts in words."""
    return _("One box can win {box} in a round at most, and lose {loses}.").format(box=box, loses=loses)


def player_words(boxes: int, amount: str) -> str:
    """Return what a player with several boxes can never win more than."""
    return ngettext(
        "A player has {boxes} box: {amount} at most.",
        "A player with {boxes} boxes never wins more than {amount}.",
        boxes,
    ).format(boxes=boxes, amount=amount)


def table_words(boxes: int, amount: str) -> str:
    """Return what a whole round can never cost more than."""
    return ngettext(
        "A round of {boxes} box never costs more than {amount}.",
        "A round of {boxes} boxes never costs more than {amount}.",
        boxes,
    ).format(boxes=boxes, amount=amount)


def bound_words() -> str:
    """Return what a bound on several boxes is."""
    return _(
        "What one box wins is exact. Several boxes share board and dealer, so that not all can hold the highest hands:"
        " what they never win more than is a bound, which two boxes come near and six not always."
    )


def stakes_words(ante: str, trips: str) -> str:
    """Return at which stakes: the highest; *trips* is empty where there is no Trips bet."""
    if not trips:
        return _("Every box at the highest Ante, {ante}.").format(ante=ante)
    return _("Every box at the highest Ante, {ante}, and the highest Trips bet, {trips}.").format(
        ante=ante, trips=trips
    )


def hands_words() -> str:
    """Return the paragraph above what each winning hand is paid."""
    return _(
        "What each hand is paid at these stakes when it wins, stakes not counted: with the Play bet, and the dealer"
        " qualifying or not, that pay most."
    )


# --- the cap


def per_words(per: CapPer) -> str:
    """Return whose wins share a cap."""
    return {
        CapPer.BOX: _("for each box"),
        CapPer.PLAYER: _("for all boxes of a player"),
        CapPer.TABLE: _("for the whole table"),
    }[per]


def no_cap_words() -> str:
    """Return that there is no cap."""
    return _("The table has no payout cap; {option} asks what one would do.").format(option="--cap")


def cap_words(amount: str, per: CapPer, boxes: int) -> str:
    """Return what the cap is: *boxes* share it."""
    sentence = ngettext(
        "No more than {amount} is paid in a round {per}, stakes not counted.",
        "No more than {amount} is paid in a round {per}, stakes not counted: {boxes} boxes share it.",
        boxes,
    )
    return sentence.format(amount=amount, per=per_words(per), boxes=boxes)


def free_words(free: str, beside: str, trips: str) -> str:
    """Return the highest Ante that never meets the cap, without Trips and beside it; empty where there is none."""
    alone = (
        _("Up to an Ante of {free} no round meets the cap.").format(free=free)
        if free
        else _("Even the least Ante may meet the cap.")
    )
    if not trips:
        return alone
    with_trips = (
        _("With the highest Trips bet, {trips}, beside it, up to an Ante of {beside}.").format(
            trips=trips, beside=beside
        )
        if beside
        else _("With the highest Trips bet, {trips}, beside it, even the least Ante may.").format(trips=trips)
    )
    return f"{alone} {with_trips}"


def effect_words(trips: bool) -> str:
    """Return the paragraph above what a cap does to the edge; *trips*: whether there is a Trips bet."""
    sentence = _(
        "What the cap does at some Antes above that, in a round with one box: how seldom it is met, and the house edge."
        " All edges are exact, of the Ante and as really paid: without the cap; with it, played as before, as if there"
        " were none; and played best for what is then paid."
    )
    if not trips:
        return sentence
    used = _("Ante and Play use the cap first, then the Blind, and Trips what is left: its edge is of the Trips bet.")
    return f"{sentence} {used}"


def unsolved_words() -> str:
    """Return why best play under a cap is missing."""
    return _("Best play under the cap could not be worked out for this table here.")


def costs_players_words(ante: str, worth: Fraction, before: Fraction, after: Fraction) -> str:
    """Return what the cap takes at an Ante: *worth* of each Ante; the edge *before* and *after*."""
    return _(
        "At an Ante of {ante} the cap takes {worth} of each Ante: the house edge is {after} and not {before}."
    ).format(ante=ante, worth=percent_words(worth), before=percent_words(before), after=percent_words(after))


# --- odd chips


def rounding_words(rounding: Rounding, chip: str) -> str:
    """Return the rule of the table."""
    way = {
        Rounding.DOWN: _("The table pays down to {chip}, its smallest chip."),
        Rounding.UP: _("The table pays up to {chip}, its smallest chip."),
    }
    return way[rounding].format(chip=chip)


def even_words() -> str:
    """Return that nothing is rounded."""
    return _("Every line is paid exactly on every legal stake: nothing is rounded.")


def uneven_words(bet: Bet, count: int, legal: int, even: str) -> str:
    """Return on how many legal stakes of a bet some line is rounded, and which multiples need no rounding."""
    return ngettext(
        "{bet}: on {count} of {legal} legal stake a line is rounded; multiples of {even} need no rounding.",
        "{bet}: on {count} of {legal} legal stakes a line is rounded; multiples of {even} need no rounding.",
        legal,
    ).format(bet=bet_words(bet), count=f"{count:,}", legal=f"{legal:,}", even=even)


def kept_words(bet: Bet, kept: Fraction) -> str:
    """Return what rounding wins the house or the players of all legal stakes alike; *kept*: of what is staked."""
    if kept < 0:
        sentence = _("{bet}: over all legal stakes alike, rounding costs the house {share} of what is staked.")
    else:
        sentence = _("{bet}: over all legal stakes alike, rounding keeps {share} of what is staked.")
    return sentence.format(bet=bet_words(bet), share=percent_words(abs(kept), 5))


def odd_words() -> str:
    """Return the paragraph above the odd stakes."""
    return _(
        "What the odds pay on these stakes, and what the rounding keeps of each stake in the mean, exactly: how often"
        " the hand wins, as best play goes, times what is not paid. Less than nothing is the players' gain."
    )


def more_words(left: int) -> str:
    """Return how many stakes a list leaves out."""
    return ngettext("{left} more such stake.", "{left} more such stakes.", left).format(left=f"{left:,}")


def exact_money_words(amount: Fraction, currency: Currency) -> str:
    """Return an amount in minor units with the fraction that the currency does not hold: ``$7.50``, ``$0.33 1/3``."""
    whole, rest = divmod(amount, 1)
    text = money_words(int(whole), currency)
    return f"{text} {rest}" if rest else text


def one_in_words(chance: Fraction) -> str:
    """Return how seldom something is, in rounds of a box."""
    return _("1 in {number}").format(number=f"{float(1 / chance):,.0f}") if chance else _("never")
