"""What the page of the statistics says, and how its figures are written."""

from __future__ import annotations

from math import log10

from uth.game.model import Choice
from uth.game.settlement import Result
from uth.hands import Category
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Street
from uth.words.figures import number_words, percent_words
from uth.words.hands import category_words
from uth.words.money import MINUS
from uth.words.strategy import street_words

_RESULTS = {Result.WIN: "Won", Result.TIE: "Tied", Result.LOSE: "Lost", Result.FOLD: "Folded"}


def count_words(count: int) -> str:
    """Return a whole number: ``12,345``."""
    return f"{count:,}"


def rounds_words(rounds: int) -> str:
    """Return so many rounds: ``1 round``."""
    return ngettext("{count} round", "{count} rounds", rounds).format(count=count_words(rounds))


def boxes_words(boxes: int, dark: int = 0) -> str:
    """Return so many boxes, and how many of them were dark: ``12 boxes, 3 dark``."""
    words = ngettext("{count} box", "{count} boxes", boxes).format(count=count_words(boxes))
    return _("{boxes}, {dark} dark").format(boxes=words, dark=count_words(dark)) if dark else words


def round_words(number: int) -> str:
    """Return a round by its number: ``round 57``."""
    return _("round {number}").format(number=count_words(number))


def time_words(milliseconds: int) -> str:
    """Return how long was played: ``3 h 42 min``, ``7 min``."""
    minutes = round(milliseconds / 60_000)
    if not minutes:
        return _("less than a minute")
    if minutes < 60:
        return _("{minutes} min").format(minutes=minutes)
    return _("{hours} h {minutes} min").format(hours=count_words(minutes // 60), minutes=minutes % 60)


def signed(value: float, decimals: int = 2) -> str:
    """Return a number with its sign: ``+0.72``, ``−1.50``, ``0.00``."""
    words = number_words(value, decimals)
    if not words.strip("0.-" + MINUS):
        return words.lstrip(MINUS)
    return f"+{words}" if value > 0 else words


def share_words(share: float) -> str:
    """Return a share with three figures or so: ``37.7 %``, ``0.024 %``."""
    percent = share * 100
    decimals = 1 if percent >= 1 or percent <= 0 else min(4, 1 - int(log10(percent)) + 1)
    return percent_words(share, decimals)


def decision_words(name: str) -> str:
    """Return how decisions ended, by the contract word: ``Play 4x``, ``Fold on the river``, ``Dark 2x``."""
    kind, _space, rest = name.partition(" ")
    if kind == "dark":
        return _("Dark {multiple}").format(multiple=rest)
    if kind == Choice.FOLD:
        return _("Fold {when}").format(when=street_words(Street(rest)))
    return _("Play {multiple}").format(multiple=rest)


def outcome_words(result: Result) -> str:
    """Return how boxes came out, as the title of a line: ``Won``."""
    return _(_RESULTS[result])


def hands_words(lowest: Category, highest: Category) -> str:
    """Return neighbouring kinds of hand: ``flush``, ``full house to royal flush``."""
    if lowest is highest:
        return category_words(lowest)
    if highest is Category.ROYAL_FLUSH:
        return _("{hand} or better").format(hand=category_words(lowest))
    return _("{lowest} to {highest}").format(lowest=category_words(lowest), highest=category_words(highest))


# --- the page


def title() -> str:
    """Return the title of the page."""
    return _("Statistics")


def panels() -> tuple[str, ...]:
    """Return the parts of the page: bankroll, bets, decisions, starting hands, final hands."""
    return _("Bankroll"), _("Bets"), _("Decisions"), _("Starting hands"), _("Final hands")


def spans() -> tuple[str, str, str]:
    """Return what can be counted: a sitting, a day, everything."""
    return _("Sitting"), _("Day"), _("Career")


def all_tables() -> str:
    """Return the choice of every table."""
    return _("all tables")


def table_label() -> str:
    """Return what the tables are chosen by."""
    return _("Table")


def counting() -> str:
    """Return what is said while the rounds are being counted."""
    return _("Counting the rounds ...")


def nothing() -> str:
    """Return what is said where no round is wanted."""
    return _("No round was played here yet. Play one, and it shows up at once.")


def figure_titles() -> tuple[str, str, str, str]:
    """Return the headings of the large figures."""
    return _("RESULT"), _("BIGGEST WIN"), _("BIGGEST LOSS"), _("ROUNDS AN HOUR")


def none_yet() -> str:
    """Return what stands in place of a round that was not there."""
    return _("none yet")


def played_words(milliseconds: int) -> str:
    """Return how long was played: ``3 h 42 min played``."""
    return _("{time} played, breaks not counted").format(time=time_words(milliseconds))


def course_legend() -> tuple[str, str, str, str]:
    """Return what the lines of the bankroll's course are."""
    return _("your result"), _("mean of best play"), _("within one standard deviation (sd)"), _("within two")


def end_words(by: int) -> str:
    """Return the end of a band, so many standard deviations from the mean: ``+2 sd``."""
    return _("{by} sd").format(by=f"+{by}" if by > 0 else f"{MINUS}{-by}")


def moment_words(place: int, number: int, net: str, mean: str, deviation: str) -> tuple[str, ...]:
    """Return what a point of the course says; *mean* and *deviation* are empty where there is no band."""
    after = _("after {rounds}").format(rounds=rounds_words(place))
    first = _("{net} {after}").format(net=net, after=after)
    lines = [first, _("the last: round {number}").format(number=count_words(number))] if number else [first]
    if mean:
        lines.append(_("best play: {mean} ± {deviation}").format(mean=mean, deviation=deviation))
    return tuple(lines)


def bet_titles() -> tuple[str, ...]:
    """Return the titles of the table of bets."""
    return (
        _("BET"), _("MADE"), _("STAKED"), _("WON, PUSHED, LOST"), _("WON"), _("PUSHED"), _("LOST"), _("GAIN OR LOSS"),
        _("NET"), _("OF STAKE"),
    )  # fmt: skip


def bet_figure_titles() -> tuple[str, str, str, str]:
    """Return the headings of the large figures above the bets."""
    return _("STAKED"), _("STAKED PER ROUND"), _("RESULT"), _("BEST PLAY")


def bets_words(bets: int) -> str:
    """Return so many bets: ``1,234 bets``."""
    return ngettext("{count} bet", "{count} bets", bets).format(count=count_words(bets))


def of_stake(share: float) -> str:
    """Return a part of what was staked: ``−1.2 % of it``."""
    return _("{share} of what was staked").format(share=signed_percent(share))


def signed_percent(share: float) -> str:
    """Return a share with its sign: ``−1.2 %``."""
    return _("{number} %").format(number=signed(share * 100, 1))


def on_average() -> str:
    """Return what a mean is."""
    return _("on average")


def mean_of_stakes() -> str:
    """Return what best play was to make of the same stakes."""
    return _("exact mean for the same stakes")


def all_bets() -> str:
    """Return the line of all bets together."""
    return _("All bets")


def decision_titles() -> tuple[str, ...]:
    """Return the titles of the table of decisions and results."""
    return _("DECISION"), _("BOXES"), _("SHARE"), _("YOU"), _("BEST PLAY"), _("PER ANTE"), _("NET, ALL BETS")


def decisions_key() -> tuple[str, str]:
    """Return what the bars of decisions are: their length, and the mark."""
    return _("your share, of 100 %"), _("best play")


def bets_key() -> tuple[str, str, str]:
    """Return what the parts of the bars of bets are."""
    return _("won"), _("pushed"), _("lost")


def results_title() -> str:
    """Return the heading of the lines of results."""
    return _("Results")


def qualified_title() -> str:
    """Return the line of rounds in which the dealer qualified."""
    return _("Dealer qualified")


def decisions_note(dark: bool) -> str:
    """Return what the columns mean; *dark*: there are dark boxes."""
    words = _(
        "The upright mark is the share that best play would have; per Ante: what Ante, Blind and Play together "
        "brought for each unit of Ante."
    )
    return f"{words} {_('Dark boxes decide before the deal.')}" if dark else words


def bets_note() -> str:
    """Return how bets are counted."""
    return _("A bet has won if it brought something, lost if it cost something, and pushed if it came back as it was.")


def hands_titles() -> tuple[str, ...]:
    """Return the titles of the table of final hands."""
    return (
        _("HAND"), _("YOURS"), _("EXPECTED"), _("DISTANCE, IN STANDARD DEVIATIONS"), _("DEALER'S"), _("EXPECTED"),
        _("DISTANCE"),
    )  # fmt: skip


def starting_note(dark: int) -> str:
    """Return what the chart shows; *dark*: so many boxes are left out."""
    words = _("Each square: what Ante, Blind and Play brought for each unit of Ante. Gold won, blue lost.")
    if not dark:
        return words
    left = _("Boxes played dark are left out: {boxes}.").format(boxes=count_words(dark))
    return f"{words} {left}"


def starting_facts() -> tuple[str, ...]:
    """Return what is told of a starting hand: boxes, per Ante, best play, main bets, all bets."""
    return _("boxes"), _("per Ante"), _("best play"), _("Ante, Blind, Play"), _("all bets")


def not_known() -> str:
    """Return what stands in place of a figure that is not known."""
    return _("not known")
