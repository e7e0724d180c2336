"""What became of a bet and why, in words."""

from __future__ import annotations

from uth.chips import Rounding
from uth.game.settlement import BetResult, Line, Result, Why
from uth.hands import Category
from uth.i18n import gettext as _
from uth.i18n import pgettext
from uth.table import Bet, Table
from uth.words.money import money_words
from uth.words.sign import pay_words

_BETS = {Bet.ANTE: "Ante", Bet.BLIND: "Blind", Bet.PLAY: "Play", Bet.TRIPS: "Trips"}
_A_HAND = {
    Category.HIGH_CARD: "a high card",
    Category.PAIR: "a pair",
    Category.TWO_PAIR: "two pair",
    Category.THREE_OF_A_KIND: "three of a kind",
    Category.STRAIGHT: "a straight",
    Category.FLUSH: "a flush",
    Category.FULL_HOUSE: "a full house",
    Category.FOUR_OF_A_KIND: "four of a kind",
    Category.STRAIGHT_FLUSH: "a straight flush",
    Category.ROYAL_FLUSH: "a royal flush",
}
_WHY = {
    Why.NO_BET: "no bet",
    Why.BEATS_DEALER: "beats the dealer",
    Why.LOSES_TO_DEALER: "loses to the dealer",
    Why.TIES_DEALER: "ties the dealer",
    Why.FOLDED: "folded",
    Why.NOT_QUALIFIED_PUSHES: "the dealer does not qualify: pushes",
    Why.NOT_QUALIFIED_PAYS: "the dealer does not qualify: pays {odds}",
    Why.PAYTABLE_PAYS: "{hand} pays {odds}",
    Why.PAYTABLE_PUSHES: "{hand} pushes",
    Why.PAYTABLE_LOSES: "{hand} loses",
    Why.LOST_HAND_PAYS: "{hand} that loses pays {odds}",
    Why.LOST_HAND_PUSHES: "{hand} that loses pushes",
    Why.LOST_WITH_FOLD: "lost with the fold",
    Why.MUST_WIN: "pays only a hand that beats the dealer",
    Why.MUST_WIN_TIE_PUSHES: "pays only a hand that beats the dealer, a tie pushes",
    Why.MUST_WIN_ELSE_PUSHES: "pays only a hand that beats the dealer, else pushes",
}
_RESULTS = {Result.WIN: "win", Result.LOSE: "lose", Result.TIE: "tie", Result.FOLD: "fold"}
_BET_RESULTS = {BetResult.WIN: "win", BetResult.LOSE: "lose", BetResult.PUSH: "push", BetResult.NONE: "none"}


def bet_words(bet: Bet) -> str:
    """Return the bet's name as the felt has it: ``Blind``."""
    return _(_BETS[bet])


def circle_words(bet: Bet) -> tuple[str, str]:
    """Return what a betting circle says, and its letter where there is no room for the word: ``ANTE``, ``A``."""
    return {
        Bet.ANTE: (_("ANTE"), pgettext("betting circle", "A")),
        Bet.BLIND: (_("BLIND"), pgettext("betting circle", "B")),
        Bet.PLAY: (_("PLAY"), pgettext("betting circle", "P")),
        Bet.TRIPS: (_("TRIPS"), pgettext("betting circle", "T")),
    }[bet]


def a_hand_words(category: Category) -> str:
    """Return the kind of hand with its article: ``a flush``."""
    return _(_A_HAND[category])


def result_words(result: Result | BetResult) -> str:
    """Return how a box or a bet came out, in one word: ``push``."""
    return _(_RESULTS[result] if isinstance(result, Result) else _BET_RESULTS[result])


def odds_words(line: Line) -> str:
    """Return what a bet is paid: ``3 to 2``; empty for one that is not."""
    return pay_words(line.odds) if line.odds is not None else ""


def why_words(line: Line, table: Table) -> str:
    """Return why a bet came out as it did: ``a flush pays 3 to 2``, and what rounding or the payout cap took."""
    hand = a_hand_words(line.hand) if line.hand is not None else ""
    words = _(_WHY[line.why]).format(hand=hand, odds=odds_words(line))
    return f"{words}{_rounded(line, table)}{_capped(line, table)}"


def _rounded(line: Line, table: Table) -> str:
    if line.odds is None or line.uncapped * line.odds.per == line.stake * line.odds.pays:
        return ""
    sentence = _(", rounded down to {amount}") if table.rounding is Rounding.DOWN else _(", rounded up to {amount}")
    return sentence.format(amount=money_words(line.uncapped, table.currency, decimals=True))


def _capped(line: Line, table: Table) -> str:
    if line.paid == line.uncapped:
        return ""
    amount = money_words(line.paid, table.currency, decimals=True)
    return _(", held to {amount} by the payout cap").format(amount=amount)
