"""What came of a round in sentences, as the table says it while it pays."""

from __future__ import annotations

from collections.abc import Iterable

from uth.chips import Rounding
from uth.game.settlement import BetResult, BoxSettlement, Line, Result, Settlement, Why
from uth.i18n import gettext as _
from uth.table import Qualify, Table
from uth.words.choices import Say
from uth.words.hands import comparison_words, hand_caption, hand_words
from uth.words.settlement import a_hand_words, bet_words, odds_words

_PLAIN = {
    BetResult.WIN: "{bet} pays {amount}",
    BetResult.PUSH: "{bet} pushes",
    BetResult.LOSE: "{bet} loses",
    BetResult.NONE: "no {bet} bet",
}
_LINES = {
    Why.PAYTABLE_PAYS: "{bet} {odds} pays {amount}",
    Why.LOST_HAND_PAYS: "{bet} {odds} for the hand that loses pays {amount}",
    Why.LOST_HAND_PUSHES: "{bet} pushes for the hand that loses",
    Why.NOT_QUALIFIED_PUSHES: "{bet} pushes as the dealer does not qualify",
    Why.NOT_QUALIFIED_PAYS: "{bet} pays {amount} as the dealer does not qualify",
    Why.LOST_WITH_FOLD: "{bet} is lost with the fold",
    Why.MUST_WIN: "{bet} loses as the hand does not beat the dealer",
    Why.MUST_WIN_TIE_PUSHES: "{bet} pushes as the hand ties the dealer",
    Why.MUST_WIN_ELSE_PUSHES: "{bet} pushes as the hand does not beat the dealer",
}
"""Where the reason is not plain from the hands."""


def dealer_sentence(settlement: Settlement) -> str:
    """Return the dealer's hand: ``Dealer: pair of nines, ace kicker``."""
    return _("Dealer: {hand}").format(hand=hand_words(settlement.dealer))


def qualifies_words(table: Table, settlement: Settlement) -> str:
    """Return the line under the dealer's hand; nothing where the dealer always qualifies."""
    if table.rules.dealer_qualifies is Qualify.ALWAYS:
        return ""
    return _("qualifies") if settlement.qualifies else _("does not qualify")


def box_called(number: int, owner: str = "") -> str:
    """Return a box by its number; *owner*: whose it is, where that is somebody else."""
    box = _("Box {number}, {owner}") if owner else _("Box {number}")
    return box.format(number=number, owner=owner)


def box_sentence(settlement: Settlement, settled: BoxSettlement, table: Table, say: Say, *, called: str = "") -> str:
    """Return what a box gets: ``Full house. Ante pays $10, Blind 3 to 1 pays $30, Play loses``.

    *called*: the box by its name, where there are several.
    """
    parts = [line_words(line, table, say) for line in settled.lines if line.result is not BetResult.NONE]
    hand = _headline(settlement, settled)
    head = _("{box}: {head}").format(box=called, head=hand) if called else hand
    sentence = _("{head}. {lines}").format(head=head, lines=", ".join(parts))
    return sentence[:1].upper() + sentence[1:]


def _headline(settlement: Settlement, settled: BoxSettlement) -> str:
    if settled.result is Result.FOLD:
        return _("folded with {hand}").format(hand=a_hand_words(settled.hand.category))
    return comparison_words(settled.hand, settlement.dealer)


def line_words(line: Line, table: Table, say: Say) -> str:
    """Return what became of one bet: ``Blind 3 to 1 pays $30``, ``Ante pushes, the dealer does not qualify``."""
    sentence = _(_LINES.get(line.why) or _PLAIN[line.result])
    words = sentence.format(bet=bet_words(line.bet), odds=odds_words(line), amount=say(line.paid))
    return f"{words}{_reduced(line, table, say)}"


def _reduced(line: Line, table: Table, say: Say) -> str:
    """What the payout cap or rounding changed."""
    if line.paid != line.uncapped:
        return _(" (of {uncapped}: payout cap)").format(uncapped=say(line.uncapped))
    if line.odds is not None and line.uncapped * line.odds.per != line.stake * line.odds.pays:
        return _(" (rounded down)") if table.rounding is Rounding.DOWN else _(" (rounded up)")
    return ""


def result_word(result: Result) -> str:
    """Return how a box comes out, for the pill while it is being settled."""
    return {Result.WIN: _("wins"), Result.LOSE: _("loses"), Result.TIE: _("ties"), Result.FOLD: _("folded")}[result]


def caption(settled: BoxSettlement) -> str:
    """Return the hand under a box's pill: ``two pair, kings and nines``, ``tie: pair of kings``, ``folded``."""
    if settled.result is Result.FOLD:
        return _("folded")
    hand = hand_caption(settled.hand)
    return _("tie: {hand}").format(hand=hand) if settled.result is Result.TIE else hand


def round_sentence(number: int, settlement: Settlement, say_net: Say, boxes: Iterable[int]) -> str:
    """Return what the round came to, for the line under the bankroll: ``round 57: +$135``."""
    net = sum(settlement.box(box).net for box in boxes)
    return _("round {number}: {net}").format(number=f"{number:,}", net=say_net(net))
