"""What mistakes cost, in words: a leak, its examples, luck apart from skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.cards import Card, format_cards
from uth.chips import Currency
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Street
from uth.words.advice import antes_words, small_money
from uth.words.figures import number_words
from uth.words.money import signed_money_words
from uth.words.statistics import round_words
from uth.words.strategy import mistake_words, share_words, street_words


@dataclass(frozen=True, slots=True)
class Cost:
    """So many Antes, and what they came to in minor units."""

    antes: Fraction
    money: Fraction
    currency: Currency

    def __str__(self) -> str:
        """In words: ``1.260 Antes ($12.60)``."""
        if not self.antes:
            return _("nothing")
        parts = {"antes": antes_words(self.antes), "money": small_money(self.money, self.currency)}
        return _("{antes} ({money})").format(**parts)


def total_words(player: str, rounds: str, cost: str) -> str:
    """Return what all mistakes cost: ``Ann: 9 rounds, mistakes cost 0.003 Antes ($0.01)``."""
    return _("{player}: {rounds}, mistakes cost {cost}").format(player=player, rounds=rounds, cost=cost)


def titles() -> tuple[str, str, str]:
    """Return what stands over the decisions of each street, how many were right, and what the others cost."""
    return _("Decisions"), "", _("Cost")


def when_words(street: Street | None) -> str:
    """Return the moment of a decision: ``on the flop``; None stands for a dark box: ``before the deal``."""
    return street_words(street) if street is not None else _("before the deal")


def leak_words(hand: str, choices: tuple[Choice, Choice], times: tuple[int, int], cost: Cost) -> str:
    """Return a leak in a sentence: ``king-three offsuit: check instead of 4x, 2 of 5 times, costs 0.081 Antes ($0.81)``

    *choices*: what was done and what would have been best; *times*: how often, of how often it was to be decided.
    """
    sentence = ngettext(
        "{hand}: {mistake}, {times} of {faced} time, costs {cost}",
        "{hand}: {mistake}, {times} of {faced} times, costs {cost}",
        times[1],
    )
    return sentence.format(hand=hand, mistake=mistake_words(*choices), times=times[0], faced=times[1], cost=cost)


def example_words(number: int, hole: Sequence[Card], board: Sequence[Card], cost: Cost) -> str:
    """Return a hand to look at: ``round 17: Kd 4s on Ah 9c 2d, 0.081 Antes ($0.81)``."""
    sentence = _("{round}: {hole} on {board}, {cost}") if board else _("{round}: {hole}, {cost}")
    return sentence.format(round=round_words(number), hole=format_cards(hole), board=format_cards(board), cost=cost)


def more_words(count: int) -> str:
    """Return that so many leaks are left out of a list."""
    sentence = ngettext(
        "{count} smaller leak is not listed: --most N lists more.",
        "{count} smaller leaks are not listed: --most N lists more.",
        count,
    )
    return sentence.format(count=f"{count:,}")


def accuracy_words(decisions: int, right: int, close: int) -> str:
    """Return how many decisions were right: ``48 of 50 right (96.00 %), 12 close``."""
    if not decisions:
        return _("no decision")
    sentence = _("{right} of {decisions} right ({share}), {close} close")
    share = share_words(Fraction(right, decisions))
    return sentence.format(right=f"{right:,}", decisions=f"{decisions:,}", share=share, close=f"{close:,}")


def luck_words(net: int, expected: Fraction, deviation: float, currency: Currency) -> str:
    """Return a result beside what best play less the cost of the mistakes is worth on average, and how far results of
    best play stray from their mean (minor units).
    """
    sentence = _(
        "The result is {net}. Best play at the same stakes, with the cost of these mistakes taken off, brings "
        "{expected} on average, give or take {deviation}: luck was {luck}, {away} standard deviations."
    )
    luck = net - expected
    return sentence.format(
        net=signed_money_words(net, currency, decimals=True),
        expected=signed_money_words(round(expected), currency, decimals=True),
        deviation=small_money(Fraction(deviation), currency),
        luck=signed_money_words(round(luck), currency, decimals=True),
        away=number_words(float(luck) / deviation, 2) if deviation else number_words(0, 2),
    )
