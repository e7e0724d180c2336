"""What a table earns, in words."""

from __future__ import annotations

from fractions import Fraction

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.figures import number_words, percent_words
from uth.words.money import money_words
from uth.words.report import hours_a_day, rounds_an_hour

_COSTS = {
    "labour": "labour",
    "lease": "lease of the game",
    "side fee": "fee of the side bet",
    "tax": "gaming tax",
    "comps": "comps",
}


def title(house: bool) -> str:
    """Return the title of the document."""
    return _("What a table earns") if house else _("What a table costs")


def cents_words(amount: Fraction, currency: Currency) -> str:
    """Return an exact amount in minor units, rounded to a whole one."""
    return money_words(round(amount), currency, decimals=True)


def use_words(boxes: int, rounds: Fraction, hours: Fraction, ante: str, trips: str) -> str:
    """Return how the table is used, *trips* empty where it has no Trips bet."""
    count = ngettext("{count} box", "{count} boxes", boxes).format(count=boxes)
    beside = _(" with {trips} of Trips beside it").format(trips=trips) if trips else ""
    return _(
        "Assumed: {boxes} in every round, {rounds}, {hours}, an average Ante of {ante}{beside} in every box."
    ).format(boxes=count, rounds=rounds_an_hour(rounds), hours=hours_a_day(hours), ante=ante, beside=beside)


def pace_source_words(given: bool) -> str:
    """Return where the rounds of an hour come from; *given*: some were typed."""
    if given:
        return _("Rounds an hour as they were given; other numbers of boxes in proportion, or as usual.")
    return _(
        "Rounds an hour by the boxes in play: 28 to 32 with six and 35 to 40 with three are published figures, 50 and "
        "more with one is trade knowledge, the rest is drawn between them."
    )


def mix_words() -> str:
    """Return what the mix of players is: an assumption."""
    return _(
        "The mix of players is an assumption and no measurement: each of these strategies is supposed to play the "
        "share of all rounds beside its name. The edge of each is exact."
    )


def bases_words(wager: Fraction) -> str:
    """Return what the three bases are, and what comes of mixing them up; *wager*: of the mix, in Antes."""
    return _(
        "The same win on three bases: of each Ante, of each Ante and Blind, of all money bet on Ante, Blind and Play. "
        "Enter a rating on the base that the system multiplies: an average bet of all money with the edge of the Ante "
        "gives {times} times the win."
    ).format(times=number_words(wager, 2))


def win_words(house: bool) -> str:
    """Return what the theoretical win is."""
    if house:
        return _(
            "Theoretical win: boxes times rounds times the average stake times the exact edge. It is the mean of many "
            "hours; uth luck says how far a stretch of them can be from it."
        )
    return _(
        "Theoretical result: boxes times rounds times the average stake times the exact edge, the other way round. It "
        "is the mean of many hours; uth luck says how far a stretch of them can be from it."
    )


def cost_words(name: str) -> str:
    """Return what is taken off the win, by its contract word."""
    return _(_COSTS[name])


def costs_words(hours: str) -> str:
    """Return how costs by the month become costs by the hour."""
    return _("What is paid by the month is spread over {hours} hours.").format(hours=hours)


def no_costs_words() -> str:
    """Return that no costs were given."""
    return _("No costs were given: what is left is the whole win. {options} say them.").format(
        options="--labour, --lease, --side-fee, --tax, --comps"
    )


def comps_words(share: Fraction) -> str:
    """Return what comes back to the player."""
    return _("{share} of the theoretical result comes back in comps.").format(share=percent_words(share, 1))


def break_even_boxes_words(boxes: int | None, most: int, minimum: str) -> str:
    """Return from how many boxes on the table pays at its stakes."""
    if boxes is None:
        return _("At a minimum of {minimum} the table does not pay its way, not even with all {most} boxes.").format(
            minimum=minimum, most=most
        )
    sentence = ngettext(
        "At a minimum of {minimum} the table pays its way from {boxes} box on.",
        "At a minimum of {minimum} the table pays its way from {boxes} boxes on.",
        boxes,
    )
    return sentence.format(minimum=minimum, boxes=boxes)


def break_even_minimum_words(boxes: int, exact: str, legal: str) -> str:
    """Return from which minimum on the table pays with its boxes; *legal* empty where the limits do not reach it."""
    with_boxes = ngettext("With {count} box", "With {count} boxes", boxes).format(count=boxes)
    if not exact:
        return _("{boxes} no minimum pays its way.").format(boxes=with_boxes)
    if not legal:
        return _("{boxes} it pays its way from a minimum of {exact} on, which is over the table's limits.").format(
            boxes=with_boxes, exact=exact
        )
    return _("{boxes} it pays its way from a minimum of {exact} on: the next Ante of the table is {legal}.").format(
        boxes=with_boxes, exact=exact, legal=legal
    )


def spread_words(ante: str, minimum: str, times: Fraction) -> str:
    """Return how average stakes go with the minimum."""
    return _(
        "The average Ante of {ante} is {times} times the minimum of {minimum}; with another minimum the average stakes "
        "are taken as the same times of it, an assumption."
    ).format(ante=ante, minimum=minimum, times=number_words(times, 2))


def grid_words(name: str) -> str:
    """Return what the grid shows."""
    return _("What is left of an hour, by minimum and boxes in play, played by: {name}.").format(name=name)


def play_words(name: str) -> str:
    """Return a way to play by its name: the mix and best play have their own."""
    return {"optimal": _("best play"), "practical": _("practical play"), "mix": _("the mix")}.get(name, name)
