"""Advice for a live hand in words: what to do, why, and by which rule. Every number is that of the arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.chips import Currency
from uth.game.model import Choice
from uth.hands import Category
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.table import Street
from uth.words.choices import choice_label, joined
from uth.words.figures import number_words
from uth.words.hands import category_words
from uth.words.money import money_words
from uth.words.strategy import share_words

_DOING = {Choice.CHECK: "Checking", Choice.FOLD: "Folding"}
_LEAST_ANTES = Fraction(1, 2000)
"""What is less is not rounded to nothing."""


@dataclass(frozen=True, slots=True)
class Stand:
    """How a hand stands: *hand* in words, and the deals that can still come in which it wins, ties and loses."""

    street: Street
    hand: str
    win: int
    tie: int
    lose: int

    @property
    def deals(self) -> int:
        """All of them."""
        return self.win + self.tie + self.lose


def counts_words(win: int, tie: int, lose: int) -> str:
    """Return how the player's hand stands against all the dealer can have."""
    sentence = _("The dealer can have {hands} hands: this hand beats {win}, ties {tie} and loses to {lose}.")
    numbers = {"hands": win + tie + lose, "win": win, "tie": tie, "lose": lose}
    return sentence.format(**{name: f"{number:,}" for name, number in numbers.items()})


def ignored_words(*, dead_cards: bool, trips: bool, funds: bool = False) -> str:
    """Return the mark of a value that leaves something out: ``without the other boxes``; nothing is no mark.

    *funds*: it supposes a Play on the flop that cannot be paid.
    """
    left_out = [word for word, is_left_out in ((_("the other boxes"), dead_cards), (_("Trips"), trips)) if is_left_out]
    without = _("without {what}").format(what=joined(left_out)) if left_out else ""
    if not funds:
        return without
    enough = _("as if there was money for 2x on the flop")
    return _("{one}, {other}").format(one=without, other=enough) if without else enough


def not_affordable_words(rule: str, choice: Choice) -> str:
    """Return a rule, and that there is no money for what it says."""
    return _("{rule}; there is not enough money for {choice}").format(rule=rule, choice=choice_label(choice))


def short_words(flop: int, river: int) -> str:
    """Return that Play on the flop cannot be paid, and how a check is valued then; by their multiples."""
    sentence = _("There is not enough money for {flop}x on the flop: a check counts with {river}x on the river alone.")
    return sentence.format(flop=flop, river=river)


def held_words(hand: str, category: Category, *, hidden: bool) -> str:
    """Return a hand with its article, and who makes it: ``a pair of nines with a card of yours``."""
    if category is Category.HIGH_CARD:
        return hand
    if not hidden:
        return _("{hand} on the board").format(hand=hand)
    return _("{hand} with a card of yours").format(hand=hand) if category is Category.PAIR else hand


def by_rule_words() -> str:
    """Return the mark of a choice that is a named rule's, before its values are known."""
    return _("by the rule of thumb; the exact values follow")


def best_words(best: Choice, stand: Stand) -> str:
    """Return what to do with which hand: ``Play 2x. You have pocket nines.``"""
    return _("{choice}. You have {hand}.").format(choice=choice_label(best), hand=stand.hand)


def stand_words(stand: Stand) -> str:
    """Return how the hand stands: ``Never folded, this hand wins 71.27 % of the deals that can still come`` ...

    What always or never happens is said so only where no deal is an exception.
    """
    if stand.street is Street.RIVER:
        return _on_river(stand)
    if not stand.lose:
        return _("This hand can never lose.")
    if not stand.win:
        return _("This hand can never win.")
    win, tie = (share_words(Fraction(each, stand.deals)) for each in (stand.win, stand.tie))
    sentence = _("Never folded, this hand wins {win} of the deals that can still come and ties {tie}.")
    return sentence.format(win=win, tie=tie)


def _on_river(stand: Stand) -> str:
    if not stand.lose:
        return _("No hand of the dealer beats that.")
    if not stand.win:
        return _("That beats no hand that the dealer can have.")
    return _("That beats {win} of the dealer's {hands} hands.").format(win=f"{stand.win:,}", hands=f"{stand.deals:,}")


