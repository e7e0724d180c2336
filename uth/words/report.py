"""The report on a table that a games manager files, in words."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.figures import number_words, percent_words
from uth.words.money import money_words


def title() -> str:
    """Return the title of every report."""
    return _("Table report")


def paid_words(ante: int | None, currency: Currency) -> str:
    """Return at which pays the figures are: as written, or as paid at an Ante in minor units."""
    if ante is None:
        return _("at the pays as written")
    return _("as paid at an Ante of {ante}, rounded and capped").format(ante=money_words(ante, currency))


def exact_money_words(amount: Fraction, currency: Currency) -> str:
    """Return an amount in minor units, rounded to a whole one."""
    return money_words(round(amount), currency, decimals=True)


def estimate_words(value: float, error: float) -> str:
    """Return a simulated share with its standard error: ``37.2 % ± 0.5 %``."""
    return _("{share} ± {error}").format(share=percent_words(value, 2), error=percent_words(error, 2))


def figures_words(paid: str) -> str:
    """Return the paragraph above all figures; *paid* is of :func:`paid_words`."""
    return _(
        "Every figure is exact, for best play of the main bets, {paid}: counted over all 27,813,810,024,000 deals"
        " of one box. A negative edge is the player's. The last column has the value as a fraction."
    ).format(paid=paid)


def break_even_words(play: bool) -> str:
    """Return what the figures suppose of a river hand whose 1x is worth exactly a fold."""
    return (
        _("A river hand whose 1x is worth exactly a fold is played.")
        if play
        else _("A river hand whose 1x is worth exactly a fold is folded.")
    )


def chart_words() -> str:
    """Return the paragraph above the chart of starting hands."""
    return _(
        "Before the flop: each starting hand with its best choice and, in Antes, what the best raise is worth "
        "more than a check. Suited hands stand right above the pairs, offsuit hands left below."
    )


def chart_about(raises: str) -> str:
    """Return what the chart shows, for who cannot see it."""
    return _("chart of the 169 starting hands; {raises}").format(raises=raises)


def distribution_about() -> str:
    """Return what the bars of the distribution show, for who cannot see them."""
    return _("bars of the distribution below")


def later_words() -> str:
    """Return the paragraph above the list of what best play does later."""
    return _("Later: what best play does with each kind of hand, of the hands that check before the flop.")


def distribution_words(beyond: Fraction, highest: int, most: Fraction) -> str:
    """Return the paragraph above the bars: *beyond* is the share over the *highest* drawn, *most* the greatest net."""
    return _(
        "How often Ante, Blind and Play of one box net each result, in Antes. Results over {highest}, up to "
        "{most}, are left out of the picture: {share} of all rounds."
    ).format(highest=highest, most=number_words(most, 0), share=percent_words(beyond, 3))


def changes_words() -> str:
    """Return the paragraph above what one unit of each pay changes."""
    return _(
        "Each pay one unit higher and one lower, everything else unchanged, at the pays as written. For the Blind"
        " the edge is that of the Ante, and best play is worked out anew for the changed sign. A negative edge is"
        " the player's."
    )


def trips_changes_words() -> str:
    """Return what that paragraph adds where the table has a Trips bet."""
    return _("For Trips the edge is that of the Trips bet, beside best play of the main bets.")


def sign_words(sign: str) -> str:
    """Return a paytable by its contract word: ``Blind``."""
    return {"blind": _("Blind"), "blind lost": _("Blind, hand lost"), "trips": _("Trips")}[sign]


def edge_now_words(sign: str, edge: Fraction) -> str:
    """Return the house edge before anything is changed."""
    return _("{sign}: the house edge is {edge} with the pays as they are.").format(sign=sign, edge=percent_words(edge))


def bases_words() -> str:
    """Return the paragraph above the edges on three bases."""
    return _(
        "What the house wins: of each Ante; of each Ante and Blind, the two bets that have to be made; and of all"
        " money bet on Ante, Blind and Play. Every line is exact, at the pays as written."
    )


def mix_words() -> str:
    """Return what a mix of players is: an assumption."""
    return _(
        "Real players: an assumption of this report and no measurement. It supposes that each of these ways to "
        "play plays the share of all rounds beside its name; the names are those of the program's strategy files."
    )


def pace_words(rounds: Fraction) -> str:
    """Return the rounds of an hour, whole where they are."""
    return number_words(rounds, 0 if rounds.denominator == 1 else 1)


def rounds_an_hour(rounds: Fraction) -> str:
    """Return a pace, whole where it is: ``30 rounds an hour``, ``33.5 rounds an hour``."""
    sentence = ngettext("{rounds} round an hour", "{rounds} rounds an hour", ceil(rounds))
    return sentence.format(rounds=pace_words(rounds))


def hours_a_day(hours: Fraction) -> str:
    """Return how long a table is open: ``7.5 hours a day``."""
    return ngettext("{hours} hour a day", "{hours} hours a day", ceil(hours)).format(hours=f"{float(hours):g}")


def use_words(boxes: int, rounds: int, hours: int, ante: str, trips: str) -> str:
    """Return how the table is used, *trips* empty where it has no Trips bet."""
    count = ngettext("{count} box", "{count} boxes", boxes).format(count=boxes)
    beside = _(" with {trips} of Trips beside it").format(trips=trips) if trips else ""
    sentence = _(
        "Assumed use: {boxes} in every round, {rounds}, {hours}, an average Ante of {ante}{beside} in every box. These "
        "are no facts of the table file."
    )
    use = {"rounds": rounds_an_hour(Fraction(rounds)), "hours": hours_a_day(Fraction(hours))}
    return sentence.format(boxes=count, **use, ante=ante, beside=beside)


def win_words() -> str:
    """Return how the theoretical win is worked out."""
    return _(
        "Theoretical win: boxes times rounds times the average stake times the house edge. It is the mean of many"
        " hours; a single one is far from it."
    )


def risk_words(on_lattice: bool) -> str:
    """Return how the chance for one box is worked out; *on_lattice*: no result had to be rounded for it."""
    sentence = _(
        "One box: exact. The distribution of one round is convolved with itself as often as rounds are played, "
        "and gives the chance that the house has lost to the box"
    )
    good = _("computed to better than one in ten million.")
    rounded = _("results finer than 1/240 of an Ante shared out between their neighbours.")
    return f"{sentence}, {good if on_lattice else rounded}"


def days_words(boxes: int, days: int, rounds: int, seed: str) -> str:
    """Return how the chance for several boxes is worked out."""
    return _(
        "{boxes} boxes: simulated. The boxes of a table share board and dealer's hand and are not independent, so"
        " {days} days of {rounds} rounds were played with all boxes on one board, by best play; a week and a "
        "month are made of independent such days, their mean set to the exact one. ± is one standard error. Seed "
        "of the simulation: {seed}."
    ).format(boxes=boxes, days=f"{days:,}", rounds=rounds, seed=seed)


def deviation_words(boxes: int, together: tuple[float, float], alone: float) -> str:
    """Return the standard deviation of a round, with its error, beside that of independent boxes; in Antes."""
    return _(
        "The standard deviation of a round of {boxes} boxes is {together} ± {error} Antes; it would be {alone} if"
        " they were independent."
    ).format(
        boxes=boxes,
        together=number_words(together[0], 2),
        error=number_words(together[1], 2),
        alone=number_words(alone, 2),
    )


def behind_words(boxes: int) -> str:
    """Return the line of the chance that the house has lost to all boxes together."""
    return ngettext(
        "House behind after a month, {count} box, best play",
        "House behind after a month, {count} boxes, best play",
        boxes,
    ).format(count=boxes)


def span_words(days: int) -> str:
    """Return a number of days as people say it."""
    return {1: _("a day"), 7: _("a week"), 30: _("a month of 30 days")}[days]


def exposure_words(capped: bool) -> str:
    """Return at what stakes the most that a round can cost is counted, and whether a payout cap limits it."""
    sentence = _("At the table maximum, every bet at its highest stake, as really paid.")
    cap = _("The payout cap of the sign is part of it.") if capped else _("No payout cap changes it.")
    return f"{sentence} {cap}"


def bound_words() -> str:
    """Return what the figure for all boxes together means."""
    return _(
        "For all boxes together this is a bound that no round can pass, not one that must be reached: at most one"
        " box wins with a royal flush, and two with a straight flush or better."
    )


def missing_words() -> str:
    """Return what stands in place of a figure that needs the compiled solver where there is none."""
    return _("Not worked out: the exact solver cannot be loaded on this machine.")


def warnings_words(count: int) -> str:
    """Return what the check of the file found."""
    if not count:
        return _("The check of the file found no problems and has no warnings.")
    return ngettext(
        "The check of the file found no problems and has {count} warning:",
        "The check of the file found no problems and has {count} warnings:",
        count,
    ).format(count=count)


def problems_words() -> str:
    """Return the sentence above the reasons why a file has no figures."""
    return _("There are no figures for this file, for these reasons:")
