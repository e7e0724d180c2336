"""Dealer errors and their prices in words."""

from __future__ import annotations

from fractions import Fraction

from uth.game.settlement import BetResult
from uth.hands import Category
from uth.i18n import gettext as _
from uth.table import Bet
from uth.words.figures import number_words
from uth.words.hands import category_words
from uth.words.school_report import mistake_words
from uth.words.settlement import bet_words


def title() -> str:
    """Return the title of the document."""
    return _("What dealer errors cost")


def group_words(group: str) -> str:
    """Return what errors are about, a heading; *group*: its contract word."""
    return {
        "a bet treated wrongly": _("A bet treated wrongly"),
        "a wrong amount": _("A wrong amount"),
        "paid by another sign": _("Trips paid by another table's sign"),
        "a hand misread": _("A hand misread"),
    }[group]


def about_group_words(group: str) -> str:
    """Return what the errors of a group are, and what is supposed; *group*: its contract word."""
    return {
        "a bet treated wrongly": _(
            "A bet is paid, left or taken against the settlement. One that is paid though its hand is not on the sign"
            " is paid at the lowest odds of the sign. Ante and Blind of a folded hand are gone by then."
        ),
        "a wrong amount": _("A winning bet is paid at the odds of the line beside its own, or rounded the other way."),
        "paid by another sign": _(
            "A winning Trips bet is paid by the sign of another table, at each hand where the two differ."
        ),
        "a hand misread": _(
            "A misread hand keeps its winner, so that only its lines on the signs are wrong; a misread winner keeps its"
            " hand; a misread dealer keeps both. Hands under those that a sign names are misread as no pay at all."
        ),
    }[group]


def kind_words(mistake: str, bet: Bet | None, hands: tuple[Category, Category] | None, way: str) -> str:
    """Return one kind of error: *hands* the misread one and as what, *way* a contract word or the name of a table."""
    if hands is not None:
        is_so, read = map(category_words, hands)
        return _("{hand} read as {other}").format(hand=is_so, other=read)
    if bet is None:
        return _(_READ[way])
    name = _("{bet}: {mistake}").format(bet=bet_words(bet), mistake=mistake_words(mistake))
    if not way:
        return name
    return _("{kind}, {way}").format(kind=name, way=_(_LINES[way]) if way in _LINES else way)


_LINES = {"the line above": "the line above", "the line below": "the line below"}
_READ = {
    "a winning hand read as losing": "a winning hand read as losing",
    "a losing hand read as winning": "a losing hand read as winning",
    "a tie read as losing": "a tie read as losing",
    "a tie read as winning": "a tie read as winning",
    "a dealer who qualifies read as not": "a dealer who qualifies read as not",
    "a dealer who does not qualify read as doing": "a dealer who does not qualify read as doing",
}


def done_words(kind: str, done: BetResult) -> str:
    """Return an error with what was done to the bet: ``paid``, ``left``, ``taken``."""
    what = {BetResult.WIN: _("paid"), BetResult.PUSH: _("left"), BetResult.LOSE: _("taken")}[done]
    return _("{kind} ({what})").format(kind=kind, what=what)


def columns_words() -> str:
    """Return what the columns of every list of errors are."""
    return _(
        "Each list has how seldom a round of one box ends so that the error can be made, how many such occasions an"
        " hour has, what the error costs the house each time, and what it costs in an hour; less than nothing is what"
        " the players lose."
    )


def one_in_words(chance: Fraction) -> str:
    """Return how seldom something is: ``1 in 7.0``."""
    seldom = 1 / chance
    return _("1 in {number}").format(number=f"{float(seldom):,.1f}" if seldom < 1000 else f"{float(seldom):,.0f}")


def rate_words(per_thousand: Fraction) -> str:
    """Return how often an error is supposed to be made."""
    return _(
        "Supposed: each error is made on {rate} of 1,000 occasions for it. An occasion is a box in a round that ends"
        " so that the error can be made."
    ).format(rate=_rate(per_thousand))


def own_rate_words(mistake: str, per_thousand: Fraction) -> str:
    """Return at which rate one kind of error is made instead."""
    return _("{mistake}: on {rate} of 1,000 occasions.").format(
        mistake=mistake_words(mistake), rate=_rate(per_thousand)
    )


def _rate(per_thousand: Fraction) -> str:
    return number_words(per_thousand, 2).rstrip("0").rstrip(".")


def sides_words() -> str:
    """Return how the groups are to be read."""
    return _(
        "What errors cost the house and what they cost the players do not cancel: what the players lose is owed to"
        " them. Nor do the groups add up: each looks at the same payments from its own side."
    )


def exact_words() -> str:
    """Return how the figures come about."""
    return _(
        "Chances and costs are exact: they follow from how all 27,813,810,024,000 deals of a box end under this way"
        " to play, and from what the table really pays at these stakes, rounded and capped. The boxes of a round share"
        " cards; means add up all the same. What an hour costs is a mean, too."
    )


def played_words(name: str) -> str:
    """Return which way to play the ends of the deals are those of."""
    return _("Played as the strategy {name} does.").format(name=name)