def cost_words(choice: Choice, cost: Fraction, ante: int, currency: Currency) -> str:
    """Return what another choice costs: ``Checking costs 0.412 Antes ($4.12).``; *ante* is in minor units."""
    if not cost:
        return _("{doing} is worth exactly as much.").format(doing=doing_words(choice))
    sentence = _("{doing} costs {antes} ({money}).")
    return sentence.format(doing=doing_words(choice), antes=antes_words(cost), money=small_money(cost * ante, currency))


def antes_words(antes: Fraction) -> str:
    """Return an amount above 0 in Antes, never rounded to nothing: ``0.412 Antes``."""
    if antes < _LEAST_ANTES:
        return _("under 0.001 Antes")
    return _("{number} Antes").format(number=number_words(antes, 3))


def small_money(amount: Fraction, currency: Currency) -> str:
    """Return an amount above 0 in minor units, rounded to whole ones and never to nothing: ``$4.12``."""
    if amount < Fraction(1, 2):
        return _("under {money}").format(money=money_words(1, currency, decimals=True))
    return money_words(round(amount), currency, decimals=True)


def doing_words(choice: Choice) -> str:
    """Return a choice as the subject of a sentence: ``Checking``, ``Playing 4x``."""
    if choice.multiple:
        return _("Playing {multiple}x").format(multiple=choice.multiple)
    return _(_DOING[choice])


# --- rules


def agreeing_words(rule: str) -> str:
    """Return that the named rule says so too."""
    return _("The rule: {rule}.").format(rule=rule)


def disagreeing_words(rule: str, cost: Fraction) -> str:
    """Return that the named rule is wrong here, and what following it costs, in Antes."""
    return _("The rule of thumb is wrong here ({rule}): it costs {antes}.").format(rule=rule, antes=antes_words(cost))


def dead_cards_words(without: Choice) -> str:
    """Return that the cards of the other boxes change the answer, and what is best without them."""
    sentence = _("The cards of your other boxes change the answer: without them it is {choice}.")
    return sentence.format(choice=choice_label(without))


# --- what must happen


def improving_words(made: Sequence[tuple[Category, int]], count: int, chance: Fraction) -> str:
    """Return which cards improve a hand on the flop: ``9 outs for flush, 6 for pair: one of 15 comes in 54.12 %.``

    *chance*: that at least one of them is among the next two cards.
    """
    if not made:
        return _("No card gives you a better kind of hand, except those that help the dealer as well.")
    listed = ", ".join(_("{count} for {hand}").format(count=number, hand=category_words(hand)) for hand, number in made)
    sentence = ngettext(
        "Outs: {listed}. It comes in {chance}.", "Outs: {listed}. One of these {count} comes in {chance}.", count
    )
    return sentence.format(listed=listed, count=count, chance=share_words(chance))


def dealer_outs_words(count: int, dead: int, *, both: bool = False) -> str:
    """Return how many cards give the dealer a better hand, and how many of them lie in the player's other boxes.

    *both*: a hand is both hole cards and three of the board, so that no card is a hand with the board alone.
    """
    sentence = _outs_with_both(count) if both else _outs_alone(count)
    if not dead:
        return sentence
    lie = ngettext("{dead} of them lies in your other boxes", "{dead} of them lie in your other boxes", dead)
    left = ngettext("{left} is left", "{left} are left", count - dead) if count > dead else _("none is left")
    lying = _("{lie}, {left}.").format(lie=lie.format(dead=dead), left=left.format(left=count - dead))
    return f"{sentence} {lying}"


def _outs_alone(count: int) -> str:
    sentence = ngettext(
        "{count} dealer out: of the 45 cards outside your hand and the board, {count} makes a better hand than yours "
        "with the board, whatever else the dealer has.",
        "{count} dealer outs: of the 45 cards outside your hand and the board, {count} make a better hand than yours "
        "with the board, whatever else the dealer has.",
        count,
    )
    return sentence.format(count=count)


def _outs_with_both(count: int) -> str:
    sentence = ngettext(
        "{count} dealer out: of the 45 cards outside your hand and the board, {count} beats you in the dealer's hand "
        "with any other card beside it.",
        "{count} dealer outs: of the 45 cards outside your hand and the board, {count} beat you in the dealer's hand "
        "with any other card beside them.",
        count,
    )
    return sentence.format(count=count)
